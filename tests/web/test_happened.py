"""What happened to me: on a phone no amount of mine changes without a sentence on the screen that says why."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.web import test_citylife, test_elplan, test_financialit, test_financity
from tests.web.conftest import Desk
from tests.web.playing import SEEN, begin, play_on, there
from tests.web.serving import Server
from tests.web.watching import watch, watched

GAMES: dict[str, tuple[int, str, dict[str, Any], Callable[[Page], Any]]] = {
    "citylife": (2, "investor", {"rules": "advanced", "max_rounds": 20, "starting_cash": 3000}, test_citylife.play),
    "elplan": (3, "baseline", {"periods": 5, "plan_choice": "random"}, test_elplan.play),
    "financialit": (3, "baseline", {"rounds": 3, "events_per_round": [1, 1, 2], "first_player": 0}, test_financialit.play),
    "financity": (3, "spender", {"years": 4}, test_financity.play),
    "multiverse": (3, "baseline", {}, lambda page: play_on([page])),
}


def sit_down(page: Page, game: str) -> None:
    """A short game against bots, on a phone."""
    seats, bot, options, _ = GAMES[game]
    begin(page, game, seats, bot, **options)
    expect(page.locator("[data-prompt]")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_no_amount_of_mine_changes_without_a_word(desk: Desk, server: Server, game: str) -> None:
    page = desk.page(server, 360, 740, has_touch=True)
    sit_down(page, game)
    watch(page)
    GAMES[game][3](page)
    found = watched(page)
    assert len(found["changes"]) > 1, "hardly anything changed: is anybody watching?"
    silent = [change["amounts"] for change in found["changes"] if not change["said"]]
    assert silent == []
    assert found["unseen"] == [], "what is mine was out of view"


def test_a_change_that_nobody_explains_is_noticed(desk: Desk, server: Server) -> None:
    page = desk.page(server, 360, 740, has_touch=True)

    def mute(route: Route) -> None:
        words = route.fetch().text()
        route.fulfill(body=re.sub(r"^fact-(income_paid|expenses_paid|event_applied) =", r"hidden-\1 =", words, flags=re.M))

    page.route("**/text/en/financity*.ftl", mute)
    sit_down(page, "financity")
    watch(page)
    test_financity.play(page)
    assert [change for change in watched(page)["changes"] if not change["said"]]


def test_the_question_waits_behind_an_event_until_it_was_seen(desk: Desk, server: Server) -> None:
    page = desk.page(server, 360, 740, has_touch=True)
    begin(page, "financity", 2, "baseline", years=4)
    told: list[str] = []

    def event() -> bool:
        if there(page, "[data-stage=event]"):
            told.append(page.locator("[data-stage=event]").inner_text())
        return bool(told)

    for turn in range(400):
        if event():
            break
        if page.evaluate(SEEN) or not test_financity.asked(page):
            page.wait_for_timeout(40)
            continue
        test_financity.answer(page, turn)
    assert "The event of the year" in told[0]
    assert page.evaluate("() => document.querySelector('.playing').inert")
    expect(page.locator("[data-next]")).to_be_focused()
    expect(page.locator("[data-stage]")).to_be_in_viewport(ratio=1)


def test_a_burden_that_grows_is_no_good_news(desk: Desk, server: Server) -> None:
    page = desk.page(server, 360, 740, has_touch=True)
    begin(page, "financity", 2, "baseline", first_player="host")
    page.locator("[data-tools]").click()
    page.locator(".tools .button", has_text="Borrow $600").click()
    page.locator(".compose .go").click()
    expect(page.locator(".purse .up [data-amount=cash]")).to_have_text("$600")
    expect(page.locator(".purse .down [data-amount=loans]")).to_have_text("6")
