"""Places at the end of a game: the same for every game."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, TypeVar

from alcancia.kernel import Behind, StandingsRow

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


def by_place(rows: Sequence[Row], deciding: Callable[[int], Mapping[str, int]]) -> list[Row]:
    """The standings as people read them: by place, then by seat, each with what put it behind the place before."""
    ranked = sorted(rows, key=lambda row: (row["rank"], row["seat"]))
    for row in ranked:
        better = [other["seat"] for other in ranked if other["rank"] < row["rank"]]
        row["behind"] = behind(deciding(row["seat"]), deciding(better[-1]), better[-1]) if better else None
    return ranked


def behind(mine: Mapping[str, int], theirs: Mapping[str, int], other: int) -> Behind:
    """The first of what decides that differs: nothing before it does, and nothing after it matters any more."""
    name = next(name for name in mine if mine[name] != theirs.get(name))
    return {"other": other, "decides": name, "mine": mine[name], "theirs": theirs[name]}
