"""Luck and skill: how much of the gap to the table's best was drawn, and how much was decided."""

from collections.abc import Iterator
from typing import Final

from msgspec import Struct

from alcancia.bots import play_out
from alcancia.bots.playouts import draw
from alcancia.coach.decisions import Course
from alcancia.coach.intervals import Interval, interval
from alcancia.coach.trials import Trials, ending_of, quieted
from alcancia.kernel import Luck

REPLAYS: Final = 24
PER_REPLAY: Final = 50
"""One replay for so many playouts of the budget, but not more than the above."""


class Split(Struct, frozen=True):
    """The gap in the game's own score to the best of the others at the end; `drawn` and `decided` add up to it."""

    seat: int
    best: int
    ahead: bool
    """Is the seat itself the best? Then the gap is to the next one."""
    gap: int
    drawn: Interval
    """What equally good players on both seats would have ended apart, with the luck that really came."""
    decided: Interval


def split(course: Course, seat: int, trials: Trials, budget: int) -> Iterator[Split | None]:
    """Play the whole game again with its own luck, every time with other people, each chair as likely to be a good one.

    Game by game; nothing is known before the last.
    """
    end = course.end
    if end.state.seats < 2:
        return
    replays = max(4, min(REPLAYS, budget // PER_REPLAY))
    worths = end.worths()
    others = [other for other in range(end.state.seats) if other != seat]
    best = max(others, key=lambda other: (worths[other], -other))
    ahead = worths[seat] > worths[best]
    sign = -1 if ahead else 1
    gap = ending_of(end, best).points - ending_of(end, seat).points
    apart = []
    for number in range(replays):
        luck = Luck(f"{trials.seed}/split/{number}")
        table = quieted(course.start)
        bots = [draw(table.game.bots, luck) for _ in range(table.state.seats)]
        play_out(table, bots, [Luck(f"{trials.seed}/split/{number}/{who}") for who in range(table.state.seats)])
        trials.count(1)
        apart.append(sign * (ending_of(table, best).points - ending_of(table, seat).points))
        yield None
    drawn = interval(apart)
    gap *= sign
    yield Split(seat, best, ahead, gap, drawn, Interval(gap - drawn.mean, gap - drawn.high, gap - drawn.low))
