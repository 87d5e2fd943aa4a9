"""A process that writes moves to a store and notes down each one it was promised; the power-cut test looks over its shoulder.

`python -m tests.server.scribe FOLDER SYNCHRONOUS`: the folder has a store; what is acknowledged goes to the file `promised`, a line each.
"""

import os
import sys
from collections.abc import Callable
from pathlib import Path
from queue import SimpleQueue
from typing import Any

from alcancia.server.store import Append, Appended, Entry, SqliteStore, checkpoints, files, sqlite

TABLES = 3
ROUNDS = 60
LEAST_LOG = 40
"""Pages of write-ahead log: few, so that a short run has many checkpoints and starts the log over many times."""


def main(folder: Path, synchronous: str) -> None:
    connect = files.connect

    def connected(path: Path) -> Any:
        db = connect(path)
        db.execute(f"PRAGMA synchronous={synchronous}")
        return db

    sqlite.connect = checkpoints.connect = connected  # type: ignore[attr-defined]
    sqlite.WAL_PAGES, checkpoints.ROWS = LEAST_LOG, 10  # type: ignore[misc]
    promised = os.open(folder / "promised", os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    answers: SimpleQueue[None] = SimpleQueue()
    store = SqliteStore(folder / files.FILE, lambda reply: reply(), lambda: 0)

    def noting(line: str) -> Callable[[Any], None]:
        def note(result: Any) -> None:
            assert isinstance(result, Appended), result
            os.write(promised, line.encode())
            answers.put(None)

        return note

    for table in range(TABLES):
        store.create(f"t{table}", 1, b"lobby " * 50, {}, noting(f"t{table} 0\n"))
        answers.get()
    for seq in range(ROUNDS):
        for table in range(TABLES):
            body = f'[{seq % 3},["bet",["{"card" * (seq % 7)}"]]]'
            append = Append(f"t{table}", seq, 1, f"0:m{seq}", (Entry(body, f"{seq:016}"),), "s" * 16)
            store.append(append, noting(f"t{table} {seq + 1}\n"))
            if seq % 4:
                answers.get()
        # Every fourth round the tables wait together, and share a commit.
        for _ in range(0 if seq % 4 else TABLES):
            answers.get()
    os._exit(0)


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2])
