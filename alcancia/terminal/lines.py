"""What is drawn, before it is known on what: lines of spans, each with a look and perhaps something to click."""

import unicodedata
from collections.abc import Iterable, Sequence
from typing import NamedTuple, TypeAlias


class Span(NamedTuple):
    """A piece of a line. `look`: the name of a style; `act`: what a click on it types."""

    text: str
    look: str = ""
    act: str = ""


Line: TypeAlias = list[Span]


def width(text: str) -> int:
    """How many columns a text takes."""
    return sum(0 if unicodedata.combining(letter) else 2 if unicodedata.east_asian_width(letter) in "WF" else 1 for letter in text)


def length(line: Iterable[Span]) -> int:
    """How many columns a line takes."""
    return sum(width(span.text) for span in line)


def pad(text: str, columns: int) -> str:
    """The text, cut or filled up to so many columns."""
    while width(text) > columns:
        text = text[:-2] + "…" if len(text) > 1 else ""
    return text + " " * (columns - width(text))


def flow(pieces: Sequence[Line], columns: int, first: Line | None = None, indent: int = 0) -> list[Line]:
    """Pieces one after the other, each kept whole, on as many lines as it takes."""
    lines: list[Line] = [list(first or [Span(" " * indent)])]
    bare = True
    for piece in pieces:
        if not bare and length(lines[-1]) + 1 + length(piece) > columns:
            lines.append([Span(" " * indent)])
            bare = True
        lines[-1] += [*([] if bare else [Span(" ")]), *piece]
        bare = False
    return lines


def wrap(text: str, columns: int, look: str = "") -> list[Line]:
    """Running text on as many lines as it takes."""
    return flow([[Span(word, look)] for word in text.split()], columns)


def ruled(lines: list[Line], parts: Sequence[int], columns: int) -> list[Line]:
    """The lines with a rule across before each of these."""
    for at in sorted(parts, reverse=True):
        lines.insert(at, [Span("─" * columns, "dim")])
    return lines


def plain(lines: Iterable[Line]) -> str:
    """Only the words."""
    return "\n".join("".join(span.text for span in line).rstrip() for line in lines)
