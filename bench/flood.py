"""A flood at a class's door: somebody in the room asks for places with the right code, or for codes that lead nowhere.

`python -m bench.flood [a minute] [learners] [seconds of each phase] [kinds …]`: on loopback, with a server of its own and its usual limits.
Kinds: `places` (with the class's own code), `codes` (wrong ones). Flood and class have one address. The learners come while the flood is
on, by the square code of the trainer's projector; then they play, calm and flooded by turns. The flood is a process of its own.
Ends with 1 if a figure is above `MOST`.
"""

import asyncio
import json
import subprocess
import sys
import time
from contextlib import asynccontextmanager
from typing import Any

from bench.attacks import Phase
from bench.goals import missed
from bench.lesson import Room, Web
from bench.server import Load, fresh_folder, percentile, quick_loop, running

KINDS = ("places", "codes")
PACE = 0.5
TURNS = 3
MOST = {"outside": 0, "strangers": 0, "all_seated_s": 90, "ratio": 2}
BEFORE = 3.0
"""So long the flood has the door to itself."""


async def flood(kind: str, port: int, room: str, a_minute: float) -> None:
    """So many requests a minute, each on a connection of its own, until the process is ended."""
    web, asking, asked = Web(port), set[asyncio.Task[Any]](), 0
    path, body = (f"/api/classes/{room}/join", {}) if kind == "places" else ("/api/find", {"code": "BCDFGHJKM"})
    await web.post(path, body)
    print("begun", flush=True)
    begin = time.perf_counter()
    while True:
        while asked < (time.perf_counter() - begin) * a_minute / 60:
            asked += 1
            task = asyncio.create_task(web.post(path, body))
            asking.add(task)
            task.add_done_callback(asking.discard)
            task.add_done_callback(lambda task: task.cancelled() or task.exception())
        await asyncio.sleep(0.005)


@asynccontextmanager
async def flooded(kind: str, port: int, room: Room, a_minute: float) -> Any:
    """As long as it lasts."""
    command = [sys.executable, "-m", "bench.flood", "attack", kind, str(port), room.id, str(a_minute)]
    attacker = await asyncio.create_subprocess_exec(*command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    try:
        assert attacker.stdout is not None
        await attacker.stdout.readline()
        await asyncio.sleep(BEFORE)
        yield
    finally:
        attacker.kill()
        await attacker.wait()


async def learner(room: Room) -> None:
    """Scans the projector's square code and taps; scans again if it has changed meanwhile."""
    begin = time.perf_counter()
    while True:
        pin = (await room.web.look(f"/api/classes/{room.id}?eyes=projector", room.trainer))["pin"]
        status, answer, token = await room.web.post(f"/api/classes/{room.id}/join?pin={pin}", {})
        if status == 201:
            room.tokens.append(token)
            return room.tapped.append(time.perf_counter() - begin)
        assert answer["reason"] in ("pin_needed", "class_full", "too_fast"), answer
        await asyncio.sleep(1)


async def one(kind: str, pid: int, port: int, a_minute: float, learners: int, seconds: float) -> dict[str, Any]:
    """A class against one kind of flood."""
    load = Load(PACE)
    room = Room(Web(port), load)
    await room.open()
    begin = time.perf_counter()
    async with flooded(kind, port, room, a_minute):
        await asyncio.gather(*(learner(room) for _ in range(learners)))
        seated = time.perf_counter() - begin - BEFORE
    seen = await room.web.look(f"/api/classes/{room.id}", room.trainer)
    strangers = len(seen["learners"]) - learners
    await room.lead("start", {})
    clients = [await room.device(*place) for place in await room.seats()]
    await asyncio.sleep(2)
    calm, loud = Phase(load, pid), Phase(load, pid)
    for _ in range(TURNS):
        await calm.measure(seconds)
        async with flooded(kind, port, room, a_minute):
            await loud.measure(seconds)
        await asyncio.sleep(1)
    lost = sum(client.lost for client in clients)
    for client in clients:
        client.close()
    quiet, noisy = calm.told(), loud.told()
    return {
        "flood": kind, "a_minute": a_minute, "learners": learners, "outside": learners - len(room.tokens), "strangers": strangers,
        "all_seated_s": round(seated, 2), "scan_to_seat_ms_p95": percentile(room.tapped, 0.95),
        "calm": quiet, "flooded": noisy, "ratio": round(noisy["p99"] / quiet["p99"], 2), "sockets_lost": lost,
    }  # fmt: skip


def run(kind: str, a_minute: float = 5_000, learners: int = 30, seconds: float = 10) -> dict[str, Any]:
    """One flood on a server of its own, with the limits people have."""
    with fresh_folder() as folder, running(folder, 1) as (process, port), quick_loop() as runner:
        return runner.run(one(kind, process.pid, port, a_minute, learners, seconds))


if __name__ == "__main__":
    if sys.argv[1:2] == ["attack"]:
        kind, port, room, a_minute = sys.argv[2:]
        with quick_loop() as forever:
            forever.run(flood(kind, int(port), room, float(a_minute)))
    else:
        given = [float(value) for value in sys.argv[1:4]] + [5_000, 30, 10][len(sys.argv[1:4]) :]
        held = True
        for named in sys.argv[4:] or KINDS:
            found = run(named, given[0], int(given[1]), given[2])
            above = missed(found, MOST)
            held &= not above
            print(json.dumps(found | {"missed": above}), flush=True)
        sys.exit(not held)
