"""The end of a lesson: forecasts from each table's own pace, and tables that end in time, each at the end of a round."""

import pytest

from tests.server.classroom import started
from tests.server.lessons import lesson
from tests.server.world import World

LESSONS = {
    "multiverse": (400, (5, 8, 11)),
    "financialit": (1500, (18, 22)),
    "financity": (1500, (12, 15)),
    "elplan": (1500, (10, 12)),
    "citylife": (600, (8, 10)),
}
"""Seconds of play that a whole game does not fit into, and how slow the people of each table are."""


@pytest.mark.parametrize("game", LESSONS)
async def test_tables_end_at_the_round_nearest_to_the_set_end(game: str) -> None:
    play, slowness = LESSONS[game]
    endings = await lesson(game, 8, play, 1, slowness)
    assert any(ending.announced for ending in endings), "otherwise this test would say nothing"
    for ending in endings:
        if ending.announced is not None:
            assert ending.round == ending.announced or (game == "citylife" and ending.round < ending.announced)
        assert ending.late <= 1.5 * ending.round_seconds + 60, ending


@pytest.mark.slow
async def test_a_hundred_lessons() -> None:
    """Short rounds end within a minute of the set time; nothing ends more than two rounds late."""
    short = []
    for seed in range(20):
        for game, (play, slowness) in LESSONS.items():
            for ending in await lesson(game, 12, play, seed, slowness):
                assert ending.late <= 2 * ending.round_seconds + 60, ending
                if ending.announced == ending.round and ending.round_seconds <= 90:
                    short.append(abs(ending.late))
    assert len(short) > 60 and sum(late <= 60 for late in short) >= 0.85 * len(short)


async def test_a_trainer_names_the_last_round_of_one_table() -> None:
    world = World()
    room = await started(world, 6, game="financity")
    first, second = (await room.seen())["wall"]
    assert first["rounds"] == 10 and first["last"] is None and first["forecast"] > 0
    assert (await room.lead("rounds", sign=first["sign"], last=2)).status == 200
    await world.settle()
    first, second = (await room.seen())["wall"]
    assert (first["rounds"], first["last"]) == (2, 2) and (second["rounds"], second["last"]) == (10, None)
    for last, reason in ((0, "bad_message"), (10, "bad_last_period"), (2, "bad_last_period"), (None, "bad_last_period")):
        assert (await room.lead("rounds", sign=first["sign"], last=last)).reason == reason, last
    assert (await room.lead("rounds", sign="house", last=2)).reason == "no_such_sign"


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
    assert tile["forecast"] > 600 and 1 < tile["offer"] < 12
    await world.wait(100)
    assert (await room.seen(room.devices[0]))["box"] == {"left": 800, "play": 500}
    assert (await room.lead("timebox", seconds=None)).status == 200
    assert (await room.seen())["box"] is None and (await room.seen())["wall"][0]["offer"] is None
