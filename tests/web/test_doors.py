"""The door, and luck that somebody may know, as people see them: whoever waits, whoever lets in, and every screen of such a table."""

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.server.hostile import CORPUS
from tests.web.conftest import Desk
from tests.web.serving import Server

ASK = """async ([path, body]) => {
    const given = {method: 'POST', headers: {'content-type': 'application/json'}, body: JSON.stringify(body)};
    return (await fetch(path, given)).json();
}"""
WIDE = """() => [...document.querySelectorAll('main *')]
    .filter(one => one.getBoundingClientRect().right > innerWidth + 1).map(one => one.outerHTML.slice(0, 90))"""
HOSTILE = ("<img src=x onerror=window.pwned=1>", "<svg/onload=window.pwned=1>", "\u202eAna", "W" * 20, "{{7*7}}")


def ask(page: Page, path: str, **body: Any) -> Any:
    return page.evaluate(ASK, [path, body])


def fits(page: Page) -> None:
    """Nothing leads beyond the edge of the screen."""
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), page.evaluate(WIDE)


def test_waiting_and_being_let_in(desk: Desk, server: Server) -> None:
    host, guest = desk.page(server), desk.page(server, width=360, height=740, lang="es")
    host.goto("/")
    table = ask(host, "/api/tables", game="multiverse", seats=3, name="Ana")["table"]
    ask(host, f"/api/tables/{table}/manners", door="ask")
    guest.goto(f"/t/{table}")
    guest.locator("form input").first.fill("Zoe")
    guest.get_by_role("button", name="Sentarme").click()
    expect(guest.locator("[data-waiting]")).to_contain_text("Estás en la puerta")
    fits(guest)
    guest.reload()
    expect(guest.locator("[data-waiting]")).to_be_visible(timeout=60_000)
    expect(guest.get_by_role("button", name="Sentarme")).to_have_count(0)
    host.goto(f"/t/{table}")
    expect(host.locator("[data-guest]")).to_contain_text("Zoe would like to sit down")
    host.get_by_role("button", name="Let in Zoe").click()
    expect(host.locator("[data-guest]")).to_have_count(0)
    expect(host.get_by_text("Zoe", exact=True).first).to_be_visible()
    expect(guest.locator("[data-waiting]")).to_have_count(0)


def test_a_full_house_is_said_to_whoever_leads(desk: Desk, server: Server) -> None:
    """At a table and in a class, on a phone too; whoever only plays sees nothing of it."""
    page = desk.page(server, width=360, height=740)
    page.goto("/")
    table = ask(page, "/api/tables", game="multiverse", seats=3, name="Ana")["table"]

    def full(route: Any) -> None:
        answer = route.fetch()
        data = answer.json()
        data["lobby"]["trouble"] = "full"
        route.fulfill(response=answer, json=data)

    page.route("**/live", lambda route: route.abort())
    page.route_web_socket("**/live", lambda socket: socket.close())
    page.route(f"**/api/tables/{table}?*", full)
    page.goto(f"/t/{table}")
    expect(page.locator("[data-trouble]")).to_contain_text("no room for new tables")
    fits(page)


def branched(page: Page, seat: int | None) -> str:
    """A table that goes on from the middle of a finished game."""
    terms = {"game": "multiverse", "seats": 3, "seat": 0, "fill": "random", "start": True, "options": {"games_in_match": 1}}
    old = ask(page, "/api/tables", **terms)["table"]
    ask(page, f"/api/tables/{old}/bot", seat=0, bot="random")
    while page.evaluate("async table => (await fetch(`/api/tables/${table}/record`)).status", old) != 200:
        page.wait_for_timeout(200)
    made = ask(page, f"/api/tables/{old}/branch", step=3, seat=seat)
    assert "table" in made, made
    table = str(made["table"])
    ask(page, f"/api/tables/{table}/start", fill="random")
    return table


def test_luck_that_may_be_known_is_said_on_every_screen(desk: Desk, server: Server) -> None:
    """Lobby and table, on a phone too, the big screen, the desk: and nothing is pushed out of its place by it."""
    page = desk.page(server)
    page.goto("/")
    table = branched(page, None)
    for path, width, height in (("t", 1280, 800), ("t", 360, 740), ("s", 1280, 720), ("s", 1920, 1080), ("d", 1280, 800), ("r", 1280, 800)):
        page.set_viewport_size({"width": width, "height": height})
        page.goto(f"/{path}/{table}")
        note = page.locator("[data-luck=branch]")
        expect(note).to_be_visible()
        expect(note).to_contain_text("uck may be known")
        box = note.bounding_box()
        assert box is not None and box["height"] < height / 8, f"/{path} at {width}"
        fits(page)


@pytest.mark.parametrize("texts", [HOSTILE, pytest.param(tuple(CORPUS), marks=pytest.mark.slow)], ids=["some", "all"])
def test_names_are_text_whatever_they_are(desk: Desk, server: Server, texts: tuple[str, ...]) -> None:
    """G23: even if the server let them pass, nothing in a name runs, and it stays within its place."""
    page = desk.page(server, width=360, height=740)
    names: list[str] = []

    def unchecked(route: Any) -> None:
        answer = route.fetch()
        data = answer.json()
        for seat, name in zip(data["lobby"]["seats"], names, strict=False):
            seat["kind"], seat["name"] = "person", name
        route.fulfill(response=answer, body=json.dumps(data))

    page.goto("/")
    table = ask(page, "/api/tables", game="financity", seats=5)["table"]
    page.route("**/live", lambda route: route.abort())
    page.route_web_socket("**/live", lambda socket: socket.close())
    page.route(f"**/api/tables/{table}?*", unchecked)
    for at in range(0, len(texts), 5):
        names[:] = [name[:60] for name in texts[at : at + 5]]
        page.goto(f"/t/{table}")
        shown = page.locator("main .seats .name")
        expect(shown.first).to_be_attached()
        said = shown.all_text_contents()
        assert all(_bare(name) in "".join(_bare(one) for one in said) for name in names), (names, said)
        assert page.evaluate("() => window.pwned") is None and page.locator("main img[src=x], main svg[onload]").count() == 0
        fits(page)


def _bare(text: str) -> str:
    """What is there to be compared: white space is the browser's business, and so are signs that no text may hold."""
    return "".join(sign for sign in text if sign.isprintable() and not sign.isspace())
