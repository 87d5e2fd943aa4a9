"""What comes in, as exact types. Unknown fields are refused; nothing is converted."""

from typing import Annotated, Any, Literal, TypeAlias, get_args

import msgspec

from alcancia.kernel import TRAINER
from alcancia.server.settings import LONGEST, MOST_COACH, MOST_EXTRA, SHORTEST, Door
from alcancia.shelf.editing import Edit

MoveId: TypeAlias = Annotated[str, msgspec.Meta(pattern="^[A-Za-z0-9_-]{1,40}$")]
SeatNo: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=63)]
AnySeat: TypeAlias = Annotated[int, msgspec.Meta(ge=-1, le=63)]
"""A seat, or -1 for the trainer's."""
Reaction: TypeAlias = Literal["clap", "smile", "laugh", "wow", "think", "hurry", "thanks", "sorry"]
Count: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=2**53 - 1)]
Name: TypeAlias = Annotated[str, msgspec.Meta(max_length=200)]
Word: TypeAlias = Annotated[str, msgspec.Meta(max_length=64)]
Question: TypeAlias = Annotated[str, msgspec.Meta(max_length=40)]
Share: TypeAlias = Annotated[str, msgspec.Meta(pattern="^[A-Za-z0-9_-]{8,64}$")]
MoveList: TypeAlias = Annotated[list[Any], msgspec.Meta(min_length=1, max_length=64)]


class Strict(msgspec.Struct, forbid_unknown_fields=True):
    """The base of everything that comes in."""


# ── requests ─────────────────────────────────────────────────────────────────


class Nothing(Strict):
    """An empty object."""


class NewTable(Strict):
    """Make a table. `game`: its id, or the name of a box for it (`financity@…`)."""

    game: Word
    seats: SeatNo | None = None
    options: dict[str, Any] = {}
    name: Name | None = None
    seat: SeatNo | None = 0
    fill: Word | None = None
    start: bool = False
    share: Share | None = None
    """Something random of one's own, for the seed."""
    tutorial: bool = False
    """First steps: seats, options, bots and beginning are those of the game's tutorial."""


class ABox(Strict):
    """A box of somebody's own, as a zip in base64."""

    file: Annotated[str, msgspec.Meta(max_length=1_400_000)]


class ChangedBox(Strict):
    """A box with some cards changed. `keep`: put it on the shelf if nothing is wrong with it."""

    edit: Edit
    keep: bool = False


class Forecast(Strict):
    """What would these rules do, instead of those?"""

    game: Word
    seats: SeatNo
    options: dict[str, Any]
    instead_of: dict[str, Any] = {}


class ACode(Strict):
    """A join code or a return code."""

    code: Annotated[str, msgspec.Meta(max_length=40)]


class Join(Strict):
    """Take a seat."""

    name: Name | None = None
    seat: SeatNo | None = None
    hotseat: bool = False
    share: Share | None = None


class ASeat(Strict):
    """One seat."""

    seat: SeatNo


class Reopen(Strict):
    """A seat may be taken again; with a pardon also by whoever was shown out of it."""

    seat: SeatNo
    pardon: bool = False


class LetIn(Strict):
    """Let in somebody who waits at the door; to another seat than they asked for, perhaps."""

    guest: Count
    seat: SeatNo | None = None


class TurnAway(Strict):
    """Somebody who waits at the door does not come in."""

    guest: Count


class NewReturnCode(Strict):
    """A new return code; alone: this device is the only one of mine from now on."""

    alone: bool = False


class Agree(Strict):
    """Is it fine with me that the host goes back to this entry?"""

    to: Count
    yes: bool


class Rename(Strict):
    """A seat's new name."""

    seat: SeatNo
    name: Name | None


class BotIn(Strict):
    """A bot for a seat, or none."""

    seat: SeatNo
    bot: Word | None


class Terms(Strict):
    """Other rules, or another number of seats."""

    seats: SeatNo | None = None
    options: dict[str, Any] | None = None


class Start(Strict):
    """Begin. `options`: what whoever begins believes to be agreed, so that nobody starts another game than they see."""

    fill: Word | None = None
    options: dict[str, Any] | None = None


class SentMove(Strict):
    """A move over HTTP."""

    id: MoveId
    question: Question | None
    move: MoveList
    seat: AnySeat | None = None


class MaybeSeat(Strict):
    """One of my seats; the first if none is named."""

    seat: SeatNo | None = None


class Branch(Strict):
    """Another game from a step of this one."""

    step: Count
    name: Name | None = None
    seat: SeatNo | None = 0
    fill: Word | None = None


class NewSettings(Strict):
    """How a table is run; what is not named stays."""

    clock: Annotated[int, msgspec.Meta(ge=SHORTEST, le=LONGEST)] | msgspec.UnsetType | None = msgspec.UNSET
    autopilot: Word | msgspec.UnsetType = msgspec.UNSET
    hints: bool | msgspec.UnsetType = msgspec.UNSET
    coach: Annotated[int, msgspec.Meta(ge=0, le=MOST_COACH)] | msgspec.UnsetType = msgspec.UNSET
    listed: bool | msgspec.UnsetType = msgspec.UNSET
    latecomers: bool | msgspec.UnsetType = msgspec.UNSET
    door: Door | msgspec.UnsetType = msgspec.UNSET


class Pause(Strict):
    """Stand still, or go on."""

    paused: bool


class ScriptRow(Strict):
    """What is to be done when a round begins."""

    period: Annotated[int, msgspec.Meta(ge=1, le=999)]
    do: Annotated[list[Any], msgspec.Meta(min_length=2, max_length=3)]


class Script(Strict):
    """Everything that is to be done."""

    rows: Annotated[list[ScriptRow], msgspec.Meta(max_length=80)]


class Back(Strict):
    """Where the record had so many entries."""

    to: Count


class ExtraTime(Strict):
    """More seconds on a seat's clock."""

    seat: SeatNo
    seconds: Annotated[int, msgspec.Meta(ge=0, le=MOST_EXTRA)]


# ── messages of the socket ───────────────────────────────────────────────────


class Hello(Strict):
    """The first message of every socket."""

    type: Literal["hello"]
    since: Count
    seat: AnySeat | None = None
    watch: bool = False
    fresh: Count | None = None
    """The epoch of the state that this device has of `since`: if nothing happened since then, it is not sent again."""


class LiveMove(Strict):
    """A move."""

    type: Literal["move"]
    id: MoveId
    question: Question | None
    move: MoveList


class React(Strict):
    """A reaction out of the closed list."""

    type: Literal["react"]
    name: Reaction


class AskHint(Strict):
    """What would the baseline do?"""

    type: Literal["hint"]
    id: MoveId


class AskPreview(Strict):
    """What would this move do?"""

    type: Literal["preview"]
    id: MoveId
    move: MoveList


class AskForetell(Strict):
    """What would some outcomes of a stream do?"""

    type: Literal["foretell"]
    id: MoveId
    stream: Word
    outcomes: Annotated[list[Word | Count], msgspec.Meta(min_length=1, max_length=6)]


class Ping(Strict):
    """Is anybody there?"""

    type: Literal["ping"]


REACTIONS = get_args(Reaction)


# ── in an address ────────────────────────────────────────────────────────────


def is_number(text: str) -> bool:
    """A whole number, as it stands in an address."""
    return text.isascii() and text.isdigit() and len(text) < 16


def is_seat(text: str) -> bool:
    """A seat, or -1 for the trainer's."""
    return is_number(text.removeprefix("-")) and int(text) >= TRAINER
