"""Fault schedules over a whole made-up house: nodes killed and paused, the database gone, words lost, clocks wrong."""

import asyncio
import logging
import os
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from alcancia.kernel import Refused
from alcancia.server import playing
from alcancia.server.live import LiveTable, Waiting
from alcancia.server.messages import Entered, PresenceChanged
from alcancia.server.store import Append, Appended, Failed
from alcancia.server.store.postgres.lease import Lease
from tests.server.world import World
from tests.simulated import database, schedule
from tests.simulated.schedule import FAULTS, run

SCHEDULES = 80 * int(os.environ.get("ALCANCIA_SOAK", "1"))


@pytest.fixture(autouse=True)
def quiet() -> Iterator[None]:
    """Thousands of faults on purpose need no lines."""
    logging.disable()
    yield
    logging.disable(logging.NOTSET)


@pytest.mark.parametrize("part", range(4))
def test_whatever_breaks_nothing_promised_is_lost(part: int) -> None:
    moves, struck = 0, set[str]()
    for number in range(part, SCHEDULES, 4):
        try:
            verdict = run(str(number))
        except AssertionError as broken:
            raise AssertionError(f"seed {number} (python -m tests.simulated seed {number}): {broken}") from broken
        moves += verdict.moves
        struck |= set(verdict.faults)
    assert struck == set(FAULTS) and moves > SCHEDULES


def test_one_seed_is_one_story() -> None:
    for seed in ("11", "12", "13"):
        assert len({run(seed).trace for _ in range(3)}) == 1


# ── what it found: seeds that broke a promise once, and what was wrong ───────


@pytest.mark.parametrize("seed", ["3820", "5635", "36292", "39763", "49485", "52599"])
def test_a_seed_that_once_broke_a_promise(seed: str) -> None:
    run(seed)


async def test_whoever_was_about_to_come_in_when_a_table_went_is_shown_out() -> None:
    """They waited in the inbox of a table that another node had by then: for ever, and their pings were answered."""
    world = World()
    browser = world.browser()
    table = (await browser.post("/api/tables", {"game": "multiverse", "seats": 3, "fill": "random", "start": True})).data["table"]
    world.store.holds = lambda: False
    live, wire, asked = world.hub.live[table], browser.live(table), Waiting()
    live._inbox += [(Entered(wire, 0), None), (PresenceChanged(), asked)]  # type: ignore[arg-type]
    shut: list[tuple[str, int]] = []
    wire.shut = lambda reason, code: shut.append((reason, code))  # type: ignore[attr-defined]
    world.hub.drop(live, "restart", 1012)
    assert shut == [("restart", 1012)] and asked.result() == Refused("try_later"), "and whoever waits for an answer has one"


async def test_a_new_session_does_not_bring_back_the_old_lease() -> None:
    """The session ended between two renewals, others took our tables, and a new one was there: we have to look round before we speak."""
    seen: list[bool] = []

    class Wire:
        closed = False

        async def execute(self, *said: Any, timeout: float = 0) -> None: ...

        async def fetchval(self, *said: Any, timeout: float = 0) -> str:
            return "n1"

        async def fetch(self, *said: Any, timeout: float = 0) -> list[dict[str, str]]:
            seen.append(lease.holds())
            return [{"id": "n1", "address": ""}]

        def is_closed(self) -> bool:
            return self.closed

        def terminate(self) -> None:
            self.closed = True

    async def connect() -> Wire:
        return Wire()

    lease = Lease("n1", "", connect, lambda error: None)
    again = asyncio.Event()
    lease.kept = lambda tables: again.set()
    await lease.begin()
    assert lease.holds()
    lease._session.terminate()
    seen.clear()
    await asyncio.wait_for(again.wait(), 60)
    assert lease.holds() and not any(seen), "it spoke before it had looked round"
    await lease.end()


# ── planted faults: the simulation has to notice each of them ────────────────


def acknowledged_on_hope(patch: pytest.MonkeyPatch) -> None:
    """A write whose answer got lost is taken for done."""
    said = database.Sentences.append_all

    async def hoping(db: Any, now: int, appends: Any) -> list[Any]:
        try:
            return list(await said(db, now, appends))
        except OSError:
            return [Appended(append.expected_seq + len(append.entries)) for append in appends]

    patch.setattr(database.Sentences, "append_all", staticmethod(hoping))


def failures_ignored(patch: pytest.MonkeyPatch) -> None:
    """A table tells what the store refused."""
    stored = LiveTable._stored
    patch.setattr(LiveTable, "_stored", lambda self, result: stored(self, Appended(0)))


def no_fence(patch: pytest.MonkeyPatch) -> None:
    """Whoever once had a table may write on."""

    def append(base: database.Database, append: Append) -> Appended | Failed:
        line = base.lines[append.table]
        return kept(base, append._replace(epoch=line.epoch, expected_seq=len(line.rows), move_id=None))

    kept = database._append
    patch.setattr(database, "_append", append)


def moves_not_remembered(patch: pytest.MonkeyPatch) -> None:
    """A resent move counts again."""

    def append(base: database.Database, append: Append) -> Appended | Failed:
        return kept(base, append._replace(move_id=f"{append.move_id}/{append.expected_seq}" if append.move_id else None))

    kept = database._append
    patch.setattr(database, "_append", append)
    patch.setattr(playing, "_known", lambda memory, key, sent: None)


def lease_ignored(patch: pytest.MonkeyPatch) -> None:
    """A node that slept speaks on, and forgets nothing."""
    patch.setattr(Lease, "holds", lambda self: True)


@pytest.mark.parametrize("plant", [acknowledged_on_hope, failures_ignored, no_fence, moves_not_remembered, lease_ignored])
def test_a_planted_fault_is_noticed(plant: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch)
    monkeypatch.setattr(schedule, "HEALING_SECONDS", 30)
    with pytest.raises((AssertionError, KeyError)):
        many(100)


def many(schedules: int) -> None:
    for number in range(schedules):
        run(f"planted {number}", nodes=3)
