"""One request: who asks, what for, and the answer it gets."""

import asyncio
from collections.abc import Mapping
from typing import Any, Final, NamedTuple

import msgspec

from alcancia.kernel import Refused
from alcancia.server import tokens
from alcancia.server.gate import Route
from alcancia.server.tokens import Random

STATUS: Final = {
    "bad_message": 400, "bad_host": 400, "not_your_seat": 403, "host_only": 403, "bad_origin": 403, "removed": 403,
    "no_such_table": 404, "no_such_code": 404, "no_such_page": 404, "no_such_step": 404, "message_too_large": 413, "not_json_type": 415,
    "too_fast": 429, "too_many": 429, "try_later": 503, "frozen": 503, "broken": 500,
}  # fmt: skip
"""The status of a refusal; everything else is 409."""

TYPES: Final = {"json": "application/json", "svg": "image/svg+xml", "text": "text/plain; charset=utf-8", "csv": "text/csv; charset=utf-8"}

_encode = msgspec.json.Encoder().encode


class Answer(NamedTuple):
    """What goes back."""

    status: int
    body: bytes
    type: str = "json"
    headers: tuple[tuple[str, str], ...] = ()


def refusal(refused: Refused, id: str | None = None, with_id: bool = False) -> bytes:
    """A refusal as a message."""
    named = {"id": id} if with_id else {}
    return _encode({"type": "refused", **named, "reason": refused.reason, "detail": dict(refused.detail)})


class Asking:
    """A request on its way through the house. It is answered exactly once."""

    def __init__(self, route: Route, parts: Mapping[str, str], query: Mapping[str, str], token: str | None, random: Random) -> None:
        self.route = route
        self.parts = parts
        self.query = query
        self.token = token
        self.fresh: str | None = None
        self.body: Any = None
        self.person: int | None = None
        self._random = random
        self.answered: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()

    def own_token(self) -> str:
        """The token of this device; a new one if it has none yet."""
        if self.token is None:
            self.token = self.fresh = self._random.token()
        return self.token

    def answer(self, data: Any, status: int | None = None) -> None:
        """All went well."""
        body = data if isinstance(data, bytes) else _encode(data)
        self._give(Answer(status or self.route.status, body))

    def refuse(self, refused: Refused) -> None:
        """It did not, and this is why."""
        self._give(Answer(STATUS.get(refused.reason, 409), refusal(refused)))

    def give(self, answer: Answer) -> None:
        """Something other than JSON."""
        self._give(answer)

    def _give(self, answer: Answer) -> None:
        if not self.answered.done():
            self.answered.set_result(answer)


def is_token(text: str | None) -> str | None:
    """The token, if it has the form of one."""
    return text if text is not None and tokens.is_token(text) else None
