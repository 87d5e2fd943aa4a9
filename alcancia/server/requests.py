"""Requests: what people ask, over HTTP or a socket. The same handlers answer both."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping, MutableMapping
from typing import TYPE_CHECKING, Any, TypeAlias

import msgspec

from alcancia.ground.strict import decode
from alcancia.kernel import Refused, Unplayable
from alcancia.server import gate, limits, tokens
from alcancia.server.tokens import Random

if TYPE_CHECKING:
    from alcancia.server.classes.live import LiveClass
    from alcancia.server.live import LiveTable

Receive: TypeAlias = Callable[[], Awaitable[MutableMapping[str, Any]]]


class Request(msgspec.Struct, eq=False):
    """What somebody asks: the gate's entry for it, what was sent, at which table, by whom and with which seat.

    Sockets settle person and seat with their hello; over HTTP the token is looked up again in the table's turn.
    """

    entry: "gate.Route | gate.Message"
    body: Any = None
    live: "LiveTable" = None  # type: ignore[assignment]
    """The table, where the entry is about one."""
    person: int | None = None
    seat: int | None = None
    token: str | None = None
    address: str = ""
    """Where it came from, for counting; never kept."""
    mint: "Callable[[str | None], str] | None" = None
    """Makes a token: for a new device, or a fresh one for this device."""
    fresh: str | None = None
    """A token that was made for this device just now."""
    parts: Mapping[str, str] = {}
    query: Mapping[str, str] = {}
    relayed: bool = False
    """Did another node hand this on?"""
    receive: Receive = None  # type: ignore[assignment]
    """Over HTTP, what else comes on this connection: by it one hears that somebody has gone."""
    room: "LiveClass" = None  # type: ignore[assignment]
    """The class, where the entry is about one."""

    @property
    def joins(self) -> bool:
        """May this be judged while moves before it are being written?"""
        return self.entry.name == "move"

    def own_token(self, random: Random) -> str:
        """The token of this device; a new one if it has none yet."""
        if self.token is None:
            self.token = self.fresh = random.token() if self.mint is None else self.mint(None)
        return self.token

    def renewed(self, random: Random) -> str:
        """A fresh token, since this device is about to get a place; older ones of the same device do not count there."""
        if self.token is None or self.mint is None:
            return self.own_token(random)
        if self.fresh is None:
            self.token = self.fresh = self.mint(tokens.device_of(self.token))
        return self.token

    def __repr__(self) -> str:
        """Without the token: what is printed may be kept."""
        return f"Request({self.entry.name}, person={self.person}, seat={self.seat}, {self.body!r})"


async def read_body(route: "gate.Route", headers: dict[str, str], receive: Receive) -> Any:
    """What was sent: bounded, in time, strictly decoded, exactly typed; or why not."""
    if headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        return Refused("not_json_type")
    if headers.get("content-length", "0").isdigit() and int(headers.get("content-length", "0")[:12]) > route.size:
        return Refused("message_too_large", {"limit": route.size})
    data = b""
    try:
        async with asyncio.timeout(limits.BODY_SECONDS):
            while True:
                part = await receive()
                if part["type"] != "http.request":
                    return Refused("bad_message")
                data += part.get("body", b"")
                if len(data) > route.size:
                    return Refused("message_too_large", {"limit": route.size})
                if not part.get("more_body"):
                    break
    except TimeoutError:
        return Refused("bad_message")
    return data if route.raw else _typed(data, route)


def _typed(data: bytes, route: "gate.Route") -> Any:
    try:
        return msgspec.convert(decode(data, route.size), route.body)
    except Unplayable as error:
        return Refused("message_too_large" if error.reason == "too_large" else "bad_message", {"entry": error.reason})
    except msgspec.ValidationError as error:
        return Refused("bad_message", {"entry": str(error)[:200]})
