"""Every reason code of section 10, and that a refused move changes nothing."""

from collections.abc import Callable
from typing import Any

import pytest

from alcancia.games.financity.buying import investments, shopping
from alcancia.games.financity.expenses import expenses
from alcancia.games.financity.income import income
from alcancia.games.financity.insurance import insurance
from alcancia.games.financity.planning import planning
from alcancia.games.financity.reorganisation import reorganisation
from alcancia.games.financity.savings import saving
from alcancia.games.financity.scoring import finish
from alcancia.games.financity.setup import let_choose
from alcancia.games.financity.state import REASONS, City, game
from alcancia.games.financity.trade import sale
from alcancia.games.financity.unforeseen import unforeseen
from alcancia.kernel import Step, Table, Unplayable
from tests.games.moves import play, refused

from .position import begin, city, give, lay

BY_HAND = {"claims": "by_hand"}


def at(*steps: Step, seats: int = 2, options: dict[str, Any] | None = None, marker: str = "Z1", **fields: Any) -> Table:
    """Seat 0 has these things; the others have $100."""
    t = city(seats=seats, options=options, marker=marker)
    lay(t, "investments", ("IB03", "IE15"))
    lay(t, "shopping", ("SA01", "SA11"))
    give(t, 0, **fields)
    for seat in range(1, seats):
        give(t, seat, cash=100)
    return begin(t, *steps)


def in_trade(**fields: Any) -> Table:
    return at(sale(), marker="Z11", cash=200, **{"shopping": ("SP05", "SS01", "SP03")} | fields)


def after(table: Table, *moves: tuple[Any, ...]) -> Table:
    for seat, *move in moves:
        play(table, seat, *move)
    return table


def meeting(event: str, **fields: Any) -> Table:
    t = city()
    t.events = (event,)
    give(t, 0, **fields)
    return begin(t, unforeseen())


def bound() -> Table:
    t = city(seats=2, first=1)
    give(t, 0, must_extra_job=True)
    return begin(t, planning())


def elsewhere(zone: str) -> Table:
    """Seat 1 stands in the zone, seat 0 does not."""
    t = city(seats=2)
    lay(t, "investments", ("IB03", "IE15"))
    lay(t, "shopping", ("SA01", "SA11"))
    give(t, 0, zone="Z5", cash=500)
    give(t, 1, zone=zone, cash=500)
    return begin(t, {"Z6": investments, "Z7": shopping, "Z9": insurance}[zone]())


def twice(zone: str, *move: Any) -> Table:
    """Seat 0 has bought; seat 1 is still asked."""
    t = city(seats=2)
    lay(t, "investments", ("IB03", "IE15", "IE01"))
    lay(t, "shopping", ("SA01", "SA11", "SA02"))
    for seat in range(2):
        give(t, seat, zone=zone, cash=900)
    table = begin(t, {"Z6": investments, "Z7": shopping, "Z9": insurance}[zone]())
    play(table, 0, *move)
    return table


def no_sale() -> Table:
    t = city(seats=3, marker="Z11", options={"overindebted_may_sell": False})
    give(t, 0, loans=13, restricted=True, shopping=("SP05",))
    give(t, 1, cash=100, shopping=("SP03",))
    return begin(t, sale())


def haggled() -> Table:
    table = in_trade(options={"max_proposals": 1})
    play(table, 0, "propose_sale", ("SP05", 1, 10))
    play(table, 1, "decline", table.state.offers[0].no)
    return table


CASES: list[tuple[str, Callable[[], Table], tuple[Any, ...]]] = [
    ("game_over", lambda: at(finish()), (0, "place", "Z5")),
    ("not_your_prompt", lambda: at(planning()), (1, "place", "Z5")),
    ("not_your_prompt", lambda: after(at(saving(), cash=200), (0, "arrange", (1, 0, 0))), (0, "pass")),
    ("not_your_prompt", lambda: after(in_trade(seats=3), (0, "propose_sale", ("SP05", 1, 10))), (2, "accept", 0)),
    ("wrong_zone", lambda: at(planning(), loans=1, cash=200), (0, "pay_year", 1)),
    ("wrong_zone", lambda: at(planning(), tokens=1), (0, "use_token")),
    ("wrong_zone", lambda: at(saving(), cash=200), (0, "place", "Z5")),
    ("unknown_zone", lambda: at(planning()), (0, "place", "Z12")),
    ("unknown_zone", lambda: at(planning()), (0, "place", 5)),
    ("zone_without_benefit", lambda: at(planning()), (0, "place", "Z8")),
    ("forced_extra_job", bound, (0, "place", "Z5")),
    ("bad_amount", lambda: at(saving(), cash=200), (0, "arrange", (-1, 0, 0))),
    ("bad_amount", lambda: at(saving(), cash=200), (0, "arrange", (1.5, 0, 0))),
    ("bad_amount", lambda: at(planning(), savings=(1, 0, 0)), (0, "withdraw", (0, 0, 0))),
    ("bad_amount", lambda: at(planning(), savings=(1, 0, 0)), (0, "withdraw", "all")),
    ("bad_amount", lambda: at(planning(), cash=300, loans=1), (0, "repay", 0)),
    ("bad_amount", lambda: at(planning(), cash=300, loans=1), (0, "repay", True)),
    ("bad_amount", lambda: at(expenses(), cash=1220, loans=4), (0, "pay_year", "one")),
    ("not_multiple_of_100", lambda: at(saving(), cash=200), (0, "arrange", 150)),
    ("not_enough_cash", lambda: at(saving(), cash=200), (0, "arrange", (3, 0, 0))),
    ("not_enough_cash", lambda: at(investments(), zone="Z6"), (0, "buy_investment", "IB03")),
    ("not_enough_cash", lambda: at(shopping(), zone="Z7"), (0, "buy_shopping", "SA01")),
    ("not_enough_cash", lambda: at(insurance(), zone="Z9"), (0, "yes")),
    ("not_enough_cash", lambda: at(planning(), cash=100, loans=1), (0, "repay", 1)),
    ("not_enough_savings", lambda: at(planning(), savings=(1, 0, 0)), (0, "withdraw", (0, 1, 0))),
    ("saving_restricted", lambda: at(saving(), cash=200, loans=13, restricted=True), (0, "arrange", (1, 0, 0))),
    ("saving_closed", lambda: at(planning(), cash=200), (0, "arrange", (1, 0, 0))),
    ("saving_closed", lambda: after(at(saving(), cash=200), (0, "arrange", (1, 0, 0))), (0, "arrange", (2, 0, 0))),
    ("loan_closed", in_trade, (0, "take_loan")),
    ("loan_closed", lambda: at(let_choose(), marker="", home=""), (0, "take_loan")),
    ("loan_cap", lambda: at(planning(), loans=19), (0, "take_loan")),
    ("loan_restricted", lambda: at(planning(), loans=13, restricted=True), (0, "take_loan")),
    ("loan_restricted", lambda: at(expenses(), cash=880, loans=14, restricted=True, savings=(2, 0, 0)), (0, "take_loan")),
    ("use_savings_first", lambda: at(expenses(), cash=830, loans=15, restricted=True, savings=(2, 0, 0)), (0, "take_loan")),
    ("use_savings_first", lambda: meeting("EV01", cash=50, savings=(2, 0, 0)), (0, "take_loan")),
    ("nothing_owed", lambda: at(planning(), cash=200), (0, "repay", 1)),
    ("repay_too_few", lambda: at(expenses(), cash=1400, loans=7), (0, "pay_year", 1)),
    ("repay_too_many", lambda: at(planning(), cash=500, loans=1), (0, "repay", 2)),
    ("repay_too_many", lambda: at(expenses(), cash=1800, loans=4), (0, "pay_year", 5)),
    ("bills_first", lambda: at(saving(), cash=900, loans=13), (0, "repay", 1)),
    ("pending_payment", lambda: at(expenses(), cash=500, savings=(6, 0, 0), loans=1), (0, "repay", 1)),
    ("pending_payment", lambda: meeting("EV01", cash=200, tokens=1, savings=(1, 0, 0)), (0, "withdraw", (1, 0, 0))),
    ("not_in_zone", lambda: elsewhere("Z6"), (0, "buy_investment", "IB03")),
    ("not_in_zone", lambda: elsewhere("Z7"), (0, "buy_shopping", "SA01")),
    ("not_in_zone", lambda: elsewhere("Z9"), (0, "yes")),
    ("card_not_offered", lambda: at(investments(), zone="Z6", cash=500), (0, "buy_investment", "IB04")),
    ("card_not_offered", lambda: at(shopping(), zone="Z7", cash=500), (0, "buy_shopping", "nothing")),
    ("already_bought", lambda: twice("Z6", "buy_investment", "IB03"), (0, "buy_investment", "IE15")),
    ("already_bought", lambda: twice("Z7", "buy_shopping", "SA01"), (0, "buy_shopping", "SA11")),
    ("already_bought", lambda: twice("Z9", "yes"), (0, "yes")),
    ("no_token", lambda: at(planning()), (0, "use_token")),
    ("choice_unavailable", lambda: meeting("EV03", cash=100, wellbeing=80), (0, "choose", "flee")),
    ("already_claimed", lambda: at(income(), options=BY_HAND, shopping=("SP02", "SP05")), (0, "claim_income", ("SP02", "SP02"))),
    ("nothing_to_claim", lambda: at(income(), options=BY_HAND, shopping=("SP02", "SA02")), (0, "claim_income", ("SA02",))),
    ("already_claimed", lambda: at(expenses(), options=BY_HAND, shopping=("SP02",)), (0, "declare_expenses", ("SP02", "SP02"))),
    ("nothing_to_claim", lambda: at(expenses(), options=BY_HAND, shopping=("SP02",)), (0, "declare_expenses", ("SP07",))),
    ("not_a_product", in_trade, (0, "propose_sale", ("SS01", 1, 10))),
    ("not_a_product", in_trade, (1, "propose_purchase", ("SS01", 10))),
    ("not_owner", in_trade, (1, "propose_sale", ("SP05", 0, 10))),
    ("not_owner", in_trade, (1, "propose_purchase", ("SP01", 10))),
    ("same_seat", in_trade, (0, "propose_sale", ("SP05", 0, 10))),
    ("same_seat", in_trade, (0, "propose_purchase", ("SP05", 10))),
    ("unknown_seat", in_trade, (0, "propose_sale", ("SP05", 7, 10))),
    ("seller_restricted", no_sale, (0, "propose_sale", ("SP05", 1, 10))),
    ("price_out_of_range", in_trade, (0, "propose_sale", ("SP05", 1, 15))),
    ("price_out_of_range", in_trade, (0, "propose_sale", ("SP05", 1, -10))),
    ("price_out_of_range", in_trade, (0, "propose_sale", ("SP05", 1, 110))),
    ("proposal_open", lambda: after(in_trade(), (0, "propose_sale", ("SP05", 1, 10))), (0, "propose_sale", ("SP03", 1, 10))),
    ("too_many_proposals", haggled, (0, "propose_sale", ("SP05", 1, 10))),
    ("offer_gone", in_trade, (0, "accept", 3)),
    ("offer_gone", in_trade, (0, "withdraw_offer", 3)),
    ("trade_closed", lambda: at(planning(), shopping=("SP05",)), (0, "propose_sale", ("SP05", 1, 10))),
    ("trade_closed", lambda: at(planning()), (0, "accept", 1)),
    ("trade_closed", lambda: at(planning()), (0, "done")),
    ("repay_too_many", lambda: at(reorganisation(), loans=13, cash=3000), (0, "repay_before_count", 14)),
    ("bad_amount", lambda: at(reorganisation(), loans=13, cash=3000), (0, "repay_before_count", -1)),
]


@pytest.mark.parametrize(("reason", "table", "move"), CASES, ids=lambda value: value if isinstance(value, str) else "")
def test_refused(reason: str, table: Callable[[], Table], move: tuple[Any, ...]) -> None:
    seat, *rest = move
    assert refused(table(), seat, *rest) == reason


def test_every_reason_has_a_case() -> None:
    elsewhere_tested = {"buyer_restricted", "product_already_traded", "bad_option", "bad_seat_count"}
    assert set(REASONS) <= {case[0] for case in CASES} | elsewhere_tested


@pytest.mark.parametrize("seats", [0, 7, True])
def test_seat_counts(seats: int) -> None:
    with pytest.raises(Unplayable, match="bad_seat_count"):
        Table.set_up(game, seats=seats, seed="")


@pytest.mark.parametrize(
    "options",
    [
        {"years": 3},
        {"years": 17},
        {"goal_wellbeing": 305},
        {"loan_cards": 4},
        {"loan_cards": 5, "loan_cards_lz": 6},
        {"first_player": "2"},
        {"level": "expert"},
        {"trade": 1},
        {"unknown": 1},
    ],
)
def test_bad_options(options: dict[str, Any]) -> None:
    with pytest.raises(Unplayable, match="bad_option"):
        Table.set_up(game, seats=2, seed="", options=options)


def test_option_ranges() -> None:
    """The ranges and defaults of chapter 7."""
    ranges = {name: option.to_json(4) for name, option in game.schema.items()}
    numbers = {
        name: (found["lo"], found["hi"], found["step"], found["default"]) for name, found in ranges.items() if found["type"] == "int"
    }
    assert numbers == {
        "years": (4, 16, 1, 10),
        "goal_wellbeing": (0, 1000, 10, 300),
        "goal_savings": (0, 3000, 100, 500),
        "goal_investments": (0, 5, 1, 1),
        "starting_cash": (0, 1000, 10, 0),
        "withdraw_surcharge": (0, 50, 10, 10),
        "extra_job_pay": (0, 200, 10, 80),
        "free_time_wellbeing": (0, 150, 5, 50),
        "insurance_price": (0, 200, 10, 50),
        "loan_cards": (5, 8, 1, 6),
        "loan_cards_lz": (5, 8, 1, 5),
        "unpaid_penalty": (0, 50, 5, 0),
        "max_proposals": (1, 20, 1, 5),
    }
    flags = {name: found["default"] for name, found in ranges.items() if found["type"] == "bool"}
    assert flags == {
        "overindebted_may_sell": True,
        "loans_in_reorganisation": False,
        "cancel_services": False,
        "trade": True,
        "hide_cash": False,
        "closing_window": False,
    }
    words = {name: (tuple(found["values"]), found["default"]) for name, found in ranges.items() if found["type"] == "choice"}
    assert words == {
        "level": (("beginner", "advanced"), "beginner"),
        "claims": (("automatic", "by_hand"), "automatic"),
        "by_hand_increases": (("stand", "bank_checks"), "stand"),
        "home_assignment": (("random", "choose", "trainer", "same"), "random"),
        "first_player": (("random", "host", "0", "1", "2", "3"), "random"),
        "first_player_rule": (("rotate", "random"), "rotate"),
        "savings_plan": (("tiered", "flat"), "tiered"),
        "trade_price_cap": (("none", "printed_cost"), "none"),
        "planning": (("in_order", "secret"), "in_order"),
        "trainer_chance": (("none", "events", "all"), "all"),
    }


def test_a_city_is_never_changed_by_nonsense() -> None:
    table = Table.set_up(game, seats=2, seed="nonsense")
    assert isinstance(table.state, City)
    for move in [
        (),
        (1,),
        ("place",),
        ("place", "Z5", 1),
        ("withdraw",),
        ("repay", None),
        ("propose_sale", (1, 2, 3)),
        ("accept", "x"),
        ("yes", 1),
    ]:
        for seat in (0, 1):
            refused(table, seat, *move)
