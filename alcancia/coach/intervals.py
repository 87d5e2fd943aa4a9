"""Means with their uncertainty: what may be said about a difference, and when nothing may."""

from collections.abc import Iterable, Sequence
from math import sqrt
from typing import Final

from msgspec import Struct

NORMAL: Final = 1.959964
"""Half the width of a 95 % interval, in standard errors, where there are very many cases."""


class Interval(Struct, frozen=True):
    """A mean and the 95 % interval around it."""

    mean: float
    low: float
    high: float

    @property
    def clear(self) -> int:
        """1 or -1 if the interval lies wholly above or below nought, else 0: a coin's toss."""
        return (self.low > 0) - (self.high < 0)

    def turned(self) -> "Interval":
        """The same difference seen from the other side."""
        return Interval(-self.mean, -self.high, -self.low)


def student(freedom: int) -> float:
    """Half the width of a 95 % interval in standard errors, for so many degrees of freedom (Cornish and Fisher's series)."""
    z, d = NORMAL, max(freedom, 1)
    return (
        z
        + (z**3 + z) / (4 * d)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * d * d)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * d**3)
    )


def error_of(values: Sequence[float]) -> float:
    """The standard error of a mean."""
    n, mean = len(values), sum(values) / len(values)
    return sqrt(sum((value - mean) ** 2 for value in values) / (n - 1) / n) if n > 1 else 0.0


def interval(values: Iterable[float]) -> Interval:
    """The mean of what was seen, with its 95 % interval. A single case says nothing about its uncertainty, so it may not be asked."""
    seen = list(values)
    assert len(seen) > 1, "an interval needs at least two cases"
    mean, reach = sum(seen) / len(seen), student(len(seen) - 1) * error_of(seen)
    return Interval(mean, mean - reach, mean + reach)


def apart(values: Sequence[float]) -> float:
    """How far two of these usually lie apart, had they nothing to do with each other."""
    return sqrt(2 * len(values)) * error_of(values)


def cautious(values: Iterable[float], usual: float | None = None) -> Interval:
    """The same for differences between futures, most of which are alike and a few large: as if both ends had been seen once more.

    Without that a few dozen futures promise too much: what seldom happens has seldom been seen. `usual`: how far two futures usually lie
    apart; seen once more, each end is at least so far from nought. Where all futures seen so far agree, one that does not may still come.
    """
    seen = list(values)
    once_more = seen if usual is None else [*seen, -usual, usual]
    error = max(error_of(seen), error_of([*seen, min(once_more), max(once_more)]))
    mean, reach = sum(seen) / len(seen), student(len(seen) - 1) * error
    return Interval(mean, mean - reach, mean + reach)


def share(right: int, of: int) -> Interval:
    """A share with Wilson's 95 % interval, which stays between nought and one and is honest for small groups."""
    assert 0 <= right <= of and of > 0, (right, of)
    z2, p = NORMAL * NORMAL, right / of
    middle, reach = (p + z2 / (2 * of)) / (1 + z2 / of), NORMAL * sqrt(p * (1 - p) / of + z2 / (4 * of * of)) / (1 + z2 / of)
    return Interval(p, max(0.0, min(p, middle - reach)), min(1.0, max(p, middle + reach)))
