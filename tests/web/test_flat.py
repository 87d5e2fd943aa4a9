"""The window of a small laptop is flat: board, hand and question are seen together all the same, in every game."""

import pytest
from playwright.sync_api import expect

from alcancia.games import GAMES
from tests.web.conftest import Desk
from tests.web.playing import begin, until
from tests.web.serving import Server

LINE = 24
"""Words that need one line more in some deal are no harm."""


@pytest.mark.parametrize("game", GAMES)
def test_a_flat_window_shows_the_whole_table(desk: Desk, server: Server, game: str) -> None:
    page = desk.page(server, 1366, 650, lang="es")
    begin(page, game, 4, "baseline")
    expect(page.locator(".prompt").first).to_be_visible()
    until(page, "() => document.getAnimations().every(one => one.playState !== 'running')")
    over = page.evaluate("document.documentElement.scrollHeight - innerHeight")
    assert over <= LINE, f"the page is {over} px too tall"
    letters = page.evaluate("parseFloat(getComputedStyle(document.documentElement).fontSize)")
    assert letters >= 13.6, "never more than a seventh smaller"
