"""Rules in place, and rules of a table to keep and share."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Desk
from tests.web.playing import lay, make_table
from tests.web.serving import Server
from tests.web.test_accessible import settled


@pytest.mark.parametrize("game", ["multiverse", "citylife", "financity", "financialit", "elplan"])
def test_every_prompt_leads_to_its_paragraph(desk: Desk, server: Server, game: str) -> None:
    page = desk.page(server)
    page.goto("/")
    page.evaluate("localStorage.setItem('alcancia-plain', 'yes')")
    table = lay(page, game, 3)
    page.goto(f"/t/{table}")
    link = page.locator(".prompt .rule").first
    number = link.get_attribute("data-rule")
    link.click()
    expect(page.locator(".book .now .number").first).to_have_text(str(number))


def test_a_link_brings_its_rules(desk: Desk, server: Server) -> None:
    page = desk.page(server)
    page.goto("/#financity?seats=3&goal_wellbeing=250")
    expect(page.locator("dialog [data-rules]")).to_contain_text("own rules")
    expect(page.locator(".counts label.on")).to_have_text("3")
    settled(page)
    page.locator(".ways .button").nth(1).click()
    page.locator("#options-title").click()
    expect(page.locator("#option-goal_wellbeing")).to_have_value("250")


def test_a_link_with_nonsense_is_refused_in_words(desk: Desk, server: Server) -> None:
    page = desk.page(server)
    page.goto("/#financity?seats=3&no_such_rule=1")
    page.locator(".ways .button").first.click()
    expect(page.locator("dialog [role=alert]")).to_be_visible()


def test_rules_as_a_file(desk: Desk, server: Server, tmp_path: Path) -> None:
    page = desk.page(server)
    make_table(page, "Ana")
    page.locator("#options-title").click()
    page.locator("#option-hand_size").fill("8")
    page.locator("#option-hand_size").blur()
    expect(page.locator(".option.different")).to_have_count(1)
    settled(page)
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save these rules").click()
    text = saved.value.path().read_text("utf-8")
    assert json.loads(text) == {"form": "alcancia-rules", "game": "multiverse", "seats": 3, "options": {"hand_size": 8}}
    page.get_by_role("button", name="Back to the usual rules").click()
    expect(page.locator(".option.different")).to_have_count(0)
    page.locator(".options input[type=file]").set_input_files({"name": "r.json", "mimeType": "application/json", "buffer": text.encode()})
    expect(page.locator("#option-hand_size")).to_have_value("8")
    page.locator(".options input[type=file]").set_input_files({"name": "r.json", "mimeType": "application/json", "buffer": b"{}"})
    expect(page.locator(".strange")).to_be_visible()
