"""Roles x routes, generated from the gate: every cell is stated, and every cell is true."""

import ast
import gzip
import inspect
import json
from pathlib import Path
from typing import Any

import pytest

import alcancia.server
from alcancia.kernel import Refused
from alcancia.server import gate, playing, scripting, seating, talking
from alcancia.server.live import HANDLERS
from alcancia.server.pages import Pages
from alcancia.server.routes import Routes
from alcancia.server.socket import Socket
from tests.server.world import HOST, Browser, Response, Wire, World

# What each role may do, apart from the table itself: the test fails on a role that is not listed.
ROLES = ("stranger", "spectator of another table", "player", "other player", "host", "trainer", "removed")
MAY: dict[str, set[str]] = {
    "anyone": set(ROLES),
    "viewer": set(ROLES),
    "person": {"player", "other player", "host", "trainer"},
    "player": {"player"},
    "owner": {"player", "host", "trainer"},
    "host": {"host", "trainer"},
}
STATED = {
    "anyone": {
        "site",
        "health",
        "ready",
        "shelf",
        "games",
        "game",
        "openapi",
        "text",
        "rules",
        "turn_picture",
        "table_rules",
        "make_table",
        "forget",
        "list_tables",
        "mine",
        "bring_record",
        "boxes",
        "box",
        "bring_box",
        "edit_box",
        "forecast",
        "branch",
        "find",
        "come_back",
        "record",
        "replay",
        "timeline",
        "measures",
        "measures_parquet",
        "coach",
        "moment",
        "qr",
        "join",
        "ping",
    },
    "viewer": {"look", "hello"},
    "person": {"return_code", "agree"},
    "player": {"leave", "move", "react", "hint", "preview", "foretell", "seat_guess", "why"},
    "owner": {"rename", "bot", "extra"},
    "host": {
        "remove",
        "show_moment",
        "turn_moment",
        "mark",
        "reopen",
        "let_in",
        "turn_away",
        "options",
        "start",
        "again",
        "delete",
        "settings",
        "pause",
        "rewind",
        "script",
        "streams",
    },
}
BODIES: dict[str, Any] = {
    "make_table": {"game": "multiverse", "seats": 3},
    "forget": {},
    "find": {"code": "BBBBBBB"},
    "come_back": {"code": "BBBB-BBBB"},
    "join": {"seat": 2},
    "leave": {"seat": 1},
    "rename": {"seat": 1, "name": "Zoe"},
    "return_code": {},
    "remove": {"seat": 1},
    "reopen": {"seat": 2},
    "let_in": {"guest": 1},
    "turn_away": {"guest": 1},
    "agree": {"to": 0, "yes": True},
    "bot": {"seat": 1, "bot": "random"},
    "options": {"options": {}},
    "start": {"fill": "random"},
    "settings": {"clock": 60},
    "pause": {"paused": True},
    "extra": {"seat": 1, "seconds": 60},
    "hint": {"seat": 1},
    "why": {"seat": 1},
    "show_moment": {"table": "x", "seat": 0, "at": 3, "kind": "loss"},
    "turn_moment": {"number": 1, "stage": "shares"},
    "seat_guess": {"seat": 1, "number": 1, "guess": "own"},
    "mark": {},
    "rewind": {"to": 0},
    "script": {"rows": []},
    "again": {},
    "branch": {"step": 0},
    "bring_record": {},
    "bring_box": {"file": ""},
    "edit_box": {"edit": {"base": "financity", "title": {}}},
    "forecast": {"game": "multiverse", "seats": 3, "options": {}},
    "delete": {},
    "move": {"id": "x", "question": "0.0", "move": ["bet", []], "seat": 1},
}
MESSAGE_BODIES: dict[str, Any] = {
    "hello": {"type": "hello", "since": 0, "seat": 1},
    "move": {"type": "move", "id": "x", "question": "0.0", "move": ["bet", []]},
    "react": {"type": "react", "name": "clap"},
    "hint": {"type": "hint", "id": "h"},
    "preview": {"type": "preview", "id": "p", "move": ["bet", []]},
    "foretell": {"type": "foretell", "id": "f", "stream": "deck", "outcomes": ["oll20a"]},
    "ping": {"type": "ping"},
}
DENIED = {"not_your_seat", "host_only"}


async def people(world: World, trainer: bool = False) -> tuple[str, dict[str, Browser]]:
    """A table with somebody of every role: host in seat 0 (or the trainer, in none), the player in 1, another in 3, 2 is closed."""
    host, player, other, removed, elsewhere = (world.browser() for _ in range(5))
    table = (await host.post("/api/tables", {"game": "multiverse", "seats": 4, "seat": None if trainer else 0})).data["table"]
    for browser, seat in ((player, 1), (other, 3), (removed, 2)):
        assert (await browser.post(f"/api/tables/{table}/join", {"seat": seat})).status == 201
    assert (await host.post(f"/api/tables/{table}/remove", {"seat": 2})).status == 200
    assert (await elsewhere.post("/api/tables", {"game": "multiverse", "seats": 3})).status == 201
    known = {"stranger": world.browser(), "spectator of another table": elsewhere, "player": player, "other player": other}
    return table, known | {"trainer" if trainer else "host": host, "removed": removed}


def path_of(route: gate.Route, table: str) -> str:
    known = {"table": table, "locale": "en", "file": "multiverse.ftl", "game": "multiverse", "box": "multiverse"}
    return route.path.format(**known) if route.name != "rules" else "/rules/multiverse/en"


def permitted(answer: Response) -> bool:
    """Not kept out by the gate, whatever else it may have said."""
    assert answer.status != 500
    return answer.status < 300 or answer.reason not in DENIED


@pytest.mark.parametrize("route", gate.TABLE_ROUTES, ids=lambda route: route.name)
async def test_roles_and_routes(route: gate.Route) -> None:
    for role in ROLES:
        world = World()
        table, known = await people(world, role == "trainer")
        before = world.store.fingerprint()
        answer = await known[role].ask(route.method, path_of(route, table), BODIES.get(route.name))
        assert permitted(answer) == (role in MAY[route.role]), (route.name, role, answer.status, answer.body[:100])
        if not permitted(answer) or route.method == "GET":
            assert world.store.fingerprint() == before, (route.name, role)


@pytest.mark.parametrize("message", gate.MESSAGES.values(), ids=lambda message: message.name)
async def test_roles_and_messages(message: gate.Message) -> None:
    for role in ROLES:
        world = World()
        table, known = await people(world, role == "trainer")
        before = world.store.fingerprint()
        wire = known[role].live(table)
        if message.name != "hello":
            await wire.hello(**{"seat": -1} if role == "trainer" else {})
        after = len(wire.heard)
        wire.say(MESSAGE_BODIES[message.name])
        await world.settle()
        reasons = [heard["reason"] for heard in wire.heard[after:] if heard["type"] == "refused"]
        seated = role in ("player", "other player", "host", "trainer")
        allowed = {"hello": role == "player", "ping": True}.get(message.name, seated)
        assert ("not_your_seat" not in reasons) == allowed, (message.name, role, reasons)
        assert world.store.fingerprint() == before


INNER = {"return_to", "point_to", "pass_on", "close_door", "due", "perform"}
"""Those of the in-turn modules that are no handlers of the gate's: they take a message of the server's own."""


def public(owner: Any) -> dict[str, Any]:
    """The functions somebody defined here for others."""
    found = inspect.getmembers(owner, inspect.isfunction)
    return {name: made for name, made in found if not name.startswith("_") and made.__module__.startswith("alcancia.server")}


def test_nothing_exists_outside_the_gate() -> None:
    in_turn = {
        name: made
        for module in (seating, scripting, playing, talking)
        for name, made in public(module).items()
        if made.__module__ == module.__name__
    }
    for name in INNER:
        del in_turn[name]
    beside = public(Routes) | {name: made for name, made in public(Pages).items() if inspect.iscoroutinefunction(made)}
    ours = [entry for entry in gate.ENTRIES if entry.about == "table"]
    assert set(in_turn) == {entry.name for entry in ours if entry.runs == "in_turn"} == set(HANDLERS)
    assert set(beside) == {route.name for route in gate.ROUTES if route.runs == "beside"}
    assert all(HANDLERS[name] is made for name, made in in_turn.items())
    for name, made in (in_turn | beside).items():
        assert [*inspect.signature(made).parameters][-1:] == ["request"] and made.__annotations__["return"], name
        assert inspect.iscoroutinefunction(made) == (name in beside), name
    for message in gate.MESSAGES.values():
        assert message.runs == "in_turn" or hasattr(Socket, f"_{message.name}"), message.name
    assert set(BODIES) == {route.name for route in gate.TABLE_ROUTES if route.body is not None}
    assert set(MAY) == {"anyone", "viewer", "person", "player", "owner", "host"}
    assert {entry.role for entry in ours} <= set(MAY)
    for role, things in STATED.items():
        assert {entry.name for entry in ours if entry.role == role} == things, role


async def test_one_check_for_both_ways_in(monkeypatch: pytest.MonkeyPatch) -> None:
    """If the one check says no, nobody gets anything from a table: no route, no message, no handler."""
    world = World()
    table, known = await people(world)
    wire = await known["player"].live(table).hello()
    before = world.store.fingerprint()
    monkeypatch.setattr(gate, "may_act", lambda request: Refused("removed", {"who": request.entry.name}))
    for route in gate.TABLE_ROUTES:
        if route.at_table:
            answer = await known["host"].ask(route.method, path_of(route, table), BODIES.get(route.name))
            assert (answer.status, answer.reason) == (403, "removed"), route.name
    for message in gate.MESSAGES.values():
        if message.name in MESSAGE_BODIES and message.role != "anyone":
            speaker = wire if message.name != "hello" else known["player"].live(table)
            speaker.say(MESSAGE_BODIES[message.name])
            await world.settle()
            assert (speaker.heard[-1]["type"], speaker.heard[-1]["reason"]) == ("refused", "removed"), message.name
    assert world.store.fingerprint() == before


async def test_the_same_verdict_over_http_and_on_a_socket() -> None:
    """What can be asked both ways is allowed both ways or neither, whoever asks and whatever changed in between."""

    async def verdicts(name: str, role: str, leaves: bool) -> list[bool]:
        (route,) = [route for route in gate.ROUTES if route.name == name]
        world = World()
        table, known = await people(world, role == "trainer")
        seat = {"player": 1, "other player": 3, "host": 0, "trainer": -1}.get(role)
        wire = await known[role].live(table).hello(**{} if seat is None else {"seat": seat})
        if leaves:
            world.hub.live[table].lobby.chairs[1].person = None
        wire.say(MESSAGE_BODIES[name])
        body = {key: value for key, value in MESSAGE_BODIES[name].items() if key != "type" and (key != "id" or name == "move")}
        answer = await known[role].post(path_of(route, table), body | {"seat": seat} if name == "move" or seat != -1 else body)
        await world.settle()
        heard = [said.get("reason") for said in wire.heard if said["type"] == "refused"]
        return [permitted(answer), not DENIED & set(heard)]

    for name in {route.name for route in gate.ROUTES} & set(gate.MESSAGES):
        for role in ROLES:
            for leaves in (False, True):
                over_http, on_a_socket = await verdicts(name, role, leaves)
                expected = role in ("player", "other player", "host", "trainer") and not (leaves and role == "player")
                assert over_http == on_a_socket == expected, (name, role, leaves)


async def test_nobody_looks_through_another_seats_eyes() -> None:
    for role in ROLES:
        world = World()
        table, known = await people(world, role == "trainer")
        mine = {"player": "1", "other player": "3", "host": "0", "trainer": "-1"}.get(role)
        for seat in ("-1", "0", "1", "2", "3", "4", "63"):
            answer = await known[role].get(f"/api/tables/{table}?seat={seat}")
            assert answer.status == (200 if seat == mine else 403), (role, seat)
        for bad in ("x", "-2", "1.0", "", "9" * 20):
            assert (await known[role].get(f"/api/tables/{table}?seat={bad}&watch=2")).reason == "bad_message", bad


def test_only_telling_puts_views_together() -> None:
    """Nothing else in the server asks a table for a view, a fact or the seed."""
    where = {
        "view": {"telling.py"},
        "standings": {"telling.py"},
        "seen_by": {"facts.py"},
        "record": {"playing.py", "live.py", "hub.py", "session.py", "records.py", "replays.py", "figures.py"},
    }
    for path in Path(alcancia.server.__file__).parent.rglob("*.py"):
        tree = ast.parse(path.read_text("utf-8"))
        called = {node.func.attr for node in ast.walk(tree) if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)}
        assert not [name for name, files in where.items() if name in called and path.name not in files], path
        read = {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute)}
        # The lobby holds the house's own part of the seed until the start, which the table makes of it; a worker of ours hands whole
        # tables back.
        assert not {"seed", "salt"} & read or path.name in ("session.py", "pool.py", "lobby.py", "live.py", "recalling.py"), path


def test_a_refusal_is_never_used_as_a_condition() -> None:
    """It is falsy, so that a condition would let everybody pass."""
    for path in Path(alcancia.server.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.If | ast.IfExp | ast.While):
                test = node.test.operand if isinstance(node.test, ast.UnaryOp) else node.test
                name = test.target if isinstance(test, ast.NamedExpr) else test
                assert not (isinstance(name, ast.Name) and name.id in ("refused", "closed", "verdict")), f"{path}:{node.lineno}"


async def test_the_openapi_description_is_the_gate() -> None:
    said = (await World().browser().get("/api/openapi.json")).data
    operations = {(method.upper(), path): operation for path, item in said["paths"].items() for method, operation in item.items()}
    assert set(operations) == {(route.method, route.path) for route in gate.ROUTES} | {("GET", gate.LIVE), ("GET", gate.CLASS_LIVE)}
    for route in gate.ROUTES:
        operation = operations[route.method, route.path]
        assert operation["operationId"] == route.name and operation["x-role"] == route.role
        assert str(route.status) in operation["responses"]
        if route.body is not None:
            name = operation["requestBody"]["content"]["application/json"]["schema"]["$ref"].rpartition("/")[2]
            properties = said["components"]["schemas"][name].get("properties", {})
            assert set(properties) == set(route.body.__struct_fields__)
            assert said["components"]["schemas"][name]["additionalProperties"] is False
    assert set(operations["GET", gate.LIVE]["x-messages"]) == set(gate.MESSAGES)
    refs = set(_refs(said))
    assert refs <= {f"#/components/schemas/{name}" for name in said["components"]["schemas"]}


def _refs(value: Any) -> Any:
    if isinstance(value, dict):
        if "$ref" in value:
            yield value["$ref"]
        for inner in value.values():
            yield from _refs(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from _refs(inner)


async def test_what_every_route_refuses() -> None:
    """Foreign hosts, foreign pages, other types, too much, broken JSON: refused the same way everywhere, and nothing changes."""
    world = World()
    table, known = await people(world)
    before = world.store.fingerprint()
    host = known["host"]
    for route in gate.TABLE_ROUTES:
        world.clock.sleep(60)
        path = path_of(route, table)
        assert (await host.ask(route.method, path, headers={"host": "evil.example"})).reason == "bad_host"
        if route.method == "GET":
            continue
        body = BODIES[route.name]
        for headers, reason in (
            ({"origin": "http://evil.example"}, "bad_origin"),
            ({"origin": "null"}, "bad_origin"),
            ({"origin": f"https://{HOST}"}, "bad_origin"),
            ({"sec-fetch-site": "cross-site"}, "bad_origin"),
            ({"content-type": "text/plain"}, "not_json_type"),
            ({"content-type": "application/x-www-form-urlencoded"}, "not_json_type"),
        ):
            assert (await host.post(path, body, headers=headers)).reason == reason, (route.name, headers)
        for raw in BAD_BODIES:
            world.clock.sleep(60 if route.raw else 0)
            answer = await host.post(path, raw=raw)
            expected = (409, answer.reason) if route.raw else (400, "bad_message")
            assert (answer.status, answer.reason) == expected, (route.name, raw[:40], answer.body)
        large = await host.post(path, raw=b" " * (route.size + 1))
        assert (large.status, large.reason) == (413, "message_too_large")
    assert world.store.fingerprint() == before


BAD_BODIES = (
    b"", b"{", b"[]", b"null", b"1", b'{"a":1}', b'{} {}', b"\xff\xfe{}", b'\xef\xbb\xbf{}', b'{"seat": 1, "seat": 1}', b'{"seat": NaN}',
    b'{"seat": 1e3}', b'{"seat": 1.0}', b'{"seat": 99999999999999999999}', b'{"name": "\\ud800"}', b'{"name": "a\\u0000"}', b"[" * 1000,
    b'{"x":' * 200 + b"1" + b"}" * 200, b'{"seat": 1, "extra": true}',
)  # fmt: skip


async def test_exact_types() -> None:
    """B1.7: `true`, 1.0 and "1" are not 1."""
    world = World()
    table, known = await people(world)
    for seat in ("true", "1.0", '"1"', "-1", "1e0", "null", "[1]", "64"):
        answer = await known["host"].post(f"/api/tables/{table}/remove", raw=f'{{"seat": {seat}}}'.encode())
        assert (answer.status, answer.reason) == (400, "bad_message"), seat


async def test_a_foreign_page_cannot_open_a_socket() -> None:
    world = World()
    table, known = await people(world)
    for headers in ({"origin": "http://evil.example"}, {"host": "evil.example"}, {"origin": "null"}):
        wire = Wire(known["host"], table, headers)
        await world.settle()
        assert wire.closed == 1008 and not wire.heard
    plain = Wire(known["host"], table, {"origin": ""})
    await plain.hello()


async def test_strict_headers_everywhere() -> None:
    world = World()
    table, known = await people(world)
    for route in gate.TABLE_ROUTES:
        answer = await known["stranger"].ask(route.method, path_of(route, table), BODIES.get(route.name))
        policy = answer.headers["content-security-policy"]
        assert "default-src 'none'" in policy and "unsafe" not in policy and "frame-ancestors 'none'" in policy
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "no-referrer"
        caching = answer.headers["cache-control"]
        assert caching == "no-store" or (route.method == "GET" and not route.at_table and caching == "no-cache")


async def test_tags_save_the_way() -> None:
    world = World()
    me = world.browser()
    for path in ("/text/en/multiverse.ftl", "/rules/multiverse/es", "/api/games", "/api/games/multiverse"):
        first = await me.get(path)
        assert first.status == 200 and first.body
        again = await me.get(path, headers={"if-none-match": first.headers["etag"]})
        assert again.status == 304 and not again.body
        small = await me.get(path, headers={"accept-encoding": "br, gzip"})
        assert small.headers["content-encoding"] == "gzip" and gzip.decompress(small.body) == first.body
        assert small.headers["vary"] == "accept-encoding" and len(small.body) < len(first.body)
    for path in MISSING:
        assert (await me.get(path)).status == 404, path
    assert (await me.ask("HEAD", "/api/games")).body == b""
    for method in ("PUT", "DELETE", "PATCH", "OPTIONS", "TRACE"):
        assert (await me.ask(method, "/api/tables")).status == 404


MISSING = (
    "/text/en/../../secret.ftl", "/text/xx/multiverse.ftl", "/text/en/multiverse.py", "/rules/nothing/en", "/rules/multiverse/xx",
    "/api/games/nothing", "/api/games/multiverse?seats=9", "/text/en/nothing-table.ftl",
    "/../pyproject.toml", "/assets/../../server/app.py", "/nothing", "/api", "/api/tables/",
)  # fmt: skip


async def test_json_of_games_is_what_the_kernel_says() -> None:
    games = (await World().browser().get("/api/games")).data["games"]
    (game, *_) = [row for row in games if row["id"] == "multiverse"]
    assert game["seats"] == [3, 4, 5]
    assert game["options"]["3"]["currencies"]["default"] == 5
    assert game["bots"][-1] == "random"
    json.dumps(game)
    assert (await World().browser().get("/api/games/multiverse")).data == game
    four = (await World().browser().get("/api/games/multiverse?seats=4")).data
    assert four == game | {"options": {"4": game["options"]["4"]}, "measured": {}}
    shelf = (await World().browser().get("/api/shelf")).data["games"]
    assert shelf == [{"id": row["id"], "seats": row["seats"]} for row in games]
