"""Options that name packs, topics or decks: some come with the game, others a house has added."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from alcancia.kernel import Words


@dataclass(frozen=True)
class Shelf(Words):
    """Words that name what is known when somebody looks. The game judges them itself, with a code of its own for those it does not know."""

    known: Callable[[], dict[str, dict[str, str]]] = dict
    """The names, each with what it is called in which language ("": in all of them); empty where a message says so."""

    def to_json(self, seats: int) -> dict[str, Any]:
        known = self.known()
        return super().to_json(seats) | {"values": list(known), "called": {name: title for name, title in known.items() if title}}
