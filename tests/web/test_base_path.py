"""A house below a path of a site: the page finds itself, its files, its words, its sockets and the way to others."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Desk
from tests.web.playing import box, come, move, until
from tests.web.serving import Server

BASE = "/school/alcancia"


@pytest.fixture
def below(tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path, base=BASE)
    yield server
    server.stop()


def test_a_game_is_found_played_and_left_below_the_path(desk: Desk, below: Server) -> None:
    """The desk tells on every request that does not begin with the house's address."""
    page = desk.page(below)
    sockets: list[str] = []
    page.on("websocket", lambda socket: sockets.append(socket.url))
    page.goto(f"{below.address}/")
    box(page).click()
    page.fill("#my-name", "Ana")
    page.locator(".ways .filled").click()
    expect(page.locator(".mat")).to_be_visible()
    table = re.sub(r".*/t/", "", page.url)
    assert page.url == f"{below.address}/t/{table}"
    come(page, lambda: move(page))
    assert sockets == [f"ws{below.address[4:]}/api/tables/{table}/live"]
    page.reload()
    expect(page.locator(".mat")).to_be_visible()
    page.locator("a.home").click()
    expect(page.locator(".mine a")).to_have_attribute("href", f"{BASE}/t/{table}")
    assert page.url == f"{below.address}/"
    page.go_back()
    expect(page.locator(".mat")).to_be_visible()


def test_what_is_given_to_others_leads_below_the_path(desk: Desk, below: Server) -> None:
    page = desk.page(below)
    page.goto(f"{below.address}/c/new")
    expect(page.locator("a.home")).to_have_attribute("href", f"{BASE}/")
    made = page.request.post(f"{below.address}/api/tables", data={"game": "multiverse", "seats": 3, "name": "Ana"}).json()
    page.goto(f"{below.address}/s/{made['table']}")
    expect(page.get_by_text(f"{below.address}".removeprefix("http://")).first).to_be_visible()
    [cookie] = page.context.cookies(below.address)
    assert cookie["path"] == BASE
    page.goto(f"{below.address.removesuffix(BASE)}/t/{made['table']}")
    expect(page.get_by_role("link", name="Alcancía").or_(page.locator(".filled"))).to_have_attribute("href", f"{BASE}/")
    desk.foreign.remove(page.url)


def test_the_second_visit_starts_without_a_network_below_the_path(desk: Desk, below: Server) -> None:
    page = desk.page(below, service_workers="allow")
    page.goto(f"{below.address}/")
    expect(page.locator("article.game").first).to_be_visible()
    kept = """async (base) => {
        if (!navigator.serviceWorker.controller) return false;
        const names = (await (await caches.open(`alcancia ${base}/ 1`)).keys()).map(({ url }) => new URL(url).pathname);
        return ["/", "/api/shelf", "/text/en/page.ftl"].every((name) => names.includes(base + name))
            && names.every((name) => name.startsWith(base)) && names.some((name) => name.startsWith(base + "/assets/"));
    }"""
    until(page, kept, BASE)
    page.context.set_offline(True)
    page.goto(f"{below.address}/")
    expect(page.locator("article.game").first).to_be_visible()
