"""The log of a class is a chain: each row's hash covers the row and all before it, so that a changed or missing one is noticed."""

from collections.abc import Iterable, Sequence
from hashlib import blake2b
from typing import Final

import msgspec

from alcancia.kernel import Unplayable
from alcancia.server.classes import events
from alcancia.server.store.face import Entry, Row

HASH_BYTES: Final = 16

_encode = msgspec.json.Encoder().encode


def sealed(head: str, entries: Iterable[events.Entry]) -> list[Entry]:
    """The rows of these entries, after the row with this hash."""
    rows = []
    for entry in entries:
        body = _encode(entry).decode()
        head = _chained(head, body)
        rows.append(Entry(body, head))
    return rows


def read(rows: Sequence[Row]) -> tuple[list[events.Entry], str]:
    """What the rows say, and the hash of the last one. Logs of earlier versions begin with rows that have none."""
    head, entries = "", []
    for row in rows:
        if row.hash or head:
            head = _chained(head, row.body)
            if row.hash != head:
                raise Unplayable("hash_differs", at=row.seq)
        entries.append(events.read(row.body))
    return entries, head


def _chained(head: str, body: str) -> str:
    return blake2b(f"{head} {body}".encode(), digest_size=HASH_BYTES).hexdigest()
