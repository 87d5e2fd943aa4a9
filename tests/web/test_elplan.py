"""El Plan on the page: whole games against bots, an assignment by keyboard and one by drag, and nothing for axe-core to complain about."""

import re
from collections.abc import Callable
from functools import partial

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import Desk
from tests.web.playing import ASKED, LOOKS, join, make_table, play_through, question, sit_down_to, take, there, until
from tests.web.serving import Server
from tests.web.test_accessible import SCREENS, settled

KINDS = ("worker", "money", "energy")
CUT_OFF = """sheets => sheets.filter(sheet => {
    const frame = sheet.getBoundingClientRect();
    return [...sheet.querySelectorAll("svg, i")].some(part => {
        const box = part.getBoundingClientRect();
        return box.right > frame.right || box.bottom > frame.bottom;
    });
}).map(sheet => sheet.dataset.plan)"""
"""The plans of which a part lies outside their sheet."""
OUT_OF_VIEW = """buttons => buttons.filter(button => {
    const {left, top, width, height} = button.getBoundingClientRect();
    return [top + 1, top + height - 1].some(y => !button.contains(document.elementFromPoint(left + width / 2, y)));
}).length"""
"""How many of them cannot be pressed from their upper to their lower edge, because something lies above them or cuts them off."""


sit_down = partial(sit_down_to, "elplan", ".prompt", bot="random")
asked = partial(question, place=".prompt.asks h2")


def press(buttons: Locator, turn: int) -> None:
    """Press one of them, now this, now that."""
    expect(buttons).not_to_have_count(0)
    buttons.nth(turn % buttons.count()).click()


def answer(page: Page, turn: int) -> None:
    """Answer what is asked, now this way, now that."""
    before = page.evaluate(ASKED)
    place = there(page, "button[data-plan]", ".arrange", ".make", ".acquire", ".trade")
    if place == "button[data-plan]":
        press(page.locator("button[data-plan]"), turn)
        page.locator(".confirm").click()
    elif place == ".arrange":
        arrange(page, turn)
    elif place == ".make":
        if turn % 3 and there(page, "[data-best]:not([disabled])"):
            page.locator("[data-best]").click()
        page.locator(".make .go").click()
    elif place == ".acquire":
        press(page.locator(".pick:not([disabled])"), turn)
        press(page.locator(".way, .ways [data-pass]"), turn)
    elif place == ".trade":
        press(page.locator("[data-good]:not([disabled])"), turn)
        press(page.locator(".trade [data-pass], .trade .go"), turn % 3)
    else:
        options = page.locator(".option:not([disabled])")
        if not options.count():
            page.wait_for_timeout(40)  # a question that was answered is still on its way out
            return
        take(page, options.nth(turn % options.count()))
    until(page, f"before => ({ASKED})() !== before || document.querySelector('.end') !== null", before)
    expect(page.locator(".problem")).to_have_count(0)


def arrange(page: Page, turn: int) -> None:
    """Fill the desk, take something off, sell a card back or swap where that is possible."""
    tools = page.locator(".arrange .tools .button:not([data-undo], [data-clear], [data-fill], .go, [disabled])")
    if turn % 3 == 0 and tools.count():
        tools.first.click()
        tools.first.click()
    page.locator("[data-fill]").click()
    places = page.locator("[data-place][aria-pressed=true]")
    if turn % 2 and places.count():
        press(places, turn)
    page.locator(".arrange .go").click()


def play(page: Page, goal: str = ".end", each: Callable[[], None] | None = None) -> set[str]:
    """Play to the end, or until something can be seen."""
    return play_through(page, asked, answer, goal, each)


def send(page: Page, button: str) -> None:
    """Press the button that sends the answer, and wait until it has been heard."""
    before = page.evaluate(ASKED)
    page.locator(button).click()
    until(page, f"before => ({ASKED})() !== before", before)


def test_a_long_game_against_bots(desk: Desk, server: Server) -> None:
    page = desk.page(server)
    sit_down(page)
    seen = play(page)
    assert {"Choose your plan", "Where do you put your entrepreneur?", "Arrange your tokens", "What do you make?"} <= seen
    expect(page.get_by_role("heading", name="How the points were made")).to_be_visible()
    expect(page.locator("figure")).to_have_count(6)
    expect(page.get_by_role("region", name="Period by period: Inés").locator("tbody tr")).to_have_count(12)


@pytest.mark.slow
def test_merchants_on_a_phone_in_spanish(desk: Desk, server: Server) -> None:
    page = desk.page(server, 360, 740, lang="es", has_touch=True)
    sit_down(
        page, 5, periods=5, level=3, plan_choice="random", insurance="ask", event_preview=True, start_money=6, start_worker=4,
        one_type_market=False, investments_per_period=2, liquidate_anywhere=True, play_all=True,
    )  # fmt: skip
    seen = play(page)
    assert {"¿Dónde pones tu emprendedor?", "Ordena tus fichas", "¿Qué produces?"} <= seen


def test_a_game_without_a_mouse(desk: Desk, server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the others click can be reached by Tab, shows that it has the focus, and takes Enter."""

    def enter(button: Locator) -> None:
        expect(button).to_be_enabled()
        button.focus()
        assert button.evaluate("one => one === document.activeElement && one.tabIndex >= 0 && one.matches(':focus-visible')")
        button.page.keyboard.press("Enter")

    monkeypatch.setattr(Locator, "click", enter)
    page = desk.page(server)
    sit_down(page, 4, periods=4, start_money=6, start_energy=4, liquidate_anywhere=True)
    assert len(play(page)) > 5
    expect(page.get_by_role("heading", name="How the points were made")).to_be_visible()


def test_an_activation_composed_by_keyboard_alone(desk: Desk, server: Server) -> None:
    page = desk.page(server)
    sit_down(page, plan_choice="random", first_seat="0", events="off")
    play(page, ".arrange")
    expect(page.locator(".arrange [role=status]")).to_contain_text("Not enough to make anything yet.")
    page.locator("[data-prompt]").focus()

    def tab_to(selector: str, back: bool = False) -> None:
        for _ in range(80):
            if page.evaluate("selector => document.activeElement?.matches(selector)", selector):
                return
            page.keyboard.press("Shift+Tab" if back else "Tab")
        raise AssertionError(f"the keyboard does not reach {selector}")

    tab_to("[data-place='s6.0']", back=True)
    page.keyboard.press("Enter")
    tab_to("[data-place='s1.0']", back=True)
    page.keyboard.press("Space")
    expect(page.locator("[data-place][aria-pressed=true]")).to_have_count(2)
    expect(page.locator(".arrange [role=status]")).to_contain_text("2 at work")
    page.keyboard.press("Enter")
    expect(page.locator("[data-place='s1.0']")).to_have_attribute("aria-pressed", "false")
    tab_to("[data-undo]")
    page.keyboard.press("Enter")
    expect(page.locator("[data-place='s1.0']")).to_have_attribute("aria-pressed", "true")
    tab_to("[data-pile=money], [data-pile=energy]", back=True)
    page.keyboard.press("Enter")
    expect(page.locator(".pile[aria-pressed=true]")).to_have_count(1)
    expect(page.locator(".place.fits")).not_to_have_count(0)
    page.keyboard.press("Enter")
    tab_to("[data-fill]")
    page.keyboard.press("Enter")
    expect(page.locator("[data-place][aria-pressed=true]")).to_have_count(6)
    before = page.evaluate(ASKED)
    tab_to(".arrange .go")
    page.keyboard.press("Enter")
    until(page, f"before => ({ASKED})() !== before", before)
    expect(page.locator("[data-zone]")).to_contain_text("Locked until District 2")


def drag(page: Page, start: Locator, goal: Locator) -> None:
    """Carry something from here to there."""
    from_, to = start.bounding_box(), goal.bounding_box()
    assert from_ is not None
    assert to is not None
    page.mouse.move(from_["x"] + 14, from_["y"] + from_["height"] / 2)
    page.mouse.down()
    page.mouse.move(to["x"] + to["width"] / 2 - 20, to["y"] + to["height"] / 2, steps=4)
    page.mouse.move(to["x"] + to["width"] / 2, to["y"] + to["height"] / 2)
    page.mouse.up()


def test_an_activation_and_a_production_composed_by_dragging(desk: Desk, server: Server) -> None:
    page = desk.page(server, 1280, 900)
    sit_down(page, plan_choice="random", first_seat="0", events="off", start_money=4, start_energy=4, start_worker=4)
    play(page, ".arrange")
    slot, other = page.locator("[data-place='s1.0']"), page.locator("[data-place='s2.0']")
    kind = next(name for name in KINDS if name in str(slot.get_attribute("aria-label")))
    drag(page, page.locator(f"[data-pile={kind}]"), slot)
    expect(slot).to_have_attribute("aria-pressed", "true")
    wrong = next(name for name in KINDS if name not in str(other.get_attribute("aria-label")))
    drag(page, page.locator(f"[data-pile={wrong}]"), other)
    expect(other).to_have_attribute("aria-pressed", "false")
    expect(page.locator(".arrange [role=status]")).to_contain_text("does not fit")
    drag(page, slot, page.locator(".hand h3").first)
    expect(slot).to_have_attribute("aria-pressed", "false")
    page.locator("[data-fill]").click()
    send(page, ".arrange .go")
    play(page, ".make")
    drag(page, page.locator(".have .carry").first, page.locator("[data-drop='row-1']"))
    expect(page.locator("[data-drop='row-1'] output")).to_have_text("1")
    send(page, ".make .go")
    expect(page.locator("[data-mine] [data-products] .kept svg")).not_to_have_count(0)


def test_a_space_on_the_board_is_weighed_and_then_taken(desk: Desk, server: Server) -> None:
    page = desk.page(server)
    sit_down(page, plan_choice="random", first_seat="0")
    page.locator("button[data-space='6a']").click()
    expect(page.locator(".space.aimed")).to_have_attribute("data-space", "6a")
    expect(page.locator("[data-choice='6a']")).to_be_focused()
    expect(page.locator("[data-space='6b'] svg")).to_have_count(1)
    page.keyboard.press("Enter")
    until(page, '() => document.querySelector(\'[data-space="6a"] [data-pawn="0"]\') !== null')
    page.locator("[data-plate='1']").click()
    expect(page.locator("dialog")).to_contain_text("Activation zone")


def test_the_market_shows_price_and_consequence_before_a_purchase_and_a_sale(desk: Desk, server: Server) -> None:
    page = desk.page(server)
    sit_down(page, plan_choice="random", first_seat="0", events="off", investments_per_period=0, start_money=6, buy_price=2, import_price=3)
    play(page, ".trade")
    expect(page.get_by_role("heading", name="Do you want to buy products?")).to_be_visible()
    expect(page.locator(".trade .go")).to_be_disabled()
    page.locator("[data-good=service]").click()
    expect(page.locator(".trade [role=status]")).to_contain_text("It costs 3 money.")
    page.get_by_role("button", name="One import less").click()
    expect(page.locator(".trade .go")).to_be_disabled()
    page.get_by_role("button", name="One import more").click()
    send(page, ".trade .go")
    play(page, ".trade")
    expect(page.get_by_role("heading", name="Do you want to sell products?")).to_be_visible()
    page.locator("[data-good=service]").click()
    expect(page.locator(".trade [role=status]")).to_contain_text("It brings you 1 money.")
    page.get_by_role("button", name="One energy more").click()
    expect(page.locator(".trade [role=status]")).to_contain_text("It brings you 1 energy.")
    send(page, ".trade .go")
    expect(page.locator("[data-stall=service] .piece:not(.empty)")).not_to_have_count(0)


def test_a_spectator_sees_every_enterprise_and_no_question(desk: Desk, server: Server) -> None:
    player, guest = desk.page(server), desk.page(server)
    sit_down(player, plan_choice="random", first_seat="0")
    guest.goto(player.url)
    expect(guest.locator("[data-plate]")).to_have_count(3)
    expect(guest.locator("[data-mine], .prompt.asks, button[data-space]")).to_have_count(0)
    expect(guest.locator("[data-enterprise]")).to_have_count(3)
    expect(guest.locator("[data-enterprise='0']")).to_contain_text("Inés")
    settled(guest)
    guest.locator("[data-plate='0']").click()
    expect(guest.locator("dialog")).to_contain_text("Activation zone")


def test_a_whole_game_in_which_every_question_fits_a_flat_screen(desk: Desk, server: Server) -> None:
    page = desk.page(server, 1280, 800, lang="es")
    sit_down(page, 5, periods=4, level=3, start_money=6, start_worker=4, start_energy=4, insurance="ask", liquidate_anywhere=True)
    expect(page.locator("button[data-plan]").first).to_be_visible()
    expect(page.locator("section[data-district]")).to_have_count(7)
    expect(page.locator("[data-district='3'] [data-card]")).to_have_count(6)

    def fits() -> None:
        until(page, "() => document.getAnimations().every(one => one.playState !== 'running')")
        over = page.evaluate("document.documentElement.scrollHeight - innerHeight")
        assert over <= 0, f"{asked(page)}: the page is {over} px too tall"

    seen = play(page, each=fits)
    assert {"Elige tu plan", "¿Dónde pones tu emprendedor?", "Ordena tus fichas", "¿Qué produces?"} <= seen
    expect(page.get_by_role("heading", name="Cómo se hicieron los puntos")).to_be_visible()
    expect(page.locator("figure")).to_have_count(6)
    expect(page.get_by_role("region", name="Período por período: Inés").locator("tbody tr")).to_have_count(4)


@pytest.mark.parametrize(("width", "height", "lang"), [(1280, 720, "en"), (1366, 768, "es"), (1280, 800, "en")])
def test_all_plans_are_in_view_on_a_flat_screen(desk: Desk, server: Server, width: int, height: int, lang: str) -> None:
    """The plans of level III are the largest: eight slots, and rows that make two."""
    page = desk.page(server, width, height, lang=lang)
    sit_down(page, level=3, first_seat="0")
    expect(page.locator("button[data-plan]")).to_have_count(9)
    assert page.locator(".desk").evaluate("desk => desk.scrollHeight - desk.clientHeight") <= 0
    assert page.locator(".sheet").evaluate_all(CUT_OFF) == []


@pytest.mark.parametrize(("width", "height"), [(768, 1024), (1024, 768), (360, 740)])
def test_no_plan_is_cut_on_a_tablet_or_a_phone(desk: Desk, server: Server, width: int, height: int) -> None:
    page = desk.page(server, width, height, lang="es")
    sit_down(page, level=3, first_seat="0")
    expect(page.locator("button[data-plan]")).to_have_count(9)
    assert page.locator(".sheet").evaluate_all(CUT_OFF) == []


@pytest.mark.parametrize(("width", "height", "lang"), [(1366, 650, "en"), (1366, 768, "es"), (1280, 800, "en")])
def test_every_slot_and_every_row_is_in_view_on_a_flat_screen(desk: Desk, server: Server, width: int, height: int, lang: str) -> None:
    """Where tokens are laid and rows are counted out, the whole plan is seen at once: nobody has to guess at a third row."""
    page = desk.page(server, width, height, lang=lang)
    sit_down(page, level=3, plan_choice="random", first_seat="0", events="off")
    play(page, ".arrange")
    expect(page.locator("[data-place]")).to_have_count(8)
    assert page.locator("[data-place]").evaluate_all(OUT_OF_VIEW) == 0
    page.locator("[data-fill]").click()
    send(page, ".arrange .go")
    play(page, ".make")
    expect(page.locator("[data-more]")).to_have_count(3)
    assert page.locator("[data-more]").evaluate_all(OUT_OF_VIEW) == 0


def test_the_rows_are_legible_on_a_tablet_and_at_twice_the_size(desk: Desk, server: Server) -> None:
    page = desk.page(server, 1024, 768)
    sit_down(page, 9, level=3, plan_choice="random", first_seat="0", events="off")
    play(page, ".arrange")
    page.locator("[data-fill]").click()
    send(page, ".arrange .go")
    play(page, ".make")
    for width, height in ((1024, 768), (960, 540), (640, 400)):
        page.set_viewport_size({"width": width, "height": height})
        for words in page.locator(".making .words").all():
            assert words.evaluate("words => words.getBoundingClientRect().width") >= 120, f"{width} px: one letter below the other"
        assert page.evaluate("document.documentElement.scrollWidth") <= width
    page.set_viewport_size({"width": 1280, "height": 800})
    # All the others stand beside the board, once it is laid out anew.
    until(page, "() => (seats => seats.scrollHeight <= seats.clientHeight)(document.querySelector('.seats'))")


def test_a_phone_shows_every_space_that_can_be_chosen(desk: Desk, server: Server) -> None:
    page = desk.page(server, 360, 740, lang="es", has_touch=True)
    sit_down(page, plan_choice="random", first_seat="0", level=3)
    expect(page.locator("[data-choice]")).to_have_count(9)
    assert page.locator(".prompt").evaluate("prompt => prompt.scrollHeight - prompt.clientHeight") <= 0
    assert page.locator("[data-choice]").evaluate_all(OUT_OF_VIEW) == 0


@pytest.mark.slow
def test_my_arrangement_stays_on_my_desk_while_others_think(desk: Desk, server: Server) -> None:
    ana, bea = desk.page(server), desk.page(server)
    join(bea, make_table(ana, "Ana", game="El Plan"), "Bea")
    ana.get_by_role("button", name=re.compile("Start, with a bot")).click()
    for turn in range(LOOKS):
        waiting = [page for page in (ana, bea) if not page.locator(".arrange").count()]
        if not waiting:
            break
        for page in waiting:
            if asked(page):
                answer(page, turn)
        ana.wait_for_timeout(20)
    ana.locator("[data-fill]").click()
    laid = ana.locator("[data-place][aria-pressed=true]").count()
    ana.locator(".arrange .go").click()
    expect(ana.locator(".waiting")).to_contain_text("Bea")
    expect(ana.locator("[data-zone] .locked .piece:not(.empty)")).to_have_count(laid)
    expect(bea.locator("[data-plate='0']")).to_contain_text("0 at work")
    send(bea, ".arrange .go")
    expect(bea.locator("[data-plate='0']")).to_contain_text(f"{laid} at work")


@pytest.mark.parametrize(("width", "theme"), SCREENS)
def test_nothing_for_axe_to_complain_about(desk: Desk, server: Server, theme: str, width: int) -> None:
    page = desk.page(server, width, 800, "es" if width == 360 else "en", color_scheme=theme)
    sit_down(page, 4, periods=4, start_money=6, start_energy=4, liquidate_anywhere=True)
    settled(page)
    page.locator("[data-plate]").first.click()
    settled(page)
    page.keyboard.press("Escape")
    play(page, each=lambda: settled(page))
    settled(page)
    for more in page.locator("summary").all():  # a game with little to tell has nothing to fold away
        more.click()
        settled(page)
