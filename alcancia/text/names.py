"""Names: the messages that are nothing but words, which a box of somebody's own may say in its own way."""

from functools import cache
from typing import Final

from fluent.syntax import ast

from alcancia.text.speaker import resource

MARK: Final = '"'


@cache
def bare_messages(game: str, locale: str) -> dict[str, dict[str, str]]:
    """A game's messages that name no variable, by id: their words, and those of their attributes (`""`: the message itself)."""
    found = {}
    for entry in getattr(resource(locale, game), "body", ()):
        if isinstance(entry, ast.Message):
            patterns = [("", entry.value), *((each.id.name, each.value) for each in entry.attributes)]
            words = {name: _bare(pattern) for name, pattern in patterns if pattern is not None}
            bare = {name: text for name, text in words.items() if text is not None}
            if len(bare) == len(words):
                found[entry.id.name] = bare
    return found


def _bare(pattern: ast.Pattern) -> str | None:
    if all(isinstance(part, ast.TextElement) for part in pattern.elements):
        return " ".join("".join(part.value for part in pattern.elements if isinstance(part, ast.TextElement)).split())
    return None


def as_messages(words: dict[str, dict[str, str]]) -> str:
    """The same as a file of messages. Words are quoted, so that nothing in them is more than words."""
    lines = []
    for id, texts in words.items():
        lines.append(f"{id} ={_quoted(texts[''])}" if "" in texts else f"{id} =")
        lines += [f"    .{name} ={_quoted(text)}" for name, text in texts.items() if name]
    return "\n".join(lines) + "\n"


def _quoted(text: str) -> str:
    return ' { "' + text.replace("\\", "\\\\").replace('"', '\\"') + '" }'
