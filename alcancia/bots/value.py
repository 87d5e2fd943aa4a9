"""What a position is worth to a seat: at the end by who stands where, before it by what has come of such positions so far.

Weights stand in a game's `content/value.toml`, made by `python -m alcancia.lab.training` from games that bots played against each other.
Figures and weights are whole numbers, so that a sum is the same in every order and with every version of Python.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from importlib.resources import files
from math import sqrt
from typing import Any, Final

import msgspec

from alcancia.ground.content import parse
from alcancia.kernel import Game, Table
from alcancia.kernel.preview import figures_of

FINE: Final = 1 << 24
"""Weights are counted in so small parts."""
ABOVE, FIRST, MARGIN = 0.5, 0.2, 0.3
"""What counts: to be ahead of as many as possible, to be first, and by how much."""


class Value(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game's learned judgement."""

    made: str
    """The command that made it, with its seed."""
    scale: str
    """A usual difference in worth between two seats at the end."""
    names: tuple[str, ...]
    weights: dict[str, tuple[int, ...]]
    """By period: for each figure, how much likelier one more of it than somebody else has makes it to come out ahead of them."""
    fit: dict[str, float]
    """By period, how much of what happens later was foreseen, in games that were not learned from (1: all, 0: nothing)."""

    def of(self, period: int) -> tuple[int, ...]:
        """The weights for a period; later ones than were ever seen are judged as the last."""
        return self.weights.get(str(period)) or self.weights[max(self.weights, key=int)]


@lru_cache(maxsize=16)
def value_of(id: str) -> Value | None:
    """The learned judgement of a game, if it has one."""
    path = files(f"alcancia.games.{id}").joinpath("content", "value.toml")
    return parse("value.toml", path.read_text("utf-8"), Value) if path.is_file() else None


def standing(worths: Sequence[int], seat: int, scale: int) -> float:
    """From 0 to 1, how well a seat has come out among the others."""
    mine, others = worths[seat], [worth for other, worth in enumerate(worths) if other != seat] or [0]
    above, margin = 0.0, 0.0
    for worth in others:
        above += 1.0 if mine > worth else 0.5 if mine == worth else 0.0
        ahead = (mine - worth) / scale
        margin += ahead / (1 + abs(ahead))
    best = max(worths)
    first = 1 / worths.count(best) if mine == best else 0.0
    return ABOVE * above / len(others) + FIRST * first + MARGIN * (1 + margin / len(others)) / 2


def measured(game: Game, t: Any, seat: int) -> dict[str, int]:
    """What a position is judged by: the seat's figures, and what the game adds for those who think."""
    found = figures_of(game, t, seat)
    if game.thinking is not None:
        found.update(game.thinking.measures(t, seat))
    return found


def weighed(weights: Sequence[int], names: Sequence[str], row: Mapping[str, int]) -> int:
    """What a seat's figures come to."""
    total = 0
    for name, weight in zip(names, weights, strict=True):
        total += weight * row.get(name, 0)
    return total


def chance(more: int) -> float:
    """How likely it is to come out ahead of somebody whose figures come to so much less: one half for nothing, never quite 1."""
    lead = more / (2 * FINE)
    return (1 + lead / sqrt(1 + lead * lead)) / 2


def judged(value: Value, table: Table, seat: int) -> float:
    """From 0 to 1, how well a seat will come out among the others, going by the position."""
    t = table.state
    weights = value.of(t.period)
    rows = [weighed(weights, value.names, measured(table.game, t, other)) for other in range(t.seats)]
    mine = rows.pop(seat)
    above, first = 0.0, 1.0
    for its in rows or [0]:
        likely = chance(mine - its)
        above, first = above + likely, first * likely
    return (ABOVE + MARGIN) * above / max(1, len(rows)) + FIRST * first
