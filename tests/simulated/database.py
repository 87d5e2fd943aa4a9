"""A made-up PostgreSQL: what it holds, who has a session with it, and everything that can go wrong on the way there and back.

The store and the lease above it are the real ones; only sentences are understood here instead of being said to a server.
"""

import asyncio
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from alcancia.kernel import Luck
from alcancia.server.store import Append, Appended, Code, Elsewhere, Failed, Fill, Log, Row, Summary
from alcancia.server.store.postgres import lease as leases
from alcancia.server.store.postgres.store import PostgresStore

T = TypeVar("T")


class Line:
    """One table's row, and the rows of its log."""

    def __init__(self, epoch: int, owner: int, lobby: bytes, room: str | None) -> None:
        self.epoch, self.lobby, self.room = epoch, lobby, room
        self.owner: int | None = owner
        self.rows: list[Row] = []


class Database:
    """What is on its disk, and its sessions."""

    def __init__(self, luck: Luck) -> None:
        self.luck = luck
        self.lines: dict[str, Line] = {}
        self.codes: dict[bytes, Code] = {}
        self.house: dict[str, bytes] = {}
        self.nodes: dict[str, tuple[int, str, float]] = {}
        """By name: which run of it, where it is reached, until when its lease is good."""
        self.locks: dict[int, Session] = {}
        self.sessions: set[Session] = set()
        self.up = True
        self.lossy = 0
        """So many of a thousand words get lost on the way there or back."""
        self.cut_off: set[str] = set()
        """Nodes that cannot reach it."""

    def kill(self) -> None:
        """All sessions end; what was committed stays."""
        self.up = False
        for session in list(self.sessions):
            session.terminate()

    def cut(self, node: str) -> None:
        """One node's way here is cut; the database notices that its sessions ended, as keep-alives would tell it."""
        self.cut_off.add(node)
        for session in [session for session in self.sessions if session.node == node]:
            session.terminate()

    def lives(self, number: int | None) -> bool:
        """Has this run of a node a lease and a session?"""
        return number in self.locks and any(run == number and until > time() for run, _, until in self.nodes.values())

    def rests(self) -> float:
        """How long a word is under way."""
        return 0.0005 + self.luck.below(1000) / 1000 * (0.004 if self.luck.below(20) else 0.4)

    def lost(self) -> bool:
        return self.luck.below(1000) < self.lossy


def time() -> float:
    """By the database's clock, which is the simulation's."""
    return asyncio.get_running_loop().time()


class Session:
    """One session, with the few methods that our code uses of one."""

    def __init__(self, database: Database, node: str) -> None:
        self.database, self.node = database, node
        self._closed = False

    @classmethod
    async def begin(cls, database: Database, node: str) -> "Session":
        """Reach the database."""
        await asyncio.sleep(database.rests())
        if not database.up or node in database.cut_off:
            raise ConnectionRefusedError
        session = cls(database, node)
        database.sessions.add(session)
        return session

    def is_closed(self) -> bool:
        return self._closed

    def terminate(self) -> None:
        self._closed = True
        self.database.sessions.discard(self)
        for number in [number for number, holder in self.database.locks.items() if holder is self]:
            del self.database.locks[number]

    async def close(self, timeout: float = 0) -> None:
        self.terminate()

    async def say(self, work: Callable[[], T]) -> T:
        """Something that happens in the database at one moment. Its answer may get lost, and then nobody knows."""
        await asyncio.sleep(self.database.rests())
        self._must_be_open()
        result = work()
        await asyncio.sleep(self.database.rests())
        self._must_be_open()
        return result

    def _must_be_open(self) -> None:
        if self._closed or self.database.lost():
            self.terminate()
            raise ConnectionResetError

    # ── what the lease says ──────────────────────────────────────────────────

    async def execute(self, query: str, *given: Any, timeout: float = 0) -> None:
        """The advisory lock, and farewells."""

        def work() -> None:
            if "pg_advisory_lock" in query:
                self.database.locks[given[0]] = self
            elif given:
                self.database.nodes = {name: row for name, row in self.database.nodes.items() if row[0] != given[0]}

        await self.say(work)

    async def fetchval(self, query: str, *given: Any, timeout: float = 0) -> Any:
        """Our line among the nodes."""
        assert query is leases.REGISTER
        name, number, address, seconds = given
        nodes = self.database.nodes

        def work() -> str | None:
            if name in nodes and nodes[name][0] != number and self.database.lives(nodes[name][0]):
                return None
            nodes[name] = number, address, time() + seconds
            return str(name)

        return await self.say(work)

    async def fetch(self, query: str, *given: Any, timeout: float = 0) -> list[dict[str, Any]]:
        """A lease once more; or which tables are ours."""
        nodes = self.database.nodes

        def owned() -> list[dict[str, Any]]:
            return [{"id": id} for id, line in self.database.lines.items() if line.owner == given[0]]

        def renew() -> list[dict[str, Any]]:
            name, number, seconds = given
            if name not in nodes or nodes[name][0] != number:
                return []
            nodes[name] = number, nodes[name][1], time() + seconds
            return [{"id": id, "address": at} for id, (run, at, _) in nodes.items() if id == name or self.database.lives(run)]

        return list(await self.say(renew if query is leases.RENEW else owned))


# ── what the store says: the same functions as `statements`, in Python ───────


def _append(database: Database, append: Append) -> Appended | Failed:
    line = database.lines.get(append.table)
    if line is None:
        return Failed("gone")
    if line.epoch != append.epoch:
        return Failed("fenced")
    if append.move_id is not None and any(row.move_id == append.move_id for row in line.rows):
        return Failed("repeated" if len(line.rows) == append.expected_seq else "stale")
    if len(line.rows) != append.expected_seq:
        return Failed("stale")
    for number, (body, hash) in enumerate(append.entries):
        line.rows.append(Row(len(line.rows) + 1, *((append.move_id, append.sent) if not number else (None, None)), body, hash))
    return Appended(len(line.rows))


class Sentences:
    """What stands in for the statements of the real store."""

    @staticmethod
    async def append_all(db: Session, now: int, appends: Sequence[Append]) -> list[Appended | Failed]:
        return list(await db.say(lambda: [_append(db.database, append) for append in appends]))

    @staticmethod
    async def create(
        db: Session, me: int, now: int, table: str, epoch: int, lobby: bytes, codes: dict[bytes, int | None], room: str | None
    ) -> Appended | Failed:
        def work() -> Appended | Failed:
            if table in db.database.lines or not db.database.lives(me):
                return Failed("repeated" if table in db.database.lines else "try_later")
            db.database.lines[table] = Line(epoch, me, lobby, room)
            _codes(db.database, table, codes)
            return Appended(0)

        return await db.say(work)

    @staticmethod
    async def save_lobby(
        db: Session, now: int, table: str, epoch: int, lobby: bytes, codes: dict[bytes, int | None]
    ) -> Appended | Failed:  # fmt: skip
        def work() -> Appended | Failed:
            line = db.database.lines.get(table)
            if line is None or line.epoch != epoch:
                return Failed("gone" if line is None else "fenced")
            line.lobby = lobby
            _codes(db.database, table, codes)
            return Appended(0)

        return await db.say(work)

    @staticmethod
    async def read(db: Session, table: str) -> Log | Failed:
        return await db.say(lambda: _log(db.database, table))

    @staticmethod
    async def claim(db: Session, me: int, table: str, epoch: int) -> Log | Failed | Elsewhere:
        def work() -> Log | Failed | Elsewhere:
            base, line = db.database, db.database.lines.get(table)
            if line is None:
                return Failed("gone")
            if line.owner not in (None, me) and base.lives(line.owner):
                name, (_, address, _) = next((name, row) for name, row in base.nodes.items() if row[0] == line.owner)
                return Elsewhere(name, address)
            if not base.lives(me):
                return Failed("try_later")
            line.epoch, line.owner = max(line.epoch + 1, epoch), me
            return _log(base, table)

        return await db.say(work)

    @staticmethod
    async def own(db: Session, table: str, epoch: int) -> Appended | Failed:
        def work() -> Appended | Failed:
            line = db.database.lines.get(table)
            if line is None or line.epoch > epoch:
                return Failed("gone" if line is None else "fenced")
            line.epoch = epoch
            return Appended(0)

        return await db.say(work)

    @staticmethod
    async def release(db: Session, me: int, table: str, epoch: int) -> Appended:
        def work() -> Appended:
            line = db.database.lines.get(table)
            if line is not None and (line.epoch, line.owner) == (epoch, me):
                line.owner = None
            return Appended(0)

        return await db.say(work)

    @staticmethod
    async def delete(db: Session, me: int | None, table: str) -> Appended | Failed:
        def work() -> Appended | Failed:
            line = db.database.lines.get(table)
            if line is None or (line.owner not in (None, me) and db.database.lives(line.owner)):
                return Failed("gone" if line is None else "fenced")
            del db.database.lines[table]
            _codes(db.database, table, {})
            return Appended(0)

        return await db.say(work)

    @staticmethod
    async def write_note(db: Session, name: str, value: bytes) -> Appended:
        def work() -> Appended:
            db.database.house[name] = value
            return Appended(0)

        return await db.say(work)


def _log(database: Database, table: str) -> Log | Failed:
    line = database.lines.get(table)
    if line is None:
        return Failed("gone")
    return Log(table, line.epoch, line.lobby, list(line.rows), len(line.rows), line.rows[-1].hash if line.rows else "")


def _codes(database: Database, table: str, codes: dict[bytes, int | None]) -> None:
    database.codes = {hash: code for hash, code in database.codes.items() if code.table != table}
    for hash, person in codes.items():
        database.codes.setdefault(hash, Code(table, person))


class MadeUpStore(PostgresStore):
    """The real store of a node, over sessions with a made-up database."""

    base: Database

    async def _asked(self, work: Any) -> Any:
        return await self._reading.use(lambda session: session.say(work))

    async def find_code(self, hash: bytes) -> Code | None:
        found: Code | None = await self._asked(lambda: self.base.codes.get(hash))
        return found

    async def older(self, played: int, unplayed: int, most: int) -> list[Summary]:
        return []

    async def fill(self) -> Fill:
        return Fill(*(await self._asked(lambda: (len(self.base.lines), 0))))

    async def newest(self) -> int:
        return 0

    async def notes(self, start: str) -> set[str]:
        return set(await self._asked(lambda: {name for name in self.base.house if name.startswith(start)}))

    async def note(self, name: str) -> bytes | None:
        found: bytes | None = await self._asked(lambda: self.base.house.get(name))
        return found

    async def exists(self, tables: Sequence[str]) -> set[str]:
        return set(await self._asked(lambda: {table for table in tables if table in self.base.lines}))
