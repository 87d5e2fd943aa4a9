"""The games. A new game is one line here."""

from functools import cache
from importlib import import_module
from typing import Final

from alcancia.kernel import Game, Unplayable

GAMES: Final = (
    "multiverse",
    "citylife",
    "financity",
    "financialit",
    "elplan",
)


@cache
def find(id: str) -> Game:
    """The game of this id, loaded when first asked for."""
    if id not in GAMES:
        raise Unplayable("unknown_game", game=id[:32])
    found: Game = import_module(f"alcancia.games.{id}").game
    return found
