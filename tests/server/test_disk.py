"""A disk that is really full, and one that nobody may write to: views go on, nothing acknowledged is lost, and no restart is needed."""

import asyncio
import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from alcancia.server import hub as hubs
from alcancia.server.store import files
from tests.server.test_faults import bet
from tests.server.world import World, sqlite

TIMES = int(os.environ.get("ALCANCIA_SOAK", "1"))


@pytest.fixture
def small(tmp_path: Path) -> Iterator[Path]:
    """A disk of eight megabytes."""
    if os.geteuid() != 0 or subprocess.run(["mount", "-t", "tmpfs", "-o", "size=8m", "tmpfs", tmp_path], capture_output=True).returncode:
        pytest.skip("only root can mount a small disk")
    try:
        yield tmp_path
    finally:
        subprocess.run(["umount", "-l", tmp_path], check=True)


def fill(folder: Path) -> Path:
    """Not a byte is left."""
    ballast = folder / "ballast"
    with ballast.open("wb", buffering=0) as file:
        for size in (1 << 16, 1 << 12, 1 << 9, 1):
            try:
                while True:
                    file.write(b"x" * size)
            except OSError:
                continue
    return ballast


async def test_the_disk_is_really_full_and_then_it_is_not(small: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hubs, "RECHECK_SECONDS", 0.02)
    world = World(sqlite(small))
    table, browsers = await world.table(3)
    wire = await browsers[0].live(table).hello()
    acknowledged: dict[str, int] = {}
    for time in range(TIMES):
        ballast = fill(small)
        number = 0
        while (answer := await play(world, table, browsers, f"full-{time}-{number}"))["type"] == "done":
            # What was set aside for the log already may still be used.
            acknowledged[answer["id"]] = answer["seq"]
            number += 1
        assert answer["reason"] == "try_later" and (await browsers[1].get(f"/api/tables/{table}")).status == 200
        ballast.unlink()
        again = await at_last(world, table, browsers, answer["id"])
        acknowledged[again["id"]] = again["seq"]
    assert wire.closed is None and not {"table_frozen", "socket_failed"} & set(world.hub.counts)
    world.store.close()
    with closing(files.connect(small / files.FILE)) as db:
        rows = {str(id).partition(":")[2]: seq for seq, id in db.execute("SELECT seq, move_id FROM log WHERE move_id IS NOT NULL")}
        assert rows == acknowledged and db.execute("PRAGMA integrity_check").fetchone() == ("ok",)


async def play(world: World, table: str, browsers: list, id: str) -> dict:  # type: ignore[type-arg]
    """Whoever is asked moves."""
    for browser in browsers:
        wire = await browser.live(table).hello()
        try:
            if wire.state["view"]["question"] is not None:
                answer: dict = await bet(wire, id)  # type: ignore[type-arg]
                return answer
        finally:
            wire.hang_up()
            await world.settle()
    raise AssertionError("nobody is asked")


async def at_last(world: World, table: str, browsers: list, id: str) -> dict:  # type: ignore[type-arg]
    """The same move again, until it counts: nobody had to start anything anew."""
    for _ in range(200):
        if (answer := await play(world, table, browsers, id))["type"] == "done":
            return answer
        await asyncio.sleep(0.02)
    raise AssertionError("play does not go on")


async def test_a_disk_that_nobody_may_write_to(small: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hubs, "RECHECK_SECONDS", 0.02)
    world = World(sqlite(small))
    table, browsers = await world.table(3)
    assert (await play(world, table, browsers, "a"))["type"] == "done"
    store = world.store
    # A file system turns read-only when its disk fails: open files keep failing too.
    monkeypatch.setattr(store, "_again", lambda db: db)
    real = store._commit

    def read_only(db: object, works: object) -> object:
        db.execute("PRAGMA query_only = ON")  # type: ignore[attr-defined]
        try:
            return real(db, works)
        finally:
            db.execute("PRAGMA query_only = OFF")  # type: ignore[attr-defined]

    monkeypatch.setattr(store, "_commit", read_only)
    assert (await play(world, table, browsers, "b"))["reason"] == "try_later"
    assert (await browsers[2].get(f"/api/tables/{table}")).status == 200 and shutil.disk_usage(small).free
    monkeypatch.setattr(store, "_commit", real)
    await at_last(world, table, browsers, "b")
    store.close()
