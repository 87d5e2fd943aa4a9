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

PAGE = Path(__file__).parents[2] / "web" / "src" / "games"
PLAIN = {int: "number", str: "string", bool: "boolean", type(None): "null", Any: "Plain", object: "Plain"}
HEAD = "// Written from the game's own types; to change it, change those and run: python -m tests.web.view_types\n"
SHARED = "alcancia.ground.rows"
"""Where the records stand that all games share."""
ROWS = {"view": "Table", "standings": "Standing", "measures": "Measure", "lessons": "Lesson"}


class Writer:
    """Collects an interface for every record it meets."""

    def __init__(self) -> None:
        self.written: dict[str, str] = {}
        self.shared: dict[str, Any] = {}

    def record(self, kind: Any, name: str = "", without: Collection[str] = ()) -> str:
        """The name of the interface for a record; it is written when first met."""
        if not name and kind.__module__ == SHARED:
            self.shared[kind.__name__] = kind
            return str(kind.__name__)
        name = name or kind.__name__
        if name not in self.written:
            self.written[name] = ""
            fields = get_type_hints(kind, include_extras=True)
            optional: frozenset[str] = getattr(kind, "__optional_keys__", frozenset())
            lines = [
                f"  {field}{'?' if field in optional else ''}: {self.of(hint)};" for field, hint in fields.items() if field not in without
            ]
            self.written[name] = f"export interface {name} {{\n" + "\n".join(lines) + "\n}\n"
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
    met = {name: kind for game in GAMES for name, kind in written_for(game).shared.items()}
    writer = Writer()
    for name in sorted(met):
        writer.record(met[name], name)
    return HEAD + "\n" + "\n".join(writer.written.values())


def written_for(game: str) -> Writer:
    """Everything that one game's views and rows hold."""
    writer, hooks = Writer(), find(game).hooks
    writer.record(find(game).options, "Options", without={name for name, option in find(game).schema.items() if option.secret})
    for hook, name in ROWS.items():
        kind = rows_of(getattr(hooks, hook))
        if kind is not None:
            writer.record(kind, name)
    return writer


def files() -> dict[Path, str]:
    """Every file that is written so, with its text."""
    return {PAGE / game / "view.ts": page_types(game) for game in GAMES} | {PAGE / "shared" / "rows.ts": shared_types()}


if __name__ == "__main__":
    for path, text in files().items():
        path.write_text(text, "utf-8")
