"""A box back into files, so that what was made on the page can be saved, sent on and changed in a spreadsheet."""

import json
from collections.abc import Iterator, Mapping
from typing import Any

from alcancia.shelf import sheets
from alcancia.shelf.box import QUIZ, Box
from alcancia.text.speaker import locales


def files_of(box: Box) -> dict[str, str]:
    """The files that this box is read from."""
    about = {"game": box.game, "id": box.id, **({"money": box.money} if box.money else {}), "title": box.title}
    made = {"box.toml": as_toml(about)}
    for file, table in box.tables.items():
        if file == QUIZ:
            from alcancia.games.citylife.packs import FORMAT

            made[QUIZ] = json.dumps({"format": FORMAT, **table}, ensure_ascii=False, indent=1)
        elif sheets.is_sheet(table):
            made[f"content/{file.removesuffix('.toml')}.csv"] = sheets.written(table)
        else:
            made[f"content/{file}"] = as_toml(table)
    if ways := dict.fromkeys((id, name) for words in box.words.values() for id, said in words.items() for name in said):
        rows = [
            {sheets.ID: f"{id}.{name}" if name else id}
            | {locale: box.words.get(locale, {}).get(id, {}).get(name, "") for locale in locales()}
            for id, name in ways
        ]
        made["words.csv"] = sheets.written({"word": rows})
    return made


def as_toml(table: Mapping[str, Any]) -> str:
    """Plain data as TOML: what is alone first, then tables, and lists of tables."""
    return "\n".join(_lines(table)) + "\n"


def _lines(table: Mapping[str, Any]) -> Iterator[str]:
    rows = {name: item for name, item in table.items() if isinstance(item, list) and item and isinstance(item[0], Mapping)}
    inner = {name: item for name, item in table.items() if isinstance(item, Mapping)}
    yield from (f"{_inline(name)} = {_inline(item)}" for name, item in table.items() if name not in rows and name not in inner)
    for name, item in inner.items():
        yield f"\n[{_inline(name)}]"
        yield from (f"{_inline(each)} = {_inline(value)}" for each, value in item.items())
    for name, entries in rows.items():
        for entry in entries:
            yield f"\n[[{_inline(name)}]]"
            yield from (f"{_inline(each)} = {_inline(value)}" for each, value in entry.items())


def _inline(item: Any) -> str:
    if isinstance(item, Mapping):
        return "{ " + ", ".join(f"{_inline(name)} = {_inline(inner)}" for name, inner in item.items()) + " }"
    if isinstance(item, list):
        return "[" + ", ".join(map(_inline, item)) + "]"
    return json.dumps(item, ensure_ascii=False)  # text as JSON writes it is text as TOML writes it
