"""A class as its log tells it: who is there, what is agreed, which tables play. Nothing here is changed but by an entry."""

from collections.abc import Sequence

import msgspec

from alcancia.server.classes import events, names
from alcancia.server.classes.events import Entry, TableSeated, Terms
from alcancia.server.guessing import Guessing


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
    present: bool = True
    """Are they here in this lesson?"""
    why: str | None = None
    """How they were seated, if they came late."""
    watches: str | None = None
    """The table they watch, where there was no seat."""


class ClassState(msgspec.Struct):
    """Everything a class is, apart from what recognises its people."""

    terms: Terms = msgspec.field(default_factory=lambda: Terms("multiverse"))
    rehearsal: bool = False
    door: bool = False
    guarded: bool = False
    """Is the pin on the projector asked for?"""
    phase: str = "door"
    """door: learners come and are seated. laying: the tables are being made. playing. over: the lesson is. closed: for good."""
    lesson: int = 0
    learners: dict[int, Learner] = {}
    tables: list[TableSeated] = []
    earlier: list[TableSeated] = []
    """The tables of lessons that are over."""
    luck: str | None = None
    """What all tables of the lesson share, if they do; told to nobody."""
    freeze: events.Frozen | None = None
    stand: set[str] = set()
    """The tables that stand still, each since the end of its round."""
    box: events.Boxed | None = None
    last_rounds: dict[str, int] = {}
    hurry: dict[str, int] = {}
    """Seconds for an answer, at tables whose time is short."""
    waits: dict[str, int] = {}
    """Until when a table stands before its last round."""
    hands: dict[int, events.HandMoved] = {}
    said: dict[int, events.Said] = {}
    read: dict[int, set[int]] = {}
    bookmarks: list[events.Bookmarked] = []
    guessing: Guessing | None = None
    """The moment that is put to everybody."""
    put: int = 0
    """How many moments were put to the class so far."""
    told: bool = False
    """Are the right answers of the exit ticket told?"""
    counted: list[events.TicketCounted] = []
    """What is kept of earlier tickets."""
    ended_at: int = 0
    last: int = 0
    """The highest number a learner ever had."""
    seq: int = 0

    # ── asking ───────────────────────────────────────────────────────────────

    def animals(self) -> set[str]:
        """Those that are taken."""
        return {learner.animal for learner in self.learners.values()}

    def present(self) -> list[Learner]:
        """Who is here in this lesson."""
        return [learner for learner in self.learners.values() if learner.present]

    def units(self) -> list[Learner]:
        """Whoever needs a seat: pairs share one."""
        return [learner for learner in self.present() if not self._shares(learner)]

    def _shares(self, learner: Learner) -> bool:
        return learner.beside in self.learners and self.learners[learner.beside].present

    def at_seat(self, learner: int) -> list[int]:
        """Everybody at a learner's seat, the first of them first."""
        return [learner, *[other.number for other in self.present() if other.beside == learner]]

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
            case events.Guarded():
                self.guarded = entry.up
            case events.Seated():
                self.phase, self.lesson, self.tables, self.luck = "laying", entry.lesson, entry.tables, entry.luck
            case events.Started():
                self.phase = "playing"
            case events.Ended() | events.NextLesson() | events.Closed():
                self._turn_page(entry)
            case events.Joined() | events.Rerolled() | events.Left() | events.Placed() | events.SeatedLate() | events.Confirmed():
                self._people(entry)
            case events.Frozen():
                self.freeze, self.stand = entry, set() if entry.when == "round" else {table.table for table in self.tables}
            case events.Stands():
                assert self.freeze is not None
                self.stand.add(entry.table)
                self.freeze = msgspec.structs.replace(self.freeze, until=entry.until)
            case events.Unfrozen():
                self.freeze, self.stand, self.waits = None, set(), {}
            case events.Boxed():
                self.box = None if entry.end is None else entry
            case events.LastRound():
                _put(self.last_rounds, entry.table, entry.last)
            case events.Hurried():
                _put(self.hurry, entry.table, entry.seconds)
            case events.Breathes():
                _put(self.waits, entry.table, entry.until)
            case events.HandMoved():
                if entry.why is None:
                    self.hands.pop(entry.learner, None)
                else:
                    self.hands.setdefault(entry.learner, entry)
            case events.Said():
                self.said[entry.message] = entry
            case events.Read():
                self.read.setdefault(entry.message, set()).update(entry.learners)
            case events.Bookmarked():
                self.bookmarks.append(entry)
            case events.MomentPut() | events.Guessed() | events.MomentTurned():
                self._guess(entry)
            case events.TicketTold():
                self.told = True
            case events.TicketCounted():
                self.counted.append(entry)

    def _guess(self, entry: events.MomentPut | events.Guessed | events.MomentTurned) -> None:
        match entry:
            case events.MomentPut():
                self.put, self.guessing = entry.number, Guessing(entry.number, entry.table, entry.moment, entry.unit).put()
            case events.Guessed():
                assert self.guessing is not None
                self.guessing.guesses[entry.learner] = entry.guess
            case events.MomentTurned():
                if entry.stage is None or self.guessing is None:
                    self.guessing = None
                else:
                    self.guessing.stage = entry.stage

    def _turn_page(self, entry: events.Ended | events.NextLesson | events.Closed) -> None:
        """A lesson is over, the next one is prepared, or the class is closed for good."""
        self.freeze, self.stand, self.box, self.hands, self.hurry, self.waits = None, set(), None, {}, {}, {}
        self.door, self.guarded = isinstance(entry, events.NextLesson), False
        match entry:
            case events.Ended():
                self.phase, self.ended_at = "over", entry.at
            case events.NextLesson():
                self.phase, self.earlier, self.tables = "door", [*self.earlier, *self.tables], []
                self.last_rounds, self.bookmarks, self.said, self.read, self.guessing, self.told = {}, [], {}, {}, None, False
                for learner in self.learners.values():
                    learner.present, learner.why, learner.watches = False, None, None
            case events.Closed():
                self.phase = "closed"

    def _people(self, entry: events.Joined | events.Rerolled | events.Left | events.Placed | events.SeatedLate | events.Confirmed) -> None:
        match entry:
            case events.Joined():
                self.last = max(self.last, entry.learner)
                self.learners[entry.learner] = Learner(entry.learner, entry.animal, entry.adjective, entry.group, entry.sign, entry.beside)
            case events.Left():
                self._leave(entry.learner)
            case events.Rerolled():
                learner = self.learners[entry.learner]
                learner.animal, learner.adjective, learner.rerolls = entry.animal, entry.adjective, learner.rerolls - 1
            case events.Placed():
                learner = self.learners[entry.learner]
                learner.sign, learner.beside = entry.sign, entry.beside
            case events.Confirmed():
                self.learners[entry.learner].present = True
            case events.SeatedLate():
                learner = self.learners[entry.learner]
                learner.why, learner.watches = entry.why, entry.table if entry.seat is None else None
                if entry.seat is not None:
                    next(table for table in self.tables if table.table == entry.table).seats[entry.seat].append(entry.learner)

    def _leave(self, learner: int) -> None:
        """Whoever shared the seat has it alone now."""
        del self.learners[learner]
        self.hands.pop(learner, None)
        for table in self.tables:
            for seat in table.seats:
                if learner in seat:
                    seat.remove(learner)
        first: int | None = None
        for other in self.learners.values():
            if other.beside == learner:
                other.beside, first = first, first or other.number


def _put(known: dict[str, int], table: str, value: int | None) -> None:
    """This value for a table, or none."""
    known.pop(table, None)
    if value is not None:
        known[table] = value


def from_log(entries: Sequence[Entry]) -> ClassState:
    """The class as its log tells it."""
    state = ClassState()
    state.apply_all(entries)
    return state
