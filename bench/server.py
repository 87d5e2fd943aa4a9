"""Load on the server: N tables of three people each, random legal moves, every move synced to the disk before it is acknowledged.

`python -m bench.server [tables] [seconds] [moves per seat and second; 0: as fast as it goes]`
Ends with 1 if at a pace people wait for too long (`CALM_MS`). `planted` as a fourth word makes every commit slow: then it has to.
The generator and the server are two processes on one machine and talk over loopback.
`python -m bench.server_back [tables]` measures how quickly everybody is back.
"""

import asyncio
import gc
import http.client
import json
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from functools import partial
from pathlib import Path
from typing import Any

from bench.server_client import Client

SEATS = 3
WARM_UP = 2.0
CALM_MS = 100.0
"""Where people move at their pace, everybody sees a move by then, but for one in a hundred."""
PROGRAM = ["-m", "alcancia.server"]
SLOW_COMMITS = """
import time
from alcancia.server.store.sqlite import SqliteStore as Store
commit = Store._commit
Store._commit = lambda *given: (time.sleep(0.12), commit(*given))[1]
"""
"""A fault to be noticed: what stands before a server's own program."""


@contextmanager
def fresh_folder() -> Iterator[str]:
    """A folder for a server's data, for as long as it is needed."""
    with tempfile.TemporaryDirectory(prefix="alcancia-bench-") as folder:
        yield folder


@contextmanager
def running(folder: str, roomy: int = 1000, planted: str = "", **settings: Any) -> Iterator[tuple[subprocess.Popen[str], int]]:
    """A server of our own: its process and port; it lets strangers do so many times as much as usual."""
    more = [f"{name}={json.dumps(value)}" for name, value in settings.items()]
    program = ["-c", f"{planted}\nimport sys; from alcancia.server import __main__; __main__.main(*sys.argv[1:])"] if planted else PROGRAM
    command = [sys.executable, *program, folder, "0", "pace=0", f"roomy={roomy}", *more]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            yield process, json.loads(process.stdout.readline())["port"]
        finally:
            process.terminate()


def cpu_seconds(pid: int) -> float:
    """What a process has used so far, all its threads together: to the nanosecond, since clock ticks are coarser than a wall costs."""
    return sum([int((task / "schedstat").read_text().split()[0]) for task in Path(f"/proc/{pid}/task").iterdir()]) / 1e9


def memory(pid: int, what: str = "VmRSS") -> float:
    """Megabytes."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith(what):
            return int(line.split()[1]) / 1000
    return 0.0


def make_table(http_client: http.client.HTTPConnection) -> tuple[str, list[str]]:
    """A running table of three people: its id and their tokens."""

    def post(path: str, body: Any, token: str | None = None) -> tuple[dict[str, Any], str]:
        headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
        http_client.request("POST", path, json.dumps(body), headers)
        answer = http_client.getresponse()
        cookie = (answer.getheader("set-cookie") or "").partition("=")[2].partition(";")[0]
        data = json.loads(answer.read())
        assert answer.status < 300, data
        return data, cookie

    made, host = post("/api/tables", {"game": "multiverse", "seats": SEATS, "options": {"games_in_match": 10}})
    table = made["table"]
    tokens = [host] + [post(f"/api/tables/{table}/join", {})[1] for _ in range(SEATS - 1)]
    post(f"/api/tables/{table}/start", {}, host)
    return table, tokens


def choose(question: dict[str, Any]) -> list[Any]:
    """A random legal move."""
    move = random.choice(question["moves"])
    arguments = []
    for space in move["spaces"]:
        options = space["options"]
        if space["kind"] == "subset":
            chosen = [option for option in options if random.random() < 0.5]
            arguments.append(chosen if len(chosen) >= space["least"] and chosen not in space["but"] else options[: max(1, space["least"])])
        else:
            arguments.append(random.choice(options))
    return [move["name"], *arguments]


class Load:
    """All clients, and what they measured."""

    def __init__(self, pace: float) -> None:
        self.pace = pace
        self.moves = self.refused = self.over = 0
        self.measuring = False
        self.at_mover: list[float] = []
        self.at_others: list[float] = []
        self.seqs: dict[tuple[str, int], int] = {}
        """The newest entry each seat has seen."""
        self.sent: dict[tuple[str, int], tuple[float, int]] = {}
        """By entry: when it was sent, and by which seat."""
        self.early: dict[tuple[str, int], list[tuple[int, float]]] = {}
        """Seats that saw an entry before the mover's own `done` was read."""
        self.waiting: dict[tuple[str, int], tuple[str, float]] = {}
        self.number = 0

    def client(self, table: str, seat: int, host: str, token: str) -> Client:
        """One seat at one table."""
        asked = ""
        self.seqs[table, seat] = 0
        # Beats by the golden ratio: however many seats there are, they are spread evenly over the second.
        phase = len(self.seqs) * 0.618034 % 1

        def heard(client: Client, message: dict[str, Any]) -> None:
            nonlocal asked
            now = time.perf_counter()
            kind = message["type"]
            if kind == "done":
                id, at = self.waiting.pop((table, seat))
                assert id == message["id"]
                self.sent[table, message["seq"]] = (at, seat)
                for other, then in self.early.pop((table, message["seq"]), ()):
                    self.arrived(table, other, message["seq"], then)
                self.moves += self.measuring
            elif kind == "refused":
                self.refused += 1
                self.waiting.pop((table, seat), None)
                asked = ""
            elif kind == "state":
                for seq in range(self.seqs[table, seat] + 1, message["seq"] + 1):
                    self.arrived(table, seat, seq, now)
                self.seqs[table, seat] = message["seq"]
                question = message["view"]["question"]
                if message["view"]["over"]:
                    self.over += 1
                elif question is not None and question["id"] != asked:
                    asked = question["id"]
                    self.answer(client, table, seat, question, phase)

        return Client(f"/api/tables/{table}/live", host, token, heard)

    def answer(self, client: Client, table: str, seat: int, question: dict[str, Any], phase: float) -> None:
        """Move at once, or at this seat's next beat."""
        loop = asyncio.get_running_loop()

        def move() -> None:
            if client.lost:
                return
            self.number += 1
            id = f"m{self.number}"
            self.waiting[table, seat] = (id, time.perf_counter())
            client.send({"type": "move", "id": id, "question": question["id"], "move": choose(question)})

        if not self.pace:
            move()
        else:
            beat = 1 / self.pace
            loop.call_later(beat - (loop.time() - phase * beat) % beat, move)

    def arrived(self, table: str, seat: int, seq: int, now: float) -> None:
        """A view with this entry is on a screen."""
        found = self.sent.get((table, seq))
        if found is None:
            self.early.setdefault((table, seq), []).append((seat, now))
        elif self.measuring:
            (self.at_mover if found[1] == seat else self.at_others).append(now - found[0])


def percentile(values: list[float], part: float) -> float:
    """In milliseconds."""
    ordered = sorted(values)
    return round(1000 * ordered[min(len(ordered) - 1, int(part * len(ordered)))], 2) if ordered else 0.0


def make_tables(port: int, tables: int, source: str = "127.0.0.1") -> list[tuple[str, int, str]]:
    """So many running tables: table, seat and token of everybody."""
    with closing(http.client.HTTPConnection("127.0.0.1", port, source_address=(source, 0))) as setting:
        made = [make_table(setting) for _ in range(tables)]
    return [(table, seat, token) for table, tokens in made for seat, token in enumerate(tokens)]


async def sit_down(load: Load, port: int, people: list[tuple[str, int, str]], source: str = "127.0.0.1") -> list[Client]:
    """Everybody at their table, and playing."""
    loop, host, clients = asyncio.get_running_loop(), f"127.0.0.1:{port}", []
    for person in people:
        make = partial(load.client, person[0], person[1], host, person[2])
        _, client = await loop.create_connection(make, "127.0.0.1", port, local_addr=(source, 0))
        clients.append(client)
    return clients


async def play(pid: int, port: int, tables: int, seconds: float, pace: float) -> dict[str, Any]:
    """Measure for so many seconds, after a warm-up."""
    empty = memory(pid)
    load = Load(pace)
    clients = await sit_down(load, port, make_tables(port, tables))
    await asyncio.sleep(WARM_UP)
    load.measuring = True
    begin, used, mine = time.perf_counter(), cpu_seconds(pid), time.process_time()
    await asyncio.sleep(seconds)
    load.measuring = False
    took, used, mine = time.perf_counter() - begin, cpu_seconds(pid) - used, time.process_time() - mine
    for client in clients:
        client.close()
    return {
        "tables": tables, "seconds": round(took, 1), "pace": pace,
        "moves_per_second": round(load.moves / took), "moves_per_server_cpu_second": round(load.moves / used),
        "mover_ms": {"p50": percentile(load.at_mover, 0.5), "p99": percentile(load.at_mover, 0.99)},
        "others_ms": {"p50": percentile(load.at_others, 0.5), "p99": percentile(load.at_others, 0.99)},
        "server_cpu": round(used / took, 2), "generator_cpu": round(mine / took, 2), "refused": load.refused, "over": load.over,
        "lost": sum(client.lost for client in clients),
        "server_mb": round(memory(pid, "VmHWM")), "kb_per_table": round(1000 * (memory(pid) - empty) / tables),
    }  # fmt: skip


def run(tables: int, seconds: float, pace: float, *, planted: str = "") -> dict[str, Any]:
    """One measurement with a server of its own."""
    with fresh_folder() as folder, running(folder, planted=planted) as (process, port), quick_loop() as runner:
        return runner.run(play(process.pid, port, tables, seconds, pace))


@contextmanager
def quick_loop() -> Iterator[asyncio.Runner]:
    """The generator's own loop, without pauses of its own: what it receives has no cycles to be collected."""
    import uvloop

    gc.disable()
    try:
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            yield runner
    finally:
        gc.enable()


if __name__ == "__main__":
    given = [float(word) for word in sys.argv[1:4]]
    plans = [(int(given[0]), given[1], given[2])] if given else [(300, 15, 0.0), (200, 15, 1.0)]
    fault = SLOW_COMMITS if sys.argv[4:] == ["planted"] else ""
    slow = False
    for plan in plans:
        found = run(*plan, planted=fault)
        print(json.dumps(found))
        slow |= plan[2] > 0 and max(found["mover_ms"]["p99"], found["others_ms"]["p99"]) > CALM_MS
    sys.exit(slow)
