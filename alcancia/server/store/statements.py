"""What is said to the database, one function per sentence. Each runs inside a transaction of the writer."""

import sqlite3
from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from alcancia.server.store.face import Append, Appended, Failed, Log, Row

APPEND = """
INSERT INTO log (table_id, seq, at, move_id, sent, body, hash)
SELECT id, ?, ?, ?, ?, ?, ? FROM tables
WHERE id = ? AND epoch = ? AND entries = ?
"""


APPEND_ALL = """
INSERT INTO log (table_id, seq, at, move_id, sent, body, hash)
SELECT
    tables.id,
    CASE WHEN row.value ->> 8 OR tables.entries = (row.value ->> 1) - 1
    THEN row.value ->> 1 END,
    row.value ->> 2, row.value ->> 3, row.value ->> 4, row.value ->> 5, row.value ->> 6
FROM json_each(?) AS row LEFT JOIN tables ON tables.id = row.value ->> 0 AND tables.epoch = row.value ->> 7
"""
"""All rows or none: a table that is gone or fenced has no id here, a stale row no number, and neither may be null."""


class Appending(NamedTuple):
    """An append that waits for its commit."""

    now: int
    append: Append

    def __call__(self, db: sqlite3.Connection) -> Appended | Failed:
        return append(db, *self)


def append_all(db: sqlite3.Connection, appends: Sequence[Appending]) -> list[Appended] | None:
    """All appends in one statement, a transaction by itself; None if nothing was written and they have to be looked at one by one.

    One statement and no more, since each goes without the interpreter's lock and has to wait for it when it comes back.
    """
    heads: dict[str, int] = {}
    rows = []
    for now, (table, expected, epoch, move_id, entries, sent) in appends:
        follows = table in heads
        if len(entries) != 1 or (follows and heads[table] != expected):
            return None
        heads[table] = expected + 1
        ((body, hash),) = entries
        rows.append((table, expected + 1, now, move_id, sent, body, hash, epoch, follows))
    try:
        db.execute(APPEND_ALL, (msgspec.json.encode(rows).decode(),))
    except sqlite3.IntegrityError:
        return None
    return [Appended(what.expected_seq + 1) for _, what in appends]


def append(db: sqlite3.Connection, now: int, what: Append) -> Appended | Failed:
    """All entries after `expected_seq`, or none."""
    table, expected_seq, epoch, move_id, entries, sent = what
    if len(entries) > 1:
        db.execute("SAVEPOINT several")
    seq = expected_seq
    for body, hash in entries:
        try:
            first = seq == expected_seq
            row = (seq + 1, now, move_id if first else None, sent if first else None, body, hash, table, epoch, seq)
            written = db.execute(APPEND, row)
        except sqlite3.IntegrityError:
            return Failed("repeated")
        if written.rowcount != 1:
            if seq > expected_seq:
                db.execute("ROLLBACK TO several")
            return Failed(why_not(db, table, epoch))
        seq += 1
    if len(entries) > 1:
        db.execute("RELEASE several")
    return Appended(seq)


def why_not(db: sqlite3.Connection, table: str, epoch: int) -> str:
    """Why nothing could be written to this table."""
    found = db.execute("SELECT epoch FROM tables WHERE id = ?", (table,)).fetchone()
    if found is None:
        return "gone"
    return "stale" if found[0] == epoch else "fenced"


def create(db: sqlite3.Connection, now: int, table: str, epoch: int, lobby: bytes, codes: dict[bytes, int | None]) -> Appended | Failed:
    """A new table."""
    try:
        db.execute("INSERT INTO tables (id, epoch, created, touched) VALUES (?, ?, ?, ?)", (table, epoch, now, now))
    except sqlite3.IntegrityError:
        return Failed("repeated")
    db.execute("INSERT INTO lobbies VALUES (?, ?)", (table, lobby))
    write_codes(db, table, codes)
    return Appended(0)


def save_lobby(db: sqlite3.Connection, now: int, table: str, epoch: int, lobby: bytes, codes: dict[bytes, int | None]) -> Appended | Failed:
    """Names, tokens and codes as they are now; the old ones are overwritten."""
    touched = db.execute("UPDATE tables SET touched = ? WHERE id = ? AND epoch = ?", (now, table, epoch))
    if touched.rowcount != 1:
        return Failed(why_not(db, table, epoch))
    db.execute("UPDATE lobbies SET body = ? WHERE table_id = ?", (lobby, table))
    write_codes(db, table, codes)
    return Appended(0)


def read(db: sqlite3.Connection, table: str) -> Log | Failed:
    """Everything about a table, with the seal of its log."""
    found = db.execute("SELECT epoch, body, entries, head FROM tables LEFT JOIN lobbies ON table_id = id WHERE id = ?", (table,)).fetchone()
    if found is None:
        return Failed("gone")
    epoch, lobby, entries, head = found
    if lobby is None:
        return Failed("damaged")
    rows = db.execute("SELECT seq, move_id, sent, body, hash FROM log WHERE table_id = ? ORDER BY seq", (table,))
    return Log(table, epoch, lobby, [Row(*row) for row in rows], entries, head)


def own(db: sqlite3.Connection, table: str, epoch: int) -> Appended | Failed:
    """Earlier owners are shut out."""
    taken = db.execute("UPDATE tables SET epoch = ? WHERE id = ? AND epoch <= ?", (epoch, table, epoch))
    return Appended(0) if taken.rowcount else Failed(why_not(db, table, epoch))


def claim(db: sqlite3.Connection, table: str, epoch: int) -> Log | Failed:
    """Everything about a table, under a new epoch that shuts earlier owners out."""
    db.execute("UPDATE tables SET epoch = max(epoch + 1, ?) WHERE id = ?", (epoch, table))
    return read(db, table)


def write_note(db: sqlite3.Connection, name: str, value: bytes) -> Appended:
    """Something about the house."""
    db.execute("INSERT INTO house VALUES (?, ?) ON CONFLICT DO UPDATE SET value = excluded.value", (name, value))
    return Appended(0)


def write_codes(db: sqlite3.Connection, table: str, codes: dict[bytes, int | None]) -> None:
    """The codes that lead to this table: these and no others."""
    known = dict(db.execute("SELECT hash, person FROM codes WHERE table_id = ?", (table,)))
    if known != codes:
        db.execute("DELETE FROM codes WHERE table_id = ?", (table,))
        db.executemany("INSERT OR IGNORE INTO codes VALUES (?, ?, ?)", [(hash, table, person) for hash, person in codes.items()])


def delete(db: sqlite3.Connection, table: str) -> Appended | Failed:
    """Everything about a table; `secure_delete` overwrites the bytes."""
    for part in ("codes", "lobbies", "log"):
        db.execute(f"DELETE FROM {part} WHERE table_id = ?", (table,))
    gone = db.execute("DELETE FROM tables WHERE id = ?", (table,))
    return Appended(0) if gone.rowcount else Failed("gone")
