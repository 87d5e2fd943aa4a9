"""Sweeping: tables nobody needs any more are deleted, but never because a clock was wrong."""

from functools import partial
from typing import TYPE_CHECKING, Final

import msgspec

from alcancia.server.callback import answer_of
from alcancia.server.store import Failed

if TYPE_CHECKING:
    from alcancia.server.hub import TableHub

DAY: Final = 86_400
UNPLAYED_SECONDS: Final = 3_600
"""A table that was never started is deleted after this long without a change."""
BELIEVED_GAP: Final = 2 * DAY
"""A server may have been switched off for so long without our wondering whether the date is right."""
SLACK_SECONDS: Final = 120
DOUBT_SECONDS: Final = 3 * DAY
"""After so long on the new date it is believed."""
NOTICE_SECONDS: Final = 600
"""What is due is announced in the log, and goes only when it has been due for so long while this server ran."""
MOST_AT_ONCE: Final = 200
NOTE: Final = "calendar"


class Doubt(msgspec.Struct):
    """So many seconds of the wall clock nobody witnessed, and when that was noticed."""

    seconds: int = 0
    since: int = 0


class Calendar:
    """The date as far as it can be believed. Two witnesses: the wall clock, and the time this server saw pass itself."""

    def __init__(self, hub: "TableHub") -> None:
        self._hub = hub
        self.doubt = Doubt()
        self._noted = True
        self._last: tuple[int, float] | None = None

    async def today(self) -> int:
        """Seconds since 1970, without what is doubted."""
        if self._noted:
            found = await self._hub.store.note(NOTE)
            self.doubt = Doubt() if found is None else msgspec.json.decode(found, type=Doubt)
        else:
            await self._note()
        newest = await self._hub.store.newest()
        now, ran = self._hub.clock.utc(), self._hub.clock.monotonic()
        before, seen = (newest or now, float(BELIEVED_GAP)) if self._last is None else self._last
        witnessed = seen if self._last is None else ran - seen + SLACK_SECONDS
        self._last = now, ran
        jump = now - before
        if jump < -SLACK_SECONDS and self.doubt.seconds:
            await self._change(Doubt(), "clock_set_back")
        elif jump > witnessed:
            await self._change(Doubt(self.doubt.seconds + int(jump - witnessed), now), "clock_jumped")
        elif self.doubt.seconds and now - self.doubt.since > DOUBT_SECONDS:
            await self._change(Doubt(), "clock_believed")
        return now - self.doubt.seconds

    async def _change(self, doubt: Doubt, what: str) -> None:
        self.doubt = doubt
        self._hub.report(what, days=round(doubt.seconds / DAY, 1))
        await self._note()

    async def _note(self) -> None:
        """For whoever sweeps after us. What the disk does not take is kept in mind, and said to it again."""
        write = partial(self._hub.store.write_note, NOTE, msgspec.json.encode(self.doubt))
        self._noted = not isinstance(await answer_of(write), Failed)


class Sweeper:
    """Deletes what is due, a little at a time, after saying so."""

    def __init__(self, hub: "TableHub") -> None:
        self._hub = hub
        self.calendar = Calendar(hub)
        self._due: dict[str, float] = {}

    async def sweep(self) -> None:
        """Look for tables that are due, and delete those that have been for a while. Of several nodes one does it for all."""
        if not self._hub.store.leads():
            return
        hub, today, ran = self._hub, await self.calendar.today(), self._hub.clock.monotonic()
        found = await hub.store.older(today - hub.keep_days * DAY, today - UNPLAYED_SECONDS, MOST_AT_ONCE)
        due = [summary.table for summary in found if summary.table not in hub.live and summary.table not in hub.classes.live]
        fresh = [table for table in due if table not in self._due]
        self._due = {table: self._due.get(table, ran) for table in due}
        if fresh:
            hub.report("tables_due", tables=len(fresh), minutes=NOTICE_SECONDS // 60)
        gone = [table for table, since in self._due.items() if ran - since >= NOTICE_SECONDS]
        for table in gone:
            hub.erase(table, lambda _: None)
        if gone:
            hub.report("tables_deleted", tables=len(gone))
