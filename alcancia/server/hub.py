"""The hub: all live tables, and what they share (store, clock, random source, bots)."""

import asyncio
import contextlib
import logging
import traceback
from collections.abc import Callable, Coroutine, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final, Protocol

import msgspec

from alcancia.kernel import Refused, Unplayable
from alcancia.server import limits, logs, telling, tokens
from alcancia.server.callback import answer_of
from alcancia.server.classes.hall import Hall
from alcancia.server.clocks import BEAT_SECONDS
from alcancia.server.forecasting import Forecasts
from alcancia.server.live import LiveTable
from alcancia.server.lobby import Lobby
from alcancia.server.messages import DebriefReady, GameEnded, HostGone
from alcancia.server.opening import Opening
from alcancia.server.pool import Task
from alcancia.server.recalling import Recall
from alcancia.server.relay import How, Relay
from alcancia.server.replays import ReplayCache
from alcancia.server.states import Health
from alcancia.server.store import Append, Appended, Elsewhere, Entry, Failed, Fill, HandOn, Log, Row, Store
from alcancia.server.store.shelving import mirror_store
from alcancia.server.sweeping import Sweeper
from alcancia.server.tokens import Random

IDLE_SECONDS: Final = 600
"""A table nobody is at leaves the memory after this long; it comes back from its log."""
SWEEP_SECONDS: Final = 60
FILL_SECONDS: Final = 5
RECHECK_SECONDS: Final = 1.0
LACKS: Final = (
    "other_content", "box_missing", "unknown_game", "unknown_version", "unknown_option", "option_out_of_range", "quiz_pack_invalid",
)  # fmt: skip
"""Why a table cannot be laid by a program that does not know what it was laid with."""

log = logging.getLogger("alcancia.server")


class Clock(Protocol):
    """Time, as the server sees it."""

    def monotonic(self) -> float:
        """Seconds since some moment; never jumps."""

    def utc(self) -> int:
        """Seconds since 1970."""


class Bots(Protocol):
    """A pool of bots outside the event loop."""

    def ask(self, task: Task, reply: Callable[[list[Any] | None], None]) -> None:
        """A bot's move for an imagined table (with its reason, if that is wanted), or None if it failed. The reply always comes."""

    def close(self) -> None:
        """Stop all of them."""


class Checks(Protocol):
    """Whoever works on whole records, outside the event loop."""

    @property
    def waiting(self) -> int:
        """How many nobody has begun with, but for those that come after all others."""

    @property
    def later(self) -> int:
        """And how many of those."""

    def hand_in(self, task: bytes, reply: Callable[[Any], None], later: bool = False) -> None:
        """What `records.answer` says to a task, or None if it took too long. The reply always comes. `later`: after all others."""

    def close(self) -> None:
        """Stop."""


class TableHub:
    """Opens, keeps and closes live tables."""

    def __init__(
        self,
        store: Store,
        clock: Clock,
        random: Random,
        bots: Bots,
        checks: Checks,
        forecasts: Forecasts | None = None,
        recall: Recall | None = None,
        *,
        pace: float = 0.8,
        bot_seconds: float = 8.0,
        keep_days: int = 30,
        reports: Path | None = None,
        roomy: float = 1,
        most: limits.Most | None = None,
        hand_on: How = "relay",
    ) -> None:
        self.store = store
        self.clock = clock
        self.random = random
        self.bots = bots
        self.checks = checks
        self.pace = pace
        self.bot_seconds = bot_seconds
        self.keep_days = keep_days
        self.reports = reports
        self.paces = limits.Paces(clock.monotonic, roomy)
        self.live: dict[str, LiveTable] = {}
        self.classes = Hall(self)
        self.ticking: set[LiveTable] = set()
        """The tables at which a clock runs."""
        self.rested: dict[str, dict[int, tuple[str, float, float]]] = {}
        """How far the clocks of tables were that left the memory: question, seconds used, and when that was."""
        self.recall = recall or Recall()
        self.replays = ReplayCache(checks, self.recall)
        self.forecasts = forecasts or Forecasts()
        self.sockets = 0
        self.strangers = 0
        """Of these, the sockets of people without a place at their table."""
        self.most = most or limits.Most()
        """So much fits into this house."""
        self.observer: Callable[[LiveTable, object], None] | None = None
        """Sees every message to every table, in the order in which they are judged; for tests and for looking for faults."""
        self.counts: dict[str, int] = {}
        self.moves = 0
        """Entries of logs that were committed since the start."""
        self.refused = 0
        """Refusals that were said since the start."""
        self._opening = Opening[LiveTable | Refused](self._open)
        self._beside: set[asyncio.Task[None]] = set()
        self._rechecking: set[str] = set()
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self.key = store.key
        """The house's own secret: it seals tokens."""
        self._stamp = 0
        self._filled_at, self._fill = -float(FILL_SECONDS), Fill(0, 0)
        self.sweeper = Sweeper(self)
        self.relay = Relay(self.key, hand_on, store.others)
        self.disk_fails = False
        self.full = False
        """Was somebody refused a table lately because there is no room?"""
        store.tell_trouble(self.disk_trouble)
        store.tell_kept(self.keep_only)

    def knows(self, token: str | None, id: str | None) -> bool:
        """Has whoever holds this token a place at this table or in this class? Where nobody can tell at once, any token of ours will do."""
        if id is not None and id in self.classes.live:
            return self.classes.live[id].register.knows(token)
        live = None if id is None else self.live.get(id)
        return token is not None and (live is None or live.lobby.person_of(token) is not None)

    def fits(self, known: bool) -> bool:
        """Is there room for the sockets that are here? A part of it is kept for people with a place."""
        return self.sockets <= self.most.sockets and (known or self.strangers <= self.most.sockets * (1 - limits.RESERVED))

    @contextlib.contextmanager
    def passing(self, known: bool) -> Iterator[bool]:
        """Is there room for a socket of another node? As long as it is tied to ours it takes two handles, so it counts twice."""
        strangers = 0 if known else 2
        self.sockets += 2
        self.strangers += strangers
        try:
            yield self.fits(known)
        finally:
            self.sockets -= 2
            self.strangers -= strangers

    def may_open(self, id: str, token: str | None, address: str) -> bool:
        """A table in memory may be opened by anybody; any other is played again from its log, which nobody may ask for without end.
        Of several nodes none knows what the others have in memory, so they let everybody."""
        return self.store.shared or id in self.live or id in self._opening or self.paces.may_wake(token, address)

    def mint(self, device: str | None) -> str:
        """A token for a new device, or a fresh one for a device we know."""
        self._stamp = max(self._stamp + 1, self.clock.utc() * 1000)
        return tokens.mint(self.random, self.key, self._stamp, device)

    # ── opening and closing tables ───────────────────────────────────────────

    async def open(self, id: str) -> LiveTable | Refused:
        """The live table of this id, from memory or from the store; raises `HandOn` if another node has it."""
        if not self.store.holds():
            return Refused("try_later")
        if (live := self.live.get(id)) is not None:
            return live
        if len(id) != tokens.TABLE_LENGTH or not set(id) <= set(tokens.ID_SIGNS):
            return Refused("no_such_table")
        return await self._opening.of(id)

    async def _open(self, id: str) -> LiveTable | Refused:
        found = await answer_of(partial(self.store.open, id, self.clock.utc()))
        try:
            if isinstance(found, Elsewhere):
                raise HandOn(found)
            if isinstance(found, Failed):
                return Refused({"gone": "no_such_table", "damaged": "damaged"}.get(found.why, "try_later"))
            return await self._lay_out(found)
        except HandOn:
            raise
        except Exception as error:
            self._crash_report(id, error, None)
            return Refused("frozen")

    async def _lay_out(self, log: Log) -> LiveTable:
        """A table from its log. What it was laid with may have come to another node; and a newer one may know what this one does not."""
        try:
            return await self._bring_in(log)
        except Unplayable as error:
            if not self.lacks(error):
                raise
        try:
            await mirror_store(self.store)
            return await self._bring_in(log)
        except Unplayable as error:
            if not self.lacks(error) or not self.store.others():
                raise
        self.report("table_left_to_others", table=log.table[:4])
        self.store.release(log.table, log.epoch)
        raise HandOn(Elsewhere(*next(iter(self.store.others().items()))))

    def lacks(self, error: Exception) -> bool:
        """Is this something that another node may have, rather than a fault of the table?"""
        return self.store.shared and isinstance(error, Unplayable) and error.reason in LACKS

    async def _bring_in(self, log: Log) -> LiveTable:
        """A table from its log; nobody sees it before all of that is played again."""
        live = LiveTable(self, log)
        await live.load(log)
        self._make_room()
        self.live[live.id] = live
        live.clocks.refresh()
        live.bots.wake()
        self.debrief(live)
        if live.lobby.room is not None:
            # Whatever the class has to do with its tables, such as letting them go on, it does once it is awake.
            self.run_beside(self.classes.wake(live.lobby.room.id))
        return live

    def _make_room(self) -> None:
        """Games that were only looked at do not fill the memory: of tables nobody is at, those quiet longest go when there are many."""
        now, entries = self.clock.monotonic(), sum(live.memory.seq for live in self.live.values() if not live.listeners)
        if entries <= limits.IDLE_ENTRIES:
            return
        for live in sorted(self.live.values(), key=lambda live: live.quiet_since):
            if live.idle and now - live.quiet_since > limits.IDLE_LEAST_SECONDS:
                entries -= live.memory.seq
                self._let_rest(live)
                if entries <= limits.IDLE_ENTRIES:
                    return

    def _let_rest(self, live: LiveTable) -> None:
        """Nobody is at this table: it leaves the memory."""
        live.clocks.rest()
        self.drop(live, "idle", 1012)
        self.store.release(live.id, live.epoch)

    async def create(self, lobby: Lobby, id: str | None = None) -> LiveTable | Refused:
        """A new table, once it is stored."""
        log = await self.lay_down(lobby, id=id)
        return log if isinstance(log, Refused) else await self._bring_in(log)

    async def lay_down(self, lobby: Lobby, entries: Sequence[Entry] = (), id: str | None = None) -> Log | Refused:
        """A new table in the store, with these entries in its log if it does not begin at the beginning. It is opened when somebody comes:
        what a stranger makes of a long game costs no memory before that."""
        if (refused := await self.refused_room()) is not None:
            return refused
        id, epoch = id or tokens.table_id(self.random), self.clock.utc()
        create = partial(self.store.create, id, epoch, lobby.saved(), lobby.codes(), room=None if lobby.room is None else lobby.room.id)
        if isinstance(await answer_of(create), Failed):
            return Refused("try_later")
        if entries and isinstance(await answer_of(partial(self.store.append, Append(id, 0, epoch, None, entries))), Failed):
            return Refused("try_later")
        rows = [Row(seq, None, None, *entry) for seq, entry in enumerate(entries, 1)]
        return Log(id, epoch, lobby.saved(), rows)

    async def checked(self, task: bytes) -> dict[str, Any] | Refused:
        """What a worker says of something that people brought along, in its own process."""
        if self.checks.waiting >= limits.RECORDS_WAITING:
            return Refused("too_fast", {"seconds": limits.LONGEST_WAIT})
        answer: Any = await answer_of(partial(self.checks.hand_in, task))
        if answer is None:
            return Refused("too_large", {"limit": limits.RECORD_BYTES})
        return Refused(answer["reason"], answer["detail"]) if "reason" in answer else answer

    async def refused_room(self) -> Refused | None:
        """Somebody wants to make a table or a class: where there is no room for it, they hear so, and so do all who lead."""
        if (refused := await self._no_room()) is not None:
            self.report("house_full")
            self._say_full(True)
        return refused

    async def _no_room(self) -> Refused | None:
        """Why there is no room for another table, if there is none. The store is looked at every few seconds at most."""
        if len(self.live) >= self.most.live:
            return Refused("too_many")
        now = self.clock.monotonic()
        if now - self._filled_at > FILL_SECONDS:
            self._filled_at, self._fill = now, await self.store.fill()
        return Refused("house_full") if self._fill.tables >= self.most.tables or self._fill.bytes >= self.most.bytes else None

    async def join_code(self) -> str:
        """A code that leads nowhere yet."""
        while await self.store.find_code(tokens.code_hash(code := tokens.join_code(self.random))) is not None:
            pass
        return code

    async def delete(self, live: LiveTable) -> Refused | None:
        """Erase a table and show everybody out."""
        before, live.health = live.health, Health.GONE
        result = await answer_of(partial(self.erase, live.id))
        if isinstance(result, Failed) and result.why != "gone":
            live.health = before
            return Refused("try_later")
        self.drop(live, "deleted", 4410)
        return None

    def erase(self, table: str, reply: Callable[[Appended | Failed], None]) -> None:
        """Everything about a table: what the store has, and what was kept for whoever repairs it."""
        if self.reports is not None:
            (self.reports / f"frozen-{table}.json").unlink(missing_ok=True)
        self.store.delete(table, reply)

    def drop(self, live: LiveTable, reason: str, code: int) -> None:
        """Forget a live table; its log stays in the store, unless it was deleted."""
        live.health = Health.GONE
        self.ticking.discard(live)
        self.replays.forget(live.id)
        if self.live.get(live.id) is live:
            del self.live[live.id]
        live.show_out(reason, code)

    def keep_only(self, tables: set[str]) -> None:
        """This node was without a lease for a moment, and these are still its own: it goes on with them, and forgets all others."""
        for room in [room for room in self.classes.live.values() if room.id not in tables]:
            self.classes.drop(room, "restart", 1012)
        for live in list(self.live.values()):
            at = live.lobby.room
            if live.id not in tables or (at is not None and at.id not in tables):
                self.drop(live, "restart", 1012)
            else:
                live.go_on()

    def recheck(self, live: LiveTable) -> None:
        """Ask the store what is true, again and again until it answers."""
        if live.id in self._rechecking or live.health in (Health.SOUND, Health.GONE):
            return
        self._rechecking.add(live.id)

        def found(log: Log | Failed | Elsewhere) -> None:
            if isinstance(log, Log):
                return self.run_beside(self._renew(live, log))
            self._rechecking.discard(live.id)
            if isinstance(log, Elsewhere):
                self.drop(live, "restart", 1012)
            elif log.why == "gone":
                self.drop(live, "deleted", 4410)
            else:
                asyncio.get_running_loop().call_later(RECHECK_SECONDS, self.recheck, live)

        self.store.claim(live.id, self.clock.utc(), found)

    async def _renew(self, live: LiveTable, log: Log) -> None:
        await live.renew(log)
        self._rechecking.discard(live.id)

    def debrief(self, live: LiveTable) -> None:
        """A finished game is worked out in figures; everybody at the table is told when that is done."""
        if live.memory.over and live.memory.debrief is None and not live.gone:
            self.run_beside(self._debrief(live))

    async def _debrief(self, live: LiveTable) -> None:
        found = self.replays.of(live)
        if not isinstance(found, Refused) and await found.debrief() is not None:
            live.receive(DebriefReady())
        self._make_room()

    def run_beside(self, work: Coroutine[Any, Any, None]) -> None:
        """Beside all turns."""
        task = asyncio.create_task(work)
        self._beside.add(task)
        task.add_done_callback(self._beside.discard)

    # ── reports ──────────────────────────────────────────────────────────────

    def report(self, what: str, live: LiveTable | None = None, *, error: Exception | None = None, **detail: Any) -> None:
        """Count something, and write a line without names, tokens or addresses; an error brings its trace. Floods are cut short."""
        self.counts[what] = count = self.counts.get(what, 0) + 1
        if count <= 100 or count % 1000 == 0:
            kind = {} if error is None else {"why": type(error).__name__}
            told = {"table": live and live.id[:4], "count": count, **kind, **detail}
            log.warning("%s %s", what, msgspec.json.encode(told).decode(), exc_info=error, extra={logs.DETAIL: told})

    def report_crash(self, live: LiveTable, error: Exception) -> None:
        """A table froze: keep its record for whoever repairs it."""
        table = live.memory.table
        self._crash_report(live.id, error, None if table is None else table.record())

    def _crash_report(self, id: str, error: Exception, record: Any) -> None:
        # What has a reason of its own, such as content that is gone, needs no trace.
        fault = None if isinstance(error, Unplayable) else error
        self.report("table_frozen", error=fault, why=type(error).__name__, table=id[:4])
        if self.reports is not None:
            try:
                self.reports.mkdir(parents=True, exist_ok=True, mode=0o700)
                trace = traceback.format_exception(error)
                text = msgspec.json.encode({"trace": trace, "record": record})
                report = self.reports / f"frozen-{id}.json"
                report.touch(0o600)
                report.write_bytes(text)
            except OSError:
                self.report("report_failed")

    def disk_trouble(self, error: Exception | None) -> None:
        """The disk failed (or works again): whoever runs the house reads it with its trace, hosts and trainers see a light."""
        if error is not None:
            self.report("disk_failed", error=error, why=f"{type(error).__name__}: {error}")
        elif self.disk_fails:
            self.report("disk_works_again")
        if self.disk_fails != (error is not None):
            self.disk_fails = error is not None
            self._tell_trouble()

    @property
    def trouble(self) -> str | None:
        """What hosts and trainers should know about the house: it cannot save, or it has no room for another table."""
        return "disk" if self.disk_fails else "full" if self.full else None

    def _say_full(self, full: bool) -> None:
        """Hosts and trainers hear at once that there is no room; that there is some again only when somebody tidied up."""
        if self.full != full:
            self.full = full
            self._tell_trouble()

    def _tell_trouble(self) -> None:
        for live in self.live.values():
            telling.tell_lobby(live)
        for room in self.classes.live.values():
            room.tell()

    # ── time passes ──────────────────────────────────────────────────────────

    def start(self) -> None:
        """From now on time passes for the clocks, and every minute somebody tidies up."""
        self._every(BEAT_SECONDS, self.beat)
        self._every(SWEEP_SECONDS, self.sweep)

    def _every(self, seconds: float, work: Callable[[], Coroutine[Any, Any, None] | None]) -> None:
        async def safely() -> None:
            try:
                if (more := work()) is not None:
                    await more
            except Exception as error:
                self.report(f"{work.__name__}_failed", error=error)

        def again() -> None:
            self._timers[work.__name__] = asyncio.get_running_loop().call_later(seconds, again)
            self.run_beside(safely())

        self._timers[work.__name__] = asyncio.get_running_loop().call_later(seconds, again)

    def beat(self) -> None:
        """One second more for everybody who is waited for."""
        if not self.store.holds():
            return
        self.paces.share(1 + len(self.store.others()))
        now = self.clock.monotonic()
        self.classes.beat()
        for live in list(self.ticking):
            try:
                live.clocks.beat(now)
            except Exception as error:
                live.freeze(error)

    async def sweep(self) -> None:
        """Tables nobody is at leave the memory; unplayed and old ones are deleted; those deleted from outside are dropped."""
        known = list(self.live)
        there = await self.store.exists(known)
        now = self.clock.monotonic()
        for live in [self.live[id] for id in known if id in self.live]:
            if live.id not in there:
                self.drop(live, "deleted", 4410)
            elif live.idle and now - live.quiet_since > IDLE_SECONDS:
                self._let_rest(live)
            elif live.host_is_gone(now):
                live.receive(HostGone())
            elif live.lobby_is_late:
                live.receive(GameEnded())
        await self.classes.sweep()
        await self.sweeper.sweep()
        if self.full and await self._no_room() is None:
            self._say_full(False)

    def close(self) -> None:
        """Stop: no more bots, and everybody is told to come back."""
        for timer in self._timers.values():
            timer.cancel()
        self.bots.close()
        self.checks.close()
        self.forecasts.close()
        self.recall.close()
        self.classes.close()
        for live in list(self.live.values()):
            self.drop(live, "restart", 1012)
