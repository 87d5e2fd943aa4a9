"""The coach at a finished table: at once what is known, step by step more, kept when done, stopped when nobody asks."""

import asyncio
import json
from typing import Any

import pytest

from alcancia.coach import Debrief, debrief
from alcancia.games import find
from alcancia.server import coaching, records, replays
from alcancia.server.replays import Replay
from alcancia.server.turns import Turns
from tests.server.test_replay import finished
from tests.server.world import Browser

SMALL = {"multiverse": 100}


@pytest.fixture(autouse=True)
def _small_slices(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("alcancia.coach.debriefing.BUDGETS", SMALL)
    monkeypatch.setattr(coaching, "SLICE", 0.0)
    monkeypatch.setattr(records, "_DESK", coaching.Desk())


async def ask_until_done(browser: Browser, at: str, most: int = 2000) -> tuple[dict[str, Any], int]:
    for asked in range(most):
        answer = (await browser.get(at)).data
        if answer["done"]:
            return answer, asked
        await asyncio.sleep(0)
    raise AssertionError("never done")


async def test_a_finished_table_is_looked_back_on_step_by_step() -> None:
    world, table, browsers, _ = await finished()
    at = f"/api/tables/{table}/coach?seat=1"
    first = (await browsers[0].get(at)).data
    asked_back = first.pop("questions")
    assert asked_back and all(row["text"] for row in asked_back)
    assert first == {"game": "multiverse", "seat": 1, "done": False, "moments": []}
    answer, asked = await ask_until_done(browsers[0], at)
    assert asked, "not everything at once"
    record = (await browsers[0].get(f"/api/tables/{table}/record")).data
    whole = json.loads(json.dumps(debrief(record, find, 1, 100).to_json()))
    assert {key: answer[key] for key in whole} == whole
    assert [len(said["sentences"]) > 1 for said in answer["said"]] == [True] * len(answer["moments"])
    assert answer["luck"]
    spanish = (await browsers[2].get(f"{at}&lang=es")).data
    assert spanish["moments"] == answer["moments"] and spanish["luck"] != answer["luck"]
    assert world.hub.live[table].memory.coached[1]["done"]


@pytest.mark.parametrize(("nothing", "few", "says"), [(True, False, "Nothing you did"), (False, True, "Few of your"), (False, False, "")])
async def test_where_little_mattered_that_is_said(nothing: bool, few: bool, says: str) -> None:
    world, table, browsers, _ = await finished()
    at = f"/api/tables/{table}/coach?seat=1"
    await ask_until_done(browsers[0], at)
    world.hub.live[table].memory.coached[1] |= {"nothing": nothing, "few": few}
    said = [(await browsers[0].get(f"{at}&lang={lang}")).data["remark"] for lang in ("en", "es")]
    assert said[0].startswith(says) and bool(said[0]) == bool(said[1]) == (nothing or few)
    assert said[0] != said[1] or not says


@pytest.mark.parametrize(
    ("query", "reason"), [("seat=9", "no_such_seat"), ("seat=-1", "bad_message"), ("seat=x", "bad_message"), ("lang=xx", "bad_message")]
)
async def test_nonsense_is_refused(query: str, reason: str) -> None:
    _, table, browsers, _ = await finished()
    assert (await browsers[0].get(f"/api/tables/{table}/coach?{query}")).reason == reason


async def test_it_stops_when_nobody_asks(monkeypatch: pytest.MonkeyPatch) -> None:
    world, table, browsers, _ = await finished()
    monkeypatch.setattr(replays, "COACH_PATIENCE", -1.0)
    await browsers[0].get(f"/api/tables/{table}/coach")
    await world.settle()
    assert world.hub.live[table].memory.coached == {}


async def test_a_worker_that_cannot_is_no_endless_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    world, table, browsers, _ = await finished()
    handed = []

    def hand_in(task: bytes, reply: Any) -> None:
        handed.append(task)
        asyncio.get_running_loop().call_soon(reply, None)

    monkeypatch.setattr(world.checks, "hand_in", hand_in)
    await browsers[0].get(f"/api/tables/{table}/coach")
    await world.settle()
    assert (await browsers[0].get(f"/api/tables/{table}/coach")).reason == "try_later"
    assert len(handed) == 1


async def test_two_seats_take_turns_and_both_come_to_an_end() -> None:
    _, table, browsers, _ = await finished()
    found = await asyncio.gather(*[ask_until_done(browsers[seat], f"/api/tables/{table}/coach?seat={seat}") for seat in (0, 2)])
    assert [answer["seat"] for answer, _ in found] == [0, 2]


async def test_every_seat_gets_a_first_decision_before_any_gets_all(monkeypatch: pytest.MonkeyPatch) -> None:
    world, table, _, _ = await finished()
    replay = world.hub.replays.of(world.hub.live[table])
    assert isinstance(replay, replays.Replay)
    turns: list[int] = []

    def hand_in(task: bytes, reply: Any) -> None:
        seat = json.loads(task.removeprefix(records.COACH).partition(b"\n")[0])["seat"]
        turns.append(seat)
        known = {"done": turns.count(seat) == 4, "moments": [{"what_if": {}}] if turns.count(seat) > 1 else []}
        asyncio.get_running_loop().call_soon(reply, known)

    monkeypatch.setattr(world.checks, "hand_in", hand_in)
    for seat in (0, 2):
        replay.coach(seat)
    await world.settle()
    assert turns == [0, 0, 2, 2, 0, 0, 2, 2]


async def test_people_of_a_table_wait_for_no_strangers() -> None:
    """Whoever asks about fifty games they brought along, or about somebody else's, keeps nobody waiting who played."""
    turns, told, known = Turns(), [], {"a learner"}

    async def ask(who: str) -> None:
        async with turns.one(lambda: who in known):
            told.append(who)
            await asyncio.sleep(0)

    names = ["stranger 1", "stranger 2", "stranger 3", "a learner", "a late one"]
    asked = [asyncio.create_task(ask(name)) for name in names]
    await asyncio.sleep(0)
    known.add("a late one")
    asked[1].cancel()
    await asyncio.gather(*asked, return_exceptions=True)
    assert told == ["stranger 1", "a learner", "a late one", "stranger 3"]


async def test_whoever_was_at_the_table_is_no_stranger_to_the_coach(monkeypatch: pytest.MonkeyPatch) -> None:
    world, table, browsers, _ = await finished()
    handed: list[tuple[int, Any]] = []

    def hand_in(task: bytes, reply: Any) -> None:
        handed.append((json.loads(task.removeprefix(records.COACH).partition(b"\n")[0])["seat"], reply))

    monkeypatch.setattr(world.checks, "hand_in", hand_in)
    monkeypatch.setattr(Replay, "debrief", lambda self: asyncio.sleep(0))
    stranger = world.browser()
    for browser, seat in ((stranger, 0), (stranger, 2), (browsers[1], 1)):
        await browser.get(f"/api/tables/{table}/coach?seat={seat}")
        await world.settle()
    while len(handed) < 3:
        handed[-1][1]({"done": True, "moments": []})
        await world.settle()
    assert [seat for seat, _ in handed] == [0, 1, 2]


def test_a_worker_answers_a_slice_and_refuses_rubbish() -> None:
    assert records.answer(records.COACH + b"rubbish\n{}") is None
    assert records.answer(records.COACH + coaching.task_of("t", 0, b"{}")) is None


def test_a_desk_holds_a_few_debriefs_and_begins_others_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[int] = []

    def steps(record: Any, find: Any, seats: list[int], *_: Any, **__: Any) -> Any:
        begun.extend(seats)
        for playouts in range(4):
            yield Debrief("multiverse", seats[0], "points", playouts=playouts, done=playouts == 3)

    monkeypatch.setattr(coaching, "debriefs", steps)
    monkeypatch.setattr(coaching, "MOST_BEGUN", 2)
    desk = coaching.Desk()
    told = [desk.answer(coaching.task_of("t", seat, b"{}"))["playouts"] for seat in (0, 1, 0, 1, 2, 0, 0, 1, 1)]
    assert told == [0, 0, 1, 1, 0, 0, 1, 0, 1], "0 was put away for 2, and 1 for 0"
    assert begun == [0, 1, 2, 0, 1]
    assert [desk.answer(coaching.task_of("t", 1, b"{}"))["done"] for _ in range(2)] == [False, True]
