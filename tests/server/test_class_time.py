"""The end of a lesson: forecasts from each table's own pace, and tables that end in time, each at the end of a round."""

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from alcancia.server import records
from alcancia.server.classes import messages
from alcancia.server.classes.outlook import EVERY
from tests.server.classroom import started
from tests.server.lessons import Ending, lesson
from tests.server.world import InlineChecks, World

LESSONS = {
    "multiverse": (420, (8, 12, 18)),
    "financialit": (1500, (8, 12, 18)),
    "financity": (1500, (8, 12, 18)),
    "elplan": (1800, (8, 12, 18)),
    "citylife": (900, (8, 12, 18)),
}
"""Seconds of play that a whole game hardly fits into, and about how many seconds the people of each table take for an answer."""
IN_TIME = 60
FORECAST = 180


def are_fair(endings: list[Ending]) -> list[Ending]:
    """Those whose end was named: each at the end of a round, never much late; City Life may end before by arriving."""
    named = [ending for ending in endings if ending.announced is not None and not ending.arrived]
    for ending in endings:
        assert ending.announced is None or ending.round == ending.announced or ending.arrived, ending
        assert ending.late <= IN_TIME, ending
    return named


@pytest.mark.parametrize("game", LESSONS)
async def test_tables_end_at_the_end_of_a_round_when_the_time_is_up(game: str) -> None:
    play, slowness = LESSONS[game]
    named = are_fair(await lesson(game, 8, play, 1, slowness[1:]))
    assert named, "otherwise this test would say nothing"
    assert all(ending.late >= -ending.round_seconds / 2 for ending in named), named


@pytest.mark.slow
async def test_a_hundred_lessons() -> None:
    """Every table whose end was named is within a minute of the set time; all ends were foreseen at half-time within three minutes.

    A game that comes to its own end does so somewhere in the span that was told.
    """
    named, by_themselves = [], []
    for seed in range(20):
        for game, (play, slowness) in LESSONS.items():
            endings = await lesson(game, 12, play - 60 * (seed % 4), seed, slowness)
            named += (fair := are_fair(endings))
            by_themselves += [ending for ending in endings if ending not in fair]
    assert len(named) > 200
    assert [ending for ending in named if abs(ending.late) > IN_TIME] == []
    assert [ending for ending in named + by_themselves if abs(ending.forecast_off) > FORECAST] == []
    assert [ending for ending in by_themselves if ending.outside > IN_TIME] == []
    # People who never look at the clock lose few of their answers to it.
    assert sum(ending.autopilot for ending in named) <= 0.07 * sum(ending.answers for ending in named)


async def test_a_short_clock_takes_one_answer_and_leaves_the_seat() -> None:
    world = World()
    room = await started(world, 3, clock=None)
    table = room.room.state.tables[0].table
    live: Any = world.hub.live[table]
    assert live.clocks.shown() is None
    room.room.receive(messages.Hurry(table, 20))
    await world.settle()
    shown = await room.seen(room.devices[0])
    assert shown["pace"] == {"clock": 20, "breather": None} and live.lobby.room.hurry == 20
    assert {row["of"] for row in live.clocks.shown()["seats"]} == {20}
    before = live.memory.seq
    await world.wait(21)
    assert live.memory.seq > before and all(chair.bot is None and not chair.away for chair in live.lobby.chairs)
    assert (await room.lead("timebox", seconds=None)).status == 200
    assert live.lobby.room.hurry is None and live.clocks.shown() is None
    assert (await room.seen(room.devices[0]))["pace"] is None


async def test_a_table_that_is_over_is_in_no_hurry() -> None:
    world = World()
    room = await started(world, 3, clock=None)
    (table,) = room.room.state.tables
    room.room.receive(messages.Hurry(table.table, 10))
    live: Any = world.hub.live[table.table]
    for _ in range(1000):
        if live.memory.over:
            break
        await world.wait(11)
    assert live.memory.over and room.room.state.hurry, "the autopilot gave every answer"
    assert (await room.seen(room.devices[0]))["pace"] is None and (await room.seen())["wall"][0]["pace"] is None


async def test_who_was_promised_more_time_for_a_question_keeps_it() -> None:
    world = World()
    room = await started(world, 3, clock=None)
    table = room.room.state.tables[0].table
    for clock in (40, 12):
        room.room.receive(messages.Hurry(table, clock))
        await world.wait(2)
    live: Any = world.hub.live[table]
    assert {row["of"] for row in live.clocks.shown()["seats"]} == {40}


async def test_a_breather_ends_by_itself_or_at_a_word() -> None:
    world = World()
    room = await started(world, 6)
    first, second = room.room.state.tables
    for table in (first, second):
        room.room.receive(messages.Breathe(table.table, 50))
    await world.settle()
    await world.wait(10)
    assert [tile["pace"] for tile in (await room.seen())["wall"]] == [{"clock": None, "breather": 40}] * 2
    assert all(world.hub.live[table.table].lobby.paused for table in (first, second))
    assert (await room.lead("help", sign=first.sign, what="go_on")).status == 200
    assert (await room.lead("help", sign=first.sign, what="go_on")).status == 200
    assert [world.hub.live[table.table].lobby.paused for table in (first, second)] == [False, True]
    await world.wait(41)
    assert not world.hub.live[second.table].lobby.paused and room.room.state.waits == {}


async def test_a_freeze_outlives_a_breather() -> None:
    world = World()
    room = await started(world, 3)
    (table,) = room.room.state.tables
    room.room.receive(messages.Breathe(table.table, 20))
    await world.settle()
    assert (await room.lead("freeze", seconds=60)).status == 200
    await world.wait(20)
    assert room.room.state.waits == {} and world.hub.live[table.table].lobby.paused
    await world.wait(45)
    assert not world.hub.live[table.table].lobby.paused


async def test_a_trainer_names_the_last_round_of_one_table() -> None:
    world = World()
    room = await started(world, 6, game="financity")
    first, second = (await room.seen())["wall"]
    assert first["rounds"] == 10 and first["last"] is None and first["forecast"][1] > 0
    assert (await room.lead("rounds", sign=first["sign"], last=2)).status == 200
    await world.settle()
    first, second = (await room.seen())["wall"]
    assert (first["rounds"], first["last"]) == (2, 2) and (second["rounds"], second["last"]) == (10, None)
    for last, reason in ((0, "bad_message"), (10, "bad_last_period"), (2, "bad_last_period"), (None, "bad_last_period")):
        assert (await room.lead("rounds", sign=first["sign"], last=last)).reason == reason, last
    assert (await room.lead("rounds", sign="house", last=2)).reason == "no_such_sign"


async def test_a_last_round_that_has_begun_meanwhile_is_not_kept_as_a_wish() -> None:
    world = World()
    room = await started(world, 3, game="financity")
    (table,) = world.hub.live
    assert (await room.lead("rounds", sign="triangle", last=1)).reason == "bad_last_period"
    room.room.receive(messages.EndDue(table, 1))
    await world.settle()
    assert room.room.state.last_rounds == {}, "another round is chosen, or this table would never end"


async def test_where_the_last_round_can_only_be_called_when_it_is_played() -> None:
    world = World()
    room = await started(world, 3)
    assert (await room.lead("rounds", sign="triangle", last=2)).status == 200
    live = next(iter(world.hub.live.values()))
    assert live.memory.table is not None and live.memory.table.game.hooks.length(live.memory.table.state) is None
    assert (await room.seen())["wall"][0]["last"] == 2
    assert (await room.lead("rounds", sign="triangle", last=None)).status == 200
    assert (await room.seen())["wall"][0]["last"] is None


async def test_a_box_is_told_and_offers_fewer_rounds() -> None:
    world = World()
    room = await started(world, 4, game="elplan")
    assert (await room.lead("timebox", seconds=900, debrief=300)).status == 200
    shown = await room.seen(room.devices[0])
    assert shown["box"] == {"left": 900, "play": 600}
    (tile,) = (await room.seen())["wall"]
    assert tile["forecast"] == [600, 600, 600] and 1 < tile["offer"] < 12, "the set end is the latest"
    await world.wait(100)
    assert (await room.seen(room.devices[0]))["box"] == {"left": 800, "play": 500}
    assert (await room.lead("timebox", seconds=None)).status == 200
    assert (await room.seen())["box"] is None and (await room.seen())["wall"][0]["offer"] is None


class Watched(InlineChecks):
    """Remembers which positions were to be played on, and answers as it is told to."""

    def __init__(self) -> None:
        self.asked: list[bytes] = []
        self.ends: list[float] | None = [100.0, 140.0, 200.0]

    def hand_in(self, task: bytes, reply: Callable[[Any], None], later: bool = False) -> None:
        assert task.startswith(records.LAST)
        self.asked.append(task)
        asyncio.get_running_loop().call_soon(reply, None if self.ends is None else {"ends": self.ends})


async def test_a_span_is_told_and_looked_at_again_as_play_goes_on() -> None:
    world = World()
    world.hub.checks = watched = Watched()
    room = await started(world, 3, game="financity", clock=None)
    (live,) = world.hub.live.values()
    await world.wait(60)
    assert watched.asked == [], "where no end is set nobody needs to know"
    assert (await room.lead("timebox", seconds=3_000, debrief=300)).status == 200
    await world.wait(2)
    low, likely, high = (await room.seen())["wall"][0]["forecast"]
    assert len(watched.asked) == 1
    own = room.room.paces.until(live, room.room.paces.last_round(live))
    assert low < 100 < likely < own < high, "what is told has both in it: futures, and the rounds so far"
    await world.wait(EVERY)
    assert len(watched.asked) == 2, "the same position, some time later"
    watched.ends = None
    await world.wait(2 * EVERY)
    assert len(watched.asked) > 2 and (await room.seen())["wall"][0]["forecast"][0] < 100, "a worker that fails takes nothing away"
    assert (await room.lead("rounds", sign="triangle", last=2)).status == 200
    await world.settle()
    left = room.room.play_left()
    assert (await room.seen())["wall"][0]["forecast"] == [left, left, left], "an end that was named is held"


async def test_fewer_rounds_are_offered_where_the_forecast_is_late() -> None:
    world = World()
    world.hub.checks = watched = Watched()
    room = await started(world, 3, game="financity", clock=None)
    assert (await room.lead("timebox", seconds=900, debrief=300)).status == 200
    assert 1 < (await room.seen())["wall"][0]["offer"] < 10, "so long a game usually takes longer"
    await world.wait(2)
    assert len(watched.asked) == 1 and (await room.seen())["wall"][0]["offer"] is None, "but these people are quick"
    watched.ends = [700.0] * 3
    await world.wait(EVERY)
    assert 1 < (await room.seen())["wall"][0]["offer"] < 10
    assert (await room.lead("rounds", sign="triangle", last=2)).status == 200
    assert (await room.seen())["wall"][0]["offer"] is None, "nothing is offered that is chosen already"


async def test_how_long_a_table_lasts_is_worked_out_without_its_secrets() -> None:
    world = World()
    world.hub.checks = watched = Watched()
    room = await started(world, 3, game="multiverse", clock=None)
    (live,) = world.hub.live.values()
    assert (await room.lead("timebox", seconds=3_000, debrief=300)).status == 200
    await world.wait(2)
    (task,) = watched.asked
    true, sent = live.memory.table.state.to_json(), msgspec.json.decode(task.split(b"\n", 2)[2])  # type: ignore[union-attr]
    assert sent["period"] == true["period"] and sorted(sent["deck"]) != true["deck"] != sent["deck"]
    answer = records.answer(task)
    assert answer is not None and all(0 < end <= 2_700 + 120 for end in answer["ends"])
