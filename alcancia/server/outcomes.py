"""Outcomes: what a handler may come to, and how it is said over HTTP."""

from typing import TYPE_CHECKING, Any, Final, NamedTuple, Protocol, TypeAlias

import msgspec

from alcancia.kernel import Refused

if TYPE_CHECKING:
    from alcancia.server.lobby import Lobby

STATUS: Final = {
    "bad_message": 400, "bad_host": 400, "not_your_seat": 403, "host_only": 403, "bad_origin": 403, "removed": 403,
    "no_such_table": 404, "no_such_code": 404, "no_such_page": 404, "no_such_step": 404, "message_too_large": 413, "not_json_type": 415,
    "too_fast": 429, "too_many": 429, "enough_for_today": 429, "guide_only": 403, "not_your_learner": 403, "no_such_class": 404,
    "no_such_test": 404, "box_missing": 404,
    "house_full": 503, "damaged": 503,
    "try_later": 503, "frozen": 503, "broken": 500,
}  # fmt: skip
"""The status of a refusal; everything else is 409."""

_encode = msgspec.json.Encoder().encode


class Done(NamedTuple):
    """The move stands, as entry `seq` of the log."""

    seq: int
    id: str | None = None

    def said(self) -> str:
        """As a message; without an id only its number is of interest."""
        return f'{{"seq":{self.seq}}}' if self.id is None else f'{{"type":"done","id":"{self.id}","seq":{self.seq}}}'


class Hint(NamedTuple):
    """A move to think about, and the code of its reason (message `why-<code>` of the game). Where an answer has to be known there is no
    move, only what the question is about."""

    question: str
    move: list[Any] | None
    why: str | None

    def said(self, id: str | None) -> str:
        """As a message; without an id if nobody asked for it."""
        return _encode({"type": "hint", "id": id, **self._asdict()}).decode()


class Change(NamedTuple):
    """Another lobby in place of the old one, or the start of the game: to be committed first, then answered (None: with the lobby)."""

    lobby: "Lobby | None" = None
    start: bool = False
    answer: dict[str, Any] | None = None
    luck: str | None = None
    """The luck to start with, where several tables share it."""


class Pending(NamedTuple):
    """The answer comes later, to everybody on this list."""

    waiting: "list[tuple[Sender, Any]]"


class Answer(NamedTuple):
    """What goes back over HTTP, in so many words."""

    status: int
    body: bytes
    type: str = "json"
    headers: tuple[tuple[str, str], ...] = ()


Verdict: TypeAlias = Done | Refused
Outcome: TypeAlias = Verdict | Hint | Change | Pending | Answer | dict[str, Any] | bytes | None
"""None: nobody is answered."""


class Sender(Protocol):
    """Whoever sent a message and is told what came of it: a socket, a request that waits."""

    def answered(self, message: Any, outcome: Outcome) -> None:
        """This came of that message."""


def refusal(refused: Refused, id: str | None = None, with_id: bool = False) -> bytes:
    """A refusal as a message."""
    named = {"id": id} if with_id else {}
    return _encode({"type": "refused", **named, "reason": refused.reason, "detail": dict(refused.detail)})


def http_answer(outcome: Outcome, status: int) -> Answer:
    """An outcome as it goes back over HTTP."""
    match outcome:
        case Answer():
            return outcome
        case Refused():
            return Answer(STATUS.get(outcome.reason, 409), refusal(outcome))
        case Done():
            return Answer(status, outcome.said().encode())
        case Hint():
            return Answer(status, outcome.said(None).encode())
        case bytes():
            return Answer(status, outcome)
    return Answer(status, _encode(outcome))


def attachment(game: str, table: str, ending: str) -> tuple[tuple[str, str], ...]:
    """A file name of ours, so that nobody's name gets into it."""
    return (("content-disposition", f'attachment; filename="{game}-{table[:6]}.{ending}"'),)
