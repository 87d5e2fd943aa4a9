"""Payments that a game tells in its own words are in the debrief, but not in anybody's log."""

from typing import ClassVar

import pytest

from alcancia.kernel import BANK, Fact, State, plain


@plain
class Loud(State):
    """A state like any other."""


@plain
class Quiet(State):
    """A state whose game speaks for the ledger."""

    QUIET_LEDGER: ClassVar[bool] = True


@pytest.mark.parametrize(("kind", "heard"), [(Loud, True), (Quiet, False)])
def test_who_reads_a_payment(kind: type[State], heard: bool) -> None:
    t = kind(seats=2)
    t.cash = [0, 0, 0]
    told: list[Fact] = []
    t.ledger_log = told
    t.pay(BANK, 0, 5, "wage")
    assert t.cash == [5, 0, -5]
    assert [fact.args["reason"] for fact in told] == ["wage"]
    assert (told[0].seen_by(0) is not None) is heard
