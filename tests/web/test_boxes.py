"""A box of other cards is chosen by its title: its names and its money are seen at the table, in the lobby and in its catalogue."""

import base64
import re

from playwright.sync_api import expect

from tests.web.conftest import Desk
from tests.web.playing import look_up
from tests.web.serving import Server
from tests.web.test_accessible import settled


def test_the_money_of_our_town(desk: Desk, server: Server) -> None:
    page = desk.page(server)
    page.goto("/#financity")
    choice = page.locator("#box-choice")
    choice.select_option(label="Money of our town")
    settled(page)
    page.locator(".ways .button").nth(1).click()
    expect(page.locator("[data-box]")).to_contain_text("Money of our town")
    settled(page)
    table = page.url.rpartition("/")[2]
    assert look_up(page, f"/api/tables/{table}")["lobby"]["box"].startswith("financity@")
    page.locator(".begin .filled").click()
    expect(page.locator("main.table")).to_contain_text("¢")
    assert "$" not in page.locator("main.table").inner_text()
    page.goto(f"/r/{table}")
    expect(page.locator("[data-box]")).to_contain_text("Money of our town")
    expect(page.locator("main")).to_contain_text("¢")
    page.locator("[data-box] a").click()
    expect(page.locator("[data-entry=HM1] h3")).to_have_text("House by the River")
    expect(page.locator("[data-entry=SP01]")).to_contain_text("¢50")
    settled(page)


def test_a_catalogue_on_a_phone_in_spanish(desk: Desk, server: Server) -> None:
    page = desk.page(server, 360, 740, "es", color_scheme="dark")
    page.goto("/b/financity")
    expect(page.locator("[data-entry=HM1] h3")).to_have_text("Casa Amarilla")
    expect(page.locator("[data-entry=HM1]")).to_contain_text("$1020")
    settled(page)
    page.goto("/b/financity@0000000000000000")
    expect(page.get_by_role("alert")).to_be_visible()


def test_a_catalogue_is_printed_dark_on_light(desk: Desk, server: Server) -> None:
    """Browsers leave backgrounds out: light words of a dark screen could not be read on paper."""
    page = desk.page(server, 794, 1123, color_scheme="dark")
    page.goto("/b/financity")
    name = page.locator("[data-entry=HM1] h3")
    ink = "element => getComputedStyle(element).color"
    expect(name).to_be_visible()
    on_screen = name.evaluate(ink)
    page.emulate_media(media="print", color_scheme="dark")
    printed = name.evaluate(ink)
    assert on_screen != printed and max(int(part) for part in re.findall(r"\d+", printed)[:3]) < 90, printed
    expect(page.get_by_role("button", name="Print")).to_be_hidden()
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    assert page.locator("html").get_attribute("data-theme") == "light"
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    assert page.locator("html").get_attribute("data-theme") == "dark"


def test_a_file_that_is_no_box_is_refused_in_words(desk: Desk, server: Server) -> None:
    page = desk.page(server, 360, 740)
    page.goto("/#financity")
    empty = base64.b64decode("UEsFBgAAAAAAAAAAAAAAAAAAAAAAAA==")
    page.locator("[data-boxes] input[type=file]").set_input_files({"name": "b.zip", "mimeType": "application/zip", "buffer": empty})
    expect(page.locator("[data-boxes] [role=alert]")).to_contain_text("box.toml")
    settled(page)
