"""A whole class comes in, is broken, and goes on: classes of several sizes on at most thirty devices, with losses.

`python -m bench.room [learners …]`: on loopback, with a server of its own. Every tenth request waits as if a packet had been lost.
After the start six devices are killed, three learners come late, and the trainer opens another laptop. Ends with 1 if a figure is
above `MOST`.
"""

import asyncio
import json
import sys
import time
from typing import Any

from bench.goals import missed
from bench.lesson import Room, Web, delayed
from bench.server import Load, fresh_folder, percentile, quick_loop, running

SIZES = (12, 17, 23, 29, 30, 31, 36)
DEVICES = 30
MOST = {"all_seated_s": 90, "tap_to_seat_ms_p95": 3_000, "back_ms_p95": 2_000, "late_ms": 5_000}


async def one(port: int, learners: int) -> dict[str, Any]:
    """A class of so many learners: who has no device shares one."""
    room = Room(Web(port), Load(0))
    await room.open()
    devices = min(DEVICES, learners)
    heads = [1 + (number < learners - devices) for number in range(devices)]
    begin = time.perf_counter()
    await asyncio.gather(*(room.tap(heads=count) for count in heads))
    seated = time.perf_counter() - begin
    await room.lead("start", {})
    seen = await room.web.look(f"/api/classes/{room.id}", room.trainer)
    sizes = [len(table["seats"]) for table in seen["tables"]]
    assert sum(sizes) == learners and max(sizes) - min(sizes) <= 1, sizes
    back = await room.back()
    late = await asyncio.gather(*(_late(room) for _ in range(3)))
    there = await room.web.look(f"/api/classes/{room.id}", room.trainer)
    assert len(there["learners"]) == learners + 3
    return {
        "learners": learners, "devices": devices, "tables": sizes, "all_seated_s": round(seated, 2),
        "tap_to_seat_ms_p95": percentile(room.tapped, 0.95), "back_ms_p95": percentile(back, 0.95), "late_ms": percentile(list(late), 1),
    }  # fmt: skip


async def _late(room: Room) -> float:
    """Somebody comes after the start, and learns where to go and why."""
    begin = time.perf_counter()
    await delayed()
    status, answer, token = await room.web.post(f"/api/classes/{room.id}/join", {})
    assert status == 201, answer
    (you,) = (await room.web.look(f"/api/classes/{room.id}?eyes=learner", token))["you"]
    assert you["why"] is not None and you["table"] is not None, you
    return time.perf_counter() - begin


def main(sizes: tuple[int, ...]) -> bool:
    """All of them, one after the other: are all as quick as they should be?"""
    quick = True
    with fresh_folder() as folder, running(folder) as (_, port), quick_loop() as runner:
        for learners in sizes:
            found = runner.run(one(port, learners))
            above = missed(found, MOST)
            quick &= not above
            print(json.dumps(found | {"missed": above}), flush=True)
    return quick


if __name__ == "__main__":
    sys.exit(not main(tuple(map(int, sys.argv[1:])) or SIZES))
