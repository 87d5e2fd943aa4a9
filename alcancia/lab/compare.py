"""Comparing rules: the same luck under two sets of rules, and what differs, with how sure that is."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Final, NamedTuple

import alcancia.lab.work as work
from alcancia.coach.intervals import Interval, interval, share
from alcancia.lab.rows import KEYS, Row, frame
from alcancia.lab.series import Progress, Series
from alcancia.lab.work import Hands, chunks_of

USUAL_GAMES: Final = 1_000


class Difference(NamedTuple):
    """One figure under both sets of rules: the mean over seats and games, how it changes, and in how many games it occurs at all."""

    figure: str
    before: float
    after: float
    change: Interval
    """Of each game the difference with the same luck; their mean with its 95 % interval."""
    games_before: Interval
    """The share of games in which somebody had any of it."""
    games_after: Interval
    spread: float
    """The standard deviation before, between games: what a change is large or small against."""

    @property
    def effect(self) -> float:
        """How large the change is beside what differs between games anyway."""
        return abs(self.change.mean) / self.spread if self.spread else float(self.change.mean != 0) * 9.0

    def to_row(self) -> Row:
        """What a table of changes says about it."""
        return {
            "figure": self.figure, "before": self.before, "after": self.after,
            "change": self.change.mean, "low": self.change.low, "high": self.change.high,
            "games_before": self.games_before.mean, "games_after": self.games_after.mean,
        }  # fmt: skip


class Comparison(NamedTuple):
    """What was compared, and what came of it."""

    before: Series
    after: Series
    games: int
    differences: list[Difference]
    rows: list[Row]
    """Every game and seat; `rules` says under which."""

    @property
    def frame(self) -> Any:
        """Every game and seat as a polars DataFrame."""
        return frame(self.rows)

    @property
    def changes(self) -> Any:
        """Every figure with its change and interval as a polars DataFrame."""
        return frame([row.to_row() for row in self.differences])


def compare(
    series: Series, change: Mapping[str, Any], games: int = USUAL_GAMES, hands: Hands | None = None, progress: Progress | None = None
) -> Comparison:
    """Play every game twice with the same luck: as it is, and with these options changed."""
    before = series.seated()
    after = replace(before, options={**before.options, **change})
    before.table(0), after.table(0)  # rules that cannot be are refused before any work begins
    rows = played([before, after], games, hands or work.hands(), progress)
    labelled = [{"rules": rules, **row} for rules, found in zip(("before", "after"), rows, strict=True) for row in found]
    return Comparison(before, after, games, differences(*rows), labelled)


def played(all_series: Sequence[Series], games: int, hands: Hands, progress: Progress | None = None) -> list[list[Row]]:
    """The rows of every series."""
    chunks = [chunk for series in all_series for chunk in chunks_of(series, games)]
    total, finished = games * len(all_series), 0

    def done(count: int) -> None:
        nonlocal finished
        finished += count
        if progress is not None:
            progress(finished, total)

    found: list[list[Row]] = [[] for _ in all_series]
    each = len(chunks) // len(all_series)
    for at, rows in enumerate(hands.play(chunks, done)):
        found[at // each] += rows
    return found


def differences(before: Sequence[Row], after: Sequence[Row]) -> list[Difference]:
    """Every figure that either has, the clearest and largest change first."""
    one, two = by_game(before), by_game(after)
    found = []
    for name in figures_in(before, after):
        then, now = [mean_of(one[game], name) for game in sorted(one)], [mean_of(two[game], name) for game in sorted(two)]
        middle = sum(then) / len(then)
        found.append(
            Difference(
                name,
                middle,
                sum(now) / len(now),
                interval([b - a for a, b in zip(then, now, strict=True)]),
                share(sum(any_of(rows, name) for rows in one.values()), len(one)),
                share(sum(any_of(rows, name) for rows in two.values()), len(two)),
                (sum((value - middle) ** 2 for value in then) / max(1, len(then) - 1)) ** 0.5,
            )
        )
    return sorted(found, key=lambda row: (not row.change.clear, -row.effect, row.figure))


def by_game(rows: Sequence[Row]) -> dict[int, list[Row]]:
    """The seats of each game."""
    found: dict[int, list[Row]] = {}
    for row in rows:
        found.setdefault(row["game"], []).append(row)
    return found


def figures_in(*all_rows: Sequence[Row]) -> list[str]:
    """The figures that occur, in the game's order; the length of the game and the score among them."""
    own = dict.fromkeys(name for rows in all_rows for row in rows for name in row if name not in KEYS and name != "rules")
    return ["score", "periods", *own]


def mean_of(rows: Sequence[Row], name: str) -> float:
    """A figure's mean over the seats of a game."""
    return float(sum(row.get(name, 0) for row in rows)) / len(rows)


def any_of(rows: Sequence[Row], name: str) -> bool:
    """Did anybody have any of it?"""
    return any(row.get(name, 0) for row in rows)
