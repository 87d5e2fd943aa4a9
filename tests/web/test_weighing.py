"""Whoever weighs an option keeps it while others act: only a new question begins anew."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Desk
from tests.web.playing import lay, pick, post
from tests.web.serving import Server

OPEN = """([table, name]) => fetch(`/api/tables/${table}`).then(answer => answer.json())
    .then(({view}) => view.may.find(asked => asked.moves.some(move => move.name === name))?.id ?? null)"""
"""The question in which a move is open that can be made at any time."""
AIMED = re.compile(r"\baimed\b")


def together(desk: Desk, server: Server, game: str, **options: Any) -> tuple[Page, Page, str]:
    """Ana, who is asked first, and Bea beside her."""
    ana, bea = desk.page(server), desk.page(server)
    table = lay(ana, game, fill=None, start=False, options=options)
    bea.goto(f"/t/{table}")
    bea.fill("#sit-name", "Bea")
    bea.get_by_role("button", name="Take a seat").click()
    expect(bea.locator("#sit-name")).to_have_count(0)
    post(ana, f"/api/tables/{table}/start", {"fill": "baseline"})
    ana.goto(f"/t/{table}")
    return ana, bea, table


@pytest.mark.parametrize(
    ("game", "options", "loan"),
    [
        ("financity", {"first_player": "host"}, "take_loan"),
        ("financialit", {"first_player": 0}, "take_loan"),
        ("citylife", {"rules": "advanced", "order": "seat"}, "borrow"),
    ],
)
def test_somebody_else_borrows(desk: Desk, server: Server, game: str, options: dict[str, Any], loan: str) -> None:
    ana, bea, table = together(desk, server, game, **options)
    if game == "citylife":
        ana.locator("[data-tool=bank]").click()
    weighed = ana.locator(".prompt .option:not([disabled])").last
    weighed.focus()
    expect(weighed).to_have_class(AIMED)
    plate = ana.locator("[data-plate='1']")
    before = plate.inner_text()
    done = post(bea, f"/api/tables/{table}/moves", {"id": "x1", "question": bea.evaluate(OPEN, [table, loan]), "move": [loan]})
    assert done["type"] == "done", done
    expect(plate).not_to_have_text(before, use_inner_text=True)
    expect(weighed).to_have_class(AIMED)
    expect(weighed).to_be_focused()


def test_somebody_else_bets(desk: Desk, server: Server) -> None:
    ana, bea, _ = together(desk, server, "multiverse")
    pick(ana, 0)
    pick(bea, 0)
    bea.locator(".go").click()
    expect(ana.locator(".rival", has_text="Bea")).to_contain_text("has bet")
    expect(ana.locator(".pick[aria-pressed=true]")).to_have_count(1)
