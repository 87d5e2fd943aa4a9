"""Section 4.0: loans, Family Aid, Miscalculation, insolvency, and when they are open (X-15, X-36 to X-38, X-54)."""

import pytest

from alcancia.games.financialit.action import action
from alcancia.games.financialit.events import events, next_event
from alcancia.games.financialit.household import bills
from alcancia.games.financialit.income import incomes
from alcancia.games.financialit.labour import labour
from alcancia.games.financialit.state import FinanciaLit
from alcancia.kernel import Table
from tests.games.financialit.position import keys, lay, own, purse, run, run_scripted, stand
from tests.games.moves import play, refused


def fire(t: FinanciaLit, card: str = "EVT-01") -> Table:
    """The trainer shows a certain Event."""
    t.period = 2
    return run_scripted(t, {"event_next": [card]}, next_event())


def test_x15_loans_cost_happiness_from_the_second_on() -> None:
    t = lay()
    purse(t, 0, happiness=5)
    table = run(t, action())
    seen = []
    for _ in range(3):
        play(table, 0, "take_loan")
        seen.append(t.happiness[0])
    assert seen == [5, 4, 3]
    assert t.units[0] == 35
    assert refused(table, 0, "take_loan") == "loan_limit"


def test_x36_fire_disaster_for_four_seats() -> None:
    t = lay(4, families={0: "FAM-06", 1: "FAM-05", 2: "FAM-07", 3: "FAM-08"}, trainer=True)
    own(t, 0, "INS-0", "INS-1")
    purse(t, 1, units=9, happiness=6)
    purse(t, 2, units=2, happiness=6)
    purse(t, 3, units=2, happiness=6)
    t.homes[3].miscalculation, t.homes[3].aid_used = True, 1
    table = fire(t)
    assert list(table.asked) == [2]
    play(table, 2, "take_loan")
    play(table, 2, "take_loan")
    assert table.over
    assert t.units[:4] == [20, 1, 4, 4]
    assert t.happiness[:4] == [20, 4, 2, 0]
    assert [home.miscalculation for home in t.homes] == [False, False, True, True]
    told = keys(table)
    assert told.count("event_prevented") == 1
    assert told.count("event_hit") == 3


def test_x37_insolvency() -> None:
    t = lay(trainer=True)
    home = t.homes[0]
    home.loans, home.aid_used, home.miscalculation = [2, 2, 1], 1, True
    purse(t, 0, units=2, happiness=6)
    table = fire(t)
    assert table.over
    assert (t.units[0], t.happiness[0]) == (0, 0)
    assert "insolvency" in keys(table)


def test_insolvency_uses_the_families_own_instalment() -> None:
    t = lay(families={0: "FAM-10"}, trainer=True)
    home = t.homes[0]
    home.loans, home.aid_used, home.miscalculation = [2, 2, 1], 1, True
    purse(t, 0, units=1, happiness=20)
    fire(t)
    assert t.happiness[0] == 20 - 2 - 3 - 2


def test_x38_who_lacks_only_money_is_asked() -> None:
    t = lay(families={1: "FAM-03"})
    t.homes[2].careers = [(card, False) for card in (*t.decks["career"], *t.shows["career"])]
    t.decks["career"].clear()
    t.shows["career"].clear()
    stand(t, "LAB", 0)
    purse(t, 0, units=2)
    table = run(t, labour())
    assert [move.name for move in table.asked[0].moves] == ["forgo"]
    skill = t.shows["skill"][0]
    assert refused(table, 0, "learn", skill) == "not_enough_units"
    assert refused(table, 0, "seek", "CAR-01") == "deck_empty"
    assert refused(table, 0, "family_aid") == "aid_needs_miscalculation"
    play(table, 1, "family_aid")
    assert t.units[1] == 25
    assert refused(table, 1, "family_aid") == "aid_used"
    play(table, 0, "take_loan")
    assert t.units[0] == 7
    play(table, 0, "learn", skill)
    assert t.units[0] == 4


def test_who_cannot_reach_the_price_is_not_asked() -> None:
    t = lay(loan_cap=1, skill_cost=8)
    t.decks["career"].clear()
    t.shows["career"].clear()
    stand(t, "LAB", 0)
    purse(t, 0, units=2)
    table = run(t, labour())
    assert table.over
    assert keys(table) == ["forgone"]


def test_x54_costs_per_loan_are_fixed_when_the_event_is_shown() -> None:
    t = lay(trainer=True, aid_uses=0)
    t.homes[0].loans = [2]
    purse(t, 0, units=1, happiness=5)
    table = fire(t, "EVT-18")
    assert table.over
    assert (t.units[0], t.happiness[0], len(t.homes[0].loans)) == (4, 4, 2)
    assert t.homes[0].miscalculation


def test_loans_are_closed_while_an_event_is_paid_and_in_the_income_phase() -> None:
    t = lay(trainer=True)
    purse(t, 0, units=0)
    table = fire(t)
    assert refused(table, 1, "take_loan") == "loan_not_now"
    assert refused(table, 0, "save") == "must_raise_money"
    t = lay(families={0: "FAM-02", 1: "FAM-03"})
    t.homes[0].loans = [1, 2, 2]
    purse(t, 0, units=0)
    table = run(t, incomes())
    assert refused(table, 1, "family_aid") == "aid_not_now"
    assert table.asked[0].name == "raise_money"


def test_others_may_borrow_while_somebody_raises_money_for_bills() -> None:
    t = lay()
    purse(t, 0, units=0)
    table = run(t, bills())
    play(table, 0, "proceed")
    assert table.asked[0].name == "raise_money"
    play(table, 1, "take_loan")
    assert t.units[1] == 25 - 4


def test_loans_are_open_while_the_trainer_chooses() -> None:
    t = lay(trainer=True, event_mode="live")
    t.period = 2
    table = run(t, events())
    assert list(table.asked) == [-1]
    play(table, 2, "take_loan")
    assert t.units[2] == 25


@pytest.mark.parametrize(("token", "price"), [(0, 8), (2, 8), (1, 4)])
def test_early_repayment_by_option(token: int, price: int) -> None:
    t = lay(loan_early_repay=True)
    t.homes[0].loans = [token]
    table = run(t, action())
    play(table, 0, "repay_loan", 0)
    assert (t.units[0], t.homes[0].loans) == (20 - price, [])
    assert refused(table, 0, "repay_loan", 0) == "bad_parameter"


def test_early_repayment_is_off_by_default() -> None:
    t = lay()
    t.homes[0].loans = [2]
    assert refused(run(t, action()), 0, "repay_loan", 0) == "loan_not_now"


def test_a_second_miscalculation_costs_happiness() -> None:
    t = lay(families={0: "FAM-06"}, bills_last_call=False, aid_uses=0)
    t.homes[0].miscalculation = True
    purse(t, 0, units=0, happiness=10)
    table = run(t, bills())
    assert table.over
    assert t.happiness[0] == 10 - 2 - 1
    assert t.units[0] == 0
