"""The trainer's desk: a host without a seat answers, chooses what comes, changes rules; players see that, and cannot do it."""

from playwright.sync_api import expect

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
    form = trainer.locator(".trainer form", has_text="The next event")
    form.locator("select").select_option(index=3)
    form.get_by_role("button").click()
    expect(form).to_contain_text("1 is chosen and waits")
    trainer.locator("summary", has_text="Change a rule").click()
    trainer.locator("#option-goods_price").fill("2")
    trainer.locator("#option-goods_price").blur()
    settled(trainer)
    heard = """table => fetch(`/api/tables/${table}`).then(answer => answer.json()).then(state =>
        ["trainer_prepared", "rule_change_announced"].every(key => state.facts.some(fact => fact.key === key)))"""
    until(player, heard, table)
    refused = post(player, f"/api/tables/{table}/moves", {"id": "x1", "question": None, "move": ["force", "event_next", "EVT-01"]})
    assert refused["reason"] == "trainer_only"
