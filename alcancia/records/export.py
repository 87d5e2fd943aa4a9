"""A game's figures as CSV: long, wide, and a dictionary of the columns."""

import csv
import io
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from alcancia.kernel import Table

KEYS = ("seat", "period")
SHAPES = ("wide", "long", "dictionary")


def columns(rows: Sequence[dict[str, Any]]) -> list[str]:
    """Every figure that occurs, in the order in which the game names them."""
    return list(dict.fromkeys(name for row in rows for name in row if name not in KEYS))


def wide(table: Table) -> str:
    """One line per seat and period, one column per figure."""
    return wide_rows(table.measures())


def wide_rows(rows: Sequence[dict[str, Any]]) -> str:
    """The same, from figures that are already known."""
    names = columns(rows)
    return _csv([*KEYS, *names], ([row["seat"], row["period"], *[row.get(name, "") for name in names]] for row in rows))


def long(table: Table) -> str:
    """One line per seat, period and figure: what statistics programs like."""
    return long_rows(table.measures())


def long_rows(rows: Sequence[dict[str, Any]]) -> str:
    """The same, from figures that are already known."""
    lines = ([row["seat"], row["period"], name, row[name]] for row in rows for name in columns([row]))
    return _csv([*KEYS, "figure", "value"], lines)


def dictionary(table: Table, say: Callable[[str], str]) -> str:
    """What every column means, in the reader's language."""
    meanings = [(name, say(f"measure-{name}")) for name in (*KEYS, *columns(table.measures()))]
    return _csv(["column", "meaning"], meanings)


def _csv(head: Sequence[str], lines: Iterable[Sequence[Any]]) -> str:
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(head)
    writer.writerows([_safe(cell) for cell in line] for line in lines)
    return out.getvalue()


def _safe(cell: Any) -> Any:
    """A spreadsheet must not take a text for a formula."""
    return f"'{cell}" if isinstance(cell, str) and cell[:1] in ("=", "+", "-", "@", "\t", "\r") else cell
