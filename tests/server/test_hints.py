"""Hints: the baseline's move at an imagined table, for one seat's eyes, at a calm pace."""

import asyncio
import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from alcancia.games import GAMES, find
from alcancia.kernel import Luck, Refused, Table
from alcancia.server.hints import adviser
from alcancia.server.pool import Pool, Task, think
from tests.server.test_bots import task
from tests.server.test_manners import playing
from tests.server.world import Wire, World


async def ask(wire: Wire, id: str) -> Any:
    after = len(wire.heard)
    wire.say({"type": "hint", "id": id})
    for _ in range(2000):
        for heard in wire.heard[after:]:
            if heard.get("id") == id:
                return heard
        await asyncio.sleep(0)
    raise AssertionError(wire.heard[after:])


def hints(wire: Wire) -> list[Any]:
    return [heard for heard in wire.heard if heard["type"] == "hint"]


async def test_a_hint_is_private_legal_and_the_same_each_time() -> None:
    world, table, browsers, wires = await playing()
    watcher = await world.browser().live(table).hello()
    hint = await ask(wires[0], "h1")
    assert hint["type"] == "hint" and hint["question"] == wires[0].state["view"]["question"]["id"]
    game = world.hub.live[table].memory.table
    assert game is not None and game.asked[0].contains(hint["move"])
    assert (await ask(wires[0], "h2")) | {"id": "h1"} == hint
    assert len(world.bots.asked) == 1, "thought about once"
    assert world.bots.asked[0].bot == "baseline" and world.bots.asked[0].seat == 0
    over_http = (await browsers[0].post(f"/api/tables/{table}/hint", {})).data
    assert over_http == hint | {"id": None}
    assert not hints(wires[1]) and not hints(watcher)
    assert (await browsers[1].post(f"/api/tables/{table}/hint", {"seat": 0})).reason == "not_your_seat"
    assert (await ask(watcher, "h3"))["reason"] == "not_your_seat"
    done = await wires[0].move("m", hint["question"], hint["move"])
    assert done["type"] == "done"
    assert (await ask(wires[0], "h4"))["reason"] == "not_your_decision"


async def test_hints_can_be_switched_off_paused_and_paced() -> None:
    world, table, (host, _), wires = await playing()
    at = f"/api/tables/{table}"
    await host.post(f"{at}/manners", {"hints": False})
    assert (await ask(wires[0], "h1"))["reason"] == "no_hints"
    await world.wait(100)
    assert not hints(wires[0]), "the clock gives none either"
    await host.post(f"{at}/manners", {"hints": True})
    await host.post(f"{at}/pause", {"paused": True})
    assert (await ask(wires[0], "h2"))["reason"] == "paused"
    await host.post(f"{at}/pause", {"paused": False})
    live = world.hub.live[table]
    for number in range(20):
        live.hints._known.clear()
        await ask(wires[0], f"p{number}")
    assert (await wires[0].hear("refused"))["reason"] == "too_fast" and len(world.bots.asked) < 10


async def test_not_before_the_start_and_nothing_when_the_adviser_fails() -> None:
    world = World()
    host = world.browser()
    table = (await host.post("/api/tables", {"game": "multiverse", "seats": 3})).data["table"]
    assert (await host.post(f"/api/tables/{table}/hint", {})).reason == "not_started"
    await host.post(f"/api/tables/{table}/start", {"fill": "random"})
    world.bots.answer = lambda task: None
    assert (await host.post(f"/api/tables/{table}/hint", {})).reason == "try_later"


async def test_the_clock_sends_one_to_that_seat_alone() -> None:
    world, _, browsers, wires = await playing()
    second = await browsers[1].live(wires[0].state["table"]).hello(seat=1)
    await wires[0].move("m", wires[0].state["view"]["question"]["id"], ["bet", ["bluff"]])
    await world.wait(90)
    (by_itself,) = hints(wires[1])
    assert by_itself["id"] is None and hints(second) == [by_itself]
    assert not hints(wires[0])
    await world.wait(20)
    assert len(hints(wires[1])) == 1


async def test_a_hint_tells_nothing_about_hidden_cards() -> None:
    """The adviser is sent a world that differs from the true one in what the seat cannot know."""
    world, table, _, wires = await playing()
    await ask(wires[0], "h1")
    live = world.hub.live[table]
    game = live.memory.table
    assert game is not None
    (sent,) = world.bots.asked
    true: Any = game.state
    imagined = find("multiverse").state.from_json(json.loads(sent.state))  # type: ignore[attr-defined]
    assert list(imagined.hand[0]) == list(true.hand[0])
    assert any(list(imagined.hand[seat]) != list(true.hand[seat]) for seat in (1, 2))


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_an_adviser_whose_reasons_can_be_read(game: str) -> None:
    found = find(game)
    assert adviser(found) == "baseline"
    table = Table.set_up(found, seats=found.seats[0], seed="hints", trainer=True)
    luck = Luck("hints")
    texts = [(Path(__file__).parents[2] / "alcancia" / "text" / locale / f"{game}.ftl").read_text("utf-8") for locale in ("en", "es")]
    for number in range(60):
        seat = next(iter(table.asked), None)
        if seat is None:
            break
        if seat < 0:
            assert table.play_default(seat)
            continue
        state = msgspec.json.encode(table.imagine(seat, luck).state)
        move, why, _ = think(Task(game, "baseline", seat, state, f"{number}"))
        if why:
            assert re.fullmatch(r"[a-z0-9_-]+", why) and all(f"\nwhy-{why} =" in text for text in texts), why
        played = table.play(seat, move)
        assert not isinstance(played, Refused), played


async def test_the_worker_gives_reasons_too() -> None:
    pool = Pool(asyncio.get_running_loop().call_soon_threadsafe, workers=1, seconds=120)
    future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
    pool.ask(task(), future.set_result)
    move, why, said = await asyncio.wait_for(future, 30)
    assert move[0] == "bet" and why == "" and said is None
    pool.close()
