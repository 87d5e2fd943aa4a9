"""A game's figures as CSV, line by line: long, wide, and a dictionary of the columns; or as one Parquet file."""

import csv
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import chain
from typing import Any, Final

from alcancia.records.parquet import parquet

KEYS = ("seat", "period")
SHAPES = ("wide", "long", "dictionary")
Rows = Sequence[dict[str, Any]]
"""What a table's `measures` give: one row per seat and period."""


BREAKS: Final = "\x7f\x85\u2028\u2029"
"""Signs that some programs take for the end of a line."""


def columns(rows: Rows) -> list[str]:
    """Every figure that occurs, in the order in which the game names them."""
    return list(dict.fromkeys(name for row in rows for name in row if name not in KEYS))


def wide(rows: Rows) -> Iterator[str]:
    """One line per seat and period, one column per figure."""
    return csv_lines(*spread(rows))


def in_parquet(rows: Rows) -> bytes:
    """The same, for statistics programs."""
    return parquet(*spread(rows))


def spread(rows: Rows) -> tuple[list[str], list[list[Any]]]:
    """The head and the lines of the wide shape."""
    names = columns(rows)
    return [*KEYS, *names], [[row["seat"], row["period"], *[row.get(name, "") for name in names]] for row in rows]


def long(rows: Rows) -> Iterator[str]:
    """One line per seat, period and figure: what statistics programs like."""
    lines = ([row["seat"], row["period"], name, row[name]] for row in rows for name in columns([row]))
    return csv_lines([*KEYS, "figure", "value"], lines)


def dictionary(rows: Rows, say: Callable[[str], str]) -> Iterator[str]:
    """What every column means, in the reader's language."""
    return csv_lines(["column", "meaning"], ((name, say(f"measure-{name}")) for name in (*KEYS, *columns(rows))))


class _Echo:
    """A file that hands back what is written."""

    def write(self, text: str) -> str:
        return text


def csv_lines(head: Sequence[str], lines: Iterable[Sequence[Any]]) -> Iterator[str]:
    """A file of these lines, in cells that no spreadsheet takes for a formula."""
    writer = csv.writer(_Echo(), lineterminator="\n")
    for line in chain([head], lines):
        yield writer.writerow([_safe(cell) for cell in line])


def _safe(cell: Any) -> Any:
    """A spreadsheet must not take a text for a formula, nor a sign in it for the end of a line or a cell."""
    if not isinstance(cell, str):
        return cell
    text = "".join(sign if sign >= " " and sign not in BREAKS else " " for sign in cell).lstrip()
    return f"'{text}" if text.startswith(("=", "+", "-", "@")) else text
