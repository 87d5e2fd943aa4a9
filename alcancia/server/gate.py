"""The gate: every route and every message, with who may use it and how much. What is not in these tables does not exist."""

from typing import TYPE_CHECKING, Final, Literal, NamedTuple, TypeAlias

import msgspec

from alcancia.ground.record_file import Record
from alcancia.kernel import TRAINER, Refused
from alcancia.server import guessing, wire
from alcancia.server.classes import wire as classes
from alcancia.server.classes.register import Register
from alcancia.server.limits import LIGHT, MESSAGE_BYTES, RECORD_BYTES
from alcancia.server.lobby import Lobby

if TYPE_CHECKING:
    from alcancia.server.requests import Request

Role: TypeAlias = Literal["anyone", "viewer", "person", "player", "owner", "host", "learner", "guide", "lead"]
"""anyone: whoever knows the address. viewer: the same, but no other seat's view than their own. person: somebody with a place at
the table. player: holds the seat in question (seat -1 is the trainer's: the host's who has no other). owner: holds the seat in question,
or is the host. host: arranges the table.

In a class: anyone. learner: a device with the learner in question (if none is named, with any). guide: trainer or co-trainer.
lead: the trainer."""

About: TypeAlias = Literal["table", "class"]
"""Whose turn, and whose roles."""

Runs: TypeAlias = Literal["in_turn", "beside"]
"""in_turn: as a message to the table, one after the other, where nothing is uncommitted but moves; a table is changed only there.
beside: at once; over HTTP by a coroutine of `routes.py`, on a socket by the socket itself."""

Pace: TypeAlias = Literal["guess", "create", "view", "replay", "record", "change", "move", "file", "forecast"]


class Route(NamedTuple):
    """One way in over HTTP."""

    method: Literal["GET", "POST"]
    path: str
    name: str
    role: Role
    runs: Runs
    pace: Pace
    body: type[msgspec.Struct] | None = None
    size: int = 2_048
    status: int = 200
    query: tuple[str, ...] = ()
    raw: bool = False
    """Is the body handed on as bytes, to be decoded elsewhere?"""
    about: About = "table"

    @property
    def at_table(self) -> bool:
        """Is this about one table?"""
        return "{table}" in self.path


class Message(NamedTuple):
    """One thing a socket may say."""

    name: str
    role: Role
    runs: Runs
    body: type[wire.Strict]
    rate: float = 0
    """So many a second from one socket, after so many at once; 0: as many as the socket's own pace allows."""
    burst: float = 0
    about: About = "table"


T: Final = "/api/tables/{table}"

TABLE_ROUTES: Final = (
    Route("GET", "/api/site", "site", "anyone", "beside", "file"),
    Route("GET", "/healthz", "health", "anyone", "beside", "file"),
    Route("GET", "/readyz", "ready", "anyone", "beside", "view"),
    Route("GET", "/api/shelf", "shelf", "anyone", "beside", "file"),
    Route("GET", "/api/games", "games", "anyone", "beside", "file"),
    Route("GET", "/api/games/{game}", "game", "anyone", "beside", "file", query=("seats",)),
    Route("GET", "/api/openapi.json", "openapi", "anyone", "beside", "file"),
    Route("GET", "/text/{locale}/{file}", "text", "anyone", "beside", "file"),
    Route("GET", "/rules/{game}/{locale}", "rules", "anyone", "beside", "file"),
    Route("GET", "/rules/{game}/{locale}/turn.svg", "turn_picture", "anyone", "beside", "file"),
    Route("POST", "/api/tables", "make_table", "anyone", "beside", "create", wire.NewTable, 8_192, 201),
    Route("GET", "/api/tables", "list_tables", "anyone", "beside", "view"),
    Route("GET", "/api/mine", "mine", "anyone", "beside", "view", query=("tables",)),
    Route("POST", "/api/forget", "forget", "anyone", "beside", "change", wire.Nothing),
    Route("POST", "/api/find", "find", "anyone", "beside", "guess", wire.ACode),
    Route("POST", "/api/return", "come_back", "anyone", "beside", "guess", wire.ACode),
    Route("POST", "/api/records", "bring_record", "anyone", "beside", "record", Record, RECORD_BYTES, 201, raw=True),
    Route("POST", "/api/forecast", "forecast", "anyone", "beside", "forecast", wire.Forecast, 8_192),
    Route("GET", "/api/boxes", "boxes", "anyone", "beside", "view"),
    Route("GET", "/api/boxes/{box}", "box", "anyone", "beside", "view", query=("whole",)),
    Route("POST", "/api/boxes", "bring_box", "anyone", "beside", "record", wire.ABox, 1_500_000, 201),
    Route("POST", "/api/boxes/edit", "edit_box", "anyone", "beside", "record", wire.ChangedBox, 300_000),
    Route("GET", T, "look", "viewer", "in_turn", "view", query=("since", "seat", "watch", "lang")),
    Route("GET", f"{T}/rules", "table_rules", "anyone", "in_turn", "replay", query=("locale",)),
    Route("GET", f"{T}/record", "record", "anyone", "in_turn", "view"),
    Route("GET", f"{T}/replay", "replay", "anyone", "beside", "replay", query=("step", "eyes")),
    Route("GET", f"{T}/timeline", "timeline", "anyone", "beside", "replay", query=("eyes",)),
    Route("GET", f"{T}/measures.csv", "measures", "anyone", "beside", "replay", query=("shape",)),
    Route("GET", f"{T}/measures.parquet", "measures_parquet", "anyone", "beside", "replay"),
    Route("GET", f"{T}/coach", "coach", "anyone", "beside", "replay", query=("seat", "lang")),
    Route("GET", f"{T}/moment", "moment", "anyone", "beside", "view", query=("lang",)),
    Route("POST", f"{T}/moment", "show_moment", "host", "in_turn", "change", guessing.PutMoment),
    Route("POST", f"{T}/reveal", "turn_moment", "host", "in_turn", "change", guessing.Turn),
    Route("POST", f"{T}/guess", "seat_guess", "player", "in_turn", "change", guessing.SeatGuess),
    Route("POST", f"{T}/bookmark", "mark", "host", "in_turn", "change", wire.Nothing),
    Route("GET", f"{T}/qr.svg", "qr", "anyone", "beside", "file"),
    Route("POST", f"{T}/join", "join", "anyone", "in_turn", "change", wire.Join, status=201),
    Route("POST", f"{T}/leave", "leave", "player", "in_turn", "change", wire.ASeat),
    Route("POST", f"{T}/rename", "rename", "owner", "in_turn", "change", wire.Rename),
    Route("POST", f"{T}/return-code", "return_code", "person", "in_turn", "change", wire.NewReturnCode),
    Route("POST", f"{T}/remove", "remove", "host", "in_turn", "change", wire.ASeat),
    Route("POST", f"{T}/reopen", "reopen", "host", "in_turn", "change", wire.Reopen),
    Route("POST", f"{T}/admit", "let_in", "host", "in_turn", "change", wire.LetIn),
    Route("POST", f"{T}/turn-away", "turn_away", "host", "in_turn", "change", wire.TurnAway),
    Route("POST", f"{T}/agree", "agree", "person", "in_turn", "change", wire.Agree),
    Route("POST", f"{T}/bot", "bot", "owner", "in_turn", "change", wire.BotIn),
    Route("POST", f"{T}/options", "options", "host", "in_turn", "change", wire.Terms, 8_192),
    Route("POST", f"{T}/start", "start", "host", "in_turn", "change", wire.Start, 8_192),
    Route("POST", f"{T}/manners", "settings", "host", "in_turn", "change", wire.NewSettings),
    Route("POST", f"{T}/pause", "pause", "host", "in_turn", "change", wire.Pause),
    Route("POST", f"{T}/extra", "extra", "owner", "in_turn", "change", wire.ExtraTime),
    Route("POST", f"{T}/script", "script", "host", "in_turn", "change", wire.Script, 16_384),
    Route("GET", f"{T}/streams", "streams", "host", "in_turn", "view"),
    Route("POST", f"{T}/rewind", "rewind", "host", "in_turn", "change", wire.Back),
    Route("POST", f"{T}/again", "again", "host", "beside", "create", wire.Nothing, status=201),
    Route("POST", f"{T}/branch", "branch", "anyone", "beside", "create", wire.Branch, status=201),
    Route("POST", f"{T}/delete", "delete", "host", "beside", "change", wire.Nothing),
    Route("POST", f"{T}/hint", "hint", "player", "in_turn", "change", wire.MaybeSeat),
    Route("POST", f"{T}/why", "why", "player", "in_turn", "change", wire.MaybeSeat),
    Route("POST", f"{T}/moves", "move", "player", "in_turn", "move", wire.SentMove, MESSAGE_BYTES),
)

C: Final = "/api/classes/{class}"

CLASS_ROUTES: Final = tuple(
    route._replace(about="class")
    for route in (
        Route("POST", "/api/classes", "make_class", "anyone", "beside", "create", classes.NewClass, 8_192, 201),
        Route("POST", "/api/roomtests", "begin_room_test", "anyone", "beside", "create", wire.Nothing, status=201),
        Route("GET", "/api/roomtests/{test}", "room_test", "anyone", "beside", "view"),
        Route("POST", "/api/roomtests/{test}", "room_found", "anyone", "beside", "change", classes.RoomFound),
        Route("GET", "/api/sheet", "sheet", "anyone", "beside", "view"),
        Route("GET", C, "see_class", "anyone", "in_turn", "view", query=("eyes",)),
        Route("GET", f"{C}/qr.svg", "class_qr", "anyone", "beside", "file", query=("sign",)),
        Route("GET", f"{C}/figures.csv", "class_figures", "guide", "beside", "replay", query=("shape", "locale")),
        Route("GET", f"{C}/figures.parquet", "class_parquet", "guide", "beside", "replay", query=("shape",)),
        Route("GET", f"{C}/debrief", "class_debrief", "guide", "beside", "replay", query=("lang",)),
        Route("POST", f"{C}/join", "sit_down", "anyone", "in_turn", "change", classes.SitDown, status=201, query=("pin",)),
        Route("POST", f"{C}/reroll", "reroll", "learner", "in_turn", "change", classes.ALearner),
        Route("POST", f"{C}/leave", "get_up", "learner", "in_turn", "change", classes.ALearner),
        Route("POST", f"{C}/hand", "hand", "learner", "in_turn", "change", classes.Hand),
        Route("POST", f"{C}/seen", "seen", "learner", "in_turn", "change", classes.Seen),
        Route("POST", f"{C}/knock", "knock", "anyone", "in_turn", "change", wire.Nothing),
        Route("POST", f"{C}/me", "it_is_me", "learner", "in_turn", "change", classes.ALearner),
        Route("POST", f"{C}/release", "release", "learner", "in_turn", "change", wire.Nothing),
        Route("POST", f"{C}/door", "door", "guide", "in_turn", "change", classes.Door),
        Route("POST", f"{C}/guard", "guard", "guide", "in_turn", "change", classes.Guard),
        Route("POST", f"{C}/clear", "show_out", "guide", "in_turn", "change", wire.Nothing),
        Route("POST", f"{C}/terms", "class_terms", "guide", "in_turn", "change", classes.ClassTerms, 8_192),
        Route("POST", f"{C}/place", "place", "guide", "in_turn", "change", classes.Place),
        Route("POST", f"{C}/start", "begin_lesson", "guide", "in_turn", "create", wire.Nothing),
        Route("POST", f"{C}/freeze", "freeze", "guide", "in_turn", "change", classes.Freeze),
        Route("POST", f"{C}/unfreeze", "unfreeze", "guide", "in_turn", "change", wire.Nothing),
        Route("POST", f"{C}/timebox", "time_box", "guide", "in_turn", "change", classes.TimeBox),
        Route("POST", f"{C}/rounds", "last_round", "guide", "in_turn", "change", classes.Rounds),
        Route("POST", f"{C}/say", "say", "guide", "in_turn", "change", classes.Say),
        Route("POST", f"{C}/lower", "lower", "guide", "in_turn", "change", classes.ALearner),
        Route("POST", f"{C}/help", "help_table", "guide", "in_turn", "change", classes.Help),
        Route("POST", f"{C}/event", "event", "guide", "in_turn", "change", classes.ForcedEvent),
        Route("POST", f"{C}/rule", "rule", "guide", "in_turn", "change", classes.ForcedRule),
        Route("POST", f"{C}/bookmark", "bookmark", "guide", "in_turn", "change", classes.Bookmark),
        Route("GET", f"{C}/moment", "class_moment", "anyone", "beside", "view", query=("lang",)),
        Route("POST", f"{C}/moment", "put_moment", "guide", "in_turn", "change", guessing.PutMoment),
        Route("POST", f"{C}/reveal", "reveal", "guide", "in_turn", "change", guessing.Turn),
        Route("POST", f"{C}/guess", "guess", "learner", "in_turn", "change", guessing.AGuess),
        Route("GET", f"{C}/ticket", "class_ticket", "anyone", "beside", "view", query=("lang",)),
        Route("POST", f"{C}/ticket", "answer_ticket", "learner", "in_turn", "change", classes.TicketAnswers),
        Route("POST", f"{C}/answers", "tell_ticket", "guide", "in_turn", "change", wire.Nothing),
        Route("POST", f"{C}/admit", "admit", "guide", "in_turn", "change", classes.Admit),
        Route("POST", f"{C}/dismiss", "dismiss", "guide", "in_turn", "change", classes.ALearner),
        Route("POST", f"{C}/end", "end_lesson", "guide", "in_turn", "change", wire.Nothing),
        Route("POST", f"{C}/codes", "new_code", "lead", "in_turn", "change", classes.NewCode),
        Route("POST", f"{C}/close", "close_class", "lead", "in_turn", "change", wire.Nothing),
        Route("POST", f"{C}/delete", "delete_class", "lead", "beside", "change", wire.Nothing),
    )
)
ROUTES: Final = (*TABLE_ROUTES, *CLASS_ROUTES)

NAMED: Final = {route.name: route for route in ROUTES}
LIVE: Final = f"{T}/live"
CLASS_LIVE: Final = f"{C}/live"

MESSAGES: Final = {
    message.name: message
    for message in (
        Message("hello", "viewer", "beside", wire.Hello),
        Message("move", "player", "in_turn", wire.LiveMove),
        Message("hint", "player", "in_turn", wire.AskHint),
        Message("preview", "player", "in_turn", wire.AskPreview, rate=8, burst=24),
        Message("foretell", "player", "in_turn", wire.AskForetell, rate=4, burst=24),
        Message("react", "player", "in_turn", wire.React, rate=1, burst=5),
        Message("ping", "anyone", "beside", wire.Ping),
    )
}

CLASS_MESSAGES: Final = {
    message.name: message
    for message in (
        Message("hello", "anyone", "beside", classes.HelloClass, about="class"),
        Message("ping", "anyone", "beside", classes.PingClass, about="class"),
    )
}

ENTRIES: Final[tuple[Route | Message, ...]] = (*ROUTES, *MESSAGES.values(), *CLASS_MESSAGES.values())

AHEAD: Final = frozenset({"hint", "why", "preview", "foretell", "react"})
"""What is asked or said beside the game, and changes nothing in it."""

PAGES: Final = (
    "/",
    "/t/{table}",
    "/j/{code}",
    "/s/{table}",
    "/d/{table}",
    "/r/{table}",
    "/r/{table}/{step}",
    "/b/{box}",
    "/b/{box}/{page}",
    "/a/{of}",
    "/c/{class}",
    "/c/{class}/{page}",
    "/room/{test}",
    "/sheet",
)


def may_reach(role: Role, lobby: Lobby, person: int | None) -> Refused | None:
    """Before anything sent is looked at: is this somebody who could be allowed?"""
    if role in ("anyone", "viewer"):
        return None
    if role == "host":
        return None if lobby.is_host(person) else Refused("host_only")
    return None if person is not None else Refused("not_your_seat")


def may_act(request: "Request") -> Refused | None:
    """The one permission check, for HTTP and sockets alike: may this person do this, with this seat, at this table as it is now?"""
    if request.entry.about == "class":
        return _may_act_in_class(request)
    lobby, role, seat = request.live.lobby, request.entry.role, request.seat
    if request.token is not None:
        request.person = lobby.person_of(request.token)
    person = request.person
    if role != "anyone" and role != "viewer" and seat is not None and seat >= len(lobby.chairs) and person is not None:
        return Refused("no_such_seat")
    if role in ("anyone", "person", "host") or (role == "viewer" and seat is None) or (role == "owner" and lobby.is_host(person)):
        return may_reach(role, lobby, person)
    if seat is None and isinstance(request.entry, Route):
        # Over HTTP whoever names no seat means the first; a socket without one only looks on.
        seat = request.seat = next(iter(voices_of(lobby, person)), None)
    return None if seat is not None and lobby.sits(person, seat) else Refused("not_your_seat")


def may_reach_class(role: Role, register: Register, token: str | None) -> Refused | None:
    """The same in a class."""
    if role == "learner":
        return None if register.learners_of(token) else Refused("not_your_learner")
    guide = register.guide_of(token)
    if role == "guide":
        return None if guide is not None else Refused("guide_only")
    return None if role == "anyone" or (guide is not None and guide.role == "trainer") else Refused("guide_only")


def _may_act_in_class(request: "Request") -> Refused | None:
    role, register, named = request.entry.role, request.room.register, getattr(request.body, "learner", None)
    if role == "learner" and named is not None:
        mine = named in register.learners_of(request.token) and named in request.room.state.learners
        return None if mine else Refused("not_your_learner")
    return may_reach_class(role, register, request.token)


def weight(entry: Route | Message) -> float:
    """How much of a table's own pace this takes: a move or a change one, looking ahead less, and just looking nothing."""
    if isinstance(entry, Route) and entry.method == "GET":
        return 0
    return LIGHT if entry.name in AHEAD else 1


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
