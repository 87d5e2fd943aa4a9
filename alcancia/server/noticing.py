"""Noticing: what stands out in a game that is looked back on."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from alcancia.kernel import NOBODY, Fact, Table
from alcancia.server.facts import BY_DEFAULT, PREPARED

ALWAYS_MARKED: Final = frozenset({"undone", "rewound", "rule_change_announced", BY_DEFAULT, PREPARED})


class Mark(NamedTuple):
    """A moment worth finding again."""

    step: int
    key: str
    seat: int | None


class Noticed:
    """Where periods begin, and moments worth finding again, as far as a game was looked through."""

    def __init__(self) -> None:
        self.upto = -1
        self.periods: list[tuple[int, int]] = []
        self.marks: list[Mark] = []

    def look(self, table: Table, facts: Sequence[Fact]) -> None:
        """The first time a step is played: is there anything to mark?"""
        at, period = len(table.entries), table.state.period
        if at != self.upto + 1:
            return
        self.upto = at
        if not self.periods or self.periods[-1][0] != period:
            self.periods.append((period, at))
        marked = ALWAYS_MARKED.union(table.game.moments)
        for fact in facts:
            if fact.key in marked and fact.owner != NOBODY:
                seat = fact.args.get("seat")
                self.marks.append(Mark(at, fact.key, seat if type(seat) is int else None))
