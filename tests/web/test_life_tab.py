"""The tab tells whose turn it is, also from the first page."""

import re

from playwright.sync_api import expect

from tests.web.conftest import Desk
from tests.web.playing import come, lay, move
from tests.web.serving import Server
from tests.web.test_accessible import settled

MY_TURN = re.compile("^●")


def test_title_and_icon(desk: Desk, server: Server) -> None:
    page = desk.page(server)
    icon = page.locator("link[rel=icon]")
    table = lay(page)
    page.goto(f"/t/{table}")
    expect(page.locator(".pick").first).to_be_visible()
    expect(page).to_have_title(MY_TURN)
    expect(icon).to_have_attribute("href", "/icon-turn.svg")
    assert page.request.get("/icon-turn.svg").ok
    page.goto("/")
    expect(page.locator(".mine a.turn")).to_have_attribute("href", f"/t/{table}")
    expect(icon).to_have_attribute("href", "/icon-turn.svg")
    settled(page)
    page.locator(".mine a").click()
    expect(page.locator(".pick").first).to_be_visible()


ELSEWHERE = """() => {
    window.told = [];
    localStorage.setItem('alcancia-alerts', 'yes');
    Object.defineProperty(document, 'visibilityState', {get: () => 'hidden'});
    navigator.vibrate = pattern => window.told.push(pattern.join(' '));
    window.Notification = class { static permission = 'granted'; constructor(title) { window.told.push(title); } };
}"""
"""Somebody who allowed it to be called, and looks elsewhere."""
FLOWN = """() => {
    window.flown = [];
    new MutationObserver(changes => { for (const {addedNodes} of changes) for (const part of addedNodes)
        if (part.classList?.contains('flyer'))
            window.flown.push(part.closest('.sky[aria-hidden=true]') && getComputedStyle(part.parentNode).pointerEvents);
    }).observe(document, {childList: true, subtree: true});
}"""
"""Whatever flies, and whether it is in the way of a hand or a voice."""


def test_the_others_are_thinking(desk: Desk, server: Server) -> None:
    page, other = desk.page(server, still=False), desk.page(server)
    page.add_init_script(f"({ELSEWHERE})(); ({FLOWN})()")
    table = lay(page, fill=None, start=False)
    other.goto(f"/t/{table}")
    other.fill("#sit-name", "Bea")
    other.get_by_role("button", name="Take a seat").click()
    page.goto(f"/t/{table}")
    page.get_by_role("button", name="Start, with a bot").click()
    page.locator(".pick").first.wait_for()
    assert move(page)
    expect(page.locator("link[rel=icon]")).to_have_attribute("href", "/icon.svg")
    expect(page).not_to_have_title(MY_TURN)
    # When it is my turn again I am called: felt in the hand and told by the browser; what went round flew.
    assert page.evaluate("() => window.told") == []

    def called() -> bool:
        move(other)
        return bool(page.evaluate("() => window.told.length >= 2"))

    come(page, called)
    assert page.evaluate("() => window.told")[:2] == ["60 60 60", "Multiverse Money: your turn"]
    expect(page).to_have_title(MY_TURN)
    come(page, lambda: page.evaluate("() => window.flown.length > 0"))
    assert set(page.evaluate("() => window.flown")) == {"none"}
