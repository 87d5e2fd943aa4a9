"""Paying in Zone 8: examples X13 to X27 and X60, and the procedure over random positions."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from alcancia.games.financity.expenses import expenses
from alcancia.games.financity.planning import place
from alcancia.games.financity.reorganisation import reorganisation
from alcancia.games.financity.state import LOAN, City, game
from alcancia.ground.refusals import Unplayable
from alcancia.kernel import Luck, Table
from tests.games.moves import play, refused

from .position import asked, begin, city, give, told


def paying(**fields: Any) -> tuple[City, Table]:
    """One seat in the Yellow House (expenses $880) at the beginning of Zone 8."""
    t = city(year=fields.pop("year", 1))
    give(t, **fields)
    return t, begin(t, expenses())


def outcome(t: City) -> tuple[int, int, tuple[int, ...]]:
    return t.cash[0], t.homes[0].loans, t.homes[0].saved


def test_x13_enough_cash() -> None:
    t, table = paying(cash=1220, loans=4)
    assert asked(table) == {0: "pay_year"}
    assert list(table.asked[0].moves[0].spaces[0]) == [1, 2]
    assert refused(table, 0, "pay_year", 0) == "repay_too_few"
    assert refused(table, 0, "pay_year", 3) == "not_enough_cash"
    play(table, 0, "pay_year", 1)
    assert outcome(t) == (190, 3, (0, 0, 0))


def test_x14_savings_or_a_loan() -> None:
    t, table = paying(cash=700, savings=(2, 0, 0))
    assert asked(table) == {0: "raise_expenses"}
    play(table, 0, "withdraw", (2, 0, 0))
    assert outcome(t) == (0, 0, (0, 0, 0))
    t, table = paying(cash=700, savings=(2, 0, 0))
    play(table, 0, "take_loan")
    assert t.cash[0] == 420
    assert list(table.asked[0].moves[0].spaces[0]) == [1, 2]


def test_x15_a_loan_and_savings_kept() -> None:
    t, table = paying(cash=700, savings=(2, 0, 0), loans=3)
    play(table, 0, "take_loan")
    assert not table.asked
    assert outcome(t) == (120, 7, (2, 0, 0))


def test_x16_two_forced_loans() -> None:
    t, table = paying(cash=100)
    assert not table.asked
    assert outcome(t) == (120, 10, (0, 0, 0))
    assert [fact["forced"] for fact in told(table, "loan_taken")] == [1, 1]


def test_x17_a_forced_loan_in_the_loans_zone() -> None:
    t, table = paying(cash=700, zone="LZ")
    assert (t.cash[0], t.homes[0].loans) == (420, 5)
    assert list(table.asked[0].moves[0].spaces[0]) == [1, 2]


def test_x18_a_loan_for_the_minimum() -> None:
    t, table = paying(cash=980, loans=6)
    assert (t.cash[0], t.homes[0].loans) == (700, 12)
    assert list(table.asked[0].moves[0].spaces[0]) == [2, 3, 4]
    play(table, 0, "pay_year", 2)
    assert outcome(t) == (400, 10, (0, 0, 0))


def test_x19_into_over_indebtedness() -> None:
    t, table = paying(cash=700, savings=(0, 1, 0), loans=12)
    play(table, 0, "withdraw", (0, 1, 0))
    assert (t.cash[0], t.homes[0].loans) == (870, 18)
    assert list(table.asked[0].moves[0].spaces[0]) == [3, 4, 5]
    play(table, 0, "pay_year", 3)
    assert outcome(t) == (420, 15, (0, 0, 0))
    table = begin(t, reorganisation())
    h = t.homes[0]
    assert asked(table) == {}
    assert (h.restricted, h.must_extra_job) == (True, True)


@pytest.mark.parametrize(("loans", "left", "restricted"), [(14, 13, True), (13, 12, False)])
def test_x20_x21_paying_what_one_can(loans: int, left: int, restricted: bool) -> None:
    t, table = paying(cash=1080, loans=loans)
    play(table, 0, "pay_less")
    assert not table.asked
    assert outcome(t) == (50, left, (0, 0, 0))
    assert t.homes[0].must_extra_job
    begin(t, reorganisation())
    assert t.homes[0].restricted is restricted
    assert t.homes[0].must_extra_job


def test_x22_forced_credit_for_a_restricted_seat() -> None:
    t, table = paying(cash=830, loans=15, restricted=True)
    assert not table.asked
    assert outcome(t) == (100, 18, (0, 0, 0))
    assert t.homes[0].must_extra_job
    assert t.homes[0].restricted


def test_x23_savings_first_for_a_restricted_seat() -> None:
    t, table = paying(cash=830, loans=15, restricted=True, savings=(2, 0, 0))
    assert refused(table, 0, "take_loan") == "use_savings_first"
    play(table, 0, "withdraw", (1, 0, 0))
    assert outcome(t) == (40, 15, (1, 0, 0))
    assert t.homes[0].must_extra_job
    t, table = paying(cash=830, loans=15, restricted=True, savings=(1, 0, 0))
    assert not table.asked
    assert outcome(t) == (40, 15, (0, 0, 0))


def test_x24_a_bill_is_written_off() -> None:
    t = city()
    give(t, cash=300, loans=20, restricted=True, savings=(1, 0, 0), shopping=("SP06", "SP03"))
    assert t.homes[0].expenses() == 950
    table = begin(t, expenses())
    assert not table.asked
    assert outcome(t) == (0, 20, (0, 0, 0))
    assert told(table, "bill_written_off") == [{"seat": 0, "amount": 560}]
    assert t.homes[0].must_extra_job


def test_x25_x26_savings_only_if_they_buy_a_card() -> None:
    t, table = paying(cash=880, loans=14, restricted=True, savings=(2, 0, 0))
    assert asked(table) == {0: "raise_minimum"}
    assert refused(table, 0, "take_loan") == "loan_restricted"
    play(table, 0, "withdraw", (1, 0, 0))
    assert outcome(t) == (30, 13, (0, 0, 0))
    assert t.homes[0].must_extra_job
    t, table = paying(cash=880, loans=14, restricted=True, savings=(1, 0, 0))
    assert outcome(t) == (0, 14, (1, 0, 0))
    assert t.homes[0].must_extra_job


def test_x27_free_again_at_once() -> None:
    t, table = paying(cash=1400, loans=15, restricted=True)
    assert not table.asked
    assert outcome(t) == (70, 12, (0, 0, 0))
    assert (t.homes[0].restricted, t.homes[0].must_extra_job) == (False, False)
    assert told(table, "restriction_ended") == [{"seat": 0}]


def test_x60_a_single_instalment_is_asked_if_savings_could_raise_it() -> None:
    t, table = paying(year=10, cash=1100, savings=(6, 0, 0), loans=2)
    assert list(table.asked[0].moves[0].spaces[0]) == [1]
    play(table, 0, "withdraw", (1, 0, 0))
    assert list(table.asked[0].moves[0].spaces[0]) == [1, 2]
    play(table, 0, "pay_year", 2)
    assert (t.cash[0], t.homes[0].loans, t.held["savings"][0]) == (10, 0, 500)


def test_the_outcome_is_tested_again_after_an_early_repayment() -> None:
    t, table = paying(cash=1040, loans=6, savings=(1, 0, 0))
    assert asked(table) == {0: "pay_year"}
    play(table, 0, "repay", 1)
    assert asked(table) == {0: "raise_minimum"}
    assert t.cash[0] == 10
    assert refused(table, 0, "repay", 1) == "not_enough_cash"


def test_all_seats_settle_at_the_same_time() -> None:
    t = city(seats=3)
    give(t, 0, cash=700, savings=(2, 0, 0))
    give(t, 1, cash=1220, loans=4)
    give(t, 2, cash=900)
    table = begin(t, expenses())
    assert asked(table) == {0: "raise_expenses", 1: "pay_year"}
    assert t.cash[2] == 20
    play(table, 1, "pay_year", 2)
    assert asked(table) == {0: "raise_expenses"}
    play(table, 1, "take_loan")
    assert t.homes[1].loans == 8


def test_anytime_moves_are_closed_while_raising_money() -> None:
    _, table = paying(cash=500, savings=(4, 0, 0), loans=2)
    assert table.may_of(0) == []
    assert refused(table, 0, "repay", 1) == "pending_payment"


def test_the_penalty_for_unpaid_bills() -> None:
    t = city(options={"unpaid_penalty": 10})
    give(t, cash=300, loans=20, wellbeing=40)
    table = begin(t, expenses())
    assert told(table, "bill_written_off") == [{"seat": 0, "amount": 580}]
    assert t.held["wellbeing"][0] == 0
    assert told(table, "penalty_paid") == [{"seat": 0, "amount": 40}]


positions = st.fixed_dictionaries(
    {
        "cash": st.integers(0, 300).map(lambda n: n * 10),
        "savings": st.tuples(st.integers(0, 6), st.integers(0, 3), st.integers(0, 2)),
        "loans": st.integers(0, LOAN.cap),
        "restricted": st.booleans(),
        "zone": st.sampled_from(["LZ", "Z4", "Z5"]),
        "shopping": st.sampled_from([(), ("SP06",), ("SP14", "SP09"), ("SS10", "SS04", "SP03")]),
        "wellbeing": st.integers(0, 100),
    }
)
terms = st.fixed_dictionaries(
    {
        "loan_cards": st.integers(5, 8),
        "withdraw_surcharge": st.sampled_from([0, 10, 50]),
        "claims": st.sampled_from(["automatic", "by_hand"]),
        "unpaid_penalty": st.sampled_from([0, 15]),
    }
)


@settings(max_examples=300, deadline=None)
@given(positions, terms, st.integers(0, 10**6))
def test_the_procedure_ends_from_every_position(position: dict[str, Any], options: dict[str, Any], seed: int) -> None:
    """FC-Z8: never more prompts than savings cards held + 4 (and the declaration and the final instalment)."""
    position["restricted"] = position["restricted"] and position["loans"] >= LOAN.overindebted_from
    t = city(options=options)
    h = give(t, **position)
    cards = sum(h.saved)
    table = begin(t, expenses())
    luck = Luck(str(seed))
    prompts = 0
    while table.asked:
        prompts += 1
        play(table, 0, *table.asked[0].sample(luck))
        assert prompts <= cards + 4 + 2
    assert h.stage == ""
    assert h.settled
    assert h.loans <= LOAN.cap


def test_who_was_free_may_borrow_for_the_instalments() -> None:
    """FC-Z8.11 Not over-indebted as the year began, 14 cards, short of the minimum: a loan, or less than the minimum."""
    for choice, loans, bound in (("take_loan", 20 - 4, False), ("pay_less", 14 - 1, True)):
        t = city()
        give(t, cash=1080, loans=14)
        table = begin(t, expenses())
        assert asked(table) == {0: "raise_minimum"}
        assert {move.name for move in table.asked[0].moves} == {"take_loan", "pay_less"}
        play(table, 0, choice)
        if choice == "take_loan":
            play(table, 0, "pay_year", 4) if table.asked.get(0) is not None else None
        assert (t.homes[0].loans, t.homes[0].must_extra_job) == (loans, bound)
        assert not t.homes[0].stage


def test_who_was_not_free_may_not() -> None:
    t = city()
    give(t, cash=1080, loans=14, restricted=True)
    table = begin(t, expenses())
    assert not table.asked and t.homes[0].must_extra_job and t.homes[0].loans == 13


def test_at_the_cap_there_is_no_loan() -> None:
    t = city()
    give(t, cash=1080, loans=20)
    assert not begin(t, expenses()).asked and t.homes[0].must_extra_job


def test_games_begun_by_the_first_rules_go_on_by_them() -> None:
    first = game.of_version("1")
    assert first.version == "1" and game.of_version("2") is game
    t = city()
    give(t, cash=1080, loans=14)
    t.agenda.clear()
    t.then(expenses())
    table = Table.at(first, t, quiet=False)
    assert not table.asked and t.homes[0].must_extra_job and table.record()["rules"] == "1"
    with pytest.raises(Unplayable, match="unknown_version"):
        game.of_version("0")


def test_in_planning_the_coming_income_counts() -> None:
    """FC-LN.8 16 cards, $1,210, bills of $880, and $1,020 that come before them: three cards can be repaid."""
    for rules, most in ((game, 8), (game.of_version("1"), 2)):
        t = city()
        give(t, cash=1210, loans=16)
        t.agenda.clear()
        t.then(place(0), expenses())
        table = Table.at(rules, t, quiet=False)
        repay = next(ask for ask in table.may_of(0) if ask.named("repay") is not None)
        assert repay.contains(("repay", most)) and not repay.contains(("repay", most + 1))
