"""The script of a lesson: done when its round begins, noted where it is impossible, waiting again after going back, seen by nobody else."""

from typing import Any

import pytest

from alcancia.ground.plain import to_lists
from alcancia.kernel import TRAINER
from tests.server.test_trainer import lesson
from tests.server.world import Browser, World, request


async def prepared(rows: list[dict[str, Any]], game: str = "financity") -> tuple[World, str, Browser, list[Browser]]:
    """A table of pupils with a script, already begun."""
    world = World()
    trainer = world.browser()
    table = (await trainer.post("/api/tables", {"game": game, "seats": 3, "seat": None})).data["table"]
    pupils = [world.browser() for _ in range(3)]
    for pupil in pupils:
        await pupil.post(f"/api/tables/{table}/join", {})
    answer = await trainer.post(f"/api/tables/{table}/script", {"rows": rows})
    assert answer.status == 200, answer.data
    await trainer.post(f"/api/tables/{table}/start", {})
    await world.settle()
    return world, table, trainer, pupils


async def through_the_first_year(world: World, table: str) -> None:
    """Everybody gives the usual answers until the second year."""
    live = world.hub.live[table]
    while (game := live.memory.table) is not None and game.state.period == 1:
        seat, ask = next(iter(game.asked.items()))
        move = to_lists(ask.otherwise())
        live.receive(request(live, seat, "move", id=f"{live.memory.seq}", question=live.memory.question(ask), move=move))
        await world.settle()


async def test_a_script_is_done_when_its_round_begins() -> None:
    rows = [
        {"period": 2, "do": ["force", "events", "EV05"]},
        {"period": 2, "do": ["stop", "What did you insure?"]},
        {"period": 1, "do": ["change", "extra_job_pay", 120]},
        {"period": 1, "do": ["force", "events", "EV99"]},
    ]
    world, table, trainer, pupils = await prepared(rows)
    game = world.hub.live[table].memory.table
    assert game is not None and game.entries == [(TRAINER, ("change", "extra_job_pay", 120))]
    lobby = (await trainer.get(f"/api/tables/{table}?seat=-1")).data["lobby"]
    assert [(line["do"][2:], line["done"], line["refused"]) for line in lobby["script"][:2]] == [
        ([120], True, ""),
        (["EV99"], True, "cannot_come"),
    ]
    wires = [await pupil.live(table).hello() for pupil in pupils]
    await through_the_first_year(world, table)
    state = wires[0].state
    assert state["lobby"]["paused"] and state["lobby"]["talk"] == "What did you insure?"
    assert state["lobby"]["script"] == [], "no pupil reads the script"
    heard = [fact["args"] for one in wires[0].heard if one["type"] == "state" for fact in one["facts"] if fact["key"] == "trainer_prepared"]
    assert heard == [{}], "nor what will come"
    assert game.dealer.queued("events") == ("EV05",)
    assert game.state.options.extra_job_pay == 120
    await trainer.post(f"/api/tables/{table}/pause", {"paused": False})
    assert (await trainer.get(f"/api/tables/{table}")).data["lobby"]["talk"] == ""


async def test_after_going_back_later_lines_wait_again() -> None:
    world, table, trainer, _ = await prepared([{"period": 2, "do": ["force", "events", "EV05"]}])
    live = world.hub.live[table]
    await through_the_first_year(world, table)
    assert [line.done for line in live.lobby.script] == [True]
    assert (await trainer.post(f"/api/tables/{table}/rewind", {"to": 2})).status == 200
    await world.settle()
    assert [line.done for line in live.lobby.script] == [False]
    assert live.memory.table is not None and live.memory.table.dealer.queued("events") == ()


@pytest.mark.parametrize(
    ("do", "reason"),
    [
        (["stop", " "], "bad_script"),
        (["stop", "x" * 201], "bad_script"),
        (["stop", "a\nb"], "bad_script"),
        (["force", "events", True], "bad_script"),
        (["rewind", 0], "bad_script"),
        (["change", "no_such", 1], "unknown_option"),
        (["change", "goal_savings", 100], "not_live_option"),
        (["change", "years", 99], "bad_option_value"),
    ],
)
async def test_a_line_that_cannot_be_is_refused_and_named(do: list[Any], reason: str) -> None:
    world, table, trainer, _ = await lesson("financity")
    fine = {"period": 2, "do": ["stop", "Ready?"]}
    answer = await trainer.post(f"/api/tables/{table}/script", {"rows": [fine, {"period": 1, "do": do}]})
    assert answer.reason in (reason, "bad_option") and answer.data["detail"]["row"] == 1
    assert world.hub.live[table].lobby.script == []


async def test_a_host_who_plays_prepares_nothing() -> None:
    world = World()
    host = world.browser()
    table = (await host.post("/api/tables", {"game": "financity", "seats": 3})).data["table"]
    answer = await host.post(f"/api/tables/{table}/script", {"rows": [{"period": 1, "do": ["force", "events", "EV01"]}]})
    assert answer.reason == "trainer_only"


@pytest.mark.parametrize("game", ["citylife", "elplan", "financialit", "financity", "multiverse"])
async def test_what_can_be_prepared_is_known_before_the_game(game: str) -> None:
    world = World()
    trainer, other = world.browser(), world.browser()
    table = (await trainer.post("/api/tables", {"game": game, "seats": 3, "seat": None})).data["table"]
    found = (await trainer.get(f"/api/tables/{table}/streams")).data["streams"]
    assert found and all(row["outcomes"] for row in found)
    assert (await other.get(f"/api/tables/{table}/streams")).reason == "host_only"
