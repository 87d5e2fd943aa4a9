"""What would this rule do? Asked on the page, answered from games that bots play meanwhile."""

import re

from playwright.sync_api import expect

from tests.web.conftest import Desk
from tests.web.playing import make_table, post
from tests.web.serving import Server
from tests.web.test_life_rules import unfold

TEN_SECONDS = 10_000


def test_in_the_lobby_one_rule_and_all_of_them(desk: Desk, server: Server) -> None:
    page = desk.page(server)
    make_table(page, "Ana", game="FinanCity")
    unfold(page, "frame", "goals")
    years = page.locator("[data-option=years]")
    expect(years.locator("[data-forecast]")).to_contain_text("What would")
    page.fill("#option-years", "5")
    page.locator("#option-years").blur()
    years.get_by_role("button", name="What does this do?").click()
    expect(years.get_by_role("status")).to_contain_text("at most ten seconds")
    years.get_by_role("button", name="Stop").click()
    expect(years.locator("[data-forecast]")).to_be_visible()
    page.fill("#option-goal_wellbeing", "250")
    page.locator("#option-goal_wellbeing").blur()
    together = page.get_by_role("button", name="What do these changes do together?")
    with page.expect_response("**/api/forecast", timeout=TEN_SECONDS) as answered:
        together.click()
    assert answered.value.status == 200 and answered.value.json()["games"] >= 8
    told = page.locator("[data-foretold]")
    expect(told.locator("li", has_text=re.compile("Length of the game: from 10"))).to_be_visible()
    page.fill("#option-years", "6")
    page.locator("#option-years").blur()
    expect(told).to_have_count(0)


def test_at_the_desk_before_a_rule_is_changed(desk: Desk, server: Server) -> None:
    trainer, player = desk.page(server, lang="es"), desk.page(server, 360, 740)
    table = post(trainer, "/api/tables", {"game": "financialit", "seats": 3, "seat": None})["table"]
    post(player, f"/api/tables/{table}/join", {"name": "Bea"})
    post(trainer, f"/api/tables/{table}/start", {"fill": "baseline"})
    trainer.goto(f"/t/{table}")
    trainer.locator("summary", has_text="Cambiar una regla").click()
    price = trainer.locator("[data-option=goods_price]")
    trainer.locator("details.group", has=price).locator("summary").first.click()
    with trainer.expect_response("**/api/forecast", timeout=TEN_SECONDS) as answered:
        price.get_by_role("button", name="¿Qué efecto tendría").click()
    asked = answered.value.request.post_data_json
    assert asked is not None and asked["game"] == "financialit" and asked["options"] == {"goods_price": 2} and asked["instead_of"] == {}
    expect(price.locator("[data-foretold] li").first).to_contain_text("de")
