"""The trainer's desk: a host without a seat answers, chooses what comes, changes rules; players see that, and cannot do it."""

from playwright.sync_api import Page, expect

from tests.web.conftest import Desk
from tests.web.playing import post, until
from tests.web.serving import Server
from tests.web.test_accessible import settled


def test_the_desk(desk: Desk, server: Server) -> None:
    trainer, player = desk.page(server), desk.page(server, 360, 740)
    trainer.goto("/")
    trainer.locator("article.game", has_text="FinanciaLit").locator(".hit").click()
    trainer.locator(".ways .lead").click()
    expect(trainer.locator(".shared")).to_contain_text("You lead this table")
    settled(trainer)
    table = trainer.url.rpartition("/")[2]
    player.goto(f"/t/{table}")
    player.fill("#sit-name", "Bea")
    player.get_by_role("button", name="Take a seat").click()
    expect(trainer.locator(".seats .name", has_text="Bea")).to_be_visible()
    trainer.get_by_role("button", name="Start, with bots").click()
    expect(trainer.locator(".trainer")).to_be_visible()
    expect(player.locator(".trainer")).to_have_count(0)
    trainer.locator("summary", has_text="Choose what comes next").click()
    events = trainer.locator("[data-stream=event_next]")
    events.locator("summary").click()
    third = events.locator("[data-outcome]").nth(2)
    name = third.locator("b").first.inner_text()
    many = events.locator("[data-outcome]").count()
    search = events.get_by_role("searchbox", name="Search")
    search.fill("xyzzy")
    expect(events.get_by_role("status")).to_have_text("Nothing here has that name.")
    search.fill(name.upper())
    expect(events.locator("[data-outcome]").first).to_contain_text(name)
    assert events.locator("[data-outcome]").count() < many
    events.locator("[data-outcome]").first.get_by_role("button").click()
    expect(events.locator(".wished")).to_contain_text(name)
    trainer.locator("summary", has_text="Change a rule").click()
    trainer.locator(".trainer [data-group=market] > summary").click()
    trainer.locator("#option-goods_price").fill("2")
    trainer.locator("#option-goods_price").blur()
    settled(trainer)
    heard = """table => fetch(`/api/tables/${table}`).then(answer => answer.json()).then(state =>
        ["trainer_prepared", "rule_change_announced"].every(key => state.facts.some(fact => fact.key === key)))"""
    until(player, heard, table)
    refused = post(player, f"/api/tables/{table}/moves", {"id": "x1", "question": None, "move": ["force", "event_next", "EVT-01"]})
    assert refused["reason"] == "trainer_only"
    trainer.reload()
    trainer.locator("summary", has_text="Change a rule").click()
    expect(trainer.locator("#option-goods_price"), "the desk remembers what is announced").to_have_value("2")
    expect(trainer.locator(".trainer [data-group=market]")).to_contain_text("from the next round: 2")


def test_hidden_cards_stay_off_the_screen_until_they_are_asked_for(desk: Desk, server: Server) -> None:
    trainer, player = desk.page(server, lang="es", color_scheme="dark"), desk.page(server, 360, 740)
    table = post(trainer, "/api/tables", {"game": "multiverse", "seats": 3, "seat": None})["table"]
    post(player, f"/api/tables/{table}/join", {"name": "Bea"})
    post(trainer, f"/api/tables/{table}/start", {"fill": "baseline"})

    def told(page: Page) -> str:
        """The log, as it can be read on this screen."""
        page.get_by_role("button", name="Lo que pasó").click()
        expect(page.locator("dialog ol")).to_contain_text("Bea")
        log = page.locator("dialog ol").inner_text()
        page.keyboard.press("Escape")
        return log

    trainer.goto(f"/t/{table}")
    expect(trainer.locator(".trainer .head")).to_contain_text("Mostrar cartas ocultas")
    settled(trainer)
    assert "tu mano" not in told(trainer)
    trainer.get_by_role("button", name="Mostrar cartas ocultas").click()
    expect(trainer.locator("#trainer-hidden")).to_contain_text("Que no la vea nadie más")
    settled(trainer)
    assert "tu mano" in told(trainer)
    trainer.reload()
    expect(trainer.get_by_role("button", name="Tapar cartas ocultas")).to_be_visible()
    other = post(trainer, "/api/tables", {"game": "multiverse", "seats": 3, "seat": None})["table"]
    post(player, f"/api/tables/{other}/join", {"name": "Bea"})
    post(trainer, f"/api/tables/{other}/start", {"fill": "baseline"})
    trainer.goto(f"/t/{other}")
    expect(trainer.get_by_role("button", name="Mostrar cartas ocultas")).to_be_visible()
    trainer.goto(f"/t/{table}")
    trainer.get_by_role("button", name="Tapar cartas ocultas").click()
    assert "tu mano" not in told(trainer)
    player.goto(f"/t/{table}")
    player.locator("header .narrow").click()
    player.locator(".menu .button").nth(1).click()
    expect(player.locator(".menu-page")).not_to_contain_text("watching")
