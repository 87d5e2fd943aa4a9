"""Every commit of a game fails once on the real file, in each way a disk can fail: nothing acknowledged is lost, and play goes on."""

import asyncio
import os
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any, Literal

import pytest

from alcancia.kernel import Luck
from alcancia.server import hub as hubs
from alcancia.server.store import Appended
from alcancia.server.store.files import FILE
from tests.server.world import World, run, sqlite

GAME, SEATS, MOVES = ("multiverse", 3, 6) if os.environ.get("ALCANCIA_SOAK", "1") == "1" else ("elplan", 4, 200)
AFTERWARDS = 6
"""So many commits after the fault it is left at that: a later one is another k's."""
Way = Literal["fails", "fails twice", "is kept, and fails", "lies"]


async def played(folder: Path, k: int, way: Way) -> bool:
    """A few moves with a fault at the k-th commit; was there one?"""
    world = World(sqlite(folder), seed="sweep")
    table, browsers = await world.table(SEATS, seats=SEATS, game=GAME)
    wires = [await browser.live(table).hello() for browser in browsers]
    commit, count = world.store._commit, 0

    def failing(db: Any, works: Any) -> Any:
        nonlocal count
        count += 1
        if count != k and (way != "fails twice" or count != k + 1):
            return commit(db, works)
        if way == "lies":
            return [Appended(work.append.expected_seq + 1) for work in works]
        if way == "is kept, and fails":
            commit(db, works)
        raise sqlite3.OperationalError("disk I/O error")

    world.store._commit = failing
    luck, acknowledged = Luck("sweep"), {}
    for number in range(MOVES):
        if count > k + AFTERWARDS:
            break
        seat, wire = next((seat, wire) for seat, wire in enumerate(wires) if wire.state["view"]["question"] is not None)
        question, game = wire.state["view"]["question"], world.hub.live[table].memory.table
        assert game is not None
        move, answer = list(game.asked[seat].sample(luck)), {"type": ""}
        world.clock.sleep(1)  # a human pace
        for _ in range(200):
            answer = await wire.move(f"m{number}", question["id"], move)
            if answer["type"] == "done":
                break
            assert answer["reason"] == "try_later", answer
            await asyncio.sleep(0.01)
        assert answer["type"] == "done", answer
        acknowledged[f"m{number}"] = answer["seq"]
        await world.settle()
        await asyncio.sleep(0.005)
    assert not {"table_frozen", "socket_failed", "request_failed"} & set(world.hub.counts)
    await world.store.end()
    with closing(sqlite3.connect(folder / FILE)) as db:
        rows = list(db.execute("SELECT seq, move_id FROM log ORDER BY seq"))
    assert [seq for seq, _ in rows] == list(range(1, len(acknowledged) + 2)), "a gap, or one twice"
    assert {id.partition(":")[2]: seq for seq, id in rows if id} == acknowledged
    return count >= k


@pytest.mark.parametrize("way", ["fails", "fails twice", "is kept, and fails"])
def test_every_commit_of_a_game_fails_once(way: Way, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """G3, on the real file."""
    monkeypatch.setattr(hubs, "RECHECK_SECONDS", 0.001)
    k = 1
    while run(played(tmp_path / str(k), k, way)):
        k += 1
    assert k > MOVES


def test_a_store_that_lies_is_noticed(tmp_path: Path) -> None:
    """Planted: it says that all is well, and writes nothing."""
    with pytest.raises(AssertionError):
        run(played(tmp_path, 3, "lies"))
