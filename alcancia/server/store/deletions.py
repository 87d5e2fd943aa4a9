"""What was deleted stays deleted: a file beside the store remembers it, by hashes, whatever becomes of the store itself."""

import os
from collections.abc import Iterable
from hashlib import blake2b
from pathlib import Path
from typing import Final

FILE: Final = "alcancia.deleted"


def hashed(table: str) -> str:
    """What is remembered of a deleted table."""
    return blake2b(table.encode(), digest_size=16, person=b"alcancia gone").hexdigest()


def note_deleted(folder: Path, tables: Iterable[str]) -> None:
    """These must never come back. On the disk before anything is deleted, so that a deletion cut short is finished later."""
    handle = os.open(folder / FILE, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
    try:
        os.write(handle, "".join(f"{hashed(table)}\n" for table in tables).encode())
        os.fsync(handle)
    finally:
        os.close(handle)


def among_deleted(folder: Path, tables: Iterable[str]) -> list[str]:
    """Those of these tables that were deleted once."""
    try:
        gone = set((folder / FILE).read_text("ascii").split())
    except (OSError, ValueError):
        return []
    return [table for table in tables if hashed(table) in gone] if gone else []
