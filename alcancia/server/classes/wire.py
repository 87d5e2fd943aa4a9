"""What comes in about a class, as exact types. Unknown fields are refused; nothing is converted."""

from typing import Annotated, Any, Literal, TypeAlias

import msgspec

from alcancia.coach.ticket import CHOICES
from alcancia.server.settings import LONGEST, MOST_COACH, SHORTEST
from alcancia.server.wire import Name, Share, Strict, Word

MOST_LEARNERS = 60
MOST_AT_DEVICE = 6

Seating: TypeAlias = Literal["arrival", "sit", "mixed"]
"""arrival: neighbours come together. sit: the device says at which sign. mixed: the screen tells everybody where to go."""
Role: TypeAlias = Literal["trainer", "cotrainer"]
LearnerNo: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=999)]
Minutes: TypeAlias = Annotated[int, msgspec.Meta(ge=5, le=480)]
Seconds: TypeAlias = Annotated[int, msgspec.Meta(ge=5, le=28_800)]
SeatNo: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=63)]
Heads: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=MOST_AT_DEVICE)]
Tables: TypeAlias = Annotated[list[Word], msgspec.Meta(min_length=1, max_length=20)] | None
"""Signs of tables; None: all of them."""


class NewClass(Strict):
    """Make a class. `game`: its id, or the name of a box for it (`financity@…`)."""

    game: Word
    minutes: Minutes = 60
    seating: Seating = "arrival"
    options: dict[str, Any] = msgspec.field(default_factory=dict)
    same_luck: bool = False
    names: bool = False
    """May learners type names of their own?"""
    clock: Annotated[int, msgspec.Meta(ge=SHORTEST, le=LONGEST)] | None = 120
    rehearsal: bool = False
    ticket: bool = True
    """Three questions after the game."""
    before: bool = False
    """And three like them before it."""
    coach: Annotated[int, msgspec.Meta(ge=0, le=MOST_COACH)] = 0
    """So many times each seat may ask what the engine expects of its options."""


class ClassTerms(Strict):
    """Other terms, before the start; what is not named stays."""

    game: Word | msgspec.UnsetType = msgspec.UNSET
    minutes: Minutes | msgspec.UnsetType = msgspec.UNSET
    seating: Seating | msgspec.UnsetType = msgspec.UNSET
    options: dict[str, Any] | msgspec.UnsetType = msgspec.UNSET
    same_luck: bool | msgspec.UnsetType = msgspec.UNSET
    names: bool | msgspec.UnsetType = msgspec.UNSET
    clock: Annotated[int, msgspec.Meta(ge=SHORTEST, le=LONGEST)] | msgspec.UnsetType | None = msgspec.UNSET
    tables: Annotated[int, msgspec.Meta(ge=1, le=20)] | msgspec.UnsetType | None = msgspec.UNSET
    """So many tables; None: as many as the clock asks for."""
    ticket: bool | msgspec.UnsetType = msgspec.UNSET
    before: bool | msgspec.UnsetType = msgspec.UNSET
    coach: Annotated[int, msgspec.Meta(ge=0, le=MOST_COACH)] | msgspec.UnsetType = msgspec.UNSET


class Door(Strict):
    """Open or closed."""

    open: bool


class Guard(Strict):
    """Is the pin on the projector asked for?"""

    up: bool


class SitDown(Strict):
    """Take places in a class: one, several at this device, or two at one seat."""

    heads: Heads = 1
    pair: bool = False
    """Two learners at one seat: `heads` is 2."""
    sign: Word | None = None
    """The sign of the table, where learners sit as they sit."""
    name: Name | None = None
    share: Share | None = None
    """Something random of one's own, for the seed of one's table."""


class ALearner(Strict):
    """One learner."""

    learner: LearnerNo


class Place(Strict):
    """A learner to another table; with somebody: both at one seat."""

    learner: LearnerNo
    sign: Word
    beside: LearnerNo | None = None


class Hand(Strict):
    """Up or down."""

    learner: LearnerNo
    up: bool


class Freeze(Strict):
    """All tables stand still: for so long, or until I say; at once, or each at the end of its round."""

    seconds: Seconds | None = None
    when: Literal["now", "round"] = "now"
    phrase: Word | None = None


class TimeBox(Strict):
    """When the lesson ends, and how much of it is kept for talking; None: no end is set."""

    seconds: Annotated[int, msgspec.Meta(ge=60, le=28_800)] | None
    debrief: Annotated[int, msgspec.Meta(ge=0, le=3_600)] = 300


class Rounds(Strict):
    """This table ends after this round."""

    sign: Word
    last: Annotated[int, msgspec.Meta(ge=1, le=999)] | None


class Say(Strict):
    """A ready phrase or one line, to all, to some tables or to one learner."""

    phrase: Word | None = None
    text: Annotated[str, msgspec.Meta(max_length=140)] | None = None
    tables: Tables = None
    learner: LearnerNo | None = None


class Seen(Strict):
    """A message was read."""

    message: Annotated[int, msgspec.Meta(ge=1, le=9_999)]


class Help(Strict):
    """Something for one table, or one seat at it."""

    sign: Word
    what: Literal["hint", "extra", "autopilot", "undo", "round_start", "go_on"]
    seat: SeatNo | None = None
    seconds: Annotated[int, msgspec.Meta(ge=0, le=600)] = 60
    on: bool = True


class ForcedEvent(Strict):
    """The next draw of a stream, at all or some tables."""

    stream: Word
    outcome: str | int
    tables: Tables = None


class ForcedRule(Strict):
    """A rule from the next round on, at all or some tables."""

    option: Word
    value: Any
    tables: Tables = None


class Bookmark(Strict):
    """A moment of a table, to talk about later."""

    sign: Word


class TicketAnswers(Strict):
    """One learner's answers to the three questions, each the number of an option from 0; None: none."""

    learner: LearnerNo
    answers: Annotated[list[Annotated[int, msgspec.Meta(ge=0, lt=CHOICES)] | None], msgspec.Meta(min_length=3, max_length=3)]


class NewCode(Strict):
    """A code for another device: the trainer's remote control or second laptop, or a co-trainer's."""

    role: Role


class Admit(Strict):
    """The device that shows this number is this learner's; None: a new one's; nobody: the number is put away."""

    number: Annotated[str, msgspec.Meta(pattern="^[0-9]{4}$")]
    learner: LearnerNo | Literal["nobody"] | None = None


class RoomFound(Strict):
    """What a device found in the room test."""

    socket: bool
    polling: bool
    ms: Annotated[int, msgspec.Meta(ge=0, le=600_000)]


class HelloClass(Strict):
    """The first message of a socket at a class."""

    type: Literal["hello"]
    eyes: Literal["learner", "projector", "trainer"] = "learner"


class PingClass(Strict):
    """Is anybody there?"""

    type: Literal["ping"]
