"""Hidden information stays hidden: in every byte that leaves the server, in bots' tasks, in logs and reports."""

import json
import logging
import os
import re
from pathlib import Path
from typing import Any

import pytest

from alcancia.kernel import Luck, Table
from alcancia.server import telling
from alcancia.server.live import LiveTable
from alcancia.server.pool import Task
from tests.server.world import Browser, Wire, World, choose, run

SOAK = int(os.environ.get("ALCANCIA_SOAK", "1"))
GAMES_EACH = 7 if SOAK == 1 else 17 * SOAK
"""Of three kinds of table: 1,020 whole games in `make soak`."""
NOSY = 2 if SOAK == 1 else 1
"""Somebody tries to find something out at every so many moves."""
WORLDS, PAIRS = (2, 2_000) if SOAK == 1 else (4, 100_000)
CARD = re.compile(rb"\b(?:oll|fle|ela|ink|cru|spi|yaw)\d\d[abc]?\b|\bcoin\d\b")


def may_know(table: Table, seat: int | None) -> set[bytes]:
    """The cards a seat has in sight now."""
    t: Any = table.state
    seen = {card for pile in (*t.pile.values(), *t.front) for card in pile}
    if seat is not None:
        seen |= set(t.hand[seat])
    if table.over:
        seen |= {card for hand in t.hand for card in hand}
    return {card.encode() for card in seen}


class Spy:
    """One device and all it may know."""

    def __init__(self, browser: Browser, seat: int | None) -> None:
        self.browser = browser
        self.seat = seat
        self.known: set[bytes] = set()
        self.read = 0

    def check(self, table: Table, secrets: list[bytes]) -> None:
        self.known |= may_know(table, self.seat)
        chunks = self.browser.received[self.read :]
        self.read = len(self.browser.received)
        heard = b"\0".join(chunks)
        leaked = {*CARD.findall(heard)} - self.known | {secret for secret in secrets if secret in heard}
        assert not leaked, (self.seat, leaked, [chunk[:300] for chunk in chunks if any(secret in chunk for secret in leaked)])


async def nosy(wire: Wire, luck: Luck, table: str, number: int) -> None:
    """Somebody who tries to find something out."""
    cards = ["oll20a", "ink60", "coin1", "bluff", "nonsense", 7]
    question = (wire.state["view"]["question"] or {"id": "0.0"})["id"]
    wire.say({"type": "move", "id": f"nosy{number}", "question": question, "move": ["bet", [luck.choice(cards), luck.choice(cards)]]})
    wire.say({"type": "move", "id": f"nosy{number}b", "question": None, "move": ["undo"]})
    wire.say('{"type": "move", "id": 1')
    await wire.browser.get(f"/api/tables/{table}?since={luck.below(50)}")
    await wire.browser.get(f"/api/tables/{table}/record")
    await wire.browser.get(f"/api/tables/{table}?watch=1")
    await wire.browser.get(f"/api/tables/{table}?seat={luck.below(4)}")
    for eyes in ("", f"&eyes={luck.below(4)}", "&eyes=-1"):
        await wire.browser.get(f"/api/tables/{table}/replay?step={luck.below(number + 2)}{eyes}")
        await wire.browser.get(f"/api/tables/{table}/timeline?{eyes[1:]}")
    await wire.browser.get(f"/api/tables/{table}?seat=-1")
    await wire.browser.get(f"/api/tables/{table}/measures.csv?shape={luck.choice(['long', 'wide'])}")
    await wire.browser.post(f"/api/tables/{table}/hint", {"seat": luck.below(3)})
    wire.say({"type": "hint", "id": f"hint{number}"})
    wire.say({"type": "move", "id": f"nosy{number}c", "question": None, "move": ["rewind", 0]})


@pytest.mark.parametrize("options", [{}, {"bet_counts": "hidden"}, {"card_memory": True, "removal": "random"}], ids=str)
def test_no_byte_that_a_seat_may_not_know_leaves_the_server(options: Any, caplog: pytest.LogCaptureFixture, tmp_path: Path) -> None:
    async def work(number: int) -> None:
        world = World(seed=f"canary {number}", reports=tmp_path)
        table, browsers = await world.table(3, options=options, name="Zanahoria")
        watcher = world.browser()
        wires = [await browser.live(table).hello() for browser in [*browsers, watcher]]
        spies = [Spy(browser, seat) for seat, browser in enumerate(browsers)] + [Spy(watcher, None)]
        live = world.hub.live[table]
        game = live.memory.table
        assert game is not None
        luck = Luck(f"canary {number}")
        moves = 0
        while not game.over:
            for spy in spies:
                mine = spy.browser.token or ""
                tokens = [token.encode() for token in world.random.tokens if token != mine]
                spy.check(game, [*tokens, game.seed.encode(), game.salt.encode()])
            seat = luck.choice(sorted(game.asked))
            question = wires[seat].state["view"]["question"]
            world.clock.sleep(10)
            if (moves + number) % NOSY == 0:
                await nosy(wires[luck.below(4)], luck, table, moves)
            if moves % 10 == 0:
                wires[seat].hang_up()
                wires[seat] = await browsers[seat].live(table).hello(since=luck.below(moves + 1))
            await wires[seat].move(f"m{moves}", question["id"], choose(question, luck))
            await world.settle()
            moves += 1
        for spy in spies:
            spy.check(game, [token.encode() for token in world.random.tokens if token != spy.browser.token])
        # At the end the record shows seed and salt, and they fit the commitment made before the first card.
        record = (await watcher.get(f"/api/tables/{table}/record")).data
        assert record["seed"] == game.seed and record["commitment"] == wires[0].heard[0]["commitment"]
        logged = caplog.text.encode()
        assert not [token for token in world.random.tokens if token.encode() in logged]
        assert b"Zanahoria" not in logged and not CARD.findall(logged)

    caplog.set_level(logging.DEBUG, "alcancia")
    for number in range(GAMES_EACH):
        run(work(number))


def frames(live: LiveTable, seat: int | None) -> str:
    """Everything this audience would be sent now, facts aside."""
    return telling.view(live, seat)


def test_views_are_the_same_in_every_world_a_seat_could_be_in() -> None:
    """Non-interference: replace what a seat cannot know, and compare every byte it would get."""

    async def work() -> int:
        pairs = 0
        for number in range(12 if SOAK == 1 else 15 * SOAK):
            world = World(seed=f"worlds {number}")
            table, _ = await world.table(3, options={"bet_counts": "hidden"} if number % 2 else {})
            live = world.hub.live[table]
            game = live.memory.table
            assert game is not None
            luck = Luck(f"worlds {number}")
            while not game.over:
                for seat in range(3):
                    truly, public = frames(live, seat), frames(live, None)
                    told = [(telling.facts(live, who, 0)) for who in (seat, None)]
                    for _ in range(WORLDS):
                        live.memory.table = game.imagine(seat, luck)
                        assert _without_undo(frames(live, seat)) == _without_undo(truly)
                        assert _without_undo(frames(live, None)) == _without_undo(public)
                        live.memory.table = game
                        pairs += 1
                    assert told == [(telling.facts(live, who, 0)) for who in (seat, None)]
                asked = luck.choice(sorted(game.asked))
                assert game.play(asked, game.asked[asked].sample(luck))
        return pairs

    assert run(work()) >= PAIRS


def _without_undo(frame: str) -> str:
    """An imagined table has no past, so it never offers to undo; the flag follows from the public order of moves."""
    return frame.replace('"undo":true', '"undo":false')


async def test_refusals_tell_nothing_about_hidden_cards() -> None:
    world = World()
    table, browsers = await world.table(3)
    wires = [await browser.live(table).hello() for browser in browsers]
    live = world.hub.live[table]
    game = live.memory.table
    assert game is not None
    luck = Luck("refusals")
    deck = ["oll20a", "fle60", "ink40", "cru50", "spi30b", "yaw20c", "ela40", "coin2", "bluff"]
    for number in range(200):
        move = ["bet", [luck.choice(deck) for _ in range(luck.below(4))]]
        if game.asked[0].contains(move):
            continue
        question = game.asked[0].id
        world.clock.sleep(1)
        truly = await wires[0].move(f"t{number}", question, move)
        live.memory.table = game.imagine(0, luck)
        elsewhere = await wires[0].move(f"e{number}", question, move)
        live.memory.table = game
        assert truly["reason"] == elsewhere["reason"] and truly["detail"] == elsewhere["detail"]


async def test_bots_get_an_imagined_table() -> None:
    """What a bot is sent looks the same from its seat, and hides the truth about everything else."""
    same = different = 0
    for number in range(20):
        world = World(seed=f"bots {number}")
        truths: list[Any] = []
        ask = world.bots.ask

        def spying(task: Task, reply: Any, ask: Any = ask, truths: Any = truths, world: Any = world) -> None:
            truths.append((task.seat, json.loads(task.state), json.loads(json.dumps(_true_state(world)))))
            ask(task, reply)

        world.bots.ask = spying  # type: ignore[method-assign]
        await world.table(1)
        await world.settle()
        for seat, imagined, true in truths:
            assert imagined["hand"][seat] == true["hand"][seat] and imagined["pile"] == true["pile"]
            others = [other for other in range(3) if other != seat]
            hidden = all(imagined["hand"][other] == true["hand"][other] for other in others)
            same, different = same + hidden, different + (not hidden)
    assert different > 30 and same == 0


def _true_state(world: World) -> Any:
    (live,) = world.hub.live.values()
    assert live.memory.table is not None
    return live.memory.table.state.to_json()
