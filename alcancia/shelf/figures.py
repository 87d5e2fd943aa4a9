"""The figures of a game that its rulebook names: what its options say, and what stands in its content."""

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

import msgspec

from alcancia import games
from alcancia.kernel import Game
from alcancia.text.rulebook import Rulebook, rulebook
from alcancia.text.speaker import Speaker, money_sign


def figures(game: Game, options: Any) -> dict[str, int | str]:
    """By name: whole numbers of the content by their way there (`bank.loan.cash`), and all that the options say in one word."""
    said = {name: value for name, value in msgspec.to_builtins(options).items() if isinstance(value, int | str)}
    return {**_content(game), **said}


@cache
def usual(id: str, seats: int) -> dict[str, int | str]:
    """The same of the usual game: by its usual options, with the content that it comes with."""
    game = games.find(id)
    return figures(game, game.settle({}, seats))


def book(game: Game, locale: str, options: Any, seats: int) -> Rulebook:
    """The rulebook of a game as it holds at a table with these options, in the money of its box and in words."""
    book = rulebook(game.id, locale).in_force(figures(game, options), usual(game.id, seats)).in_money(money_sign(game.speaks))
    return book.in_words(Speaker(locale, game.speaks))


@cache
def _content(game: Game) -> dict[str, int | str]:
    return dict(_inside(msgspec.to_builtins(game.content), ""))


def _inside(content: Any, way: str) -> Iterator[tuple[str, int | str]]:
    """Everything inside, by the way there; an entry with an id is called by it."""
    if isinstance(content, Mapping):
        for name, item in content.items():
            yield from _inside(item, f"{way}.{name}" if way else name)
    elif isinstance(content, list | tuple):
        for at, item in enumerate(content, 1):
            yield from _inside(item, f"{way}.{item['id'] if isinstance(item, Mapping) and 'id' in item else at}")
    elif isinstance(content, int):
        yield way, content
