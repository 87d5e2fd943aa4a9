"""The hall: all live classes, as the hub has all live tables."""

import asyncio
import contextlib
from functools import partial
from typing import TYPE_CHECKING
from urllib.parse import parse_qsl

import msgspec

from alcancia.kernel import Refused, Unplayable
from alcancia.server import tokens
from alcancia.server.callback import answer_of
from alcancia.server.classes import events, rehearsal, sealing, watching
from alcancia.server.classes.live import LiveClass
from alcancia.server.classes.messages import Interrupted
from alcancia.server.classes.register import Register
from alcancia.server.classes.roomtest import RoomTests
from alcancia.server.opening import Opening
from alcancia.server.store import Append, Appended, Elsewhere, Failed, HandOn, Log, Row

if TYPE_CHECKING:
    from alcancia.server.hub import TableHub
    from alcancia.server.live import LiveTable

IDLE_SECONDS = 600
MOST_KNOWN = 100_000
ALWAYS = 2**53
"""Later than any time."""


class Hall:
    """Opens, keeps and closes live classes."""

    def __init__(self, hub: "TableHub") -> None:
        self.hub = hub
        self.live: dict[str, LiveClass] = {}
        self._opening = Opening[LiveClass | Refused](self._open)
        self._swept = False
        self.tests = RoomTests(hub)

    async def open(self, id: str) -> LiveClass | Refused:
        """The live class of this id, from memory or from the store."""
        if not self.hub.store.holds():
            return Refused("try_later")
        if (room := self.live.get(id)) is not None:
            return room
        if not tokens.is_class(id):
            return Refused("no_such_class")
        return await self._opening.of(id)

    async def _open(self, id: str) -> LiveClass | Refused:
        found = await answer_of(partial(self.hub.store.claim, id, self.hub.clock.utc()))
        if isinstance(found, Elsewhere):
            raise HandOn(found)
        if isinstance(found, Failed):
            return Refused("no_such_class" if found.why == "gone" else "try_later")
        try:
            room = self.live[id] = LiveClass(self.hub, found)
        except (Unplayable, msgspec.MsgspecError) as error:
            self.hub.report("class_damaged", error=error)
            return Refused("broken")
        if room.state.phase == "laying":
            room.receive(Interrupted())
        return room

    async def wake(self, id: str) -> None:
        """Somebody is at a table of this class. Should another node have it, the table will not stay here either."""
        with contextlib.suppress(HandOn):
            room = await self.open(id)
            if not isinstance(room, Refused) and room.state.phase == "playing" and room.state.luck is not None:
                await self._see_who_is_done(room)

    async def _see_who_is_done(self, room: LiveClass) -> None:
        """Where all tables have the same luck, what one may tell hangs on the others, also after a restart."""
        for seated in room.state.tables:
            live = self.hub.live.get(seated.table) or (None if seated.table in room.done else await self.hub.open(seated.table))
            if live is not None and not isinstance(live, Refused):
                room.table_changed(live)

    async def create(self, made: events.Made, register: Register) -> LiveClass | Refused:
        """A new class, once it is stored."""
        if (refused := await self.hub.refused_room()) is not None:
            return refused
        id, epoch = tokens.class_id(self.hub.random, made.rehearsal), self.hub.clock.utc()
        (row,) = sealing.sealed("", [made])
        stored: asyncio.Future[Appended | Failed] = asyncio.get_running_loop().create_future()
        self.hub.store.create(id, epoch, register.saved(), register.codes(), stored.set_result)
        appended: asyncio.Future[Appended | Failed] = asyncio.get_running_loop().create_future()
        self.hub.store.append(Append(id, 0, epoch, None, (row,)), appended.set_result)
        if isinstance(await stored, Failed) or isinstance(await appended, Failed):
            return Refused("try_later")
        room = self.live[id] = LiveClass(self.hub, Log(id, epoch, register.saved(), [Row(1, None, None, *row)]))
        return room

    def invited(self, id: str, query: str) -> bool:
        """Has whoever comes to this class read the pin on its projector?"""
        room = self.live.get(id)
        return room is not None and room.admission.invites(dict(parse_qsl(query)).get("pin")) is not None

    def drop(self, room: LiveClass, reason: str, code: int) -> None:
        """Forget a live class; its log stays in the store, unless it was deleted."""
        room.gone = True
        if self.live.get(room.id) is room:
            del self.live[room.id]
        for onlooker in list(room.onlookers):
            onlooker.shut(reason, code)

    def plays_on(self, id: str, table: str) -> bool:
        """Does this class still play the lesson of this table? One that nobody has woken yet may."""
        room = self.live.get(id)
        return room is None or room.plays_on(table)

    def table_changed(self, live: "LiveTable") -> None:
        """A table is at another point: if it belongs to a class that somebody is in, its wall shows it."""
        if live.lobby.room is not None and (room := self.live.get(live.lobby.room.id)) is not None:
            room.table_changed(live)

    def stumbled(self, live: "LiveTable", seat: int) -> None:
        """A move was refused."""
        if live.lobby.room is not None and (room := self.live.get(live.lobby.room.id)) is not None:
            watching.stumbled(room, live, seat)

    def clock_ran(self, live: "LiveTable", seat: int) -> None:
        """A seat's time was up."""
        if live.lobby.room is not None and (room := self.live.get(live.lobby.room.id)) is not None:
            watching.clock_ran(room, live, seat)

    def thinking(self, live: "LiveTable", seat: int) -> float:
        """How long a bot takes in a class that is rehearsed, where it plays a learner."""
        room = None if live.lobby.room is None else self.live.get(live.lobby.room.id)
        if room is None or not room.state.rehearsal:
            return 0
        seated = next((table for table in room.state.tables if table.table == live.id), None)
        return 0 if seated is None or not seated.seats[seat] else rehearsal.thinking(room, seated.seats[seat])

    def beat(self) -> None:
        """One second more: a freeze may be over."""
        for room in self.live.values():
            watching.beat(room)

    async def erase(self, room: LiveClass) -> Refused | None:
        """The class and all its tables, without a trace."""
        for seated in [*room.state.earlier, *room.state.tables]:
            live = await self.hub.open(seated.table)
            refused = live if isinstance(live, Refused) else await self.hub.delete(live)
            if refused is not None and refused.reason != "no_such_table":
                return refused
        room.gone = True
        result = await answer_of(partial(self.hub.erase, room.id))
        if isinstance(result, Failed) and result.why != "gone":
            room.gone = False
            return Refused("try_later")
        self.drop(room, "deleted", 4410)
        return None

    async def sweep(self) -> None:
        """Classes nobody is in leave the memory; those deleted from outside are dropped."""
        if not self._swept:
            self._swept = True
            await self._forget_rehearsals()
        known = list(self.live)
        there = await self.hub.store.exists(known)
        now = self.hub.clock.monotonic()
        for room in [self.live[id] for id in known if id in self.live]:
            if room.id not in there:
                self.drop(room, "deleted", 4410)
            elif room.state.rehearsal and now - room.led_at > watching.ALONE_SECONDS:
                self.hub.run_beside(self._forget(room.id))
            elif room.idle and now - room.quiet_since > IDLE_SECONDS:
                self.drop(room, "idle", 1012)
                self.hub.store.release(room.id, room.epoch)

    async def _forget_rehearsals(self) -> None:
        """What was rehearsed before the server was started again is of no use to anybody."""
        for summary in await self.hub.store.older(ALWAYS, ALWAYS, MOST_KNOWN):
            if tokens.is_rehearsal(summary.table) and summary.table not in self.live:
                self.hub.run_beside(self._forget(summary.table))

    async def _forget(self, id: str) -> None:
        room = await self.open(id)
        if not isinstance(room, Refused):
            await self.erase(room)

    def close(self) -> None:
        """Everybody is told to come back."""
        for room in list(self.live.values()):
            self.drop(room, "restart", 1012)
