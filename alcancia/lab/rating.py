"""Ratings: how strong players are, going by who came out ahead of whom; and tests that end as soon as the answer is clear."""

from collections.abc import Mapping, Sequence
from math import log, log10, sqrt
from typing import Final, TypeAlias

from alcancia.kernel import Luck

ANCHOR: Final = 1000
"""The rating of the sensible player, or of the average where it does not play."""
PER_TENFOLD: Final = 400
"""Whoever has so many points more comes out ahead ten times as often as behind."""
ROUNDS: Final = 200
COINS: Final = 8
RESAMPLES: Final = 200

Ahead: TypeAlias = Mapping[tuple[str, str], float]
"""How often one came out ahead of another; equal is half for each."""


def ratings(ahead: Ahead, names: Sequence[str]) -> dict[str, float]:
    """The ratings that explain the results best (Bradley and Terry), each pair with one game drawn beside what was played."""
    met = {one: {two: ahead.get((one, two), 0.0) + ahead.get((two, one), 0.0) for two in names if two != one} for one in names}
    won = {one: sum([ahead.get((one, two), 0.0) + (0.5 if met[one][two] else 0.0) for two in met[one]]) for one in names}
    strength = dict.fromkeys(names, 1.0)
    for _ in range(ROUNDS):
        fresh = {}
        for one in names:
            shared = sum([(met[one][two] + 1) / (strength[one] + strength[two]) for two in met[one] if met[one][two]])
            fresh[one] = won[one] / shared if shared else 1.0
        middle = sum(fresh.values()) / len(fresh)
        strength = {one: found / middle for one, found in fresh.items()}
    points = {one: PER_TENFOLD * log10(found) for one, found in strength.items()}
    zero = points.get("baseline", sum(points.values()) / len(points))
    return {one: ANCHOR + found - zero for one, found in points.items()}


def rated(deals: Sequence[Ahead], names: Sequence[str], seed: str) -> dict[str, tuple[float, float, float]]:
    """Each rating with its 95 % interval, from the results of each deal: games with the same luck stand and fall together."""

    def together(chosen: Sequence[Ahead]) -> dict[tuple[str, str], float]:
        total: dict[tuple[str, str], float] = {}
        for deal in chosen:
            for pair, times in deal.items():
                total[pair] = total.get(pair, 0.0) + times
        return total

    luck = Luck(f"{seed}/resample")
    found = ratings(together(deals), names)
    again = [ratings(together([luck.choice(deals) for _ in deals]), names) for _ in range(RESAMPLES)]
    rows = {}
    for name in names:
        spread = sorted(row[name] for row in again)
        rows[name] = (found[name], spread[RESAMPLES // 40], spread[-1 - RESAMPLES // 40])
    return rows


def interval(values: Sequence[float]) -> tuple[float, float]:
    """The mean, and half the width of its 95 % interval."""
    mean = sum(values) / len(values)
    variance = sum([(value - mean) ** 2 for value in values]) / max(1, len(values) - 1)
    return mean, 1.96 * sqrt(variance / len(values))


def verdict(values: Sequence[float], no: float, yes: float, wrong: float = 0.05) -> bool | None:
    """A sequential test: is the mean rather `yes` than `no`? None: not clear yet. It is wrong at most about so often, whenever one looks.

    Shares of a game are no coin tosses, so their spread is taken from themselves; while there are few, as if some had been coins before.
    """
    mean, count = sum(values) / len(values), len(values)
    variance = (sum([(value - mean) ** 2 for value in values]) + COINS / 4) / (count + COINS)
    evidence = count * (yes - no) * (2 * mean - no - yes) / (2 * variance)
    bar = log((1 - wrong) / wrong)
    return True if evidence >= bar else False if evidence <= -bar else None
