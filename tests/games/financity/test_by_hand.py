"""Claims by hand: examples X54 to X57."""

import pytest

from alcancia.games.financity.buying import shopping
from alcancia.games.financity.content import NextYear
from alcancia.games.financity.expenses import expenses
from alcancia.games.financity.income import income
from alcancia.games.financity.planning import planning
from tests.games.moves import play, refused

from .position import asked, begin, city, give, lay, told

OWNED = ("SP02", "SP05")


def test_x54_what_is_not_ticked_is_lost() -> None:
    t = city(options={"claims": "by_hand"})
    give(t, shopping=OWNED)
    table = begin(t, income())
    play(table, 0, "claim_income", ("SP05",))
    assert t.held["wellbeing"][0] == 45
    assert told(table, "bonus_missed") == [{"seat": 0, "card": "SP02", "amount": 20}]


@pytest.mark.parametrize(
    ("increases", "ticked", "bill"),
    [
        ("stand", ("SP02", "SP05"), 870),
        ("stand", (), 880),
        ("stand", ("SP05",), 890),
        ("stand", ("SP02",), 860),
        ("bank_checks", ("SP02", "SP05"), 870),
        ("bank_checks", (), 890),
        ("bank_checks", ("SP05",), 890),
        ("bank_checks", ("SP02",), 870),
    ],
)
def test_x55_declaring_expenses(increases: str, ticked: tuple[str, ...], bill: int) -> None:
    t = city(options={"claims": "by_hand", "by_hand_increases": increases})
    give(t, cash=1000, shopping=OWNED)
    table = begin(t, expenses())
    assert asked(table) == {0: "declare_expenses"}
    play(table, 0, "declare_expenses", ticked)
    assert t.cash[0] == 1000 - bill


def test_x56_a_wasted_placement() -> None:
    t = city(options={"claims": "by_hand"})
    play(begin(t, planning()), 0, "place", "Z3")
    assert t.homes[0].zone == "Z3"
    assert refused(begin(city(), planning()), 0, "place", "Z3") == "zone_without_benefit"


@pytest.mark.parametrize(("answer", "joy"), [("yes", 80), ("no", 0)])
def test_x57_claiming_a_purchase(answer: str, joy: int) -> None:
    t = city(options={"claims": "by_hand"})
    lay(t, "shopping", ("SA01", "SP04"))
    give(t, cash=100, zone="Z7")
    table = begin(t, shopping())
    play(table, 0, "buy_shopping", "SA01")
    assert asked(table) == {0: "claim_purchase"}
    play(table, 0, answer)
    assert (t.cash[0], t.held["wellbeing"][0]) == (60, joy)


def test_the_modifier_is_a_line_too() -> None:
    t = city(options={"claims": "by_hand"})
    give(t, cash=1000, mods=NextYear(expenses=60))
    table = begin(t, expenses())
    play(table, 0, "declare_expenses", ("modifier",))
    assert told(table, "expenses_paid") == [{"seat": 0, "amount": 940, "base": 880, "extra": 0, "added": 60}]


def test_the_declared_sum_is_used_when_money_is_short() -> None:
    t = city(options={"claims": "by_hand"})
    give(t, cash=800, shopping=OWNED, savings=(1, 0, 0))
    table = begin(t, expenses())
    play(table, 0, "declare_expenses", ("SP02",))
    play(table, 0, "withdraw", (1, 0, 0))
    assert t.cash[0] == 890 - 860


def test_without_lines_nothing_is_asked() -> None:
    t = city(options={"claims": "by_hand"})
    give(t, cash=1000)
    assert not begin(t, expenses()).asked
    assert t.cash[0] == 120
