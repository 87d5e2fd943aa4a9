"""What if: one decision against another way, in futures the seat could not tell apart when it decided, and with the luck that came."""

from collections.abc import Callable, Generator, Sequence
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from alcancia.coach.decisions import Decision
from alcancia.coach.intervals import Interval, apart, cautious
from alcancia.coach.reasons import Reason, flows, reasons
from alcancia.coach.trials import Choice, Ending, Scale, Trials, ending_of
from alcancia.kernel import Refused

OWN: Final = "own"
OTHER: Final = "other"
TOSS: Final = "toss"
STEP: Final = 4
"""Worlds of one step: whoever works in slices is not held up for long, on a slow machine neither."""
DECIDED: Final = 0.05
"""If the place and the goals change in fewer futures than this, the game is decided already."""


class Came(Struct, frozen=True):
    """What then happened: the other way less one's own, once, with the luck that really came."""

    points: int
    gauges: dict[str, int]
    sign: int
    """1: the other way would have ended better; -1: one's own; 0: the same."""


class WhatIf(Struct, frozen=True):
    """One decision against one other way. All differences are the other way less one's own; all means are of the same futures."""

    at: int
    seat: int
    period: int
    question: str
    move: tuple[Any, ...]
    other: tuple[Any, ...] | None
    """None: to let it be."""
    futures: int
    better: int
    """In so many futures the other way ended better, by the game's worth."""
    worse: int
    standing: Interval
    """On the scale from 0 to 100: how many more of a hundred endings it leaves behind. The verdict rests on this."""
    points: Interval
    gauges: dict[str, Interval]
    goals: tuple[int, int] | None
    """In how many futures all goals were reached: by one's own way, by the other; None in a game without goals."""
    decided: bool
    reasons: tuple[Reason, ...] = ()
    came: Came | None = None

    @property
    def verdict(self) -> str:
        """Which way was better as far as anybody could know; a coin's toss where the interval does not exclude nought."""
        return {1: OTHER, -1: OWN, 0: TOSS}[self.standing.clear]

    @property
    def tens(self) -> int:
        """In how many of ten futures the other way was better."""
        return round(10 * self.better / self.futures)


def summed_up(decision: Decision, other: Choice, rows: Sequence[Sequence[Ending]], scale: Scale) -> WhatIf:
    """What paired endings (own, other) say."""
    names = rows[0][0].gauges
    goals = None
    if rows[0][0].goals[1]:
        goals = sum(ours.goals[0] == ours.goals[1] for ours, _ in rows), sum(theirs.goals[0] == theirs.goals[1] for _, theirs in rows)
    changed = sum(ours.place != theirs.place or ours.goals != theirs.goals for ours, theirs in rows)
    return WhatIf(
        decision.at, decision.seat, decision.period, decision.question, decision.move, other,
        futures=len(rows),
        better=sum(theirs.worth > ours.worth for ours, theirs in rows),
        worse=sum(theirs.worth < ours.worth for ours, theirs in rows),
        standing=_difference([[scale.of(end.worth) for end in row] for row in rows]),
        points=_difference([[end.points for end in row] for row in rows]),
        gauges={name: _difference([[end.gauges[name] for end in row] for row in rows]) for name in names},
        goals=goals,
        decided=changed < DECIDED * len(rows),
    )  # fmt: skip


def _difference(rows: Sequence[Sequence[float]]) -> Interval:
    """The other way less one's own, future by future."""
    ours, theirs = zip(*rows, strict=True)
    return cautious([other - own for own, other in rows], max(apart(ours), apart(theirs)))


def what_if(trials: Trials, decision: Decision, other: Choice, scale: Scale, series: str, worlds: int) -> WhatIf | None:
    """The whole answer at once."""
    steps = what_if_in_steps(trials, decision, other, scale, series, worlds)
    while True:
        try:
            next(steps)
        except StopIteration as done:
            found: WhatIf | None = done.value
            return found


def what_if_in_steps(
    trials: Trials,
    decision: Decision,
    other: Choice,
    scale: Scale,
    series: str,
    worlds: int,
    open_still: Callable[[WhatIf], bool] | None = None,
) -> Generator[None, None, WhatIf | None]:
    """The whole answer, from fresh worlds with all that is told in them; None if the other way can hardly ever be gone.

    `open_still`: where it says so of what that many worlds show, as many more are looked at, once.
    """
    rows: list[list[Ending]] = []
    mine, others = [], []
    for number, world in enumerate(trials.worlds(decision, series, range(worlds if open_still is None else 2 * worlds), quiet=False)):
        if number == worlds and (len(rows) < 2 or open_still is None or not open_still(summed_up(decision, other, rows, scale))):
            break
        if number % STEP == STEP - 1:
            yield
        tables = [world.after(decision.move), world.after(other)]
        trials.count(2)
        ends = [table for table in tables if not isinstance(table, Refused)]
        if len(ends) == 2:
            rows.append([ending_of(table, decision.seat) for table in ends])
            mine.append(flows(ends[0].facts, decision.seat))
            others.append(flows(ends[1].facts, decision.seat))
    if len(rows) < 2:
        return None
    found = summed_up(decision, other, rows, scale)
    sign = found.standing.clear
    because = reasons(decision.table.game.id, mine, others, sign) if sign else ()
    return replace(found, reasons=because, came=as_it_came(trials, decision, other))


def as_it_came(trials: Trials, decision: Decision, other: Choice) -> Came | None:
    """With the luck that really came: once, and told second."""
    row = trials.as_it_came(decision, [decision.move, other])
    if row is None:
        return None
    ours, theirs = row
    sign = (theirs.worth > ours.worth) - (theirs.worth < ours.worth)
    return Came(theirs.points - ours.points, {name: theirs.gauges[name] - ours.gauges[name] for name in ours.gauges}, sign)
