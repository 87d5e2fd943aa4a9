"""What attackers cost the others: ten tables of three people play on while another process attacks, each attack for a few seconds.

`python -m bench.attacks [seconds] [source address of the attacker] [names of attacks …]`
`python -m bench.attacks all [seconds]`: all of them one after the other on one server, each from an address of its own, calm in between;
what is calm is all of that together.
Prints a line per attack: p99 of people's moves calm, under attack, and beside a process that takes as much of the processor as the
attacker did and leaves the server alone (`control`: what a machine of two cores costs everybody, whoever uses it); the ratios of attacked
to both, the memory it cost, and who was locked out. Ends with 1 if any is above the goal (`goal`).
Attackers come from an address of their own (127.0.0.2) like another laptop in the room; 127.0.0.1 is harder: a school behind one address.
Calm phases are plain: the same tables of the same run, and nothing beside them. Memory is what the server has grown by at its largest.
"""

import asyncio
import contextlib
import http.client
import json
import os
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from contextlib import closing
from typing import Any

from alcancia.games import find
from alcancia.kernel import Luck, Table
from alcancia.server import limits
from bench.server import Load, cpu_seconds, fresh_folder, make_tables, memory, percentile, quick_loop, running, sit_down

TABLES = 10
PACE = 1.0
"""Moves per seat and second, as far as the game asks for them."""
TURNS = 2
"""Calm and attacked, so often each."""
WARM_UP = 4
"""Seconds: by then everything is loaded that a server loads once."""
AHEAD = 1.5
"""Seconds an attacker takes to begin."""
MOST_RATIO, MOST_MB = 2, 20
"""The goal: p99 against calm, and megabytes more."""


# ── the attacker's process ───────────────────────────────────────────────────


class Attacker:
    """Everything somebody can do from outside, at full speed until the time is over."""

    def __init__(self, port: int, table: str, seconds: float, source: str) -> None:
        self.port, self.table, self.source = port, table, source
        self.end = time.monotonic() + seconds

    def on(self) -> bool:
        return time.monotonic() < self.end

    def plug(self) -> socket.socket:
        return socket.create_connection(("127.0.0.1", self.port), timeout=5, source_address=(self.source, 0))

    def wire(self) -> socket.socket:
        """A spectator's socket."""
        plug = self.plug()
        plug.sendall(
            f"GET /api/tables/{self.table}/live HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
        )
        plug.recv(4000)
        hello = b'{"type":"hello","since":0}'
        plug.sendall(bytes((129, 128 | len(hello), 0, 0, 0, 0)) + hello)
        return plug

    def again_and_again(self, once: Callable[[], None]) -> None:
        while self.on():
            with contextlib.suppress(OSError, http.client.HTTPException):
                once()

    def frames(self, frame: bytes, first: bytes = b"") -> None:
        def once() -> None:
            with self.wire() as plug:
                plug.sendall(first)
                while self.on():
                    plug.sendall(frame * 2_000)

        self.again_and_again(once)

    def requests(self, method: str, path: Callable[[int], str], body: Any = None) -> None:
        number = 0

        def once() -> None:
            nonlocal number
            with closing(http.client.HTTPConnection("127.0.0.1", self.port, timeout=5, source_address=(self.source, 0))) as client:
                while self.on():
                    number += 1
                    data = None if body is None else json.dumps(body(number))
                    client.request(method, path(number), data, {"Content-Type": "application/json"})
                    client.getresponse().read()

        self.again_and_again(once)

    def bring(self, record: Any) -> str | None:
        """The table of a record that was brought along, if the house takes it."""
        with closing(http.client.HTTPConnection("127.0.0.1", self.port, timeout=20, source_address=(self.source, 0))) as client:
            client.request("POST", "/api/records", json.dumps(record), {"Content-Type": "application/json"})
            answer = client.getresponse()
            data = json.loads(answer.read())
            return data["table"] if answer.status == 201 else None

    def pings(self) -> None:
        self.frames(bytes((137, 128, 0, 0, 0, 0)))

    def fragments(self) -> None:
        self.frames(bytes((0, 128, 0, 0, 0, 0)), bytes((1, 129, 0, 0, 0, 0)) + b"a")

    def texts(self) -> None:
        self.frames(bytes((129, 130, 0, 0, 0, 0)) + b"{}")

    def spellings(self) -> None:
        self.requests("HEAD", lambda number: f"/{'./' * (number % 900)}index.html")

    def rulebooks(self) -> None:
        self.requests("GET", lambda number: f"/rules/elplan/x{number}")

    def descriptions(self) -> None:
        self.requests("GET", lambda number: "/api/openapi.json")

    def guesses(self) -> None:
        self.requests("POST", lambda number: "/api/find", lambda number: {"code": f"BCD{number:06}"})

    def joins(self) -> None:
        self.requests("POST", lambda number: f"/api/tables/{self.table}/join", lambda number: {"name": f"T{number}"})

    def tables(self) -> None:
        self.requests("POST", lambda number: "/api/tables", lambda number: {"game": "multiverse", "seats": 3})

    def uploads(self) -> None:
        """Long records, one after the other."""
        record = taken_back(limits.UNDOS)
        self.requests("POST", lambda number: "/api/records", lambda number: record)

    def branches(self) -> None:
        """Try from the end of a long record, again and again."""
        table = self.bring(taken_back(limits.UNDOS))
        self.requests("POST", lambda number: f"/api/tables/{table}/branch", lambda number: {"step": 2 * limits.UNDOS - 1, "seat": 0})

    def timelines(self) -> None:
        """Look back on more games than are kept ready."""
        tables = [self.bring(taken_back(100 + number)) for number in range(6)]
        self.requests(
            "GET", lambda number: f"/api/tables/{tables[number % 6]}/{'timeline' if number % 2 else f'replay?step={number % 199}'}"
        )

    def bots(self) -> None:
        """Tables at which only bots play."""
        terms = {"game": "citylife", "seats": 4, "seat": None, "fill": "random", "start": True}
        self.requests("POST", lambda number: "/api/tables", lambda number: terms)

    def nonsense(self) -> None:
        """What is no request."""

        def once() -> None:
            with self.plug() as plug:
                plug.sendall(b"\x16\x03\x01 nonsense\r\n\r\n")
                plug.recv(1000)

        self.again_and_again(once)

    def unread(self) -> None:
        """Fifty connections that ask for a lot and read nothing."""
        ask = f"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\n\r\n".encode() * 60
        held: list[socket.socket] = []
        while self.on():
            with contextlib.suppress(OSError):
                held.append(self.plug())
                held[-1].settimeout(0.05)
                held[-1].sendall(ask)
            if len(held) > 50:
                held.pop(0).close()

    def crowd(self) -> None:
        """All kinds at once: two thousand who say nothing, two hundred slow ones, fifty who do not read, twenty at full speed."""
        kinds = [
            self.drips,
            self.unread,
            *[self.spectators] * 2,
            *[self.pings] * 5,
            *[self.texts] * 5,
            *[self.joins] * 5,
            *[self.guesses] * 5,
        ]
        threads = [threading.Thread(target=kind, daemon=True) for kind in kinds]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()

    def spectators(self) -> None:
        """Two hundred quiet ones."""
        held: list[socket.socket] = []
        while self.on() and len(held) < 200:
            with contextlib.suppress(OSError):
                held.append(self.wire())
        while self.on():
            time.sleep(0.1)

    def drips(self) -> None:
        """Two thousand connections with half a head, some after a whole request."""
        held: list[socket.socket] = []
        while self.on():
            with contextlib.suppress(OSError):
                held.append(self.plug())
                whole = f"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\n\r\n" if len(held) % 4 == 0 else ""
                held[-1].sendall(f"{whole}GET / HTTP/1.1\r\nX: ".encode())
            if len(held) > 2_000:
                held.pop(0).close()

    def plays(self) -> None:
        """As many tables of one's own as the house makes, and at each a program that moves as soon as it is asked."""
        made: list[tuple[str, int, str]] = []
        with contextlib.suppress(OSError, http.client.HTTPException, AssertionError):
            while self.on() and len(made) < 90:
                made += make_tables(self.port, 1, self.source)
        asyncio.run(self.play_on(made))

    async def play_on(self, people: list[tuple[str, int, str]]) -> None:
        await sit_down(Load(0.0), self.port, people, self.source)
        await asyncio.sleep(max(0.0, self.end - time.monotonic()))

    def comings(self) -> None:
        """Connections that go at once."""
        self.again_and_again(lambda: self.plug().close())


ATTACKS = (
    "pings",
    "fragments",
    "texts",
    "spellings",
    "rulebooks",
    "descriptions",
    "guesses",
    "joins",
    "tables",
    "spectators",
    "drips",
    "comings",
    "uploads",
    "branches",
    "timelines",
    "bots",
    "nonsense",
    "unread",
    "plays",
    "crowd",
)


def taken_back(times: int) -> dict[str, Any]:
    """A game of a few moves, the last of which is made and taken back so often: the longest log for the least play."""
    table, luck = Table.set_up(find("financity"), seats=3, seed="bomb", salt="s", trainer=True), Luck("bomb")
    while True:
        (seat, ask), *_ = table.asked.items()
        move = ask.sample(luck)
        table.play(seat, move)
        if table.can_undo(seat):
            break
    for _ in range(times - 1):
        table.play(seat, ["undo"])
        table.play(seat, move)
    table.play(seat, ["undo"])
    return table.record()


# ── the people ───────────────────────────────────────────────────────────────


def locked_out(port: int, people: list[tuple[str, int, str]]) -> int:
    """How many of those who hold a seat cannot look at their table and come back to it within seconds."""
    out = 0
    for table, _, token in people:
        try:
            with closing(http.client.HTTPConnection("127.0.0.1", port, timeout=10)) as client:
                client.request("GET", f"/api/tables/{table}", headers={"Authorization": f"Bearer {token}"})
                out += client.getresponse().status != 200
        except OSError:
            out += 1
    return out


class Phase:
    """What people's moves took in one kind of time, calm or attacked, and what the server used for it."""

    def __init__(self, load: Load, pid: int) -> None:
        self.load, self.pid = load, pid
        self.moves: list[float] = []
        self.largest = 0.0
        """Of the server's memory, in megabytes."""
        self.seconds = self.used = 0.0
        self.shut = 0
        """How many of those with a seat could not come back to it."""
        self.theirs = 0.0
        """Seconds of a processor that the attacker used meanwhile."""

    async def measure(self, seconds: float, beside: int | None = None) -> None:
        """So long more of it, with this other process beside it."""
        used, theirs = cpu_seconds(self.pid), cpu_seconds(beside) if beside else 0
        self.load.at_mover.clear()
        self.load.measuring = True
        end = time.monotonic() + seconds
        while (left := end - time.monotonic()) > 0:
            await asyncio.sleep(min(0.5, left))
            self.largest = max(self.largest, memory(self.pid))
        self.load.measuring = False
        self.moves += self.load.at_mover
        self.used += cpu_seconds(self.pid) - used
        self.theirs += cpu_seconds(beside) - theirs if beside else 0
        self.seconds += seconds

    def told(self) -> dict[str, Any]:
        """In milliseconds, and the server's part of a core."""
        spent = {"cpu": round(self.used / self.seconds, 2)} | ({"attacker_cpu": round(self.share, 2)} if self.theirs else {})
        return {"p50": percentile(self.moves, 0.5), "p99": percentile(self.moves, 0.99), **spent}

    @property
    def share(self) -> float:
        """The attacker's part of a core."""
        return self.theirs / self.seconds


async def under(name: str, pid: int, port: int, seconds: float, source: str) -> dict[str, Any]:
    """One attack: calm and attacked by turns, since a machine has moods of its own."""
    people = make_tables(port, TABLES)
    load = Load(PACE)
    clients = await sit_down(load, port, people)
    await asyncio.sleep(WARM_UP)
    calm, attacked, control, before = Phase(load, pid), Phase(load, pid), Phase(load, pid), memory(pid)
    for _ in range(TURNS):
        await calm.measure(seconds)
        await attack(name, port, people, seconds, source, attacked)
        await beside(attacked.share, seconds, control)
    grown = max(attacked.largest, memory(pid)) - before
    lost = sum(client.lost for client in clients)
    for client in clients:
        client.close()
    return told(name, calm, attacked, control, grown, lost)


async def attack(name: str, port: int, people: list[tuple[str, int, str]], seconds: float, source: str, attacked: Phase) -> None:
    """Another process does its worst for so long, while people play and some of them come back."""
    command = [sys.executable, "-m", "bench.attacks", "attack", name, str(port), people[0][0], str(seconds + AHEAD), source]
    attacker = await asyncio.create_subprocess_exec(*command, stderr=subprocess.DEVNULL)
    await asyncio.sleep(AHEAD)
    _, shut = await asyncio.gather(attacked.measure(seconds, attacker.pid), asyncio.to_thread(locked_out, port, people[::5]))
    attacked.shut += shut
    await attacker.wait()
    await asyncio.sleep(1)


async def beside(share: float, seconds: float, control: Phase) -> None:
    """Another process uses this part of a core for so long, and nothing else."""
    command = [sys.executable, "-m", "bench.attacks", "burn", str(share), str(seconds + AHEAD)]
    burner = await asyncio.create_subprocess_exec(*command)
    await asyncio.sleep(AHEAD)
    await control.measure(seconds)
    await burner.wait()


def burn(share: float, seconds: float) -> None:
    """In pieces as short as an attacker's, who waits for the other side again and again."""
    end = time.monotonic() + seconds
    while (now := time.monotonic()) < end:
        until = now + 0.001 * min(1.0, share)
        while time.monotonic() < until:
            pass
        if share < 1:
            time.sleep(0.001 * (1 - share))


async def one_after_the_other(pid: int, port: int, seconds: float) -> list[dict[str, Any]]:
    """All attacks on one server. What they cost in memory is counted from before each of them."""
    people = make_tables(port, TABLES)
    load = Load(PACE)
    clients = await sit_down(load, port, people)
    await asyncio.sleep(WARM_UP)
    calm = Phase(load, pid)
    found: list[tuple[str, Phase, Phase, float, int]] = []
    for number, name in enumerate(ATTACKS):
        await calm.measure(seconds / 2)
        attacked, control, before = Phase(load, pid), Phase(load, pid), memory(pid)
        await attack(name, port, people, seconds, f"127.0.0.{2 + number}", attacked)
        grown = max(attacked.largest, memory(pid)) - before
        await beside(attacked.share, seconds, control)
        found.append((name, attacked, control, grown, sum(client.lost for client in clients)))
    for client in clients:
        client.close()
    return [told(name, calm, attacked, control, grown, lost) for name, attacked, control, grown, lost in found]


def told(name: str, calm: Phase, attacked: Phase, control: Phase, grown: float, lost: int) -> dict[str, Any]:
    """One line."""
    quiet, loud, busy = calm.told(), attacked.told(), control.told()
    ratio = round(loud["p99"] / quiet["p99"], 2)
    return {
        "attack": name, "calm": quiet, "attacked": loud, "control": busy, "ratio": ratio,
        "over_control": round(loud["p99"] / busy["p99"], 2), "goal": ratio <= MOST_RATIO and grown <= MOST_MB and not attacked.shut,
        "moves": len(attacked.moves), "memory_mb": round(grown, 1), "locked_out": attacked.shut, "sockets_lost": lost,
        "load": round(os.getloadavg()[0], 1),
    }  # fmt: skip


def run_all(seconds: float = 6) -> list[dict[str, Any]]:
    """All attacks on one server."""
    with fresh_folder() as folder, running(folder, 1) as (process, port), quick_loop() as runner:
        return runner.run(one_after_the_other(process.pid, port, seconds))


def run(name: str, seconds: float = 6, source: str = "127.0.0.2") -> dict[str, Any]:
    """One attack on a server of its own, with the limits people have."""
    with fresh_folder() as folder, running(folder, 1) as (process, port), quick_loop() as runner:
        return runner.run(under(name, process.pid, port, seconds, source))


if __name__ == "__main__":
    met = True
    if sys.argv[1:2] == ["attack"]:
        kind, port, table, seconds, source = sys.argv[2:]
        getattr(Attacker(int(port), table, float(seconds), source), kind)()
    elif sys.argv[1:2] == ["burn"]:
        burn(*[float(word) for word in sys.argv[2:]])
    elif sys.argv[1:2] == ["all"]:
        for line in run_all(*[float(word) for word in sys.argv[2:3]]):
            print(json.dumps(line))
            met &= line["goal"]
    else:
        given = sys.argv[1:]
        for kind in given[2:] or ATTACKS:
            print(json.dumps(line := run(kind, float(given[0]) if given else 6, given[1] if given[1:] else "127.0.0.2")), flush=True)
            met &= line["goal"]
    sys.exit(not met)
