"""City Life on the page: whole games against bots, deals, the quiz stage, and nothing for axe-core to complain about."""

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Desk
from tests.web.playing import ASKED, ENOUGH, SEEN, lay, play_through, post, question, sit_down_to, take, there, until
from tests.web.serving import Server
from tests.web.test_accessible import SCREENS, settled

ROLL = "[data-choice=roll]:not([disabled])"


sit_down = partial(sit_down_to, "citylife", ".board")
asked = partial(question, place=".stage.asks .line, .prompt.asks h2")


def answer(page: Page, turn: int) -> None:
    """Answer what is asked, now this way, now that."""
    before = page.evaluate(ASKED)
    options = there(page, ".stage .option:not([disabled])", ".prompt .option:not([disabled])")
    if there(page, ".prompt .go") and (turn % 2 or not options):
        page.locator(".prompt .go").first.click()
    elif not options:
        page.wait_for_timeout(40)  # a question that was answered is still on its way out
        return
    else:
        found = page.locator(options)
        take(page, found.nth(turn % found.count()))
    until(page, f"before => ({ASKED})() !== before || document.querySelector('.end') !== null", before)


def play(page: Page, each: Callable[[], None] | None = None, stop: str = "") -> set[str]:
    """Play to the end, or until this is asked."""
    return play_through(page, asked, answer, each=each, stop=stop)


def test_a_whole_game_against_bots(desk: Desk, server: Server) -> None:
    page = desk.page(server)
    sit_down(page, rules="advanced", chain="always", exact_finish=False, starting_cash=4000)
    expect(page.locator("[data-square]")).to_have_count(100)
    expect(page.locator("[data-piece]")).to_have_count(3)
    seen = play(page)
    assert "Your turn. Roll when you are ready." in seen
    expect(page.get_by_role("heading", name="How it ended")).to_be_visible()
    expect(page.get_by_role("region", name="How it ended").locator("ol > li")).to_have_count(3)
    expect(page.locator("figure")).to_have_count(6)


def test_what_happened_lately_follows_the_language(desk: Desk, server: Server) -> None:
    page = desk.page(server)
    sit_down(page)
    answer(page, 0)
    lines = page.locator(".lately li")
    expect(lines.first).to_be_visible()
    english = lines.all_inner_texts()
    page.get_by_role("button", name="Español").click()
    expect(page.locator("html")).to_have_attribute("lang", "es")
    expect(lines.first).not_to_have_text(english[0])
    assert not set(english) & set(lines.all_inner_texts())


@pytest.mark.slow
def test_by_the_basic_rules_on_a_phone(desk: Desk, server: Server) -> None:
    page = desk.page(server, 360, 740, lang="es", has_touch=True)
    sit_down(page, 4, "investor", chain="always", exact_finish=False)
    expect(page.locator(".map")).to_be_visible()
    page.locator(".map").click()
    expect(page.locator("[data-square]")).to_have_count(0)
    page.locator(".map").click()
    expect(page.locator("[data-square]")).to_have_count(100)
    seen = play(page)
    assert "Es tu turno. Lanza cuando quieras." in seen
    expect(page.get_by_role("heading", name="Cómo terminó")).to_be_visible()


def test_a_deal_shows_the_taxes_of_both_sides_before_it_is_offered(desk: Desk, server: Server) -> None:
    page = desk.page(server)
    sit_down(page, 2, rules="advanced", order="seat", share_cap=20, starting_cash=20000)
    offer = page.locator("[data-tool=offer]:not([disabled])")
    for _ in range(ENOUGH):
        if offer.count():
            break
        play_one(page)
    offer.click()
    go = page.locator(".deal .go")
    expect(go).to_be_disabled()
    goods = page.locator(".deal fieldset:not(.money)")
    things = "[data-deed], .shares button:last-child"
    mine = goods.nth(0).locator(things).count() > 0
    goods.nth(0 if mine else 1).locator(things).first.click()
    page.locator(".deal .who .thing").nth(1 if mine else 0).click()
    page.locator(".deal .stepper").get_by_role("button", name="More").click()
    expect(page.locator(".deal table")).to_contain_text("Capital Gains Tax")
    expect(go).to_be_enabled()
    go.click()
    expect(page.locator(".deal")).to_have_count(0)


def play_one(page: Page) -> None:
    """One look at the table, and one answer if one is wanted."""
    if asked(page):
        page.locator(".stage .option:not([disabled]), .prompt .go, .prompt .option:not([disabled])").first.click()
    page.wait_for_timeout(60)


def test_money_can_be_borrowed_at_any_time_and_the_clock_is_on_the_chart(desk: Desk, server: Server) -> None:
    page = desk.page(server)
    sit_down(page, 2, rules="advanced", order="seat")
    page.locator("[data-tool=bank]").click()
    borrow = page.locator("[data-choice=borrow]")
    expect(borrow).to_contain_text("pay back $1,200 within 7 turns")
    borrow.focus()
    expect(page.locator("[data-mine] .then")).to_contain_text("$8,000")
    borrow.click()
    expect(page.locator("[data-mine] .notes")).to_contain_text("Loan $1,200: 7 turns")
    page.get_by_role("button", name="Banker's Chart").click()
    expect(page.get_by_role("region", name="Inés")).to_contain_text("7 turns left")


def test_the_key_is_not_in_the_page_before_the_answer(desk: Desk, server: Server) -> None:
    page = desk.page(server)
    heard: list[str] = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: heard.append(str(frame))))
    sit_down(page, 2, order="seat", chain="always")
    play(page, stop="You answer.")
    # What happened before may have to be looked at first; and if somebody answered wrong before me, that answer is struck.
    asked_all = "document.querySelector('.stage .option') !== null && document.querySelectorAll('.stage .answer').length === 5"
    until(page, f"() => {{ ({SEEN})(); return {asked_all}; }}")
    expect(page.locator(".stage .answer.right")).to_have_count(0)
    quiz = [frame for frame in heard if '"quiz":{' in frame]
    assert quiz and '"key":null' in quiz[-1]


def test_the_squares_are_one_stop_for_the_keyboard(desk: Desk, server: Server) -> None:
    page = desk.page(server)
    sit_down(page, 2, order="seat")
    expect(page.locator("[data-square][tabindex='0']")).to_have_count(1)
    page.locator("[data-square='1']").focus()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-square='19']")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".held")).to_contain_text("Pay $400 to the Lottery.")


def led(desk: Desk, server: Server, **options: Any) -> tuple[Page, Page, Page, str]:
    """A trainer without a seat, who may set dice and cards, and two players."""
    trainer, players = desk.page(server), [desk.page(server), desk.page(server)]
    table = lay(
        trainer, "citylife", 2, name=None, seat=None, fill=None, start=False, options={"order": "seat", "trainer_chooses": True, **options}
    )
    for player, name in zip(players, ("Bea", "Cleo"), strict=True):
        player.goto(f"/t/{table}")
        player.fill("#sit-name", name)
        player.get_by_role("button", name="Take a seat").click()
        expect(player.locator("#sit-name")).to_have_count(0)
    post(trainer, f"/api/tables/{table}/start", {})
    trainer.goto(f"/t/{table}")
    expect(trainer.locator(".trainer")).to_be_visible()
    expect(players[0].locator(ROLL)).to_be_visible()
    return trainer, players[0], players[1], table


def prepare(trainer: Page, table: str, stream: str, outcome: Any) -> None:
    """The trainer decides what chance brings next."""
    done = post(trainer, f"/api/tables/{table}/moves", {"id": f"{stream}-{outcome}", "question": None, "move": ["force", stream, outcome]})
    assert done["type"] == "done", done


def test_the_trainer_judges_an_answer(desk: Desk, server: Server) -> None:
    trainer, player, _, table = led(desk, server, rules="advanced", judge_mode="trainer")
    prepare(trainer, table, "die", 3)
    player.locator(ROLL).click()
    player.locator("[data-choice=pass]").click()
    expect(player.locator(".stage")).to_contain_text("Bea answers aloud, the trainer rules.")
    expect(player.locator(".stage .option, .stage .right")).to_have_count(0)
    expect(trainer.locator(".stage .right"), "a class may be looking on").to_have_count(0)
    trainer.get_by_role("button", name="Show hidden cards").click()
    expect(trainer.locator(".stage .right")).to_have_count(1)
    stage = trainer.locator(".stage.asks")
    expect(stage.locator(".ruling"), "the trainer rules where the question stands").to_be_in_viewport(ratio=1)
    settled(trainer)
    stage.get_by_role("button", name="Right", exact=True).click()
    expect(player.locator("[data-mine]")).to_contain_text("$7,300")
    expect(player.locator(".stage")).to_contain_text("Question 2 of 3")
    trainer.get_by_role("button", name="Change the last ruling").click()
    expect(player.locator("[data-mine]")).to_contain_text("$7,000")
    stage.locator("[data-letter=b]").click()
    stage.get_by_role("button", name="Wrong", exact=True).click()
    expect(player.locator("[data-mine]")).to_contain_text("$7,000")


def test_who_is_sent_to_jail_is_seen_behind_bars(desk: Desk, server: Server) -> None:
    trainer, bea, cleo, table = led(desk, server)
    for player, pips in ((bea, 5), (cleo, 6), (bea, 4)):
        prepare(trainer, table, "die", pips)
        if (player, pips) == (bea, 4):
            prepare(trainer, table, "traffic", "TV27")
        player.locator(ROLL).click()
        expect(player.locator(ROLL)).to_have_count(0)
    expect(cleo.locator(ROLL)).to_be_visible()
    expect(cleo.locator("[data-leap='44']")).to_have_count(1)
    expect(cleo.locator("[data-bars]")).to_have_count(1)
    expect(cleo.locator("[data-bars='0']")).to_have_count(1)


@pytest.mark.slow
def test_the_time_for_an_answer_is_shown_and_runs_out(desk: Desk, server: Server) -> None:
    trainer, bea, cleo, table = led(desk, server, quiz_seconds=12)
    prepare(trainer, table, "die", 3)
    bea.locator(ROLL).click()
    bea.locator("[data-choice=pass]").click()
    expect(bea.locator(".stage").get_by_role("timer")).to_contain_text("seconds left")
    expect(bea.locator(".stage").get_by_role("status")).to_have_text("10 seconds left")
    expect(cleo.locator(".stage").get_by_role("timer")).to_be_visible()
    expect(bea.locator(".stage")).to_contain_text("Question 2 of 3")
    expect(bea.locator("[data-notice]")).to_have_count(0)
    expect(bea.locator("[data-mine]")).to_contain_text("$7,000")
    settled(bea)


@pytest.mark.parametrize(("width", "height"), [(1024, 768), (1024, 600), (800, 600), (844, 390)])
def test_nothing_lies_on_the_board_of_a_small_screen(desk: Desk, server: Server, width: int, height: int) -> None:
    page = desk.page(server, width, height)
    sit_down(page, 6, rules="advanced", order="seat")
    expect(page.locator(".prompt .option")).to_be_visible()
    until(page, "() => document.getAnimations().every(one => one.playState !== 'running')")
    road, prompt, mine = (page.locator(part).bounding_box() for part in (".road", ".prompt", "[data-mine]"))
    assert road and prompt and mine
    for part in (prompt, mine):
        assert part["y"] >= road["y"] + road["height"] or part["x"] >= road["x"] + road["width"]
    assert road["y"] + road["height"] <= height
    if (width, height) == (1024, 768):
        assert page.evaluate("document.documentElement.scrollHeight") <= height


@pytest.mark.parametrize(("width", "theme"), SCREENS)
def test_nothing_for_axe_to_complain_about(desk: Desk, server: Server, theme: str, width: int) -> None:
    page = desk.page(server, width, 800, "es" if width == 360 else "en", color_scheme=theme)
    sit_down(page, 4, "investor", order="seat", rules="advanced", chain="always", exact_finish=False, starting_cash=3000, max_rounds=8)
    settled(page)
    page.locator("[data-tool=bank]").click()
    settled(page)
    take(page, page.locator("[data-choice=borrow]"))
    page.locator("button.bank").click()
    settled(page)
    page.keyboard.press("Escape")
    page.locator("[data-plate]").first.click()
    settled(page)
    page.keyboard.press("Escape")
    play(page, each=lambda: settled(page))
    settled(page)
