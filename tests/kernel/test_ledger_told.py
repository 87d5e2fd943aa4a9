"""Payments are told to everybody, unless the game tells each of them in words of its own."""

from typing import ClassVar

from alcancia.kernel import BANK, NOBODY, State, plain


@plain
class Open(State):
    """Everybody reads the ledger."""


@plain
class Quiet(State):
    """Only the debrief reads the ledger."""

    LEDGER_FOR: ClassVar[int | None] = NOBODY


def test_who_is_told_of_payments() -> None:
    for kind, seen in ((Open, True), (Quiet, False)):
        t = kind(seats=1, cash=[0, 0])
        t.told = []
        t.pay(BANK, 0, 10, "gift")
        assert t.told[0].args["amount"] == 10
        assert (t.told[0].seen_by(0) is not None) is seen
