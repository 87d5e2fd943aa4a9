"""Everything with the keyboard alone, and what a screen reader hears."""

import re

from playwright.sync_api import Page, expect

from tests.web.conftest import Desk
from tests.web.playing import ASKED, answered, box, pick, there
from tests.web.serving import Server

STEPS = 80


def reached(page: Page, what: str) -> bool:
    """Press Tab until something of this kind has the focus; it may be gone before that."""
    for _ in range(STEPS):
        if page.evaluate("what => document.activeElement?.matches(what) ?? false", what):
            return True
        page.keyboard.press("Tab")
    return False


def tab_to(page: Page, what: str) -> None:
    """Press Tab until something of this kind has the focus."""
    assert reached(page, what), f"Tab never reaches {what}"


def test_a_whole_game_by_keyboard(desk: Desk, server: Server) -> None:
    page = desk.page(server)
    page.goto("/")
    tab_to(page, ".hit")
    page.keyboard.press("Enter")
    tab_to(page, ".ways .filled")
    page.keyboard.press("Enter")
    expect(page.locator(".mat")).to_be_visible()
    for _ in range(300):
        asked = page.evaluate(ASKED)
        if page.locator(".end").count():
            break
        # One key at a time, each after a fresh look: a new question clears what was picked for the one before.
        ready = there(page, ".go:not([disabled])", ".go", ".prompt .option:not([disabled])")
        if ready == ".go":
            if reached(page, ".pick"):
                page.keyboard.press("Space")
        elif ready and reached(page, ready):
            page.keyboard.press("Enter")
            answered(page, asked)
        else:
            page.wait_for_timeout(50)
    expect(page.locator(".end")).to_be_visible()


def test_the_live_region_tells_what_happened_and_whose_turn_it_is(desk: Desk, server: Server) -> None:
    page = desk.page(server)
    page.goto("/")
    box(page).click()
    page.fill("#my-name", "Ana")
    page.locator(".ways .filled").click()
    expect(page.locator("[data-asked]")).to_contain_text("Your turn. Choose the cards you bet.")
    pick(page, 0)
    expect(page.get_by_role("status").filter(has_text=re.compile("in all, lowest serial"))).to_be_visible()
    page.locator(".go").click()
    # Bots are quick: by the time we look, the reveal may have made room for what followed it.
    expect(page.locator("[data-happened]")).to_contain_text(re.compile("shows|sits this round out|takes|swaps|takes it back|plays"))


def test_drawers_close_with_escape_and_give_the_focus_back(desk: Desk, server: Server) -> None:
    page = desk.page(server)
    page.goto("/")
    box(page).click()
    page.locator(".ways .filled").click()
    button = page.locator("header .button", has_text="Rules")
    button.focus()
    page.keyboard.press("Enter")
    expect(page.locator("dialog")).to_contain_text("What counts now")
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    expect(button).to_be_focused()
