"""From a record to the decisions of its seats, each with the table as it stood; nothing that was taken back or gone back over."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from alcancia.ground.plain import to_tuples
from alcancia.kernel import MoveValue, Table
from alcancia.kernel.playback import Playback, is_rewind
from alcancia.kernel.questions import Ask


class Decision(NamedTuple):
    """One move that a seat made itself."""

    at: int
    """How many entries of the record lie before it."""
    seat: int
    period: int
    question: str
    """What it was asked, or the name of the anytime move."""
    move: MoveValue
    asked: bool
    """Was it asked, or did it speak up?"""
    told: int
    """How many facts had been told before."""
    table: Table
    """The table as it stood; whoever plays on does so on a copy."""

    @property
    def ask(self) -> Ask | None:
        """The question that was open to the seat, whether the move answered it or not."""
        return self.table.asked.get(self.seat)


class Course(NamedTuple):
    """A whole game: the laid table, its decisions in order, and the table at the end."""

    start: Table
    """The laid table, before anybody decided anything."""
    decisions: Sequence[Decision]
    end: Table

    def of(self, seat: int) -> list[Decision]:
        """One seat's decisions."""
        return [decision for decision in self.decisions if decision.seat == seat]


class _Node(NamedTuple):
    """A decision that stands, and those before it."""

    decision: Decision
    before: "_Node | None"


def course(playback: Playback, seats: Iterable[int] | None = None) -> Course:
    """Play a game again and stop wherever one of these seats (None: any) decided something."""
    wanted = None if seats is None else frozenset(seats)
    table = playback.begin(0)
    start = table.clone()
    walk = playback.walk(table)
    last: _Node | None = None
    stood: list[_Node | None] = [None]
    """Which decisions stood after so many entries: where the trainer may go back to."""
    for at, entry in enumerate(playback.entries):
        made = _decision(table, at, entry, wanted)
        next(walk)
        last = _follow(last, entry, made, stood)
        stood.append(last)
    for _ in walk:
        pass
    stand = [decision for decision in _listed(last) if wanted is None or decision.seat in wanted]
    return Course(start, stand[::-1], table)


def _decision(table: Table, at: int, entry: Sequence[Any], wanted: frozenset[int] | None) -> Decision | None:
    """What this entry decides, unless it is the trainer's, a word to the table, or was played for a seat that did not answer."""
    seat, move = entry[0], entry[1]
    if seat < 0 or len(entry) > 2 or move[0] in ("undo", "take_back"):
        return None
    ask = table.asked.get(seat)
    asked = ask is not None and ask.named(move[0]) is not None
    value: MoveValue = to_tuples(move)
    name = ask.name if ask is not None and asked else str(move[0])
    keep = wanted is None or seat in wanted
    return Decision(at, seat, table.state.period, name, value, asked, len(table.facts), table.clone() if keep else table)


def _follow(last: _Node | None, entry: Sequence[Any], made: Decision | None, stood: Sequence[_Node | None]) -> _Node | None:
    """Which decisions stand after this entry."""
    if is_rewind(entry):
        back: int = entry[1][1]
        return stood[back]
    if entry[1][0] == "undo":
        return last.before if last is not None else None
    if entry[1][0] == "take_back":
        return _without_last_of(last, entry[0])
    return last if made is None else _Node(made, last)


def _without_last_of(last: _Node | None, seat: int) -> _Node | None:
    """All but the latest decision of this seat."""
    if last is None or last.decision.seat == seat:
        return None if last is None else last.before
    return _Node(last.decision, _without_last_of(last.before, seat))


def _listed(last: _Node | None) -> Iterator[Decision]:
    while last is not None:
        yield last.decision
        last = last.before
