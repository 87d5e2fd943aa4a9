"""The coach in a worker: a debrief in short slices, so that whoever else waits for the worker never waits for long."""

from collections import OrderedDict
from collections.abc import Iterator, Sequence
from time import monotonic
from typing import Any, Final, Self

import msgspec

from alcancia.coach import Debrief, debriefs
from alcancia.coach.foreseeing import foresee
from alcancia.coach.lasting import lasting
from alcancia.kernel import Table
from alcancia.shelf.own import find

SLICE: Final = 0.4
"""Seconds of work for one answer; what is found does not depend on them."""
MOST_BEGUN: Final = 12
"""So many debriefs lie half done on a worker's desk, a few megabytes each."""


class Wish(msgspec.Struct, frozen=True):
    """What a slice is asked for: which seat of which game, and with how many playouts (None: as many as usual)."""

    table: str
    seat: int
    budget: int | None = None
    bookmarks: tuple[int, ...] = ()
    """Steps the trainer marked."""


class Desk:
    """The debriefs a worker has begun. Only a few are kept: one that is put away begins anew if somebody still waits for it."""

    def __init__(self) -> None:
        self._begun: OrderedDict[Wish, Iterator[Debrief]] = OrderedDict()

    def answer(self, task: bytes) -> dict[str, Any]:
        """Go on for a slice, and say what is known by then. A task is a wish, a line end, and the record."""
        wished, _, record = task.partition(b"\n")
        wish = msgspec.json.decode(wished, type=Wish)
        steps = self._begun.pop(wish, None)
        if steps is None:
            steps = debriefs(msgspec.json.decode(record), find, [wish.seat], wish.budget, bookmarks=wish.bookmarks)
        until, last = monotonic() + SLICE, next(steps)
        while not last.done and monotonic() < until:
            last = next(steps)
        if not last.done:
            self._begun[wish] = steps
            while len(self._begun) > MOST_BEGUN:
                self._begun.popitem(last=False)
        return last.to_json()


def task_of(table: str, seat: int, record: bytes, bookmarks: Sequence[int] = ()) -> bytes:
    """A slice of the work on one seat of a finished table."""
    return msgspec.json.encode(Wish(table, seat, bookmarks=tuple(bookmarks))) + b"\n" + record


# ── during play ──────────────────────────────────────────────────────────────


class Imagined(msgspec.Struct, frozen=True):
    """A table that a worker plays on, never the true one: of which game, by which version of its rules, and with which luck."""

    game: str
    version: str
    luck: str

    def with_state(self, state: bytes) -> bytes:
        """The task: this, a line end, and the state."""
        return msgspec.json.encode(self) + b"\n" + state

    @classmethod
    def read(cls, task: bytes) -> tuple[Self, Table]:
        """What is asked, and the table."""
        head, _, state = task.partition(b"\n")
        asked = msgspec.json.decode(head, type=cls)
        game = find(asked.game).of_version(asked.version)
        return asked, Table.at(game, game.state.from_json(msgspec.json.decode(state)))  # type: ignore[attr-defined]


class Question(Imagined, frozen=True):
    """What may be expected of the options that a seat has?"""

    seat: int


def expect(task: bytes) -> dict[str, Any]:
    """What the engine expects of each option; none where there is nothing to weigh."""
    asked, table = Question.read(task)
    found = foresee(table, asked.seat, asked.luck)
    rows: dict[str, Any] = {"futures": 0, "unit": "", "options": []} if found is None else msgspec.to_builtins(found)
    return rows


class Position(Imagined, frozen=True):
    """How long will it still play, `most` seconds at most, if each seat's answers take as long as they did?"""

    times: list[list[float]]
    most: float


def last(task: bytes) -> dict[str, Any]:
    """The seconds to the end, in each of a few futures."""
    asked, table = Position.read(task)
    return {"ends": lasting(table, asked.times, asked.luck, asked.most)}
