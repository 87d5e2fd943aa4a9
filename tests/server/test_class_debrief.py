"""The debrief of a class: moments from its tables, figures that give nobody away, questions that hang on what happened."""

import asyncio
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from alcancia.coach.decisions import Decision, course
from alcancia.coach.questions import STAGES
from alcancia.games import find
from alcancia.kernel import Luck
from alcancia.kernel.record import playback
from alcancia.server import coaching, records
from alcancia.server.classes.debrief import CELLS, KINDS, cells, choose
from alcancia.server.guessing import FEWEST
from tests.server.classroom import Class, started
from tests.server.lessons import decide
from tests.server.world import World


@pytest.fixture(autouse=True)
def _small_slices(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("alcancia.coach.debriefing.BUDGETS", {"multiverse": 100})
    monkeypatch.setattr(coaching, "SLICE", 0.0)
    monkeypatch.setattr(records, "_DESK", coaching.Desk())


async def played(world: World, heads: int, **terms: Any) -> Class:
    """A lesson that was played to its end."""
    room = await started(world, heads, **terms)
    await play_to_the_end(world)
    return room


async def play_to_the_end(world: World) -> None:
    """Every table, somehow."""
    luck = Luck("debrief")
    for turn in range(400):
        for id, live in list(world.hub.live.items()):
            if not live.memory.over:
                await decide(world, id, luck, turn)


async def asked_until_done(room: Class, lang: str = "en") -> Any:
    for _ in range(6000):
        answer = (await room.trainer.get(f"{room.path}/debrief?lang={lang}")).data
        if answer["done"]:
            return answer
        await asyncio.sleep(0)
    raise AssertionError("never done")


async def test_moments_figures_and_questions_of_a_class() -> None:
    world = World()
    room = await played(world, 7)
    [first, *_] = room.room.state.tables
    await room.lead("bookmark", sign=first.sign)
    await room.lead("end")
    at_once = (await room.trainer.get(f"{room.path}/debrief")).data
    assert at_once["figures"] and at_once["questions"], "what needs no thinking is there at once"
    answer = await asked_until_done(room)
    assert answer["looked"] == answer["seats"] == 7 and answer["unfinished"] == []
    assert 3 <= len(answer["moments"]) <= 5
    assert answer["moments"][0]["kind"] == "bookmark" and answer["moments"][0]["sign"] == first.sign
    for moment in answer["moments"][1:]:
        seat = (await room.trainer.get(f"/api/tables/{moment['table']}/coach?seat={moment['seat']}")).data
        [place] = [place for place, one in enumerate(seat["moments"]) if (one["at"], one["kind"]) == (moment["at"], moment["kind"])]
        assert seat["said"][place]["when"] == moment["when"], "the same, but that nobody is called by a name in front of the class"
        assert len(seat["said"][place]["sentences"]) == len(moment["sentences"])
    stages = [STAGES.index(row["stage"]) for row in answer["questions"]]
    assert stages == sorted(stages) and len(set(stages)) >= 4
    spanish = await asked_until_done(room, "es")
    assert [row["stage"] for row in spanish["questions"]] == [row["stage"] for row in answer["questions"]]
    assert spanish["questions"] != answer["questions"]
    for learner in room.room.state.learners.values():
        assert f'"{learner.animal}' not in str(answer)


async def test_seats_where_little_mattered_are_counted_for_the_report() -> None:
    world = World()
    room = await played(world, 3)
    await asked_until_done(room)
    [table] = room.room.state.tables
    known = world.hub.live[table.table].memory.coached
    for seat in known:
        known[seat] |= {"nothing": False, "few": False}
    for nothing, few in ((False, False), (True, False), (False, True)):
        known[1] |= {"nothing": nothing, "few": few}
        assert (await room.trainer.get(f"{room.path}/debrief")).data["quiet"] == nothing + few


async def test_who_may_ask_and_when() -> None:
    world = World()
    room = await started(world, 3)
    assert (await room.trainer.get(f"{room.path}/debrief")).reason == "not_over"
    await room.lead("end")
    assert (await room.devices[0].get(f"{room.path}/debrief")).reason == "guide_only"
    assert (await room.trainer.get(f"{room.path}/debrief?lang=xx")).reason == "bad_message"
    answer = (await room.trainer.get(f"{room.path}/debrief")).data
    assert answer["unfinished"] == [table.sign for table in room.room.state.tables]
    assert answer["done"] and not answer["moments"] and not answer["figures"]


@given(st.lists(st.integers(-500, 5000), min_size=FEWEST, max_size=60))
def test_no_cell_gives_a_small_group_away(values: list[int]) -> None:
    found = list(cells(values))
    assert len(found) == CELLS and found[0]["low"] <= min(values) and found[-1]["high"] >= max(values)  # type: ignore[operator]
    hidden = [cell for cell in found if cell["learners"] is None]
    assert len(hidden) != 1, "one hidden cell could be worked out"
    for cell in found:
        inside = sum(cell["low"] <= value <= cell["high"] for value in values)  # type: ignore[operator]
        assert cell["learners"] is None or cell["learners"] == inside >= FEWEST


def test_one_of_each_kind_comes_before_a_second() -> None:
    def moment(kind: str, by: int, seat: int) -> dict[str, Any]:
        return {"kind": kind, "table": "t", "seat": seat, "at": seat, "swing": None, "what_if": {"standing": {"mean": by}}}

    found = [moment("loss", 90, 0), moment("loss", -95, 1), moment("recovery", 1, 2), moment("swing", 2, 3)]
    assert [(row["kind"], row["seat"]) for row in choose(found, 5)] == [("swing", 3), ("recovery", 2), ("loss", 1), ("loss", 0)]
    assert choose(found, 0) == [] and {row["kind"] for row in choose(found, 3)} <= set(KINDS)


# ── the same moment at two tables ────────────────────────────────────────────


def asked_at(world: World, table: str, seat: int) -> list[Decision]:
    """Everything that the seat was asked there, from the record alone."""
    record = msgspec.json.decode(world.hub.live[table].memory.record())
    return [decision for decision in course(playback(record, find)).of(seat) if decision.asked]


def not_the_same_moment(world: World, moments: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Of these, those where the other table was not asked the same for the same time in the round, or answered the same."""
    wrong = []
    for moment in moments:
        there, seat = moment["elsewhere"], moment["seat"]
        [mine] = [one for one in asked_at(world, moment["table"], seat) if one.at == moment["at"]]
        [other] = [one for one in asked_at(world, there["table"], seat) if one.at == there["at"]]
        times = [
            sum((one.period, one.question) == (it.period, it.question) and one.at < it.at for one in asked_at(world, table, seat))
            for it, table in ((mine, moment["table"]), (other, there["table"]))
        ]
        same = (mine.period, mine.question, times[0]) == (other.period, other.question, times[1]) and moment["table"] != there["table"]
        if not same or mine.move == other.move:
            wrong.append(moment)
    return wrong


async def test_with_the_same_luck_another_table_is_told_that_decided_otherwise() -> None:
    world = World()
    room = await played(world, 8, same_luck=True)

    async def compared() -> list[dict[str, Any]]:
        return [moment for moment in (await asked_until_done(room))["moments"] if moment["elsewhere"] is not None]

    moments = await compared()
    assert moments and not_the_same_moment(world, moments) == []
    assert all(moment["elsewhere"]["way"] and moment["kind"] in KINDS for moment in moments)
    for known in world.hub.live[moments[0]["elsewhere"]["table"]].memory.coached.values():
        known["decided"] = [[at, period + 1, question, move] for at, period, question, move in known["decided"]]
    assert not_the_same_moment(world, await compared()), "a planted fault: another round of that table is taken for the same"
    room.room.state.luck = None
    assert await compared() == [], "with another luck nothing can be held against each other"


async def test_the_report_tells_the_rules_of_the_lesson() -> None:
    world = World()
    room = await started(world, 3, options={"fee": 80})
    assert (await room.lead("rule", option="fee", value=60)).data == {"refused": []}
    await room.lead("rule", option="no_such_rule", value=1)
    await play_to_the_end(world)
    found = (await room.trainer.get(f"{room.path}/debrief")).data["rules"]
    [table] = room.room.state.tables
    assert found == {"options": {"fee": 80}, "changes": [{"option": "fee", "value": 60, "signs": [table.sign]}]}, (
        "what was refused is no change"
    )
