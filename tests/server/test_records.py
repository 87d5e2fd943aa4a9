"""Records from elsewhere, and other games that begin in the middle of a finished one."""

import asyncio
import copy
import json
from pathlib import Path
from typing import Any

import pytest

from alcancia.games import GAMES, find
from alcancia.ground.record_file import Record, read
from alcancia.kernel import Refused, Unplayable
from alcancia.kernel import record as kernel_record
from alcancia.server import limits, records
from alcancia.server.pool import Pool
from tests.server.test_replay import finished
from tests.server.world import World

GOLDEN = Path(__file__).parents[1] / "records"
MULTIVERSE = sorted((GOLDEN / "multiverse").glob("*.json"))


def a_record() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(MULTIVERSE[0].read_text("utf-8"))
    return found


async def bring(world: World, record: Any) -> Any:
    world.clock.sleep(60)
    return await world.browser().post("/api/records", record)


@pytest.mark.parametrize("game", GAMES)
async def test_a_record_of_any_game_can_be_looked_at(game: str) -> None:
    files = sorted((GOLDEN / game).glob("*.json"))[:2]
    for file in files:
        stored = json.loads(file.read_text("utf-8"))
        record = {name: stored[name] for name in Record.__struct_fields__ if name in stored}
        world = World()
        made = await bring(world, record)
        assert made.status == 201, (file.name, made.data)
        table, steps = made.data["table"], made.data["steps"]
        assert steps == len(record["moves"])
        me = world.browser()
        end = (await me.get(f"/api/tables/{table}/replay?step={steps}&eyes=0")).data
        assert end["proof"]["fits"] and end["lobby"]["status"] == "over"
        assert {seat["kind"] for seat in end["lobby"]["seats"]} == {"closed"}
        if end["over"]:
            assert end["standings"] and end["debrief"]
        state = (await me.get(f"/api/tables/{table}")).data
        assert state["view"] is None and state["lobby"]["status"] == "over" and state["clock"] is None
        again = (await me.get(f"/api/tables/{table}/record")).data
        assert again["moves"] == record["moves"] and again["seed"] == record["seed"]
        assert kernel_record.replay(again, find).over == end["over"]
        assert (await me.get(f"/api/tables/{table}/timeline")).data["steps"] == steps
        assert (await me.get(f"/api/tables/{table}/measures.csv")).status == 200
        assert (await me.post(f"/api/tables/{table}/join", {})).reason == "no_open_seat"
        # Nobody is there, and it survives a restart.
        other = World(world.store)
        assert (await other.browser().get(f"/api/tables/{table}/replay?step={steps}&eyes=0")).data["view"] == end["view"]
        assert not other.hub.live[table].frozen and not other.hub.ticking


def spoiled() -> dict[str, tuple[dict[str, Any], str]]:
    good = a_record()
    longest = {"moves": good["moves"] * (1 + records.MOST_MOVES // len(good["moves"])), "hashes": []}
    illegal = copy.deepcopy(good["moves"])
    illegal[5] = [illegal[5][0], ["bet", ["nonsense"]]]
    hashes = [*good["hashes"][:7], "0" * 16, *good["hashes"][8:]]
    return {
        "nothing": ({}, "not_a_record"),
        "another format": ({**good, "format": 2}, "unknown_format"),
        "true is not 1": ({**good, "format": True}, "unknown_format"),
        "another game": ({**good, "game": "chess"}, "unknown_game"),
        "newer rules": ({**good, "rules": "99"}, "unknown_version"),
        "other content": ({**good, "content": "x"}, "other_content"),
        "no seed": ({**good, "seed": None}, "seed_missing"),
        "another seed": ({**good, "seed": "x"}, "commitment_broken"),
        "a huge seed": ({**good, "seed": "9" * 1_000_000}, "commitment_broken"),
        "negative seats": ({**good, "seats": -3}, "bad_player_count"),
        "too many seats": ({**good, "seats": 10**15}, "bad_player_count"),
        "unknown option": ({**good, "options": {"speed": 9}}, "unknown_option"),
        "a field too many": ({**good, "names": ["Ana"]}, "bad_record"),
        "a move too many": ({**good, "hashes": good["hashes"][1:]}, "bad_record"),
        "an illegal move": ({**good, "moves": illegal}, "move_refused"),
        "an edited hash": ({**good, "hashes": hashes}, "hash_differs"),
        "moves that are none": ({**good, "moves": [[0, "bet"]], "hashes": []}, "bad_record"),
        "moves without end": ({**good, **longest}, "too_large"),
        "going back without end": ({**good, "moves": [[-1, ["rewind", 0]]] * 1000, "hashes": []}, "too_large"),
        "undo in circles": ({**good, "moves": [[0, ["undo"]]] * 1000, "hashes": []}, "too_large"),
    }


@pytest.mark.parametrize("what", spoiled())
async def test_records_that_cannot_be_used(what: str) -> None:
    world = World()
    record, reason = spoiled()[what]
    before = world.store.fingerprint()
    refused = await bring(world, record)
    assert refused.reason == reason, refused.data
    assert world.store.fingerprint() == before and not world.hub.live
    if reason in ("move_refused", "hash_differs"):
        assert refused.data["detail"]["step"] == {"an illegal move": 5, "an edited hash": 7}.get(what, 0)


async def test_too_much_too_often_and_too_slow(monkeypatch: pytest.MonkeyPatch) -> None:
    world = World(roomy=1)
    me = world.browser()
    assert (await me.post("/api/records", raw=b" " * (limits.RECORD_BYTES + 1))).reason == "message_too_large"
    world.clock.sleep(100)
    monkeypatch.setattr(limits, "LONGEST_WAIT", 0)
    answers = [(await me.post("/api/records", {})).reason for _ in range(30)]
    assert answers[:6] == ["not_a_record"] * 6 and set(answers[6:]) == {"too_fast"}
    world.clock.sleep(200)
    world.checks.waiting = limits.RECORDS_WAITING
    assert (await me.post("/api/records", a_record())).reason == "too_fast"
    world.checks.waiting = 0
    world.checks.hand_in = lambda task, reply, later=False: reply(None)  # type: ignore[method-assign]
    assert (await me.post("/api/records", a_record())).reason == "too_large"


async def test_the_real_worker_survives_what_it_is_given() -> None:
    pool = Pool(asyncio.get_running_loop().call_soon_threadsafe, 1, 20, records.work)
    answers = []
    good = json.dumps(a_record()).encode()
    tasks = [records.CHECK + data for data in (b"[" * 100_000, b"\xff", good, b"{}")]
    for task in [*tasks, records.DEBRIEF + good, records.DEBRIEF + b"{}"]:
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        pool.hand_in(task, future.set_result)
        answers.append(await asyncio.wait_for(future, 60))
    assert [answer.get("reason") for answer in answers[:4]] == ["not_json", "not_json", None, "not_a_record"]
    assert len(answers[2]["rows"]) == 1 + len(a_record()["moves"])
    table = kernel_record.replay(a_record(), find)
    assert answers[4:] == [json.loads(json.dumps({"measures": table.measures(), "lessons": table.lessons(), "goals": []})), None]
    pool.close()


def test_a_record_without_hashes_gets_its_own() -> None:
    found = records.check(json.dumps({**a_record(), "hashes": []}).encode())
    assert [row[1] for row in found["rows"][1:]] == a_record()["hashes"]


async def test_trying_from_here() -> None:
    world, table, browsers, _ = await finished()
    at = f"/api/tables/{table}"
    steps = world.hub.live[table].memory.seq - 1
    stranger = world.browser()
    for step, reason in ((steps + 1, "no_such_step"), (2**53 - 1, "no_such_step"), (steps, "game_over")):
        assert (await stranger.post(f"{at}/branch", {"step": step})).reason == reason
    assert (await stranger.post(f"{at}/branch", {"step": 4, "seat": 7})).reason == "no_such_seat"
    assert (await stranger.post(f"{at}/branch", {"step": 4, "fill": "genius"})).reason == "unknown_bot"
    assert (await stranger.post(f"{at}/branch", {"step": -1})).reason == "bad_message"
    world.hub.pace = 1e9
    made = await stranger.post(f"{at}/branch", {"step": 4, "seat": 1, "name": "Zoe", "fill": "baseline"})
    assert made.status == 201 and made.data["seat"] == 1 and made.data["return_code"]
    new = made.data["table"]
    there = (await browsers[0].get(f"{at}/replay?step=4&eyes=1")).data["view"]
    here = (await stranger.get(f"/api/tables/{new}")).data
    assert here["view"] == there and here["you"] == {"seat": 1, "seats": [1], "host": True}
    assert [seat["kind"] for seat in here["lobby"]["seats"]] == ["bot", "person", "bot"]
    assert here["lobby"]["status"] == "playing" and here["seq"] == 5
    # The same luck from there on: the same moves lead to the same cards.
    old, young = world.hub.live[table].memory, world.hub.live[new].memory
    assert old.table is not None and young.table is not None and old.table.hashes is not None
    for entry in old.table.entries[4:]:
        assert young.table.play(*entry)
    assert young.table.hashes == old.table.hashes and young.table.over
    world.hub.drop(world.hub.live[new], "restart", 1012)
    again = await world.hub.open(new)
    assert not isinstance(again, Refused) and not again.frozen and again.memory.seq == 5


async def test_trying_from_a_record_from_elsewhere_with_people() -> None:
    world = World()
    table = (await bring(world, a_record())).data["table"]
    host, late = world.browser(), world.browser()
    made = await host.post(f"/api/tables/{table}/branch", {"step": 3, "seat": None})
    new = made.data["table"]
    assert made.data["seat"] is None
    state = (await host.get(f"/api/tables/{new}")).data
    assert {seat["kind"] for seat in state["lobby"]["seats"]} == {"open"} and state["clock"]["seats"]
    assert (await late.post(f"/api/tables/{new}/join", {})).data["seat"] == 0
    await world.wait(120)
    assert next(chair.kind for chair in world.hub.live[new].lobby.chairs) == "person"
    assert "bot" in [chair.kind for chair in world.hub.live[new].lobby.chairs], "empty seats are not waited for"


async def test_not_while_a_game_goes_on() -> None:
    world = World()
    table, (host, *_) = await world.table(1)
    assert (await host.post(f"/api/tables/{table}/branch", {"step": 0})).reason == "not_over"


async def test_a_record_goes_when_its_days_are_over() -> None:
    world = World()
    table = (await bring(world, a_record())).data["table"]
    world.clock.sleep(7200)
    await world.hub.sweep()
    await world.settle()
    assert table in world.store.logs, "a record is no unplayed table"
    for _ in range(32):
        world.clock.sleep(86_400)
        await world.hub.sweep()
        await world.settle()
    assert table not in world.store.logs


def test_the_reason_names_the_step_for_people() -> None:
    with pytest.raises(Unplayable):
        read(b"{}")
    assert records.check(b"{}") == {"reason": "not_a_record", "detail": {}}
