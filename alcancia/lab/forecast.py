"""A forecast in plain words: what a change of rules does to a game that sensible people play."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from alcancia.lab.compare import Comparison, Difference

MOST_SAID: Final = 6
LEADING: Final = ("periods", "score")
"""What everybody asks first."""
SURE: Final = 1.5
"""A change is told if it is at least so many times its interval's reach: of fifty figures some would seem to change by chance."""
SMALL: Final = 0.05
"""A change smaller than this part of what differs between games anyway is not worth a sentence."""
RARE: Final = 0.9
"""What happens in fewer games than this is told by how often it happens."""


class Told(NamedTuple):
    """One sentence: a message and its figures, each with the number of its places after the point."""

    message: str
    figure: str
    numbers: dict[str, float]
    places: int
    """So many places after the point are written."""


def told(comparison: Comparison) -> list[Told]:
    """The changes worth telling: how long games take and how they end, then the largest."""
    found = worth_telling(comparison.differences)
    leading = [row for row in found if row.figure in LEADING]
    return [sentence(row) for row in [*leading, *(row for row in found if row not in leading)]][:MOST_SAID]


def worth_telling(differences: Sequence[Difference]) -> list[Difference]:
    """Those that are sure and not small."""
    return [row for row in differences if is_sure(row) and row.effect >= SMALL]


def is_sure(row: Difference) -> bool:
    """Is this more than chance, though many figures were looked at?"""
    reach = row.change.high - row.change.mean
    return row.change.clear != 0 and abs(row.change.mean) >= SURE * reach


def sentence(row: Difference) -> Told:
    """By how often it happens where that says more, else by how much there is."""
    way = "rise" if row.change.mean > 0 else "fall"
    apart = row.games_after.low > row.games_before.high or row.games_after.high < row.games_before.low
    if apart and min(row.games_before.mean, row.games_after.mean) < RARE:
        hundred = {"before": 100 * row.games_before.mean, "after": 100 * row.games_after.mean}
        return Told(f"forecast-games-{'rise' if row.games_after.mean > row.games_before.mean else 'fall'}", row.figure, hundred, 0)
    low, high = sorted((abs(row.change.low), abs(row.change.high)))
    numbers = {"before": row.before, "after": row.after, "by": abs(row.change.mean), "low": low, "high": high}
    top = max(abs(row.before), abs(row.after))
    whole = all(number == round(number) for number in numbers.values())
    places = 0 if top >= 100 or whole else 1 if top >= 10 else 2
    return Told(f"forecast-{way}", row.figure, numbers, places)


def as_told(one: Told) -> dict[str, Any]:
    """A sentence for programs: its message, and the figures as they are to be written."""
    numbers = {name: round(number, one.places) for name, number in one.numbers.items()}
    return {"message": one.message, "figure": one.figure, "places": one.places, **numbers}


def as_data(comparison: Comparison) -> dict[str, Any]:
    """The whole comparison for programs."""
    return {
        "before": comparison.before.to_json(),
        "after": comparison.after.to_json(),
        "games": comparison.games,
        "told": [as_told(one) for one in told(comparison)],
        "differences": [
            {name: round(found, 6) if isinstance(found, float) else found for name, found in row.to_row().items()} | {"sure": is_sure(row)}
            for row in comparison.differences
        ],
    }
