"""What a position is worth to a seat: at the end by who stands where, before it by what has come of such positions so far.

Weights stand in a game's `content/value.toml`, made by `python -m alcancia.lab.training` from games that bots played against each other.
Figures and weights are whole numbers, so that a sum is the same in every order and with every version of Python.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from importlib.resources import files
from typing import Any, Final

import msgspec

from alcancia.ground.content import parse
from alcancia.kernel import Game, Table
from alcancia.kernel.preview import figures_of

FINE: Final = 1 << 24
"""Weights are counted in so small parts."""
TENTHS: Final = 10
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
    """By period: one for nothing, then for each figure what having it is worth, and what having more of it than the others is worth."""
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


def against(rows: Sequence[Mapping[str, int]], seat: int, names: Sequence[str]) -> list[int]:
    """The figures of one seat, and how much more it has of each than the others on average, in tenths."""
    mine, others = rows[seat], [row for other, row in enumerate(rows) if other != seat]
    found: list[int] = []
    for name in names:
        have = mine.get(name, 0)
        most = 0
        for row in others:
            most += row.get(name, 0)
        found += (have * TENTHS, (have * len(others) - most) * TENTHS // max(1, len(others)))
    return found


def judged(value: Value, table: Table, seat: int) -> float:
    """How well a seat will come out, going by the position."""
    t = table.state
    first, *weights = value.of(t.period)
    rows = [measured(table.game, t, other) for other in range(t.seats)]
    return (first + sum(map(int.__mul__, weights, against(rows, seat, value.names)))) / FINE
