"""Everybody back at once: all sockets are cut and come again in the same moment, to a server that lives and to one that was killed.

`python -m bench.server_back [tables]`: three people at each table (334: a thousand sockets).
"""

import asyncio
import json
import sys
import time
from typing import Any

from bench.server import Load, cpu_seconds, fresh_folder, make_tables, memory, percentile, quick_loop, running, sit_down
from bench.server_client import Client

PLAYED_SECONDS = 4.0
PATIENCE = 60.0


async def played(port: int, people: list[tuple[str, int, str]]) -> Load:
    """Some moves at every table; then all sockets are cut."""
    load = Load(0.0)
    clients = await sit_down(load, port, people)
    await asyncio.sleep(PLAYED_SECONDS)
    for client in clients:
        client.close()
    return load


async def back(pid: int, port: int, people: list[tuple[str, int, str]], seqs: dict[tuple[str, int], int]) -> dict[str, Any]:
    """All at once; each is back when the table's state is there."""
    loop, begin, used = asyncio.get_running_loop(), time.perf_counter(), cpu_seconds(pid)
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
        "p50_ms": percentile(times, 0.5),
        "p99_ms": percentile(times, 0.99),
        "last_ms": percentile(times, 1.0),
        "server_cpu_seconds": round(used, 2),
    }


def run(tables: int) -> dict[str, Any]:
    """Both measurements, one after the other."""
    with fresh_folder() as folder, quick_loop() as runner:
        with running(folder) as (process, port):
            people = make_tables(port, tables)
            load = runner.run(played(port, people))
            alive = runner.run(back(process.pid, port, people, load.seqs))
            process.kill()
        with running(folder) as (process, port):
            anew = runner.run(back(process.pid, port, people, load.seqs))
            megabytes = round(memory(process.pid, "VmHWM"))
    entries = round(sum(load.seqs.values()) / len(people))
    return {"sockets": len(people), "entries_per_table": entries, "server_alive": alive, "server_killed": anew, "server_mb": megabytes}


if __name__ == "__main__":
    print(json.dumps(run(int(sys.argv[1]) if len(sys.argv) > 1 else 334)))
