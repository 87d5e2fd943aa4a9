"""Every question of every game on every screen: in sight, nothing on it, nothing too small, no number broken."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web import test_citylife, test_elplan, test_financialit, test_financity
from tests.web.conftest import Desk
from tests.web.measuring import faults
from tests.web.playing import ASKED, begin, move
from tests.web.serving import Server

SIZES = [(360, 740), (320, 640), (768, 1024), (1024, 768), (740, 360), (683, 384), (1280, 800)]
"""A phone, a small one, a school's tablet in both positions, a phone on its side, a page at twice its size, a laptop."""
EVERY_TIME = {"citylife": (740, 360), "elplan": (360, 740), "financialit": (768, 1024), "financity": (360, 740), "multiverse": (1024, 768)}
"""Which of them is measured in every run; all of them in the long one."""
GAMES: dict[str, tuple[int, dict[str, Any], Any]] = {
    "citylife": (4, {"rules": "advanced", "max_rounds": 10}, test_citylife),
    "elplan": (4, {"periods": 4, "level": 3}, test_elplan),
    "financialit": (4, {"rounds": 3, "events_per_round": [1, 1, 1]}, test_financialit),
    "financity": (6, {"years": 4}, test_financity),
    "multiverse": (5, {}, None),
}
CASES = [
    pytest.param(game, size, marks=() if EVERY_TIME[game] == size else pytest.mark.slow, id=f"{game}-{size[0]}x{size[1]}")
    for game in GAMES
    for size in SIZES
]


def multiverse(page: Page, each: Callable[[], None]) -> None:
    """A whole game; `each` at every question."""
    before = ""
    while not page.locator(".end").count():
        asked = page.evaluate(ASKED)
        if asked and asked != before and not page.locator(".page.holds").count():
            before = asked
            each()
        if not move(page):
            page.wait_for_timeout(30)


@pytest.mark.parametrize(("game", "size"), CASES)
def test_every_question_can_be_read(desk: Desk, server: Server, game: str, size: tuple[int, int]) -> None:
    seats, options, played = GAMES[game]
    page = desk.page(server, *size, lang="es", has_touch=size[0] < 1100)
    begin(page, game, seats, "baseline", **options)
    expect(page.locator("[data-prompt]").first).to_be_visible()
    found: dict[str, int] = {}

    def each() -> None:
        for fault in faults(page):
            found[fault] = found.get(fault, 0) + 1

    if played is None:
        multiverse(page, each)
    else:
        played.play(page, each=each)
    assert found == {}


def test_what_is_too_small_broken_or_covered_is_noticed(desk: Desk, server: Server) -> None:
    page = desk.page(server, 360, 740, bypass_csp=True)
    begin(page, "financity", 2, "baseline", first_player="host")
    expect(page.locator(".prompt.asks h2")).to_be_visible()
    assert faults(page) == []
    page.add_style_tag(content=".prompt .title { font-size: 9px }")
    assert any("9 px" in fault for fault in faults(page))
    page.add_style_tag(content=".purse dd { width: 1.2em; white-space: normal; overflow-wrap: anywhere }")
    page.evaluate("() => { document.querySelector('.purse dd').textContent = '$1,200'; }")
    assert any("$1,200 is broken" in fault for fault in faults(page))
    page.add_style_tag(content=".purse { position: fixed !important; inset: 0 !important; z-index: 99 !important }")
    assert any("lies on the question" in fault for fault in faults(page))
    page.add_style_tag(content="main { width: 500px }")
    assert any("too wide" in fault for fault in faults(page))
