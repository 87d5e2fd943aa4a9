"""How strong somebody is: one such player against a field, in another chair each time."""

from collections.abc import Mapping, Sequence
from typing import Any

from alcancia.bots import play_out
from alcancia.lab.series import Series
from alcancia.shelf.own import find

SEATS = 4


def share(
    game: str, bot: str, field: Sequence[str], number: int, options: Mapping[str, Any] | None = None, seed: str = "strength"
) -> float:
    """One game: the part of the others that it came out ahead of, equals counted half. One half is fair.

    Whoever plays the same number against the same field meets the same luck and the same company on the same chairs.
    """
    seats = max(SEATS, find(game).seats[0])
    mine = number % seats
    names = [bot if seat == mine else field[(seat + number) % len(field)] for seat in range(seats)]
    series = Series(game, seats, tuple(names), options or {}, seed)
    table = series.table(number)
    play_out(table, series.players(), series.lucks(number))
    worths = table.worths()
    others = [worth for seat, worth in enumerate(worths) if seat != mine]
    return sum([1.0 if worths[mine] > worth else 0.5 if worths[mine] == worth else 0.0 for worth in others]) / len(others)
