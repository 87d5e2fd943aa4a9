"""A bad network: messages lost, doubled, late and out of order. Every move takes effect once, and everybody ends level."""

import asyncio
import json
import os
from typing import Any

from alcancia.kernel import Luck
from tests.server.world import Browser, Wire, World, choose

SOAK = int(os.environ.get("ALCANCIA_SOAK", "1"))
MOVES = 5_000 * SOAK


class Phone:
    """A client on a weak network: it sends the same message again until it is answered, over the socket or over HTTP."""

    def __init__(self, browser: Browser, table: str, luck: Luck) -> None:
        self.browser, self.table, self.luck = browser, table, luck
        self.wire: Wire | None = None
        self.read = 0
        self.seq = 0
        self.facts: list[Any] = []
        self.open: dict[str, Any] = {}
        self.done: dict[str, int] = {}
        self.asked = ""
        self.view: Any = None
        self.number = 0

    async def connect(self) -> None:
        self.wire = self.browser.live(self.table)
        self.read = 0
        self.wire.say({"type": "hello", "since": self.seq})

    def hear(self) -> None:
        assert self.wire is not None
        heard, self.read = self.wire.heard[self.read :], len(self.wire.heard)
        for message in heard:
            self.take(message)

    def take(self, message: Any) -> None:
        if message["type"] == "state":
            fresh = [fact for fact in message["facts"] if fact["seq"] > self.seq]
            self.facts = fresh if message["since"] == 0 and self.seq == 0 else self.facts + fresh
            self.seq = max(self.seq, message["seq"])
            self.view = message["view"]
        elif message["type"] == "done":
            assert self.done.setdefault(message["id"], message["seq"]) == message["seq"], "the same move got two answers"
            self.open.pop(message["id"], None)
        elif message["type"] == "refused" and message["id"] is not None and message["reason"] not in ("try_later", "too_fast"):
            assert message["id"] not in self.done, "an accepted move was refused later"
            self.open.pop(message["id"], None)

    async def act(self) -> None:
        """Choose if asked; then send everything that is unanswered, badly."""
        self.hear()
        question = self.view and self.view["question"]
        if question is not None and question["id"] != self.asked and not self.open:
            self.asked = question["id"]
            self.number += 1
            id = f"p{self.number}"
            self.open[id] = {"id": id, "question": question["id"], "move": choose(question, self.luck)}
        for message in list(self.open.values()):
            if self.luck.below(10) == 0:
                continue  # lost
            for _ in range(1 + (self.luck.below(5) if self.luck.below(3) == 0 else 0)):
                asyncio.get_running_loop().call_later(self.luck.below(4) * 0.0005, self.send, message)
        if self.luck.below(40) == 0:
            assert self.wire is not None
            self.wire.hang_up()
            await self.connect()
        if self.luck.below(25) == 0 and self.open:
            message = self.luck.choice(list(self.open.values()))
            answer = await self.browser.post(f"/api/tables/{self.table}/moves", message)
            self.take({"id": message["id"], **answer.data})
            self.take((await self.browser.get(f"/api/tables/{self.table}?since={self.seq}")).data)

    def send(self, message: Any) -> None:
        assert self.wire is not None
        self.wire.say({"type": "move", **message})


async def test_five_thousand_moves_over_a_bad_network() -> None:
    moves = number = 0
    while moves < MOVES:
        world = World(seed=f"network {number}")
        luck = Luck(f"network {number}")
        number += 1
        tables = [await world.table(3) for _ in range(4)]
        phones = [[Phone(browser, table, luck) for browser in browsers] for table, browsers in tables]
        for seats in phones:
            for phone in seats:
                await phone.connect()
        for turn in range(100_000):
            world.clock.sleep(1)
            for seats in phones:
                for phone in seats:
                    await phone.act()
            await asyncio.sleep(0.0005)
            if turn % 20 == 0 and all(world.hub.live[table].memory.table.over for table, _ in tables):  # type: ignore[union-attr]
                break
        await asyncio.sleep(0.01)
        for (table, _), seats in zip(tables, phones, strict=True):
            moves += level(world, table, seats)


def level(world: World, table: str, phones: list[Phone]) -> int:
    """The log has every acknowledged move once, and every phone shows what the server knows."""
    rows = world.store.logs[table].rows
    by_id = {row.move_id: row.seq for row in rows if row.move_id}
    live = world.hub.live[table]
    for seat, phone in enumerate(phones):
        phone.hear()
        for id, seq in phone.done.items():
            assert by_id[f"{seat}:{id}"] == seq
        assert phone.seq == live.memory.seq == len(rows)
        told = [fact for told in live.memory.fact_texts for fact in json.loads(f"[{told.own if told.owner == seat else told.public}]")]
        assert phone.facts == told, "facts are missing or doubled"
    assert len(by_id) == len(rows) - 1
    entries = [json.loads(row.body) for row in rows[1:]]
    assert len(entries) == sum(len(phone.done) for phone in phones)
    return len(entries)


async def test_two_moves_of_one_seat_at_once() -> None:
    """B1.6: one wins by arrival, the other is stale; never both."""
    world = World()
    table, browsers = await world.table(3)
    wires = [await browsers[0].live(table).hello() for _ in range(2)]
    question = wires[0].state["view"]["question"]
    hand = question["moves"][0]["spaces"][0]["options"]
    for wire, card in zip(wires, hand[:2], strict=True):
        wire.say({"type": "move", "id": f"at-once-{card}", "question": question["id"], "move": ["bet", [card]]})
    await world.settle()
    answers = [(await wire.hear("done" if index == 0 else "refused")) for index, wire in enumerate(wires)]
    assert answers[0]["seq"] == 2 and answers[1]["reason"] in ("stale_decision", "already_bet")
    assert world.hub.live[table].memory.seq == 2


async def test_the_same_refusal_for_the_same_message() -> None:
    world = World()
    table, browsers = await world.table(3)
    wire = await browsers[0].live(table).hello()
    question = wire.state["view"]["question"]
    first = await wire.move("r1", question["id"], ["bet", ["nonsense"]])
    again = await wire.move("r1", question["id"], ["bet", ["nonsense"]])
    assert first == again and first["reason"] == "unknown_card"
    other = await wire.move("r1", question["id"], ["bet", ["bluff"]])
    assert other["reason"] == "id_reused"
    assert (await wire.move("r2", question["id"], ["bet", ["bluff"]]))["type"] == "done"
