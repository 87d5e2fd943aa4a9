"""Section 4.1 and the loans and investments it moves (X-9 to X-13, X-17, X-45)."""

import pytest

from alcancia.games.financialit.figures import raw_income
from alcancia.games.financialit.income import income, incomes
from alcancia.games.financialit.upkeep import put_tokens
from tests.games.financialit.position import keys, lay, own, purse, run, run_scripted
from tests.games.moves import play


def test_x9_the_whole_sum() -> None:
    t = lay(families={0: "FAM-03"})
    own(t, 0, "SKI-04", "SKI-05", "CAR-04", "LUX-06")
    home = t.homes[0]
    home.modifier, home.income_next, home.loans = -2, -3, [2]
    run(t, incomes())
    assert (home.tracker, t.units[0], home.loans, home.income_next) == (7, 27, [1], 0)


def test_x10_a_common_modifier_is_treated_by_each_family() -> None:
    t = lay(4, families={0: "FAM-01", 1: "FAM-04", 2: "FAM-07", 3: "FAM-06"}, income_mode="common")
    t.period = 2
    t.decks["income"], t.discards["income"] = ["INC-03"], [card for card in t.decks["income"] if card != "INC-03"] + ["INC-03"]
    run(t, income())
    assert [home.tracker for home in t.homes] == [9, 10, 12, 9]


def test_x11_income_below_zero_is_owed() -> None:
    for answer, units, happiness, loans in (("family_aid", 1, 7, [1]), ("take_loan", 3, 6, [1, 0])):
        t = lay(families={0: "FAM-02"})
        purse(t, 0, units=3, happiness=7)
        home = t.homes[0]
        home.modifier, home.loans = -2, [1, 1, 2]
        assert raw_income(t, 0, -2) == -5
        table = run(t, incomes())
        assert home.tracker == 0
        assert home.miscalculation
        play(table, 0, answer)
        assert (t.units[0], t.happiness[0], home.loans) == (units, happiness, loans)


def test_income_below_zero_can_be_forgiven() -> None:
    t = lay(families={0: "FAM-02"}, income_below_zero="forgiven")
    t.homes[0].loans = [1, 1, 2]
    purse(t, 0, units=3)
    run(t, incomes())
    assert (t.units[0], t.homes[0].miscalculation) == (3, False)


def test_x12_no_modifier_in_round_one() -> None:
    t = lay(families={0: "FAM-01"})
    purse(t, 0, units=4)
    table = run(t, income())
    assert (t.homes[0].tracker, t.units[0]) == (13, 17)
    assert "income_modifier" not in keys(table)


def test_x13_a_loan_bites_twice() -> None:
    t = lay(families={0: "FAM-04"})
    t.homes[0].loans = [0]
    seen = []
    for _ in range(3):
        put_tokens(t, 0)
        run(t, incomes())
        seen.append(t.homes[0].tracker)
    assert seen == [6, 6, 10]
    assert t.homes[0].loans == []


def test_x16_the_credit_circle_takes_three() -> None:
    t = lay(families={0: "FAM-10"})
    t.homes[0].loans = [2]
    run(t, incomes())
    assert t.homes[0].tracker == 8


def test_x17_investments_pay_in_time() -> None:
    t = lay(families={0: "FAM-04"})
    own(t, 0, "LON-3")
    tokens = []
    for _ in range(4):
        run(t, incomes())
        tokens.append([token for _, token in t.homes[0].investments])
    assert tokens == [[3], [2], [1], []]
    assert t.units[0] == 20 + 4 * 10 + 14
    assert t.discards["long"] == ["LON-3"]
    own(t, 0, "SHO-5")
    before = t.units[0]
    run(t, incomes())
    assert t.units[0] == before + 10 + 3


def test_harvest_each_income_phase() -> None:
    t = lay(families={0: "FAM-05"})
    run(t, incomes())
    assert t.goods[0] == 21


@pytest.mark.parametrize(("family", "modifier"), [("FAM-06", -3), ("FAM-07", 0), ("FAM-01", -6)])
def test_x45_a_prepared_income_card(family: str, modifier: int) -> None:
    t = lay(families={1: family}, income_deals=[{"round": 3, "seat": 1, "card": "INC-01"}])
    t.period = 3
    table = run_scripted(t, {"income_3_1": ["INC-01"]}, income())
    dealt = [fact.args for fact in table.facts if fact.key == "income_modifier"]
    mine = next(args for args in dealt if args["seat"] == 1)
    assert (mine["card"], mine["value"], mine["source"]) == ("INC-01", modifier, "trainer")
    assert sorted(args["seat"] for args in dealt) == [0, 1, 2]
    assert all(args["source"] == "deck" for args in dealt if args["seat"] != 1)
