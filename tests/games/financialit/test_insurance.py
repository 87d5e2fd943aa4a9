"""Section 4.3, insurance (X-31 to X-33, X-52)."""

from collections import Counter
from typing import Any

from alcancia.games.financialit.content import EVENTS, FAMILIES, INSURANCES
from alcancia.games.financialit.figures import bills_due
from alcancia.games.financialit.insurance import insurance
from alcancia.games.financialit.state import FinanciaLit
from tests.games.financialit.position import keys, lay, own, run, stand
from tests.games.moves import play, refused


def at_the_broker(*held: str, **options: Any) -> FinanciaLit:
    t = lay(families={0: "FAM-03"}, **options)
    own(t, 0, *held)
    stand(t, "INS", 0)
    return t


def test_the_printed_prices_are_as_the_rulings_say() -> None:
    """Ruling 5: every premium is 1; a family earns about eleven; covers differ by how often what they stop comes."""
    assert {insurance.premium for insurance in INSURANCES.values()} == {1}
    assert round(sum(family.income for family in FAMILIES.values()) / len(FAMILIES)) == 11
    often = Counter(event.peril for event in EVENTS.values() for _ in range(event.copies))
    assert len({often[insurance.peril] for insurance in INSURANCES.values()}) > 1


def test_x31_basic_first() -> None:
    t = at_the_broker()
    table = run(t, insurance())
    assert refused(table, 0, "change_clauses", ["INS-1"]) == "basic_first"
    play(table, 0, "take_basic")
    assert table.over
    assert bills_due(t, 0) == 5


def test_x32_changes_are_additions_and_removals() -> None:
    t = at_the_broker("INS-0", "INS-1")
    before = bills_due(t, 0)
    table = run(t, insurance())
    assert refused(table, 0, "change_clauses", ["INS-1", "INS-2", "INS-3"]) == "too_many_changes"
    assert refused(table, 0, "change_clauses", []) == "no_change"
    assert refused(table, 0, "change_clauses", ["INS-9"]) == "unknown_clause"
    assert refused(table, 0, "change_clauses", ["INS-0"]) == "basic_not_removable"
    assert refused(table, 0, "remove_basic") == "basic_not_removable"
    play(table, 0, "change_clauses", ["INS-3", "INS-1"])
    assert t.homes[0].insurances == ["INS-0", "INS-3"]
    assert bills_due(t, 0) == before


def test_x33_price_of_further_clauses_and_limit() -> None:
    for held, chosen, price in ((("INS-0",), ["INS-1", "INS-2"], 2), (("INS-0", "INS-1"), ["INS-1", "INS-2"], 0)):
        t = at_the_broker(*held, insurance_extra_cost=2)
        play(run(t, insurance()), 0, "change_clauses", chosen)
        assert t.units[0] == 20 - price
    table = run(at_the_broker("INS-0", insurance_per_visit=1), insurance())
    assert refused(table, 0, "change_clauses", ["INS-1", "INS-2"]) == "too_many_changes"


def test_x52_a_price_on_every_clause() -> None:
    options = {"insurance_extra_cost": 2, "insurance_extra_scope": "held"}
    t = at_the_broker(**options)
    play(run(t, insurance()), 0, "take_basic")
    assert t.units[0] == 20
    for held, chosen, price in (
        (("INS-0",), ["INS-1"], 2), (("INS-0",), ["INS-1", "INS-2"], 4), (("INS-0", "INS-1"), ["INS-1", "INS-2"], 2),
    ):  # fmt: skip
        t = at_the_broker(*held, **options)
        play(run(t, insurance()), 0, "change_clauses", chosen)
        assert t.units[0] == 20 - price


def test_the_price_must_be_there_and_may_be_borrowed() -> None:
    t = at_the_broker("INS-0", insurance_extra_cost=2)
    t.cash[0], t.cash[-1] = 0, t.cash[-1] + 20
    table = run(t, insurance())
    assert refused(table, 0, "change_clauses", ["INS-1", "INS-2"]) == "not_enough_units"
    play(table, 0, "take_loan")
    play(table, 0, "change_clauses", ["INS-1", "INS-2"])
    assert t.units[0] == 3


def test_cap() -> None:
    t = at_the_broker("INS-0", "INS-1", insurance_cap=2)
    table = run(t, insurance())
    assert refused(table, 0, "change_clauses", ["INS-2"]) == "insurance_cap"
    play(table, 0, "change_clauses", ["INS-1", "INS-2"])
    assert t.homes[0].insurances == ["INS-0", "INS-2"]
    table = run(at_the_broker("INS-0", insurance_cap=1), insurance())
    assert table.over
    assert keys(table) == ["forgone"]


def test_basic_can_be_dropped_by_option() -> None:
    t = at_the_broker("INS-0", basic_removable=True)
    play(run(t, insurance()), 0, "remove_basic")
    assert t.homes[0].insurances == []
    assert refused(run(at_the_broker("INS-0", "INS-1", basic_removable=True), insurance()), 0, "remove_basic") == "basic_not_removable"


def test_all_at_the_broker_are_asked_at_once() -> None:
    t = lay(3)
    stand(t, "INS", 2, 0)
    table = run(t, insurance())
    assert set(table.asked) == {0, 2}
    play(table, 0, "forgo")
    play(table, 2, "take_basic")
    assert table.over


def test_a_price_nobody_can_pay_leaves_nothing_to_ask() -> None:
    t = at_the_broker("INS-0", insurance_extra_cost=10, insurance_extra_scope="held", loan_cap=1, aid_uses=0)
    t.cash[0], t.cash[-1] = 0, t.cash[-1] + 20
    table = run(t, insurance())
    assert table.over
    assert keys(table) == ["forgone"]
