"""Looking at tables: a thread that reads whole logs, so that neither the writer nor the server waits for it."""

import sqlite3
import threading
from collections.abc import Callable
from pathlib import Path
from queue import SimpleQueue

from alcancia.server.store import statements
from alcancia.server.store.face import Failed, Found, Log
from alcancia.server.store.files import connect


class Looking:
    """One connection that only reads."""

    def __init__(self, path: Path, deliver: Callable[[Callable[[], None]], object], failed: Callable[[Exception], None]) -> None:
        self._db = connect(path)
        self._deliver = deliver
        self._failed = failed
        self._asked: SimpleQueue[tuple[str, Found] | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="looking", daemon=True)
        self._thread.start()

    def ask(self, table: str, found: Found) -> None:
        """Everything about this table, soon."""
        self._asked.put((table, found))

    def _run(self) -> None:
        while (asked := self._asked.get()) is not None:
            table, found = asked
            log = self._look(table)
            try:
                self._deliver(lambda found=found, log=log: found(log))  # type: ignore[misc]
            except RuntimeError:
                return  # the server's loop is closed: nobody is left to hear it

    def _look(self, table: str) -> Log | Failed:
        try:
            self._db.execute("BEGIN")
            try:
                return statements.read(self._db, table)
            finally:
                self._db.execute("COMMIT")
        except sqlite3.OperationalError as error:
            self._failed(error)
            return Failed("try_later")
        except Exception as error:
            self._failed(error)
            return Failed("damaged")

    def close(self) -> None:
        """Stop."""
        self._asked.put(None)
        self._thread.join()
        self._db.close()
