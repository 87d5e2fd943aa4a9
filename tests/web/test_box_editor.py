"""Single cards are changed on the page: tried out, refused with their place, kept, saved and played."""

import json
import zipfile
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from alcancia.shelf.folders import CONTENT
from tests.web.conftest import Desk
from tests.web.serving import Server
from tests.web.test_accessible import settled


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A house with a shelf."""
    folder = tmp_path_factory.mktemp("house")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(CONTENT, str(folder / "content"))
        server = Server(folder / "data")
    yield server
    server.stop()


def opened(page: Page, card: str) -> None:
    page.locator(f"[data-edit={card}] summary").click()


def test_a_price_and_a_name_are_changed_and_played(desk: Desk, server: Server) -> None:
    page = desk.page(server)
    page.goto("/b/financity")
    page.get_by_role("link", name="Change cards").click()
    page.locator("[data-title=en]").fill("Our street")
    opened(page, "SP01")
    card = page.locator("[data-edit=SP01]")
    card.get_by_label("Name (English)").fill("Paper kite")
    card.get_by_label("Price").fill("-80")
    settled(page)
    page.get_by_role("button", name="Try it out").click()
    expect(card.get_by_role("alert")).to_contain_text("SP01 cost: -80")
    card.get_by_label("Price").fill("80")
    page.reload()
    expect(page.get_by_text("One card is changed.")).to_be_visible()
    opened(page, "SP01")
    expect(card.get_by_label("Price")).to_have_value("80")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save as a file").click()
    expect(page.get_by_text("Everything fits.")).to_be_visible()
    with zipfile.ZipFile(BytesIO(Path(saved.value.path()).read_bytes())) as made:
        assert b"Paper kite" in made.read("words.csv") and b"SP01,product,80" in made.read("content/shopping.csv")
    page.get_by_role("button", name="Keep this box").click()
    expect(page.locator("h1")).to_have_text("Our street")
    expect(page.locator("[data-entry=SP01]")).to_contain_text("Paper kite")
    page.get_by_role("link", name="Play with this box").click()
    expect(page.locator("#box-choice option:checked")).to_have_text("Our street")
    page.locator(".ways .button").nth(1).click()
    expect(page.locator("[data-box]")).to_contain_text("Our street")


def test_what_a_card_does_is_changed_in_words_on_a_phone(desk: Desk, server: Server) -> None:
    page = desk.page(server, 360, 740, "es", color_scheme="dark")
    page.goto("/b/financialit/edit")
    page.locator("[data-title=es]").fill("Casa y barrio")
    opened(page, "EVT-01")
    card = page.locator("[data-edit=EVT-01]")
    card.locator(".phrases input").first.fill("9")
    card.locator(".phrases input").first.blur()
    card.get_by_role("button", name="Otra como esta").click()
    expect(page.get_by_text("Hay 2 cartas cambiadas.")).to_be_visible()
    settled(page)
    page.get_by_role("button", name="Guardar esta caja").click()
    expect(page.locator("h1")).to_have_text("Casa y barrio")
    expect(page.locator("[data-entry=EVT-01]")).to_contain_text("9")
    expect(page.locator("[data-entry=EVT-01-new1]")).to_be_visible()


def test_a_question_is_changed_and_nobody_learns_an_answer(desk: Desk, server: Server) -> None:
    page = desk.page(server)
    heard: list[str] = []
    page.on("response", lambda answer: heard.append(answer.text()) if "/api/boxes" in answer.url else None)
    page.goto("/b/citylife/edit")
    page.locator("[data-title=en]").fill("Our questions")
    page.get_by_label("Find a card").fill("QF01")
    opened(page, "QF01")
    card = page.locator("[data-edit=QF01]")
    card.get_by_label("Question 1 (English)", exact=True).fill("Which of these is most?")
    expect(card.get_by_label("Answer c to question 1 (English)")).not_to_have_value("")
    card.get_by_label("Right answer to question 1").select_option("c")
    page.get_by_role("button", name="Save as a file").click()
    expect(page.get_by_text("A box with quiz questions stays on this server")).to_be_visible()
    page.get_by_role("button", name="Keep this box").click()
    expect(page.locator("[data-entry=QF01]")).to_contain_text("Which of these is most?")
    assert not any('"right"' in text or '"why"' in json.dumps(text) for text in heard)
