"""Is a store in order? Reads every byte of it, changes nothing; and putting a copy back in its place."""

import os
import shutil
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

import msgspec

from alcancia.kernel import Game, Unplayable
from alcancia.server import tokens
from alcancia.server.classes import sealing
from alcancia.server.classes.register import Register
from alcancia.server.classes.state import from_log
from alcancia.server.lobby import Lobby
from alcancia.server.session import Session
from alcancia.server.store import statements
from alcancia.server.store.face import Failed, Log
from alcancia.server.store.files import FILE, Lock, open_store


class Hurt(NamedTuple):
    """Something is wrong: with a table (its id), or with the file itself (None), and what."""

    table: str | None
    what: str


def check(path: Path) -> tuple[int, list[Hurt]]:
    """How many tables there are, and what is hurt."""
    if not path.exists():
        raise Unplayable("no_store", path=str(path.parent))
    tables, hurt = 0, []
    with closing(sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)) as db:
        try:
            hurt += [Hurt(None, str(line)) for (line,) in db.execute("PRAGMA integrity_check") if line != "ok"]
            hurt += [Hurt(None, f"{row[0]}: {row[2]}") for row in db.execute("PRAGMA foreign_key_check")]
            for (table,) in db.execute("SELECT id FROM tables ORDER BY created").fetchall():
                tables += 1
                hurt += [Hurt(table, what) for what in _wrong(db, table)]
        except sqlite3.DatabaseError as error:
            hurt.append(Hurt(None, str(error)))
    return tables, hurt


def _wrong(db: sqlite3.Connection, table: str) -> Iterator[str]:
    """What is wrong with one table of a file."""
    try:
        log = statements.read(db, table)
    except (sqlite3.DatabaseError, ValueError) as error:
        yield f"{type(error).__name__}: {error}"
    else:
        yield from troubles(log)


def troubles(log: Log | Failed, found: Callable[[Game], object] = bool) -> Iterator[str]:
    """What is wrong with a table: its lobby, its seal, any of its entries. `found` hears by which rules it was played again."""
    if isinstance(log, Failed):
        yield log.why
        return
    if not log.whole:
        yield f"seal: {len(log.rows)}/{log.entries}"
    try:
        if tokens.is_class(log.table):
            Register.read(log.lobby)
            from_log(sealing.read(log.rows)[0])
            return
        lobby = Lobby.read(log.lobby)
        session = Session(log.table, lobby.game)
        for _ in session.load(log.rows):
            pass
        found(session.game)
    except Unplayable as error:
        yield f"{error.reason} {msgspec.json.encode(error.detail).decode()}"
    except (msgspec.MsgspecError, ValueError) as error:
        yield f"{type(error).__name__}: {error}"
    except Exception as error:
        # Rules that cannot take an entry of their own log at all: the table would freeze.
        yield type(error).__name__


def restore(source: Path, folder: Path) -> tuple[int, Path | None]:
    """Put a copy in the store's place: how many tables it has, and where the old store lies now. What was deleted stays deleted."""
    tables, hurt = check(source) if source.exists() else (0, [])
    if not source.exists():
        raise Unplayable("no_store", path=str(source))
    if any(one.table is None for one in hurt):
        raise Unplayable("damaged_store", path=str(source))
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    lock = Lock(folder)
    try:
        path, aside = folder / FILE, None
        if path.exists():
            aside = folder / f"{FILE}.{int(time.time())}.old"
            for ending in ("-wal", "-shm"):
                if (beside := folder / f"{FILE}{ending}").exists():
                    beside.rename(folder / f"{aside.name}{ending}")
            path.rename(aside)
        part = folder / f"{FILE}.part"
        shutil.copyfile(source, part)
        os.chmod(part, 0o600)
        part.rename(path)
        open_store(folder)
        with closing(sqlite3.connect(path)) as db:
            # Whoever was connected is ahead of this copy: under another epoch everybody gets everything anew.
            db.execute("UPDATE tables SET epoch = max(epoch + 1, ?)", (int(time.time()),))
            db.commit()
            (tables,) = db.execute("SELECT count(*) FROM tables").fetchone()
        return tables, aside
    finally:
        lock.release()
