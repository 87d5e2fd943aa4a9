"""Health: does the server live, and can it keep what people do? For whoever watches over it."""

import asyncio
from functools import partial
from typing import TYPE_CHECKING, Final

from alcancia.kernel import Refused
from alcancia.server.callback import answer_of
from alcancia.server.outcomes import Outcome
from alcancia.server.requests import Request
from alcancia.server.store import Appended

if TYPE_CHECKING:
    from alcancia.server.hub import TableHub

NOTE: Final = "ready"
PATIENCE: Final = 2.0
"""A disk that takes longer than this for one small note is not ready."""
FRESH_SECONDS: Final = 5.0
"""What was found counts for so long: nobody wears out the disk by asking."""


class Healthy:
    """The two routes of a watchman."""

    hub: "TableHub"
    _asked: asyncio.Task[bool] | None = None
    _asked_at = 0.0

    async def health(self, request: Request) -> Outcome:
        """The loop turns."""
        return {"healthy": True}

    async def ready(self, request: Request) -> Outcome:
        """The store answers, and its writer has just written something."""
        now = self.hub.clock.monotonic()
        if self._asked is None or (self._asked.done() and now - self._asked_at > FRESH_SECONDS):
            self._asked, self._asked_at = asyncio.create_task(self._works()), now
        return {"ready": True} if await asyncio.shield(self._asked) else Refused("try_later")

    async def _works(self) -> bool:
        try:
            await self.hub.store.note(NOTE)
            written = answer_of(partial(self.hub.store.write_note, NOTE, b""))
            return isinstance(await asyncio.wait_for(written, PATIENCE), Appended) and not self.hub.disk_fails
        except Exception as error:
            self.hub.report("not_ready", error=error)
            return False
