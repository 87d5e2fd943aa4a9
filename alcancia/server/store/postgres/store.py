"""The store on PostgreSQL: all appends that wait go in one statement, and every other node sees the same."""

import asyncio
import contextlib
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final, TypeAlias

import asyncpg

from alcancia.server.store.face import Append, Appended, Code, Elsewhere, Failed, Fill, Found, Log, Reply, Summary
from alcancia.server.store.postgres import statements
from alcancia.server.store.postgres.lease import Kept, Lease
from alcancia.server.store.postgres.opening import connect, open_database

Work: TypeAlias = Callable[[Any], Awaitable[Appended | Failed]] | Append
MOST_AT_ONCE: Final = 512
READERS: Final = 4
TROUBLES: Final = (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError)


class Sessions:
    """A few sessions for reading, made when they are needed and thrown away when anything was wrong."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._free: list[Any] = []
        self._few = asyncio.Semaphore(READERS)

    async def use(self, work: Callable[[Any], Awaitable[Any]]) -> Any:
        """Do something with one of them."""
        async with self._few:
            session = None
            while self._free and (session is None or session.is_closed()):
                session = self._free.pop()
            if session is None or session.is_closed():
                session = await connect(self._url)
            try:
                result = await work(session)
            except BaseException:
                session.terminate()
                raise
            self._free.append(session)
            return result

    def close(self) -> None:
        """Throw all away."""
        for session in self._free:
            session.terminate()


class PostgresStore:
    """Writes wait in one queue; whoever reads has sessions of its own."""

    shared = True

    def __init__(self, url: str, key: bytes, node: str, address: str, utc: Callable[[], int]) -> None:
        self.key = key
        self.commits = 0
        self.lease = Lease(node, address, lambda: connect(url), self._troubled)
        self._url = url
        self._now = utc
        self._trouble: Callable[[Exception | None], object] | None = None
        self._failing = False
        self._waiting: deque[tuple[Work, Reply]] = deque()
        self._wake = asyncio.Event()
        self._writer: Any = None
        self._closing = False
        self._reading = Sessions(url)
        self._beside: set[asyncio.Task[None]] = set()
        self._writing = asyncio.create_task(self._write())

    @classmethod
    async def begin(cls, url: str, node: str, address: str, utc: Callable[[], int]) -> "PostgresStore":
        """The database made ready, and this node among its nodes."""
        store = cls(url, await open_database(url), node, address, utc)
        await store.lease.begin()
        return store

    def tell_trouble(self, trouble: Callable[[Exception | None], object]) -> None:
        """Who hears of the database's faults."""
        self._trouble = trouble

    # ── several nodes ────────────────────────────────────────────────────────

    def tell_kept(self, kept: Kept) -> None:
        """Who hears, after a moment without a lease, which tables are still ours."""
        self.lease.kept = kept

    def holds(self) -> bool:
        """May this node speak for its tables?"""
        return self.lease.holds()

    def leads(self) -> bool:
        """Is it this node's turn to tidy up for all?"""
        return self.lease.leads()

    def others(self) -> dict[str, str]:
        """The other nodes that live, and where they are reached."""
        return self.lease.others

    # ── writes ───────────────────────────────────────────────────────────────

    def append(self, append: Append, reply: Reply) -> None:
        """More entries for a log."""
        self._hand_in(append, reply)

    def create(self, table: str, epoch: int, lobby: bytes, codes: dict[bytes, int | None], reply: Reply, room: str | None = None) -> None:
        """A new table with an empty log."""
        now, me = self._now(), self.lease.number
        self._hand_in(lambda db: statements.create(db, me, now, table, epoch, lobby, codes, room), reply)

    def save_lobby(self, table: str, epoch: int, lobby: bytes, codes: dict[bytes, int | None], reply: Reply) -> None:
        """Replace what can be erased: names, tokens, codes."""
        now = self._now()
        self._hand_in(lambda db: statements.save_lobby(db, now, table, epoch, lobby, codes), reply)

    def delete(self, table: str, reply: Reply) -> None:
        """Erase a table, unless another node has it."""
        self._hand_in(lambda db: statements.delete(db, self.lease.number, table), reply)

    def own(self, table: str, epoch: int, reply: Reply) -> None:
        """From now on only writes with at least this epoch are accepted."""
        self._hand_in(lambda db: statements.own(db, table, epoch), reply)

    def release(self, table: str, epoch: int) -> None:
        """A table left the memory here: whoever wants it may have it."""
        self._hand_in(lambda db: statements.release(db, self.lease.number, table, epoch), lambda _: None)

    def write_note(self, name: str, value: bytes, reply: Reply) -> None:
        """Note something about the house."""
        self._hand_in(lambda db: statements.write_note(db, name, value), reply)

    def _hand_in(self, work: Work, reply: Reply) -> None:
        self._waiting.append((work, reply))
        self._wake.set()

    # ── reads ────────────────────────────────────────────────────────────────

    def read(self, table: str, found: Found) -> None:
        """Look at a table."""
        self._look(lambda db: statements.read(db, table), found)

    def claim(self, table: str, epoch: int, found: Found) -> None:
        """Take a table over, unless somebody has it who lives."""
        self._look(lambda db: statements.claim(db, self.lease.number, table, epoch), found)

    open = claim
    """To show a table is to speak for it: nobody else may."""

    def _look(self, work: Callable[[Any], Awaitable[Log | Failed | Elsewhere]], found: Found) -> None:
        async def look() -> None:
            try:
                result = await self._reading.use(work)
            except TROUBLES as error:
                self._troubled(error)
                result = Failed("try_later")
            found(result)

        task = asyncio.create_task(look())
        self._beside.add(task)
        task.add_done_callback(self._beside.discard)

    async def _ask(self, query: str, *args: Any) -> list[Any]:
        return list(await self._reading.use(lambda db: db.fetch(query, *args)))

    async def find_code(self, hash: bytes) -> Code | None:
        """Where a code leads."""
        found = await self._ask("SELECT table_id, person FROM codes WHERE hash = $1", hash)
        return Code(*found[0]) if found else None

    async def older(self, played: int, unplayed: int, most: int) -> list[Summary]:
        """Tables last changed before `played`, or before `unplayed` if nothing was ever played there; none that another node has."""
        found = await self._ask(
            "SELECT id, touched, entries FROM tables WHERE (touched < $1 OR (entries = 0 AND touched < $2)) AND"
            " (owner IS NULL OR owner = $4 OR owner NOT IN (SELECT incarnation FROM nodes WHERE lives(incarnation))) LIMIT $3",
            played, unplayed, most, self.lease.number,
        )  # fmt: skip
        return [Summary(*row) for row in found]

    async def fill(self) -> Fill:
        """How full the house is."""
        ((tables, size),) = await self._ask("SELECT count(*), coalesce(sum(bytes), 0)::bigint FROM tables")
        return Fill(tables, size)

    async def newest(self) -> int:
        """When anything was changed last."""
        ((newest,),) = await self._ask("SELECT coalesce(max(touched), 0) FROM tables")
        return int(newest)

    async def notes(self, start: str) -> set[str]:
        """The names of all notes that begin so."""
        return {row[0] for row in await self._ask("SELECT name FROM house WHERE starts_with(name, $1)", start)}

    async def note(self, name: str) -> bytes | None:
        """What the house noted under this name."""
        found = await self._ask("SELECT value FROM house WHERE name = $1", name)
        return bytes(found[0][0]) if found else None

    async def exists(self, tables: Sequence[str]) -> set[str]:
        """Those of these tables that are still there."""
        return {row[0] for row in await self._ask("SELECT id FROM tables WHERE id = ANY ($1)", list(tables))} if tables else set()

    # ── the writer ───────────────────────────────────────────────────────────

    async def _write(self) -> None:
        while not (self._closing and not self._waiting):
            if not self._waiting:
                self._wake.clear()
                await self._wake.wait()
                continue
            batch = self._next()
            results = await self._commit([work for work, _ in batch])
            self.commits += 1
            for (_, reply), result in zip(batch, results, strict=True):
                reply(result)

    def _next(self) -> list[tuple[Work, Reply]]:
        """The first that waits, and if it is an append all appends that wait right behind it."""
        batch = [self._waiting.popleft()]
        while self._waiting and len(batch) < MOST_AT_ONCE and isinstance(batch[0][0], Append) and isinstance(self._waiting[0][0], Append):
            batch.append(self._waiting.popleft())
        return batch

    async def _commit(self, works: Sequence[Work]) -> Sequence[Appended | Failed]:
        """What came of each. After a fault nobody knows what was written: whoever asked has to look."""
        try:
            if self._writer is None or self._writer.is_closed():
                self._writer = await connect(self._url)
            results = await self._say(self._writer, works)
        except Exception as error:
            if self._writer is not None:
                self._writer.terminate()
                self._writer = None
            self._troubled(error)
            if len(works) == 1 or isinstance(error, (OSError, TimeoutError, asyncpg.InterfaceError, asyncpg.PostgresConnectionError)):
                return [Failed("try_later")] * len(works)
            # One bad write must not take the others of its batch along.
            return [result for work in works for result in await self._commit([work])]
        self._troubled(None)
        return results

    async def _say(self, db: Any, works: Sequence[Work]) -> Sequence[Appended | Failed]:
        first = works[0]
        if not isinstance(first, Append):
            return [await first(db)]
        appends = [work for work in works if isinstance(work, Append)]
        results = await statements.append_all(db, self._now(), appends)
        if results is not None:
            return results
        return [result for append in appends for result in await statements.append_all(db, self._now(), [append]) or ()]

    def _troubled(self, error: Exception | None) -> None:
        """Whoever runs the house hears of it; people are only asked to try again."""
        if (error is not None or self._failing) and self._trouble is not None:
            self._trouble(error)
        self._failing = error is not None

    def close(self) -> None:
        """Stop; `end` waits for what was handed in."""
        self._closing = True
        self._wake.set()

    async def end(self) -> None:
        """Write what was handed in, give everything back, then stop."""
        self.close()
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._writing, 5)
        await self.lease.end()
        if self._writer is not None:
            self._writer.terminate()
        self._reading.close()
