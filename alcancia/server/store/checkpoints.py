"""Checkpoints: what is in the write-ahead log goes into the file itself, beside the writer instead of in its way."""

import sqlite3
import threading
from pathlib import Path
from typing import Final

from alcancia.server.store.files import connect, wipe

ROWS: Final = 500
"""After so many rows (about twice as many pages) it is time for one: several before the writer has to make its own."""


class Checkpoints:
    """A thread with a connection of its own. While it copies and syncs, the writer goes on committing.

    The log starts over only when a checkpoint finds nothing newer, which in a busy second is left to the writer's own one at
    the end of a long log (`WAL_PAGES`); most of that work is then done already.
    """

    def __init__(self, path: Path) -> None:
        self._db = connect(path)
        self._rows = 0
        self._due = threading.Event()
        self._closing = False
        self._one_at_a_time = threading.Lock()
        self._thread = threading.Thread(target=self._run, name="checkpoints", daemon=True)
        self._thread.start()

    def written(self, rows: int) -> None:
        """So many rows more are in the log."""
        self._rows += rows
        if self._rows >= ROWS:
            self._rows = 0
            self._due.set()

    def _run(self) -> None:
        while self._due.wait() and not self._closing:
            self._due.clear()
            with self._one_at_a_time:
                try:
                    self._db.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
                except sqlite3.Error:
                    continue  # nothing is lost: it is all in the log, and the next one begins where this one ended

    def wipe(self, db: sqlite3.Connection) -> None:
        """Empty the log, through the writer's connection."""
        with self._one_at_a_time:
            wipe(db)

    def close(self) -> None:
        """Stop."""
        self._closing = True
        self._due.set()
        self._thread.join()
        self._db.close()
