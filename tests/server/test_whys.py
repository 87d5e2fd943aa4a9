"""Why?, during play: only where the host allows it, so often and no oftener, from an imagined table, for one seat's eyes."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from alcancia.games import GAMES, find
from alcancia.kernel import Table
from alcancia.server import limits, records
from alcancia.server.coaching import Question
from tests.server.classroom import started
from tests.server.test_manners import bet, playing
from tests.server.world import World


@pytest.fixture(autouse=True)
def _few_playouts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("alcancia.coach.foreseeing.BUDGETS", dict.fromkeys(GAMES, 80))


def table_at(world: World, id: str) -> Table:
    found = world.hub.live[id].memory.table
    assert found is not None
    return found


async def test_only_as_often_as_the_host_sets() -> None:
    world, table, (host, guest), wires = await playing()
    at = f"/api/tables/{table}"
    assert (await host.post(f"{at}/why", {"seat": 0})).reason == "no_coach", "off by default"
    assert (await guest.post(f"{at}/manners", {"coach": 5})).reason == "host_only"
    for bad in (-1, 100, "3", 1.0, None):
        assert (await host.post(f"{at}/manners", {"coach": bad})).status == 400
    await host.post(f"{at}/manners", {"coach": 1})
    found = (await host.post(f"{at}/why", {"seat": 0})).data
    asked = table_at(world, table).asked[0]
    assert found["question"] == wires[0].state["view"]["question"]["id"] and found["left"] == 0
    assert len(found["options"]) >= 2 and all(asked.contains(option["move"]) for option in found["options"])
    for option in found["options"]:
        assert option["points"]["low"] <= option["points"]["mean"] <= option["points"]["high"]
    assert (await host.post(f"{at}/why", {"seat": 0})).data == found, "the same question counts once"
    assert (await guest.post(f"{at}/why", {"seat": 0})).reason == "not_your_seat"
    assert "tens" not in str(wires[1].heard), "nobody else hears of it"
    await wires[0].move("m", found["question"], found["options"][0]["move"])
    assert (await host.post(f"{at}/why", {"seat": 0})).reason == "not_your_decision"
    assert (await guest.post(f"{at}/why", {"seat": 1})).status == 200, "everybody has their own"
    await host.post(f"{at}/pause", {"paused": True})
    assert (await guest.post(f"{at}/why", {"seat": 1})).reason == "paused"


async def test_what_is_asked_during_play_comes_after_all_else(monkeypatch: pytest.MonkeyPatch) -> None:
    """Debriefs, records and the ends of lessons wait for none of it, and where much of it waits no more is taken."""
    world, table, (host, _guest), _wires = await playing()
    at, orders, hand_in = f"/api/tables/{table}", list[bool](), world.checks.hand_in
    await host.post(f"{at}/manners", {"coach": 3})

    def noted(task: bytes, reply: Callable[[Any], None], later: bool = False) -> None:
        orders.append(later)
        hand_in(task, reply, later)

    monkeypatch.setattr(world.checks, "hand_in", noted)
    monkeypatch.setattr(world.checks, "later", limits.WHYS_WAITING, raising=False)
    assert (await host.post(f"{at}/why", {"seat": 0})).reason == "too_fast" and orders == []
    monkeypatch.setattr(world.checks, "later", limits.WHYS_WAITING - 1)
    assert (await host.post(f"{at}/why", {"seat": 0})).status == 200 and orders == [True]


async def test_no_more_than_that_in_a_whole_game() -> None:
    _world, table, browsers, wires = await playing(3)
    at, said = f"/api/tables/{table}", list[str]()
    await browsers[0].post(f"{at}/manners", {"coach": 2})
    for turn in range(12):
        answer = await browsers[0].post(f"{at}/why", {"seat": 0})
        question = answer.data.get("question", "")
        said.append(question or answer.reason)
        assert question or answer.reason in ("coach_used", "not_your_decision", "nothing_to_weigh", "game_over")
        for number, wire in enumerate(wires):
            if wire.state["view"]["question"] is not None:
                await bet(wire, f"m{turn}-{number}")
    assert len(set(said) - {"coach_used", "not_your_decision", "nothing_to_weigh", "game_over"}) == 2, said
    assert "coach_used" in said


async def test_the_worker_gets_an_imagined_table(monkeypatch: pytest.MonkeyPatch) -> None:
    world, table, browsers, _ = await playing()
    sent: list[bytes] = []
    hand_in = world.hub.checks.hand_in

    def watched(task: bytes, reply: Any, later: bool) -> None:
        sent.append(task)
        hand_in(task, reply, later)

    monkeypatch.setattr(world.hub.checks, "hand_in", watched)
    await browsers[0].post(f"/api/tables/{table}/manners", {"coach": 3})
    assert (await browsers[0].post(f"/api/tables/{table}/why", {"seat": 0})).status == 200
    [task] = [task for task in sent if task.startswith(records.FORESEE)]
    true = table_at(world, table)
    state = task.partition(b"\n")[2].partition(b"\n")[2]
    assert state != msgspec.json.encode(true.state)
    game = find("multiverse")
    imagined = Table.at(game, game.state.from_json(msgspec.json.decode(state)))  # type: ignore[attr-defined]
    assert imagined.view(0) == true.view(0)


async def test_a_worker_that_fails_costs_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    world, table, browsers, _ = await playing()
    at = f"/api/tables/{table}"
    await browsers[0].post(f"{at}/manners", {"coach": 1})
    with monkeypatch.context() as broken:
        broken.setattr(world.hub.checks, "hand_in", lambda task, reply, later: reply(None))
        assert (await browsers[0].post(f"{at}/why", {"seat": 0})).reason == "try_later"
    assert (await browsers[0].post(f"{at}/why", {"seat": 0})).status == 200


async def test_in_a_class_the_trainer_allows_it() -> None:
    world = World()
    room = await started(world, 3, coach=3)
    [table] = room.room.state.tables
    assert world.hub.live[table.table].lobby.settings.coach == 3
    assert (await room.seen())["terms"]["coach"] == 3


def test_what_cannot_be_read_is_no_answer() -> None:
    nothing: Any = records.answer(records.FORESEE + Question("multiverse", "1", "x", 0).with_state(b"{}"))
    assert nothing is None


def test_a_game_begun_by_older_rules_is_played_on_by_them() -> None:
    table = Table.set_up(find("financialit").of_version("1"), seats=3, seed="old")
    asked = Question("financialit", table.game.version, "x", 0).with_state(msgspec.json.encode(table.state))
    _, laid = Question.read(asked)
    assert (laid.game.version, laid.state.printed.first) == ("1", True)  # type: ignore[attr-defined]
