"""The gate: every route and every message, with who may use it and how much. What is not in these tables does not exist."""

from typing import Final, Literal, NamedTuple, TypeAlias

import msgspec

from alcancia.kernel import TRAINER, Refused
from alcancia.kernel.record import Record
from alcancia.server import wire
from alcancia.server.limits import MESSAGE_BYTES, RECORD_BYTES
from alcancia.server.lobby import Lobby

Role: TypeAlias = Literal["anyone", "person", "player", "owner", "host"]
"""anyone: whoever knows the address. person: somebody with a place at the table. player: holds the seat in question
(seat -1 is the trainer's: the host's who has no other). owner: holds the seat in question, or is the host. host: arranges the table."""

Pace: TypeAlias = Literal["guess", "create", "view", "replay", "record", "change", "move", "file"]


class Route(NamedTuple):
    """One way in over HTTP."""

    method: Literal["GET", "POST"]
    path: str
    name: str
    role: Role
    pace: Pace
    body: type[msgspec.Struct] | None = None
    size: int = 2_048
    status: int = 200
    query: tuple[str, ...] = ()
    raw: bool = False
    """Is the body handed on as bytes, to be decoded elsewhere?"""

    @property
    def at_table(self) -> bool:
        """Is this about one table?"""
        return "{table}" in self.path


class Message(NamedTuple):
    """One thing a socket may say."""

    name: str
    role: Role
    body: type[wire.Strict]


T: Final = "/api/tables/{table}"

ROUTES: Final = (
    Route("GET", "/api/site", "site", "anyone", "file"),
    Route("GET", "/api/games", "games", "anyone", "file"),
    Route("GET", "/api/openapi.json", "openapi", "anyone", "file"),
    Route("GET", "/text/{locale}/{file}", "text", "anyone", "file"),
    Route("GET", "/rules/{game}/{locale}", "rules", "anyone", "file"),
    Route("POST", "/api/tables", "make_table", "anyone", "create", wire.NewTable, 8_192, 201),
    Route("GET", "/api/tables", "list_tables", "anyone", "view"),
    Route("GET", "/api/mine", "mine", "anyone", "view", query=("tables",)),
    Route("POST", "/api/find", "find", "anyone", "guess", wire.ACode),
    Route("POST", "/api/return", "come_back", "anyone", "guess", wire.ACode),
    Route("POST", "/api/records", "bring_record", "anyone", "record", Record, RECORD_BYTES, 201, raw=True),
    Route("GET", T, "look", "anyone", "view", query=("since", "seat", "watch")),
    Route("GET", f"{T}/record", "record", "anyone", "view"),
    Route("GET", f"{T}/replay", "replay", "anyone", "replay", query=("step", "eyes")),
    Route("GET", f"{T}/timeline", "timeline", "anyone", "replay", query=("eyes",)),
    Route("GET", f"{T}/measures.csv", "measures", "anyone", "replay", query=("shape",)),
    Route("GET", f"{T}/qr.svg", "qr", "anyone", "file"),
    Route("POST", f"{T}/join", "join", "anyone", "change", wire.Join, status=201),
    Route("POST", f"{T}/leave", "leave", "player", "change", wire.ASeat),
    Route("POST", f"{T}/rename", "rename", "owner", "change", wire.Rename),
    Route("POST", f"{T}/return-code", "return_code", "person", "change", wire.Nothing),
    Route("POST", f"{T}/remove", "remove", "host", "change", wire.ASeat),
    Route("POST", f"{T}/reopen", "reopen", "host", "change", wire.ASeat),
    Route("POST", f"{T}/bot", "bot", "owner", "change", wire.BotIn),
    Route("POST", f"{T}/options", "options", "host", "change", wire.Terms, 8_192),
    Route("POST", f"{T}/start", "start", "host", "change", wire.Start),
    Route("POST", f"{T}/manners", "manners", "host", "change", wire.NewManners),
    Route("POST", f"{T}/pause", "pause", "host", "change", wire.Pause),
    Route("POST", f"{T}/extra", "extra", "owner", "change", wire.ExtraTime),
    Route("POST", f"{T}/rewind", "rewind", "host", "change", wire.Back),
    Route("POST", f"{T}/again", "again", "host", "create", wire.Nothing, status=201),
    Route("POST", f"{T}/branch", "branch", "anyone", "create", wire.Branch, status=201),
    Route("POST", f"{T}/delete", "delete", "host", "change", wire.Nothing),
    Route("POST", f"{T}/hint", "hint", "player", "change", wire.MaybeSeat),
    Route("POST", f"{T}/moves", "moves", "player", "move", wire.SentMove, MESSAGE_BYTES),
)

LIVE: Final = f"{T}/live"

MESSAGES: Final = {
    message.name: message
    for message in (
        Message("hello", "anyone", wire.Hello),
        Message("move", "player", wire.LiveMove),
        Message("hint", "player", wire.AskHint),
        Message("react", "player", wire.React),
        Message("ping", "anyone", wire.Ping),
    )
}

PAGES: Final = ("/", "/t/{table}", "/j/{code}", "/s/{table}", "/r/{table}", "/r/{table}/{step}")


def may_knock(role: Role, lobby: Lobby, person: int | None) -> Refused | None:
    """Before anything sent is looked at: is this somebody who could be allowed?"""
    if role == "anyone":
        return None
    if role == "host":
        return None if lobby.is_host(person) else Refused("host_only")
    return None if person is not None else Refused("not_your_seat")


def may_pass(role: Role, lobby: Lobby, person: int | None, seat: int | None) -> Refused | None:
    """Is this person allowed to do it with this seat?"""
    if (refused := may_knock(role, lobby, person)) is not None:
        return refused
    if role != "anyone" and seat is not None and seat >= len(lobby.chairs):
        return Refused("no_such_seat")
    if role in ("player", "owner"):
        if role == "owner" and lobby.is_host(person):
            return None
        mine = voices_of(lobby, person)
        if not mine or (seat is not None and seat not in mine):
            return Refused("not_your_seat")
    return None


def voices_of(lobby: Lobby, person: int | None) -> list[int]:
    """The seats somebody may speak for: their own, or the trainer's."""
    return [TRAINER] if lobby.is_trainer(person) else lobby.seats_of(person)


def match(pattern: str, path: str) -> dict[str, str] | None:
    """The parts of a path that fill the pattern's braces, or None if it is another one."""
    wanted, given = pattern.split("/"), path.split("/")
    if len(wanted) != len(given):
        return None
    found = {}
    for want, part in zip(wanted, given, strict=True):
        if want.startswith("{"):
            if not part:
                return None
            found[want[1:-1]] = part
        elif want != part:
            return None
    return found


def find_route(method: str, path: str) -> tuple[Route, dict[str, str]] | None:
    """The route for a request."""
    for route in ROUTES:
        if route.method == method and (found := match(route.path, path)) is not None:
            return route, found
    return None
