"""A game whose facts say everything may keep the ledger's own lines for the debrief."""

from typing import ClassVar

from alcancia.kernel import NOBODY, State, plain


@plain
class Loud(State):
    """Everybody reads who pays whom."""


@plain
class Quiet(State):
    """Only the debrief counts it."""

    LEDGER: ClassVar[int | None] = NOBODY


def test_who_reads_the_ledger() -> None:
    for kind, seen in ((Loud, True), (Quiet, False)):
        t = kind(seats=1, cash=[0, 0])
        t.told = []
        t.pay(-1, 0, 5, "gift")
        assert (t.told[0].seen_by(0) is not None) == seen
        assert t.told[0].args["amount"] == 5
        assert t.clone() == t
