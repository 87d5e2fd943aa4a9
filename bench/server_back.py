"""Everybody back at once: all sockets are cut and come again in the same moment, to a server that lives and to one that was killed.

`python -m bench.server_back [tables] [entries]`: three people at each table (334: a thousand sockets), so many moves at each (300).
Ends with 1 if the first is not back in 3 seconds after the start, 99 of 100 in 10, or a table takes more than 50 ms of the server's time.
`planted` as a third word makes every table take 100 ms more of it: then it has to.
"""

import asyncio
import json
import sys
import time
from typing import Any

from bench.server import Load, cpu_seconds, fresh_folder, make_tables, memory, percentile, quick_loop, running, sit_down
from bench.server_client import Client

PATIENCE = 60.0
MOST = {"first_ms": 3_000.0, "p99_ms": 10_000.0, "ms_per_table": 50.0}
"""After a kill."""
SLOW_TABLES = """
import time
from alcancia.server.recalling import Recall
load = Recall.load
async def slow(*given):
    end = time.thread_time() + 0.1
    while time.thread_time() < end:
        pass
    await load(*given)
Recall.load = slow
"""
"""A fault to be noticed: what stands before a server's own program."""


async def played(port: int, people: list[tuple[str, int, str]], entries: int) -> Load:
    """So many moves at every table; then all sockets are cut."""
    load = Load(0.0)
    clients = await sit_down(load, port, people)
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end and sum(load.seqs.values()) < entries * len(people):
        await asyncio.sleep(0.5)
    for client in clients:
        client.close()
    return load


async def back(pid: int, port: int, people: list[tuple[str, int, str]], seqs: dict[tuple[str, int], int], begin: float) -> dict[str, Any]:
    """All at once; each is back when the table's state is there. Counted from `begin`."""
    loop, used = asyncio.get_running_loop(), cpu_seconds(pid)
    took: dict[tuple[str, int], float] = {}
    everybody = asyncio.Event()

    async def come(table: str, seat: int, token: str) -> Client:
        def heard(client: Client, message: dict[str, Any]) -> None:
            if message["type"] == "state" and (table, seat) not in took:
                assert message["seq"] >= seqs[table, seat] and message["you"]["seat"] == seat
                took[table, seat] = time.perf_counter() - begin
                if len(took) == len(people):
                    everybody.set()

        line = lambda: Client(f"/api/tables/{table}/live", f"127.0.0.1:{port}", token, heard, seqs[table, seat])  # noqa: E731
        return (await loop.create_connection(line, "127.0.0.1", port))[1]

    clients = await asyncio.gather(*[come(*person) for person in people])
    await asyncio.wait_for(everybody.wait(), PATIENCE)
    used = cpu_seconds(pid) - used
    for client in clients:
        client.close()
    times = list(took.values())
    return {
        "first_ms": percentile(times, 0.0),
        "p50_ms": percentile(times, 0.5),
        "p99_ms": percentile(times, 0.99),
        "last_ms": percentile(times, 1.0),
        "server_cpu_seconds": round(used, 2),
        "ms_per_table": round(1000 * used / len({table for table, _, _ in people}), 1),
    }


def run(tables: int, entries: int = 300, *, planted: str = "") -> dict[str, Any]:
    """Both measurements, one after the other."""
    with fresh_folder() as folder, quick_loop() as runner:
        with running(folder) as (process, port):
            people = make_tables(port, tables)
            load = runner.run(played(port, people, entries))
            alive = runner.run(back(process.pid, port, people, load.seqs, time.perf_counter()))
            process.kill()
        begin = time.perf_counter()
        with running(folder, planted=planted) as (process, port):
            anew = runner.run(back(process.pid, port, people, load.seqs, begin))
            megabytes = round(memory(process.pid, "VmHWM"))
    entries = round(sum(load.seqs.values()) / len(people))
    return {"sockets": len(people), "entries_per_table": entries, "server_alive": alive, "server_killed": anew, "server_mb": megabytes}


if __name__ == "__main__":
    given = [int(word) for word in sys.argv[1:3]] or [334]
    found = run(*given, planted=SLOW_TABLES if sys.argv[3:] == ["planted"] else "")
    print(json.dumps(found))
    sys.exit(any(found["server_killed"][name] > most for name, most in MOST.items()))
