"""The shelf and the store: whatever stands on one is in the other too, so that one copy of the store is everything."""

import contextlib
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Final, Protocol

from alcancia.games import GAMES, find
from alcancia.server.callback import answer_of
from alcancia.server.store.face import Failed, Store
from alcancia.server.store.files import connect
from alcancia.shelf import kept
from alcancia.shelf.boxes import keep_shipped
from alcancia.shelf.folders import CONTENT, has_shelf
from alcancia.shelf.own import look_again

NOTED: Final = "shelf/"
MOST_BYTES: Final = 4_000_000


def keep_contents() -> None:
    """The content of every game as it is now: tables laid today go on with it, whatever the program comes to."""
    if has_shelf():
        keep_shipped()
        for id in GAMES:
            kept.keep(find(id))


class Notes(Protocol):
    """Where a house's notes are."""

    async def notes(self, start: str) -> set[str]:
        """The names of all that begin so."""

    async def note(self, name: str) -> bytes | None:
        """What is noted under this name."""

    async def add(self, name: str, value: bytes) -> None:
        """Note something, unless it is there already."""


class FileNotes:
    """In a file that no server may be using."""

    def __init__(self, db: sqlite3.Connection) -> None:
        self._db = db

    async def notes(self, start: str) -> set[str]:
        """Their names."""
        return {str(name) for (name,) in self._db.execute("SELECT name FROM house WHERE name LIKE ?", (f"{start}%",))}

    async def note(self, name: str) -> bytes | None:
        """One of them."""
        found = self._db.execute("SELECT value FROM house WHERE name = ?", (name,)).fetchone()
        return None if found is None else bytes(found[0])

    async def add(self, name: str, value: bytes) -> None:
        """One more."""
        self._db.execute("INSERT INTO house VALUES (?, ?) ON CONFLICT DO NOTHING", (name, value))


class StoreNotes:
    """In a store that is being used."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.notes, self.note = store.notes, store.note

    async def add(self, name: str, value: bytes) -> None:
        """One more. Files carry their fingerprint: whoever writes it a second time writes the same."""
        if isinstance(await answer_of(partial(self._store.write_note, name, value)), Failed):
            raise OSError("the store took no note")


def mirror(path: Path) -> None:
    """The shelf and a store's file."""
    with closing(connect(path)) as db, contextlib.suppress(StopIteration):
        # A file answers at once, so this needs no loop of its own, and may be called inside of another.
        _mirror(FileNotes(db)).send(None)


async def mirror_store(store: Store) -> bool:
    """The shelf and the store of a running server; True if there is more on the shelf now."""
    return await _mirror(StoreNotes(store))


async def _mirror(notes: Notes) -> bool:
    """Every file of the shelf into the store, every file of the store onto the shelf. Files carry their fingerprint, so none changes."""
    if not has_shelf():
        return False
    shelf = Path(os.environ[CONTENT])
    noted = {name.removeprefix(NOTED) for name in await notes.notes(NOTED)}
    for name in set(_files(shelf)) - noted:
        await notes.add(f"{NOTED}{name}", (shelf / name).read_bytes())
    if more := any([await _put(notes, shelf, name) for name in sorted(noted)]):
        look_again()
    return more


def _files(shelf: Path) -> Iterator[str]:
    """What stands on the shelf, by its way there; what is too large to be anything of ours stays where it is."""
    for file in shelf.rglob("*"):
        if file.is_file() and file.suffix != ".part" and file.stat().st_size <= MOST_BYTES:
            yield file.relative_to(shelf).as_posix()


async def _put(notes: Notes, shelf: Path, name: str) -> bool:
    found = None if (shelf / name).exists() else await notes.note(f"{NOTED}{name}")
    return found is not None and put(shelf, name, found)


def put(shelf: Path, name: str, content: bytes) -> bool:
    """One file onto the shelf, whole or not at all; False if it stands there already, or would lie elsewhere."""
    file = shelf / name
    if file.exists() or not file.resolve().is_relative_to(shelf.resolve()):
        return False
    file.parent.mkdir(parents=True, exist_ok=True)
    partly = file.with_name(f"{file.name}.{os.getpid()}.part")
    partly.write_bytes(content)
    partly.replace(file)
    return True
