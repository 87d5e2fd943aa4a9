"""A class as its log tells it: who is there, what is agreed, which tables play. Nothing here is changed but by an entry."""

from collections.abc import Sequence

import msgspec

from alcancia.server.classes import events, names
from alcancia.server.classes.events import Entry, TableSeated, Terms


class Learner(msgspec.Struct):
    """Somebody who learns here."""

    number: int
    animal: str
    adjective: str
    group: int
    """Who came at one device is one group."""
    sign: str | None = None
    """The table they chose, or the trainer chose for them."""
    beside: int | None = None
    """Whose seat they share."""
    rerolls: int = names.REROLLS


class ClassState(msgspec.Struct):
    """Everything a class is, apart from what recognises its people."""

    terms: Terms = msgspec.field(default_factory=lambda: Terms("multiverse"))
    rehearsal: bool = False
    door: bool = False
    phase: str = "door"
    """door: learners come and are seated. laying: the tables are being made. playing. over: the lesson is. closed: for good."""
    lesson: int = 0
    learners: dict[int, Learner] = {}
    tables: list[TableSeated] = []
    luck: str | None = None
    """What all tables of the lesson share, if they do; told to nobody."""
    last: int = 0
    """The highest number a learner ever had."""
    seq: int = 0

    # ── asking ───────────────────────────────────────────────────────────────

    def animals(self) -> set[str]:
        """Those that are taken."""
        return {learner.animal for learner in self.learners.values()}

    def units(self) -> list[Learner]:
        """Whoever needs a seat: pairs share one."""
        return [learner for learner in self.learners.values() if learner.beside is None]

    def at_seat(self, learner: int) -> list[int]:
        """Everybody at a learner's seat, the first of them first."""
        return [learner, *[other.number for other in self.learners.values() if other.beside == learner]]

    def table_of(self, sign: str) -> TableSeated | None:
        """The table with this sign, in this lesson."""
        return next((table for table in self.tables if table.sign == sign), None)

    def place_of(self, learner: int) -> tuple[TableSeated, int] | None:
        """Table and seat of a learner, in this lesson."""
        for table in self.tables:
            for seat, learners in enumerate(table.seats):
                if learner in learners:
                    return table, seat
        return None

    # ── what happens ─────────────────────────────────────────────────────────

    def apply_all(self, entries: Sequence[Entry]) -> None:
        """One after the other."""
        for entry in entries:
            self.apply(entry)

    def apply(self, entry: Entry) -> None:
        """One entry of the log."""
        self.seq += 1
        match entry:
            case events.Made():
                self.terms, self.rehearsal = entry.terms, entry.rehearsal
            case events.TermsChanged():
                self.terms = entry.terms
            case events.DoorMoved():
                self.door = entry.open
            case events.Joined():
                self.last = max(self.last, entry.learner)
                self.learners[entry.learner] = Learner(entry.learner, entry.animal, entry.adjective, entry.group, entry.sign, entry.beside)
            case events.Rerolled():
                learner = self.learners[entry.learner]
                learner.animal, learner.adjective, learner.rerolls = entry.animal, entry.adjective, learner.rerolls - 1
            case events.Left():
                self._leave(entry.learner)
            case events.Placed():
                learner = self.learners[entry.learner]
                learner.sign, learner.beside = entry.sign, entry.beside
            case events.Seated():
                self.phase, self.lesson, self.tables, self.luck = "laying", entry.lesson, entry.tables, entry.luck
            case events.Started():
                self.phase = "playing"

    def _leave(self, learner: int) -> None:
        """Whoever shared the seat has it alone now."""
        del self.learners[learner]
        first: int | None = None
        for other in self.learners.values():
            if other.beside == learner:
                other.beside, first = first, first or other.number


def from_log(entries: Sequence[Entry]) -> ClassState:
    """The class as its log tells it."""
    state = ClassState()
    state.apply_all(entries)
    return state
