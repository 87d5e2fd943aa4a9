"""Every check is proved by a planted bug: with the bug in place it must fail."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from alcancia.games import find
from alcancia.kernel import Luck
from alcancia.server import gate, live, playing, routes, seating, telling
from alcancia.server.requests import Request
from alcancia.server.store import Append, Appended, Failed, Reply
from tests.server import test_canary, test_gate, test_idempotence
from tests.server.world import MemoryStore, SteadyClock, World, choose, run


class Liar(MemoryStore):
    """Acknowledges before it has written, and now and then never writes."""

    def append(self, append: Append, reply: Reply) -> None:
        self.told = getattr(self, "told", 0) + 1
        reply(Appended(append.expected_seq + len(append.entries)))
        if self.told % 7:
            super().append(append, lambda result: None)


class Forgetful(MemoryStore):
    """Has no unique move ids."""

    def append(self, append: Append, reply: Reply) -> None:
        super().append(append._replace(move_id=f"{append.move_id}/{append.expected_seq}" if append.move_id else None), reply)


async def bad_network(store: MemoryStore) -> None:
    """A short version of the test over a bad network."""
    world = World(store, seed="planted")
    table, browsers = await world.table(3)
    phones = [test_idempotence.Phone(browser, table, Luck("planted")) for browser in browsers]
    for phone in phones:
        await phone.connect()
    for _ in range(150):
        world.clock.sleep(1)
        for phone in phones:
            await phone.act()
        await asyncio.sleep(0.0005)
    await asyncio.sleep(0.01)
    test_idempotence.level(world, table, phones)


def test_acknowledged_before_it_is_written() -> None:
    run(bad_network(MemoryStore(SteadyClock().utc)))
    with pytest.raises((AssertionError, KeyError)):
        run(bad_network(Liar(SteadyClock().utc)))


def test_moves_are_not_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing, "_known", lambda memory, key, sent: None)
    with pytest.raises((AssertionError, KeyError)):
        run(bad_network(Forgetful(SteadyClock().utc)))


def canary(caplog: pytest.LogCaptureFixture, folder: Path) -> None:
    test_canary.test_no_byte_that_a_seat_may_not_know_leaves_the_server({}, caplog, folder)


def test_facts_are_not_filtered_for_spectators(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, tmp_path: Path) -> None:
    monkeypatch.setattr(telling, "facts", lambda table, seat, since: ",".join(fact.own for fact in table.memory.fact_texts))
    with pytest.raises(AssertionError):
        canary(caplog, tmp_path)


def test_the_seed_goes_out_with_the_state(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, tmp_path: Path) -> None:
    you = telling.you

    def leaking(table: Any, seat: int | None, person: int | None) -> dict[str, Any]:
        game = table.memory.table
        return you(table, seat, person) | ({"debug": game.seed} if game else {})

    monkeypatch.setattr(telling, "you", leaking)
    with pytest.raises(AssertionError):
        canary(caplog, tmp_path)


def test_a_view_depends_on_a_hidden_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    hooks = find("multiverse").hooks
    view = hooks.view
    monkeypatch.setattr(hooks, "view", lambda t, seat: dict(view(t, seat)) | {"pad": "x" * (len(t.hand[1]) and t.hand[1][0].count("a"))})
    with pytest.raises(AssertionError):
        test_canary.test_views_are_the_same_in_every_world_a_seat_could_be_in()


def replant(monkeypatch: pytest.MonkeyPatch, name: str, **changes: Any) -> gate.Route:
    """The same gate, but for one route."""
    (old,) = [route for route in gate.ROUTES if route.name == name]
    new = old._replace(**changes)
    planted = tuple(new if route is old else route for route in gate.ROUTES)
    monkeypatch.setattr(gate, "ROUTES", planted)
    monkeypatch.setattr(gate, "ENTRIES", (*planted, *gate.MESSAGES.values()))
    return old


async def test_a_route_forgets_its_role(monkeypatch: pytest.MonkeyPatch) -> None:
    start = replant(monkeypatch, "start", role="anyone")
    with pytest.raises(AssertionError):
        test_gate.test_nothing_exists_outside_the_gate()
    with pytest.raises(AssertionError):
        await test_gate.test_roles_and_routes(start)


async def test_a_message_forgets_its_role(monkeypatch: pytest.MonkeyPatch) -> None:
    react = gate.MESSAGES["react"]
    monkeypatch.setitem(gate.MESSAGES, "react", react._replace(role="anyone"))
    with pytest.raises(AssertionError):
        await test_gate.test_roles_and_messages(react)


def test_a_handler_without_an_entry(monkeypatch: pytest.MonkeyPatch) -> None:
    async def backdoor(self: Any, request: Any) -> Any:
        return {}

    def side_door(request: Any) -> Any:
        return {}

    for owner, name, made in ((routes.Routes, "backdoor", backdoor), (seating, "side_door", side_door)):
        with monkeypatch.context() as planted:
            made.__module__ = seating.__name__
            planted.setattr(owner, name, made, raising=False)
            with pytest.raises(AssertionError):
                test_gate.test_nothing_exists_outside_the_gate()


def test_an_entry_that_says_the_wrong_way_to_run(monkeypatch: pytest.MonkeyPatch) -> None:
    """What has no handler where the gate looks for it does not start, and is noticed besides."""
    replant(monkeypatch, "pause", runs="beside")
    with pytest.raises(AssertionError):
        test_gate.test_nothing_exists_outside_the_gate()
    with pytest.raises(AttributeError):
        World()


async def test_a_handler_that_skips_the_check(monkeypatch: pytest.MonkeyPatch) -> None:
    """A table that obeys without asking the gate."""

    def obey(self: Any, message: Any) -> Any:
        return live.HANDLERS[message.entry.name](message) if isinstance(message, Request) else handle(self, message)

    handle = live.LiveTable._handle
    monkeypatch.setattr(live.LiveTable, "_handle", obey)
    with pytest.raises((AssertionError, KeyError)):
        await test_gate.test_one_check_for_both_ways_in(monkeypatch)


async def test_a_gate_that_lets_everybody_pass(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gate, "may_reach", lambda *args: None)
    monkeypatch.setattr(gate, "may_act", lambda *args: None)
    (remove,) = [route for route in gate.ROUTES if route.name == "remove"]
    with pytest.raises(AssertionError):
        await test_gate.test_roles_and_routes(remove)


async def test_told_before_it_is_committed() -> None:
    """With a store that fails, nothing of the move may have reached anybody."""
    world = World()
    table, browsers = await world.table(3)
    wires = [await browser.live(table).hello() for browser in browsers]
    world.store.fail = lambda what: Failed("try_later") if what == "append" else None
    for browser in browsers:
        browser.received.clear()
    question = wires[0].state["view"]["question"]
    await wires[0].move("a", question["id"], choose(question, Luck("x")))
    await world.settle()
    received = b"".join(chunk for browser in browsers for chunk in browser.received)
    assert b"bet_placed" not in received and b'"sealed":[0]' not in received
