"""Weak networks: what a device that comes back late in a game has to load."""

import gzip
import json
from typing import Any

import pytest

from alcancia.games import GAMES
from alcancia.kernel import Luck
from tests.server.classroom import started
from tests.server.lessons import decide
from tests.server.world import World

MOST_BYTES = 20_000
PACKED = {"accept-encoding": "gzip"}


@pytest.mark.parametrize(("game", "people", "seed"), [*[(game, 4, "test") for game in GAMES], ("citylife", 5, "b")])
async def test_a_whole_finished_game_is_at_most_twenty_kilobytes(game: str, people: int, seed: str) -> None:
    """The last one is the largest of a dozen: five people, fifty quizzes."""
    world = World(seed=seed)
    room = await started(world, people, game=game)
    (id,) = world.hub.live
    live, luck = world.hub.live[id], Luck("bytes")
    for turn in range(1500):
        if live.memory.over:
            break
        await decide(world, id, luck, turn)
    await world.settle()
    assert live.memory.over
    answer = await room.devices[0].get(f"/api/tables/{id}?since=0&lang=es", headers=PACKED)
    assert answer.headers["content-encoding"] == "gzip" and answer.headers["vary"] == "accept-encoding"
    assert len(answer.body) <= MOST_BYTES
    state = json.loads(gzip.decompress(answer.body))
    whole = (await room.devices[0].get(f"/api/tables/{id}?since=0")).data
    assert state["seq"] == live.memory.seq and state == whole | {"facts": [in_spanish(fact) for fact in whole["facts"]]}
    assert (await room.devices[0].get(f"/api/tables/{id}?since=0&lang=xx")).reason == "bad_message"


def in_spanish(told: Any) -> Any:
    """The same with every text in one language."""
    if isinstance(told, dict):
        return {"es": told["es"]} if {"en", "es"} == set(told) else {name: in_spanish(part) for name, part in told.items()}
    return [in_spanish(part) for part in told] if isinstance(told, list) else told


async def test_who_has_the_state_is_not_sent_it_again() -> None:
    world = World()
    room = await started(world, 3)
    (id,) = world.hub.live
    device, luck = room.devices[0], Luck("fresh")
    state = (await device.get(f"/api/tables/{id}?since=0")).data
    known = {"type": "hello", "since": state["seq"], "fresh": state["epoch"]}
    wire = device.live(id)
    wire.say(known)
    await wire.hear("clock")
    assert [heard["type"] for heard in wire.heard][:2] == ["lobby", "clock"]
    assert sum(len(json.dumps(heard)) for heard in wire.heard) < 3_000
    await decide(world, id, luck, 1)
    heard = await wire.hear("state")
    assert heard["seq"] == state["seq"] + 1 and heard["since"] == state["seq"], "from here on it hears what happens"

    late = device.live(id)
    late.say(known)
    assert (await late.hear("state"))["facts"], "something happened in between"
    other = device.live(id)
    other.say({**known, "since": heard["seq"], "fresh": state["epoch"] + 1})
    assert (await other.hear("state"))["seq"] == heard["seq"], "another epoch: everything anew"


async def test_what_holds_codes_is_never_packed() -> None:
    world = World()
    device = world.browser()
    made = await device.ask("POST", "/api/classes", {"game": "multiverse", "options": {}}, headers=PACKED)
    assert made.status == 201 and "content-encoding" not in made.headers


async def test_a_whole_lesson_by_polling() -> None:
    """Where sockets are blocked: the door, the seat, a move, a freeze, a message, the wall."""
    world = World()
    room = await started(world, 3)
    device = room.devices[0]
    (you,) = (await room.seen(device))["you"]
    state = (await device.get(f"/api/tables/{you['table']}?since=0")).data
    question = state["view"]["question"]
    move = {"id": "p1", "question": question["id"], "move": question["default"], "seat": you["seat"]}
    assert (await device.post(f"/api/tables/{you['table']}/moves", move)).status == 200
    await room.lead("freeze", seconds=60, phrase="listen")
    assert (await room.seen(device))["freeze"]["phrase"] == "listen"
    assert (await device.get(f"/api/tables/{you['table']}?since=1")).data["lobby"]["paused"]
    await room.lead("unfreeze")
    await room.lead("say", phrase="well_done")
    assert (await room.seen(device))["messages"][0]["phrase"] == "well_done"
    assert (await room.seen())["wall"][0]["seats"][you["seat"]]["waits"] is None
