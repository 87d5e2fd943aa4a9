"""Sweeping a rule: the same luck for every value of one option."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, NamedTuple

import alcancia.lab.work as work
from alcancia.coach.intervals import Interval, interval
from alcancia.kernel import Unplayable
from alcancia.lab.compare import by_game, figures_in, mean_of, played
from alcancia.lab.rows import Row, frame
from alcancia.lab.series import Progress, Series
from alcancia.lab.work import Hands

MOST_VALUES = 41
VALUE = "value"
"""The column that says under which value a game was played: some options have the name of a figure."""


class Sweep(NamedTuple):
    """A figure's mean, with its interval, for every value of an option."""

    series: Series
    option: str
    values: Sequence[Any]
    games: int
    means: dict[str, list[Interval]]
    rows: list[Row]

    @property
    def frame(self) -> Any:
        """Every game and seat under every value, as a polars DataFrame."""
        return frame(self.rows)


def sweep(
    series: Series, option: str, values: Sequence[Any], games: int, hands: Hands | None = None, progress: Progress | None = None
) -> Sweep:
    """Play the same games under every value."""
    if not 1 <= len(values) <= MOST_VALUES:
        raise Unplayable("bad_sweep", most=MOST_VALUES)
    seated = series.seated()
    tried = [replace(seated, options={**seated.options, option: value}) for value in values]
    for one in tried:
        one.table(0)
    found = played(tried, games, hands or work.hands(), progress)
    names = figures_in(*found)
    means = {name: [interval([mean_of(rows, name) for rows in by_game(one).values()]) for one in found] for name in names}
    rows = [{VALUE: value, **row} for value, one in zip(values, found, strict=True) for row in one]
    return Sweep(seated, option, values, games, means, rows)


def values_of(text: str) -> list[int]:
    """`lo..hi` or `lo..hi/step` as whole numbers."""
    span, _, step = text.partition("/")
    low, between, high = span.partition("..")
    try:
        found = list(range(int(low), int(high or low) + 1, int(step or 1)))
    except ValueError:
        raise Unplayable("bad_sweep", most=MOST_VALUES) from None
    if not between or not 1 <= len(found) <= MOST_VALUES:
        raise Unplayable("bad_sweep", most=MOST_VALUES)
    return found
