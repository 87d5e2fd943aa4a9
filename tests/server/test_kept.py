"""Twenty thousand kept tables: nobody waits for them, they do not hold up a start, and one that left the memory is gone from there."""

import asyncio
import gc
import json
import multiprocessing
import os
import subprocess
import sys
import tracemalloc
from concurrent.futures import ProcessPoolExecutor
from contextlib import closing
from pathlib import Path

import pytest

from alcancia.server import hub as hubs
from alcancia.server import limits, sweeping
from alcancia.server.store import Fill, SqliteStore, files
from tests.server.test_stalls import Stalls
from tests.server.world import SteadyClock, World, run, sqlite

TABLES = limits.TABLES
IDLE_BYTES = 3_000
NAMED = "replace(replace(printf('kept%06d', n), '0', 'x'), '1', 'y')"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    folder = tmp_path_factory.mktemp("kept")
    return folder, filled(folder)


def filled(folder: Path) -> str:
    """A house as full as it may be: one played table, whose id this is, and thousands like it."""

    async def first() -> str:
        world = World(sqlite(folder))
        table, browsers = await world.table(1)
        wire = await browsers[0].live(table).hello()
        await wire.move("a", wire.state["view"]["question"]["id"], ["bet", ["bluff"]])
        await world.settle()
        world.store.close()
        return table

    table = run(first())
    with closing(files.connect(folder / files.FILE)) as db:
        db.execute("BEGIN")
        db.execute(
            "CREATE TEMP TABLE more AS WITH RECURSIVE n (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n LIMIT ?) SELECT n FROM n",
            (TABLES - 1,),
        )
        db.execute(
            f"INSERT INTO tables (id, epoch, created, touched) SELECT {NAMED} || substr(id, 11), epoch, created, touched"
            " FROM more, tables WHERE id = ?",
            (table,),
        )
        for part, columns in (("lobbies", "body"), ("log", "seq, at, move_id, sent, body, hash")):
            db.execute(
                f"INSERT INTO {part} (table_id, {columns}) SELECT {NAMED} || substr(table_id, 11), {columns}"
                f" FROM {part}, more WHERE table_id = ? ORDER BY n",
                (table,),
            )
        db.execute("COMMIT")
        (held,) = db.execute("SELECT count(*) FROM tables WHERE entries > 1").fetchone()
        assert held == TABLES
    return table


def kept(house: tuple[Path, str], number: int) -> str:
    """The id of one of them."""
    return f"kept{number:06d}".replace("0", "x").replace("1", "y") + house[1][10:]


def test_no_turn_of_the_loop_waits_for_them(house: tuple[Path, str]) -> None:
    """Sweeping, looking for room, opening, making and finding tables: none of it takes more than 20 ms of the loop's time."""
    watched(house).none()


def test_a_count_of_every_row_is_noticed(house: tuple[Path, str], monkeypatch: pytest.MonkeyPatch) -> None:
    """The planted fault: how full the house is, is counted anew by looking at every row."""

    async def counted(store: SqliteStore) -> Fill:
        rows = store._reader.execute("SELECT table_id, count(*), sum(length(body)) FROM log GROUP BY table_id ORDER BY sum(length(hash))")
        return Fill(1, sum(size for _, _, size in rows))

    monkeypatch.setattr(SqliteStore, "fill", counted)
    with pytest.raises(AssertionError, match="making a table"):
        watched(house).none()


def watched(house: tuple[Path, str]) -> Stalls:
    """A day at a full house."""
    stalls = Stalls()

    async def work() -> None:
        clock = SteadyClock()
        world = World(sqlite(house[0], clock))
        world.hub.most = limits.Most(tables=TABLES + 10)
        browser = world.browser()
        await browser.get("/api/games")  # what is put together once
        await world.browser().post("/api/tables", {"game": "multiverse", "seats": 3})
        world.clock.sleep(60)
        with stalls.watched():
            await asyncio.sleep(0)  # from the next turn on it is looked at
            stalls.doing = "making a table"
            made = await browser.post("/api/tables", {"game": "multiverse", "seats": 3})
            stalls.doing = "looking for a code"
            await browser.post("/api/find", {"code": "ABCDEFGHK"})
            stalls.doing = "opening kept tables"
            for number in range(1, 20):
                assert (await browser.get(f"/api/tables/{kept(house, number)}")).status == 200
            stalls.doing = "a list of mine"
            await browser.get("/api/mine?tables=" + ",".join(kept(house, number) for number in range(30, 50)))
            for doing, seconds in (("sweeping", 60), ("finding what is old", 32 * 86_400), ("deleting", sweeping.NOTICE_SECONDS)):
                stalls.doing = doing
                world.clock.sleep(seconds)
                clock.sleep(seconds)
                await world.hub.sweep()
                await asyncio.sleep(0.3)
        assert made.status == 201
        world.store.close()

    run(work())
    return stalls


def idle_bytes(house: tuple[Path, str]) -> float:
    """What stays in memory of a table that came and went."""

    async def work() -> float:
        world = World(sqlite(house[0]))
        browser = world.browser()

        async def come_and_go(first: int, tables: int) -> int:
            for number in range(first, first + tables):
                assert (await browser.get(f"/api/tables/{kept(house, number)}")).status == 200
            browser.received.clear()
            for _ in range(100):
                world.clock.sleep(hubs.IDLE_SECONDS + 1)
                await world.hub.sweep()
                await asyncio.sleep(0.02)
                if not world.hub.live:
                    break
            assert not world.hub.live
            world.bots.asked.clear()
            gc.collect()
            return tracemalloc.get_traced_memory()[0]

        await come_and_go(1000, 50)
        tracemalloc.start()
        try:
            marks = [await come_and_go(2000, 50), await come_and_go(3000, 200), await come_and_go(4000, 200)]
            # What stays of every table stays twice; what is loaded once is no table's.
            return min(marks[1] - marks[0], marks[2] - marks[1]) / 200
        finally:
            tracemalloc.stop()
            world.store.close()

    return run(work())


def test_an_idle_table_is_gone_from_the_memory(house: tuple[Path, str]) -> None:
    """In a process of its own, as a server is one: what other tests keep alive is not counted."""
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as alone:
        assert alone.submit(idle_bytes, house).result() < IDLE_BYTES


def test_they_hold_up_no_start(house: tuple[Path, str], tmp_path: Path) -> None:
    """What a start costs beside an empty house, in time of the processor: a busy machine adds nothing to it."""
    full, empty = started(house[0]), started(tmp_path)
    assert full - empty < 1.0, (full, empty)


def started(folder: Path) -> float:
    """The processor time of a server until it is ready."""
    script = "import sys, os, time; from alcancia.server.__main__ import main; main(*sys.argv[1:])"
    command = [sys.executable, "-c", script, str(folder), "0"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=os.environ) as process:
        try:
            assert process.stdout is not None
            json.loads(process.stdout.readline())
            fields = Path(f"/proc/{process.pid}/stat").read_text().rpartition(")")[2].split()
            return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
        finally:
            process.terminate()
