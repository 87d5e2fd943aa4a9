"""Several nodes, measured: what PostgreSQL costs, what a second node brings, and how long people are without their table when one goes.

`python -m bench.nodes [cost] [share] [killed] [restarted] [paused] [database]` (all of them without a word), one JSON line each.
Ends with 1 if one misses its goal: moves for a second of the processor with PostgreSQL 0.8 of SQLite's, two nodes 1.5 times one, people
without their table (p95) for 1 second where a node is killed or restarted and 8 where it sleeps, all back 3 seconds after the database.
People behave as the page does: they ask on a quiet line, give it up after a while, and come back at any node.
"""

import asyncio
import json
import random
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, Final

from bench.cluster import Cluster
from bench.postgres import Postgres
from bench.server import Load, choose, cpu_seconds, fresh_folder, make_tables, percentile, play, quick_loop, running, sit_down
from bench.server_client import Client

PING: Final = 2.5
DEAD: Final = 4.0
"""The page's: a quiet line is asked after so long, and given up if nothing is heard for so long after that."""
TABLES: Final = 10
Person = tuple[str, int, str]


# ── cost ─────────────────────────────────────────────────────────────────────


def tree_cpu(pid: int) -> float:
    """What a process and all its children have used."""
    total = cpu_seconds(pid)
    try:
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    except OSError:
        return total
    return total + sum(tree_cpu(int(child)) for child in children)


def cost(tables: int = 60, seconds: float = 8.0, rounds: int = 2) -> dict[str, Any]:
    """Moves per CPU second of the server with either store, taken in turns; and with what PostgreSQL itself used."""
    found: dict[str, list[float]] = {"sqlite": [], "postgres": [], "with_database": []}
    for _ in range(rounds):
        with fresh_folder() as folder, running(folder) as (process, port), quick_loop() as runner:
            found["sqlite"].append(runner.run(play(process.pid, port, tables, seconds, 0.0))["moves_per_server_cpu_second"])
        with (
            Postgres(fsync="on") as postgres,
            fresh_folder() as folder,
            running(folder, database=postgres.url()) as (process, port),
            quick_loop() as runner,
        ):
            assert postgres.process is not None
            before, own = tree_cpu(postgres.process.pid), cpu_seconds(process.pid)
            result = runner.run(play(process.pid, port, tables, seconds, 0.0))
            both = tree_cpu(postgres.process.pid) - before + cpu_seconds(process.pid) - own
            found["postgres"].append(result["moves_per_server_cpu_second"])
            part = result["moves_per_server_cpu_second"] * (cpu_seconds(process.pid) - own) / both
            found["with_database"].append(round(part))
    best = {name: max(values) for name, values in found.items()}
    return {
        "what": "cost", "moves_per_cpu_second": found, "ratio": round(best["postgres"] / best["sqlite"], 2),
        "ratio_with_database": round(best["with_database"] / best["sqlite"], 2),
    }  # fmt: skip


# ── share ────────────────────────────────────────────────────────────────────


def share(tables: int = 40, seconds: float = 10.0, pace: float = 1.0) -> dict[str, Any]:
    """The same paced tables on one node and on two: a node is full when its core is, so the busier one of two says how many more fit."""
    used = {}
    for nodes, found in ((1, False), (2, False), (2, True)):
        with Cluster(nodes) as cluster, quick_loop() as runner:
            people = [person for node in cluster.nodes for person in make_tables(node.port, tables // nodes)]
            homes = {person[0]: node for node, part in zip(cluster.nodes, _halves(people, nodes), strict=True) for person in part}

            async def paced(cluster: Cluster = cluster, people: list[Person] = people, homes: Any = homes, found: bool = found) -> Any:
                load = Load(pace)
                for number, person in enumerate(people):
                    # With a proxy that goes to the owner everybody is at home; without one, half of all come in by the wrong door.
                    node = homes[person[0]] if found else cluster.nodes[number % len(cluster.nodes)]
                    await sit_down(load, node.port, [person])
                await asyncio.sleep(2)
                before, load.measuring = [cpu_seconds(node.pid) for node in cluster.nodes], True
                await asyncio.sleep(seconds)
                return load.moves, [cpu_seconds(node.pid) - then for node, then in zip(cluster.nodes, before, strict=True)]

            moves, cpu = runner.run(paced())
        name = {1: "one", 2: "two_by_proxy" if found else "two_by_relay"}[nodes]
        used[name] = {"moves": moves, "busiest_us_per_move": round(1e6 * max(cpu) / moves)}
    one = used["one"]["busiest_us_per_move"]
    return {
        "what": "share", **used,
        **{f"times_{name}": round(one / used[f"two_by_{name}"]["busiest_us_per_move"], 2) for name in ("proxy", "relay")},
    }  # fmt: skip


def _halves(people: list[Person], parts: int) -> list[list[Person]]:
    size = len(people) // parts
    return [people[number * size : (number + 1) * size] for number in range(parts)]


# ── people who come back ─────────────────────────────────────────────────────


class Guest:
    """Somebody at a table who always comes back, as the page does."""

    def __init__(self, crowd: "Crowd", person: Person) -> None:
        self.crowd, (self.table, self.seat, self.token) = crowd, person
        self.line: Client | None = None
        self.heard_at = self.asked_at = 0.0
        self.seq = 0
        self.asked = ""
        self.open: dict[str, Any] = {}
        self.done: dict[str, int] = {}
        self.back: list[tuple[float, int]] = []
        """Moments at which a whole state came, and under which owner."""
        self.number = 0
        self.saying: asyncio.TimerHandle | None = None

    async def live(self) -> None:
        """For ever."""
        while True:
            port = random.choice(self.crowd.ports())
            try:
                async with asyncio.timeout(PING):
                    _, self.line = await asyncio.get_running_loop().create_connection(self._client(port), "127.0.0.1", port)
                if not await self._watch(self.line):
                    self.crowd.silent[port] = time.monotonic()
            except (OSError, TimeoutError):
                self.crowd.silent[port] = time.monotonic()
            await asyncio.sleep(0.05 + random.random() * 0.1)

    def _client(self, port: int) -> Callable[[], Client]:
        return lambda: Client(f"/api/tables/{self.table}/live", f"127.0.0.1:{port}", self.token, self.hear, self.seq)

    async def _watch(self, line: Client) -> bool:
        """Until it is lost or given up; False if it fell silent."""
        begun = self.heard_at = time.monotonic()
        self.asked_at = 0.0
        while not line.lost:
            await asyncio.sleep(0.05)
            now = time.monotonic()
            never = self.heard_at <= begun and now - begun > PING
            if never or (self.asked_at > self.heard_at and now - self.asked_at > DEAD):
                line.close()
                return False
            if self.asked_at <= self.heard_at and now - self.heard_at > PING:
                self.asked_at = now
                line.send({"type": "ping"})
        line.close()
        return True

    def hear(self, line: Client, message: dict[str, Any]) -> None:
        """Anything at all; states and answers count."""
        if line is not self.line and self.line is not None and not self.line.lost:
            return
        now = self.heard_at = time.monotonic()
        if message["type"] == "closed":
            line.close()
        elif message["type"] == "done":
            before = self.done.setdefault(message["id"], message["seq"])
            assert before == message["seq"], "one move, two numbers"
            self.open.pop(message["id"], None)
        elif message["type"] == "refused" and message.get("id") in self.open and message["reason"] not in ("try_later", "too_fast"):
            del self.open[message["id"]]
            self.asked = ""
        elif message["type"] == "state":
            self.back.append((now, message["epoch"]))
            self.seq = message["seq"]
            question = message["view"]["question"]
            if question is not None and question["id"] != self.asked and not self.open:
                self.asked = question["id"]
                self.number += 1
                self.open[f"{self.number}"] = {
                    "type": "move", "id": f"{self.number}", "question": question["id"], "move": choose(question),
                }  # fmt: skip
            self._soon(0.3 + random.random() * 0.4)

    def _soon(self, seconds: float) -> None:
        if self.saying is None or self.saying.when() < asyncio.get_running_loop().time():
            self.saying = asyncio.get_running_loop().call_later(seconds, self.say)

    def say(self) -> None:
        """What is not answered yet, again and again."""
        if self.line is not None and not self.line.lost and self.open:
            for message in self.open.values():
                self.line.send(message)
            self._soon(1)


class Crowd:
    """Everybody at some tables of a cluster."""

    def __init__(self, cluster: Cluster, tables: int = TABLES) -> None:
        self.cluster = cluster
        people = [person for node in cluster.nodes for person in make_tables(node.port, tables // len(cluster.nodes))]
        self.guests = [Guest(self, person) for person in people]
        self.lives: list[asyncio.Task[None]] = []
        self.silent: dict[int, float] = {}
        """When a door did not answer: as a proxy does, it is left out for ten seconds."""

    def ports(self) -> list[int]:
        """Doors that may be there; nobody knows which are."""
        now, all_of_them = time.monotonic(), [node.port for node in self.cluster.nodes]
        return [port for port in all_of_them if now - self.silent.get(port, -99) > 10] or all_of_them

    async def sit_down(self, seconds: float = 2) -> None:
        """Everybody comes, and play is under way."""
        self.lives = [asyncio.create_task(guest.live()) for guest in self.guests]
        await asyncio.sleep(seconds)

    async def go(self) -> None:
        """Everybody leaves."""
        for life in self.lives:
            life.cancel()
        await asyncio.gather(*self.lives, return_exceptions=True)

    async def without(self, of: Callable[[Guest], bool], since: float, anew: bool = True, patience: float = 60) -> list[float]:
        """How long each of these was without a state after that moment; `anew`: one from another owner than before."""
        wanted = [guest for guest in self.guests if of(guest)]
        before = {guest: max((epoch for moment, epoch in guest.back if moment <= since), default=0) if anew else -1 for guest in wanted}

        def first(guest: Guest) -> float | None:
            return next((moment for moment, epoch in guest.back if moment > since and epoch > before[guest]), None)

        end = time.monotonic() + patience
        while time.monotonic() < end and not all(first(guest) for guest in wanted):
            await asyncio.sleep(0.02)
        return [(first(guest) or end) - since for guest in wanted]


def rounds_of(what: str, rounds: int, waited: str, one: Callable[[Cluster, Crowd, int], Awaitable[list[float]]]) -> dict[str, Any]:
    """Two nodes with people at their tables, to whom something happens again and again; `one` round says how long each was without."""
    waits: list[float] = []

    async def run() -> dict[str, Any]:
        with Cluster(2) as cluster:
            crowd = Crowd(cluster)
            await crowd.sit_down()
            for number in range(rounds):
                waits.extend(await one(cluster, crowd, number))
                await asyncio.sleep(3)
            told = {(guest.table, guest.seat): dict(guest.done) for guest in crowd.guests}
            await crowd.go()
            return await stored(cluster, told)

    with asyncio.Runner() as runner:
        proof = runner.run(run())
    seconds = {name: percentile(waits, part) / 1000 for name, part in (("p50", 0.5), ("p95", 0.95), ("last", 1.0))}
    return {"what": what, "rounds": rounds, "people": len(waits), waited: seconds, **proof}


def gone(how: str, rounds: int) -> dict[str, Any]:
    """A node is killed, restarted in order, or sleeps for twelve seconds: how long are its people without their table?"""

    async def one(cluster: Cluster, crowd: Crowd, number: int) -> list[float]:
        node = cluster.nodes[number % 2]
        theirs = await asyncio.to_thread(_at, cluster, node, crowd)
        since = time.monotonic()
        stopping = asyncio.create_task(asyncio.to_thread({"killed": node.kill, "restarted": node.stop, "paused": node.pause}[how]))
        waits = await crowd.without(lambda guest: guest.table in theirs, since)
        await stopping
        if how != "paused":
            await asyncio.to_thread(node.start)
        else:
            await asyncio.sleep(max(0, since + 12 - time.monotonic()))
            node.wake()
        return waits

    return rounds_of(how, rounds, "seconds_without", one)


def _at(cluster: Cluster, node: Any, crowd: Crowd) -> set[str]:
    """The tables this node has."""
    import asyncpg

    async def ask() -> set[str]:
        session = await asyncpg.connect(cluster.database)
        rows = await session.fetch("SELECT tables.id FROM tables JOIN nodes ON incarnation = owner WHERE nodes.id = $1", node.name)
        await session.close()
        return {row[0] for row in rows}

    return asyncio.run(ask())


def database(rounds: int = 5) -> dict[str, Any]:
    """PostgreSQL is killed, and is back after three seconds: how long after that are all people back, and playing?"""

    async def one(cluster: Cluster, crowd: Crowd, number: int) -> list[float]:
        postgres = cluster.postgres
        assert postgres is not None
        await asyncio.to_thread(postgres.kill)
        await asyncio.sleep(3)
        await asyncio.to_thread(postgres.start)
        return await crowd.without(lambda guest: True, time.monotonic(), anew=False)

    return rounds_of("database", rounds, "seconds_after_return", one)


async def stored(cluster: Cluster, told: dict[tuple[str, int], dict[str, int]]) -> dict[str, int]:
    """Of what was acknowledged: how much is lost, how much is there twice, and where numbers are missing."""
    import asyncpg

    session = await asyncpg.connect(cluster.database)
    lost = doubled = holes = moves = 0
    for table in {table for table, _ in told}:
        rows = await session.fetch("SELECT seq, move_id FROM log WHERE table_id = $1 ORDER BY seq", table)
        holes += [row["seq"] for row in rows] != list(range(1, len(rows) + 1))
        ids = [row["move_id"] for row in rows if row["move_id"]]
        doubled += len(ids) - len(set(ids))
        by_id = {row["move_id"]: row["seq"] for row in rows}
        for (at, seat), done in told.items():
            if at == table:
                moves += len(done)
                lost += sum(by_id.get(f"{seat}:{id}") != seq for id, seq in done.items())
    await session.close()
    return {"acknowledged": moves, "lost": lost, "doubled": doubled, "holes": holes}


PLANS: Final[dict[str, Callable[[], dict[str, Any]]]] = {
    "cost": cost,
    "share": share,
    "killed": lambda: gone("killed", 6),
    "restarted": lambda: gone("restarted", 4),
    "paused": lambda: gone("paused", 4),
    "database": database,
}

GOALS: Final[dict[str, Callable[[dict[str, Any]], bool]]] = {
    "cost": lambda found: found["ratio"] >= 0.8,
    "share": lambda found: min(found["times_proxy"], found["times_relay"]) >= 1.5,
    "killed": lambda found: found["seconds_without"]["p95"] < 1,
    "restarted": lambda found: found["seconds_without"]["p95"] < 1,
    "paused": lambda found: found["seconds_without"]["p95"] < 8,
    "database": lambda found: found["seconds_after_return"]["last"] <= 3,
}


def met(found: dict[str, Any]) -> bool:
    """Is this as good as it has to be, and nothing lost, doubled or missing?"""
    return GOALS[found["what"]](found) and not any(found.get(name) for name in ("lost", "doubled", "holes"))


if __name__ == "__main__":
    all_met = True
    for word in sys.argv[1:] or list(PLANS):
        line = PLANS[word]()
        all_met &= (line := line | {"goal": met(line)})["goal"]
        print(json.dumps(line), flush=True)
    sys.exit(not all_met)
