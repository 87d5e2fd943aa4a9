"""Our rulebooks: the same text people read in docs/rules, cut into paragraphs by number."""

import re
from collections.abc import Callable, Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final, NamedTuple

NUMBER: Final = re.compile(r"\b[A-Z]{2}-[A-Z0-9]+(?:\.[0-9]+)*[a-z]?\b")
"""A rule's number, such as MM-4.16."""
_START: Final = re.compile(rf"\*\*({NUMBER.pattern})\*\*\s*")


class Rulebook(NamedTuple):
    """A rulebook. `paragraphs`: text by number; `sections`: numbers by heading, in order; `text`: all of it, in Markdown."""

    title: str
    paragraphs: dict[str, str]
    sections: dict[str, list[str]]
    text: str

    def around(self, numbers: list[str]) -> list[tuple[str, list[str]]]:
        """The headings under which these numbers stand, each with all its numbers."""
        return [(heading, held) for heading, held in self.sections.items() if any(number in held for number in numbers)]


def numbers_of(rules: Mapping[str, Callable[..., object]]) -> dict[str, list[str]]:
    """By rule or question: the numbers of the paragraphs it stands for, from its docstring."""
    found = {name: NUMBER.findall(rule.__doc__ or "") for name, rule in rules.items()}
    return {name: numbers for name, numbers in found.items() if numbers}


def _place(name: str) -> Traversable | Path:
    """Inside an installed package, or in a checkout beside it."""
    packed = files("alcancia").joinpath("rulebooks", name)
    return packed if packed.is_file() else Path(__file__).parents[2] / "docs" / "rules" / name


@cache
def rulebook(game: str, locale: str) -> Rulebook:
    """The rulebook of a game in a language, else in English; empty if there is none."""
    for name in (f"{game}.{locale}.md", f"{game}.md"):
        if (place := _place(name)).is_file():
            return parse(place.read_text("utf-8"))
    return Rulebook("", {}, {}, "")


def parse(text: str) -> Rulebook:
    """Cut a rulebook into its paragraphs; a table or list right after a paragraph belongs to it."""
    title, heading, current = "", "", ""
    paragraphs: dict[str, str] = {}
    sections: dict[str, list[str]] = {}
    for block in re.split(r"\n\s*\n", text.strip()):
        block = block.strip()
        if block.startswith("#"):
            mark, _, heading = block.partition(" ")
            title = heading if mark == "#" and not title else title
            current = ""
        elif found := _START.match(block):
            current = found[1]
            paragraphs[current] = block[found.end() :]
            sections.setdefault(heading, []).append(current)
        elif current and block.startswith(("|", "- ", "* ", "1. ")):
            paragraphs[current] += "\n\n" + block
        else:
            current = ""
    return Rulebook(title, paragraphs, sections, text)
