"""Sections 2.4, 4.4 and 4.5: bills, discounts, goods, the last call, and those who cannot pay (X-1 to X-5, X-24, X-25, X-35)."""

from typing import Any

import pytest

from alcancia.games.financialit.figures import bills_due, goods_need, goods_price, most_goods
from alcancia.games.financialit.household import bills, pay_bills, use_goods
from alcancia.games.financialit.state import FinanciaLit
from tests.games.financialit.position import keys, lay, own, purse, run, stand
from tests.games.moves import play, refused


def with_bills(total: int, pawn: bool, **options: Any) -> tuple[FinanciaLit, int]:
    t = lay(families={0: "FAM-06"}, family_overrides={"FAM-06": {"bills": total}}, **options)
    if pawn:
        stand(t, "BIL", 0)
    return t, bills_due(t, 0)


@pytest.mark.parametrize(("total", "due"), [(7, 6), (9, 7), (0, 0), (3, 3), (4, 3), (8, 6), (12, 9)])
def test_x1_x2_x3_a_pawn_on_bills_saves_one_for_each_full_four(total: int, due: int) -> None:
    t, owed = with_bills(total, True)
    assert owed == due
    table = run(t, pay_bills())
    assert table.state.cash[0] == 20 - due
    assert with_bills(total, False)[1] == total


@pytest.mark.parametrize(("total", "due"), [(9, 8), (10, 8), (4, 4)])
def test_x3_the_quota_is_an_option(total: int, due: int) -> None:
    assert with_bills(total, True, bills_quota=5)[1] == due


@pytest.mark.parametrize("copies", [1, 2])
def test_x4_extra_discount_counts_once_and_only_with_the_right(copies: int) -> None:
    for total, due in ((9, 6), (3, 2), (0, 0)):
        t, _ = with_bills(total, True)
        own(t, 0, *["SKI-01"] * copies)
        assert bills_due(t, 0) == due
    t, _ = with_bills(9, False)
    own(t, 0, "SKI-01")
    assert bills_due(t, 0) == 9


def test_x5_always_a_discount_and_a_pawn_adds_nothing() -> None:
    t = lay(families={0: "FAM-09"})
    own(t, 0, "INS-0")
    assert bills_due(t, 0) == 6
    stand(t, "BIL", 0)
    assert bills_due(t, 0) == 6


def test_x24_price_of_goods() -> None:
    t = lay(families={0: "FAM-06", 1: "FAM-08"})
    assert [goods_price(t, 0, n) for n in (6, 7, 14)] == [6, 6, 13]
    assert most_goods(t, 0, 6) == 7
    assert goods_price(t, 1, 5) == 4


def test_rebate_off_is_off_for_everybody() -> None:
    t = lay(families={1: "FAM-08"}, rebate_from=0)
    assert goods_price(t, 1, 7) == 7
    assert most_goods(t, 1, 7) == 7


def test_x25_missing_goods_cost_two_happiness_each_but_never_below_zero() -> None:
    t = lay(families={0: "FAM-05"})
    purse(t, 0, happiness=3, goods=1)
    table = run(t, use_goods())
    assert (t.goods[0], t.happiness[0]) == (0, 0)
    assert "goods_missing" in keys(table)


def test_goods_need_is_never_negative() -> None:
    t = lay(families={0: "FAM-06"}, career_overrides={"CAR-09": {"effects": ["goods_need -9"]}})
    own(t, 0, "CAR-09")
    assert goods_need(t, 0) == 0


def short_of_nine() -> FinanciaLit:
    t = lay(families={0: "FAM-06"}, family_overrides={"FAM-06": {"bills": 9}})
    purse(t, 0, units=3, happiness=7)
    return t


def test_x35a_going_ahead_brings_a_miscalculation() -> None:
    t = short_of_nine()
    table = run(t, bills())
    assert sorted(move.name for move in table.asked[0].moves) == ["proceed", "take_loan"]
    play(table, 0, "proceed")
    assert t.homes[0].miscalculation
    assert refused(table, 0, "proceed") == "must_raise_money"
    play(table, 0, "family_aid")
    assert table.over
    assert (t.units[0], t.happiness[0], len(t.homes[0].loans)) == (2, 6, 1)


def test_x35b_a_loan_in_time_then_aid() -> None:
    t = short_of_nine()
    table = run(t, bills())
    play(table, 0, "take_loan")
    assert t.units[0] == 8
    play(table, 0, "proceed")
    play(table, 0, "family_aid")
    assert (t.units[0], t.happiness[0], t.homes[0].miscalculation) == (2, 7, True)


def test_x35c_two_loans_in_time_and_no_miscalculation() -> None:
    t = short_of_nine()
    table = run(t, bills())
    play(table, 0, "take_loan")
    play(table, 0, "take_loan")
    assert table.over
    assert (t.units[0], t.happiness[0], t.homes[0].miscalculation) == (4, 6, False)


def test_without_last_call_the_short_are_charged_at_once() -> None:
    t = lay(families={0: "FAM-06"}, bills_last_call=False)
    purse(t, 0, units=0)
    run(t, bills())
    assert t.homes[0].miscalculation


def test_bills_added_by_an_event_are_paid_once() -> None:
    t = lay(families={0: "FAM-06"})
    t.homes[0].bills_next = 2
    run(t, pay_bills(), pay_bills())
    assert t.units[0] == 20 - 7 - 5


def test_the_bills_shown_while_money_is_raised_are_those_that_are_due() -> None:
    """FL-4.5.3 What an Event added counts until everybody has paid; by the first rules it was forgotten before."""
    for version, shown in (("2", 7), ("1", 4)):
        t = lay(bills_last_call=False)
        t.homes[0].bills_next = 3
        purse(t, 0, units=0)
        t.homes[0].miscalculation = True
        plain = bills_due(t, 0) - 3
        table = run(t, bills(), version=version)
        assert table.asked[0].name == "raise_money"
        assert bills_due(table.state, 0) - plain == shown - 4, version  # type: ignore[arg-type]
        while 0 in table.asked:
            table.play_default(0)
        assert table.state.homes[0].bills_next == 0  # type: ignore[attr-defined]
