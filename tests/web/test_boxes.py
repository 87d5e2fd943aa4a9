"""A box of other cards is chosen by its title: its names and its money are seen at the table, in the lobby and in its catalogue."""

import base64
import re

from playwright.sync_api import Browser, expect

from tests.web.conftest import Desk
from tests.web.playing import look_up
from tests.web.serving import Server
from tests.web.test_accessible import settled
from tests.web.test_class_lesson import guests, sit


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


def test_a_class_is_led_with_a_box(desk: Desk, server: Server, browser: Browser) -> None:
    """Chosen by title, told at the door, on the projector and on phones; every table is laid with it."""
    trainer, projector, phone = desk.page(server), desk.page(server, 1920, 1080), desk.page(server, 360, 740)
    trainer.goto("/c/new")
    trainer.locator("input[value=financity]").check(force=True)
    trainer.locator("form details summary").click()
    trainer.locator("#box-choice").select_option(label="Money of our town")
    settled(trainer)
    trainer.get_by_role("button", name="Open the door").click()
    expect(trainer.locator("[data-box]")).to_contain_text("Money of our town")
    room, code = trainer.url.split("/")[-2], trainer.locator("[data-code]").first.get_attribute("data-code") or ""
    projector.goto(f"/c/{room}/show")
    expect(projector.locator("[data-box]")).to_contain_text("Money of our town")
    sit(phone, code)
    expect(phone.locator("[data-box]")).to_contain_text("Money of our town")
    settled(phone)
    guests(browser, server, room, 2)
    # The usual box again, and back: the terms name both.
    trainer.locator("details.panel summary").first.click()
    choice = trainer.locator("#box-choice")
    choice.select_option(label="The usual box")
    expect(trainer.locator("p[data-box]")).to_have_count(0)
    choice.select_option(label="Money of our town")
    expect(trainer.locator("p[data-box]")).to_be_visible()
    trainer.locator(".start:not([disabled])").click()
    expect(phone.locator("main.table")).to_contain_text("¢")
    table = look_up(trainer, f"/api/classes/{room}")["wall"][0]["table"]
    assert look_up(trainer, f"/api/tables/{table}")["lobby"]["box"].startswith("financity@")


def test_a_rehearsal_is_held_with_the_box_too(desk: Desk, server: Server) -> None:
    trainer = desk.page(server, 768, 1024, "es")
    trainer.goto("/c/new")
    trainer.locator("input[value=financity]").check(force=True)
    trainer.locator("form details summary").click()
    trainer.locator("#box-choice").select_option(label="La plata de nuestro pueblo")
    trainer.get_by_role("button", name="Ensayar").click()
    expect(trainer.locator("[data-box]")).to_contain_text("La plata de nuestro pueblo")
    assert look_up(trainer, f"/api/classes/{trainer.url.split('/')[-2]}")["own_box"].startswith("financity@")
