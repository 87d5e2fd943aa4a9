"""Rehearsing: a trainer alone with thirty learners made of bots."""

from pathlib import Path
from typing import Any

from alcancia.server import tokens
from alcancia.server.classes import rehearsal
from alcancia.server.classes.laying import is_made_up
from tests.server.classroom import Class
from tests.server.world import World, sqlite


async def rehearse(world: World, **terms: object) -> Class:
    trainer = world.browser()
    made = await trainer.post("/api/classes", {"game": "multiverse", "rehearsal": True, **terms})
    assert made.status == 201, made.data
    room = Class(world, trainer, made.data)
    await room.lead("door", open=True)
    await world.wait(12)
    return room


async def test_door_wall_freeze_event_and_end() -> None:
    world = World()
    room = await rehearse(world)
    shown = await room.seen()
    assert shown["rehearsal"] and len(shown["learners"]) == rehearsal.LEARNERS - rehearsal.LATE
    assert (await room.lead("start")).status == 200
    for live in world.hub.live.values():
        assert all(chair.kind == "person" and chair.bot is not None for chair in live.lobby.chairs)
    await world.wait(25)
    shown = await room.seen()
    assert len(shown["learners"]) > rehearsal.LEARNERS - rehearsal.LATE, "some come late"
    seats = [seat for tile in shown["wall"] for seat in tile["seats"]]
    assert not any(seat["bot"] for seat in seats) and any(seat["waits"] is not None for seat in seats)
    assert (await room.lead("freeze", seconds=60)).status == 200
    assert all(tile["held"] for tile in (await room.seen())["wall"])
    assert (await room.lead("unfreeze")).status == 200
    first = room.room.state.tables[0]
    table: Any = world.hub.live[first.table].memory.table
    stream = next(stream for stream in table.streams() if stream["outcomes"])
    event = {"stream": stream["stream"], "outcome": stream["outcomes"][0], "tables": [first.sign]}
    assert (await room.lead("event", **event)).data == {"refused": []}
    assert (await room.lead("end")).status == 200
    talk = (await room.trainer.get(f"{room.path}/debrief")).data
    assert len(talk["unfinished"]) == len(room.room.state.tables), "games that were stopped have no moments, and that is said"


async def test_a_real_device_may_join_in() -> None:
    world = World()
    room = await rehearse(world)
    phone = await room.learner()
    assert (await room.lead("start")).status == 200
    (you,) = (await room.seen(phone))["you"]
    chair = world.hub.live[you["table"]].lobby.chairs[you["seat"]]
    assert chair.bot is None and not is_made_up(room.room, you["learner"])


async def test_it_leaves_nothing_behind(tmp_path: Path) -> None:
    world = World()
    store = sqlite(tmp_path, world.clock)
    world.store = world.hub.store = store
    room = await rehearse(world)
    for _ in range(200):
        await world.settle()
        if len(room.room.state.learners) == rehearsal.LEARNERS - rehearsal.LATE:
            break
        await world.wait(1)
        import asyncio

        await asyncio.sleep(0.01)
    assert (await room.lead("start")).status == 200
    ids = [room.id, *[table.table for table in room.room.state.tables]]
    assert tokens.is_rehearsal(room.id)
    assert (await room.lead("delete")).status == 200
    left = b"".join(path.read_bytes() for path in tmp_path.rglob("*") if path.is_file())
    assert [id for id in ids if id.encode() in left] == [] and (await store.fill()).tables == 0
    store.close()


async def test_nobody_leads_it_any_more() -> None:
    world = World()
    room = await rehearse(world)
    await room.lead("start")
    world.clock.sleep(700)
    await world.hub.sweep()
    await world.settle()
    assert room.id not in world.store.logs and not world.store.logs


async def test_after_a_restart_it_is_gone() -> None:
    world = World()
    room = await rehearse(world)
    await room.lead("start")
    other = World(store=world.store, seed="again")
    await other.hub.sweep()
    for _ in range(20):
        await other.settle()
    assert not world.store.logs
