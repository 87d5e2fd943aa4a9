"""The store's file: opening it safely, bringing it up to date, copying it while it is in use."""

import os
import sqlite3
import time
from contextlib import closing
from importlib.resources import files
from pathlib import Path
from typing import Final

from alcancia.kernel import Unplayable
from alcancia.server.store.deletions import among_deleted
from alcancia.server.store.statements import delete

FILE: Final = "alcancia.sqlite3"
REMOTE: Final = ("nfs", "cifs", "smb", "fuse.sshfs", "9p", "afs")
"""File systems on which SQLite's locks cannot be trusted."""

BUSY_SECONDS: Final = 5
TRIES: Final = 50
PAUSE_SECONDS: Final = 0.02


def connect(path: Path) -> sqlite3.Connection:
    """A connection with the promises we rely on: WAL, every commit synced, deleted bytes overwritten, nothing in files beside."""
    db = sqlite3.connect(path, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False)
    try:
        for setting in (
            "journal_mode=WAL",
            "synchronous=FULL",
            "fullfsync=ON",  # without it a commit on macOS is not on the disk
            "checkpoint_fullfsync=ON",
            "secure_delete=ON",
            "temp_store=MEMORY",
            "foreign_keys=ON",
            "trusted_schema=OFF",
            "cell_size_check=ON",
        ):
            db.execute(f"PRAGMA {setting}")
    except sqlite3.DatabaseError:
        db.close()
        raise Unplayable("not_a_store", path=str(path)) from None
    return db


def open_store(folder: Path) -> Path:
    """The store in a data folder, made or migrated if need be; refuses what it could damage."""
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    if remote := _remote(folder):
        raise Unplayable("store_on_network", path=str(folder), kind=remote)
    path = folder / FILE
    fresh = not path.exists()
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))  # says why if it cannot be written; sqlite would not
    with closing(connect(path)) as db:
        migrate(db)
        db.execute("INSERT OR IGNORE INTO house VALUES ('key', randomblob(32))")
        _delete_again(db, folder)
    if fresh:
        _sync_folder(folder)
    return path


def _delete_again(db: sqlite3.Connection, folder: Path) -> None:
    """A copy from before a deletion brings nothing back."""
    if back := among_deleted(folder, [id for (id,) in db.execute("SELECT id FROM tables")]):
        db.execute("BEGIN IMMEDIATE")
        for table in back:
            delete(db, table)
        db.execute("COMMIT")
        wipe(db)


def wipe(db: sqlite3.Connection) -> None:
    """What was deleted must not live on in the write-ahead log. Others may be in the middle of a checkpoint: wait for them."""
    for _ in range(TRIES):
        busy, _, _ = db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
        if not busy:
            return
        time.sleep(PAUSE_SECONDS)


def steps() -> list[str]:
    """The migrations, in order."""
    folder = files("alcancia.server.store").joinpath("migrations")
    return [step.read_text("utf-8") for step in sorted(folder.iterdir(), key=lambda step: step.name) if step.name.endswith(".sql")]


def migrate(db: sqlite3.Connection) -> None:
    """Each step whole or not at all, so that a crash in between is no harm."""
    known = steps()
    (at,) = db.execute("PRAGMA user_version").fetchone()
    if at > len(known):
        raise Unplayable("newer_store", version=at, known=len(known))
    for number, step in enumerate(known[at:], at + 1):
        db.executescript(f"BEGIN IMMEDIATE;\n{step}\nPRAGMA user_version = {number};\nCOMMIT;")


def backup(folder: Path, target: Path) -> int:
    """Copy the store into one file while others use it; how many bytes it has."""
    source = folder / FILE
    if not source.exists():
        raise Unplayable("no_store", path=str(folder))
    if target.exists():
        raise Unplayable("file_exists", path=str(target))
    part = target.with_name(target.name + ".part")
    part.write_bytes(b"")  # says why if it cannot be written; sqlite would not
    with closing(connect(source)) as db, closing(sqlite3.connect(part)) as copy:
        db.backup(copy, pages=1024)
        copy.execute("PRAGMA journal_mode=DELETE")
        if copy.execute("PRAGMA integrity_check").fetchone() != ("ok",):
            raise Unplayable("damaged_store", path=str(source))
    with open(part, "rb+") as file:
        os.fsync(file.fileno())
    os.chmod(part, 0o600)
    part.rename(target)
    _sync_folder(target.parent)
    return target.stat().st_size


def _sync_folder(folder: Path) -> None:
    """A new file's name is safe only when its folder is."""
    if os.name == "nt":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def _remote(folder: Path) -> str | None:
    """The kind of network file system a folder is on, if it is on one."""
    try:
        mounts = Path("/proc/mounts").read_text("utf-8", "replace").splitlines()
    except OSError:
        return None
    here = str(folder.resolve()) + "/"
    best, kind = "", ""
    for line in mounts:
        _, at, what, *_ = line.split(" ")
        if here.startswith(at.rstrip("/") + "/") and len(at) >= len(best):
            best, kind = at, what
    return kind if kind.startswith(REMOTE) else None


class Lock:
    """Only one server at a time may use a data folder."""

    def __init__(self, folder: Path) -> None:
        self._file = os.fdopen(os.open(folder / "alcancia.lock", os.O_RDWR | os.O_CREAT, 0o600), "r+b")
        try:
            if os.name == "nt":
                import msvcrt

                msvcrt.locking(self._file.fileno(), msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined,unused-ignore]
            else:
                import fcntl

                fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            self._file.close()
            raise Unplayable("store_in_use", path=str(folder)) from None

    def release(self) -> None:
        """Let others in."""
        self._file.close()
