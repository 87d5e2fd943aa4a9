"""The store on SQLite: one writer thread, many waiting writes per commit, every commit synced to the disk."""

import asyncio
import contextlib
import sqlite3
import threading
from collections.abc import Callable, Sequence
from pathlib import Path
from queue import SimpleQueue
from typing import Any, Final, TypeAlias

from alcancia.server.store import statements
from alcancia.server.store.checkpoints import Checkpoints
from alcancia.server.store.deletions import note_deleted
from alcancia.server.store.face import Alone, Append, Appended, Code, Elsewhere, Failed, Fill, Found, Log, Reply, Summary
from alcancia.server.store.files import connect, wipe
from alcancia.server.store.looking import Looking

Result: TypeAlias = Appended | Failed | Log
Work: TypeAlias = Callable[[sqlite3.Connection], Result] | statements.Appending
Waiting: TypeAlias = tuple[Work, Callable[[Any], None], bool]
Deliver: TypeAlias = Callable[[Callable[[], None]], object]
"""How results get back to the server's thread (`loop.call_soon_threadsafe`)."""

Trouble: TypeAlias = Callable[[Exception | None], object]
"""Is told in the server's thread that the disk failed, and how; None: it works again."""

MOST_AT_ONCE: Final = 512
WAL_PAGES: Final = 4000
"""A log of so many pages (16 MB) is finished by the writer itself, and starts over."""


class SqliteStore(Alone):
    """Writes are handed to one thread, which commits all that wait in one transaction, then answers them."""

    def __init__(self, path: Path, deliver: Deliver, now: Callable[[], int]) -> None:
        self._path = path
        self._trouble: Trouble | None = None
        self._failing = False
        self._deliver = deliver
        self._now = now
        self._reader, self._counter = connect(path), connect(path)
        self._counting = threading.Lock()
        (key,) = self._reader.execute("SELECT value FROM house WHERE name = 'key'").fetchone()
        self.key = bytes(key)
        self._checkpoints = Checkpoints(path)
        self._looking = Looking(path, deliver, self._failed)
        self._waiting: SimpleQueue[Waiting | None] = SimpleQueue()
        self.commits = 0
        self._thread = threading.Thread(target=self._write, name="store", daemon=True)
        self._thread.start()

    def tell_trouble(self, trouble: Trouble) -> None:
        """Who hears of the disk's faults."""
        self._trouble = trouble

    # ── writes ───────────────────────────────────────────────────────────────

    def append(self, append: Append, reply: Reply) -> None:
        """More entries for a log."""
        self._waiting.put((statements.Appending(self._now(), append), reply, False))

    def create(self, table: str, epoch: int, lobby: bytes, codes: dict[bytes, int | None], reply: Reply, room: str | None = None) -> None:
        """A new table with an empty log."""
        now = self._now()
        self._hand_in(lambda db: statements.create(db, now, table, epoch, lobby, codes), reply)

    def save_lobby(self, table: str, epoch: int, lobby: bytes, codes: dict[bytes, int | None], reply: Reply) -> None:
        """Replace what can be erased: names, tokens, codes."""
        now = self._now()
        self._hand_in(lambda db: statements.save_lobby(db, now, table, epoch, lobby, codes), reply)

    def delete(self, table: str, reply: Reply) -> None:
        """Erase a table without a trace: rows, free pages and the write-ahead log. That it was deleted is noted first."""

        def work(db: sqlite3.Connection) -> Result:
            note_deleted(self._path.parent, [table])
            return statements.delete(db, table)

        self._hand_in(work, reply, wiping=True)

    def open(self, table: str, epoch: int, found: Found) -> None:
        """Read only, so that a full disk can still be looked at: with the first write it is ours."""

        def read(log: Log | Failed | Elsewhere) -> None:
            found(log._replace(epoch=max(log.epoch + 1, epoch), owned=False) if isinstance(log, Log) else log)

        self._looking.ask(table, read)

    def release(self, table: str, epoch: int) -> None:
        """There is nobody else who could want it."""

    def own(self, table: str, epoch: int, reply: Reply) -> None:
        """From now on only writes with at least this epoch are accepted."""
        self._hand_in(lambda db: statements.own(db, table, epoch), reply)

    def write_note(self, name: str, value: bytes, reply: Reply) -> None:
        """Note something about the house."""
        self._hand_in(lambda db: statements.write_note(db, name, value), reply)

    def claim(self, table: str, epoch: int, found: Found) -> None:
        """Take a table over: from now on only writes with the new epoch are accepted."""
        self._hand_in(lambda db: statements.claim(db, table, epoch), found)

    def _hand_in(self, work: Work, reply: Callable[[Any], None], wiping: bool = False) -> None:
        self._waiting.put((work, reply, wiping))

    # ── reads: whole tables in a thread of their own, the rest in the server's ────────────────────────────────────────

    def read(self, table: str, found: Found) -> None:
        """Look at a table. Nothing is written, so that a full disk can still be read."""
        self._looking.ask(table, found)

    async def find_code(self, hash: bytes) -> Code | None:
        """Where a code leads."""
        found = self._reader.execute("SELECT table_id, person FROM codes WHERE hash = ?", (hash,)).fetchone()
        return None if found is None else Code(*found)

    async def older(self, played: int, unplayed: int, most: int) -> list[Summary]:
        """Tables last changed before `played`, or before `unplayed` if nothing was ever played there; so many at most."""
        found = await self._count(
            "SELECT id, touched, entries FROM tables WHERE touched < ? OR (entries = 0 AND touched < ?) LIMIT ?", played, unplayed, most
        )
        return [Summary(*row) for row in found]

    async def fill(self) -> Fill:
        """How full the house is."""
        return Fill(*(await self._count("SELECT count(*), coalesce(sum(bytes), 0) FROM tables"))[0])

    async def newest(self) -> int:
        """When anything was changed last."""
        return int((await self._count("SELECT coalesce(max(touched), 0) FROM tables"))[0][0])

    async def _count(self, query: str, *given: int) -> list[Any]:
        """What looks at every table there is, in a thread of its own: in a full house that takes a while."""

        def ask() -> list[Any]:
            with self._counting:
                return self._counter.execute(query, given).fetchall()

        return await asyncio.to_thread(ask)

    async def notes(self, start: str) -> set[str]:
        """The names of all notes that begin so."""
        found = self._reader.execute("SELECT name FROM house WHERE substr(name, 1, ?) = ?", (len(start), start))
        return {name for (name,) in found}

    async def note(self, name: str) -> bytes | None:
        """What the house noted under this name."""
        found = self._reader.execute("SELECT value FROM house WHERE name = ?", (name,)).fetchone()
        return None if found is None else bytes(found[0])

    async def exists(self, tables: Sequence[str]) -> set[str]:
        """Those of these tables that are still there."""
        return {table for table in tables if self._reader.execute("SELECT 1 FROM tables WHERE id = ?", (table,)).fetchone()}

    def close(self) -> None:
        """Write what was handed in, then stop."""
        self._waiting.put(None)
        self._thread.join()
        self._looking.close()
        self._checkpoints.close()
        self._reader.close()
        with self._counting:
            self._counter.close()

    async def end(self) -> None:
        """The same."""
        self.close()

    # ── the writer's thread ──────────────────────────────────────────────────

    def _write(self) -> None:
        db = connect(self._path)
        db.execute(f"PRAGMA wal_autocheckpoint={WAL_PAGES}")
        while (batch := self._next()) is not None:
            try:
                results = self._commit(db, [work for work, _, _ in batch])
                if any(wiping for _, _, wiping in batch):
                    self._checkpoints.wipe(db)
                self._worked()
            except Exception as error:
                self._failed(error)
                db = self._again(db)
                results = self._one_by_one(db, [work for work, _, _ in batch])
            self.commits += 1
            self._checkpoints.written(len(batch))
            replies = [(reply, result) for (_, reply, _), result in zip(batch, results, strict=True)]
            try:
                self._deliver(lambda replies=replies: _answer(replies))  # type: ignore[misc]
            except RuntimeError:
                break  # the server's loop is closed: nobody is left to hear it
            del batch, results, replies  # whoever waits for more keeps nobody's table meanwhile
        db.close()

    def _next(self) -> list[Waiting] | None:
        """All that wait, in order; None when the store is to stop."""
        first = self._waiting.get()
        if first is None:
            return None
        batch = [first]
        while len(batch) < MOST_AT_ONCE and not self._waiting.empty():
            following = self._waiting.get()
            if following is None:
                self._waiting.put(None)
                break
            batch.append(following)
        return batch

    def _commit(self, db: sqlite3.Connection, works: Sequence[Work]) -> list[Result]:
        """All of it, or nothing and an exception. Where every work is an append, as in play, one statement is the whole transaction."""
        appends = [work for work in works if isinstance(work, statements.Appending)]
        if len(appends) == len(works) and (done := statements.append_all(db, appends)) is not None:
            return list(done)
        db.execute("BEGIN IMMEDIATE")
        try:
            results = [work(db) for work in works]
            db.execute("COMMIT")
        except BaseException:
            if db.in_transaction:
                db.execute("ROLLBACK")
            raise
        return results

    def _one_by_one(self, db: sqlite3.Connection, works: Sequence[Work]) -> list[Result]:
        """One bad write must not take the others of its batch along."""
        results: list[Result] = []
        for work in works:
            try:
                results += self._commit(db, [work])
            except Exception as error:
                self._failed(error)
                results.append(Failed("try_later"))
        return results

    def _failed(self, error: Exception) -> None:
        """Whoever runs the house hears of it; people are only asked to try again."""
        self._failing = True
        self._say(error)

    def _worked(self) -> None:
        if self._failing:
            self._failing = False
            self._say(None)

    def _say(self, error: Exception | None) -> None:
        def tell() -> None:
            if self._trouble is not None:
                self._trouble(error)

        with contextlib.suppress(RuntimeError):
            self._deliver(tell)

    def _again(self, db: sqlite3.Connection) -> sqlite3.Connection:
        """After a failed write or sync nothing about a connection is certain: take a new one."""
        try:
            fresh = connect(self._path)
            fresh.execute(f"PRAGMA wal_autocheckpoint={WAL_PAGES}")
        except Exception:
            return db
        db.close()
        return fresh


def _answer(replies: list[tuple[Callable[[Any], None], Result]]) -> None:
    for reply, result in replies:
        reply(result)


def erase(path: Path, table: str) -> bool:
    """Delete a table from outside the server, which will notice; False if there is none."""
    db = connect(path)
    try:
        note_deleted(path.parent, [table])
        db.execute("BEGIN IMMEDIATE")
        found = isinstance(statements.delete(db, table), Appended)
        db.execute("COMMIT")
        wipe(db)
        return found
    finally:
        db.close()


def ids(path: Path) -> list[Any]:
    """The ids of all tables."""
    db = connect(path)
    try:
        return [id for (id,) in db.execute("SELECT id FROM tables ORDER BY created")]
    finally:
        db.close()
