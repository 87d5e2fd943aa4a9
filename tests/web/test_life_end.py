"""The end of every game: how each score was made, a story in five sentences, charts, and what to take home."""

import json
import re

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.web.conftest import Desk
from tests.web.playing import lay, play_out
from tests.web.serving import Server
from tests.web.test_accessible import settled

GAMES = ("multiverse", "citylife", "financity", "financialit", "elplan")


@pytest.mark.parametrize("game", GAMES)
def test_story_and_charts(desk: Desk, server: Server, game: str) -> None:
    page = desk.page(server, color_scheme="dark" if game == "elplan" else "light")
    table = lay(page, game, 3)
    play_out(page, table)
    page.goto(f"/t/{table}")
    # A game that says more about everybody's place than the plain list does shows that instead.
    expect(page.locator("#standings-title:visible, #places-title:visible").first).to_be_visible()
    expect(page.locator(".story li, .story > p").first).to_be_visible()
    assert page.locator(".story ol li").count() <= 5
    expect(page.locator("figure svg").nth(1)).to_be_visible()
    first = page.locator(".story h3").inner_text()
    page.locator(".story .others button").nth(1).click()
    expect(page.locator(".story h3")).not_to_have_text(first)
    settled(page)


@pytest.mark.parametrize("game", ["financialit", "elplan"])
def test_charts_say_you_only_to_you(desk: Desk, server: Server, game: str) -> None:
    """To who played, whoever's story is open; to a guest nobody is "You"."""
    page, guest = desk.page(server), desk.page(server)
    table = lay(page, game, 3)
    play_out(page, table)
    page.goto(f"/t/{table}")
    names = page.locator("figure svg text.name")
    expect(names.nth(2)).to_be_visible()
    mine = page.locator("figure svg text.name", has_text="You")
    assert mine.count() * 3 == names.count(), "one of three in every chart"
    page.locator(".story .others button").nth(1).click()
    expect(mine).to_have_count(names.count() // 3)
    guest.goto(f"/t/{table}")
    expect(guest.locator("figure svg text.name").nth(2)).to_be_visible()
    expect(guest.locator("figure svg text.name", has_text="You")).to_have_count(0)


def test_what_can_be_taken_home(desk: Desk, server: Server) -> None:
    page = desk.page(server, 360, 740, "es")
    table = lay(page)
    play_out(page, table)
    page.goto(f"/t/{table}")
    settled(page)
    with page.expect_download() as record:
        page.get_by_role("link", name="Guardar").click()
    assert '"moves"' in record.value.path().read_text("utf-8")
    with page.expect_download() as figures:
        page.get_by_role("link", name="CSV").click()
    assert figures.value.path().read_text("utf-8").startswith("seat,period,")
    page.get_by_role("button", name="Jugar otra vez").click()
    expect(page.locator("#options-title")).to_be_visible()
    assert page.url.rpartition("/")[2] != table


def test_no_game_is_called_quiet_before_its_figures_are_counted(desk: Desk, server: Server) -> None:
    """After a restart they come a while after the table."""
    page = desk.page(server)
    table = lay(page)
    play_out(page, table)

    def uncounted(message: str) -> str:
        told = json.loads(message)
        for part in (told, *(one for one in told.values() if isinstance(one, dict))):
            if "debrief" in part:
                part["debrief"] = None
        return json.dumps(told)

    def later(socket: WebSocketRoute) -> None:
        there = socket.connect_to_server()
        there.on_message(lambda message: socket.send(uncounted(str(message))))

    page.route_web_socket(re.compile("/live$"), later)
    page.goto(f"/t/{table}")
    expect(page.locator(".story [role=status]")).to_have_text("The figures of this game are being counted…")
