"""Looking back: by keys, buttons and slider, through other eyes, by a shared address, from a file; and trying again from there."""

import json
import re
from collections.abc import Callable
from hashlib import sha256
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.web.conftest import Desk
from tests.web.playing import TABLE, lay, look_up, move, open_box, play_out, post, until
from tests.web.serving import Server
from tests.web.test_accessible import settled


def at(page: Page, step: int) -> None:
    """The board shows this step, and the address says so."""
    expect(page.locator("[data-step]")).to_have_attribute("data-step", str(step))
    until(page, "step => location.pathname.endsWith('/' + step)", step)


def more(page: Page) -> None:
    """Open the sheet above the bar."""
    page.locator(".panel.deck .more").click()


def open_file(page: Page, content: bytes) -> None:
    """Open a file on the first page."""
    page.goto("/")
    file = page.locator(".shelves input[type=file]")
    file.set_input_files({"name": "game.json", "mimeType": "application/json", "buffer": content})


def ask_if_fair(page: Page, words: str = "Was it fair?") -> None:
    """Look at the proof of a game's luck."""
    more(page)
    page.get_by_role("button", name=words).click()


def lied_to(page: Page, lie: Callable[[dict[str, Any]], dict[str, Any]]) -> None:
    """From now on the server tells this page another proof than it has; the page is loaded anew."""

    def answer(route: Route) -> None:
        told = route.fetch().json()
        route.fulfill(json={**told, "proof": lie(told["proof"])})

    page.route("**/replay?*", answer)
    page.reload()


def test_stepping_and_sharing(desk: Desk, server: Server) -> None:
    page, friend = desk.page(server), desk.page(server, 360, 740, "es", color_scheme="dark")
    table = lay(page)
    play_out(page, table)
    page.goto(f"/r/{table}")
    at(page, 0)
    page.keyboard.press("ArrowRight")
    at(page, 1)
    page.keyboard.press("ArrowDown")
    expect(page.locator(".where")).to_contain_text("Round 2")
    page.keyboard.press("End")
    expect(page.locator("#standings-title")).to_be_visible()
    steps = int(page.locator("input[type=range]").get_attribute("max") or 0)
    at(page, steps)
    settled(page)
    page.keyboard.press("Home")
    at(page, 0)
    page.get_by_role("button", name="One step on").click()
    at(page, 1)
    page.locator("input[type=range]").fill("5")
    at(page, 5)
    more(page)
    page.get_by_label("Seen by").select_option("1")
    until(page, "() => location.search === '?eyes=1'")
    expect(page.locator("[data-card]").first).to_be_visible()
    page.get_by_role("button", name="Was it fair?").click()
    expect(page.locator("[data-fits=true][data-by=page]")).to_contain_text("It fits")
    settled(page)
    friend.goto(page.url)
    at(friend, 5)
    settled(friend)
    page.locator("h1").click()
    page.keyboard.press(" ")
    until(page, "() => Number(document.querySelector('[data-step]').dataset.step) > 6")
    page.keyboard.press(" ")
    expect(page.get_by_role("button", name="Play by itself")).to_be_visible()


CUT_OFF = """() => [...document.querySelectorAll('.ribbon .round')].filter((round) => {
    const range = document.createRange();
    range.selectNodeContents(round);
    return round.textContent.trim() !== '' && range.getBoundingClientRect().width > round.clientWidth;
}).map((round) => round.textContent.trim())"""


def test_numbers_of_rounds_are_whole_or_left_out(desk: Desk, server: Server) -> None:
    page = desk.page(server, 1280, 800)
    table = lay(page, "citylife", 4, options={"max_rounds": 12})
    play_out(page, table)
    page.goto(f"/r/{table}")
    at(page, 0)
    expect(page.locator(".ribbon .round").filter(has_text=re.compile("[0-9]")).first).to_be_visible()
    assert page.locator(".ribbon .round").count() > 9, "rounds of two digits"
    assert page.evaluate(CUT_OFF) == []
    page.set_viewport_size({"width": 360, "height": 740})
    until(page, f"() => ({CUT_OFF})().length === 0")


def test_try_from_here(desk: Desk, server: Server) -> None:
    page = desk.page(server)
    table = lay(page)
    play_out(page, table)
    page.goto(f"/r/{table}/7")
    at(page, 7)
    more(page)
    page.get_by_role("button", name="Try from here").click()
    settled(page)
    page.get_by_label("You play for").select_option("2")
    page.get_by_role("button", name="Begin").click()
    until(page, "table => !location.pathname.includes(table)", table)
    expect(page.locator(".mat")).to_be_visible()
    until(page, "() => document.querySelector('.pick, .prompt .option') !== null")


def test_a_running_game_as_far_as_one_may_know(desk: Desk, server: Server) -> None:
    page, other = desk.page(server), desk.page(server)
    table = lay(page)
    page.goto(f"/t/{table}")
    page.locator(".pick").first.wait_for()
    move(page)
    page.goto(f"/r/{table}/1")
    at(page, 1)
    more(page)
    expect(page.get_by_label("Seen by").locator("option")).to_have_count(2)
    expect(page.get_by_role("button", name="Try from here")).to_have_count(0)
    expect(page.get_by_role("button", name="Was it fair?")).to_have_count(0)
    other.goto(f"/r/{table}/1?eyes=0")
    expect(other.get_by_role("alert")).to_be_visible()
    other.goto(f"/r/{table}/9999")
    expect(other.get_by_role("alert")).to_contain_text("no such step")


def test_a_record_from_a_file(desk: Desk, server: Server) -> None:
    page, reader = desk.page(server), desk.page(server)
    table = lay(page, "financity", 2)
    play_out(page, table)
    open_file(reader, page.request.get(f"/api/tables/{table}/record").body())
    at(reader, 0)
    reader.keyboard.press("ArrowRight")
    at(reader, 1)
    open_file(reader, b'{"format": 1}')
    expect(reader.locator(".shelves [role=alert]")).to_be_visible()


def test_the_page_opens_the_seal_itself(desk: Desk, server: Server) -> None:
    page = desk.page(server)
    table = lay(page)
    page.goto(f"/t/{table}")
    page.locator(".pick").first.wait_for()
    play_out(page, table)
    page.goto(f"/r/{table}")
    ask_if_fair(page)
    seal = page.locator("[data-fits=true][data-by=page]")
    expect(seal).to_contain_text("This device noted the same seal")
    shown = seal.locator("dd").all_inner_texts()
    assert shown[0] == shown[1] == sha256(f"{shown[3]}\n{shown[2]}".encode()).hexdigest()

    # A server that tells another seed, and swears that it fits.
    lied_to(page, lambda proof: {**proof, "seed": "forged", "fits": True})
    ask_if_fair(page)
    expect(page.locator("[data-fits=false][data-by=page]")).to_contain_text("It does not fit")
    settled(page)


def test_the_page_brings_its_part_of_the_luck_and_finds_it_in_the_proof(desk: Desk, server: Server) -> None:
    page = desk.page(server)
    open_box(page, "Ana")
    page.get_by_role("button", name="Play now").click()
    page.locator(".pick").first.wait_for()
    table = page.url.rpartition("/")[2]
    play_out(page, table)
    page.goto(f"/r/{table}")
    ask_if_fair(page)
    proof = page.locator("[data-fits=true]")
    expect(proof).to_contain_text("one player’s own part")
    expect(proof.locator("[data-share='0']")).to_contain_text("from this device")

    # A server that swears that somebody else's part was ours.
    lied_to(page, lambda proof: {**proof, "shares": {**proof["shares"], "0": "somebody-elses"}})
    ask_if_fair(page)
    expect(page.locator("[data-fits=false]")).to_contain_text("do not make this seed")


def test_the_server_checks_where_the_browser_may_not(desk: Desk, server: Server) -> None:
    page = desk.page(server, 360, 740, "es", color_scheme="dark")
    # As in a page that comes over plain HTTP from another machine.
    page.add_init_script("Object.defineProperty(Crypto.prototype, 'subtle', {get: () => undefined})")
    table = lay(page)
    play_out(page, table)
    page.goto(f"/r/{table}")
    ask_if_fair(page, "¿Fue justo?")
    expect(page.locator("[data-fits=true][data-by=server]")).to_contain_text("Lo comprobó el servidor")
    settled(page)


def test_a_record_with_a_forged_seed(desk: Desk, server: Server) -> None:
    page = desk.page(server)
    table = lay(page)
    play_out(page, table)
    record = look_up(page, f"/api/tables/{table}/record")
    open_file(page, json.dumps({**record, "seed": "forged"}).encode())
    expect(page.locator("[data-fits=false]")).to_contain_text(record["commitment"])
    settled(page)


def test_the_host_sets_the_game_back(desk: Desk, server: Server) -> None:
    page = desk.page(server)
    table = lay(page)
    page.goto(f"/t/{table}")
    page.locator(".pick").first.wait_for()
    assert move(page)
    state = look_up(page, f"/api/tables/{table}")
    page.locator("header .button", has_text=TABLE).click()
    page.get_by_role("button", name="Set the game back").click()
    page.get_by_role("button", name="One step back").click()
    page.get_by_role("button", name="Go back to this moment").click()
    settled(page)
    page.get_by_role("button", name="Yes, go back").click()
    expect(page.get_by_role("button", name="Yes, go back")).to_have_count(0)
    told = """([table, since]) => fetch(`/api/tables/${table}?since=${since}`).then(answer => answer.json())
        .then(state => state.facts.some(fact => fact.key === "rewound"))"""
    until(page, told, [table, state["seq"]])


def test_a_listed_table_is_on_the_first_page(desk: Desk, server: Server) -> None:
    host, guest = desk.page(server), desk.page(server, 360, 740, "es")
    table = lay(host, fill=None, start=False)
    post(host, f"/api/tables/{table}/manners", {"listed": True})
    guest.goto("/")
    expect(guest.locator(f".shelves a[href='/t/{table}']")).to_be_visible()
    settled(guest)
    guest.locator(f".shelves a[href='/t/{table}']").click()
    expect(guest.locator("#sit-name")).to_be_visible()


@pytest.mark.parametrize("size", [(360, 740), (1280, 720)])
def test_the_board_is_the_first_screen(desk: Desk, server: Server, size: tuple[int, int]) -> None:
    page = desk.page(server, *size, lang="es")
    table = lay(page, "financity", 4, options={"years": 4})
    play_out(page, table)
    page.goto(f"/r/{table}/30")
    expect(page.locator(".board .city")).to_be_visible()
    board, bar = page.locator(".board .city").bounding_box(), page.locator(".panel.deck").bounding_box()
    assert board is not None and bar is not None
    assert board["y"] < size[1] / 3, "the board begins in the upper third"
    assert bar["height"] < size[1] / 5 and bar["y"] + bar["height"] <= size[1], "one slim bar, in view"
    expect(page.locator(".sheet")).to_have_count(0)
    more(page)
    expect(page.locator(".sheet")).to_be_in_viewport(ratio=1)
    settled(page)
