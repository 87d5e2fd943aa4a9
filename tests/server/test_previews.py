"""Previews over the socket: what a move would do, before it is made. A question that changes nothing."""

import json
from typing import Any

import pytest

from alcancia.games import GAMES
from alcancia.ground.plain import to_lists
from alcancia.kernel import Luck, Refused, Table
from alcancia.server.playing import preview
from tests.laws.laws import encoded
from tests.server.world import Wire, World, choose, request


async def previewed(wire: Wire, move: list[Any], id: str = "p") -> Any:
    """Ask, and the answer."""
    after = len(wire.heard)
    wire.say({"type": "preview", "id": id, "move": move})
    await wire.browser.world.settle()
    return next(message for message in wire.heard[after:] if message.get("id") == id)


@pytest.mark.parametrize("game", GAMES)
async def test_what_is_shown_is_what_the_kernel_foresees_and_nothing_changes(game: str) -> None:
    world = World()
    world.hub.pace = 1e9
    table, browsers = await world.table(3, game=game)
    live = world.hub.live[table]
    at_table = live.memory.table
    assert at_table is not None
    before, stored = at_table.state.digest(), world.store.fingerprint()
    seat = next(iter(at_table.asked))
    wire = await browsers[seat].live(table).hello()
    question = wire.state["view"]["question"]
    move = choose(question, Luck("preview"))
    answer = await previewed(wire, move)
    foreseen = at_table.preview(seat, move)
    assert not isinstance(foreseen, Refused)
    assert answer == {"type": "preview", "id": "p", "about": foreseen.to_json()}
    refused = at_table.preview(seat, ["nonsense"])
    assert isinstance(refused, Refused) and (await previewed(wire, ["nonsense"]))["reason"] == refused.reason
    assert at_table.state.digest() == before and world.store.fingerprint() == stored and live.memory.seq == 1
    assert (await wire.move("m", question["id"], move))["type"] == "done", "the question is still open"


@pytest.mark.parametrize("game", GAMES)
async def test_everybody_is_told_what_their_own_view_says(game: str) -> None:
    world = World()
    world.hub.pace = 1e9
    table, browsers = await world.table(3, game=game)
    at_table = world.hub.live[table].memory.table
    assert at_table is not None
    wires = [await browser.live(table).hello() for browser in browsers]
    watching = await world.browser().live(table).hello()
    for number in range(8):
        seat = next(iter(at_table.asked))
        move = to_lists(at_table.asked[seat].sample(Luck(f"alike {number}")))
        assert (await wires[seat].move(f"m{number}", at_table.asked[seat].id, move))["type"] == "done"
        await world.settle()
        for audience, wire in ((None, watching), *enumerate(wires)):
            assert wire.state["view"] == json.loads(encoded(at_table.view(audience, prices=True))), audience


async def test_only_ones_own_moves_at_a_human_pace() -> None:
    world = World()
    world.hub.pace = 1e9
    table, (host, _) = await world.table(2)
    wire, stranger = await host.live(table).hello(), await world.browser().live(table).hello()
    watching = await host.live(table).hello(watch=True)
    move = choose(wire.state["view"]["question"], Luck("pace"))
    assert (await previewed(stranger, move))["reason"] == "not_your_seat"
    assert (await previewed(watching, move))["reason"] == "not_your_seat"
    for bad in ([], "bet", None, [1] * 65):
        assert (await previewed(wire, bad))["reason"] == "bad_message"  # type: ignore[arg-type]
    answers = [await previewed(wire, move, f"p{number}") for number in range(25)]
    assert {answer["type"] for answer in answers[:24]} == {"preview"}
    assert (answers[24]["type"], answers[24]["reason"]) == ("refused", "too_fast")


async def test_nothing_uncommitted_is_shown_and_a_fault_stops_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    world = World()
    world.hub.pace = 1e9
    table, (host, _) = await world.table(2)
    wire, live = await host.live(table).hello(), world.hub.live[table]
    question = wire.state["view"]["question"]
    move = choose(question, Luck("fault"))
    with monkeypatch.context() as broken:
        broken.setattr(Table, "preview", lambda self, seat, move: 1 // 0)
        assert (await previewed(wire, move))["reason"] == "broken"
    assert not live.frozen and world.hub.counts == {"preview_failed": 1}
    assert (await previewed(wire, move))["type"] == "preview"
    waiting: list[Any] = []
    world.store._reply = lambda what, reply, work: waiting.append((reply, work))
    wire.say({"type": "move", "id": "m", "question": question["id"], "move": move})
    wire.say({"type": "preview", "id": "q", "move": move})
    await world.settle()
    assert not [message for message in wire.heard if message.get("id") == "q"], "it waits until the move is on the disk"
    ((reply, work),) = waiting
    reply(work())
    await world.settle()
    assert [message["type"] for message in wire.heard if message.get("id") == "q"] == ["refused"], "the bet is in its envelope"
    assert isinstance(preview(request(live, 1, "preview", id="x", move=move)), dict | Refused)
