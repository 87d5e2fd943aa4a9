"""Rules in place, and rules of a table to keep and share."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from alcancia.shelf.folders import CONTENT
from tests.shelf.test_own import pack, put, write
from tests.web.conftest import Desk
from tests.web.playing import IN_WORDS, lay, make_table
from tests.web.serving import Server
from tests.web.test_accessible import settled


def unfold(page: Page, *groups: str) -> None:
    """Open the rules of this table, and these groups of them where they are not open yet."""
    page.locator("#options-title").click()
    for group in groups:
        folded = page.locator(f"[data-group={group}]:not([open]) > summary")
        if folded.count():
            folded.click()
        expect(page.locator(f"[data-group={group}] .list")).to_be_visible()


@pytest.mark.parametrize("game", ["multiverse", "citylife", "financity", "financialit", "elplan"])
def test_every_prompt_leads_to_its_paragraph(desk: Desk, server: Server, game: str) -> None:
    page = desk.page(server)
    page.add_init_script(IN_WORDS)
    page.goto("/t/" + lay(page, game, 3))
    link = page.locator(".prompt .rule").first
    number = link.get_attribute("data-rule")
    settled(page)
    link.click()
    expect(page.locator(".book .now .number").first).to_have_text(str(number))


def test_a_link_brings_its_rules(desk: Desk, server: Server) -> None:
    page = desk.page(server)
    page.goto("/#financity?seats=3&goal_wellbeing=250")
    expect(page.locator("dialog [data-rules]")).to_contain_text("own rules")
    expect(page.locator(".counts label.on")).to_have_text("3")
    settled(page)
    page.locator(".ways .button").nth(1).click()
    page.locator("#options-title").click()
    expect(page.locator("#option-goal_wellbeing")).to_have_value("250")


def test_a_link_with_nonsense_is_refused_in_words(desk: Desk, server: Server) -> None:
    page = desk.page(server)
    page.goto("/#financity?seats=3&no_such_rule=1")
    page.locator(".ways .button").first.click()
    expect(page.locator("dialog [role=alert]")).to_be_visible()


def test_a_list_in_an_order_of_ones_own_by_keyboard(desk: Desk, server: Server) -> None:
    page = desk.page(server, 360, 740)
    make_table(page, "Ana", game="FinanciaLit")
    unfold(page, "chance")
    events = page.locator("fieldset").filter(has=page.locator("legend", has_text="Prepared events"))
    lines = events.locator("li > span")
    for name in ("Burglary", "Hospital Stay", "Fire Disaster", "Burglary"):
        events.locator("select").select_option(label=name)
        events.get_by_role("button", name="Add").press("Enter")
    expect(lines).to_have_text(["Burglary", "Hospital Stay", "Fire Disaster", "Burglary"])
    up = events.get_by_role("button", name="Move Fire Disaster up")
    up.press("Enter")
    expect(up).to_be_focused()
    page.keyboard.press("Enter")
    expect(lines).to_have_text(["Fire Disaster", "Burglary", "Hospital Stay", "Burglary"])
    expect(events.get_by_role("status")).to_have_text("Fire Disaster: number 1 of 4")
    expect(events.get_by_role("button", name="Move Fire Disaster down")).to_be_focused()
    events.get_by_role("button", name="Take Burglary out").last.press("Enter")
    expect(lines).to_have_text(["Fire Disaster", "Burglary", "Hospital Stay"])
    expect(events.get_by_role("button", name="Take Hospital Stay out")).to_be_focused()
    settled(page)
    page.reload()
    unfold(page, "chance")
    expect(lines).to_have_text(["Fire Disaster", "Burglary", "Hospital Stay"])


def test_a_new_figure_for_a_card_by_keyboard(desk: Desk, server: Server) -> None:
    page = desk.page(server, 360, 740, "es")
    make_table(page, "Ana", game="FinanciaLit")
    unfold(page, "cards", "bills")
    premiums = page.get_by_role("group", name="Cambiar primas")
    premiums.get_by_label("¿Cuál?").select_option(label="Seguro de incendios")
    premiums.get_by_role("button", name="Añadir").press("Enter")
    figure = premiums.get_by_label("Cambiar primas: Seguro de incendios")
    expect(figure).to_be_focused()
    expect(figure).to_have_value("1")
    expect(premiums).to_contain_text("1 (impreso)")
    figure.fill("9")
    page.keyboard.press("Tab")
    expect(figure).to_have_value("6")
    luxuries = page.get_by_role("group", name="Cambiar lujos")
    luxuries.get_by_label("¿Cuál?").select_option(label="Cine en casa")
    luxuries.get_by_role("button", name="Añadir").press("Enter")
    price = luxuries.get_by_label("Cine en casa: Precio")
    expect(price).to_have_value("")
    expect(price).to_have_attribute("placeholder", "8")
    expect(luxuries.get_by_role("group", name="Cine en casa: Efectos")).to_contain_text("Cuenta como 2 cartas al final")
    price.fill("11")
    price.blur()
    expect(page.locator(".option.different")).to_have_count(2)
    settled(page)
    page.reload()
    unfold(page, "cards", "bills")
    expect(price).to_have_value("11")
    premiums.get_by_role("button", name="Quitar Seguro de incendios").press("Enter")
    expect(figure).to_have_count(0)
    expect(page.locator(".option.different")).to_have_count(1)


def test_what_a_card_does_is_chosen_in_words(desk: Desk, server: Server) -> None:
    page = desk.page(server, 360, 740)
    make_table(page, "Ana", game="FinanciaLit")
    unfold(page, "cards")
    events = page.get_by_role("group", name="Change single events", exact=True)
    events.get_by_label("Which one?").select_option(label="Burglary")
    events.get_by_role("button", name="Add").press("Enter")
    does = events.get_by_role("group", name="Change single events: Burglary: What it does")
    expect(does).to_contain_text("Pay 4 Units · Happiness −1")
    does.get_by_role("button", name="Change").press("Enter")
    first, figure = does.get_by_role("combobox").first, does.get_by_label("number").first
    expect(first).to_be_focused()
    first.select_option(label="Get 4 Units")
    figure.fill("99")
    page.keyboard.press("Tab")
    expect(figure).to_have_value("20")
    does.get_by_role("button", name="Add").press("Enter")
    does.get_by_role("combobox").nth(2).select_option(label="One pawn is away next period")
    expect(does.get_by_label("number")).to_have_count(2)
    settled(page)
    page.reload()
    unfold(page, "cards")
    expect(first).to_have_value("GAIN")
    expect(figure).to_have_value("20")
    does.get_by_role("button", name="Take Happiness −1 out").press("Enter")
    expect(does.get_by_role("button", name="Take One pawn is away next period out")).to_be_focused()
    expect(does.get_by_role("combobox")).to_have_count(2)
    does.get_by_role("button", name="As printed").press("Enter")
    expect(does).to_contain_text("Pay 4 Units · Happiness −1")
    expect(does.get_by_role("button", name="Change")).to_be_focused()


def test_questions_of_ones_own_are_chosen_by_their_title(desk: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(CONTENT, str(tmp_path / "content"))
    put(write(tmp_path / "ours.json", pack("seen")))
    server = Server(tmp_path / "data")
    page = desk.page(server, 360, 740, "es")
    make_table(page, "Ana", game="City Life")
    unfold(page, "quiz")
    packs = page.get_by_role("group", name="Paquetes de preguntas")
    own = packs.get_by_label("Lo nuestro")
    expect(packs.get_by_role("checkbox")).to_have_count(2)
    own.press("Space")
    packs.get_by_label("Dinero, civismo, historia").press("Space")
    page.get_by_role("group", name="Temas").get_by_label("our town").press("Space")
    expect(page.locator("#option-traffic_deck")).to_have_value("streets-48")
    expect(page.get_by_role("group", name="Niveles").get_by_label("1, fácil")).to_be_visible()
    settled(page)
    page.reload()
    unfold(page, "quiz")
    expect(own).to_be_checked()
    expect(packs.get_by_label("Dinero, civismo, historia")).not_to_be_checked()
    server.stop()


def test_rules_as_a_file(desk: Desk, server: Server, tmp_path: Path) -> None:
    page = desk.page(server)
    make_table(page, "Ana")
    unfold(page, "deal")
    page.locator("#option-hand_size").fill("8")
    page.locator("#option-hand_size").blur()
    expect(page.locator(".option.different")).to_have_count(1)
    settled(page)
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save these rules").click()
    text = saved.value.path().read_text("utf-8")
    assert json.loads(text) == {"form": "alcancia-rules", "game": "multiverse", "seats": 3, "options": {"hand_size": 8}}
    page.get_by_role("button", name="Back to the usual rules").click()
    expect(page.locator(".option.different")).to_have_count(0)
    page.locator(".options input[type=file]").set_input_files({"name": "r.json", "mimeType": "application/json", "buffer": text.encode()})
    expect(page.locator("#option-hand_size")).to_have_value("8")
    page.locator(".options input[type=file]").set_input_files({"name": "r.json", "mimeType": "application/json", "buffer": b"{}"})
    expect(page.locator(".strange")).to_be_visible()
