"""One live class: an actor. It takes messages one at a time, in one total order, and tells only what is committed."""

import asyncio
from collections import deque
from functools import partial
from typing import TYPE_CHECKING, Any, Final

import msgspec

from alcancia.kernel import Refused
from alcancia.server import gate, limits
from alcancia.server import messages as to_table
from alcancia.server.callback import answer_of
from alcancia.server.classes import (
    ending,
    events,
    guessing,
    guiding,
    late,
    laying,
    leading,
    learning,
    messages,
    rehearsal,
    sealing,
    showing,
    ticketing,
    watching,
)
from alcancia.server.classes.admission import Admission
from alcancia.server.classes.messages import Onlooker
from alcancia.server.classes.outcomes import Happened, Order, Outcome
from alcancia.server.classes.outlook import Outlooks
from alcancia.server.classes.pace import Paces
from alcancia.server.classes.register import Register
from alcancia.server.classes.state import from_log
from alcancia.server.classes.wall import Wall
from alcancia.server.messages import Message
from alcancia.server.outcomes import Sender
from alcancia.server.requests import Request
from alcancia.server.store import Append, Appended, Elsewhere, Failed, Log

if TYPE_CHECKING:
    from alcancia.server.hub import TableHub
    from alcancia.server.live import LiveTable

ROOMS: Final = (learning, leading, guiding, guessing, ticketing)
HANDLERS: Final = {
    entry.name: next(getattr(module, entry.name) for module in ROOMS if hasattr(module, entry.name))
    for entry in gate.ENTRIES
    if entry.runs == "in_turn" and entry.about == "class"
}
"""What the gate says runs in a class's turn."""

PUSH_SECONDS: Final = 0.7
"""Changes of tables within this time go to the wall together."""


class LiveClass:
    """A class somebody is in. Everything that happens to it is a message, worked off one at a time."""

    def __init__(self, hub: "TableHub", log: Log) -> None:
        self.hub = hub
        self.id = log.table
        self.onlookers: list[Onlooker] = []
        self.wall = Wall(self)
        self.paces = Paces(self)
        self.outlooks = Outlooks(self)
        self.gone = False
        self.admission = Admission(self)
        self.led_at = hub.clock.monotonic()
        """When somebody who leads was last here."""
        self.rehearsed = 0
        """Seconds that a rehearsal has played."""
        self.stumbles: dict[tuple[str, int], int] = {}
        self.clocks_run: dict[tuple[str, int], int] = {}
        self.done: set[str] = set()
        """Tables that were over when they were last in the memory."""
        self.quiet_since = hub.clock.monotonic()
        self._inbox: deque[tuple[Message | Request, Sender | None]] = deque()
        self._working: asyncio.Task[None] | None = None
        self._pushing: asyncio.TimerHandle | None = None
        self._telling: asyncio.TimerHandle | None = None
        self.load(log)

    def load(self, log: Log) -> None:
        """As the store has it."""
        self.epoch = log.epoch
        self.register = Register.read(log.lobby)
        entries, self.head = sealing.read(log.rows)
        self.state = from_log(entries)

    @property
    def idle(self) -> bool:
        """Is nobody here, and nothing under way?"""
        return not (self.onlookers or self._inbox or self._working or any(table.table in self.hub.live for table in self.state.tables))

    def playing(self, table: str) -> Any:
        """The live table of this id, if its game has begun."""
        live = self.hub.live.get(table)
        return None if live is None or live.memory.table is None else live

    def play_left(self) -> int | None:
        """Seconds to the end of play, if one is set: that of the lesson, less the time for talking."""
        box = self.state.box
        return None if box is None or box.end is None else box.end - box.debrief - self.hub.clock.utc()

    def is_over(self, table: str) -> bool:
        """Is this table's game over, as far as anybody knows?"""
        live = self.hub.live.get(table)
        return table in self.done if live is None else live.memory.over

    def plays_on(self, table: str) -> bool:
        """Is this a table of the lesson that is being played, in which others are not over?"""
        tables = [seated.table for seated in self.state.tables]
        return self.state.phase in ("laying", "playing") and table in tables and not all(map(self.is_over, tables))

    # ── one message after the other ──────────────────────────────────────────

    def receive(self, message: Message | Request, sender: Sender | None = None) -> bool:
        """Hand a message in; its sender hears what comes of it. False if the class is flooded."""
        if self.gone or len(self._inbox) >= limits.INBOX or (isinstance(message, Request) and not self.hub.store.holds()):
            return False
        self._inbox.append((message, sender))
        if self._working is None:
            self._working = asyncio.create_task(self._work())
        return True

    async def ask(self, message: Message | Request) -> Any:
        """Hand a message in and wait for what comes of it."""
        waiting: Waiting = Waiting()
        return await waiting if self.receive(message, waiting) else Refused("try_later")

    async def _work(self) -> None:
        try:
            while self._inbox:
                message, sender = self._inbox.popleft()
                try:
                    outcome = await self._judge(message)
                except Exception as error:
                    self.hub.report("class_failed", error=error)
                    outcome = Refused("broken")
                if sender is not None and outcome is not None:
                    sender.answered(message, outcome)
        finally:
            self._working = None

    async def _judge(self, message: Message | Request) -> Any:
        """One message, to its end: judged, committed, carried out at the tables, told."""
        outcome = self._handle(message)
        if not isinstance(outcome, Happened):
            return outcome
        if outcome.helped is not None:
            return await self._help(outcome.helped, outcome.orders)
        if not await self._commit(outcome):
            await self._renew()
            return Refused("try_later")
        results = await self._carry_out(outcome.orders)
        if vain := guiding.in_vain(self, outcome.orders, results):
            await self._commit(Happened(vain))
            return Refused("bad_last_period")
        if outcome.lay:
            refused = await laying.lay(self)
            if refused is not None:
                return refused
            await self._commit(Happened((events.Started(self.state.lesson),)))
        self.tell()
        return {} if outcome.answer is None else outcome.answer

    async def _help(self, helped: events.Helped, orders: tuple[Order, ...]) -> Any:
        """The tables are asked first, and keep it in their own logs: what they refuse did not happen, and is not written down here."""
        results = await self._carry_out(orders)
        took = [order.table for order, result in zip(orders, results, strict=True) if not isinstance(result, Refused)]
        if took:
            if not await self._commit(Happened((msgspec.structs.replace(helped, tables=took),))):
                await self._renew()
            self.tell()
        return self._reported(orders, results)

    def _reported(self, orders: tuple[Order, ...], results: list[Any]) -> Any:
        """What became of an order: the table's own refusal, if there is one table; of several, who refused."""
        refused = [(order.table, result) for order, result in zip(orders, results, strict=True) if isinstance(result, Refused)]
        if refused and len(orders) == 1:
            return refused[0][1]
        signs = {table.table: table.sign for table in self.state.tables}
        return {"refused": [{"sign": signs[table], "reason": result.reason} for table, result in refused]}

    def _handle(self, message: Message | Request) -> Outcome:
        match message:
            case Request():
                refused = gate.may_act(message)
                if self.register.guide_of(message.token) is not None:
                    self.led_at = self.hub.clock.monotonic()
                return HANDLERS[message.entry.name](message) if refused is None else refused
            case messages.Entered():
                self._enter(message.onlooker)
            case messages.Interrupted():
                return Happened(lay=True) if self.state.phase == "laying" else None
            case messages.RoundDone():
                return watching.round_done(self, message.table)
            case messages.EndDue():
                return guiding.ends_after(message.table, message.last) if self.state.phase == "playing" else None
            case messages.Hurry():
                return ending.hurry(self, message.table, message.clock)
            case messages.Breathe():
                return ending.breathe(self, message.table, message.seconds)
            case messages.BreatherOver():
                return ending.go_on(self, message.table)
            case messages.FreezeOver():
                return guiding.go_on(self.state)
            case messages.Stuck():
                return watching.stuck(self, message)
            case messages.Crowded():
                return self.admission.crowded()
            case messages.MadeUp():
                return rehearsal.come(self, message.heads)
            case messages.MadeUpHand():
                return rehearsal.raise_hand(self, message.learner)
            case messages.CodeUsed():
                return self._come_back(message)
        return None

    def _come_back(self, used: messages.CodeUsed) -> Outcome:
        """A return code was typed at another device."""
        known = (self.register.guides if used.number < 0 else self.register.learners).get(used.number)
        if known is None or known.code != used.code or (used.number >= 0 and used.number not in self.state.learners):
            return Refused("no_such_code")
        return (late.guide_comes if used.number < 0 else late.come_back)(self, used.number, used.device)

    # ── to the disk, and to the tables ───────────────────────────────────────

    async def _commit(self, outcome: Happened) -> bool:
        """The register first: a device of a learner whom the log does not know is nobody's, and does no harm."""
        writes: list[asyncio.Future[Appended | Failed]] = []
        rows = sealing.sealed(self.head, outcome.entries)
        if outcome.register is not None:
            writes.append(saved := _future())
            self.hub.store.save_lobby(self.id, self.epoch, outcome.register.saved(), outcome.register.codes(), saved.set_result)
        if outcome.entries:
            writes.append(appended := _future())
            self.hub.store.append(Append(self.id, self.state.seq, self.epoch, None, rows), appended.set_result)
        if any([isinstance(await write, Failed) for write in writes]):
            return False
        if outcome.register is not None:
            self.register = outcome.register
        self.head = rows[-1].hash if rows else self.head
        lasted = self.state.phase == "playing"
        self.state.apply_all(outcome.entries)
        if lasted and self.state.phase != "playing":
            self._tell_done()
        return True

    async def _renew(self) -> None:
        """A write failed: what is true is what the store says."""
        log = await answer_of(partial(self.hub.store.claim, self.id, self.hub.clock.utc()))
        if isinstance(log, Log):
            self.load(log)
        elif isinstance(log, Elsewhere):
            self.hub.classes.drop(self, "restart", 1012)
        elif log.why == "gone":
            self.hub.classes.drop(self, "deleted", 4410)

    async def _carry_out(self, orders: tuple[Order, ...]) -> list[Any]:
        """At every table at once; this class does nothing else until all of them have answered."""
        return await asyncio.gather(*(self._order(order) for order in orders))

    async def _order(self, order: Order) -> Any:
        live = await self.hub.open(order.table)
        return live if isinstance(live, Refused) else await live.ask(order.message)

    # ── who is here, and what they are told ──────────────────────────────────

    def _enter(self, onlooker: Onlooker) -> None:
        """A part of the sockets is for those with a place."""
        if self.gone:
            return onlooker.shut("restart", 1012)
        if len(self.onlookers) >= limits.SOCKETS_AT_CLASS * (1 if self.register.knows(onlooker.token) else 1 - limits.RESERVED):
            return onlooker.shut("too_many", 1008)
        self.onlookers.append(onlooker)
        onlooker.post(showing.text(self, onlooker.eyes, onlooker.token))
        self.tell(but=onlooker)

    def leave(self, onlooker: Onlooker) -> None:
        """The socket is gone."""
        if onlooker in self.onlookers:
            self.onlookers.remove(onlooker)
            self.quiet_since = self.hub.clock.monotonic()
            self.push_soon()

    def tell(self, but: Onlooker | None = None, eyes: tuple[str, ...] = ("learner", "projector", "trainer")) -> None:
        """Something changed: everybody with such eyes gets what they may know."""
        frames: dict[tuple[str, str | None], str] = {}
        for onlooker in self.onlookers:
            if onlooker is but or onlooker.eyes not in eyes:
                continue
            shared = onlooker.eyes == "projector" and self.register.guide_of(onlooker.token) is None
            key = (onlooker.eyes, None if shared else onlooker.token)
            onlooker.post(frames.get(key) or frames.setdefault(key, showing.text(self, *key)))

    def tell_guides_soon(self) -> None:
        """Something that only those who lead are told, and that may come by the hundred."""
        if self._telling is None and not self.gone:
            self._telling = asyncio.get_running_loop().call_later(PUSH_SECONDS, self._tell_guides)

    def _tell_guides(self) -> None:
        self._telling = None
        self.tell(eyes=("projector", "trainer"))

    def table_changed(self, live: "LiveTable") -> None:
        """A table of this class is at another point, or somebody came or went there."""
        self.wall.touch(live.id)
        self.push_soon()
        if not live.memory.over:
            self.done.discard(live.id)
        elif live.id not in self.done:
            self.done.add(live.id)
            self._tell_done()
        watching.table_changed(self, live)

    def _tell_done(self) -> None:
        """Tables that were done early hear it once nobody plays on with their luck."""
        for seated in self.state.tables:
            live = self.hub.live.get(seated.table)
            if live is not None and live.lobby.luck == "class" and live.memory.over:
                live.receive(to_table.PresenceChanged())

    def push_soon(self) -> None:
        """All changes of a moment go out together."""
        if self._pushing is None and not self.gone:
            self._pushing = asyncio.get_running_loop().call_later(PUSH_SECONDS, self._push)

    def _push(self) -> None:
        """Nothing is worked out where nobody looks on."""
        self._pushing = None
        watchers = [onlooker for onlooker in self.onlookers if onlooker.eyes == "trainer" and self.register.guide_of(onlooker.token)]
        frames = self.wall.changes() if watchers else ()
        for number, frame in enumerate(frames, 1):
            for onlooker in watchers:
                onlooker.post(frame, more=number < len(frames))


class Waiting(asyncio.Future[Any]):
    """A sender that is a coroutine."""

    def answered(self, message: Any, outcome: Any) -> None:
        """Go on with this."""
        if not self.done():
            self.set_result(outcome)


def _future() -> "asyncio.Future[Appended | Failed]":
    return asyncio.get_running_loop().create_future()
