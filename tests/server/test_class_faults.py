"""What may go wrong in a class: a server that stops, a disk that says no, somebody who is gone."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from alcancia.kernel import Luck, Unplayable
from alcancia.server.classes import sealing
from alcancia.server.classes.state import from_log
from alcancia.server.store import Failed, checking
from alcancia.server.store.files import FILE
from alcancia.server.sweeping import NOTICE_SECONDS
from tests.server.classroom import Class, made, started
from tests.server.world import World, choose, sqlite


def again(world: World) -> World:
    """Another server on the same store: the first one was killed."""
    other = World(store=world.store, seed="again")
    other.clock.now, other.clock.day = world.clock.now, world.clock.day
    return other


def moved_class(room: Class, world: World) -> Class:
    """The same class at another server."""
    devices = []
    for device in [room.trainer, *room.devices]:
        fresh = world.browser()
        fresh.token = device.token
        devices.append(fresh)
    other = Class(world, devices[0], {"class": room.id, "code": room.code, "return_code": room.return_code})
    other.devices = devices[1:]
    return other


def same(shown: Any) -> Any:
    """Without what a new start may change."""
    return {key: value for key, value in shown.items() if key not in ("epoch", "wall", "pin")}


async def test_a_killed_server_forgets_nothing() -> None:
    world = World()
    room = await started(world, 8)
    await room.lead("say", text="Look at page 3")
    await room.devices[0].post(f"{room.path}/hand", {"learner": 1, "up": True})
    await room.lead("bookmark", sign="circle")
    before = same(await room.seen())
    learners = [same(await room.seen(device)) for device in room.devices]
    room = moved_class(room, again(world))
    assert same(await room.seen()) == before
    assert [same(await room.seen(device)) for device in room.devices] == learners


async def test_killed_between_seating_and_start() -> None:
    world = World()
    room = await made(world)
    await room.learners(8)
    created = 0

    def fail(what: str) -> Failed | None:
        nonlocal created
        created += what == "create"
        return Failed("try_later") if what == "create" and created > 1 else None

    world.store.fail = fail
    assert (await room.lead("start")).reason == "try_later"
    assert room.room.state.phase == "laying" and len(world.hub.live) == 1
    world.store.fail = lambda what: None
    room = moved_class(room, again(world))
    await room.seen()
    await room.world.settle()
    shown = await room.seen()
    assert shown["phase"] == "playing" and len(room.world.hub.live) == 2
    for device in room.devices:
        (you,) = (await room.seen(device))["you"]
        assert (await device.get(f"/api/tables/{you['table']}")).data["you"]["seat"] == you["seat"]


async def test_a_freeze_outlives_the_server_and_lifts_itself() -> None:
    world = World()
    room = await started(world, 3)
    await room.lead("freeze", seconds=60)
    room = moved_class(room, again(world))
    (you,) = (await room.seen(room.devices[0]))["you"]
    assert (await room.devices[0].get(f"/api/tables/{you['table']}")).data["lobby"]["paused"] is True
    await room.world.wait(61)
    assert (await room.devices[0].get(f"/api/tables/{you['table']}")).data["lobby"]["paused"] is False


async def test_a_table_wakes_its_class() -> None:
    world = World()
    room = await started(world, 3)
    (you,) = (await room.seen(room.devices[0]))["you"]
    await room.lead("freeze", seconds=60)
    room = moved_class(room, again(world))
    await room.devices[0].get(f"/api/tables/{you['table']}")
    await room.world.settle()
    await room.world.wait(61)
    assert (await room.devices[0].get(f"/api/tables/{you['table']}")).data["lobby"]["paused"] is False, "nobody opened the class itself"


async def test_a_write_that_fails_changes_nothing() -> None:
    world = World()
    room = await made(world)
    await room.learners(2)
    before = same(await room.seen())
    world.store.fail = lambda what: Failed("try_later") if what in ("append", "save_lobby") else None
    assert (await world.browser().post(f"{room.path}/join", {})).reason == "try_later"
    assert (await room.lead("door", open=False)).reason == "try_later"
    assert (await room.devices[0].post(f"{room.path}/reroll", {"learner": 1})).reason == "try_later"
    world.store.fail = lambda what: None
    assert same(await room.seen()) == before
    await room.learner()


async def test_the_door_closes_in_mid_join() -> None:
    world = World()
    room = await made(world)
    guests = [world.browser() for _ in range(12)]
    results = await asyncio.gather(
        *(guest.post(f"{room.path}/join", {}) for guest in guests[:6]),
        room.lead("door", open=False),
        *(guest.post(f"{room.path}/join", {}) for guest in guests[6:]),
    )
    joined = [answer for answer in results if answer.status == 201]
    refused = [answer for answer in results if answer.status == 409]
    assert joined and refused and len(joined) + len(refused) == 12, "some were quicker than the door"
    assert {answer.reason for answer in refused} == {"door_closed"}
    assert len((await room.seen())["learners"]) == len(joined)


async def test_a_learner_is_at_one_table_only() -> None:
    world = World()
    room = await started(world, 8)
    (you,) = (await room.seen(room.devices[0]))["you"]
    other = next(table["sign"] for table in (await room.seen())["tables"] if table["sign"] != you["sign"])
    table = room.room.state.table_of(other).table
    code = room.world.hub.live[table].lobby.code
    assert (await room.devices[0].post(f"/api/tables/{table}/join", {})).reason in ("no_open_seat", "seat_taken")
    assert code and (await room.devices[0].post(f"{room.path}/join", {})).reason == "already_seated"


async def test_the_trainer_is_gone_for_ten_minutes() -> None:
    world = World()
    room = await started(world, 3, clock=None)
    wall = room.live(room.trainer)
    wall.say({"type": "hello", "eyes": "trainer"})
    await wall.hear("class")
    wires = [await device.live((await room.seen(device))["you"][0]["table"]).hello() for device in room.devices]
    wall.hang_up()
    for minute in range(10):
        await world.wait(60)
        for wire in wires:
            if (question := wire.state["view"]["question"]) is not None:
                assert (await wire.move(f"m{minute}", question["id"], choose(question, Luck(f"{minute}"))))["type"] == "done"
    shown = await room.seen()
    assert shown["phase"] == "playing" and shown["role"] == "trainer" and all(wire.closed is None for wire in wires)
    assert (await room.lead("freeze", seconds=60)).status == 200, "who comes back leads on"


async def test_the_log_tells_the_whole_class() -> None:
    world = World()
    room = await started(world, 7)
    await room.learner()
    await room.lead("freeze", seconds=60)
    await room.lead("unfreeze")
    await room.lead("end")
    await room.lead("door", open=True)
    rows = world.store.logs[room.id].rows
    assert from_log(sealing.read(rows)[0]) == room.room.state


async def test_a_log_that_was_tampered_with_is_noticed() -> None:
    world = World()
    room = await started(world, 3)
    rows = world.store.logs[room.id].rows
    assert sealing.read(rows)[1] == rows[-1].hash == room.room.head
    moved = next(number for number, row in enumerate(rows) if '"animal"' in row.body)
    changed = rows[moved]._replace(body=rows[moved].body.replace('"animal":"', '"animal":"x'))
    for broken in ([*rows[:moved], changed, *rows[moved + 1 :]], [*rows[:moved], *rows[moved + 1 :]]):
        with pytest.raises(Unplayable, match="hash_differs"):
            sealing.read(broken)
    rows[moved] = changed
    other = moved_class(room, again(world))
    assert (await other.trainer.get(other.path)).reason == "broken"


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ('UPDATE log SET body = replace(body, \'"animal":"\', \'"animal":"x\') WHERE table_id = ? AND seq = 4', "hash_differs"),
        ("DELETE FROM log WHERE table_id = ? AND seq = 4", "seal"),
        ("DELETE FROM log WHERE table_id = ? AND seq = (SELECT max(seq) FROM log WHERE table_id = ?1)", "seal"),
        ("UPDATE lobbies SET body = x'00' WHERE table_id = ?", "DecodeError"),
    ],
    ids=["changed", "missing", "tail", "register"],
)
async def test_check_names_a_class_that_was_tampered_with(tmp_path: Path, change: str, said: str) -> None:
    """`alcancia check`: the chain of a class, of which each link was broken once."""
    world = World()
    store = sqlite(tmp_path, world.clock)
    world.store = world.hub.store = store
    room = await started(world, 3)
    await world.settle()
    store.close()
    assert checking.check(tmp_path / FILE) == (2, [])
    with closing(sqlite3.connect(tmp_path / FILE)) as db:
        assert db.execute(change, (room.id,)).rowcount == 1
        db.commit()
    _, hurt = checking.check(tmp_path / FILE)
    assert [one.table for one in hurt] == [room.id] * len(hurt) and said in str(hurt), hurt


async def test_logs_without_hashes_can_still_be_read() -> None:
    world = World()
    room = await started(world, 3)
    rows = world.store.logs[room.id].rows
    rows[:] = [row._replace(hash="") for row in rows]
    room = moved_class(room, again(world))
    assert (await room.lead("door", open=False)).status == 200
    assert (await moved_class(room, again(room.world)).seen())["door"] is False


async def test_erased_after_the_days_that_are_set(tmp_path: Path) -> None:
    world = World()
    store = sqlite(tmp_path, world.clock)
    world.store = world.hub.store = store
    world.hub.keep_days = 12
    room = await started(world, 4)
    marks = [room.id, *[table.table for table in room.room.state.tables]]
    assert (await room.lead("end")).status == 200
    assert (await room.lead("close")).status == 200
    later = World(store=store, seed="later")
    later.clock = later.hub.clock = world.clock
    later.hub.keep_days = 12

    def left() -> list[str]:
        found = b"".join(path.read_bytes() for path in tmp_path.rglob("*") if path.is_file())
        return [mark for mark in marks if mark.encode() in found]

    for _ in range(11):
        await later.hub.sweep()
        world.clock.sleep(86_400)
    await store.fill()
    assert left() == marks
    for _ in range(6_000):
        if not left():
            break
        await later.hub.sweep()
        world.clock.sleep(3 * NOTICE_SECONDS)
        await asyncio.sleep(0.01)  # the store writes in a thread of its own
    assert left() == []
    store.close()


async def test_deleted_without_a_trace(tmp_path: Path) -> None:
    world = World()
    store = sqlite(tmp_path, world.clock)
    world.store = world.hub.store = store
    room = await made(world, names=True)
    await room.learner(name="Kanarienvogel")
    await room.learners(3)
    assert (await room.lead("start")).status == 200
    await room.lead("say", text="Papageientaucher")
    tables = [table.table for table in room.room.state.tables]
    hashes = [device for known in room.room.register.learners.values() for device in known.devices]
    bytes_before = b"".join(path.read_bytes() for path in tmp_path.rglob("*") if path.is_file())
    marks = [room.id, *tables, *hashes, "Kanarienvogel", "Papageientaucher"]
    assert all(mark.encode() in bytes_before for mark in marks), "the search finds what is there"
    wire = room.live(room.devices[0])
    wire.say({"type": "hello"})
    await wire.hear("class")
    assert (await room.lead("delete")).status == 200
    await world.settle()
    assert wire.closed == 4410
    bytes_after = b"".join(path.read_bytes() for path in tmp_path.rglob("*") if path.is_file())
    assert [mark for mark in marks if mark.encode() in bytes_after] == []
    assert (await room.trainer.get(room.path)).reason == "no_such_class"
    store.close()
