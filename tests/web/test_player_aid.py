"""The page beside the board: one sheet of paper a game, in both languages, and every figure on it the one in force."""

import re

import pytest
from playwright.sync_api import Page, expect

from alcancia import games
from alcancia.shelf.figures import book
from alcancia.text import locales
from tests.web.conftest import Desk
from tests.web.playing import look_up, post
from tests.web.serving import Server
from tests.web.test_accessible import settled

OTHER: dict[str, dict[str, object]] = {
    "citylife": {"starting_cash": 4000, "jail_turns": 2, "rules": "advanced"},
    "elplan": {"periods": 8, "buy_price": 4, "keep_limit": 2},
    "financialit": {"rounds": 6, "skill_cost": 2, "loan_cap": 2},
    "financity": {"years": 6, "goal_savings": 700, "savings_plan": "flat"},
    "multiverse": {"hand_size": 5, "full_line": 180, "fee": 60},
}
"""Rules that are told on each game's page."""
NUMBER = re.compile(r"\d+")


def printed(page: Page) -> int:
    """Look at it as paper; how many sheets it takes."""
    page.emulate_media(media="print")
    expect(page.locator("header")).to_be_hidden()
    wide = page.evaluate("() => [...document.querySelectorAll('main *')].filter(each => each.scrollWidth > each.clientWidth + 1).length")
    assert wide == 0, "nothing can be scrolled on paper"
    return page.pdf(prefer_css_page_size=True).count(b"/Type /Page\n")


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("game", games.GAMES)
def test_one_sheet_of_a_games_usual_figures(desk: Desk, server: Server, game: str, locale: str) -> None:
    page = desk.page(server, 794, 1123, locale)
    page.goto(f"/a/{game}")
    expect(page.locator("main img")).to_be_visible()
    assert page.locator("main img").evaluate("image => image.complete && image.naturalWidth > 0")
    assert page.locator("main table").count() >= 1
    settled(page)
    assert told(page) == figures(game, locale, {})
    assert printed(page) == 1


@pytest.mark.parametrize("game", games.GAMES)
def test_the_sheet_of_a_table_has_its_figures(desk: Desk, server: Server, game: str) -> None:
    page = desk.page(server, 794, 1123, "es")
    table = post(page, "/api/tables", {"game": game, "seats": 3, "name": "Ana", "options": OTHER[game]})["table"]
    page.goto(f"/a/{table}")
    assert told(page) == figures(game, "es", OTHER[game]) != figures(game, "es", {})
    expect(page.locator("main .changed").first).to_be_visible()
    assert printed(page) == 1


def test_the_sheet_of_a_box_has_its_money(desk: Desk, server: Server) -> None:
    page = desk.page(server, 794, 1123)
    box = next(each for each in look_up(page, "/api/boxes")["boxes"] if each["game"] == "financity")["box"]
    page.goto("/a/" + post(page, "/api/tables", {"game": box, "seats": 3, "name": "Ana"})["table"])
    expect(page.locator("main table").first).to_contain_text("¢")
    assert "$" not in page.locator("main").inner_text()


def told(page: Page) -> list[str]:
    """All numbers on the page, in order."""
    expect(page.locator("main table").first).to_be_visible()
    return NUMBER.findall(" ".join(page.locator("main .columns p, main .columns th, main .columns td").all_inner_texts()))


def figures(game: str, locale: str, options: dict[str, object]) -> list[str]:
    """The same from the first page of the book as it holds with these options."""
    of = games.find(game)
    settled_ = of.settle(options, 3)
    parts = book(of, locale, settled_, 3).first_page()[1:]
    return NUMBER.findall(" ".join(part.text for part in parts if not part.text.startswith("![")))
