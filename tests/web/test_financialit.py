"""FinanciaLit on the page: whole games against bots, the bill before a pawn is sent, events until they are seen, and axe-core content."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, TimeoutError, expect

import alcancia
from tests.web.conftest import Desk
from tests.web.playing import ASKED, begin, question, there, turning, until
from tests.web.serving import Server
from tests.web.test_accessible import SCREENS, settled

LOOKS = 4000
LITTLE = 2000
TEXTS = Path(alcancia.__file__).parent / "text"
TOO_TALL = "() => document.documentElement.scrollHeight - innerHeight"
CUT_OFF = """() => [...document.querySelectorAll('.receipt, .mine, .goods, .wares .option')]
    .filter(box => box.scrollHeight > box.clientHeight + 1).map(box => box.className)"""
FAMILIES = ["FAM-06", "FAM-03", "FAM-05"]


def sit_down(page: Page, seats: int = 3, bot: str = "baseline", **options: Any) -> None:
    """A table with bots that has begun; the first turn is mine."""
    begin(page, "financialit", seats, bot, **({"first_player": 0} | options))
    expect(page.locator(".town")).to_be_visible()


def asked(page: Page) -> str:
    """The question in words, or nothing while others are awaited."""
    return question(page, ".prompt.asks h2")


def answer(page: Page, turn: int) -> None:
    """Answer what is asked, now this way, now that."""
    before = page.evaluate(ASKED)
    ready = page.locator(".answers .go:not([disabled])")
    clauses = page.locator(".clause:not([disabled])")
    options = page.locator(".prompt .option:not([disabled])")
    done = page.locator("[data-choice=done]")
    if (many := clauses.count()) and turn % 3:
        clauses.nth(turn % many).click()
        ready.click()
    elif ready.count() and turn % 3:
        ready.first.click()
    elif (many := options.count()) and not (done.count() and turn % 2):
        options.nth(turn % many).click()
        if there(page, ".button.confirm"):
            try:
                page.locator(".button.confirm:not([disabled])").click(timeout=LITTLE)
            except TimeoutError:
                return  # somebody else was quicker, and the question is put anew
    elif done.count():
        done.click()
    elif ready.count():
        ready.first.click()
    else:
        return  # a question that was answered is still on its way out
    until(page, f"before => ({ASKED})() !== before || document.querySelector('.end') !== null", before)
    expect(page.locator(".problem")).to_have_count(0)


def play(page: Page, each: Callable[[], None] | None = None, stop: Callable[[], bool] | None = None) -> set[str]:
    """Play to the end, or until `stop` says so; `each` is told every question that was not asked before."""
    seen: set[str] = set()
    for turn in range(LOOKS):
        # The question first: pages come before it or with it, and whoever answers puts them away.
        title = asked(page)
        if there(page, ".end") or (stop is not None and stop()):
            return seen
        if not title:
            page.wait_for_timeout(40)
            continue
        if title not in seen and each is not None:
            each()
        seen.add(title)
        with turning(page):
            answer(page, turn)
    raise AssertionError("the game never ended")


def test_a_whole_game_against_bots_and_somebody_watches(desk: Desk, server: Server) -> None:
    page, guest = desk.page(server), desk.page(server)
    sit_down(page, 4)
    expect(page.locator("[data-building]")).to_have_count(5)
    expect(page.locator("[data-building=LAB] .closed")).to_have_count(1)
    guest.goto(page.url)
    expect(guest.locator("[data-plate]")).to_have_count(4)
    expect(guest.locator("[data-mine]")).to_have_count(0)
    expect(guest.locator(".option")).to_have_count(0)
    expect(page.get_by_role("heading", name="Place one of your 3 pawns, or save.")).to_be_visible()
    page.locator("[data-choice=place-MKT]").click()
    assert "What do you buy?" in play(page)
    expect(page.get_by_role("heading", name="Your story")).to_be_visible()
    expect(page.locator("figure")).to_have_count(7)
    expect(page.locator("figure").first).to_contain_text("Happiness in the game")
    expect(page.get_by_role("region", name="Period by period: Inés").locator("tbody tr")).to_have_count(8)
    expect(guest.locator(".end")).to_be_visible()
    expect(guest.get_by_role("heading", name="The story of")).to_be_visible()


@pytest.mark.slow
def test_with_bent_rules_on_a_phone(desk: Desk, server: Server) -> None:
    page = desk.page(server, 360, 740, lang="es", has_touch=True)
    sit_down(
        page, 5, "spender", rounds=5, family_mode="select", free_slot_choice=True, loan_early_repay=True, goods_min_per_visit=2,
        display_size=2, market_size=7, insurance_extra_cost=1, basic_removable=True, family_delta={"income": -2},
    )  # fmt: skip
    seen = play(page)
    assert {"¿Qué familia quieres ser?", "Coloca uno de tus 3 peones, o ahorra."} <= seen


def test_closed_slots_and_the_bill_before_a_pawn_is_sent(desk: Desk, server: Server) -> None:
    page = desk.page(server)
    sit_down(page, family_mode="assigned", family_assignment=FAMILIES)
    broker = page.get_by_role("region", name="Insurance Broker")
    expect(broker).to_contain_text("Slot 4: closed, open with 5 players or more")
    expect(broker.locator(".closed")).to_have_count(2)
    receipt = page.get_by_role("region", name="This period's bill")
    expect(receipt).to_contain_text("Home 5")
    expect(receipt.locator(".rest dd")).to_have_text("10")
    page.locator("[data-choice=place-LAB]").hover()
    expect(receipt.locator(".would")).to_have_text(re.compile(r"A course\s*\+3"))
    expect(receipt.locator(".rest dd")).to_have_text("7")
    expect(page.locator("[data-choice=place-LAB] .left")).to_have_text("7 left")
    page.locator("[data-choice=place-BIL]").focus()
    expect(receipt.locator(".would")).to_have_text(re.compile(r"Bill: Paid early\s*−1"))
    expect(page.locator(".slot.aimed")).to_have_attribute("data-place", "BIL")


def test_a_house_on_the_board_takes_the_pawn(desk: Desk, server: Server) -> None:
    page = desk.page(server)
    sit_down(page)
    before = page.evaluate(ASKED)
    page.get_by_role("button", name="Send a pawn to The Market, slot 1").click()
    until(page, f"before => ({ASKED})() !== before", before)
    expect(page.locator("span.slot.taken[data-place=MKT][data-slot='1']")).to_contain_text("Inés")
    page.locator("[data-mine] .who").click()
    expect(page.locator("dialog")).to_contain_text("Bill this period")


def test_by_keyboard_alone(desk: Desk, server: Server) -> None:
    page = desk.page(server)
    sit_down(page)
    before = page.evaluate(ASKED)
    page.locator("button.slot[data-place=LAB]").focus()
    expect(page.locator(".option.aimed")).to_have_attribute("data-choice", "place-LAB")
    page.keyboard.press("Enter")
    until(page, f"before => ({ASKED})() !== before", before)
    until(page, "() => document.querySelector('.prompt.asks') !== null")
    page.locator("[data-choice=save]").focus()
    page.keyboard.press("Enter")
    until(page, "() => document.querySelector('[data-choice=save]') === null")


def test_a_loan_shows_its_price_and_asks_once_more(desk: Desk, server: Server) -> None:
    page = desk.page(server)
    sit_down(page, family_mode="assigned", family_assignment=FAMILIES)
    have = int(page.locator("[data-mine] .big").first.locator("b").inner_text())
    page.locator("[data-tool=take_loan]").click()
    expect(page.locator(".prompt")).to_contain_text("4 less income, twice: 8 in all.")
    expect(page.locator(".receipt")).to_contain_text(re.compile(rf"You have\s*{have + 5}\b"))
    page.get_by_role("button", name="Back", exact=True).click()
    expect(page.locator("[data-mine] .loan")).to_have_count(0)
    for loans in (1, 2, 3):
        page.locator("[data-tool=take_loan]").click()
        page.locator("[data-sure]").click()
        expect(page.locator("[data-mine] .chips .loan")).to_have_count(loans)
    expect(page.locator("[data-tool=take_loan]")).to_have_count(0)
    expect(page.locator("[data-mine] .who")).to_contain_text("3 loans")


def test_what_happened_stays_until_it_is_seen(desk: Desk, server: Server) -> None:
    page = desk.page(server)
    sit_down(page, event_mode="stacked", event_order=["EVT-22", "EVT-01"])
    stage = page.locator("[data-stage]")
    kinds: list[str] = []

    def pay_day() -> bool:
        # Somebody may be asked between the bills and the next incomes: then the pages end there, and go on later.
        while stage.count():
            kinds.append(stage.get_attribute("data-stage") or "")
            if kinds[-1] == "income":
                return True
            page.locator("[data-next]").click()
        return False

    play(page, stop=pay_day)
    assert kinds[0] == "bills"
    expect(stage).to_contain_text("Pay day: period ")
    page.locator("[data-next]").click()
    expect(stage).to_have_count(0)
    shown: list[str] = []

    def fire() -> bool:
        while stage.count() and not shown:
            shown.extend(text for text in stage.all_inner_texts() if "Fire Disaster" in text)
            page.locator("[data-next]").click()
        return bool(shown)

    play(page, stop=fire)
    assert "Stopped by: Fire Insurance" in shown[0]
    assert "The trainer has chosen this" in shown[0]


def longest(lang: str, kind: str, count: int) -> list[str]:
    """The cards of a kind with the longest names."""
    names = re.findall(rf"^card-({kind}-\d+) = (.*)$", (TEXTS / lang / "financialit.ftl").read_text("utf-8"), re.MULTILINE)
    return [card for card, name in sorted(names, key=lambda found: -len(found[1]))[:count]]


def long_names(lang: str) -> dict[str, Any]:
    """Options that leave only the cards with the longest names in the decks, and give me the family with the longest."""
    kept = {kind: longest(lang, kind, 2) for kind in ("SHO", "LON", "SKI", "CAR")}

    def copies(*kinds: str) -> dict[str, Any]:
        return {card: {"copies": 6 * (card in kept[kind])} for kind in kinds for card in longest(lang, kind, 99)}

    luxuries = longest(lang, "LUX", 5)
    return {
        "family_mode": "assigned", "family_assignment": longest(lang, "FAM", 4),
        "luxury_counts": {card: int(card in luxuries) for card in longest(lang, "LUX", 99)},
        "investment_overrides": copies("SHO", "LON"), "skill_overrides": copies("SKI"), "career_overrides": copies("CAR"),
    }  # fmt: skip


@pytest.mark.parametrize(("lang", "width", "height"), [("es", 1280, 800), ("en", 1280, 800), ("es", 1366, 768), ("en", 1920, 1080)])
def test_the_market_fits_without_scrolling(desk: Desk, server: Server, lang: str, width: int, height: int) -> None:
    page = desk.page(server, width, height, lang)
    sit_down(page, 4, **long_names(lang))
    page.locator("[data-choice=place-MKT]").click()
    page.locator("[data-choice=save]:not([disabled])").click()
    expect(page.locator(".goods")).to_be_visible()
    wares = page.locator(".wares .option")
    expect(wares).to_have_count(5)
    assert page.evaluate(TOO_TALL) <= 0
    for ware in page.locator(".wares .option:not([disabled])").all():
        ware.focus()
        expect(page.locator(".asked p")).to_contain_text(ware.locator(".title").inner_text())
        assert page.evaluate(TOO_TALL) <= 0
    assert page.evaluate(CUT_OFF) == []
    page.locator(".goods .go").click()
    expect(page.locator(".goods")).to_have_count(0)
    assert page.evaluate(TOO_TALL) <= 0


@pytest.mark.parametrize(("width", "theme"), SCREENS)
def test_nothing_for_axe_to_complain_about(desk: Desk, server: Server, theme: str, width: int) -> None:
    page = desk.page(server, width, 800, "es" if width == 360 else "en", color_scheme=theme)
    sit_down(page, 4, "spender", rounds=4, family_mode="select", loan_early_repay=True)
    settled(page)
    page.locator(".families .option").first.click()
    until(page, "() => document.querySelector('[data-mine]') !== null && document.querySelector('.prompt.asks') !== null")
    page.locator(".prompt .option:not([disabled])").last.focus()
    settled(page)
    page.locator("[data-plate]").first.click()
    settled(page)
    page.keyboard.press("Escape")
    page.locator("[data-tool=take_loan]").click()
    settled(page)
    page.locator("[data-sure]").click()
    play(page, each=lambda: settled(page))
    page.wait_for_timeout(300)
    settled(page)
