"""The store: one append-only log per table, and beside it what can be erased (names, tokens, codes)."""

from alcancia.server.store.face import (
    Append,
    Appended,
    Code,
    Elsewhere,
    Entry,
    Failed,
    Fill,
    Found,
    HandOn,
    Log,
    Reply,
    Row,
    Store,
    Summary,
)
from alcancia.server.store.sqlite import SqliteStore

__all__ = [
    "Append",
    "Appended",
    "Code",
    "Elsewhere",
    "Entry",
    "Failed",
    "Fill",
    "Found",
    "HandOn",
    "Log",
    "Reply",
    "Row",
    "SqliteStore",
    "Store",
    "Summary",
]
