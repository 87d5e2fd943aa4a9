"""Nodes that live and die on a made-up network, and the people who play there."""

import asyncio
import json
from collections.abc import Callable
from contextvars import Context
from typing import Any

from alcancia.kernel import Luck
from alcancia.server import forecasting
from alcancia.server.app import App
from alcancia.server.host_policy import HostPolicy
from alcancia.server.hub import TableHub
from alcancia.server.pages import Pages
from alcancia.server.relay import TRY_LATER, Relay, Unreached
from alcancia.server.store import Elsewhere
from tests.server.test_idempotence import Phone
from tests.server.world import HOST, Browser, InlineBots, InlineChecks, InlineForecasts, SeededRandom, Wire, choose
from tests.simulated.database import Database, MadeUpStore
from tests.simulated.loop import Machine

SILENCE = 8.0
"""After so long without an answer a device tries elsewhere; the page's own limit."""
BASE = 1_794_700_000


class NodeClock:
    """A machine's clocks: one that only runs, and one that somebody may set."""

    def __init__(self, wrong: int = 0) -> None:
        self.wrong = wrong

    def monotonic(self) -> float:
        return asyncio.get_running_loop().time()

    def utc(self) -> int:
        return BASE + self.wrong + int(asyncio.get_running_loop().time())


class Node(Machine):
    """One run of a server."""

    hub: TableHub
    app: App

    def __init__(self, house: "House", name: str, run: int) -> None:
        super().__init__(name)
        self.house, self.run = house, run
        self.clock = NodeClock(house.luck.below(7200) - 3600)
        self.ready = False

    async def start(self) -> None:
        """Begin; raises if the database cannot be reached."""
        store = MadeUpStore(self.name, b"the key of this house", self.name, self.name, self.clock.utc)
        store.base = self.house.database
        await store.lease.begin()
        random = SeededRandom(f"{self.house.seed} {self.name} {self.run}")
        self.hub = TableHub(
            store, self.clock, random, InlineBots(), InlineChecks(), forecasting.Forecasts(InlineForecasts()), pace=0.3, roomy=1e6
        )
        self.hub.relay = MadeUpRelay(self.house, self.hub)
        self.app = App(self.hub, Pages(f"http://{HOST}"), HostPolicy(frozenset({HOST})))
        self.hub.start()
        self.ready = True

    def begin(self, work: Any) -> asyncio.Task[Any]:
        """Something that happens on this machine."""
        return asyncio.get_running_loop().create_task(work, context=self.context.copy())


class House:
    """All nodes, the database, and the way between them and people."""

    def __init__(self, seed: str, nodes: int) -> None:
        self.seed = seed
        self.luck = Luck(f"house {seed}")
        self.database = Database(Luck(f"database {seed}"))
        self.runs = 0
        self.nodes = [self.fresh(f"n{number}") for number in range(1, nodes + 1)]
        self.lossy = 0
        self.cables: dict[int, list[Callable[[], None]]] = {}
        """By node: sockets that end when it does."""
        self.told: dict[str, int] = {}
        """By table: the newest entry that anybody was told of."""

    def fresh(self, name: str) -> Node:
        self.runs += 1
        return Node(self, name, self.runs)

    async def keep_up(self, node: Node) -> None:
        """Start a node, and start it again as long as that fails: as whoever watches over it does."""
        while not node.dead and not node.ready:
            try:
                await node.start()
            except (OSError, TimeoutError):
                await asyncio.sleep(0.5)

    async def open(self) -> None:
        for node in self.nodes:
            node.begin(self.keep_up(node))
        while not all(node.ready for node in self.nodes):
            await asyncio.sleep(0.05)

    def kill(self, node: Node) -> None:
        """-9. Its sessions end with it."""
        node.kill()
        for session in [session for session in self.database.sessions if session.node == node.name]:
            session.terminate()
        for cut in self.cables.pop(id(node), []):
            asyncio.get_running_loop().call_later(0.001, cut)

    def replace(self, node: Node) -> None:
        """Another run under the same name."""
        self.nodes[self.nodes.index(node)] = again = self.fresh(node.name)
        again.begin(self.keep_up(again))

    def find(self, name: str) -> Node | None:
        return next((node for node in self.nodes if node.name == name and node.ready and not node.dead), None)

    def wait(self) -> float:
        """How long a word between two machines is under way."""
        return 0.001 + self.luck.below(1000) / 1000 * (0.01 if self.luck.below(30) else 0.8)


class MadeUpRelay(Relay):
    """Hands on over the made-up network; what is sealed and what is asked again is the real one's business."""

    def __init__(self, house: House, hub: TableHub) -> None:
        super().__init__(hub.key, "relay", hub.store.others)
        self._house = house

    def _there(self, owner: Elsewhere) -> Node:
        node = self._house.find(owner.node)
        if node is None:
            raise Unreached
        return node

    async def http(self, scope: Any, body: bytes, owner: Elsewhere, send: Any) -> None:
        events = await request(self._house, self._there(owner), self._marked(scope), body)
        if events is None:
            # Perhaps it was done, perhaps not: whoever asked has to ask again under the same id.
            status, headers, answer = TRY_LATER
            events = [{"type": "http.response.start", "status": status, "headers": headers}, {"type": "http.response.body", "body": answer}]
        for event in events:
            await send(event)

    async def socket(self, scope: Any, receive: Any, send: Any, owner: Elsewhere) -> None:
        there = self._there(owner)
        inward: asyncio.Queue[Any] = asyncio.Queue()
        outward: asyncio.Queue[Any] = asyncio.Queue()
        await inward.put({"type": "websocket.connect"})

        async def out(event: Any) -> None:
            outward.put_nowait(event)

        there.begin(there.app(self._marked(scope), inward.get, out))
        self._house.cables.setdefault(id(there), []).append(lambda: outward.put_nowait({"type": "websocket.close", "code": 1012}))

        async def back() -> None:
            while (event := await outward.get())["type"] != "websocket.close":
                await send(event)
            await send(event)

        backward = asyncio.get_running_loop().create_task(back())
        while (event := await receive())["type"] == "websocket.receive":
            inward.put_nowait(event)
        inward.put_nowait(event)
        backward.cancel()

    def _marked(self, scope: Any) -> Any:
        return {**scope, "headers": [*scope["headers"], (b"x-alcancia-seal", self._seal.encode())]}


async def request(house: House, node: Node, scope: Any, body: bytes) -> list[Any] | None:
    """One request to a node over the network; None if no answer came in time."""
    events: list[Any] = []

    async def receive() -> Any:
        return {"type": "http.request", "body": body, "more_body": False}

    async def send(event: Any) -> None:
        events.append(event)

    await asyncio.sleep(house.wait())
    if node.dead or not node.ready:
        return None
    asked = node.begin(node.app(scope, receive, send))
    await asyncio.wait([asked], timeout=SILENCE)
    return events if asked.done() and len(events) == 2 else None


class Device(Browser):
    """A browser whose requests go to any node."""

    def __init__(self, house: House) -> None:
        self.house = house
        super().__init__(house)  # type: ignore[arg-type]

    async def reach(self, method: str, path: str, body: Any = None) -> Any:
        """The data of an answer, or None if there was none."""
        path, _, query = path.partition("?")
        sent = {"host": HOST} | ({"cookie": f"alcancia={self.token}"} if self.token else {})
        if method == "POST":
            sent |= {"content-type": "application/json", "origin": f"http://{HOST}"}
        scope = {
            "type": "http", "method": method, "path": path, "client": ("", 0), "query_string": query.encode(),
            "headers": [(name.encode(), value.encode()) for name, value in sent.items()],
        }  # fmt: skip
        events = await request(
            self.house, self.house.luck.choice(self.house.nodes), scope, b"" if body is None else json.dumps(body).encode()
        )
        if events is None:
            return None
        found = {name.decode(): value.decode() for name, value in events[0]["headers"]}
        if "set-cookie" in found:
            self.token = found["set-cookie"].partition("=")[2].partition(";")[0]
        body = b"".join(event["body"] for event in events[1:])
        return {"status": events[0]["status"], **json.loads(body)} if body else None


class Cable(Wire):
    """A socket over the made-up network: late, and cut when its node dies."""

    def __init__(self, device: Device, table: str, node: Node) -> None:
        self.house, self.node = device.house, node
        self._last = [0.0, 0.0]
        self._cut = False
        loop = asyncio.get_running_loop()
        self.browser, self.heard, self.closed, self.blocked = device, [], None, False
        self._to_server = asyncio.Queue()
        self._unblock = asyncio.Event()
        headers = {"host": HOST, "origin": f"http://{HOST}", "cookie": f"alcancia={device.token}"}
        scope = {
            "type": "websocket",
            "path": f"/api/tables/{table}/live",
            "headers": [(name.encode(), value.encode()) for name, value in headers.items()],
        }
        self._to_server.put_nowait({"type": "websocket.connect"})
        self.task = node.begin(node.app(scope, self._to_server.get, self._send))
        self._loop = loop
        self.house.cables.setdefault(id(node), []).append(self.cut)

    async def _send(self, event: Any) -> None:
        self._loop.call_at(self._next(0), self._arrive, event, context=PEOPLE)

    def _next(self, way: int) -> float:
        """Words of one connection stay in order, each way."""
        self._last[way] = max(self._last[way] + 1e-6, self._loop.time() + self.house.wait())
        return self._last[way]

    def _arrive(self, event: Any) -> None:
        if self._cut:
            return
        if event["type"] == "websocket.send":
            self.heard.append(json.loads(event["text"]))
        elif event["type"] == "websocket.close":
            self.closed = event["code"]
            self._to_server.put_nowait({"type": "websocket.disconnect", "code": event["code"]})

    def say(self, message: Any) -> None:
        if self.house.luck.below(1000) < self.house.lossy:
            return self.cut()
        self._loop.call_at(self._next(1), self._to_server.put_nowait, {"type": "websocket.receive", "text": json.dumps(message)})

    def cut(self) -> None:
        """Nothing arrives any more, on either side."""
        self._cut, self.closed = True, self.closed or 1006
        self._to_server.put_nowait({"type": "websocket.disconnect", "code": 1006})


PEOPLE = Context()
"""Where people take their steps: on no machine of ours."""


class Person(Phone):
    """Somebody who sends the same move until it is answered, at whichever node answers."""

    def __init__(self, device: Device, table: str, luck: Luck, moves: int) -> None:
        super().__init__(device, table, luck)
        self.device, self.moves = device, moves
        self.quiet_since = 0.0
        self.known = 0
        """What somebody had heard of when this person came in: whoever answers has to know it too."""

    async def connect(self) -> None:
        self.read, self.quiet_since = 0, asyncio.get_running_loop().time()
        self.known = self.device.house.told.get(self.table, 0)
        self.wire = None
        node = self.luck.choice(self.device.house.nodes)
        if node.ready and not node.dead:
            self.wire = Cable(self.device, self.table, node)
            self.wire.say({"type": "hello", "since": self.seq})

    def take(self, message: Any) -> None:
        super().take(message)
        told = self.device.house.told
        if message["type"] in ("state", "done"):
            assert message["type"] == "done" or message["seq"] >= self.known, "a node spoke for a table that others had gone on with"
            told[self.table] = max(told.get(self.table, 0), message["seq"])
        if message["type"] == "refused" and message.get("id") is not None and message["id"] not in self.open:
            self.asked = ""  # it was for a moment that is over: look again

    @property
    def satisfied(self) -> bool:
        """Is everything they asked for answered, and has the table got as far as it was meant to?"""
        return not self.open and (self.seq > self.moves or bool(self.view and self.view["over"]))

    async def live(self) -> None:
        """Look, choose, send, come back; for ever."""
        while True:
            await asyncio.sleep(0.05 + self.luck.below(100) / 100 * 0.6)
            await self.act()

    async def act(self) -> None:
        now = asyncio.get_running_loop().time()
        if self.wire is None:
            return await self.connect()
        if len(self.wire.heard) > self.read:
            self.quiet_since = now
        self.hear()
        if self.wire.closed is not None or now - self.quiet_since > SILENCE:
            assert isinstance(self.wire, Cable)
            self.wire.cut()
            return await self.connect()
        if now - self.quiet_since > SILENCE / 3:
            self.wire.say({"type": "ping"})
        question = self.view and self.view["question"]
        if question is not None and question["id"] != self.asked and not self.open and self.seq <= self.moves:
            self.asked = question["id"]
            self.number += 1
            id = f"p{self.number}"
            self.open[id] = {"id": id, "question": question["id"], "move": choose(question, self.luck)}
        for message in list(self.open.values()):
            for _ in range(1 + (self.luck.below(6) == 0)):
                self.wire.say({"type": "move", **message})
        if self.open and self.luck.below(12) == 0:
            message = self.luck.choice(list(self.open.values()))
            answer = await self.device.reach("POST", f"/api/tables/{self.table}/moves", message)
            if answer is not None:
                self.take({"id": message["id"], **answer})
