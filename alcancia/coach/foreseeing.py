"""Foreseeing, during play: what may be expected of each option, in worlds that the seat cannot tell from the true one."""

from collections.abc import Iterator
from typing import Any, Final

from msgspec import Struct

from alcancia.bots import imagined
from alcancia.coach.alternatives import FEW, needs_consent, proposals
from alcancia.coach.debriefing import BUDGETS, USUAL_BUDGET
from alcancia.coach.intervals import Interval, cautious
from alcancia.coach.trials import Ending, ending_of
from alcancia.kernel import Luck, MoveValue, Refused, Table

PART: Final = 10
"""One question takes so small a part of what a debrief takes: about a second."""
FEWEST: Final = 8
"""Worlds, at the least."""


class Expected(Struct, frozen=True):
    """One option, and what came of it."""

    move: tuple[Any, ...]
    points: Interval
    """The game's own score at the end; fewer are better where it counts steps."""
    tens: float
    """In so many of ten futures nothing ended better, by the game's worth; equals share."""


class Foreseen(Struct, frozen=True):
    """The options of a question, each played on in the same futures."""

    futures: int
    unit: str
    options: tuple[Expected, ...]


def foresee(table: Table, seat: int, seed: str, playouts: int | None = None) -> Foreseen | None:
    """What the engine expects of each option of a seat's question; None where there is nothing to weigh: one way only, something
    that has to be known, or something that others must agree to."""
    ways = list(_ways(table, seat, seed))
    if len(ways) < 2:
        return None
    most = BUDGETS.get(table.game.id, USUAL_BUDGET) // PART if playouts is None else playouts
    rows: list[list[Ending]] = []
    for number in range(max(FEWEST, most // len(ways))):
        world = imagined(table, seat, seed, number)
        ends = [world.after(way) for way in ways]
        if not any(isinstance(end, Refused) for end in ends):
            rows.append([ending_of(end, seat) for end in ends if not isinstance(end, Refused)])
    if len(rows) < 2:
        return None
    unit = table.game.hooks.score_in(table.options)
    sign = -1 if unit == "steps" else 1
    found = [
        Expected(way, cautious([sign * row[at].points for row in rows]), round(10 * sum(_share(row, at) for row in rows) / len(rows), 1))
        for at, way in enumerate(ways)
    ]
    return Foreseen(len(rows), unit, tuple(found))


def _share(row: list[Ending], at: int) -> float:
    """Of the best ending in one future: all, a part among equals, or nothing."""
    worths = [ending.worth for ending in row]
    best = max(worths)
    return 1 / worths.count(best) if worths[at] == best else 0.0


def _ways(table: Table, seat: int, seed: str) -> Iterator[MoveValue]:
    """The options that are looked at: all where they are few, else what one or another bot would do."""
    ask = table.asked.get(seat)
    if ask is None or table.hint(seat, Luck(seed)):
        return
    listed = ask.enumerate(FEW + 1)
    found = listed if len(listed) <= FEW else list(dict.fromkeys(move for _, move in proposals(table, seat, seed)))
    yield from (move for move in found if not needs_consent(table, seat, move))
