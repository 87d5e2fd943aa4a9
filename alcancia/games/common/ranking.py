"""Places at the end of a game: the same for every game."""

from collections.abc import Sequence
from typing import Any, Final, TypeVar

from alcancia.kernel import StandingsRow

Row = TypeVar("Row", bound=StandingsRow)


PART: Final = 1 << 40
"""More than any two sums of money or points in a game can differ by."""


def in_one(*parts: int) -> int:
    """One number that orders like these, of which the first decides, then the second, and so on."""
    whole = 0
    for part in parts:
        assert -PART < 2 * part < PART, part
        whole = whole * PART + part
    return whole


def places(worth: Sequence[Any]) -> list[int]:
    """The place of each seat by what it is worth, the greatest first; who is worth the same shares a place."""
    return [1 + sum(other > mine for other in worth) for mine in worth]


def by_place(rows: Sequence[Row]) -> list[Row]:
    """The standings as people read them: by place, then by seat."""
    return sorted(rows, key=lambda row: (row["rank"], row["seat"]))
