"""Why?, on a phone: where the host allows it, what may be expected of each option, with its range, and one of them can be taken."""

from playwright.sync_api import expect

from tests.web.conftest import Desk
from tests.web.playing import answered, lay, post
from tests.web.serving import Server
from tests.web.test_accessible import settled

THINKING = 120_000
"""Milliseconds: a worker with low priority plays every option on."""


def test_what_may_be_expected_of_each_option(desk: Desk, server: Server) -> None:
    page = desk.page(server, 360, 740, "es", color_scheme="dark")
    page.goto("/")
    table = lay(page)
    page.goto(f"/t/{table}")
    expect(page.locator("[data-prompt]").first).to_be_visible()
    expect(page.locator("[data-why]")).to_have_count(0)
    post(page, f"/api/tables/{table}/manners", {"coach": 1})
    page.locator("[data-why]").click()
    options = page.locator("[data-notice=why] [data-option]")
    expect(options.first).to_be_visible(timeout=THINKING)
    told = post(page, f"/api/tables/{table}/why", {"seat": 0})
    expect(options).to_have_count(len(told["options"]))
    for option in options.all():
        assert option.locator(".said").inner_text(), "a figure and its range beside each"
        assert option.locator(".range i").count() == option.locator(".range b").count() == 1
    settled(page)
    asked = page.locator("[data-asked]").get_attribute("data-asked")
    options.first.locator(".option").click()
    answered(page, asked)
