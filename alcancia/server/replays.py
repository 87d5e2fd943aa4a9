"""Looking back: any step of a game, quickly, without making anybody else wait."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeVar

from alcancia.kernel import NOBODY, TRAINER, Fact, Refused, Table
from alcancia.kernel.trainer import gone_back, that_counted
from alcancia.server.memory import BY_DEFAULT, PREPARED, Memory, told_of

if TYPE_CHECKING:
    from alcancia.server.live import LiveTable

T = TypeVar("T")

EVERY: Final = 24
"""A position is kept every so many steps; fewer in a long game."""
MOST_KEPT: Final = 64
SLICE: Final = 16
"""After so many moves others get a turn."""
SHELF: Final = 16
"""So many games can be looked back on at once; others begin anew."""
ALWAYS_MARKED: Final = frozenset({"undone", "rewound", "rule_change_announced", BY_DEFAULT, PREPARED})


class Mark(NamedTuple):
    """A moment worth finding again."""

    step: int
    key: str
    seat: int | None


class Replay:
    """One game as it went. Step 0 is the laid table, step k what it was after k entries of the record."""

    def __init__(self, memory: Memory) -> None:
        self._memory = memory
        self._entries: list[tuple[Any, ...]] = []
        self._kept: dict[int, Table] = {}
        self._rewound: set[int] = set()
        self._every = EVERY
        self._cursor: tuple[int, Table, list[Fact]] | None = None
        self._lock = asyncio.Lock()
        self._noticed = 0
        self.periods: list[tuple[int, int]] = []
        self.marks: list[Mark] = []
        self._debrief: dict[str, Any] | None = None

    @property
    def steps(self) -> int:
        """How many there are by now."""
        self._entries += self._memory.committed(len(self._entries))
        return len(self._entries)

    async def look(self, step: int, read: Callable[[Table, Sequence[Fact]], T]) -> T:
        """Read off what was at a step, and what was told in it. Nothing may be kept of the table."""
        async with self._lock:
            assert step <= self.steps
            at, table, facts = await self._go(step, step)
            self._cursor = (at, table, facts)
            return read(table, facts)

    async def timeline(self) -> tuple[int, list[tuple[int, int]], list[Mark]]:
        """How many steps, where the periods begin, and what stands out."""
        async with self._lock:
            steps = self.steps
            self._cursor = await self._go(steps, min(self._noticed, steps))
            return steps, self.periods, self.marks

    async def debrief(self) -> dict[str, Any]:
        """The whole game in figures; only of a finished one, so it is worked out once."""
        async with self._lock:
            if self._debrief is None:
                table = self._memory.anew()
                for number, entry in enumerate(that_counted(self._entries, self.steps)):
                    _play(table, entry)
                    if number % SLICE == 0:
                        await asyncio.sleep(0)
                self._debrief = {"measures": table.measures(), "lessons": table.lessons()}
            return self._debrief

    # ── going there ──────────────────────────────────────────────────────────

    async def _go(self, step: int, start: int) -> tuple[int, Table, list[Fact]]:
        """A table at this step, with what was told in it, from a position at or before `start`."""
        at, table, facts = self._nearest(start, step)
        moves = 0
        while at < step:
            entry = self._entries[at]
            facts = await self._advance(table, entry)
            at += 1
            self._keep(at, table, _is_rewind(entry))
            self._notice(at, table, facts)
            moves += 1
            if moves % SLICE == 0:
                await asyncio.sleep(0)
        return at, table, facts

    def _nearest(self, start: int, step: int) -> tuple[int, Table, list[Fact]]:
        """Where to begin: what was told in the step itself must be heard again, unless the cursor stands there."""
        if self._cursor is not None and self._cursor[0] <= start and (kept := self._best(start, step)) <= self._cursor[0]:
            found, self._cursor = self._cursor, None
            return found
        kept = self._best(start, step)
        if kept in self._kept and step:
            return kept, self._kept[kept].clone(), []
        table = self._memory.anew()
        facts = list(table.facts)
        table.forget()
        self._keep(0, table, False)
        self._notice(0, table, facts)
        return 0, table, facts

    def _best(self, start: int, step: int) -> int:
        return max((kept for kept in self._kept if 0 < kept <= start and kept < step), default=0)

    async def _advance(self, table: Table, entry: tuple[Any, ...]) -> list[Fact]:
        """One entry more."""
        facts = gone_back(table, await self._copy(entry[1][1]), entry[1][1]).facts if _is_rewind(entry) else _play(table, entry)
        facts = told_of(entry, facts, table.state.period)
        table.forget()
        return facts

    async def _copy(self, step: int) -> Table:
        """A table at an earlier step. After every rewind a position was kept, so there is none in between."""
        kept = max((kept for kept in self._kept if kept <= step), default=0)
        table = self._kept[kept].clone()
        for entry in self._entries[kept:step]:
            _play(table, entry)
            table.forget()
        await asyncio.sleep(0)
        return table

    def _keep(self, at: int, table: Table, rewound: bool) -> None:
        if rewound:
            self._rewound.add(at)
        if at in self._kept or not (rewound or at % self._every == 0):
            return
        self._kept[at] = table.clone()
        if len(self._kept) - len(self._rewound) > MOST_KEPT:
            self._every *= 2
            self._kept = {step: kept for step, kept in self._kept.items() if step % self._every == 0 or step in self._rewound}

    def _notice(self, at: int, table: Table, facts: Sequence[Fact]) -> None:
        """The first time a step is played: is there anything to mark?"""
        if at != (self._noticed + 1 if self.periods else 0):
            return
        self._noticed = at
        period = table.state.period
        if not self.periods or self.periods[-1][0] != period:
            self.periods.append((period, at))
        marked = ALWAYS_MARKED.union(table.game.moments)
        for fact in facts:
            if fact.key in marked and fact.owner != NOBODY:
                seat = fact.args.get("seat")
                self.marks.append(Mark(at, fact.key, seat if type(seat) is int else None))


def _is_rewind(entry: tuple[Any, ...]) -> bool:
    return bool(entry[0] == TRAINER and entry[1][0] == "rewind")


def _play(table: Table, entry: tuple[Any, ...]) -> list[Fact]:
    played = table.repeat(entry)
    assert not isinstance(played, Refused), entry
    return played.facts


class Shelf:
    """The games that are being looked back on; those nobody asked for lately are put away."""

    def __init__(self) -> None:
        self._replays: OrderedDict[str, Replay] = OrderedDict()

    def of(self, live: "LiveTable") -> Replay | Refused:
        """The replay of a table, if there is anything to see."""
        if live.frozen:
            return Refused("frozen")
        if live.memory.commitment is None:
            return Refused("not_started")
        replay = self._replays.get(live.id)
        if replay is None or replay._memory is not live.memory:
            replay = self._replays[live.id] = Replay(live.memory)
        self._replays.move_to_end(live.id)
        while len(self._replays) > SHELF:
            self._replays.popitem(last=False)
        return replay

    def forget(self, id: str) -> None:
        """The table is gone, or out of memory."""
        self._replays.pop(id, None)
