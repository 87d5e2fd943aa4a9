"""First steps on the server: the same table every time, bots with prepared luck, no clock, no visitors."""

import asyncio
from typing import Any

import pytest

from alcancia.bots import SeatView, find_bot
from alcancia.games import GAMES, find
from alcancia.games.tutorials import LEARNER, tutorial
from alcancia.kernel import Luck
from tests.games.test_tutorials import learn
from tests.server.world import World


async def test_what_the_page_is_told() -> None:
    games = (await World().browser().get("/api/games")).data["games"]
    for row in games:
        first = tutorial(row["id"])
        assert first is not None and len(row["tutorial"]) == len(first.steps)
        assert {(lesson["question"], lesson["nth"]) for lesson in row["tutorial"]} and "seed" not in str(row["tutorial"])
        for lesson in row["tutorial"]:
            assert set(lesson) == {"question", "nth", "text", "rule", "move"} and lesson["nth"] >= 1
        assert len({(lesson["question"], lesson["nth"]) for lesson in row["tutorial"]}) == len(row["tutorial"])


@pytest.mark.parametrize("game", GAMES)
async def test_a_good_pupil_walks_the_prepared_way(game: str) -> None:
    world = World(seed=f"tutorial {game}")
    me = world.browser()
    made = await me.post("/api/tables", {"game": game, "tutorial": True, "name": "Ana"})
    assert made.status == 201, made.data
    table = made.data["table"]
    live = world.hub.live[table]
    at_table = live.memory.table
    first = tutorial(game)
    assert at_table is not None and first is not None
    state = (await me.get(f"/api/tables/{table}")).data
    assert state["lobby"]["tutorial"] is True and state["clock"] is None and state["lobby"]["status"] == "playing"
    assert state["lobby"]["seats"][0]["name"] == "Ana" and {seat["bot"] for seat in state["lobby"]["seats"][1:]} == {first.bot}
    told: set[int] = set()
    for number in range(30):
        for _ in range(400):
            if LEARNER in at_table.asked or at_table.over:
                break
            await asyncio.sleep(0)
        if at_table.over:
            break
        ask = at_table.asked[LEARNER]
        luck = first.luck(LEARNER, ask.id)
        known = at_table.hint(LEARNER, luck)
        imagined = at_table.imagine(LEARNER, luck)
        move: list[Any] = list(find_bot(find(game), first.bot)(SeatView(imagined, LEARNER, known=known), Luck(f"{luck.bits(128):x}")))
        lesson = next((i for i, one in enumerate(first.steps) if one.question == ask.name and i not in told), None)
        if lesson is not None:
            told.add(lesson)
            move = first.steps[lesson].move or move
        world.clock.sleep(60)
        done = await me.post(f"/api/tables/{table}/moves", {"id": f"m{number}", "question": ask.id, "move": move})
        assert done.status == 200, (number, move, done.data)
    prepared = learn(game)[0]
    assert prepared.hashes is not None and at_table.hashes is not None
    assert at_table.hashes == prepared.hashes[: len(at_table.hashes)] and len(at_table.hashes) > 20


async def test_nobody_joins_and_nothing_waits() -> None:
    world = World()
    me, other = world.browser(), world.browser()
    table = (await me.post("/api/tables", {"game": "multiverse", "tutorial": True})).data["table"]
    assert (await other.post(f"/api/tables/{table}/join", {})).reason == "no_open_seat"
    assert (await other.post(f"/api/tables/{table}/join", {"seat": 1})).reason == "seat_taken"
    await world.wait(500)
    assert world.hub.live[table].memory.seq == 1, "the bots wait for the learner"
    assert not world.hub.ticking
    again = World(world.store)
    opened = await again.hub.open(table)
    assert not isinstance(opened, Exception) and again.hub.live[table].lobby.tutorial


async def test_bad_requests() -> None:
    world = World()
    me = world.browser()
    assert (await me.post("/api/tables", {"game": "chess", "tutorial": True})).reason == "unknown_game"
    assert (await me.post("/api/tables", {"game": "multiverse"})).reason == "bad_message"
    assert (await me.post("/api/tables", {"game": "multiverse", "tutorial": 1})).reason == "bad_message"


async def test_a_game_without_first_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("alcancia.server.routes.tutorial", lambda game: None)
    assert (await World().browser().post("/api/tables", {"game": "multiverse", "tutorial": True})).reason == "no_tutorial"
