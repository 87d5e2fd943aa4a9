"""Looking back: any step of a game, quickly, without making anybody else wait."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Final, TypeVar

from alcancia.kernel import TRAINER, Fact, Refused, Table
from alcancia.server import recalling, records
from alcancia.server.callback import answer_of
from alcancia.server.coaching import task_of
from alcancia.server.facts import facts_for_wire
from alcancia.server.noticing import Mark
from alcancia.server.recalling import Recall
from alcancia.server.session import Session
from alcancia.server.slices import in_slices
from alcancia.server.turns import Turns

if TYPE_CHECKING:
    from alcancia.server.hub import Checks
    from alcancia.server.live import LiveTable

T = TypeVar("T")

MOST_REPLAYS: Final = 16
"""So many games can be looked back on at once; others begin anew."""
COACH_PATIENCE: Final = 15.0
"""If nobody asks for so many seconds what the coach has found, it stops."""


class Replay:
    """One game as it went. Step 0 is the laid table, step k what it was after k entries of the record."""

    def __init__(self, session: Session, checks: "Checks", recall: Recall, id: str = "", coach_turns: Turns | None = None) -> None:
        assert session.playback is not None
        self.id = id
        self.session = session
        self._playback = session.playback
        self._checks = checks
        self._recall = recall
        self._cursor: tuple[Table, Sequence[Fact]] | None = None
        self._lock = asyncio.Lock()
        self._debriefing: asyncio.Future[Any] | None = None
        self._coach_turns = coach_turns or Turns()
        self._coaching: dict[int, asyncio.Task[None]] = {}
        self._coach_failed: set[int] = set()
        self._coached_for: dict[int, float] = {}
        """When somebody last asked what the coach found about a seat."""
        self._coach_known: set[int] = set()
        """Seats that somebody asked about who was at the table, or leads its class."""

    async def look(self, step: int, read: Callable[[Table, Sequence[Fact]], T]) -> T:
        """Read off what was at a step, and what was told in it. Nothing may be kept of the table."""
        async with self._lock:
            assert step <= self.session.steps
            return read(*await self._go(step, step))

    async def timeline(self) -> tuple[int, list[tuple[int, int]], list[Mark]]:
        """How many steps, where the periods begin, and what stands out."""
        async with self._lock:
            steps = self.session.steps
            await self._go(steps, self.session.noticed.upto)
            return steps, self.session.noticed.periods, self.session.noticed.marks

    async def debrief(self) -> dict[str, Any] | None:
        """The whole game in figures, or None if that took too long. A worker makes it: what a game reads out of all its facts
        comes in one piece."""
        if self.session.debrief is None:
            if self._debriefing is None or self._debriefing.done():
                self._debriefing = asyncio.get_running_loop().create_future()
                self._checks.hand_in(records.DEBRIEF + self.session.record(), self._debriefing.set_result)
            self.session.debrief = await asyncio.shield(self._debriefing)
        return self.session.debrief

    def coach(self, seat: int, bookmarks: Sequence[int] = (), known_here: bool = True) -> dict[str, Any] | Refused | None:
        """What the coach has found about a seat so far (None: nothing yet); a worker goes on while somebody keeps asking."""
        if known_here:
            self._coach_known.add(seat)
        if seat in self._coach_failed:
            self._coach_failed.discard(seat)
            return Refused("try_later")
        known = self.session.coached.get(seat)
        if known is None or not known["done"]:
            self._coached_for[seat] = asyncio.get_running_loop().time()
            if seat not in self._coaching:
                self._coaching[seat] = asyncio.create_task(self._coach(seat, tuple(bookmarks)))
        return known

    async def _coach(self, seat: int, bookmarks: Sequence[int]) -> None:
        """In slices that others who need the worker can get between; of every seat of every table first one decision that mattered."""
        try:
            for whole in (False, True):
                async with self._coach_turns.one(lambda: seat in self._coach_known):
                    if await self._coached(seat, bookmarks, whole):
                        return
        finally:
            del self._coaching[seat]

    async def _coached(self, seat: int, bookmarks: Sequence[int], whole: bool) -> bool:
        """Go on until all is found, or a first decision that mattered; True if that was all, it failed, or nobody waits any more."""
        loop = asyncio.get_running_loop()
        while loop.time() - self._coached_for[seat] < COACH_PATIENCE:
            task = records.COACH + task_of(self.id, seat, self.session.record(), bookmarks)
            known: Any = await answer_of(partial(self._checks.hand_in, task))
            if known is None:
                self._coach_failed.add(seat)
                return True
            if known["done"] or len(known["moments"]) >= len(self.session.coached.get(seat, {"moments": ()})["moments"]):
                self.session.coached[seat] = known
            if known["done"]:
                return True
            if not whole and any(moment["what_if"] is not None for moment in known["moments"]):
                return False
        return True

    def changed(self) -> list[tuple[str, Any]]:
        """The rules that the trainer changed on the way, as the record has them."""
        return [(entry[1][1], entry[1][2]) for entry in self._playback.entries if entry[0] == TRAINER and entry[1][0] == "change"]

    def forget(self) -> None:
        """Nobody looks any more: what is kept for looking alone may go."""
        if self.session.table is None:
            self._playback.kept.clear()

    # ── going there ──────────────────────────────────────────────────────────

    async def _go(self, step: int, since: int) -> tuple[Table, Sequence[Fact]]:
        """A table at this step, with what was told in it, from a position at or before `since`."""
        if step - self._start_of(min(since, step - 1)) > recalling.LONG:
            await self._recall.refill(self.session)
            since = max(since, min(step, self.session.noticed.upto))
        at = self._begin(step, since)
        await in_slices(self._walk(at, step))
        self._cursor = at[0], at[1]
        return self._cursor

    def _begin(self, step: int, since: int) -> list[Any]:
        """Where to begin: what was told in the step itself must be heard again, unless the cursor stands there."""
        cursor, self._cursor = self._cursor, None
        last = min(since, step - 1)
        if cursor is not None and self._start_of(last) <= len(cursor[0].entries) <= since:
            return [*cursor]
        table = self._playback.begin(last)
        facts = list(table.facts)
        table.forget()
        if not table.entries:
            self.session.noticed.look(table, facts)
        return [table, facts]

    def _start_of(self, last: int) -> int:
        """The step of the last position kept up to this one."""
        return max((at for at in self._playback.kept if at <= last), default=0)

    def _walk(self, at: list[Any], step: int) -> Iterator[None]:
        table: Table = at[0]
        for played in self._playback.walk(table, step):
            at[1] = facts_for_wire(table.entries[-1], played.facts, table.state.period)
            table.forget()
            self.session.noticed.look(table, at[1])
            yield


class ReplayCache:
    """The games that are being looked back on; those nobody asked for lately are forgotten."""

    def __init__(self, checks: "Checks", recall: Recall) -> None:
        self._checks = checks
        self._recall = recall
        self._replays: OrderedDict[str, Replay] = OrderedDict()
        self._coach_turns = Turns()
        """Of all finished games one seat is looked at at a time."""

    def of(self, live: "LiveTable") -> Replay | Refused:
        """The replay of a table, if there is anything to see."""
        if live.frozen:
            return Refused("frozen")
        if live.memory.commitment is None:
            return Refused("not_started")
        replay = self._replays.get(live.id)
        if replay is None or replay.session is not live.memory:
            replay = self._replays[live.id] = Replay(live.memory, self._checks, self._recall, live.id, self._coach_turns)
        self._replays.move_to_end(live.id)
        while len(self._replays) > MOST_REPLAYS:
            self.forget(next(iter(self._replays)))
        return replay

    def forget(self, id: str) -> None:
        """The table is gone, or out of memory."""
        old = self._replays.pop(id, None)
        if old is not None:
            old.forget()
