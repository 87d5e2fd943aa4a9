"""A shared school computer: whoever comes back after a while says who they are before a hand is shown."""

from playwright.sync_api import Page, expect

from tests.web.conftest import Desk
from tests.web.playing import play_with_bots
from tests.web.serving import Server
from tests.web.test_accessible import settled

AGO = """minutes => {
    const known = JSON.parse(localStorage.getItem('alcancia-tables'));
    for (const one of known) one.seen -= minutes;
    localStorage.setItem('alcancia-tables', JSON.stringify(known));
}"""


def away(page: Page, minutes: int) -> None:
    """As if nobody had looked here for so long."""
    page.wait_for_function("() => localStorage.getItem('alcancia-tables')?.includes('seen')")
    page.evaluate(AGO, minutes)
    page.reload()


def test_who_is_there(desk: Desk, server: Server) -> None:
    page = desk.page(server)
    play_with_bots(page)
    away(page, 5)
    expect(page.locator(".mat")).to_be_visible()
    away(page, 30)
    expect(page.get_by_role("heading", name="Are you Ana?")).to_be_visible()
    expect(page.locator(".mat, .pick")).to_have_count(0)
    settled(page)
    page.get_by_role("button", name="Yes, that is me").click()
    expect(page.locator(".pick").first).to_be_visible()
    table = page.url
    away(page, 30)
    page.get_by_role("button", name="No, I am somebody else").click()
    page.wait_for_url("**/")
    expect(page.locator(".mine")).to_have_count(0)
    page.goto(table)
    expect(page.locator(".mat")).to_be_visible()
    expect(page.locator(".pick")).to_have_count(0)
