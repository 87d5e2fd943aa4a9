"""Learning to play: the real game, with a guide who explains each decision as it comes, and who can be silenced."""

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Desk
from tests.web.playing import answered, box, post
from tests.web.serving import Server
from tests.web.test_accessible import settled

NAMES = {
    "multiverse": "Multiverse Money",
    "citylife": "City Life",
    "financity": "FinanCity",
    "financialit": "FinanciaLit",
    "elplan": "El Plan",
}


@pytest.mark.parametrize("game", NAMES)
def test_the_first_steps(desk: Desk, server: Server, game: str) -> None:
    page = desk.page(server)
    page.goto("/")
    box(page, NAMES[game]).click()
    page.get_by_role("button", name="Learn to play").click()
    told = set()
    for _ in range(3):
        coach = page.locator(".coach[data-lesson^='learn-']")
        expect(coach).to_be_visible()
        told.add(coach.get_attribute("data-lesson"))
        assert not coach.locator("p").first.inner_text().startswith("Learn")
        if not coach.locator(".filled").count():
            break
        asked = page.locator("[data-asked]").get_attribute("data-asked")
        coach.locator(".filled").click()
        answered(page, asked)
    assert len(told) >= 2


def test_the_guide_can_be_silenced(desk: Desk, server: Server) -> None:
    page = desk.page(server, 360, 740, "es", color_scheme="dark")
    page.goto("/")
    box(page).click()
    page.get_by_role("button", name="Aprender a jugar").click()
    expect(page.locator(".coach .bubble .rule")).to_be_visible()
    settled(page)
    page.locator(".coach .rule").click()
    expect(page.locator(".book .now")).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="No más consejos").click()
    expect(page.locator(".coach")).to_have_count(0)
    page.reload()
    expect(page.get_by_role("button", name="Mostrar otra vez")).to_be_visible()
    expect(page.get_by_role("timer")).to_have_count(0)


@pytest.mark.parametrize("game", NAMES)
def test_on_a_phone_the_lesson_lies_open_until_it_is_folded(desk: Desk, server: Server, game: str) -> None:
    page = desk.page(server, 360, 740)
    page.goto("/t/" + post(page, "/api/tables", {"game": game, "tutorial": True, "name": "Ana"})["table"])
    coach, more = page.locator(".coach[data-lesson^='learn-']"), page.locator(".coach .more")
    expect(page.locator(".prompt").first).to_be_visible()
    expect(more).to_have_attribute("aria-expanded", "true")
    expect(coach.locator("p").first).to_be_in_viewport()
    assert len(coach.locator("p").first.inner_text()) > 60
    settled(page)
    more.focus()
    page.keyboard.press("Enter")
    expect(more).to_have_attribute("aria-expanded", "false")
    expect(more).to_be_focused()
    page.keyboard.press("Enter")
    asked = page.locator("[data-asked]").get_attribute("data-asked")
    coach.locator(".filled").click()
    answered(page, asked)
