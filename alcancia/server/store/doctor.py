"""The doctor: what would become of every stored table with the program that is installed here? Asked before an upgrade, of a copy.

Whatever is stored, in a file or a database, is only read. The shelf is laid out anew from the store, in a folder that is gone afterwards,
so that nothing that happens to lie on this machine makes up for what the store lacks.
"""

import asyncio
import os
import sqlite3
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from alcancia.kernel import Game, Unplayable
from alcancia.server.store import shelving, statements
from alcancia.server.store.checking import Hurt, troubles
from alcancia.server.store.face import Failed, Log
from alcancia.server.store.files import FILE, open_store
from alcancia.shelf import boxes, kept
from alcancia.shelf.folders import CONTENT
from alcancia.shelf.own import find


class Prognosis(NamedTuple):
    """How many tables there are, how many of them go on by older rules or with older content, and which would stand still."""

    tables: int
    older: int
    still: list[Hurt]


def look(source: Path) -> Prognosis:
    """A store's file, or a copy of one; also while a server uses it."""
    if not source.is_file():
        raise Unplayable("no_store", path=str(source))
    with _room() as room:
        with (
            closing(sqlite3.connect(f"{source.resolve().as_uri()}?mode=ro", uri=True)) as db,
            closing(sqlite3.connect(room / FILE)) as copy,
        ):
            try:
                db.backup(copy)
            except sqlite3.DatabaseError:
                raise Unplayable("not_a_store", path=str(source)) from None
        path = open_store(room)
        shelving.mirror(path)
        with closing(sqlite3.connect(path)) as db:
            ids = [id for (id,) in db.execute("SELECT id FROM tables ORDER BY created")]
            return _prognosis((id, statements.read(db, id)) for id in ids)


def look_at_database(url: str) -> Prognosis:
    """A PostgreSQL database; also while nodes use it."""
    try:
        import asyncpg

        from alcancia.server.store.postgres import statements as said
        from alcancia.server.store.postgres.opening import connect, steps
    except ModuleNotFoundError:
        raise Unplayable("no_postgres") from None

    async def ask() -> Prognosis:
        try:
            session = await connect(url)
        except (OSError, TimeoutError, ValueError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
            raise Unplayable("no_database", why=type(error).__name__) from None
        try:
            await session.execute("SET default_transaction_read_only = on")
            if (at := await session.fetchval("SELECT max(number) FROM migrations")) > len(steps()):
                raise Unplayable("newer_store", version=at, known=len(steps()))
            for row in await session.fetch("SELECT name, value FROM house WHERE starts_with(name, $1)", shelving.NOTED):
                shelving.put(Path(os.environ[CONTENT]), row["name"].removeprefix(shelving.NOTED), row["value"])
            ids = [row["id"] for row in await session.fetch("SELECT id FROM tables ORDER BY created")]
            return _prognosis([(id, await said.read(session, id)) for id in ids])
        except asyncpg.UndefinedTableError:
            raise Unplayable("no_store", path="PostgreSQL") from None
        finally:
            await session.close(timeout=2)

    with _room():
        return asyncio.run(ask())


@contextmanager
def _room() -> Iterator[Path]:
    """A folder with an empty shelf, which is the only one as long as it is there."""
    before = os.environ.get(CONTENT)
    with tempfile.TemporaryDirectory(prefix="alcancia-doctor-") as folder:
        os.environ[CONTENT] = str(Path(folder, "content"))
        Path(folder, "content").mkdir()
        boxes.game_of.cache_clear()
        try:
            yield Path(folder)
        finally:
            boxes.game_of.cache_clear()
            os.environ.pop(CONTENT)
            if before is not None:
                os.environ[CONTENT] = before


def _prognosis(logs: Iterable[tuple[str, Log | Failed]]) -> Prognosis:
    tables, older, still = 0, 0, []
    for id, log in logs:
        tables += 1
        found: list[Game] = []
        still += (wrong := [Hurt(id, what) for what in troubles(log, found.append)])
        older += not wrong and any(not _is_of_today(game) for game in found)
    return Prognosis(tables, older, still)


def _is_of_today(game: Game) -> bool:
    """Would a table laid now be laid with these rules and this content?"""
    if game.box and kept.game_of(game.box) is None:
        return True  # a box goes on as it is
    today: Any = find(game.id)
    return bool((game.version, game.content_hash) == (today.version, today.content_hash))
