"""Whole games, played by several people in several browsers."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.web.conftest import Desk
from tests.web.playing import TABLE, answered, come, join, make_table, move, pick, play_on, play_with_bots, silenced
from tests.web.serving import Server


def test_two_people_and_a_bot_play_a_whole_game(desk: Desk, server: Server) -> None:
    ana, bea = desk.page(server, lang="en"), desk.page(server, 360, 740, lang="es", has_touch=True)
    join(bea, make_table(ana, "Ana"), "Bea")
    expect(ana.locator(".seats")).to_contain_text("Bea")
    ana.get_by_role("button", name=re.compile("Start, with a bot")).click()
    play_on([ana, bea])
    assert totals(ana) == totals(bea)
    with ana.expect_download() as saved:
        ana.get_by_role("link", name="Save the record").click()
    record = json.loads(saved.value.path().read_text("utf-8"))
    assert record["game"] == "multiverse"
    assert record["seed"]
    assert "Ana" not in json.dumps(record)
    ana.get_by_role("button", name="Play again").click()
    expect(ana.locator(".mat, #seats-title").first).to_be_visible()
    bea.get_by_role("link", name="Jugar otra vez con los demás").click()
    expect(bea.locator(".mat, #seats-title").first).to_be_visible()
    expect(bea.locator("body")).to_contain_text("Bea")


def totals(page: Page) -> list[str]:
    """The figures alone: languages group them differently."""
    expect(page.locator(".end .score")).to_have_count(3)
    return [re.sub(r"[^\d\u2212-]", "", score) for score in page.locator(".end .score").all_inner_texts()]


def test_three_people_see_the_same_table_and_only_their_own_hand(desk: Desk, server: Server) -> None:
    pages = [desk.page(server) for _ in range(3)]
    code = make_table(pages[0], "Ana")
    for page, name in zip(pages[1:], ("Bea", "Cleo"), strict=True):
        join(page, code, name)
    pages[0].get_by_role("button", name="Start the game").click()
    for page in pages:
        expect(page.locator(".pick")).to_have_count(7)
    hands = [
        set(page.locator(".pick [data-card]").evaluate_all("cards => cards.map(card => card.dataset.card)")) - {"bluff"} for page in pages
    ]
    assert not hands[0] & hands[1] and not hands[1] & hands[2]
    for page, others in zip(pages, ([1, 2], [0, 2], [0, 1]), strict=True):
        whole = page.content()
        assert not any(f'data-card="{card}"' in whole for other in others for card in hands[other])
    play_on(pages, until=".prompt .option, .end, .waiting")

    def piles(page: Page) -> list[str]:
        found: list[str] = page.locator("[data-pile] [data-card]").evaluate_all("cards => cards.map(card => card.dataset.card)")
        return found

    come(pages[0], lambda: piles(pages[0]) == piles(pages[1]) == piles(pages[2]))


def test_a_reload_in_the_middle_gives_the_same_seat_and_hand(desk: Desk, server: Server) -> None:
    page = desk.page(server)
    play_with_bots(page, "Ana")
    move(page)
    play_on([page], until=".prompt .option, .go")
    before = page.locator("[data-mine] [data-card]").evaluate_all("cards => cards.map(card => card.dataset.card)")
    page.reload()
    expect(page.locator("[data-mine] [data-card]")).to_have_count(len(before))
    assert page.locator("[data-mine] [data-card]").evaluate_all("cards => cards.map(card => card.dataset.card)") == before
    expect(page.locator("[data-mine]")).to_contain_text("Ana")
    page.locator("header .button", has_text="What happened").click()
    expect(page.locator("dialog")).to_contain_text("Round 1 begins.")


def test_home_leads_back_to_the_table(desk: Desk, server: Server) -> None:
    page = desk.page(server)
    play_with_bots(page)
    page.goto("/")
    page.get_by_role("link", name="It is your turn!").click()
    expect(page.locator(".mat")).to_be_visible()


def test_the_seat_moves_to_another_device_by_its_return_code(desk: Desk, server: Server) -> None:
    laptop, phone = desk.page(server), desk.page(server, 360, 740)
    play_with_bots(laptop, "Ana")
    laptop.locator("header .button", has_text=TABLE).click()
    laptop.get_by_role("button", name="Show my return code").click()
    code = laptop.locator("dialog .code[role=status]").inner_text()
    phone.goto("/")
    phone.fill("#join-code", code)
    expect(phone.locator("[data-mine]")).to_contain_text("Ana")


def test_switching_the_language_loses_nothing(desk: Desk, server: Server) -> None:
    page = desk.page(server)
    play_with_bots(page)
    pick(page, 0)
    pick(page, 2)
    page.get_by_role("button", name="Español").click()
    expect(page.get_by_role("heading", name="Elige las cartas de tu apuesta.")).to_be_visible()
    expect(page.locator(".pick[aria-pressed=true]")).to_have_count(2)
    expect(page.locator("html")).to_have_attribute("lang", "es")
    page.reload()
    expect(page.get_by_role("heading", name="Elige las cartas de tu apuesta.")).to_be_visible()
    page.get_by_role("button", name="English").click()
    expect(page.get_by_role("heading", name="Choose the cards you bet.")).to_be_visible()


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path)
    yield server
    server.stop()


def test_a_server_that_dies_is_only_a_pause(desk: Desk, mortal: Server) -> None:
    page = desk.page(mortal)
    play_with_bots(page, "Ana")
    hand = page.locator(".pick").evaluate_all("cards => cards.map(card => card.textContent)")
    page.wait_for_load_state("networkidle")  # what the page loads ahead has come
    mortal.kill()
    expect(page.get_by_text("Connection lost, trying again…")).to_be_visible()
    mortal.start()
    expect(page.get_by_text("Connection lost, trying again…")).to_have_count(0)
    assert page.locator(".pick").evaluate_all("cards => cards.map(card => card.textContent)") == hand
    play_on([page])


def test_a_network_that_comes_and_goes(desk: Desk, server: Server) -> None:
    page = desk.page(server)
    sockets: list[WebSocketRoute] = []

    def through(socket: WebSocketRoute) -> None:
        sockets.append(socket)
        socket.connect_to_server()

    page.route_web_socket(re.compile("/live$"), through)
    play_with_bots(page)
    for number in range(1, 4):
        move(page)
        sockets[-1].close()
        come(page, lambda: len(sockets) > number)  # noqa: B023
    play_on([page])


def test_silence_is_told_and_the_move_is_kept(desk: Desk, server: Server) -> None:
    page = desk.page(server)
    silence = silenced(page)
    play_with_bots(page)
    asked = page.locator("[data-asked]").get_attribute("data-asked")
    silence.set()
    pick(page, 0)
    page.locator(".go:not([disabled])").click()
    expect(page.get_by_text("No network. Your move is kept")).to_be_visible()
    silence.clear()
    expect(page.get_by_text("No network.")).to_have_count(0)
    answered(page, asked)


def test_a_browser_without_network_says_so_at_once(desk: Desk, server: Server) -> None:
    page = desk.page(server)
    play_with_bots(page)
    page.context.set_offline(True)
    expect(page.get_by_text("Connection lost, trying again…")).to_be_visible()
    page.context.set_offline(False)
    expect(page.get_by_text("Connection lost, trying again…")).to_have_count(0)
    play_on([page], until=".prompt .option")


def test_without_websockets_the_game_goes_over_plain_http(desk: Desk, server: Server) -> None:
    page = desk.page(server)
    page.route_web_socket(re.compile("/live$"), lambda socket: socket.close())
    play_with_bots(page)
    for _ in range(2):
        play_on([page], until=".go, .prompt .option")
        move(page)
    expect(page.locator(".round")).to_contain_text("Round")


def test_a_spectator_sees_no_hand(desk: Desk, server: Server) -> None:
    player, guest = desk.page(server), desk.page(server)
    play_with_bots(player)
    guest.goto(player.url)
    expect(guest.locator(".mat")).to_be_visible()
    expect(guest.locator(".rival")).to_have_count(3)
    expect(guest.locator("[data-mine]")).to_have_count(0)
    expect(guest.locator(".prompt .option, .go")).to_have_count(0)


def test_codes_and_tables_that_do_not_exist_are_told_kindly(desk: Desk, server: Server) -> None:
    page = desk.page(server)
    page.goto("/")
    page.fill("#join-code", "ZZZZZZZZZ")
    page.get_by_role("button", name="Join").click()
    expect(page.get_by_role("alert")).to_contain_text("No table has this code.")
    page.goto("/t/qqqqqqqqqqqqqqqq")
    expect(page.get_by_role("alert")).to_contain_text("There is no such table.")
    page.goto("/j/ZZZZZZY")
    expect(page.get_by_role("alert")).to_contain_text("No table has this code.")
