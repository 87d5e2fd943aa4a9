"""Seating that knows the clock: five games, three to sixty heads."""

import asyncio
import re
from collections.abc import Mapping
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest

from alcancia.games import GAMES
from alcancia.kernel import Luck, Table
from alcancia.server.classes import events
from alcancia.server.classes.arranging import arrange, layout_of, seats_at
from alcancia.server.classes.plan import DECISIONS, length_of, play_minutes, propose
from alcancia.server.classes.state import ClassState
from alcancia.server.hub import IDLE_SECONDS
from alcancia.shelf.own import find
from alcancia.text import Speaker
from tests.laws.walking import walk
from tests.server.classroom import made, started
from tests.server.lessons import decide
from tests.server.world import Browser, World


@pytest.mark.parametrize("game", GAMES)
def test_sizes_are_within_one_and_need_no_bots(game: str) -> None:
    for heads in range(3, 61):
        for minutes in (30, 45, 60, 90, 120):
            layout = propose(game, heads, minutes)
            assert layout is not None, heads
            assert sum(layout.sizes) == heads and max(layout.sizes) - min(layout.sizes) <= 1
            assert all(size in find(game).seats for size in layout.sizes) and max(layout.sizes) <= 5
            assert min(layout.sizes) >= 3 and len(layout.sizes) <= 20


@pytest.mark.parametrize("game", GAMES)
def test_alike_for_the_same_luck_with_two_bots_at_most(game: str) -> None:
    for heads in range(3, 61):
        layout = propose(game, heads, 60, equal=True)
        assert layout is not None, heads
        assert len(set(layout.sizes)) == 1 and 0 <= sum(layout.sizes) - heads <= 2


@pytest.mark.parametrize("game", GAMES)
def test_less_time_never_makes_larger_tables(game: str) -> None:
    for heads in range(3, 61):
        sizes = [max(layout.sizes) for minutes in (20, 45, 60, 90, 180) if (layout := propose(game, heads, minutes)) is not None]
        assert sizes == sorted(sizes) or max(sizes) - min(sizes) <= 2, (heads, sizes)


@pytest.mark.parametrize("game", GAMES)
def test_the_forecast_is_what_a_game_takes(game: str) -> None:
    """Before a class has a pace of its own: decisions of a whole game, as the baseline plays it."""
    for seats in (3, 5):
        played = []
        for seed in range(2):
            table = Table.set_up(find(game), seats=seats, seed=str(seed), hashing=False)
            played.append(sum(1 for _ in walk(table, seed, "baseline")))
        expected = DECISIONS[game][0] + DECISIONS[game][1] * seats
        assert 0.6 * expected <= sum(played) / 2 <= 1.5 * expected, (seats, played, expected)


@pytest.mark.parametrize("game", GAMES)
def test_a_ready_made_lesson_is_as_long_as_it_is_told(game: str) -> None:
    def decisions(rules: Mapping[str, Any]) -> int:
        tables = [Table.set_up(find(game), seats=4, seed=str(seed), options=rules, hashing=False) for seed in range(2)]
        return sum(sum(1 for _ in walk(table, number, "baseline")) for number, table in enumerate(tables))

    usual = decisions({})
    for name, rules in find(game).presets.items():
        assert 0.75 < decisions(rules) / usual / length_of(game, rules) < 1.35, name


async def test_the_forecast_knows_the_lesson() -> None:
    world = World()
    room = await made(world, game="financity", minutes=45)
    for _ in range(8):
        await room.learner()
    usual = (await room.seen())["plan"]["minutes"]
    assert (await room.lead("terms", options=find("financity").presets["short"])).status == 200
    seen = await room.seen()
    assert seen["plan"]["minutes"] < 0.7 * usual and seen["terms"]["options"]["years"] == 6
    assert (await room.lead("start")).status == 200
    (live, _) = world.hub.live.values()
    assert live.memory.table is not None and live.memory.table.state.options.years == 6
    assert (await room.seen())["wall"][0]["forecast"][1] == pytest.approx(60 * seen["plan"]["minutes"], abs=60)


def a_class(heads: int, seating: str = "arrival", groups: int = 1, same_luck: bool = False) -> ClassState:
    state = ClassState()
    state.apply(events.Made(events.Terms("financialit", seating=seating, same_luck=same_luck)))  # type: ignore[arg-type]
    for number in range(1, heads + 1):
        state.apply(events.Joined(number, f"a{number}", "brave", 1 + (number - 1) // groups * groups))
    return state


@pytest.mark.parametrize("seating", ["arrival", "mixed"])
@pytest.mark.parametrize("groups", [1, 2, 4])
def test_everybody_sits_once(seating: str, groups: int) -> None:
    for heads in range(3, 61):
        state = a_class(heads, seating, groups)
        found, layout = arrange(state), layout_of(state)
        assert isinstance(found, list) and layout is not None
        assert sorted(unit for _, people in found for unit in people) == list(range(1, heads + 1))
        assert sorted(len(people) for _, people in found) == sorted(layout.sizes)
        assert len({sign for sign, _ in found}) == len(found)


def test_groups_at_one_device_stay_together_and_mixed_ones_do_not() -> None:
    found = arrange(a_class(16, groups=4))
    assert isinstance(found, list)
    assert all({(unit - 1) // 4 for unit in people} == {(people[0] - 1) // 4} for _, people in found)
    mixed = arrange(a_class(16, "mixed"))
    assert isinstance(mixed, list) and not any(first + 1 == second for _, people in mixed for first, second in pairwise(people))


@pytest.mark.parametrize("seating", ["arrival", "mixed"])
def test_one_tablet_plays_at_one_table(seating: str) -> None:
    """Whoever shares a device can only play at one table, however the others are seated."""
    for heads in range(7, 61):
        state = ClassState()
        state.apply(events.Made(events.Terms("financialit", seating=seating)))  # type: ignore[arg-type]
        for number in range(1, heads + 1):
            state.apply(events.Joined(number, f"a{number}", "brave", 1 if number <= 4 else number))
        found = arrange(state)
        assert isinstance(found, list)
        assert any({1, 2, 3, 4} <= set(people) for _, people in found), heads
        sizes = [len(people) for _, people in found]
        assert max(sizes) - min(sizes) <= 1 and sum(sizes) == heads


async def test_a_trainer_moves_somebody() -> None:
    world = World()
    room = await made(world)
    await room.learners(8)
    assert (await room.lead("place", learner=1, sign="circle")).status == 200
    tables = {table["sign"]: table["seats"] for table in (await room.seen())["tables"]}
    assert [1] in tables["circle"] and len(tables["triangle"]) == len(tables["circle"]) == 4
    for learner in (2, 3):
        await room.lead("place", learner=learner, sign="circle")
    for learner in (4, 5):
        await room.lead("place", learner=learner, sign="circle")
    tables = {table["sign"]: table["seats"] for table in (await room.seen())["tables"]}
    assert len(tables["circle"]) == 5 and len(tables["triangle"]) == 3
    assert (await room.lead("start")).status == 200
    assert (await room.lead("place", learner=1, sign="triangle")).reason == "already_started"


async def test_whom_a_trainer_moves_takes_nobody_else_along() -> None:
    world = World()
    room = await made(world, game="financity")
    await room.learner(heads=4)
    await room.learners(10)

    async def seated() -> dict[str, set[int]]:
        return {table["sign"]: {number for seat in table["seats"] for number in seat} for table in (await room.seen())["tables"]}

    before = await seated()
    assert [len(people) for people in before.values()] == [4, 4, 3, 3]
    # To those who share a device: they stay together, and nobody can make room.
    assert (await room.lead("place", learner=5, sign="triangle")).status == 200
    assert await seated() == before | {"triangle": before["triangle"] | {5}, "circle": before["circle"] - {5}}
    # To a table that is full: one learner makes room, and all others stay.
    assert (await room.lead("place", learner=5, sign="circle")).status == 200
    assert await seated() == before
    assert (await room.lead("place", learner=9, sign="circle")).status == 200
    after = await seated()
    assert [len(people) for people in after.values()] == [4, 4, 3, 3]
    assert {number for sign in before for number in before[sign] - after[sign]} == {9, 8}
    # To a smaller one: there is room.
    assert (await room.lead("place", learner=7, sign="star")).status == 200
    assert await seated() == after | {"circle": after["circle"] - {7}, "star": after["star"] | {7}}


async def test_a_trainer_puts_two_at_one_seat_and_apart_again() -> None:
    world = World()
    room = await made(world)
    await room.learners(5)
    assert (await room.lead("place", learner=2, sign="triangle", beside=1)).status == 200
    assert [1, 2] in (await room.seen())["tables"][0]["seats"]
    assert (await room.lead("place", learner=3, sign="triangle", beside=1)).reason == "seat_taken"
    assert (await room.lead("place", learner=3, sign="triangle", beside=3)).reason == "no_such_learner"
    assert (await room.lead("place", learner=9, sign="triangle")).reason == "no_such_learner"
    assert (await room.lead("place", learner=2, sign="nowhere")).reason == "no_such_sign"
    assert (await room.lead("place", learner=2, sign="triangle")).status == 200
    assert [2] in (await room.seen())["tables"][0]["seats"]


async def test_as_you_sit() -> None:
    world = World()
    room = await made(world, seating="sit")
    for sign in ("moon", "moon", "star", "moon", "star", "star", "star"):
        await room.learner(sign=sign)
    tables = {table["sign"]: len(table["seats"]) for table in (await room.seen())["tables"]}
    assert tables == {"star": 4, "moon": 3}
    lonely = await room.learner(sign="sun")
    refused = await room.lead("start")
    assert refused.reason == "bad_table_size" and refused.data["detail"] == {"seats": 1, "sign": "sun"}
    (you,) = (await room.seen(lonely))["you"]
    await room.lead("place", learner=you["learner"], sign="moon")
    assert (await room.lead("start")).status == 200


async def test_another_number_of_tables() -> None:
    world = World()
    room = await made(world)
    await room.learners(12)
    shown = await room.seen()
    assert {len(choice["sizes"]) for choice in shown["choices"]} == {3, 4}
    assert (await room.lead("terms", tables=4)).status == 200
    assert (await room.seen())["plan"]["sizes"] == [3, 3, 3, 3]
    assert (await room.lead("terms", tables=11)).status == 200
    assert (await room.lead("start")).reason == "no_such_layout"
    assert (await room.lead("terms", tables=None, game="nothing")).reason == "unknown_game"
    assert (await room.lead("terms", tables=None, options={"nothing": 1})).status == 409


async def test_bots_only_where_all_tables_are_to_be_alike() -> None:
    state = a_class(7, same_luck=True)
    found, layout = arrange(state), layout_of(state)
    assert isinstance(found, list) and layout is not None
    seats = [seats_at(state, people, layout) for _, people in found]
    assert [len(table) for table in seats if isinstance(table, list)] == [4, 4]


async def test_the_same_luck_at_all_tables() -> None:
    """Two tables with the same moves are identical; a table of another luck is not."""

    async def play(same_luck: bool) -> list[list[str]]:
        world = World()
        room = await started(world, 8, game="financialit", same_luck=same_luck)
        hashes = []
        for seated in room.room.state.tables:
            table = world.hub.live[seated.table].memory.table
            assert table is not None
            while table.asked and len(table.entries) < 40:
                seat = next(iter(table.asked))
                table.play(seat, table.asked[seat].otherwise())
            hashes.append(list(table.hashes or ()))
        return hashes

    one, other = await play(True)
    assert one == other and len(one) > 20
    one, other = await play(False)
    assert one != other


async def test_every_learner_brings_a_part_of_the_luck() -> None:
    """Not even whoever leads can choose it; where all tables have the same luck, nothing is mixed."""
    for same_luck in (False, True):
        world = World()
        room = await made(world, same_luck=same_luck)
        for number in range(4):
            await room.learner(share=f"part-of-{number}")
        assert (await room.lead("start")).status == 200
        (seated,) = room.room.state.tables
        record = msgspec.json.decode(world.hub.live[seated.table].memory.record())
        parts = {str(seat): f"part-of-{learner - 1}" for seat, (learner,) in enumerate(seated.seats)}
        assert record.get("shares", {}).items() >= ({} if same_luck else parts).items()
        assert len(record.get("shares", {})) == (0 if same_luck else 5)


async def test_the_shared_luck_is_told_to_nobody() -> None:
    world = World()
    room = await started(world, 8, same_luck=True)
    luck = room.room.state.luck
    for browser in [room.trainer, *room.devices]:
        for eyes in ("learner", "projector", "trainer"):
            await room.seen(browser, eyes)
    assert luck is not None and not any(luck.encode() in text for browser in [room.trainer, *room.devices] for text in browser.received)


async def play_out(world: World, path: str) -> None:
    """This table's game, to its end."""
    live, turn, luck = world.hub.live[path.rpartition("/")[2]], 0, Luck("done first")
    while not live.memory.over:
        await decide(world, live.id, luck, turn)
        turn += 1
    await world.settle()


async def test_who_is_done_first_cannot_look_up_the_luck_of_the_others() -> None:
    """At a finished table all is open, but not while others play on with its luck: one seed, or "try from here", would tell them theirs."""
    world = World()
    room = await started(world, 8, same_luck=True)
    first, other = (f"/api/tables/{seated.table}" for seated in room.room.state.tables)

    async def looked(browser: Browser) -> list[str]:
        steps = (await browser.get(f"{first}/timeline")).data["steps"]
        asked = [await browser.get(f"{first}/{what}") for what in ("record", "replay?step=3&eyes=1")]
        asked.append(await browser.post(f"{first}/branch", {"step": 3}))
        end = await browser.get(f"{first}/replay?step={steps}")
        assert end.data["over"] and end.data["standings"]
        return [*(answer.reason if answer.status >= 400 else "" for answer in asked), "" if end.data["proof"] else "no proof"]

    learner = await room.devices[0].live(first.rpartition("/")[2]).hello()
    await play_out(world, first)
    assert await looked(world.browser()) == ["same_luck", "same_luck", "same_luck", "no proof"]
    assert (learner.state["lobby"]["status"], learner.state["lobby"]["closed"]) == ("over", "same_luck")
    # A record is a file. What a screen shows stays closed for the trainer too: theirs may be mirrored.
    assert await looked(room.trainer) == ["", "same_luck", "same_luck", "no proof"]
    heard = len(learner.heard)
    await play_out(world, other)
    assert await looked(world.browser()) == await looked(room.trainer) == [""] * 4
    assert "closed" not in (await learner.hear("lobby", heard))["lobby"]


async def test_who_is_done_first_cannot_look_up_the_hands_of_the_others() -> None:
    """Where hands are hidden, what everybody had after the first round of a finished table is nearly the deal of all others."""
    world = World()
    room = await started(world, 8, same_luck=True)
    first, other = (f"/api/tables/{seated.table}" for seated in room.room.state.tables)
    learner = await room.devices[0].live(first.rpartition("/")[2]).hello()
    mine = learner.state["you"]["seat"]
    await play_out(world, first)

    async def looked(browser: Browser) -> list[str]:
        asked = [await browser.get(f"{first}/{what}") for what in ("measures.csv", "measures.parquet", f"coach?seat={(mine + 1) % 4}")]
        shown = (
            await browser.get(first),
            await browser.get(f"{first}/replay?step={world.hub.live[first.rpartition('/')[2]].memory.steps}"),
        )
        refused = [answer.reason if answer.status >= 400 else "" for answer in asked]
        return refused + ["" if answer.data["debrief"] else "none" for answer in shown]

    for stranger in (world.browser(), room.devices[0], room.trainer):
        assert await looked(stranger) == ["same_luck"] * 3 + ["none"] * 2
    assert (await room.devices[0].get(f"{first}/coach?seat={mine}")).status == 200, "one's own game is one's own"
    assert learner.state["debrief"] is None
    heard = len(learner.heard)
    await play_out(world, other)
    assert (await learner.hear("state", heard))["debrief"]
    assert await looked(world.browser()) == [""] * 5


async def test_where_all_lay_open_figures_wait_for_nobody() -> None:
    world = World()
    room = await started(world, 8, game="citylife", same_luck=True)
    first = f"/api/tables/{room.room.state.tables[0].table}"
    await play_out(world, first)
    assert (await world.browser().get(f"{first}/record")).reason == "same_luck"
    assert (await world.browser().get(f"{first}/measures.csv")).status == 200


async def test_that_the_luck_is_open_hangs_on_no_memory() -> None:
    """A table nobody is at leaves the memory, a server is started anew: whoever need not wait does not, whoever must does."""
    world = World()
    room = await started(world, 8, same_luck=True)
    first, other = (f"/api/tables/{seated.table}" for seated in room.room.state.tables)
    for path, answered in ((first, 409), (other, 200)):
        await play_out(world, path)
        again = World(world.store)
        assert (await again.browser().get(first)).status == 200
        for _ in range(10_000):  # the table wakes its class, and the class its other tables, in slices of time
            if not {first.rpartition("/")[2], other.rpartition("/")[2]} <= set(again.hub.live):
                await asyncio.sleep(0)
        assert (await again.browser().get(f"{first}/record")).status == answered
    learner = await room.devices[0].live(first.rpartition("/")[2]).hello()
    world.clock.sleep(2 * IDLE_SECONDS)
    await world.hub.sweep()
    assert first.rpartition("/")[2] in world.hub.live and other.rpartition("/")[2] not in world.hub.live
    assert "closed" not in learner.state["lobby"] and (await room.devices[0].get(f"{first}/record")).status == 200


async def test_who_is_done_first_hears_when_the_lesson_ends() -> None:
    world = World()
    room = await started(world, 8, same_luck=True)
    first = room.room.state.tables[0].table
    await play_out(world, first)
    learner = await room.devices[0].live(first).hello()
    assert learner.state["lobby"]["closed"] == "same_luck"
    assert (await room.lead("end")).status == 200
    assert "closed" not in (await learner.hear("lobby"))["lobby"]


OF_PLAY = (25, 35, 50)
"""Minutes of play in a lesson of 45, 60 and 90."""


@pytest.mark.parametrize(("page", "locale"), [("trainer.md", "en"), ("trainer.es.md", "es")])
def test_the_trainers_page_has_the_forecasts_of_the_program(page: str, locale: str) -> None:
    text = Path(__file__).parents[2].joinpath("docs", page).read_text("utf-8")
    names = {Speaker(locale, game).say("game-name"): game for game in GAMES}
    rows = re.findall(r"^\| ([^|]+) \| (\d+) / (\d+) min \| (.+) \|$", text, re.M)
    assert {name for name, *_ in rows} == set(names)
    for name, three, four, plans in rows:
        game = names[name]
        assert (int(three), int(four)) == (play_minutes(game, 3), play_minutes(game, 4)), name
        lessons = {Speaker(locale, game).say(f"preset-{lesson}"): rules for lesson, rules in find(game).presets.items()}
        for plan, most in zip(plans.split(" | "), OF_PLAY, strict=True):
            chosen = re.findall(r"\*([^*]+)\*", plan)
            assert set(chosen) <= set(lessons), "what the plan says can be chosen on the page"
            assert all(play_minutes(game, 4, length_of(game, lessons[lesson])) <= most for lesson in chosen), plan
