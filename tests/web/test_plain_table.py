"""The plain table: a whole game drawn from option spaces, facts and messages alone."""

from playwright.sync_api import expect

from tests.web.conftest import Desk
from tests.web.playing import answered, play_with_bots, until
from tests.web.serving import Server
from tests.web.test_accessible import settled


def test_a_whole_game_without_a_board(desk: Desk, server: Server) -> None:
    page = desk.page(server, lang="en")
    play_with_bots(page, "Ana")
    page.locator("header .button", has_text="Players").click()
    page.get_by_label("Show the table in words").check()
    page.keyboard.press("Escape")
    expect(page.locator(".plain")).to_be_visible()
    expect(page.locator(".mat")).to_have_count(0)
    expect(page.locator(".plain table")).to_contain_text("Ana")
    expect(page.locator(".plain dl")).to_contain_text("Left pile")
    settled(page)
    for _ in range(200):
        if page.locator(".end").count():
            break
        asked = page.locator("[data-asked]").get_attribute("data-asked")
        if not asked:
            page.wait_for_timeout(50)
            continue
        if page.locator("form.move").count():
            page.locator("form.move .choice").first.click()
            page.locator("form.move .filled").click()
        else:
            page.locator(".asking .option").first.click()
        answered(page, asked)
    expect(page.locator(".end")).to_be_visible()
    until(page, "() => document.querySelectorAll('.end .score').length === 3")
