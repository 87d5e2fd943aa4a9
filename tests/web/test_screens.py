"""Every question of every game on every screen: in sight, nothing on it, nothing too small, no number broken."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web import test_citylife, test_elplan, test_financialit, test_financity
from tests.web.conftest import Desk
from tests.web.measuring import faults
from tests.web.playing import ASKED, LOOKS, begin, move, turning
from tests.web.serving import Server
from tests.web.test_accessible import complaints

SIZES = [(360, 740), (320, 640), (768, 1024), (1024, 768), (740, 360), (683, 384), (1280, 800), (1920, 1080)]
"""A phone, a small one, a school's tablet in both positions, a phone on its side, a page at twice its size, a laptop, a large screen."""
EVERY_TIME = {"citylife": (740, 360), "elplan": (360, 740), "financialit": (768, 1024), "financity": (360, 740), "multiverse": (1024, 768)}
"""Which of them is measured in every run; all of them in the long one, where axe-core looks at every kind of question too."""
GAMES: dict[str, tuple[int, dict[str, Any], Any]] = {
    "citylife": (4, {"rules": "advanced", "max_rounds": 10}, test_citylife),
    "elplan": (4, {"periods": 4, "level": 3}, test_elplan),
    "financialit": (4, {"rounds": 3, "events_per_round": [1, 1, 1]}, test_financialit),
    "financity": (6, {"years": 4}, test_financity),
    "multiverse": (5, {}, None),
}
SAMPLE = [pytest.param(game, size, id=f"{game}-{size[0]}x{size[1]}") for game, size in EVERY_TIME.items()]
SWEEP = [pytest.param(game, size, id=f"{game}-{size[0]}x{size[1]}") for game in GAMES for size in SIZES]
TITLE = "() => document.querySelector('.page.holds h2, .stage.asks h2, [data-prompt] h2')?.innerText ?? ''"


class Sweep:
    """Measures whatever is asked, once each time it is asked; with `axe`, every kind of question through its eyes too."""

    def __init__(self, page: Page, axe: bool) -> None:
        self.page, self.axe, self.measured, self.found = page, axe, 0, dict[str, int]()
        self._before, self._kinds = "", set[str]()

    def look(self) -> None:
        """At the page as it stands."""
        title: str = self.page.evaluate(TITLE)
        now = f"{self.page.evaluate(ASKED)} {title}"
        if now == self._before:
            return
        self._before = now
        self.measured += 1
        kind = re.sub(r"\d+", "", title)
        seen = faults(self.page)
        if self.axe and kind not in self._kinds:
            self._kinds.add(kind)
            seen += complaints(self.page)
        for fault in seen:
            self.found[f"{kind}: {fault}"] = self.found.get(f"{kind}: {fault}", 0) + 1

    def play(self, played: Any) -> None:
        """A whole game, looking at every page that is turned and at every question before it is answered."""
        for turn in range(LOOKS):
            holds = self.page.locator(".page.holds").count()
            if holds:
                self.look()
            if self.page.locator(".end").count():
                return
            if played is None:
                if not holds and self.page.evaluate(ASKED):
                    self.look()
                if not move(self.page):
                    self.page.wait_for_timeout(30)
            elif not played.asked(self.page):
                self.page.wait_for_timeout(40)
            else:
                self.look()
                with turning(self.page):
                    played.answer(self.page, turn)
        raise AssertionError("the game never ended")


def sweep(desk: Desk, server: Server, game: str, size: tuple[int, int], axe: bool) -> None:
    """Play a game on such a screen, and find nothing."""
    seats, options, played = GAMES[game]
    page = desk.page(server, *size, lang="es", has_touch=size[0] < 1100, bypass_csp=axe)
    begin(page, game, seats, "baseline", **options)
    expect(page.locator("[data-prompt]").first).to_be_visible()
    swept = Sweep(page, axe)
    swept.play(played)
    assert swept.measured > 3, "hardly anything was asked"
    assert swept.found == {}


@pytest.mark.parametrize(("game", "size"), SAMPLE)
def test_every_question_can_be_read(desk: Desk, server: Server, game: str, size: tuple[int, int]) -> None:
    sweep(desk, server, game, size, axe=False)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "size"), SWEEP)
def test_every_question_on_every_screen(desk: Desk, server: Server, game: str, size: tuple[int, int]) -> None:
    sweep(desk, server, game, size, axe=True)


def test_what_is_too_small_broken_or_covered_is_noticed(desk: Desk, server: Server) -> None:
    page = desk.page(server, 360, 740, bypass_csp=True)
    begin(page, "financity", 2, "baseline", first_player="host")
    expect(page.locator(".prompt.asks h2")).to_be_visible()
    assert faults(page) == []
    page.add_style_tag(content=".prompt h2 { width: 3em; overflow-wrap: anywhere }")
    assert any("is broken in h2" in fault for fault in faults(page))
    page.add_style_tag(content=".prompt h2 { overflow: hidden; text-overflow: ellipsis; white-space: nowrap }")
    assert any("h2" in fault and "is cut to nothing" in fault for fault in faults(page))
    page.add_style_tag(content=".prompt h2 { width: auto; white-space: normal }")
    page.add_style_tag(content=".prompt .title { font-size: 9px }")
    assert any("9 px" in fault for fault in faults(page))
    page.add_style_tag(content=".mine .tile { flex: none; width: 9rem }")
    assert any("sticks out of section.panel" in fault for fault in faults(page))
    page.add_style_tag(content=".purse dd > span { display: block; width: 1.2em; white-space: normal; overflow-wrap: anywhere }")
    page.evaluate("() => { document.querySelector('.purse dd > span').textContent = '$1,200'; }")
    assert any("$1,200 is broken" in fault for fault in faults(page))
    page.add_style_tag(content=".purse { position: fixed !important; inset: 0 !important; z-index: 99 !important }")
    assert any("lies on the question" in fault for fault in faults(page))
    assert any("lies on button.press" in fault for fault in faults(page))
    page.add_style_tag(content="main { width: 500px }")
    assert any("too wide" in fault for fault in faults(page))
