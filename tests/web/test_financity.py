"""FinanCity on the page: whole games against bots, every kind of question answered, and nothing for axe-core to complain about."""

from collections.abc import Callable
from functools import partial

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Desk
from tests.web.measuring import faults
from tests.web.playing import ASKED, box, look_up, play_through, question, sit_down_to, take, there, until
from tests.web.serving import Server
from tests.web.test_accessible import SCREENS, settled

sit_down = partial(sit_down_to, "financity", ".city")
asked = partial(question, place=".prompt.asks h2")


def answer(page: Page, turn: int) -> None:
    """Answer what is asked, now this way, now that."""
    before = page.evaluate(ASKED)
    place = there(page, "[data-done]", ".compose .go:not([disabled])", ".option:not([disabled])")
    options = page.locator(".option:not([disabled])")
    if place.startswith(("[data-done]", ".compose")):
        page.locator(place).first.click()
    elif place:
        take(page, options.nth(turn % options.count()))
    elif there(page, ".kind .button:not([disabled])"):
        page.locator(".kind .button:not([disabled])", has_text="+").last.click()
        return
    else:
        page.wait_for_timeout(40)  # a question that was answered is still on its way out
        return
    until(page, f"before => ({ASKED})() !== before || document.querySelector('.end') !== null", before)


def play(page: Page, each: Callable[[], None] | None = None) -> set[str]:
    """Play to the end; `each` is called at every question that was not asked before."""
    return play_through(page, asked, answer, each=each)


def test_a_whole_game_against_bots(desk: Desk, server: Server) -> None:
    page = desk.page(server)
    sit_down(page)
    expect(page.locator("[data-zone]")).to_have_count(12)
    expect(page.locator("button[data-zone]")).to_have_count(6)
    expect(page.locator(".tools .button")).to_have_count(3)
    seen = play(page)
    assert {"Where do you place your home this year?", "Which savings cards do you want to hold?"} <= seen
    expect(page.get_by_role("heading", name="The four goals")).to_be_visible()
    expect(page.locator("figure")).to_have_count(4)
    expect(page.get_by_role("region", name="Year by year: Inés").locator("tbody tr")).to_have_count(10)


@pytest.mark.slow
@pytest.mark.parametrize("seats", [0, 6])
def test_play_now_on_a_phone_is_a_game_in_company(desk: Desk, server: Server, seats: int) -> None:
    page = desk.page(server, 360, 740, has_touch=True)
    page.goto("/")
    box(page, "FinanCity").click()
    if seats:
        page.locator(".counts label", has_text=str(seats)).click()
    page.locator(".ways .filled").click()
    expect(page.locator("[data-prompt]").first).to_be_visible()
    people = look_up(page, f"/api/tables/{page.url.rpartition('/')[2]}")["lobby"]["seats"]
    assert [seat["kind"] for seat in people] == ["person"] + ["bot"] * ((seats or 4) - 1), "whoever says nothing plays with three bots"
    expect(page.locator("[data-plate]")).to_have_count(len(people))
    until(page, "() => document.querySelector('.prompt.asks h2, .page.holds h2, .waiting') !== null")
    assert [fault for fault in faults(page) if "broken" in fault or "wide" in fault or "px" in fault] == []


def test_by_hand_with_every_option_on_a_phone(desk: Desk, server: Server) -> None:
    page = desk.page(server, 360, 740, lang="es", has_touch=True)
    sit_down(
        page, 4, "spender", years=5, claims="by_hand", planning="secret", home_assignment="choose", cancel_services=True,
        closing_window=True, loans_in_reorganisation=True, starting_cash=500, hide_cash=True,
    )  # fmt: skip
    seen = play(page)
    assert {"¿Qué hogar quieres?", "¿Qué cartas de ahorro quieres tener?"} <= seen


def test_debt_is_shown_before_it_is_made(desk: Desk, server: Server) -> None:
    page = desk.page(server)
    sit_down(page, years=4, first_player="host")
    page.locator(".tools .button", has_text="Borrow $600").click()
    expect(page.locator(".prompt")).to_contain_text("6 loan cards: $900 to pay back")
    expect(page.locator(".sum")).to_contain_text("$600")
    page.get_by_role("button", name="Back").click()
    expect(page.get_by_role("heading", name="Where do you place your home this year?")).to_be_visible()
    for loans in (6, 12, 18):
        page.locator(".tools .button", has_text="Borrow $600").click()
        page.locator(".compose .go").click()
        expect(page.locator("[data-mine] .notes")).to_contain_text(f"{loans} loan cards")
    seen = play(page)
    assert any("loan cards" in title for title in seen)


def test_a_zone_on_the_board_is_weighed_and_then_taken(desk: Desk, server: Server) -> None:
    page = desk.page(server)
    sit_down(page, 2, first_player="host")
    page.locator("button[data-zone=Z5]").click()
    expect(page.locator(".zone.aimed")).to_have_attribute("data-zone", "Z5")
    expect(page.locator("[data-choice=place-Z5]")).to_be_focused()
    page.keyboard.press("Enter")
    until(page, "() => !document.querySelector('button[data-zone]')")
    page.locator("[data-mine] .who").click()
    expect(page.locator("dialog")).to_contain_text("Every year it brings")


@pytest.mark.parametrize(("width", "theme"), SCREENS)
def test_nothing_for_axe_to_complain_about(desk: Desk, server: Server, theme: str, width: int) -> None:
    page = desk.page(server, width, 800, "es" if width == 360 else "en", color_scheme=theme)
    sit_down(page, 4, "spender", years=4)
    settled(page)
    page.locator(".option").first.focus()
    settled(page)
    page.locator("[data-plate]").first.click()
    settled(page)
    page.keyboard.press("Escape")
    if there(page, "[data-tools]"):
        page.locator("[data-tools]").click()
        settled(page)
    page.locator(".tools .button:not([disabled])").first.click()
    settled(page)
    page.locator(".compose .go").click()
    play(page, each=lambda: settled(page))
    page.wait_for_timeout(300)
    settled(page)
