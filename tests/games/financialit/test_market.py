"""Section 4.3, the Market (X-8, X-24, X-26 to X-30, X-53)."""

from typing import Any

from alcancia.games.financialit.market import lacking, marketplace
from alcancia.games.financialit.state import FinanciaLit
from tests.games.financialit.position import keys, lay, own, purse, run, show, stand
from tests.games.moves import play, refused

FIVE = ("LUX-01", "LUX-04", "LUX-07", "LUX-11", "LUX-14")


def shopping(units: int = 20, **options: Any) -> FinanciaLit:
    t = lay(families={0: "FAM-06"}, **options)
    show(t, "luxury", *FIVE)
    stand(t, "MKT", 0)
    purse(t, 0, units=units)
    return t


def test_x8_the_market_is_filled_between_visits() -> None:
    t = shopping()
    t.homes[0].placed.clear()
    t.homes[0].pawns_free += 1
    t.slots["MKT"][:] = [-1, -1, -1]
    stand(t, "MKT", 2, 0)
    table = run(t, marketplace())
    play(table, 2, "buy_luxury", "LUX-04")
    assert len(t.market) == 4
    play(table, 2, "done")
    assert list(table.asked) == [0]
    assert len(t.market) == 5


def test_x24_seven_goods_for_six_units() -> None:
    table = run(shopping(6), marketplace())
    assert refused(table, 0, "buy_goods", 8) == "not_enough_units"
    play(table, 0, "buy_goods", 7)
    assert table.state.cash[0] == 0
    assert refused(table, 0, "buy_goods", 1) == "goods_already_bought"


def test_x26_no_luxury_twice() -> None:
    t = shopping()
    own(t, 0, "LUX-04")
    show(t, "luxury", "LUX-04", "LUX-04", "LUX-01")
    table = run(t, marketplace())
    assert refused(table, 0, "buy_luxury", "LUX-04") == "duplicate_luxury"
    assert refused(table, 0, "buy_luxury", "LUX-02") == "card_not_shown"


def test_x27_a_new_layout_once_and_first() -> None:
    t = shopping(1)
    table = run(t, marketplace())
    play(table, 0, "refresh_market")
    assert (t.units[0], len(t.market)) == (0, 5)
    assert refused(table, 0, "refresh_market") == "refresh_used"
    table = run(shopping(), marketplace())
    play(table, 0, "buy_goods", 1)
    assert refused(table, 0, "refresh_market") == "refresh_too_late"
    assert refused(run(shopping(0), marketplace()), 0, "refresh_market") == "not_enough_units"


def test_x28_a_minimum_of_goods() -> None:
    table = run(shopping(10, goods_min_per_visit=4), marketplace())
    assert refused(table, 0, "buy_luxury", "LUX-01") == "goods_minimum"
    assert refused(table, 0, "buy_goods", 3) == "goods_minimum"
    assert refused(table, 0, "done") == "goods_minimum"
    play(table, 0, "buy_goods", 4)
    play(table, 0, "buy_luxury", "LUX-01")
    table = run(shopping(3, goods_min_per_visit=4), marketplace())
    assert table.asked[0].otherwise() == ("buy_goods", 3)
    assert table.asked[0].named("buy_goods").spaces[0].enumerate(9) == [3]  # type: ignore[union-attr]
    table = run(shopping(0, goods_min_per_visit=4), marketplace())
    play(table, 0, "done")


def test_a_maximum_of_goods() -> None:
    table = run(shopping(goods_max_per_visit=5), marketplace())
    assert refused(table, 0, "buy_goods", 6) == "goods_maximum"
    assert refused(table, 0, "buy_goods", 0) == "bad_parameter"


def test_x29_a_condition_for_luxuries() -> None:
    t = shopping(luxury_prereq={"skills": 2})
    own(t, 0, "SKI-04")
    table = run(t, marketplace())
    assert refused(table, 0, "buy_luxury", "LUX-01") == "luxury_locked"
    assert table.view(0)["table"]["ahead"][0]["lacking"] == {"skills": (1, 2)}, "what is missing is told"
    own(t, 0, "SKI-05")
    assert lacking(t, 0) == {}
    play(run(t, marketplace()), 0, "buy_luxury", "LUX-01")


def test_conditions_about_debts() -> None:
    for condition in ("no_loans", "no_miscalculation"):
        t = shopping(luxury_prereq={condition: True})
        t.homes[0].loans, t.homes[0].miscalculation = [2], True
        assert refused(run(t, marketplace()), 0, "buy_luxury", "LUX-01") == "luxury_locked"
        assert lacking(t, 0) == {condition: (0, 1)}


def test_x30_a_dearer_luxury() -> None:
    for options, buys in (({"luxury_overrides": {"LUX-08": {"cost": 11}}}, False), ({}, True)):
        t = shopping(10, **options)
        show(t, "luxury", "LUX-08")
        table = run(t, marketplace())
        if buys:
            play(table, 0, "buy_luxury", "LUX-08")
            assert (t.units[0], t.happiness[0]) == (2, 22)
        else:
            assert refused(table, 0, "buy_luxury", "LUX-08") == "not_enough_units"


def test_a_limit_of_luxuries() -> None:
    table = run(shopping(luxury_max_per_visit=1), marketplace())
    play(table, 0, "buy_luxury", "LUX-01")
    assert refused(table, 0, "buy_luxury", "LUX-04") == "luxury_limit"


def test_x53_goods_given_away() -> None:
    table = run(shopping(goods_price=0), marketplace())
    assert refused(table, 0, "buy_goods", 100) == "goods_maximum"
    play(table, 0, "buy_goods", 99)
    assert table.state.cash[0] == 20


def test_nothing_to_buy_and_no_credit_ends_the_visit_unasked() -> None:
    t = shopping(0)
    t.homes[0].loans = [2, 2, 2]
    table = run(t, marketplace())
    assert table.over


def test_the_default_buys_what_is_missing() -> None:
    t = shopping()
    purse(t, 0, goods=0)
    table = run(t, marketplace())
    assert table.asked[0].otherwise() == ("buy_goods", 2)
    table.play_default(0)
    assert table.asked[0].otherwise() == ("done",)
    table.play_default(0)
    assert table.over
    assert "market_refilled" not in keys(table)


def test_with_goods_bought_and_nothing_else_in_reach_the_visit_ends_unasked() -> None:
    """FL-4.0.2 A loan could pay for more goods, but they are bought once a visit. By the first rules the end was asked for."""
    for version, asked in (("2", False), ("1", True)):
        table = run(shopping(6, luxury_prereq={"skills": 3}), marketplace(), version=version)
        play(table, 0, "buy_goods", 6)
        assert (0 in table.asked) == asked, version
