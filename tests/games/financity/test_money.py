"""Income, savings and loans: examples X01 to X12, and the anytime moves."""

import pytest

from alcancia.games.financity.expenses import expenses
from alcancia.games.financity.income import income
from alcancia.games.financity.insurance import insurance
from alcancia.games.financity.planning import place, planning
from alcancia.games.financity.savings import saving
from alcancia.games.financity.state import minimum
from alcancia.games.financity.year import year
from alcancia.kernel import BANK
from tests.games.moves import play, refused

from .position import asked, begin, city, give, lay, told


def test_x01_income_of_the_printed_example() -> None:
    t = city()
    give(t, savings=(2, 0, 0), investments=("IB01",))
    table = begin(t, income())
    assert t.cash[0] == 1060
    assert told(table, "income_paid") == [{"seat": 0, "base": 1020, "interest": 20, "investments": 20, "total": 1060}]


@pytest.mark.parametrize(("marker", "gets"), [("Z6", 270), ("Z3", 300)])
def test_x02_x03_withdrawing_three_cards(marker: str, gets: int) -> None:
    t = city()
    give(t, savings=(3, 0, 0))
    table = begin(t, place(0))
    t.marker = marker
    play(table, 0, "withdraw", (3, 0, 0))
    assert t.cash[0] == gets
    assert t.homes[0].saved == (0, 0, 0)
    assert t.held["savings"][0] == 0


def test_x04_there_is_no_change() -> None:
    t = city()
    give(t, savings=(0, 1, 0))
    table = begin(t, place(0))
    t.marker = "Z7"
    play(table, 0, "withdraw", (0, 1, 0))
    assert t.cash[0] == 450
    assert t.homes[0].saved == (0, 0, 0)


def test_x05_exchanging_savings_cards() -> None:
    t = city()
    give(t, cash=1160, savings=(3, 0, 0))
    table = begin(t, saving())
    play(table, 0, "arrange", (0, 1, 0))
    assert (t.cash[0], t.homes[0].saved) == (960, (0, 1, 0))


def test_x06_a_restricted_seat_may_only_withdraw() -> None:
    t = city()
    give(t, cash=300, savings=(3, 0, 0), loans=13, restricted=True)
    table = begin(t, saving())
    assert refused(table, 0, "arrange", (0, 1, 0)) == "saving_restricted"
    play(table, 0, "arrange", (1, 0, 0))
    assert t.cash[0] == 500


def test_x07_x08_loans() -> None:
    t = city()
    table = begin(t, place(0))
    play(table, 0, "take_loan")
    assert (t.cash[0], t.homes[0].loans) == (600, 6)
    t = city()
    t.homes[0].zone = "LZ"
    table = begin(t, insurance(), place(0))
    play(table, 0, "take_loan")
    play(table, 0, "take_loan")
    assert (t.cash[0], t.homes[0].loans) == (1200, 10)


def test_x09_the_loans_zone_works_from_the_placement_on() -> None:
    t = city(seats=2)
    table = begin(t, planning())
    play(table, 0, "take_loan")
    play(table, 0, "place", "LZ")
    play(table, 0, "take_loan")
    assert (t.cash[0], t.homes[0].loans) == (1200, 11)


@pytest.mark.parametrize(("zone", "loans", "after"), [("Z5", 18, 24), ("Z5", 19, None), ("LZ", 19, 24), ("LZ", 20, None)])
def test_x10_the_cap(zone: str, loans: int, after: int | None) -> None:
    t = city()
    give(t, zone=zone, loans=loans)
    table = begin(t, place(0))
    if after is None:
        assert refused(table, 0, "take_loan") == "loan_cap"
    else:
        play(table, 0, "take_loan")
        assert t.homes[0].loans == after


def test_x11_the_minimum() -> None:
    assert [minimum(loans) for loans in (0, 1, 6, 7, 12, 13, 18, 19, 24)] == [0, 1, 1, 2, 2, 3, 3, 4, 4]


def test_x12_a_whole_first_year() -> None:
    t = city(year=0)
    lay(t, "investments", ("IB05", "IB06"))
    t.events = ("EV13",)
    table = begin(t, year())
    play(table, 0, "place", "Z6")
    assert t.cash[0] == 1020
    play(table, 0, "arrange", (0, 0, 0))
    play(table, 0, "buy_investment", "IB05")
    assert t.year == 2
    assert t.cash[0] == 120
    play(table, 0, "place", "Z5")
    assert t.cash[0] == 1180


def test_savings_can_be_withdrawn_at_face_value_after_the_answer() -> None:
    t = city(seats=2)
    give(t, 0, cash=500)
    give(t, 1, cash=500)
    table = begin(t, saving())
    play(table, 0, "arrange", (5, 0, 0))
    assert asked(table) == {1: "savings"}
    play(table, 0, "withdraw", (2, 0, 0))
    assert t.cash[0] == 200
    assert refused(table, 0, "arrange", (5, 0, 0)) == "saving_closed"


def test_interest_plans_and_modifiers() -> None:
    t = city(options={"savings_plan": "flat"})
    give(t, savings=(1, 1, 1))
    begin(t, income())
    assert t.cash[0] == 1020 + 160
    t = city()
    give(t, savings=(1, 1, 1))
    begin(t, income())
    assert t.cash[0] == 1020 + 200


def test_a_seat_without_anything_to_save_is_not_asked() -> None:
    t = city(seats=2)
    give(t, 0, cash=90)
    give(t, 1, cash=100)
    table = begin(t, saving())
    assert asked(table) == {1: "savings"}
    play(table, 0, "take_loan")
    assert asked(table) == {0: "savings", 1: "savings"}


def test_x29_early_repayment_brings_no_gain_and_no_loss() -> None:
    ends = []
    for early in (False, True):
        t = city()
        give(t, cash=1500, loans=7)
        table = begin(t, saving(), expenses())
        if early:
            play(table, 0, "repay", 1)
        play(table, 0, "arrange", (0, 0, 0))
        play(table, 0, "pay_year", 1 if early else 2)
        ends.append((t.homes[0].loans, t.cash[0]))
    assert ends == [(5, 320), (5, 320)]


def test_x28_bills_first() -> None:
    t = city()
    give(t, cash=1020, loans=14, restricted=True, zone="Z4", savings=(0, 0, 0))
    t.marker = "Z3"
    table = begin(t, place(0), expenses())
    assert refused(table, 0, "repay", 1) == "bills_first"
    t.pay(BANK, 0, 80, "extra_job")
    play(table, 0, "repay", 1)
    assert (t.homes[0].loans, t.cash[0]) == (13, 950)
    play(table, 0, "place", "Z4")
    assert (t.homes[0].loans, t.cash[0], t.homes[0].must_extra_job) == (13, 70, True)


def test_a_seat_sees_why_a_move_is_closed() -> None:
    t = city(seats=2)
    give(t, 0, cash=100, loans=19)
    table = begin(t, planning())
    assert table.view(0)["table"]["closed"] == {"take_loan": "loan_cap", "withdraw": "not_enough_savings", "repay": "not_enough_cash"}
    assert table.view(1)["table"]["closed"] == {"withdraw": "not_enough_savings", "repay": "nothing_owed"}
    assert "closed" not in table.view(None)["table"]
