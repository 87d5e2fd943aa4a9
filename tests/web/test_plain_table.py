"""The plain table: any registered game, drawn from option spaces, facts and messages alone."""

import random

import pytest
from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as Gone

from alcancia.games import GAMES, find
from tests.web.conftest import Desk
from tests.web.playing import IN_WORDS, TABLE, answered, lay, play_with_bots, until
from tests.web.serving import Server
from tests.web.test_accessible import settled

ANSWERS = 12


def fill_in(form: Locator, luck: random.Random) -> None:
    """Choose something in every control of a move."""
    for group in form.locator("[role=radiogroup]").all():
        luck.choice(group.locator(".choice").all()).click()
    for group in form.locator("[role=group]").all():
        for choice in group.locator(".choice").all():
            if not form.locator(".filled:not([disabled])").count() or luck.random() < 0.2:
                choice.click()


def answer(page: Page, luck: random.Random) -> bool:
    """Answer whatever is asked, by the controls on the page."""
    asked = page.locator("[data-asked]").get_attribute("data-asked")
    if not asked:
        return False
    question = page.locator(".asking:not(.small)")
    ways = [*question.locator(".option:not([disabled])").all(), *question.locator("form.move").all()]
    luck.shuffle(ways)
    for way in ways:
        try:
            tag = way.evaluate("way => way.tagName", timeout=2000)
        except Gone:  # somebody else's move has changed what can be answered: look again
            return False
        if tag == "BUTTON":
            way.click()
            break
        fill_in(way, luck)
        if way.locator(".filled:not([disabled])").count():
            way.locator(".filled").click()
            break
    else:
        return False  # a question that was answered is still on its way out
    answered(page, asked)
    return True


@pytest.mark.parametrize("game", GAMES)
def test_any_game_can_be_played_without_a_board(desk: Desk, server: Server, game: str) -> None:
    luck = random.Random(game)
    page = desk.page(server)
    page.add_init_script(IN_WORDS)
    bot = "baseline" if "baseline" in find(game).bots else "random"
    page.goto("/t/" + lay(page, game, max(min(find(game).seats), 2), fill=bot))
    expect(page.locator("div.plain")).to_be_visible()
    settled(page)
    made = 0
    for _ in range(400):
        if page.locator(".end").count() or made >= ANSWERS:
            break
        if answer(page, luck):
            made += 1
        else:
            page.wait_for_timeout(50)
    assert made >= 3
    expect(page.locator("[role=alert]")).to_have_count(0)
    settled(page)


def test_a_whole_game_on_the_plain_table(desk: Desk, server: Server) -> None:
    luck = random.Random(1)
    page = desk.page(server)
    play_with_bots(page, "Ana")
    page.locator("header .button", has_text=TABLE).click()
    page.get_by_label("Show the table in words").check()
    page.keyboard.press("Escape")
    expect(page.locator("div.plain")).to_be_visible()
    expect(page.locator(".mat")).to_have_count(0)
    expect(page.locator(".plain table")).to_contain_text("Ana")
    expect(page.locator(".plain dl")).to_contain_text("Left pile")
    for _ in range(600):
        if page.locator(".end").count():
            break
        if not answer(page, luck):
            page.wait_for_timeout(50)
    expect(page.locator(".end")).to_be_visible()
    until(page, "() => document.querySelectorAll('.end .score').length === 3")
