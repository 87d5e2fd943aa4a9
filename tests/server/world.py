"""A whole server in one process: seeded randomness, a clock that stands still until told, bots inline, any store."""

import asyncio
import json
import time
from collections.abc import Callable, Coroutine, Iterator, Sequence
from contextlib import contextmanager
from hashlib import blake2b
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from alcancia.kernel import Luck
from alcancia.server import forecasting, gate, records
from alcancia.server.app import App
from alcancia.server.host_policy import HostPolicy
from alcancia.server.hub import TableHub
from alcancia.server.live import LiveTable
from alcancia.server.pages import Pages
from alcancia.server.pool import Task, think
from alcancia.server.requests import Request
from alcancia.server.store import Append, Appended, Code, Failed, Fill, Found, Log, Reply, Row, SqliteStore, Store, Summary
from alcancia.server.store.face import Alone
from alcancia.server.store.files import open_store

T = TypeVar("T")
HOST = "test:80"


class SteadyClock:
    """Time passes when the test says so."""

    def __init__(self) -> None:
        self.now = 1000.0
        self.day = 1_794_700_000

    def monotonic(self) -> float:
        return self.now

    def utc(self) -> int:
        return self.day

    def sleep(self, seconds: float) -> None:
        self.now += seconds
        self.day += int(seconds)


class SeededRandom:
    """The same luck every time; tokens can be recognised in any output."""

    def __init__(self, seed: str = "test") -> None:
        self.luck = Luck(seed)
        self.tokens: list[str] = []

    def below(self, n: int) -> int:
        return self.luck.below(n)

    def token(self) -> str:
        self.tokens.append(f"{self.luck.bits(256):x}"[:43].ljust(43, "0"))
        return self.tokens[-1]


class Worker:
    """What has a process of its own on a real server, and works at once in this one."""

    seconds = 0.0
    """Of the processor, for all of them: time that no message of a real server takes."""

    @contextmanager
    def working(self) -> Iterator[None]:
        began = time.thread_time()
        yield
        Worker.seconds += time.thread_time() - began


class InlineBots(Worker):
    """Bots that think at once."""

    def __init__(self) -> None:
        self.asked: list[Task] = []
        self.answer: Callable[[Task], list[Any] | None] = think

    def ask(self, task: Task, reply: Callable[[list[Any] | None], None]) -> None:
        self.asked.append(task)
        with self.working():
            move = self.answer(task)
        asyncio.get_running_loop().call_soon(reply, move)

    def close(self) -> None:
        pass


class InlineChecks(Worker):
    """Whole records are worked on at once."""

    waiting = later = 0

    def hand_in(self, task: bytes, reply: Callable[[Any], None], later: bool = False) -> None:
        with self.working():
            answer = msgspec.json.decode(msgspec.json.encode(records.answer(task)))
        asyncio.get_running_loop().call_soon(reply, answer)

    def close(self) -> None:
        pass


class InlineForecasts(InlineChecks):
    """A few games, at once."""

    def hand_in(self, task: bytes, reply: Callable[[Any], None], later: bool = False) -> None:
        with self.working():
            answer = json.loads(json.dumps(forecasting.Trials().answer(task)))
        asyncio.get_running_loop().call_soon(reply, answer)


class MemoryStore(Alone):
    """A store that remembers as long as the test runs, answers at the loop's next turn, and can be told to fail."""

    def __init__(self, utc: Callable[[], int]) -> None:
        self.utc = utc
        self.logs: dict[str, Log] = {}
        self.touched: dict[str, int] = {}
        self.codes: dict[bytes, Code] = {}
        self.notebook: dict[str, bytes] = {}
        self.key = b"the key of this house"
        self.fail: Callable[[str], Failed | None] = lambda what: None
        self.appends = 0

    def _reply(self, what: str, reply: Callable[[Any], None], work: Callable[[], Any]) -> None:
        def do() -> None:
            reply(self.fail(what) or work())

        asyncio.get_running_loop().call_soon(do)

    def append(self, append: Append, reply: Reply) -> None:
        table, expected_seq, epoch, move_id, entries, sent = append

        def work() -> Appended | Failed:
            log = self.logs.get(table)
            if log is None:
                return Failed("gone")
            if log.epoch != epoch:
                return Failed("fenced")
            if move_id is not None and any(row.move_id == move_id for row in log.rows):
                return Failed("repeated")
            if len(log.rows) != expected_seq:
                return Failed("stale")
            for entry in entries:
                first = len(log.rows) == expected_seq
                log.rows.append(Row(len(log.rows) + 1, move_id if first else None, sent if first else None, entry.body, entry.hash))
            self.appends += 1
            self.touched[table] = self.utc()
            return Appended(len(log.rows))

        self._reply("append", reply, work)

    def create(self, table: str, epoch: int, lobby: bytes, codes: dict[bytes, int | None], reply: Reply, room: str | None = None) -> None:
        def work() -> Appended | Failed:
            if table in self.logs:
                return Failed("repeated")
            self.logs[table] = Log(table, epoch, lobby, [])
            self.touched[table] = self.utc()
            self._write_codes(table, codes)
            return Appended(0)

        self._reply("create", reply, work)

    def save_lobby(self, table: str, epoch: int, lobby: bytes, codes: dict[bytes, int | None], reply: Reply) -> None:
        def work() -> Appended | Failed:
            log = self.logs.get(table)
            if log is None or log.epoch != epoch:
                return Failed("gone" if log is None else "fenced")
            self.logs[table] = log._replace(lobby=lobby)
            self.touched[table] = self.utc()
            self._write_codes(table, codes)
            return Appended(0)

        self._reply("save_lobby", reply, work)

    def _write_codes(self, table: str, codes: dict[bytes, int | None]) -> None:
        self.codes = {hash: code for hash, code in self.codes.items() if code.table != table}
        for hash, person in codes.items():
            self.codes.setdefault(hash, Code(table, person))

    def delete(self, table: str, reply: Reply) -> None:
        def work() -> Appended | Failed:
            found = self.logs.pop(table, None)
            self._write_codes(table, {})
            return Failed("gone") if found is None else Appended(0)

        self._reply("delete", reply, work)

    def read(self, table: str, found: Found) -> None:
        def work() -> Log | Failed:
            log = self.logs.get(table)
            return Failed("gone") if log is None else log._replace(rows=list(log.rows))

        self._reply("read", found, work)

    def open(self, table: str, epoch: int, found: Found) -> None:
        def opened(log: Any) -> None:
            found(log._replace(epoch=max(log.epoch + 1, epoch), owned=False) if isinstance(log, Log) else log)

        self.read(table, opened)

    def release(self, table: str, epoch: int) -> None:
        pass

    def own(self, table: str, epoch: int, reply: Reply) -> None:
        def work() -> Appended | Failed:
            log = self.logs.get(table)
            if log is None or log.epoch > epoch:
                return Failed("gone" if log is None else "fenced")
            self.logs[table] = log._replace(epoch=epoch)
            return Appended(0)

        self._reply("own", reply, work)

    def claim(self, table: str, epoch: int, found: Found) -> None:
        def work() -> Log | Failed:
            if table not in self.logs:
                return Failed("gone")
            log = self.logs[table] = self.logs[table]._replace(epoch=max(self.logs[table].epoch + 1, epoch))
            return log._replace(rows=list(log.rows))

        self._reply("claim", found, work)

    async def find_code(self, hash: bytes) -> Code | None:
        return self.codes.get(hash)

    async def older(self, played: int, unplayed: int, most: int) -> list[Summary]:
        found = [Summary(table, self.touched[table], len(log.rows)) for table, log in self.logs.items()]
        return [one for one in found if one.touched < played or (not one.entries and one.touched < unplayed)][:most]

    async def fill(self) -> Fill:
        return Fill(len(self.logs), sum(len(row.body) for log in self.logs.values() for row in log.rows))

    async def newest(self) -> int:
        return max((self.touched[table] for table in self.logs), default=0)

    async def notes(self, start: str) -> set[str]:
        return {name for name in self.notebook if name.startswith(start)}

    async def note(self, name: str) -> bytes | None:
        return self.notebook.get(name)

    def write_note(self, name: str, value: bytes, reply: Reply) -> None:
        def work() -> Appended:
            self.notebook[name] = value
            return Appended(0)

        self._reply("note", reply, work)

    def tell_trouble(self, trouble: Callable[[Exception | None], object]) -> None:
        pass

    async def exists(self, tables: Sequence[str]) -> set[str]:
        return {table for table in tables if table in self.logs}

    def close(self) -> None:
        pass

    async def end(self) -> None:
        pass

    def fingerprint(self) -> str:
        """Everything that is stored, in short."""
        return blake2b(repr([self.logs, self.codes]).encode()).hexdigest()


class Response:
    """An answer over HTTP."""

    def __init__(self, status: int, headers: dict[str, str], body: bytes) -> None:
        self.status = status
        self.headers = headers
        self.body = body

    @property
    def data(self) -> Any:
        return json.loads(self.body)

    @property
    def reason(self) -> str:
        return str(self.data["reason"])


class Browser:
    """A device: it has a cookie, and keeps every byte it was ever sent."""

    def __init__(self, world: "World") -> None:
        self.world = world
        self.token: str | None = None
        self.address = ""
        self.received: list[bytes] = []
        self.leaves = asyncio.Event()
        """Set: whoever waits for an answer has gone."""

    async def ask(
        self, method: str, path: str, body: Any = None, headers: dict[str, str] | None = None, raw: bytes | None = None
    ) -> Response:
        """One request, as a browser would send it."""
        path, _, query = path.partition("?")
        sent = {"host": HOST} | ({"cookie": f"alcancia={self.token}"} if self.token else {})
        if method == "POST":
            sent |= {"content-type": "application/json", "origin": f"http://{HOST}"}
        sent |= headers or {}
        data = raw if raw is not None else b"" if body is None else json.dumps(body).encode()
        scope = {
            "type": "http", "method": method, "path": path, "client": (self.address, 0), "query_string": query.encode(),
            "headers": [(name.encode(), value.encode()) for name, value in sent.items() if value],
        }  # fmt: skip
        events: list[Any] = []

        told = False

        async def receive() -> Any:
            nonlocal told
            if told:
                await self.leaves.wait()
                return {"type": "http.disconnect"}
            told = True
            return {"type": "http.request", "body": data, "more_body": False}

        async def send(event: Any) -> None:
            events.append(event)

        await self.world.app(scope, receive, send)
        found = {name.decode(): value.decode() for name, value in events[0]["headers"]}
        if "set-cookie" in found:
            self.token = found["set-cookie"].partition("=")[2].partition(";")[0]
        whole = b"".join(event["body"] for event in events[1:])
        self.received += [repr(found).encode(), whole]
        return Response(events[0]["status"], found, whole)

    async def get(self, path: str, **more: Any) -> Response:
        return await self.ask("GET", path, **more)

    async def post(self, path: str, body: Any = None, **more: Any) -> Response:
        return await self.ask("POST", path, {} if body is None else body, **more)

    def live(self, table: str) -> "Wire":
        """Open a socket at this table."""
        return Wire(self, table)


class Wire:
    """A socket of a browser."""

    def __init__(self, browser: Browser, table: str, headers: dict[str, str] | None = None, kind: str = "tables") -> None:
        self.browser = browser
        self.heard: list[Any] = []
        self.closed: int | None = None
        self.blocked = False
        self._to_server: asyncio.Queue[Any] = asyncio.Queue()
        self._unblock = asyncio.Event()
        sent = (
            {"host": HOST, "origin": f"http://{HOST}"}
            | ({"cookie": f"alcancia={browser.token}"} if browser.token else {})
            | (headers or {})
        )
        scope = {
            "type": "websocket",
            "path": f"/api/{kind}/{table}/live",
            "headers": [(k.encode(), v.encode()) for k, v in sent.items() if v],
        }
        self._to_server.put_nowait({"type": "websocket.connect"})
        self.task = asyncio.create_task(browser.world.app(scope, self._to_server.get, self._send))

    async def _send(self, event: Any) -> None:
        if self.blocked:
            await self._unblock.wait()
        if event["type"] == "websocket.send":
            self.browser.received.append(event["text"].encode())
            self.heard.append(json.loads(event["text"]))
        elif event["type"] == "websocket.close":
            self.closed = event["code"]
            self._to_server.put_nowait({"type": "websocket.disconnect", "code": event["code"]})

    def say(self, message: Any) -> None:
        """Send a message, or any text or bytes."""
        key = "bytes" if isinstance(message, bytes) else "text"
        text = message if isinstance(message, str | bytes) else json.dumps(message)
        self._to_server.put_nowait({"type": "websocket.receive", key: text})

    async def hello(self, since: int = 0, **more: Any) -> "Wire":
        """Say hello and wait for the first state."""
        self.say({"type": "hello", "since": since, **more})
        await self.hear("state")
        return self

    async def hear(self, type: str, after: int = 0) -> Any:
        """The newest message of this type, once there is one among those after the given number."""
        for turn in range(2000):
            for message in reversed(self.heard[after:]):
                if message["type"] == type:
                    return message
            await asyncio.sleep(0 if turn < 200 else 0.005)
        raise AssertionError(f"no {type} in {self.heard[-3:]}, closed {self.closed}")

    async def move(self, id: str, question: str | None, move: list[Any]) -> Any:
        """Make a move; the answer."""
        after = len(self.heard)
        self.say({"type": "move", "id": id, "question": question, "move": move})
        for turn in range(2000):
            for message in self.heard[after:]:
                if message["type"] in ("done", "refused") and message.get("id") == id:
                    return message
            await asyncio.sleep(0 if turn < 200 else 0.005)
        raise AssertionError(f"no answer in {self.heard[after:]}")

    @property
    def state(self) -> Any:
        """The newest state."""
        return next(message for message in reversed(self.heard) if message["type"] == "state")

    def hang_up(self) -> None:
        """The connection is lost."""
        self._to_server.put_nowait({"type": "websocket.disconnect", "code": 1006})


class World:
    """A server with everything around it made up."""

    def __init__(self, store: Store | None = None, seed: str = "test", reports: Path | None = None, roomy: float = 100) -> None:
        self.clock = SteadyClock()
        self.random = SeededRandom(seed)
        self.bots = InlineBots()
        self.store: Any = store or MemoryStore(self.clock.utc)
        self.checks = InlineChecks()
        forecasts = forecasting.Forecasts(InlineForecasts(), seconds=0)
        self.hub = TableHub(self.store, self.clock, self.random, self.bots, self.checks, forecasts, pace=0, reports=reports, roomy=roomy)
        self.app = App(self.hub, Pages(f"http://{HOST}"), HostPolicy(frozenset({HOST})))

    def browser(self) -> Browser:
        return Browser(self)

    async def table(self, people: int = 3, **terms: Any) -> tuple[str, list[Browser]]:
        """A running table of so many people and otherwise bots."""
        seats = terms.pop("seats", 3)
        host = self.browser()
        made = await host.post("/api/tables", {"game": "multiverse", "seats": seats, **terms})
        assert made.status == 201, made.data
        table = made.data["table"]
        browsers = [host, *[self.browser() for _ in range(people - 1)]]
        for browser in browsers[1:]:
            assert (await browser.post(f"/api/tables/{table}/join", {})).status == 201
        started = await host.post(f"/api/tables/{table}/start", {"fill": "random"})
        assert started.status == 200, started.data
        return table, browsers

    async def wait(self, seconds: int) -> None:
        """Time passes, and the heart beats every second."""
        for _ in range(seconds):
            self.clock.sleep(1)
            self.hub.beat()
            await asyncio.sleep(0)
        await self.settle()

    async def settle(self) -> None:
        """Let everything that was handed in be worked off."""
        for _ in range(50):
            await asyncio.sleep(0)


def request(live: LiveTable, seat: int, type: str, **fields: Any) -> Request:
    """What whoever sits there would say on a socket, as the message the table gets."""
    entry = gate.MESSAGES[type]
    return Request(entry, msgspec.convert({"type": type, **fields}, entry.body), live, live.lobby.chairs[seat].person, seat)


def run(work: Coroutine[Any, Any, T]) -> T:
    """Run a test's coroutine."""
    return asyncio.run(work)


def sqlite(folder: Path, clock: SteadyClock | None = None) -> SqliteStore:
    """The real store, answering into the running loop."""
    return SqliteStore(open_store(folder), asyncio.get_running_loop().call_soon_threadsafe, (clock or SteadyClock()).utc)


def choose(question: dict[str, Any], luck: Luck) -> list[Any]:
    """A random move for a question as it came over the wire; where a space is checked as a whole, it may be refused."""
    move = luck.choice(question["moves"])
    return [move["name"], *[_answer(space, luck) for space in move["spaces"]]]


def _answer(space: dict[str, Any], luck: Luck) -> Any:
    match space["kind"]:
        case "product":
            return [_answer(part, luck) for part in space["spaces"]]
        case "amount":
            return space["lo"] + space["step"] * luck.below((space["hi"] - space["lo"]) // space["step"] + 1)
        case "subset":
            chosen = [option for option in space["options"] if luck.below(2)]
            return chosen if space["least"] <= len(chosen) <= space["most"] and chosen not in space["but"] else space["options"][:1]
        case _:
            return luck.choice(space["options"])
