"""The lease: a node may speak for its tables as long as it has one. By the database's clock, and only while its session lives."""

import asyncio
import contextlib
import secrets
import time
from collections.abc import Callable
from typing import Any, Final, TypeAlias

from alcancia.kernel import Unplayable

SECONDS: Final = 4.0
"""A node that says nothing for so long has lost its tables. One whose session ends loses them at once."""
RENEWALS: Final = 5
"""So often in that time it is renewed."""
AGAIN_SECONDS: Final = 0.2
"""After a failure, so soon."""
GRACE_SECONDS: Final = 10.0
"""So long a node without a lease keeps its sockets, and is silent: databases come back. Then it sends everybody elsewhere."""
MARGIN: Final = 0.25
"""So much earlier than the database we believe that it is over."""

REGISTER: Final = """
INSERT INTO nodes (id, incarnation, address, until) VALUES ($1, $2, $3, clock_timestamp() + $4 * interval '1 second')
ON CONFLICT (id) DO UPDATE SET incarnation = $2, address = $3, until = clock_timestamp() + $4 * interval '1 second'
WHERE nodes.incarnation = $2 OR NOT lives(nodes.incarnation)
RETURNING id
"""

RENEW: Final = """
WITH mine AS (
    UPDATE nodes SET until = clock_timestamp() + $3 * interval '1 second' WHERE id = $1 AND incarnation = $2 RETURNING id
)
SELECT id, address FROM nodes WHERE id = $1 AND EXISTS (SELECT FROM mine)
UNION ALL SELECT id, address FROM nodes WHERE id <> $1 AND lives(incarnation) AND EXISTS (SELECT FROM mine)
"""

Connect: TypeAlias = Callable[[], Any]
Kept: TypeAlias = Callable[[set[str]], object]
"""Is told which tables are still ours: no others are."""


def now() -> float:
    """Seconds that pass while the machine sleeps too."""
    return time.clock_gettime(time.CLOCK_BOOTTIME) if hasattr(time, "CLOCK_BOOTTIME") else time.monotonic()


class LeaseLost(Exception):
    """Another node has our name."""


class Lease:
    """This node's, with the session whose end ends it."""

    def __init__(self, node: str, address: str, connect: Connect, trouble: Callable[[Exception | None], None]) -> None:
        self.node = node
        self.address = address
        self.number = secrets.randbelow(2**62) + 1
        """Which run of this node it is: what it owns is noted under this number."""
        self.others: dict[str, str] = {}
        """The other nodes that live, and where they are reached."""
        self.kept: Kept = lambda tables: None
        self._connect = connect
        self._trouble = trouble
        self._session: Any = None
        self._until = 0.0
        self._keeping: asyncio.Task[None] | None = None

    def holds(self) -> bool:
        """May this node speak for its tables? Not before it has looked round, if its session ended or it slept."""
        session = self._session
        return session is not None and not session.is_closed() and now() < self._until

    def leads(self) -> bool:
        """Is it this node's turn to tidy up for all?"""
        return self.holds() and all(self.node < other for other in self.others)

    async def begin(self) -> None:
        """The first lease; a name that another living node has is refused, once that one would have lost it."""
        patience = now() + SECONDS + 1
        while not await self._register():
            if now() > patience:
                raise Unplayable("node_in_use", node=self.node)
            await asyncio.sleep(AGAIN_SECONDS)
        await self._renew()
        self._keeping = asyncio.create_task(self._keep())

    async def end(self) -> None:
        """Others may have everything, now."""
        if self._keeping is not None:
            self._keeping.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._keeping
        self._until = 0.0
        if self._session is not None:
            with contextlib.suppress(Exception):
                await self._session.execute("DELETE FROM nodes WHERE incarnation = $1", self.number, timeout=2)
            self._drop()

    async def _keep(self) -> None:
        while True:
            await asyncio.sleep(SECONDS / RENEWALS if self.holds() else AGAIN_SECONDS)
            try:
                slept = not self.holds()
                if self._session is None or self._session.is_closed():
                    self._drop()  # a new session must not bring back what ended with the old one
                    if not await self._register():
                        continue
                await self._renew(slept)
                self._trouble(None)
            except Exception as error:
                self._drop()
                self._trouble(error)
            if now() > self._until + GRACE_SECONDS:
                self.kept(set())

    async def _register(self) -> bool:
        """A session that holds our lock, and our line among the nodes; False if another living node has our name."""
        session = await self._connect()
        try:
            await session.execute("SELECT pg_advisory_lock($1)", self.number, timeout=SECONDS)
            await session.execute("DELETE FROM nodes WHERE until < clock_timestamp() - interval '1 day'")
            if await session.fetchval(REGISTER, self.node, self.number, self.address, SECONDS) is None:
                await session.close(timeout=1)
                return False
        except BaseException:
            session.terminate()
            raise
        self._session = session
        return True

    async def _renew(self, slept: bool = False) -> None:
        """Once more. Whoever was without a lease for a moment asks which tables others took; from now on nobody takes more."""
        asked = now()
        rows = await self._session.fetch(RENEW, self.node, self.number, SECONDS, timeout=SECONDS / 2)
        if not rows:
            raise LeaseLost  # somebody took our name while we slept
        owned = await self._session.fetch("SELECT id FROM tables WHERE owner = $1", self.number, timeout=SECONDS / 2) if slept else []
        self.others = {row["id"]: row["address"] for row in rows if row["id"] != self.node}
        self._until = asked + SECONDS - MARGIN
        if slept:
            self.kept({row["id"] for row in owned})

    def _drop(self) -> None:
        """Without its session a lease is worth nothing: others may take our tables any moment."""
        self._until = min(self._until, now())
        if self._session is not None:
            self._session.terminate()
            self._session = None
