"""A table of figures as a Parquet file, for statistics programs. Whole numbers, decimals and words; plain pages, one group of rows.

Written by hand because it is two pages of code: a library for it is larger than everything else a server needs together.
"""

from collections.abc import Iterator, Sequence
from struct import pack
from typing import Any, Final

MAGIC: Final = b"PAR1"
INT64, DOUBLE, BYTES = 2, 5, 6
"""Parquet's numbers for kinds of columns."""
OPTIONAL, UTF8 = 1, 0
PLAIN, RLE = 0, 3
I32, I64, BINARY, LIST, STRUCT = 5, 6, 8, 9, 12
"""Thrift's numbers for kinds of fields."""


def parquet(names: Sequence[str], rows: Sequence[Sequence[Any]]) -> bytes:
    """The file. A cell that is None or an empty text is missing; a column holds whole numbers, decimals, or else words."""
    body = bytearray(MAGIC)
    schema = [_struct((4, BINARY, b"rows"), (5, I32, len(names)))]
    chunks = []
    for at, name in enumerate(names):
        cells = [None if row[at] == "" else row[at] for row in rows]
        kind = _kind(cells)
        page = _levels(cells) + b"".join(_values(cells, kind))
        head = _struct((1, I32, 0), (2, I32, len(page)), (3, I32, len(page)), (5, STRUCT, _struct(
            (1, I32, len(rows)), (2, I32, PLAIN), (3, I32, RLE), (4, I32, RLE),
        )))  # fmt: skip
        meta = _struct(
            (1, I32, kind), (2, LIST, _list(I32, [PLAIN, RLE])), (3, LIST, _list(BINARY, [name.encode()])), (4, I32, 0),
            (5, I64, len(rows)), (6, I64, len(head) + len(page)), (7, I64, len(head) + len(page)), (9, I64, len(body)),
        )  # fmt: skip
        chunks.append(_struct((2, I64, len(body)), (3, STRUCT, meta)))
        words = [(6, I32, UTF8)] if kind == BYTES else []
        schema.append(_struct((1, I32, kind), (3, I32, OPTIONAL), (4, BINARY, name.encode()), *words))
        body += head + page
    group = _struct((1, LIST, _list(STRUCT, chunks)), (2, I64, len(body) - len(MAGIC)), (3, I64, len(rows)))
    foot = _struct((1, I32, 1), (2, LIST, _list(STRUCT, schema)), (3, I64, len(rows)), (4, LIST, _list(STRUCT, [group])))
    return bytes(body) + foot + pack("<I", len(foot)) + MAGIC


def _kind(cells: Sequence[Any]) -> int:
    there = [cell for cell in cells if cell is not None]
    if there and all(isinstance(cell, int) for cell in there):
        return INT64
    return DOUBLE if there and all(isinstance(cell, int | float) for cell in there) else BYTES


def _values(cells: Sequence[Any], kind: int) -> Iterator[bytes]:
    for cell in cells:
        if cell is None:
            continue
        if kind == BYTES:
            text = str(cell).encode()
            yield pack("<I", len(text)) + text
        else:
            yield pack("<q" if kind == INT64 else "<d", cell)


def _levels(cells: Sequence[Any]) -> bytes:
    """Which cells are there: one bit each, eight to a byte, as one run."""
    groups = -(-len(cells) // 8)
    bits = sum(1 << at for at, cell in enumerate(cells) if cell is not None)
    run = _varint(groups << 1 | 1) + bits.to_bytes(groups, "little")
    return pack("<I", len(run)) + run


# ── Thrift's compact way of writing ──────────────────────────────────────────


def _varint(value: int) -> bytes:
    found = bytearray()
    while value > 0x7F:
        found.append(value & 0x7F | 0x80)
        value >>= 7
    return bytes([*found, value])


def _zigzag(value: int) -> bytes:
    return _varint(value << 1 if value >= 0 else (-value << 1) - 1)


def _written(kind: int, value: Any) -> bytes:
    if kind == BINARY:
        return _varint(len(value)) + bytes(value)
    return _zigzag(value) if kind in (I32, I64) else bytes(value)


def _list(kind: int, values: Sequence[Any]) -> bytes:
    head = bytes([len(values) << 4 | kind]) if len(values) < 15 else bytes([0xF0 | kind]) + _varint(len(values))
    return head + b"".join(_written(kind, value) for value in values)


def _struct(*fields: tuple[int, int, Any]) -> bytes:
    """Fields in the order of their numbers, none further than fifteen from the one before."""
    found, last = bytearray(), 0
    for number, kind, value in fields:
        found += bytes([(number - last) << 4 | kind]) + _written(kind, value)
        last = number
    return bytes(found) + b"\0"
