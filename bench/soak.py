"""A soak: bots and people come and go at a real server, and afterwards nothing of them may be left.

`python -m bench.soak [minutes, default 20] [tables at once, default 8]` prints one JSON line per minute and one verdict; exit code 1 if
memory, sockets, tasks, threads or file handles grew, or the file of what is not yet in the store became large. Figures are taken when
everybody has gone, after a warm-up and at the end. A night: `python -m bench.soak 480 30`. `leak` as a third word plants one.
"""

import asyncio
import gc
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, Final

from bench.server import choose, cpu_seconds, memory
from bench.server_client import Client

IDLE_SECONDS: Final = 5
"""Empty tables leave the memory after this long here, so that the end is not waited for."""
GROWTH: Final = 1.15
"""Memory may be so much above what it was after the warm-up: an allocator does not give everything back."""
STEADY: Final = 3 * IDLE_SECONDS
"""What is still there after so many looks, one a second, and has not changed meanwhile, stays."""
WAL_MB: Final = 16
PATIENCE: Final = 60
"""Seconds for an answer: nobody waits for ever, so that there is a verdict in any case."""
SPARE: Final = 3
"""A file or a thread more or less, if the moment is a bad one; and each worker's thread remembers its last table until the next."""


# ── the server's side ────────────────────────────────────────────────────────


def serve(folder: str, leak: bool) -> None:
    """A server that tells about its inside whenever a line is written to it."""
    from alcancia.server import commands, hub
    from alcancia.server.live import LiveTable
    from alcancia.server.socket import Socket

    hub.IDLE_SECONDS = IDLE_SECONDS  # type: ignore[misc]
    hub.SWEEP_SECONDS = 1  # type: ignore[misc]
    inside: list[hub.TableHub] = []
    leaked: list[LiveTable] = []

    class Watched(hub.TableHub):
        """The same hub, with its door open to us."""

        def __init__(self, *args: Any, **more: Any) -> None:
            super().__init__(*args, **more)
            inside.append(self)

        def drop(self, live: LiveTable, reason: str, code: int) -> None:
            super().drop(live, reason, code)
            if leak:
                leaked.append(live)

    def look() -> None:
        if not sys.stdin.readline():
            # Whoever watched is gone.
            os.kill(os.getpid(), signal.SIGTERM)
            asyncio.get_running_loop().remove_reader(sys.stdin)
            return
        gc.collect()
        (all_of_it,) = inside
        seen = {"tasks": len(asyncio.all_tasks()), "tables": len(all_of_it.live), "sockets": all_of_it.sockets}
        seen |= {
            "ticking": len(all_of_it.ticking),
            "replays": len(all_of_it.replays._replays),
            "frozen": all_of_it.counts.get("table_frozen", 0),
        }
        # What the garbage collector still knows: tables and sockets that left the hub must be gone from there too.
        seen |= {"kept": sum(type(thing) in (LiveTable, Socket) for thing in gc.get_objects())}
        print(json.dumps(seen | {"counts": all_of_it.counts}), flush=True)

    def ready(address: str) -> None:
        print(json.dumps({"address": address}), flush=True)
        asyncio.get_running_loop().add_reader(sys.stdin, look)

    setattr(commands, "TableHub", Watched)  # noqa: B010
    commands.serve(data=Path(folder), port=0, pace=0.05, say=lambda id, /, **args: None, ready=ready)


class Server:
    """The server as a process, seen from outside."""

    def __init__(self, folder: str) -> None:
        command = [sys.executable, "-m", "bench.soak", "serve", folder, *sys.argv[3:]]
        self.folder = Path(folder)
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        self.host = json.loads(self.process.stdout.readline())["address"].removeprefix("http://")

    def figures(self) -> dict[str, Any]:
        """Inside and outside."""
        assert self.process.stdin is not None and self.process.stdout is not None
        self.process.stdin.write("\n")
        self.process.stdin.flush()
        inside: dict[str, Any] = json.loads(self.process.stdout.readline())
        pid = self.process.pid
        handles = [os.readlink(handle) for handle in Path(f"/proc/{pid}/fd").iterdir() if handle.is_symlink()]
        return inside | {
            "mb": round(memory(pid), 1),
            "handles": len(handles),
            "open_sockets": sum(handle.startswith("socket:") for handle in handles),
            "threads": len(list(Path(f"/proc/{pid}/task").iterdir())),
            "wal_mb": round(sum(file.stat().st_size for file in self.folder.glob("*-wal")) / 1e6, 1),
            "cpu_seconds": round(cpu_seconds(pid), 1),
        }

    def stop(self) -> None:
        """End it."""
        self.process.terminate()
        self.process.communicate(timeout=30)


# ── the people's side ────────────────────────────────────────────────────────


class Person:
    """Somebody with a device."""

    def __init__(self, crowd: "Crowd") -> None:
        self.crowd = crowd
        self.token: str | None = None
        self.client: Client | None = None

    async def ask(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        """One request on a connection of its own."""
        host, _, port = self.crowd.host.partition(":")
        reader, writer = await asyncio.open_connection(host, int(port))
        data = b"" if body is None else json.dumps(body).encode()
        lines = [f"{method} {path} HTTP/1.1", f"Host: {self.crowd.host}", "Connection: close", f"Content-Length: {len(data)}"]
        lines += ["Content-Type: application/json"] if method == "POST" else []
        lines += [f"Authorization: Bearer {self.token}"] if self.token else []
        writer.write("\r\n".join(lines).encode() + b"\r\n\r\n" + data)
        try:
            async with asyncio.timeout(PATIENCE):
                head, _, answer = (await reader.read()).partition(b"\r\n\r\n")
        finally:
            writer.close()
        self.crowd.requests += 1
        for line in head.decode("latin-1").split("\r\n"):
            if line.lower().startswith("set-cookie: alcancia="):
                self.token = line.partition("=")[2].partition(";")[0]
        status = int(head.split(b" ", 2)[1])
        if status == 500:
            self.crowd.broken += 1
        return status, json.loads(answer) if answer[:1] in (b"{", b"[") else answer

    async def come(self, table: str) -> None:
        """Sit down at one's device."""
        host, _, port = self.crowd.host.partition(":")
        asked = ""

        def heard(client: Client, message: dict[str, Any]) -> None:
            nonlocal asked
            if message["type"] == "state" and message["view"] is not None:
                question = message["view"]["question"]
                if question is not None and question["id"] != asked and random.random() < 0.9:
                    asked = question["id"]
                    asyncio.get_running_loop().call_later(random.random() / 4, self._answer, client, message["view"]["game"], question)

        _, self.client = await asyncio.get_running_loop().create_connection(
            lambda: Client(f"/api/tables/{table}/live", self.crowd.host, self.token or "", heard), host, int(port)
        )

    def _answer(self, client: Client, game: str, question: dict[str, Any]) -> None:
        if not client.lost:
            move = choose(question) if game == "multiverse" and random.random() < 0.8 else question["default"]
            self.crowd.moves += 1
            client.send({"type": "move", "id": f"m{self.crowd.moves}", "question": question["id"], "move": move})

    def go(self) -> None:
        """The lid is closed."""
        if self.client is not None:
            self.client.close()
            self.client = None


class Crowd:
    """Everybody, at so many tables at once."""

    def __init__(self, host: str) -> None:
        self.host = host
        self.moves = self.requests = self.tables = self.broken = 0
        self.games: list[dict[str, Any]] = []

    async def live(self, seconds: float, at_once: int) -> None:
        """Come and go for so long."""
        if not self.games:
            self.games = (await Person(self).ask("GET", "/api/games"))[1]["games"]
        until = time.monotonic() + seconds
        await asyncio.gather(*[self._tables(until) for _ in range(at_once)])

    async def _tables(self, until: float) -> None:
        while time.monotonic() < until:
            await random.choice((self._evening, self._evening, self._bots_alone, self._learner))(until)
            self.tables += 1

    async def _evening(self, until: float) -> None:
        """People play, leave, come back, look back, and most tidy up."""
        game = random.choice(self.games)
        seats = game["seats"][0]
        host = Person(self)
        _, made = await host.ask("POST", "/api/tables", {"game": game["id"], "seats": max(seats, 2), "seat": random.choice((0, None))})
        at = f"/api/tables/{made['table']}"
        guests = [Person(self) for _ in range(random.randint(1, max(seats, 2) - 1))]
        for guest in guests:
            await guest.ask("POST", f"{at}/join", {})
        await host.ask("POST", f"{at}/manners", {"clock": 15, "listed": random.random() < 0.5})
        await host.ask("POST", f"{at}/start", {"fill": "baseline"})
        people = [host, *guests]
        for person in people:
            await person.come(made["table"])
        end = min(until, time.monotonic() + random.uniform(3, 25))
        while time.monotonic() < end:
            await asyncio.sleep(random.random())
            await self._happening(random.choice(people), people, made["table"])
        for person in people:
            person.go()
        if random.random() < 0.7:
            await host.ask("POST", f"{at}/delete", {})

    async def _happening(self, person: Person, people: list[Person], table: str) -> None:
        """Something that happens at a table."""
        at, host = f"/api/tables/{table}", people[0]
        match random.randrange(10):
            case 0:
                person.go()
            case 1 if person.client is None:
                await person.come(table)
            case 2:
                await person.ask("POST", f"{at}/hint", {})
            case 3:
                _, shown = await person.ask("GET", f"{at}/timeline")
                for _ in range(5):
                    await person.ask("GET", f"{at}/replay?step={random.randint(0, shown.get('steps', 0) + 1)}")
            case 4:
                await host.ask("POST", f"{at}/pause", {"paused": True})
                await host.ask("POST", f"{at}/pause", {"paused": False})
            case 5:
                await host.ask("POST", f"{at}/rewind", {"to": random.randint(0, 20)})
            case 6 if len(people) > 2:
                await person.ask("POST", f"{at}/leave", {"seat": 1})
            case 7:
                late = Person(self)
                await late.ask("POST", f"{at}/join", {})
                await late.come(table)
                people.append(late)
            case 8:
                await person.ask("GET", "/api/tables")
                await person.ask("GET", f"/api/mine?tables={table}")
            case 9 if person.client is not None and not person.client.lost:
                person.client.send({"type": "nonsense"})

    async def _bots_alone(self, until: float) -> None:
        """A whole game of bots, then its record from elsewhere, and another try from the middle."""
        host = Person(self)
        body = {"game": "multiverse", "seats": 3, "seat": None, "fill": "cheap", "start": True}
        _, made = await host.ask("POST", "/api/tables", body)
        at = f"/api/tables/{made['table']}"
        watcher = Person(self)
        await watcher.come(made["table"])
        record: Any = None
        while time.monotonic() < until and record is None:
            await asyncio.sleep(1)
            status, found = await host.ask("GET", f"{at}/record")
            record = found if status == 200 else None
        watcher.go()
        if record is not None:
            await host.ask("GET", f"{at}/measures.csv")
            _, brought = await host.ask("POST", "/api/records", record)
            if "table" in brought:
                await host.ask("GET", f"/api/tables/{brought['table']}/replay?step={brought['steps']}&eyes=1")
                middle = {"step": brought["steps"] // 2, "fill": "baseline"}
                _, branch = await host.ask("POST", f"/api/tables/{brought['table']}/branch", middle)
                await host.come(branch["table"])
                await asyncio.sleep(3)
                host.go()
        await host.ask("POST", f"{at}/delete", {})

    async def _learner(self, until: float) -> None:
        """Somebody tries the first steps, and goes away."""
        learner = Person(self)
        _, made = await learner.ask("POST", "/api/tables", {"game": random.choice(self.games)["id"], "tutorial": True})
        await learner.come(made["table"])
        await asyncio.sleep(min(5, max(0, until - time.monotonic())))
        learner.go()


async def quiet(server: Server) -> dict[str, Any]:
    """The figures when everybody has gone and the tables have left the memory."""
    seen: list[tuple[int, int, int]] = []
    for _ in range(60):
        await asyncio.sleep(1)
        found = server.figures()
        seen.append((found["tables"], found["sockets"], found["kept"]))
        if not (found["tables"] or found["sockets"] or found["kept"] > SPARE) or seen[-STEADY:] == seen[-1:] * STEADY:
            break
    return server.figures()


async def soak(minutes: float, at_once: int) -> bool:
    """The whole of it; was it clean?"""
    with tempfile.TemporaryDirectory(prefix="alcancia-soak-") as folder:
        server = Server(folder)
        try:
            crowd = Crowd(server.host)
            empty = server.figures()
            print(json.dumps({"at": "start", **empty}), flush=True)
            await crowd.live(min(90, minutes * 60 / 4), at_once)
            warm = await quiet(server)
            print(json.dumps({"at": "warm", **warm}), flush=True)
            wal = 0.0
            for minute in range(max(1, round(minutes))):
                await crowd.live(min(60, minutes * 60), at_once)
                seen = server.figures()
                wal = max(wal, seen["wal_mb"])
                print(json.dumps({"at": f"minute {minute + 1}", **seen}), flush=True)
            end = await quiet(server)
            print(json.dumps({"at": "end", **end}), flush=True)
            grown = [name for name in ("tasks", "handles", "open_sockets", "threads", "kept") if end[name] > warm[name] + SPARE]
            grown += ["mb"] if end["mb"] > warm["mb"] * GROWTH else []
            grown += ["wal_mb"] if wal > WAL_MB else []
            grown += [name for name in ("tables", "sockets", "ticking", "frozen") if end[name]]
            verdict = {"clean": not grown and not crowd.broken, "grown": grown, "broken": crowd.broken}
            print(json.dumps(verdict | {"tables": crowd.tables, "moves": crowd.moves, "requests": crowd.requests}), flush=True)
            return bool(verdict["clean"])
        finally:
            server.stop()


if __name__ == "__main__":
    if sys.argv[1:2] == ["serve"]:
        serve(sys.argv[2], sys.argv[3:] == ["leak"])
    else:
        given = [float(word) for word in sys.argv[1:3]]
        sys.exit(not asyncio.run(soak(given[0] if given else 20, int(given[1]) if len(given) > 1 else 8)))
