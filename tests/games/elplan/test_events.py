"""Section 4.2 and X3 to X9, X35, X36, X39: events."""

import pytest

from alcancia import Table
from alcancia.games.elplan.administration import administration
from alcancia.games.elplan.events import events, happens, payments, turned
from alcancia.games.elplan.investment import prices
from alcancia.games.elplan.market import market
from alcancia.games.elplan.state import free, stock
from alcancia.games.elplan.subsidy import innovation
from alcancia.games.elplan.summary import summary
from alcancia.kernel import TRAINER
from alcancia.text.telling import shown
from tests.games.elplan.position import (
    at_hand,
    fill,
    lay,
    on_market,
    own,
    piles,
    products,
    put,
    run,
    stand,
    state_of,
    subsidies,
    turn_event,
)
from tests.games.moves import answers, play, refused

ENERGY, MONEY, BOTH = (0, 0, 1), (0, 1, 0), (0, 1, 1)
NONE = (0, 0, 0)


def test_x3_energy_at_hand_is_handed_over() -> None:
    t = lay()
    at_hand(t, 0, (1, 0, 2))
    turn_event(t, "EV01")
    run(t, happens())
    assert free(t, 0) == (1, 0, 1)
    assert [free(t, seat) for seat in (1, 2)] == [(2, 2, 1), (2, 2, 1)]


def test_x4_two_of_choice_instead() -> None:
    t = lay()
    at_hand(t, 0, (1, 2, 0))
    turn_event(t, "EV01")
    table = run(t, happens())
    assert list(table.asked) == [0]
    assert {move[1][1] for move in answers(table, 0)} == {(1, 1, 0), (0, 2, 0)}
    assert refused(table, 0, "pay", [[0, 0, 0], [1, 0, 0]]) == "wrong_payment"
    assert refused(table, 0, "pay", [[0, 0, 1], [1, 1, 0]]) == "wrong_cancel"
    assert refused(table, 0, "pay", [[0, 0, 0], [1, 0, 0, 1]]) == "ideas_not_resources"
    assert refused(table, 0, "pay", [[0, 0, 0], [2, 0, 0]]) == "not_enough_worker"
    assert refused(table, 0, "pay", [[0, 0, 0], [-1, 3, 0]]) == "bad_parameter"
    play(table, 0, "pay", [[0, 0, 0], [0, 2, 0]])
    assert free(t, 0) == (1, 0, 0)
    assert not t.business[0].benefit_lost


def test_placed_tokens_are_locked() -> None:
    t = lay()
    fill(t, 0, 1, 2)
    at_hand(t, 0, (1, 2, 0))
    turn_event(t, "EV01")
    table = run(t, happens())
    assert refused(table, 0, "pay", [[0, 0, 0], [2, 0, 0]]) == "token_locked"


def test_x5_one_token_short() -> None:
    for shortfall, lost in (("any", True), ("empty_only", False)):
        t = lay(shortfall=shortfall)
        stand(t, "2a", "4", "5")
        at_hand(t, 0, (0, 1, 0))
        turn_event(t, "EV01")
        run(t, happens())
        assert free(t, 0) == NONE
        assert t.business[0].benefit_lost is lost


@pytest.mark.parametrize("shortfall", ["any", "empty_only"])
def test_x6_nothing_at_hand(shortfall: str) -> None:
    t = lay(shortfall=shortfall)
    stand(t, "2a", "4", "5")
    fill(t, 0, 1, 2, 3, 4, 5, 6)
    at_hand(t, 0, NONE)
    own(t, 0, "E01a")
    turn_event(t, "EV02")
    table = run(t, happens(), administration())
    assert t.business[0].benefit_lost
    assert all(t.business[0].slots)
    assert free(t, 0) == NONE
    assert refused(table, 0, "arrange", [["liquidate", "E01a", [0, 1, 0]]]) == "liquidation_not_allowed"


def test_x7_economic_crisis() -> None:
    t = lay()
    stand(t, "4", "5", "6a")
    at_hand(t, 0, (1, 1, 0))
    at_hand(t, 1, (0, 3, 0))
    at_hand(t, 2, (0, 2, 1))
    turn_event(t, "EV03")
    table = run(t, happens())
    assert table.over
    assert [free(t, seat) for seat in range(3)] == [NONE, NONE, (0, 1, 0)]
    assert [business.benefit_lost for business in t.business] == [True, False, False]


def test_x7_a_lawyer_cancels_one_demand() -> None:
    t = lay()
    at_hand(t, 0, (2, 1, 0))
    own(t, 0, "E08a", "money")
    turn_event(t, "EV03")
    table = run(t, happens())
    assert {move[1] for move in answers(table, 0)} == {(ENERGY, (0, 1, 0)), (MONEY, (1, 1, 0)), (MONEY, (2, 0, 0))}
    assert refused(table, 0, "pay", [list(NONE), [0, 1, 0]]) == "wrong_cancel"
    assert refused(table, 0, "pay", [list(ENERGY), [1, 0, 0]]) == "must_pay_demanded"
    play(table, 0, "pay", [list(ENERGY), [0, 1, 0]])
    assert free(t, 0) == (2, 0, 0)


def test_x7_insured_pay_nothing() -> None:
    t = lay()
    stand(t, "1", "4", "5")
    turn_event(t, "EV03")
    run(t, happens())
    assert [free(t, seat) for seat in range(3)] == [(2, 2, 2), (2, 1, 1), (2, 1, 1)]


def test_inactive_shields_do_not_help_and_two_cover_all() -> None:
    t = lay()
    own(t, 0, "E08a")
    own(t, 1, "E08b", "money")
    own(t, 1, "T11a", "idea")
    turn_event(t, "EV03")
    run(t, happens())
    assert [free(t, seat) for seat in range(2)] == [(2, 1, 1), (2, 2, 2)]


def test_payments_never_repeat() -> None:
    for held in ((0, 0, 0), (3, 0, 0), (1, 0, 4), (5, 5, 5), (0, 4, 0)):
        for demands in ((1, 0, 0), MONEY, ENERGY, BOTH):
            for shield in range(3):
                ways = payments(held, demands, shield)
                assert ways and len(set(ways)) == len(ways)
                assert all(paid <= have for _, tokens in ways for paid, have in zip(tokens, held, strict=True))


def test_x8_sowing_season() -> None:
    for market_now, before, after in (
        ((2, 0, 1), (1, 0, 0), (2, 1, 0)),
        ((0, 0, 0), (1, 0, 0), (1, 0, 0)),
        ((1, 1, 1), (0, 0, 0), (1, 1, 1)),
    ):
        t = lay()
        on_market(t, market_now)
        subsidies(t, before)
        turn_event(t, "EV05")
        run(t, happens())
        assert piles(t) == after


def test_x9_recession() -> None:
    t = lay()
    stand(t, "5", "1", "4")
    on_market(t, (0, 5, 0))
    at_hand(t, 0, (0, 9, 0))
    at_hand(t, 1, (0, 5, 0))
    products(t, 0, (1, 1, 1))
    products(t, 1, (1, 2, 0))
    turn_event(t, "EV04")
    table = run(t, market(), innovation())
    assert list(table.asked) == [1]
    assert refused(table, 0, "buy", ["service", 0, 1, 0]) == "market_closed"
    play(table, 1, "buy", ["service", 0, 1, 0])
    assert list(table.asked) == [1]
    play(table, 1, "sell", ["consumer_good", 1, 1])
    assert stock(t, 2 * t.seats) == (0, 0, 0)
    assert piles(t) == (1, 0, 0)
    assert stock(t, 1) == (1, 1, 1)
    play(table, 1, "innovate", 1)
    play(table, 0, "innovate", 0)
    assert t.held["idea"][1] == 1


def test_x35_seed_capital() -> None:
    t = lay(4)
    for seat, count in enumerate((2, 0, 0, 1)):
        put(t, seat, "idea", count)
    turn_event(t, "EV12")
    run(t, happens())
    assert [t.cash[seat] - 2 for seat in range(4)] == [1, 2, 2, 1]


def test_x35_all_level() -> None:
    t = lay()
    turn_event(t, "EV12")
    run(t, happens())
    assert [t.cash[seat] for seat in range(3)] == [4, 4, 4]


def test_x35_placed_ideas_count() -> None:
    t = lay()
    fill(t, 0, 1, 2, idea=True)
    for seat in (1, 2):
        put(t, seat, "idea", 1)
    turn_event(t, "EV12")
    run(t, happens())
    assert [t.cash[seat] - 2 for seat in range(3)] == [1, 2, 2]


def test_x35_who_ignores_it_still_counts_among_the_fewest() -> None:
    t = lay(insurance="ask")
    stand(t, "1", "4", "5")
    for seat in (1, 2):
        put(t, seat, "idea", seat)
    table = run(t, turned("EV12"))
    play(table, 0, "insure", "ignore")
    assert [t.cash[seat] - 2 for seat in range(3)] == [0, 1, 1]


@pytest.mark.parametrize(("choice", "price", "laid"), [("ignore", "MEE", 1), ("apply", "EE ME", 1)])
def test_x39_an_ignored_fair_brings_no_discount(choice: str, price: str, laid: int) -> None:
    t = lay(insurance="ask")
    stand(t, "1", "4", "5")
    play(run(t, turned("EV14")), 0, "insure", choice)
    assert {"M" * cost[1] + "E" * cost[2] for _, cost in prices(t, 0, "T05a", 0)} == set(price.split())
    t = lay(insurance="ask")
    stand(t, "1", "4", "5")
    on_market(t, (1, 0, 0))
    play(run(t, turned("EV05")), 0, "insure", choice)
    assert piles(t) == (laid, 0, 0)


def test_a_shown_event_is_the_one_that_comes() -> None:
    """The option event_preview: drawn in the summary, and turned in the next period whatever else is left."""
    for seed in range(5):
        t = lay(event_preview=True)
        table = run(t, summary(), events(), seed=f"shown {seed}")
        shown = [fact.args["event"] for fact in table.facts if fact.key == "event_shown"]
        assert shown == [fact.args["event"] for fact in table.facts if fact.key == "event_turned"] == [t.event]
        assert not t.next_event and len(t.events_left) == 13


def test_x36_inflation() -> None:
    for before, lost in ((0, 0), (1, 1), (3, 1), (4, 2), (7, 3)):
        t = lay()
        stand(t, "2a", "1", "4")
        for seat in (0, 1):
            at_hand(t, seat, (0, before, 0))
        own(t, 0, "E08a", "money")
        fill(t, 0, 3, 5)
        turn_event(t, "EV09")
        table = run(t, happens())
        assert table.over
        assert [t.cash[0], t.cash[1]] == [before - lost, before]
        assert t.business[0].slots[2] == "money"
        assert not t.business[0].benefit_lost


def test_job_fair_reaches_the_insured() -> None:
    t = lay()
    stand(t, "1", "4", "5")
    turn_event(t, "EV13")
    run(t, happens())
    assert [free(t, seat)[0] for seat in range(3)] == [3, 3, 3]


@pytest.mark.parametrize(
    ("event", "choice", "after"),
    [("EV13", "ignore", (2, 2, 2)), ("EV13", "apply", (3, 2, 2)), ("EV02", "ignore", (2, 2, 2)), ("EV02", "apply", (2, 1, 2))],
)
def test_x39_insurance_on_request(event: str, choice: str, after: tuple[int, int, int]) -> None:
    t = lay(insurance="ask")
    stand(t, "1", "4", "5")
    table = run(t, turned(event))
    assert list(table.asked) == [0]
    assert refused(table, 0, "insure", "perhaps") == "bad_parameter"
    play(table, 0, "insure", choice)
    assert free(t, 0) == after


def test_x39_apply_without_money_pays_two_of_choice() -> None:
    t = lay(insurance="ask")
    stand(t, "1", "4", "5")
    at_hand(t, 0, (2, 0, 2))
    table = run(t, turned("EV02"))
    play(table, 0, "insure", "apply")
    assert len(answers(table, 0)) == 3


@pytest.mark.parametrize(
    ("event", "hand", "costs", "gains"),
    [
        ("EV13", (2, 2, 2), 0, 1),
        ("EV12", (2, 2, 2), 0, 2),
        ("EV02", (2, 2, 2), 1, 0),
        ("EV02", (2, 0, 2), 2, 0),
        ("EV03", (1, 0, 1), 2, 0),
        ("EV09", (0, 7, 0), 3, 0),
        ("EV04", (2, 2, 2), 0, 0),
    ],
)
def test_x39_what_the_event_would_cost_or_bring_is_said_before(event: str, hand: tuple[int, int, int], costs: int, gains: int) -> None:
    t = lay(insurance="ask")
    stand(t, "1", "4", "5")
    at_hand(t, 0, hand)
    t.district = 1
    table = run(t, turned(event))
    question = table.view(0, prices=True)["question"]
    apply = shown(next(row for row in question["about"] if row["move"][1] == "apply"), question["figures"])
    assert (apply["due"], apply["gift"]) == (costs, gains)
    play(table, 0, "insure", "apply")
    if 0 in table.asked:
        play(table, 0, *answers(table, 0)[0])
    for seat in [seat for seat in table.asked if table.asked[seat].name == "pay"]:
        play(table, seat, *answers(table, seat)[0])
    assert sum(free(t, 0)) == sum(hand) - costs + gains


def test_the_trainer_may_choose_the_event() -> None:
    table = Table.new("elplan", seats=3, seed="x", trainer=True, options={"first_seat": "0", "plan_choice": "random"})
    assert table.play(TRAINER, ["force", "event", "EV07"])
    for seat, space in enumerate(("4", "5", "6a")):
        play(table, seat, "place", space)
    assert state_of(table).event == "EV07"
    assert len(state_of(table).events_left) == 13


def test_an_empty_deck_means_no_event() -> None:
    t = lay(events="off")
    assert t.events_left == ()
    run(t, events())
    assert t.event == ""


def test_event_decks() -> None:
    assert len(lay(events="positive_only").events_left) == 5
    assert len(lay(events="negative_only").events_left) == 9
