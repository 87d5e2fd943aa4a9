"""Protocol fuzz: whatever is sent, no exception gets out, and a refused message changes nothing."""

import asyncio
import gc
import json
import os
import time
from collections import defaultdict
from typing import Any

import pytest

from alcancia.kernel import Luck
from alcancia.server import gate
from alcancia.server.socket import Socket
from bench.server import memory
from tests.server.world import Browser, Wire, Worker, World, choose

SOAK = int(os.environ.get("ALCANCIA_SOAK", "1"))
MESSAGES = 50_000 * SOAK
WARM_UP = 1_000
"""By then everything is loaded that is loaded once."""
MOST_SECONDS, MOST_MB = 0.05, 50
"""Of the processor for one message, and of memory for all."""

ODD: list[Any] = [
    None, True, False, 0, 1, -1, 2**53, 2**63, 10**30, 1.5, float("nan"), float("inf"), -0.0, "", "1", "undo", "bet",
    "\u0000", "\ud800", "\uffff", "a" * 300, "é" * 41, "../..", "<script>", "'; DROP TABLE log; --", "0.0", "1.1", "hello",
    [], {}, [[]], [[[[[[[[]]]]]]]], {"a": {"a": {"a": 1}}}, ["undo"], ["bet"], ["bet", []], ["bet", ["oll20a", "oll20a"]],
    ["force", "deck", "oll20a"], ["rewind", 0], ["take_back"], [True], [1],
]  # fmt: skip
RAW = (
    b"", b"{", b"}", b"nul", b"[" * 20_000, b'{"type":' * 3000, b"\xff\xfe\x00", b"\xef\xbb\xbf{}", b'{"type":"ping"}{"type":"ping"}',
    b'{"type":"ping","type":"ping"}', b'{"type":"move","id":"a","question":null,"move":[1e999]}', b"1" * 5000, b'"' + b"a" * 16_000 + b'"',
    b" " * 20_000, b'{"type":"hello","since":0}', b"\x00", "{“type”:1}".encode(), b'{"a":"\\ud800"}', b"[1,2", b'{"type":"ping",}',
)  # fmt: skip


def mutate(text: bytes, luck: Luck) -> bytes:
    """A valid message with a few bytes changed, doubled, cut or moved."""
    data = bytearray(text)
    for _ in range(1 + luck.below(3)):
        at = luck.below(len(data) + 1)
        match luck.below(4):
            case 0 if data:
                data[at % len(data)] = luck.below(256)
            case 1:
                data[at:at] = data[at : at + luck.below(10)]
            case 2:
                del data[at : at + 1 + luck.below(5)]
            case _:
                data[at:at] = bytes([luck.choice(b'{}[]",:0-e.\\')])
    return bytes(data)


def odd_message(luck: Luck, question: str, move: Any) -> Any:
    """A message of the right form in most places."""
    type = luck.choice([*gate.MESSAGES, "state", "", "MOVE", None])
    message: dict[str, Any] = {"type": type}
    for name in ("id", "question", "move", "name", "since", "seat", "watch", "extra"):
        if luck.below(2):
            message[name] = luck.choice(ODD)
    if type == "move":
        message |= {"id": f"z{luck.below(10**9)}", "question": question, "move": move}
        if luck.below(4):
            message[luck.choice(["id", "question", "move", "more"])] = luck.choice(ODD)
    return message


class Fuzzer:
    """One world under fire."""

    def __init__(self, luck: Luck) -> None:
        self.luck = luck
        self.accepted = self.refused = 0
        self.wires: list[Wire] = []

    async def setup(self) -> None:
        for wire in self.wires:
            wire.hang_up()
            await wire.task
        self.world = World(seed=f"{self.luck.bits(64)}")
        self.table, self.browsers = await self.world.table(3)
        self.stranger: Browser = self.world.browser()
        self.wires = [await browser.live(self.table).hello() for browser in [*self.browsers, self.stranger]]
        self.live = self.world.hub.live[self.table]

    def print(self) -> tuple[Any, ...]:
        game = self.live.memory.table
        assert game is not None
        return (game.state.digest(), self.live.memory.seq, self.live.lobby.rev, self.world.store.appends, len(self.world.store.logs))

    async def shoot(self) -> None:
        """One message, then: was it refused and nothing changed, or accepted and written?"""
        luck = self.luck
        who = luck.below(4)
        wire = self.wires[who]
        if wire.closed is not None or wire.task.done():
            wire = self.wires[who] = await wire.browser.live(self.table).hello()
        game = self.live.memory.table
        assert game is not None
        ask = game.asked.get(who)
        question = "0.0" if ask is None else ask.id
        legal = choose(ask.to_json(), luck) if ask is not None else ["keep"]
        message: Any
        match luck.below(10):
            case 0:
                message = luck.choice(RAW)
            case 1:
                message = json.dumps({"type": "move", "id": f"l{luck.below(10**9)}", "question": question, "move": legal}).encode()
            case 2 | 3:
                good = {"type": "move", "id": f"g{luck.below(10**9)}", "question": question, "move": legal}
                message = mutate(json.dumps(good).encode(), luck)
            case _:
                message = json.dumps(odd_message(luck, question, legal)).encode()
        self.world.clock.sleep(10)
        before, after = self.print(), len(wire.heard)
        text = message.decode("utf-8", "replace") if luck.below(20) else message
        wire.say(text)
        for _ in range(8):
            await asyncio.sleep(0)
        done = sum(heard["type"] == "done" for heard in wire.heard[after:])
        if done:
            self.accepted += 1
            assert self.print() != before
        else:
            self.refused += 1
            assert self.print() == before, text[:200]
        del wire.heard[:-3]
        for browser in (*self.browsers, self.stranger):
            browser.received.clear()

    async def post(self) -> None:
        """The same over HTTP, at a random route."""
        luck = self.luck
        route = luck.choice(gate.ROUTES)
        browser = luck.choice([*self.browsers, self.stranger])
        known = {"table": self.table, "locale": "en", "file": "multiverse.ftl", "game": "multiverse", "box": "multiverse"}
        path = route.path.format_map(defaultdict(lambda: "bbbbbbbbbbbbbbbb", known))
        if route.name in ("delete", "again", "make_table", "leave", "remove"):
            browser = self.stranger
        body = {
            name: luck.choice(ODD) for name in ("seat", "name", "id", "question", "move", "bot", "options", "code", "fill") if luck.below(2)
        }
        raw = (
            luck.choice(RAW)
            if luck.below(3) == 0
            else mutate(json.dumps(body).encode(), luck)
            if luck.below(2)
            else json.dumps(body).encode()
        )
        self.world.clock.sleep(10)
        before = self.print()
        query = f"?since={luck.choice(ODD)}&seat={luck.choice(ODD)}".encode("utf-8", "replace").decode() if luck.below(3) == 0 else ""
        answer = await browser.ask(route.method, path + query, raw=raw)
        assert answer.status != 500, (route.name, raw)
        if answer.status >= 400:
            assert self.print()[:3] == before[:3], (route.name, raw)


async def fire(messages: int, measured: bool) -> Fuzzer:
    """So many of them: no exception; `measured`, in the long run: none that takes long, and nothing is kept of those that are gone."""
    fuzzer, slowest, before = Fuzzer(Luck("fuzz")), 0.0, 0.0
    gc.collect()
    gc.freeze()  # what other tests keep is looked through by nobody meanwhile
    try:
        for number in range(messages):
            if number % 5000 == 0 or (number % 50 == 0 and fuzzer.live.memory.table is not None and fuzzer.live.memory.table.over):
                await fuzzer.setup()
            if number == WARM_UP:
                before, slowest = memory(os.getpid()), 0.0
            began, elsewhere = time.thread_time(), Worker.seconds
            await (fuzzer.post() if number % 10 == 9 else fuzzer.shoot())
            slowest = max(slowest, time.thread_time() - began - (Worker.seconds - elsewhere))
            counts = fuzzer.world.hub.counts
            assert not {"request_failed", "socket_failed", "table_frozen"} & set(counts), counts
            assert not measured or number < WARM_UP or slowest < MOST_SECONDS, f"{slowest * 1000:.0f} ms"
    finally:
        gc.unfreeze()
    grown = memory(os.getpid()) - before
    assert not measured or grown < MOST_MB, f"{grown:.0f} MB more"
    return fuzzer


async def test_fifty_thousand_messages() -> None:
    fuzzer = await fire(MESSAGES, SOAK > 1)
    assert fuzzer.accepted > 1000
    assert fuzzer.refused > 30_000


@pytest.mark.slow
@pytest.mark.parametrize(("planted", "said"), [("keeps", "MB more"), ("dawdles", " ms")])
async def test_what_is_kept_or_takes_long_is_noticed(planted: str, said: str, monkeypatch: pytest.MonkeyPatch) -> None:
    kept: list[bytes] = []
    heard = Socket._heard

    def hearing(socket: Socket, text: str) -> None:
        if planted == "keeps":
            kept.append(b"x" * 50_000)
        elif "extra" in str(text):
            end = time.thread_time() + MOST_SECONDS
            while time.thread_time() < end:
                pass
        heard(socket, text)

    monkeypatch.setattr(Socket, "_heard", hearing)
    with pytest.raises(AssertionError, match=said):
        await fire(WARM_UP + 2_000, True)


async def test_a_refused_message_that_changes_something_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    heard = Socket._heard

    def hearing(socket: Socket, text: str) -> None:
        if "extra" in str(text) and socket._live is not None:
            socket._live.lobby.rev += 1
        heard(socket, text)

    monkeypatch.setattr(Socket, "_heard", hearing)
    with pytest.raises(AssertionError, match="extra"):
        await fire(2_000, False)
