"""Messages to a class that come from the server itself. What people ask comes as a `Request`, which is a message too."""

from typing import Literal, Protocol

from alcancia.server.messages import Message


class Onlooker(Protocol):
    """A socket at the class."""

    token: str | None
    eyes: str

    def post(self, text: str, more: bool = False) -> None:
        """Send this, soon (`more`: together with the next text, which follows at once)."""

    def shut(self, reason: str, code: int) -> None:
        """Say why, and close."""


class Entered(Message, frozen=True):
    """A device is here."""

    onlooker: Onlooker


class Interrupted(Message, frozen=True):
    """The lesson was being laid out when the server stopped."""


class RoundDone(Message, frozen=True):
    """A table that was to stand at the end of its round has come to it."""

    table: str


class EndDue(Message, frozen=True):
    """A table is to end after this round."""

    table: str
    last: int


class Hurry(Message, frozen=True):
    """A table has so many seconds for an answer from now on, or as many as were agreed."""

    table: str
    clock: int | None


class Breathe(Message, frozen=True):
    """A table has so many seconds left before its last round."""

    table: str
    seconds: int


class BreatherOver(Message, frozen=True):
    """It goes on."""

    table: str


class FreezeOver(Message, frozen=True):
    """Its time is up, or nobody is left to lift it."""


class Stuck(Message, frozen=True):
    """Somebody does not get on: three refused moves, or two clocks that ran out."""

    table: str
    seat: int
    why: Literal["refused", "clock"]


class Crowded(Message, frozen=True):
    """More come to the door than a room of people can be."""


class MadeUp(Message, frozen=True):
    """In a rehearsal: so many learners come in."""

    heads: int


class MadeUpHand(Message, frozen=True):
    """In a rehearsal: this learner's hand goes up."""

    learner: int


class CodeUsed(Message, frozen=True):
    """Somebody knows the return code of a learner, or (below 0) of a guide; both it and the device as hashes."""

    number: int
    code: str
    device: str
