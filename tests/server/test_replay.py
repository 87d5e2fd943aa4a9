"""Looking back: every step as a seat had it, scrubbed in any order, running and finished; bad addresses; nothing that was hidden."""

import asyncio
import csv
import io
import json
from typing import Any

import msgspec
import pytest

from alcancia.bots import play_out
from alcancia.bots.seat import random as random_bot
from alcancia.games import GAMES, find
from alcancia.kernel import TRAINER, Luck, Refused, Table
from alcancia.kernel import playback as playbacks
from alcancia.server import replays, slices
from alcancia.server import session as sessions
from alcancia.server.recalling import Recall
from alcancia.server.replays import Replay
from alcancia.server.session import Session
from tests.server.test_trainer import lesson, play
from tests.server.world import Browser, InlineChecks, World, choose


async def finished(seed: str = "replay", **terms: Any) -> tuple[World, str, list[Browser], dict[int, list[Any]]]:
    """A game played to its end, with every state that each seat was sent."""
    world = World(seed=seed)
    table, browsers = await world.table(3, **terms)
    wires = [await browser.live(table).hello() for browser in browsers]
    luck = Luck(seed)
    live = world.hub.live[table]
    number = 0
    while not live.memory.over:
        world.clock.sleep(1)
        await play(wires, 1, luck, f"m{number}-")
        number += 1
    await world.settle()
    return world, table, browsers, {seat: [m for m in wire.heard if m["type"] == "state"] for seat, wire in enumerate(wires)}


async def test_every_step_is_what_each_seat_saw_then() -> None:
    world, table, browsers, seen = await finished()
    steps = world.hub.live[table].memory.seq - 1
    luck = Luck("scrub")
    order = [luck.below(steps + 1) for _ in range(60)]
    for step in [*order, *range(steps + 1), *range(steps, -1, -7)]:
        seat = luck.below(3)
        world.clock.sleep(1)
        found = (await browsers[(seat + 1) % 3].get(f"/api/tables/{table}/replay?step={step}&eyes={seat}")).data
        then = [state for state in seen[seat] if state["seq"] == step + 1]
        assert found["view"] == then[-1]["view"], step
        assert found["facts"] == [fact for state in then for fact in state["facts"] if fact["seq"] == step + 1]
        assert (found["step"], found["steps"], found["eyes"]) == (step, steps, seat)
        assert (found["standings"] is not None) == found["over"] == (step == steps)
        assert (found["debrief"] is not None) == (step == steps)
    last = seen[0][-1]
    end = (await world.browser().get(f"/api/tables/{table}/replay?step={steps}")).data
    assert end["standings"] == last["standings"] and end["debrief"] == last["debrief"] and end["eyes"] is None
    assert end["proof"]["fits"] is True and end["commitment"] == last["commitment"]


async def test_while_a_game_goes_on_only_ones_own_eyes() -> None:
    world, table, trainer, pupils = await lesson()
    wires = [await pupil.live(table).hello() for pupil in pupils]
    await play(wires, 5, Luck("eyes"))
    at = f"/api/tables/{table}/replay?step=2"
    for seat in range(3):
        assert (await pupils[seat].get(f"{at}&eyes={seat}")).data["proof"] is None
        for other in {0, 1, 2, -1} - {seat}:
            assert (await pupils[seat].get(f"{at}&eyes={other}")).reason == "not_your_seat"
            assert (await pupils[seat].get(f"/api/tables/{table}/timeline?eyes={other}")).reason == "not_your_seat"
        assert (await world.browser().get(f"{at}&eyes={seat}")).reason == "not_your_seat"
        assert (await trainer.get(f"{at}&eyes={seat}")).reason == "not_your_seat"
    assert "hand" not in (await world.browser().get(at)).data["view"]["table"]
    assert (await trainer.get(f"{at}&eyes=-1")).data["view"]["streams"]
    assert (await pupils[0].get(f"/api/tables/{table}/measures.csv")).reason == "not_over"
    assert (await pupils[0].get(f"/api/tables/{table}/coach")).reason == "not_over"
    assert (await pupils[0].get(f"/api/tables/{table}/record")).reason == "not_over"


async def test_addresses_beyond_the_end_and_other_nonsense() -> None:
    world, table, browsers, _ = await finished()
    steps = world.hub.live[table].memory.seq - 1
    me = browsers[0]
    at = f"/api/tables/{table}"
    for step in (str(steps + 1), "10000000000", "9" * 40, "-1", "x", "", "1.0", "%D9%A1", "1_0", "0x1"):
        refused = await me.get(f"{at}/replay?step={step}")
        if step != "":
            assert (refused.status, refused.reason) == (404, "no_such_step"), step
    assert (await me.get(f"{at}/replay?step=1&eyes=3")).reason == "no_such_seat"
    for eyes in ("x", "-2", "--1", "1.0", "%D9%A1"):
        assert (await me.get(f"{at}/replay?step=1&eyes={eyes}")).reason == "bad_message", eyes
        assert (await me.get(f"{at}/timeline?eyes={eyes}")).reason == "bad_message", eyes
    assert (await me.get(f"{at}/measures.csv?shape=round")).reason == "bad_message"
    empty = (await me.post("/api/tables", {"game": "multiverse", "seats": 3})).data["table"]
    for what in ("replay?step=0", "timeline", "measures.csv", "coach"):
        assert (await me.get(f"/api/tables/{empty}/{what}")).reason == "not_started"
        assert (await me.get(f"/api/tables/{'2' * 16}/{what}")).reason == "no_such_table"
    for page in (f"/r/{table}", f"/r/{table}/7", f"/s/{table}"):
        assert (await me.get(page)).status in (200, 404)


async def test_the_timeline_has_periods_and_moments() -> None:
    world, table, browsers, seen = await finished("marks")
    found = (await browsers[0].get(f"/api/tables/{table}/timeline")).data
    facts = [fact for state in seen[0] for fact in state["facts"]]
    assert found["steps"] == world.hub.live[table].memory.seq - 1
    moments = find("multiverse").moments
    expected = [(fact["seq"] - 1, fact["key"]) for fact in facts if fact["key"] in moments]
    assert [(mark["step"], mark["key"]) for mark in found["marks"]] == expected and expected
    periods = [row["period"] for row in found["periods"]]
    assert periods == sorted(set(periods)) and found["periods"][0]["step"] == 0
    for row in found["periods"]:
        view = (await browsers[0].get(f"/api/tables/{table}/replay?step={row['step']}")).data["view"]
        assert view["period"] == row["period"]
    assert (await browsers[0].get(f"/api/tables/{table}/timeline?eyes=2")).data == found


async def test_a_running_game_grows_and_its_marks_with_it() -> None:
    world = World()
    table, browsers = await world.table(3)
    wires = [await browser.live(table).hello() for browser in browsers]
    luck = Luck("grow")
    for number in range(12):
        await play(wires, 2, luck, f"g{number}-")
        if number == 6:
            await browsers[0].post(f"/api/tables/{table}/rewind", {"to": 5})
            for other in browsers[1:]:
                assert (await other.post(f"/api/tables/{table}/agree", {"to": 5, "yes": True})).status == 200
            await world.settle()
        found = (await browsers[0].get(f"/api/tables/{table}/timeline")).data
        live = world.hub.live[table]
        assert found["steps"] == live.memory.seq - 1
        last = (await browsers[1].get(f"/api/tables/{table}/replay?step={found['steps']}&eyes=1")).data
        now = dict(wires[1].state["view"])
        for view in (last["view"], now):
            view["question"] = view["question"] and view["question"] | {"id": ""}
        assert last["view"] == now
    found = (await browsers[0].get(f"/api/tables/{table}/timeline")).data
    assert [mark["step"] for mark in found["marks"] if mark["key"] == "rewound"] == [15]
    before = (await browsers[0].get(f"/api/tables/{table}/replay?step=5")).data["view"]
    after = (await browsers[0].get(f"/api/tables/{table}/replay?step=15")).data["view"]
    assert before == after


async def test_what_is_not_on_the_disk_cannot_be_looked_at() -> None:
    world = World()
    table, browsers = await world.table(3)
    wires = [await browser.live(table).hello() for browser in browsers]
    held: list[Any] = []
    reply = world.store._reply
    world.store._reply = lambda what, answer, work: held.append((what, answer, work))
    question = wires[0].state["view"]["question"]
    wires[0].say({"type": "move", "id": "x", "question": question["id"], "move": choose(question, Luck("x"))})
    await world.settle()
    assert held and (await browsers[0].get(f"/api/tables/{table}/replay?step=1")).reason == "no_such_step"
    for args in held:
        reply(*args)
    await world.settle()
    assert (await browsers[0].get(f"/api/tables/{table}/replay?step=1")).status == 200


def seen_by_all(table: Table) -> list[bytes]:
    return [msgspec.json.encode(table.view(eyes)) for eyes in (None, 0, TRAINER)]


@pytest.mark.parametrize("game", GAMES)
async def test_scrubbing_any_game_gives_the_same_positions_as_playing_it(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """With undo, going back and a trainer in it, few positions kept, in any order."""
    monkeypatch.setattr(sessions, "EVERY", 5)
    monkeypatch.setattr(playbacks, "MOST_KEPT", 8)
    found = find(game)
    memory = Session("x", game)
    table = memory.lay(found.seats[0], {}, "seed", "salt")
    memory.start(table)
    luck = Luck(f"scrub {game}")
    views = [seen_by_all(table)]
    told = [[fact.key for fact in table.facts]]
    for number in range(160):
        if table.over:
            break
        seat, ask = luck.choice(list(table.asked.items()))
        tried: Any = table.play(seat, ask.sample(luck)) if seat >= 0 else table.play_default(seat)
        if number % 9 == 4:
            tried = table.play(seat, ["undo"]) or tried
        elif number in (30, 31, 32, 60, 90, 91):
            tried = table.play(TRAINER, ["rewind", luck.below(len(table.entries))])
        assert not isinstance(tried, Refused)
        while len(views) <= len(table.entries):
            views.append([])
            told.append([])
        views[len(table.entries)] = seen_by_all(table)
        told[len(table.entries)] = [fact.key for fact in tried.facts]
        memory.seq = 1 + len(table.entries)

    def read(at: Table, facts: Any) -> tuple[Any, list[str]]:
        return seen_by_all(at), [fact.key for fact in facts]

    replay = Replay(memory, InlineChecks(), Recall())
    assert memory.steps == len(table.entries)
    for number in range(250):
        step = luck.below(memory.steps + 1)
        seen, keys = await replay.look(step, read)
        if views[step]:
            assert seen == views[step], (number, step)
            assert keys[-len(told[step]) :] == told[step] if told[step] else not keys
        if number % 50 == 0:
            steps, _, marks = await replay.timeline()
            assert steps == memory.steps and [mark.step for mark in marks] == sorted(mark.step for mark in marks)
            assert {mark.key for mark in marks} >= {"rewound"}
    assert memory.playback is not None and 4 <= len(memory.playback.kept) <= 8


async def test_a_record_made_of_going_back_costs_no_more_than_its_length(repeated: list[Any]) -> None:
    """Each going back to the one before: the number of moves played stays in proportion."""
    memory = Session("x", "multiverse")
    table = memory.lay(3, {}, "seed", "salt")
    memory.start(table)
    luck = Luck("back")
    for _ in range(10):
        seat, ask = next(iter(table.asked.items()))
        assert table.play(seat, ask.sample(luck))
    for _ in range(40):
        assert table.play(TRAINER, ["rewind", len(table.entries) - 1])
    memory.seq = 1 + len(table.entries)
    repeated.clear()
    replay = Replay(memory, InlineChecks(), Recall())
    for step in (50, 0, 50, 49, 11, 30):
        await replay.look(step, lambda at, facts: None)
    assert 0 < len(repeated) < 200


async def test_others_get_their_turn_while_a_long_game_is_played_again(monkeypatch: pytest.MonkeyPatch, repeated: list[Any]) -> None:
    found = find("elplan")
    memory = Session("x", "elplan")
    table = memory.lay(9, {}, "seed", "salt")
    memory.start(table)
    play_out(table, [random_bot] * 9, [Luck(str(seat)) for seat in range(9)])
    memory.seq = 1 + len(table.entries)
    monkeypatch.setattr(slices, "SLICE_SECONDS", 0)
    turns = 0

    async def somebody_else() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    other = asyncio.create_task(somebody_else())
    replay = Replay(memory, InlineChecks(), Recall())
    await replay.timeline()
    other.cancel()
    assert turns >= memory.steps
    assert memory.playback is not None and memory.playback.kept
    debrief = await replay.debrief()
    assert debrief is not None and debrief["measures"] == table.measures()
    # Stepping forward costs one move, jumping at most as many as lie between two kept positions.
    luck = Luck("jump")
    await replay.look(100, lambda at, facts: None)
    repeated.clear()
    await replay.look(101, lambda at, facts: None)
    assert len(repeated) == 1
    for _ in range(50):
        repeated.clear()
        await replay.look(luck.below(memory.steps + 1), lambda at, facts: None)
        assert len(repeated) <= memory.playback.every
    assert found.id == "elplan"


async def test_the_shelf_is_short_and_forgets_deleted_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replays, "MOST_REPLAYS", 2)
    world = World()
    tables = []
    for _ in range(4):
        table, (host, *_) = await world.table(1)
        await host.get(f"/api/tables/{table}/replay?step=0")
        tables.append((table, host))
    assert list(world.hub.replays._replays) == [table for table, _ in tables[2:]]
    await tables[3][1].post(f"/api/tables/{tables[3][0]}/delete", {})
    assert list(world.hub.replays._replays) == [tables[2][0]]


async def test_figures_as_csv() -> None:
    _, table, browsers, seen = await finished()
    rows = seen[0][-1]["debrief"]["measures"]
    long = await browsers[1].get(f"/api/tables/{table}/measures.csv?shape=long")
    assert long.headers["content-type"] == "text/csv; charset=utf-8"
    assert long.headers["content-disposition"] == f'attachment; filename="multiverse-{table[:6]}.csv"'
    read = list(csv.DictReader(io.StringIO(long.body.decode())))
    assert {(row["seat"], row["period"]) for row in read} == {(str(row["seat"]), str(row["period"])) for row in rows}
    assert sum(len(row) - 2 for row in rows) == len(read)
    wide = list(csv.DictReader(io.StringIO((await browsers[1].get(f"/api/tables/{table}/measures.csv?shape=wide")).body.decode())))
    assert len(wide) == len(rows) and wide[0]["seat"] == str(rows[0]["seat"])
    assert not [cell for row in [*wide, *read] for cell in row.values() if cell[:1] in ("=", "+", "@")]
    assert json.dumps(rows)
