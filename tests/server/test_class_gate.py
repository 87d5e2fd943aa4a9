"""Roles x routes of a class, generated from the gate: every cell is stated, and every cell is true."""

from typing import Any

import pytest

from alcancia.server import gate
from alcancia.server.classes.live import HANDLERS, ROOMS
from tests.server.classroom import Class, made, started
from tests.server.world import Browser, World

ROLES = ("stranger", "learner", "other learner", "trainer", "cotrainer", "trainer of another class", "dismissed")
MAY: dict[str, set[str]] = {
    "anyone": set(ROLES),
    "learner": {"learner"},
    "guide": {"trainer", "cotrainer"},
    "lead": {"trainer"},
}
STATED = {
    "anyone": {
        "make_class", "begin_room_test", "room_test", "room_found", "sheet", "see_class", "class_qr", "sit_down", "knock", "hello", "ping",
        "class_moment", "class_ticket",
    },
    "learner": {"reroll", "get_up", "hand", "seen", "it_is_me", "release", "guess", "answer_ticket"},
    "guide": {
        "class_figures", "class_parquet", "class_debrief", "door", "class_terms",
        "place", "begin_lesson", "freeze", "unfreeze", "time_box", "last_round", "say", "lower",
        "help_table", "event", "rule", "bookmark", "admit", "dismiss", "end_lesson",
        "put_moment", "reveal", "tell_ticket", "guard", "show_out",
    },
    "lead": {"new_code", "close_class", "delete_class"},
}  # fmt: skip
BODIES: dict[str, Any] = {
    "make_class": {"game": "multiverse"},
    "begin_room_test": {},
    "room_found": {"socket": True, "polling": True, "ms": 20},
    "sit_down": {},
    "reroll": {"learner": 1},
    "get_up": {"learner": 1},
    "hand": {"learner": 1, "up": True},
    "seen": {"message": 1},
    "knock": {},
    "it_is_me": {"learner": 1},
    "release": {},
    "door": {"open": False},
    "guard": {"up": True},
    "show_out": {},
    "class_terms": {"minutes": 45},
    "place": {"learner": 1, "sign": "circle"},
    "begin_lesson": {},
    "freeze": {"seconds": 60},
    "unfreeze": {},
    "time_box": {"seconds": 1200},
    "last_round": {"sign": "triangle", "last": 2},
    "say": {"phrase": "listen"},
    "lower": {"learner": 1},
    "help_table": {"sign": "triangle", "what": "extra", "seat": 0},
    "event": {"stream": "x", "outcome": 1},
    "rule": {"option": "x", "value": 1},
    "bookmark": {"sign": "triangle"},
    "put_moment": {"table": "x", "seat": 0, "at": 3, "kind": "loss"},
    "reveal": {"number": 1, "stage": "shares"},
    "guess": {"learner": 1, "number": 1, "guess": "own"},
    "answer_ticket": {"learner": 1, "answers": [0, None, 3]},
    "tell_ticket": {},
    "admit": {"number": "1234", "learner": 1},
    "dismiss": {"learner": 1},
    "end_lesson": {},
    "new_code": {"role": "cotrainer"},
    "close_class": {},
    "delete_class": {},
}
DENIED = {"guide_only", "not_your_learner"}
NAMES_NOBODY = {"seen", "release"}
"""Of a learner's routes those that are about the device: any learner may ask."""


async def people(world: World) -> tuple[Class, dict[str, Browser]]:
    """A class with somebody of every role."""
    room = await started(world, 4)
    cotrainer, elsewhere = world.browser(), world.browser()
    await cotrainer.post("/api/return", {"code": (await room.lead("codes", role="cotrainer")).data["code"]})
    await elsewhere.post("/api/classes", {"game": "multiverse"})
    await room.lead("dismiss", learner=4)
    known = {"stranger": world.browser(), "learner": room.devices[0], "other learner": room.devices[1], "trainer": room.trainer}
    return room, known | {"cotrainer": cotrainer, "trainer of another class": elsewhere, "dismissed": room.devices[3]}


def path_of(route: gate.Route, room: Class) -> str:
    return route.path.replace("{class}", room.id).replace("{test}", "q" * 16)


@pytest.mark.parametrize("route", gate.CLASS_ROUTES, ids=lambda route: route.name)
async def test_roles_and_routes(route: gate.Route) -> None:
    for role in ROLES:
        world = World()
        room, known = await people(world)
        before = world.store.fingerprint()
        answer = await known[role].ask(route.method, path_of(route, room), BODIES.get(route.name))
        assert answer.status != 500, answer.body
        permitted = answer.status < 300 or answer.reason not in DENIED
        may = role in MAY[route.role] or (route.name in NAMES_NOBODY and role == "other learner")
        assert permitted == may, (route.name, role, answer.status, answer.body[:100])
        if not permitted or route.method == "GET":
            assert world.store.fingerprint() == before, (route.name, role)


def test_every_cell_is_stated() -> None:
    ours = [entry for entry in gate.ENTRIES if entry.about == "class"]
    for role, things in STATED.items():
        assert {entry.name for entry in ours if entry.role == role} == things, role
    assert {entry.role for entry in ours} == set(MAY)
    assert set(BODIES) == {route.name for route in gate.CLASS_ROUTES if route.body is not None}
    handlers = {entry.name for entry in ours if entry.runs == "in_turn"}
    assert set(HANDLERS) == handlers
    for name in handlers:
        assert sum(hasattr(module, name) for module in ROOMS) == 1, name


async def test_foreign_pages_and_bad_bodies_are_refused_everywhere() -> None:
    world = World()
    room, known = await people(world)
    before = world.store.fingerprint()
    for route in gate.CLASS_ROUTES:
        world.clock.sleep(60)
        path = path_of(route, room)
        assert (await room.trainer.ask(route.method, path, headers={"host": "evil.example"})).reason == "bad_host"
        if route.method == "POST":
            asker = known["learner"] if route.role == "learner" else room.trainer
            assert (await asker.post(path, BODIES[route.name], headers={"origin": "http://evil.example"})).reason == "bad_origin"
            for raw in (b"", b"[]", b'{"a":1}', b'{"learner": 1.0}', b'{"learner": 1, "learner": 1}', b'{"x": NaN}', b"[" * 1000):
                assert (await asker.post(path, raw=raw)).reason == "bad_message", (route.name, raw)
            assert (await asker.post(path, raw=b" " * (route.size + 1))).reason == "message_too_large"
    assert world.store.fingerprint() == before


async def test_codes_of_classes_and_tables_are_not_mixed_up() -> None:
    world = World()
    room, _ = await people(world)
    guest = world.browser()
    table = (await guest.post("/api/tables", {"game": "multiverse", "seats": 3})).data
    assert (await guest.post("/api/find", {"code": table["code"]})).data == {"table": table["table"]}
    assert (await guest.post("/api/find", {"code": room.code})).data == {"class": room.id}
    assert (await guest.get(f"/api/classes/{table['table']}")).reason == "no_such_class"
    assert (await guest.get(f"/api/tables/{room.id}")).reason == "no_such_table"
    assert (await guest.post("/api/find", {"code": room.return_code})).reason == "no_such_code"
    assert (await guest.post("/api/return", {"code": room.code})).reason == "no_such_code"
    for _ in range(12):
        assert (await guest.post("/api/find", {"code": "BBBBBBBBB"})).status in (404, 429)


async def test_sockets() -> None:
    world = World()
    room, known = await people(world)
    seeing = ("stranger trainer learner", "learner trainer learner", "trainer trainer trainer", "stranger projector projector")
    for role, eyes, seen in map(str.split, seeing):
        wire = room.live(known[role])
        wire.say({"type": "hello", "eyes": eyes})
        assert (await wire.hear("class"))["eyes"] == seen, (role, eyes)
        wire.say({"type": "ping"})
        await wire.hear("pong")
        for bad in ("{", b"x", {"type": "hello", "eyes": "trainer"}, {"type": "move"}, {"type": "ping", "x": 1}):
            after = len(wire.heard)
            wire.say(bad)
            assert (await wire.hear("refused", after))["reason"] == "bad_message"
        wire.hang_up()
    nowhere = known["stranger"].live(room.id)
    await world.settle()
    assert nowhere.closed == 4404


async def test_wrong_codes_by_the_dozen_keep_nobody_out() -> None:
    world = World()
    room = await made(world)
    for number in range(30):
        device = world.browser()
        for wrong in ("BCD-FGH-JKM", f"{'QRTWXYZ23'[number % 9]}CDFGHJKM"):
            assert (await device.post("/api/find", {"code": wrong})).reason == "no_such_code"
        assert (await device.post("/api/find", {"code": room.code.lower()})).data == {"class": room.id}
        assert (await device.post(f"{room.path}/join", {})).status == 201
        await world.wait(1)
    assert len((await room.seen())["learners"]) == 30
