"""What can happen to a class: the entries of its log. They hold numbers and ids of messages, never a name, a token or a sentence."""

from typing import Any, TypeAlias

import msgspec

from alcancia.server.classes.wire import Seating


class Event(msgspec.Struct, frozen=True, tag_field="is", omit_defaults=True):
    """One entry of the log."""


class Terms(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is agreed for the next lesson."""

    game: str
    minutes: int = 60
    seating: Seating = "arrival"
    options: dict[str, Any] = {}
    same_luck: bool = False
    names: bool = False
    clock: int | None = 120
    tables: int | None = None


class Made(Event, frozen=True, tag="made"):
    """The class."""

    terms: Terms
    rehearsal: bool = False


class TermsChanged(Event, frozen=True, tag="terms"):
    """Other terms."""

    terms: Terms


class DoorMoved(Event, frozen=True, tag="door"):
    """Open or closed."""

    open: bool


class Joined(Event, frozen=True, tag="joined"):
    """A learner came: at this device with those before (`group`), at one seat with somebody (`beside`)."""

    learner: int
    animal: str
    adjective: str
    group: int
    sign: str | None = None
    beside: int | None = None


class Rerolled(Event, frozen=True, tag="rerolled"):
    """Another animal."""

    learner: int
    animal: str
    adjective: str


class Left(Event, frozen=True, tag="left"):
    """A learner is gone for good."""

    learner: int


class Placed(Event, frozen=True, tag="placed"):
    """The trainer put a learner at a table, or at somebody's seat."""

    learner: int
    sign: str
    beside: int | None = None


class TableSeated(msgspec.Struct, frozen=True, array_like=True):
    """One table of a lesson: where, and which learners have which seat (none: a bot's)."""

    sign: str
    table: str
    seats: list[list[int]]


class Seated(Event, frozen=True, tag="seated"):
    """A lesson begins: who sits where, and the luck they share. The tables are made from this entry."""

    lesson: int
    tables: list[TableSeated]
    luck: str | None = None


class Started(Event, frozen=True, tag="started"):
    """All tables of the lesson play."""

    lesson: int


Entry: TypeAlias = Made | TermsChanged | DoorMoved | Joined | Rerolled | Left | Placed | Seated | Started

_decoder: msgspec.json.Decoder[Entry] = msgspec.json.Decoder(Entry)


def read(text: str) -> Entry:
    """An entry as it was written."""
    return _decoder.decode(text)
