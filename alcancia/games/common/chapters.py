"""A game's chapters by name, as it is played at a table."""

from importlib import import_module
from typing import Any

from alcancia.kernel import Game


def chapter(game: Game, name: str) -> Any:
    """A chapter of this game: with a box, the one that reads that box's cards."""
    return import_module(f"{game.state.__module__.rpartition('.')[0]}.{name}")
