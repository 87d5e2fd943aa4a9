"""Sheets: content tables as rows of a spreadsheet, and back.

A row is an entry; what lies inside an entry is named by its way there: `pay.base`, `serials.1`, `choice.2.id`. A cell without text is not
there.
"""

import csv
from collections.abc import Mapping, Sequence
from io import StringIO
from typing import Any, Final

from alcancia.kernel import Unplayable

ID: Final = "id"
MOST_ROWS: Final = 2_000
MOST_CELL: Final = 2_000


def is_sheet(table: Any) -> bool:
    """Can this be written as rows: one list of entries, or entries by their ids, and nothing else?"""
    if not isinstance(table, Mapping) or not table:
        return False
    entries = next(iter(table.values())) if len(table) == 1 else None
    if isinstance(entries, list):
        return all(isinstance(entry, Mapping) for entry in entries)
    return all(isinstance(entry, Mapping) and not any(isinstance(cell, Mapping) for cell in entry.values()) for entry in table.values())


def written(table: Mapping[str, Any]) -> str:
    """A table as CSV; its columns are all that some entry has, in the order in which they are met."""
    rows = [flat(entry) for entry in entries_of(table)]
    columns = list(dict.fromkeys(name for row in rows for name in row))
    out = StringIO(newline="")
    writer = csv.DictWriter(out, columns, restval="", lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    return out.getvalue()


def entries_of(table: Mapping[str, Any]) -> list[dict[str, Any]]:
    """The entries of a table, each with its id."""
    inside = next(iter(table.values()))
    return [dict(entry) for entry in inside] if isinstance(inside, list) else [{ID: id, **entry} for id, entry in table.items()]


def read(file: str, text: str, like: Mapping[str, Any]) -> dict[str, Any]:
    """The table in a CSV text, in the form of the one that comes with the game."""
    rows = cells(file, text)
    name, inside = next(iter(like.items()))
    if isinstance(inside, list):
        return {name: [nested(file, row) for row in rows]}
    found: dict[str, Any] = {}
    for row in rows:
        entry = nested(file, row)
        id = entry.pop(ID, "")
        if not isinstance(id, str) or not id or id in found:
            raise Unplayable("bad_content", file=file, entry=f"id {str(id)[:40]!r}")
        found[id] = _lists(entry, inside)
    return found


def cells(file: str, text: str) -> list[dict[str, str]]:
    """The rows of a CSV text by their headings, without empty cells; a comma or a semicolon stands between columns."""
    head = text.partition("\n")[0]
    try:
        found = list(csv.reader(StringIO(text, newline=""), delimiter=";" if head.count(";") > head.count(",") else ",", strict=True))
    except csv.Error as error:
        raise Unplayable("bad_content", file=file, entry=str(error)) from None
    heads = [name.strip() for name in found[0]] if found else []
    if not heads or len(set(heads)) != len(heads) or not all(heads):
        raise Unplayable("bad_content", file=file, entry="headings")
    rows = [row for row in found[1:] if any(cell.strip() for cell in row)]
    if len(rows) > MOST_ROWS:
        raise Unplayable("bad_content", file=file, entry=f"{len(rows)} rows")
    for at, row in enumerate(rows, 2):
        if len(row) != len(heads) or any(len(cell) > MOST_CELL for cell in row):
            raise Unplayable("bad_content", file=file, entry=f"row {at}")
    return [{head: cell.strip() for head, cell in zip(heads, row, strict=True) if cell.strip()} for row in rows]


def flat(entry: Mapping[str, Any] | Sequence[Any], way: str = "") -> dict[str, str]:
    """What lies inside an entry, each under its way there."""
    found: dict[str, str] = {}
    pairs = entry.items() if isinstance(entry, Mapping) else ((str(at), item) for at, item in enumerate(entry, 1))
    for name, item in pairs:
        here = f"{way}.{name}" if way else name
        if isinstance(item, Mapping | list):
            found |= flat(item, here)
        else:
            found[here] = str(item).lower() if isinstance(item, bool) else str(item)
    return found


def meant(cell: Any) -> Any:
    """What a cell says: a number, yes or no, or its text. What is no text stays as it is."""
    if not isinstance(cell, str):
        return cell
    if cell in ("true", "false"):
        return cell == "true"
    return int(cell) if cell.removeprefix("-").isdecimal() else cell


def nested(file: str, row: Mapping[str, str]) -> dict[str, Any]:
    """The opposite: an entry from its cells."""
    entry: dict[str, Any] = {}
    for way, cell in row.items():
        inside, names = entry, way.split(".")
        if len(names) > 5 or not all(names):
            raise Unplayable("bad_content", file=file, entry=way[:40])
        for name in names[:-1]:
            inside = inside.setdefault(name, {})
            if not isinstance(inside, dict):
                raise Unplayable("bad_content", file=file, entry=way[:40])
        if isinstance(inside.get(names[-1]), dict):
            raise Unplayable("bad_content", file=file, entry=way[:40])
        inside[names[-1]] = cell
    return {name: _numbered(item) for name, item in entry.items()}


def _numbered(item: Any) -> Any:
    """Numbered things are a list."""
    if not isinstance(item, dict):
        return item
    inner = {name: _numbered(each) for name, each in item.items()}
    if all(name.isascii() and name.isdigit() and len(name) < 4 for name in inner):
        return [inner[name] for name in sorted(inner, key=int)]
    return inner


def _lists(entry: dict[str, Any], like: Mapping[str, Any]) -> dict[str, Any]:
    """An entry whose empty lists are there too: in a sheet nothing is left of them."""
    return {name: [] for name, item in like.items() if isinstance(item, list)} | entry
