"""How a table feels: its menus, keys, signs and what is there without a network."""

import re

import pytest
from playwright.sync_api import Page, expect

from alcancia.games import GAMES
from tests.web.conftest import Desk
from tests.web.playing import lay, move, play_with_bots, silenced, until
from tests.web.serving import Server


def opened(page: Page, title: str) -> None:
    page.locator("header .button", has_text=re.compile(f"{title}$")).click()
    expect(page.locator("#drawer-title")).to_have_text(title)


def test_the_table_menu_stands_apart_from_the_players(desk: Desk, server: Server) -> None:
    page = desk.page(server)
    play_with_bots(page)
    opened(page, "Players")
    expect(page.locator("dialog")).not_to_contain_text("Pause")
    page.keyboard.press("Escape")
    opened(page, "Table")
    for text in ("Pause", "Big screen", "Look back", "Show my return code", "Show the table in words", "Soft sounds"):
        expect(page.locator("dialog")).to_contain_text(text)
    page.get_by_role("button", name="Show my return code").click()
    code = page.locator("dialog .code").first
    expect(code).to_have_text(re.compile(r"^\s*\w{5}-\w{5}\s*$"))
    assert re.search(r"[VN01OIL]|(\w)\1", code.inner_text()) is None


def test_the_log_begins_with_the_newest(desk: Desk, server: Server) -> None:
    page = desk.page(server)
    play_with_bots(page)
    while not move(page):
        page.wait_for_timeout(30)
    table = page.url.rpartition("/")[2]
    opened(page, "What happened")
    lines = page.locator("dialog ol li:not(.period)")
    expect(lines.nth(3)).to_be_visible()
    told = len(page.request.get(f"/api/tables/{table}").json()["facts"])
    assert told > 3
    # The game is dealt first of all: that stands last.
    expect(lines.last).to_contain_text(re.compile("currencies|deal|begin|start", re.I))
    assert page.locator("dialog ol").evaluate("list => list.scrollTop") == 0


def test_digits_letters_and_the_skip_link_lead_to_the_question(desk: Desk, server: Server) -> None:
    page = desk.page(server)
    page.goto("/t/" + page.request.post(
        "/api/tables", data={"game": "financity", "seats": 3, "name": "Ana", "fill": "baseline", "start": True}
    ).json()["table"])  # fmt: skip
    expect(page.locator("[data-prompt] [data-choice]:not([disabled])").first).to_be_visible()
    page.keyboard.press("Tab")
    skip = page.locator("a.to-question")
    expect(skip).to_be_focused()
    expect(skip).to_be_in_viewport()
    page.keyboard.press("Enter")
    assert page.evaluate("() => document.activeElement.closest('[data-prompt]') !== null")
    asked = page.locator("[data-asked]").get_attribute("data-asked")
    page.keyboard.press("2")
    second = page.evaluate("() => document.activeElement.textContent.trim()")
    page.keyboard.press("1")
    first = page.evaluate("() => document.activeElement.textContent.trim()")
    assert first and second and first != second
    page.keyboard.press(second[0].lower())
    assert page.evaluate("() => document.activeElement.textContent.trim()")[0].lower() == second[0].lower()
    assert page.locator("[data-asked]").get_attribute("data-asked") == asked, "a key alone makes no move"
    page.keyboard.press("Control+1")
    assert page.evaluate("() => document.activeElement.textContent.trim()")[0].lower() == second[0].lower()


def test_a_reaction_is_one_tap_away_and_shows_at_the_seat(desk: Desk, server: Server) -> None:
    page = desk.page(server)
    play_with_bots(page)
    page.locator("[data-react]").click()
    page.locator("[data-reaction=clap]").click()
    expect(page.get_by_text("Ana: Well done!")).to_be_visible()
    expect(page.locator("[data-reaction]")).to_have_count(0)


def test_silence_is_found_out_without_sending_anything(desk: Desk, server: Server) -> None:
    page = desk.page(server)
    silence = silenced(page)
    page.clock.install()
    play_with_bots(page)
    lost = page.get_by_text("Connection lost, trying again…")
    # From here on time passes only where it is told to.
    page.clock.pause_at(page.evaluate("() => Date.now() / 1000 + 2"))
    # Nobody has touched the page for half a minute, and the line is quiet but for its own questions: that is no silence.
    for _ in range(30):
        page.clock.run_for(1000)
        # What the house answers comes in its own time.
        page.wait_for_timeout(20)
    expect(lost).to_have_count(0)
    silence.set()
    page.clock.run_for(3000)
    expect(lost).to_be_visible()


def test_the_second_visit_starts_without_a_network(desk: Desk, server: Server) -> None:
    page = desk.page(server, service_workers="allow")
    page.goto("/")
    expect(page.locator("article.game").first).to_be_visible()
    kept = """async () => {
        if (!navigator.serviceWorker.controller) return false;
        const names = (await (await caches.open("alcancia / 1")).keys()).map(({ url }) => new URL(url).pathname);
        return ["/", "/api/shelf", "/text/en/page.ftl"].every((name) => names.includes(name))
            && names.some((name) => name.startsWith("/assets/"));
    }"""
    until(page, kept)
    page.context.set_offline(True)
    page.goto("/")
    expect(page.locator("article.game").first).to_be_visible()
    page.context.set_offline(False)
    # With a network the house is asked first: nothing old hides what is new there.
    page.evaluate("async () => (await caches.open('alcancia / 1')).put('/', new Response('old', {headers: {'content-type': 'text/html'}}))")
    page.goto("/")
    expect(page.locator("article.game").first).to_be_visible()
    names = page.evaluate("async () => (await (await caches.open('alcancia / 1')).keys()).map(({ url }) => new URL(url).pathname)")
    assert not [name for name in names if name.startswith(("/api/tables", "/t/"))], "nothing of a table is kept"


def test_the_page_can_be_installed(desk: Desk, server: Server) -> None:
    page = desk.page(server)
    page.goto("/")
    manifest = page.request.get("/manifest.webmanifest")
    assert manifest.headers["content-type"] == "application/manifest+json"
    for icon in manifest.json()["icons"]:
        assert page.request.get(icon["src"]).ok, icon
    assert page.request.get("/sw.js").headers["cache-control"] == "no-cache"


def test_a_mistyped_address_is_a_page(desk: Desk, server: Server) -> None:
    page = desk.page(server)
    page.goto("/nowhere/at/all")
    expect(page.locator("#page")).to_contain_text(re.compile("page", re.I))
    assert "{" not in page.locator("body").inner_text()


FIRST_VISIT, TABLE_PAGE, REQUESTS = 100_000, 150_000, 12
"""Bytes on the wire and requests, with nothing kept from before: what a phone on a slow network waits for."""


def weighed(page: Page, path: str, there: str) -> tuple[int, list[str]]:
    """What comes over the wire until something is to be seen."""
    seen: list[str] = []
    sizes: dict[str, int] = {}
    wire = page.context.new_cdp_session(page)
    wire.send("Network.enable")
    wire.on("Network.responseReceived", lambda event: seen.append(event["response"]["url"]))
    wire.on("Network.loadingFinished", lambda event: sizes.update({event["requestId"]: int(event["encodedDataLength"])}))
    page.goto(path)
    expect(page.locator(there).first).to_be_visible()
    page.wait_for_load_state("networkidle")
    wire.detach()
    return sum(sizes.values()), [address for address in seen if not address.startswith("data:")]


def test_the_first_visit_is_light(desk: Desk, server: Server) -> None:
    size, requests = weighed(desk.page(server), "/", "article.game")
    assert size <= FIRST_VISIT, size
    assert len(requests) <= REQUESTS, requests


@pytest.mark.parametrize("game", GAMES)
def test_the_table_page_is_light(desk: Desk, server: Server, game: str) -> None:
    page = desk.page(server, lang="es")  # the longer words
    size, requests = weighed(page, f"/t/{lay(page, game)}", "[data-prompt]")
    assert size <= TABLE_PAGE, (size, requests)
