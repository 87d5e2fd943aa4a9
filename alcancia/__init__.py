"""Alcancía: learn about money by playing. The public Python interface."""

from collections.abc import Mapping
from typing import Any, Self

from alcancia.games import GAMES, find
from alcancia.ground.strict import check
from alcancia.kernel import Luck, Played, Refused, Unplayable
from alcancia.kernel import Table as _Table
from alcancia.kernel.record import replay as _replay

__all__ = ["Luck", "Played", "Refused", "Table", "Unplayable", "catalogue", "presets", "replay"]


class Table(_Table):
    """A game being played."""

    __slots__ = ()

    @classmethod
    def new(
        cls,
        game: str,
        *,
        seats: int,
        seed: str,
        options: Mapping[str, Any] | None = None,
        salt: str = "",
        trainer: bool = False,
        quiet: bool = False,
    ) -> Self:
        """A new table of the game with this id. Raises Unplayable for a wrong seat count or option."""
        return cls.set_up(find(game), seats=seats, seed=seed, salt=salt, options=options, trainer=trainer, quiet=quiet)


def presets(game: str) -> dict[str, dict[str, Any]]:
    """The ready-made lessons of a game, each with its options."""
    return {name: dict(options) for name, options in find(game).presets.items()}


def catalogue() -> list[dict[str, Any]]:
    """The games and the facts about them."""
    found = [find(id) for id in GAMES]
    return [
        {
            "id": game.id,
            "rules": game.version,
            "content": game.content_hash,
            "seats": list(game.seats),
            "bots": sorted(game.bots),
        }
        for game in found
    ]


def replay(record: Any) -> Table:
    """Play a record again. Raises Unplayable where it does not fit."""
    check(record)  # `json.load` lets through more than a record file may hold
    table = _replay(record, find, make=Table)
    assert isinstance(table, Table)
    return table
