"""Types of the page, written from the games' own: what a view, a standing, a measure and a lesson hold.

`python -m tests.web.view_types` writes `web/src/games/<game>/view.ts` anew for every game, and `shared/rows.ts` with what all rows share.
"""

import types
import typing
from collections.abc import Collection, Mapping, Sequence
from pathlib import Path
from typing import Any, Literal, NotRequired, Required, get_args, get_origin, get_type_hints, is_typeddict

import msgspec

from alcancia.games import GAMES, find
from alcancia.ground import rows

PAGE = Path(__file__).parents[2] / "web" / "src" / "games"
PLAIN = {int: "number", str: "string", bool: "boolean", type(None): "null", Any: "Plain", object: "Plain"}
HEAD = "// Written from the game's own types; to change it, change those and run: python -m tests.web.view_types\n"
ROWS = {
    "view": ("Table", None),
    "standings": ("Standing", rows.StandingsRow),
    "measures": ("Measure", rows.MeasureRow),
    "lessons": ("Lesson", rows.LessonRow),
}
"""What a hook's rows are called on the page, and what they are in every game."""


class Writer:
    """Collects an interface for every record it meets."""

    def __init__(self) -> None:
        self.written: dict[str, str] = {}
        self.shared: dict[str, Any] = {}

    def record(self, kind: Any, name: str = "", without: Collection[str] = (), base: Any = None) -> str:
        """The name of the interface for a record; it is written when first met. `base`: what it has in common with other games'."""
        if not name and kind.__module__ == rows.__name__:
            self.shared[kind.__name__] = kind
            return str(kind.__name__)
        name = name or kind.__name__
        if name not in self.written:
            self.written[name] = ""
            known = {*without, *(get_type_hints(base) if base else ())}
            fields = {field: hint for field, hint in get_type_hints(kind, include_extras=True).items() if field not in known}
            more = f" extends {self.record(base)}" if base else ""
            optional: frozenset[str] = getattr(kind, "__optional_keys__", frozenset())
            lines = [f"  {field}{'?' if field in optional else ''}: {self.of(hint)};" for field, hint in fields.items()]
            body = f"export interface {name}{more} {{\n" + "\n".join(lines) + "\n}\n"
            self.written[name] = body if lines else f"export type {name} = {more.removeprefix(' extends ')};\n"
        return name

    def of(self, hint: Any) -> str:
        """A type in the page's language."""
        origin, args = get_origin(hint), get_args(hint)
        if origin is typing.Annotated:  # what is said about an option need not be hashable
            return self.of(args[0])
        if hint in PLAIN:
            return PLAIN[hint]
        if origin in (Required, NotRequired, typing.ReadOnly if hasattr(typing, "ReadOnly") else Required):
            return self.of(args[0])
        if origin is Literal:
            return " | ".join(f'"{value}"' if isinstance(value, str) else str(value) for value in args)
        if origin in (typing.Union, types.UnionType):
            return " | ".join(dict.fromkeys(self.of(arg) for arg in args))
        if origin is tuple and args[-1] is not Ellipsis:
            return f"[{', '.join(self.of(arg) for arg in args)}]"
        if origin in (list, tuple, Sequence):
            inner = self.of(args[0])
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        if origin in (dict, Mapping):
            return f"{{ [key: string]: {self.of(args[1])} }}"
        if is_typeddict(hint) or (isinstance(hint, type) and issubclass(hint, msgspec.Struct)):
            return self.record(hint)
        raise TypeError(f"the page knows no {hint}")


def rows_of(hook: Any) -> Any:
    """What one row of a hook's answer is (a view is one row); None as long as the game says no more than that it is a row."""
    if hook is None:
        return None
    kind = get_type_hints(hook).get("return")
    if get_origin(kind) in (list, Sequence):
        kind = get_args(kind)[0]
    return kind if is_typeddict(kind) else None


def page_types(game: str) -> str:
    """The whole file of one game."""
    writer = written_for(game)
    body = "\n".join(writer.written.values())
    imports = ['import type { Plain } from "../../kernel/wire";\n'] if "Plain" in body else []
    if writer.shared:
        imports.append(f'import type {{ {", ".join(sorted(writer.shared))} }} from "../shared/rows";\n')
    return HEAD + "".join(imports) + "\n" + body


def shared_types() -> str:
    """The file of what all games share."""
    writer = Writer()
    writer.shared = {name: kind for game in GAMES for name, kind in written_for(game).shared.items()}
    while len(writer.written) < len(writer.shared):
        for name, kind in sorted(writer.shared.items()):
            writer.record(kind, name)
    return HEAD + 'import type { Plain } from "../../kernel/wire";\n\n' + "\n".join(writer.written.values())


def written_for(game: str) -> Writer:
    """Everything that one game's views and rows hold."""
    writer, hooks = Writer(), find(game).hooks
    writer.record(find(game).options, "Options", without={name for name, option in find(game).schema.items() if option.secret})
    for hook, (name, base) in ROWS.items():
        kind = rows_of(getattr(hooks, hook))
        if kind is not None:
            writer.record(kind, name, base=base)
    return writer


def files() -> dict[Path, str]:
    """Every file that is written so, with its text."""
    return {PAGE / game / "view.ts": page_types(game) for game in GAMES} | {PAGE / "shared" / "rows.ts": shared_types()}


if __name__ == "__main__":
    for path, text in files().items():
        path.write_text(text, "utf-8")
