"""Messages to a table that come from the server itself. What people ask comes as a `Request`, which is a message too."""

from typing import Any, ClassVar, Protocol

import msgspec

from alcancia.server.classes.names import Called


class Listener(Protocol):
    """A socket at the table."""

    seat: int | None
    person: int | None
    seq: int

    def post(self, text: str) -> None:
        """Send this, soon."""

    def shut(self, reason: str, code: int) -> None:
        """Say why, and close."""


class Message(msgspec.Struct, frozen=True):
    """A value: it can be printed, compared and sent again."""

    joins: ClassVar[bool] = False
    """May this be judged while moves before it are being written?"""


class Entered(Message, frozen=True):
    """A device is here, and knows everything up to this entry."""

    listener: Listener
    since: int
    fresh: int | None = None


class PresenceChanged(Message, frozen=True):
    """Somebody came or went a moment ago."""


class ClockRan(Message, frozen=True):
    """A seat has used up its time for a question: the autopilot steps in."""

    seat: int
    question: str


class DefaultDue(ClockRan, frozen=True):
    """The same where the rules set the time, or the trainer is asked: the question's default is played."""

    joins: ClassVar[bool] = True


class AnswerDue(ClockRan, frozen=True):
    """The same where the lesson is about to end: the autopilot gives this one answer, and the seat stays its person's."""


class HintDue(Message, frozen=True):
    """Somebody has been thinking for long."""

    seat: int


class BotDue(Message, frozen=True):
    """A bot may begin to think."""

    seat: int
    question: str


class BotMoved(Message, frozen=True):
    """A bot has thought; None if it failed to."""

    joins: ClassVar[bool] = True
    seat: int
    question: str
    move: list[Any] | None
    said: dict[str, Any] | None = None
    """What it says about it at the table."""


class TrainerMissing(Message, frozen=True):
    """The trainer is asked where there is none."""

    joins: ClassVar[bool] = True
    question: str


class ScriptDue(Message, frozen=True):
    """A round has begun for which the trainer prepared something."""


class HostGone(Message, frozen=True):
    """The host has been away for minutes while others play."""


class GameEnded(Message, frozen=True):
    """The game is over, and so is the life of its codes."""


class DebriefReady(Message, frozen=True):
    """The figures of the finished game are worked out."""


class PlaceClaimed(Message, frozen=True):
    """Somebody knows a person's return code; both it and the device as hashes."""

    person: int
    code: str
    device: str
    stamp: int
    """When the device's token was made."""


class FromClass(Message, frozen=True):
    """What a class says to one of its tables."""


class LessonBegins(FromClass, frozen=True):
    """Everybody is seated: the game begins, with the luck that all tables share, if they do."""

    luck: str | None = None


class Hold(FromClass, frozen=True):
    """The whole class stands still, or goes on."""

    held: bool


class Hurry(FromClass, frozen=True):
    """So many seconds for an answer, so that the table ends in time; None: as agreed."""

    seconds: int | None


class DeviceKnown(FromClass, frozen=True):
    """A learner has another device (by its hash); it is the seat's from now on."""

    seat: int
    device: str


class DeviceGone(FromClass, frozen=True):
    """A device holds no place of a learner any more; None: none does."""

    device: str | None


class GuideKnown(FromClass, frozen=True):
    """Whoever leads has another device."""

    device: str


class LearnerSits(FromClass, frozen=True):
    """Somebody came late: into a bot's seat, or to share one."""

    seat: int
    device: str
    called: Called


class SeatLeft(FromClass, frozen=True):
    """A learner left: the others at this seat play on, or the autopilot does."""

    seat: int
    called: list[Called]


class MoreTime(FromClass, frozen=True):
    """More seconds on a seat's clock."""

    seat: int
    seconds: int


class Autopilot(FromClass, frozen=True):
    """A bot plays for a seat, or no longer does."""

    seat: int
    on: bool


class GiveHint(FromClass, frozen=True):
    """A hint for a seat that is asked."""

    seat: int


class TrainerSays(FromClass, frozen=True):
    """A word of the trainer's to the table itself: the next draw, a rule, the last round."""

    word: tuple[Any, ...]


class MarkMoment(FromClass, frozen=True):
    """The trainer wants to talk about this step later."""

    step: int


class GoBack(FromClass, frozen=True):
    """Back by one entry, or to the beginning of the round."""

    round: bool


class RematchMade(Message, frozen=True):
    """There is a table for the next game."""

    table: str
