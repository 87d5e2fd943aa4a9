"""Our rulebooks: the same text people read in docs/rules, cut into headings, texts and numbered paragraphs.

Behind a paragraph's number stands whose rule it is; behind a figure that options or a box may change stands, in a comment that no
reader sees, where it comes from: `$600<!--=bank.loan.cash-->`.
"""

import re
from collections.abc import Callable, Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final, NamedTuple

from alcancia.text.speaker import Speaker

NUMBER: Final = re.compile(r"\b[A-Z]{2}-[A-Z0-9]+(?:\.[0-9]+)*[a-z]?\b")
"""A rule's number, such as MM-4.16."""
WHOSE: Final = {"●": "printed", "◐": "both", "○": "ours"}
"""The mark behind a number: printed in the game's own rulebook, printed with a detail of ours, ours alone."""
_START: Final = re.compile(rf"\*\*({NUMBER.pattern})\*\*\s*([{''.join(WHOSE)}]?)\s*")
FIGURE: Final = re.compile(r"(\$?)([0-9]+|\w+)<!--=([^>]*?)-->")
"""A figure with the way to its value: signs before it, the figure as it is written, a sum of products of names and numbers."""


_CODE: Final = re.compile(r"`(\w+)(?: = (\w+))?`")
_CODES: Final = re.compile(r" \((?:`[^`]+`(?:, | \w+ )?)+(?:; ([^()]*))?\)")
"""Codes alone in brackets, with or without more behind them."""
_CHOSEN: Final = re.compile(r"\{(\w+)\}")


class Part(NamedTuple):
    """A piece of a rulebook: a heading (`level` above 0), a numbered paragraph, or any other text. `section`: the heading above it."""

    text: str
    section: str = ""
    level: int = 0
    number: str = ""
    whose: str = ""
    changed: bool = False
    """Does a figure in it differ from the usual?"""


class Rulebook(NamedTuple):
    """A rulebook. `paragraphs`: text by number; `sections`: numbers by heading, in order; `text`: all of it, in Markdown."""

    title: str
    parts: tuple[Part, ...]
    text: str

    @property
    def paragraphs(self) -> dict[str, str]:
        """The numbered paragraphs."""
        return {part.number: part.text for part in self.parts if part.number}

    @property
    def sections(self) -> dict[str, list[str]]:
        """The numbers under each heading that has any."""
        found: dict[str, list[str]] = {}
        for part in self.parts:
            if part.number:
                found.setdefault(part.section, []).append(part.number)
        return found

    def around(self, numbers: list[str]) -> list[tuple[str, list[str]]]:
        """The headings under which these numbers stand, each with all its numbers."""
        return [(heading, held) for heading, held in self.sections.items() if any(number in held for number in numbers)]

    def first_page(self) -> tuple[Part, ...]:
        """The page that a player wants beside the board: the first section of the book, with its heading."""
        starts = [at for at, part in enumerate(self.parts) if part.level == 2]
        return self.parts[starts[0] : starts[1]] if len(starts) > 1 else ()

    def in_force(self, figures: Mapping[str, int | str], usual: Mapping[str, int | str]) -> "Rulebook":
        """The book as it holds at a table: what differs from the usual is written with its figure there, and stands out."""
        parts = []
        for part in self.parts:
            text, plain = filled(part.text, figures, usual), filled(part.text, {}, {})
            parts.append(part._replace(text=text, changed=text != plain))
        return self._replace(parts=tuple(parts))

    def in_money(self, sign: str) -> "Rulebook":
        """The book with another sign of money."""
        return self if sign == "$" else self._replace(parts=tuple(part._replace(text=part.text.replace("$", sign)) for part in self.parts))

    def in_words(self, speaker: Speaker) -> "Rulebook":
        """The book for people at a table: options and their values are called what the page calls them, refusals and moves need no code."""
        refusing = {part.section for part in self.parts if not part.number and _refuses(part.text, speaker)}
        kept = (part for part in self.parts if part.number or part.section not in refusing)
        return self._replace(parts=tuple(part._replace(text=worded(part.text, speaker)) for part in kept))

    def plain(self) -> "Rulebook":
        """The book as it is written, without the comments behind its figures."""
        return self.in_force({}, {})


def filled(text: str, figures: Mapping[str, int | str], usual: Mapping[str, int | str]) -> str:
    """A text whose figures are those in force; without any, as it is written."""

    def one(found: re.Match[str]) -> str:
        sign, written, way = found.groups()
        if not figures or value(way, figures) == value(way, usual):
            return sign + written
        return f"**{sign}{value(way, figures)}**"

    return FIGURE.sub(one, text)


def worded(text: str, speaker: Speaker) -> str:
    """A text without codes of options, refusals and moves; a value is of the option named last."""
    text = _CODES.sub(lambda found: (f" ({found[1]})" if found[1] else "") if _unsaid(found, speaker) else found[0], text)
    option = ""

    def one(found: re.Match[str]) -> str:
        nonlocal option
        name, chosen = found.groups()
        if speaker.has(f"option-{name}"):
            option = name
            return f"*{speaker.say(f'option-{name}')}{f': {_valued(option, chosen, speaker)}' if chosen else ''}*"
        called = _valued(option, name, speaker)
        return found[0] if called == name else f"*{called}*"

    return _CODE.sub(one, text)


def _valued(option: str, value: str, speaker: Speaker) -> str:
    """What a value of an option is called; as it is written, if it is called nothing."""
    return speaker.say(name) if speaker.has(name := f"option-{option}-{value}") else value


def _unsaid(found: re.Match[str], speaker: Speaker) -> bool:
    """Are all these codes refusals or moves?"""
    return all(speaker.has(f"refused-{name}") or speaker.has(f"move-{name}") for name in re.findall(r"`(\w+)[^`]*`", found[0]))


def _refuses(text: str, speaker: Speaker) -> bool:
    """Is it a list of refusals by their codes?"""
    codes = re.findall(r"^\| `(\w+)` \|", text, re.MULTILINE)
    return bool(codes) and all(speaker.has(f"refused-{code}") for code in codes)


def value(way: str, figures: Mapping[str, int | str]) -> int:
    """What the way to a figure comes to: `loan_cards*bank.loan.card`, `bank.savings.SV100.{savings_plan}`."""
    total = 0
    for sign, product in re.findall(r"([+-]?)([^+-]+)", way):
        amount = -1 if sign == "-" else 1
        for factor in product.split("*"):
            amount *= int(factor) if factor.isdigit() else int(figures[_CHOSEN.sub(lambda found: str(figures[found[1]]), factor)])
        total += amount
    return total


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
    return Rulebook("", (), "")


def parse(text: str) -> Rulebook:
    """Cut a rulebook into its parts; a table or list right after a numbered paragraph belongs to it."""
    title, heading = "", ""
    parts: list[Part] = []
    for block in re.split(r"\n\s*\n", text.strip()):
        block = block.strip()
        last = parts[-1] if parts else Part("")
        if block.startswith("#"):
            mark, _, heading = block.partition(" ")
            title = title or heading
            parts.append(Part(heading, heading, len(mark)))
        elif found := _START.match(block):
            parts.append(Part(block[found.end() :], heading, 0, found[1], WHOSE.get(found[2], "")))
        elif last.number and block.startswith(("|", "- ", "* ", "1. ")):
            parts[-1] = last._replace(text=f"{last.text}\n\n{block}")
        else:
            parts.append(Part(block, heading))
    return Rulebook(title, tuple(parts), text)
