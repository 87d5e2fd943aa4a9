"""A lesson as a trainer leads it: everybody knows what is played, and what is prepared is seen on the desk alone."""

import json
from pathlib import Path

from playwright.sync_api import expect

import alcancia
from tests.web.conftest import Desk
from tests.web.playing import play_out, post
from tests.web.serving import Server
from tests.web.test_accessible import settled


def test_the_goal_and_the_rules_of_the_day_stay_in_sight_everywhere(desk: Desk, server: Server) -> None:
    trainer, wall = desk.page(server, lang="es"), desk.page(server, 1920, 1080, "es")
    learner = desk.page(server, 360, 740, "es", color_scheme="dark")
    options = alcancia.presets("financialit")["race_to_15"]
    table = post(trainer, "/api/tables", {"game": "financialit", "seats": 3, "seat": None, "options": options})["table"]
    seat = post(learner, f"/api/tables/{table}/join", {"name": "Bea"})["seat"]
    post(trainer, f"/api/tables/{table}/start", {"fill": "baseline"})
    for page, address in ((trainer, f"/d/{table}"), (wall, f"/s/{table}"), (learner, f"/t/{table}")):
        page.goto(address)
        expect(page.locator("[data-today] summary").first).to_contain_text("15")
    expect(learner.locator("[data-today] summary").first).to_contain_text("de 15")
    # How everybody stands is told at the desk too, as the learner's own purse says it.
    own = trainer.locator(f"[data-now] [data-seat='{seat}']")
    expect(trainer.locator("[data-now] [data-seat]")).to_have_count(3)
    names, amounts = own.locator("dt").all_inner_texts(), own.locator("dd").all_inner_texts()
    assert dict(zip(names, amounts, strict=True)) == dict(
        zip(learner.locator(".purse dt").all_inner_texts(), learner.locator(".purse [data-amount]").all_inner_texts(), strict=False)
    )
    trainer.goto(f"/t/{table}")
    trainer.get_by_role("button", name="Lo que pasó").click()
    expect(trainer.locator("dialog ol")).to_contain_text("La regla de hoy")
    play_out(learner, table, seat)
    learner.goto(f"/t/{table}")
    expect(learner.locator(".end")).to_be_visible()
    expect(learner.locator("[data-today] summary").first).to_contain_text("de 15")


def test_what_is_prepared_on_a_second_screen_is_seen_there_alone(desk: Desk, server: Server, tmp_path: Path) -> None:
    trainer, phone, wall = desk.page(server), desk.page(server, 360, 740), desk.page(server, 1280, 720)
    table = post(trainer, "/api/tables", {"game": "financity", "seats": 2, "seat": None})["table"]
    learner = desk.page(server, 768, 1024)
    post(learner, f"/api/tables/{table}/join", {"name": "Bea"})
    trainer.goto(f"/t/{table}")
    expect(trainer.get_by_role("link", name="Open the desk on another screen")).to_have_attribute("href", f"/d/{table}")
    trainer.get_by_role("button", name="A code for my phone").click()
    code = trainer.locator("main [role=status]", has_text="type this code").inner_text().rpartition(": ")[2].strip()
    phone.goto(f"/d/{table}")
    phone.fill("#desk-code", code)
    phone.get_by_role("button", name="Come back").or_(phone.locator("form button")).first.click()
    script = phone.locator("[data-script]")
    script.locator("form select").first.select_option("stop")
    script.locator("form .wide input").fill("Who would insure now?")
    script.get_by_role("button", name="Put it into the script").click()
    expect(script.locator("ol")).to_contain_text("Who would insure now?")
    script.locator("form select").first.select_option("force")
    script.locator("form select").last.select_option(label="Earthquake")
    expect(script).to_contain_text("You pay: $200")
    script.get_by_role("button", name="Put it into the script").click()
    expect(script.locator("ol li")).to_have_count(2)
    settled(phone)
    with phone.expect_download() as saved:
        script.get_by_role("button", name="Save the script as a file").click()
    kept = json.loads(Path(saved.value.path()).read_text("utf-8"))
    assert [row["do"][0] for row in kept["rows"]] == ["stop", "force"]
    post(trainer, f"/api/tables/{table}/start", {"fill": "baseline"})
    wall.goto(f"/s/{table}")
    expect(wall.get_by_text("Who would insure now?")).to_be_visible()
    learner.goto(f"/t/{table}")
    expect(learner.get_by_text("Who would insure now?").first).to_be_visible()
    for page in (wall, learner):
        assert "Earthquake" not in page.locator("body").inner_text()
    phone.locator("summary", has_text="Choose what comes next").click()
    expect(phone.locator("[data-stream=events] .wished")).to_contain_text("Earthquake")
    phone.locator("[data-stream=events] summary").click()
    expect(phone.locator("[data-outcome=EV01] [data-says]")).to_contain_text("You pay: $120")
    expect(phone.locator("[data-outcome=EV01] [data-struck]").first).to_contain_text("loan cards +")
    settled(phone)
