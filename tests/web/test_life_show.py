"""The big screen: what everybody may know, in large letters, and how to come in."""

import re

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Desk
from tests.web.playing import lay, move, post
from tests.web.serving import Server
from tests.web.test_accessible import settled


@pytest.mark.parametrize(("width", "theme", "lang"), [(1920, "light", "en"), (360, "dark", "es")])
def test_the_big_screen(desk: Desk, server: Server, width: int, theme: str, lang: str) -> None:
    host = desk.page(server)
    screen = desk.page(server, width, 1080 if width > 1000 else 740, lang, color_scheme=theme)
    table = lay(host, fill=None, start=False)
    screen.goto(f"/s/{table}")
    expect(screen.locator(".people li")).to_have_count(3)
    expect(screen.locator("svg[role=img]")).to_be_visible()
    code = screen.locator("[data-code]").inner_text()
    assert re.fullmatch(r"\w{3}-\w{3}-\w{3}", code)
    settled(screen)
    if width > 1000:
        assert screen.locator(".people .serif").first.evaluate("name => parseFloat(getComputedStyle(name).fontSize)") >= 40
    post(host, f"/api/tables/{table}/start", {"fill": "baseline"})
    expect(screen.locator(".asked")).to_contain_text("Ana")
    expect(screen.locator(".mat")).to_be_visible()
    expect(screen.locator(".pick, .prompt:visible")).to_have_count(0)
    settled(screen)
    host.goto(f"/t/{table}")
    expect(host.locator(".pick").first).to_be_visible()
    hand = host.locator(".pick").evaluate_all('picks => picks.map(pick => pick.outerHTML.match(/data-card="([^"]+)/)?.[1])')
    shown = screen.content()
    assert any(hand)
    assert not any(card and f'data-card="{card}"' in shown for card in hand)
    assert move(host)
    expect(screen.locator("[data-code]")).to_have_text(code)
    expect(screen.locator("svg[role=img]")).to_be_visible()
