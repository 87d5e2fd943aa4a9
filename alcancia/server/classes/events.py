"""What can happen to a class: the entries of its log. They hold numbers and ids of messages, never a name, a token or a sentence."""

from typing import Any, Literal, TypeAlias

import msgspec

from alcancia.server.classes.wire import Seating
from alcancia.server.guessing import Guess, Stage


class Event(msgspec.Struct, frozen=True, tag_field="is", omit_defaults=True):
    """One entry of the log."""


class Terms(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is agreed for the next lesson. `game`: its id, or the name of a box for it (`financity@…`)."""

    game: str
    minutes: int = 60
    seating: Seating = "arrival"
    options: dict[str, Any] = {}
    same_luck: bool = False
    names: bool = False
    clock: int | None = 120
    tables: int | None = None
    ticket: bool = True
    """Three questions after the game."""
    before: bool = False
    """And three like them before it."""
    coach: int = 0
    """So many times each seat may ask what the engine expects of its options."""

    @property
    def id(self) -> str:
        """The game, whatever it is played with."""
        return self.game.partition("@")[0]

    @property
    def box(self) -> str | None:
        """The box it is played with, where that is not the usual one."""
        return None if self.game == self.id else self.game


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


class Guarded(Event, frozen=True, tag="guarded"):
    """Only who reads the pin on the projector may come in; or again anybody who knows the code."""

    up: bool


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


class SeatedLate(Event, frozen=True, tag="late"):
    """Somebody came after the start: to this seat of this table, or (None) to watch it."""

    learner: int
    table: str
    seat: int | None
    why: Literal["late_bot", "late_pair", "late_watch"]


class Confirmed(Event, frozen=True, tag="confirmed"):
    """A learner of an earlier lesson is here again."""

    learner: int


class Frozen(Event, frozen=True, tag="frozen"):
    """All tables stand, or will at the end of their round; until then, or (None) until somebody says so."""

    when: Literal["now", "round"]
    seconds: int | None
    until: int | None
    phrase: str | None = None
    rounds: dict[str, int] = {}
    """Where each table was."""


class Stands(Event, frozen=True, tag="stands"):
    """This table has finished its round; the last one starts the time that all stand."""

    table: str
    until: int | None = None


class Unfrozen(Event, frozen=True, tag="unfrozen"):
    """Everybody goes on."""


class Boxed(Event, frozen=True, tag="boxed"):
    """When the lesson ends, and how many seconds of it are for talking; None: no end is set."""

    end: int | None
    debrief: int = 300


class LastRound(Event, frozen=True, tag="last_round"):
    """This table ends after this round; None: not early."""

    table: str
    last: int | None


class Hurried(Event, frozen=True, tag="hurried"):
    """So many seconds for an answer at this table, so that it ends in time; None: as agreed."""

    table: str
    seconds: int | None


class Breathes(Event, frozen=True, tag="breathes"):
    """This table stands until then, before its last round; None: it goes on."""

    table: str
    until: int | None


class HandMoved(Event, frozen=True, tag="hand"):
    """A hand went up, and why, or (None) down."""

    learner: int
    why: Literal["raised", "refused", "clock"] | None
    at: int = 0


class Said(Event, frozen=True, tag="said"):
    """The trainer said something to these learners; a line of their own is in the register."""

    message: int
    phrase: str | None
    to: list[int]
    tables: list[str] | None = None
    learner: int | None = None


class Read(Event, frozen=True, tag="read"):
    """Somebody read it."""

    message: int
    learners: list[int]


class Helped(Event, frozen=True, tag="helped"):
    """The trainer did something for one table, or for all: what, where, and to which seat."""

    what: str
    tables: list[str]
    seat: int | None = None
    detail: list[Any] = []


class Bookmarked(Event, frozen=True, tag="bookmarked"):
    """A moment to talk about."""

    table: str
    step: int


class MomentPut(Event, frozen=True, tag="moment"):
    """A moment of a finished table is put to the class, as the coach found it."""

    number: int
    table: str
    moment: dict[str, Any]
    unit: str


class Guessed(Event, frozen=True, tag="guessed"):
    """A learner guessed."""

    learner: int
    guess: Guess


class MomentTurned(Event, frozen=True, tag="told"):
    """The moment is told so far; None: it is put away."""

    stage: Stage | None


class TicketTold(Event, frozen=True, tag="ticket_told"):
    """The right answers of the exit ticket are told."""


class TicketCounted(Event, frozen=True, tag="ticket_counted"):
    """What is kept of a lesson's tickets: how many answered, and how many got each question right."""

    lesson: int
    when: Literal["before", "after"]
    people: int
    right: list[int]


class Ended(Event, frozen=True, tag="ended"):
    """The lesson is over."""

    at: int


class NextLesson(Event, frozen=True, tag="next"):
    """The door is open for the next lesson."""


class Closed(Event, frozen=True, tag="closed"):
    """For good."""


Entry: TypeAlias = (
    Made | TermsChanged | DoorMoved | Guarded | Joined | Rerolled | Left | Placed | Seated | Started | SeatedLate | Confirmed | Frozen
    | Stands | Unfrozen | Boxed | LastRound | Hurried | Breathes | HandMoved | Said | Read | Helped | Bookmarked | MomentPut
    | Guessed | MomentTurned | TicketTold | TicketCounted | Ended | NextLesson | Closed
)  # fmt: skip

_decoder: msgspec.json.Decoder[Entry] = msgspec.json.Decoder(Entry)


def read(text: str) -> Entry:
    """An entry as it was written."""
    return _decoder.decode(text)
