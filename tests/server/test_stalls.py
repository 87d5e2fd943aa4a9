"""Nobody waits for somebody else's long game: whatever is done with it, no turn of the event loop takes more than 20 ms."""

import asyncio
import gc
import json
import time
import weakref
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from alcancia.games import GAMES, find
from alcancia.kernel import Table
from alcancia.server import pages, recalling, records, slices, spoken
from alcancia.server.pool import Pool
from alcancia.server.recalling import Recall
from alcancia.server.replays import Replay, ReplayCache
from alcancia.server.states import Health
from alcancia.server.store import Failed, Row
from alcancia.text import speaker
from tests.server.world import Browser, Response, World, run

GOLDEN = Path(__file__).parents[1] / "records"
MOST_SECONDS = 0.020


class Stalls:
    """The CPU time of single turns of the event loop, those of the test's own work left out. A busy machine adds nothing to it."""

    def __init__(self) -> None:
        self.longest = 0.0
        self.watching = False
        self.doing = self.then = ""

    @contextmanager
    def watched(self) -> Iterator[None]:
        run_handle = asyncio.Handle._run

        def timed(handle: asyncio.Handle) -> None:
            began = time.thread_time()
            run_handle(handle)
            took = time.thread_time() - began
            if self.watching and took > self.longest:
                self.longest, self.then = took, self.doing

        gc.collect()
        self.watching = True
        gc.disable()  # the heap of all tests is no table's business
        asyncio.Handle._run = timed  # type: ignore[method-assign, assignment]
        try:
            yield
        finally:
            self.watching = False
            asyncio.Handle._run = run_handle  # type: ignore[method-assign]
            gc.enable()

    def none(self) -> None:
        assert self.longest < MOST_SECONDS, f"{self.longest * 1000:.0f} ms in {self.then}"


def longest(game: str) -> dict[str, Any]:
    """The golden record with most moves, with a trainer at the table, so that one can go back in it."""
    found = max([json.loads(path.read_bytes()) for path in (GOLDEN / game).glob("*.json")], key=lambda record: len(record["moves"]))
    terms = {name: found[name] for name in ("seats", "seed", "salt", "options")}
    table = Table.set_up(find(game), **terms, trainer=True)
    for entry in found["moves"]:
        assert table.repeat(entry)
    return table.record()


class School:
    """A server with a real worker for whole records, at which nobody thinks and long games lie."""

    def __init__(self, stalls: Stalls) -> None:
        self.stalls = stalls
        self.world = World()
        self.worker = Pool(asyncio.get_running_loop().call_soon_threadsafe, 1, 60, records.work)
        self.world.hub.checks = self.worker
        self.world.hub.recall = Recall(self.worker)
        self.world.hub.replays = ReplayCache(self.worker, self.world.hub.recall)
        self.world.hub.pace = 1e9

    async def lay(self, record: dict[str, Any], steps: int) -> tuple[Browser, str]:
        """So many steps of a game in the store, as if played long ago."""
        host = self.world.browser()
        made = await host.post("/api/tables", {"game": record["game"], "seats": record["seats"], "seat": 0})
        table: str = made.data["table"]
        self.world.hub.drop(self.world.hub.live[table], "restart", 1012)
        rows = records.check(json.dumps(record).encode())["rows"][: 1 + steps]
        self.world.store.logs[table].rows.extend(Row(seq, None, None, *row) for seq, row in enumerate(rows, 1))
        return host, table

    async def ask(self, browser: Browser, path: str, body: Any = None, status: int = 200) -> Response:
        """One request, in a turn of its own."""
        self.world.clock.sleep(60)
        self.stalls.doing = path
        await asyncio.sleep(0)
        answer = await (browser.get(path) if body is None else browser.post(path, body))
        await asyncio.sleep(0)
        self.stalls.doing = "the test"
        assert answer.status == status, (path, answer.body)
        return answer


async def everything(record: dict[str, Any], stalls: Stalls) -> None:
    """All that can be done with a long game."""
    school = School(stalls)
    world, steps = school.world, len(record["moves"])
    running = await school.lay(record, steps - 1)
    finished = await school.lay(record, steps)
    try:
        with stalls.watched():
            await going_on(school, *running, steps)
            await looking_back(school, *finished, steps)
            # The same, brought along by somebody else.
            brought = await school.ask(world.browser(), "/api/records", record, status=201)
            at = f"/api/tables/{brought.data['table']}"
            for what in (f"replay?step={steps}&eyes=0", "timeline", "replay?step=7", "measures.csv?shape=long", "record"):
                await school.ask(world.browser(), f"{at}/{what}")
    finally:
        school.worker.close()


async def going_on(school: School, host: Browser, table: str, steps: int) -> None:
    """Opened again, looked at from the beginning, taken back to anywhere, and a write that fails."""
    at = f"/api/tables/{table}"
    await school.ask(host, f"{at}?since=0")
    live = school.world.hub.live[table]
    assert live.memory.seq == steps and not live.frozen
    before = live.memory.said("rewind")
    for to in (steps - 2, steps // 2, 1):
        await school.ask(host, f"{at}/rewind", {"to": to})
        await school.ask(host, f"{at}/replay?step={live.memory.seq - 1}")
    school.world.store.fail = lambda what: Failed("try_later") if what == "append" else None
    await school.ask(host, f"{at}/rewind", {"to": 5}, status=503)
    school.world.store.fail = lambda what: None
    school.stalls.doing = "opening again"
    for _ in range(500):
        await asyncio.sleep(0.005)
        if live.health is Health.SOUND:
            break
    assert live.memory.seq == steps + 3 and live.memory.said("rewind") == before + 3 and not live.frozen


async def looking_back(school: School, host: Browser, table: str, steps: int) -> None:
    """Finished: figures, every way of looking back, the record, and another game that begins near the end."""
    at = f"/api/tables/{table}"
    await school.ask(host, f"{at}?since=0")
    live = school.world.hub.live[table]
    school.stalls.doing = "debrief"
    for _ in range(3000):
        if live.memory.debrief is not None:
            break
        await asyncio.sleep(0.01)
    assert live.memory.debrief is not None
    for step in (steps, 0, steps - 1, steps // 3, steps // 2):
        await school.ask(host, f"{at}/replay?step={step}&eyes=0")
    for what in ("/timeline", "/measures.csv?shape=long", "/measures.csv?shape=wide", "/record", "?since=0"):
        await school.ask(host, f"{at}{what}")
    await school.ask(school.world.browser(), f"{at}/branch", {"step": steps - 1, "seat": 0}, status=201)


def least(game: str) -> Stalls:
    """The best of three runs: what is slow in itself is slow every time, whoever else is at work on this machine."""
    found = []
    for _ in range(3):
        found.append(Stalls())
        run(everything(longest(game), found[-1]))
        if found[-1].longest < MOST_SECONDS:
            break
    return min(found, key=lambda stalls: stalls.longest)


@pytest.mark.parametrize("game", GAMES)
def test_no_long_game_makes_others_wait(game: str) -> None:
    least(game).none()


def first_words(stalls: Stalls) -> None:
    """Somebody asks for what has to be said in a language that nobody has used yet."""

    async def ask() -> None:
        school = School(stalls)
        record = longest("multiverse")
        host, table = await school.lay(record, len(record["moves"]))
        try:
            await school.ask(host, f"/api/tables/{table}?since=0")
            for kept in (speaker.bundle, speaker.resource, pages._tagged_picture, pages._tagged_games, pages._described):
                kept.cache_clear()
            await asyncio.sleep(0)
            with stalls.watched():
                for path in ("/rules/multiverse/es/turn.svg", f"/api/tables/{table}/coach?lang=en", "/api/games"):
                    await school.ask(host, path)
        finally:
            school.worker.close()

    run(ask())


def test_whoever_asks_for_words_first_makes_nobody_wait() -> None:
    found = [Stalls() for _ in range(3)]
    for stalls in found:
        first_words(stalls)
        if stalls.longest < MOST_SECONDS:
            return
    found[-1].none()


def test_words_that_are_read_in_the_event_loop_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    async def at_once(what: Any, *asked: Any) -> Any:
        return what(*asked)

    stalls = Stalls()
    for module in (pages, spoken):
        monkeypatch.setattr(module, "read", at_once)
    first_words(stalls)
    with pytest.raises(AssertionError, match="ms in"):
        stalls.none()


def test_a_debrief_in_the_event_loop_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    async def at_once(self: Replay) -> Any:
        self.session.debrief = records.debrief(self.session.record())
        return self.session.debrief

    monkeypatch.setattr(Replay, "debrief", at_once)
    with pytest.raises(AssertionError, match="ms in"):
        least("elplan").none()


def test_opening_in_one_piece_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(slices, "SLICE_SECONDS", 60.0)
    monkeypatch.setattr(recalling, "LONG", 10**9)
    with pytest.raises(AssertionError, match="ms in"):
        least("elplan").none()


def test_a_loop_that_ended_is_not_kept() -> None:
    """Work that waited for its slice held its loop, with all tables for which something was still planned there."""
    seen = []

    def slow() -> Iterator[None]:
        for _ in range(3):
            time.sleep(slices.SLICE_SECONDS)
            yield

    async def contend() -> None:
        seen.append(weakref.ref(asyncio.get_running_loop()))
        await asyncio.gather(slices.in_slices(slow()), slices.in_slices(slow()))

    run(contend())
    gc.collect()
    assert seen[0]() is None and not slices._turns
