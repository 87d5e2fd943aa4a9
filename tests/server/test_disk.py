"""A disk that nobody may write to: views go on, nothing acknowledged is lost, and no restart is needed."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from alcancia.server import hub as hubs
from tests.server.test_faults import bet
from tests.server.world import Browser, World, sqlite


async def play(world: World, table: str, browsers: list[Browser], id: str) -> Any:
    """Whoever is asked moves."""
    for browser in browsers:
        wire = await browser.live(table).hello()
        try:
            if wire.state["view"]["question"] is not None:
                return await bet(wire, id)
        finally:
            wire.hang_up()
            await world.settle()
    raise AssertionError("nobody is asked")


async def at_last(world: World, table: str, browsers: list[Browser], id: str) -> Any:
    """The same move again, until it counts: nobody had to start anything anew."""
    for _ in range(200):
        if (answer := await play(world, table, browsers, id))["type"] == "done":
            return answer
        await asyncio.sleep(0.02)
    raise AssertionError("play does not go on")


async def test_a_disk_that_nobody_may_write_to(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hubs, "RECHECK_SECONDS", 0.02)
    world = World(sqlite(tmp_path))
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
    assert (await browsers[2].get(f"/api/tables/{table}")).status == 200
    monkeypatch.setattr(store, "_commit", real)
    await at_last(world, table, browsers, "b")
    store.close()
