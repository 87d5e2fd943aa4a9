"""The shelf and the store: whatever stands on one is in the other too, so that one copy of the store is everything."""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Final

from alcancia.games import GAMES, find
from alcancia.server.store.files import connect
from alcancia.shelf import kept
from alcancia.shelf.folders import CONTENT, has_shelf

NOTED: Final = "shelf/"
MOST_BYTES: Final = 4_000_000


def keep_contents() -> None:
    """The content of every game as it is now: tables laid today go on with it, whatever the program comes to."""
    for id in GAMES if has_shelf() else ():
        kept.keep(find(id))


def mirror(path: Path) -> None:
    """Every file of the shelf into the store, every file of the store onto the shelf. Files carry their fingerprint, so none changes."""
    if not has_shelf():
        return
    shelf = Path(os.environ[CONTENT])
    with closing(connect(path)) as db:
        noted = {str(name).removeprefix(NOTED) for (name,) in db.execute("SELECT name FROM house WHERE name LIKE ?", (f"{NOTED}%",))}
        for name in set(_files(shelf)) - noted:
            _note(db, name, (shelf / name).read_bytes())
        for name in noted:
            _put(db, shelf, name)


def _files(shelf: Path) -> Iterator[str]:
    """What stands on the shelf, by its way there; what is too large to be anything of ours stays where it is."""
    for file in shelf.rglob("*"):
        if file.is_file() and file.suffix != ".part" and file.stat().st_size <= MOST_BYTES:
            yield file.relative_to(shelf).as_posix()


def _note(db: sqlite3.Connection, name: str, data: bytes) -> None:
    db.execute("INSERT INTO house VALUES (?, ?) ON CONFLICT DO NOTHING", (f"{NOTED}{name}", data))


def _put(db: sqlite3.Connection, shelf: Path, name: str) -> None:
    file = shelf / name
    if file.exists() or not file.resolve().is_relative_to(shelf.resolve()):
        return
    found = db.execute("SELECT value FROM house WHERE name = ?", (f"{NOTED}{name}",)).fetchone()
    file.parent.mkdir(parents=True, exist_ok=True)
    partly = file.with_name(f"{file.name}.{os.getpid()}.part")
    partly.write_bytes(found[0])
    partly.replace(file)
