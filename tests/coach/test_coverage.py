"""Do the coach's intervals hold the value that fifty times the playouts find?"""

from collections.abc import Iterator

import pytest

from alcancia.coach.alternatives import alternatives
from alcancia.coach.decisions import Decision, course
from alcancia.coach.trials import Choice, Scale, Trials
from alcancia.coach.whatif import summed_up
from alcancia.games import find
from alcancia.kernel.record import playback
from tests.coach.games import finished

WORLDS = 20


def late_decisions(seeds: range) -> Iterator[tuple[Decision, Choice]]:
    """Decisions of the last rounds, which take little time to play on."""
    for seed in seeds:
        table = finished("multiverse", f"cover/{seed}")
        last = table.state.period
        for decision in course(playback(table.record(), find)).decisions:
            if last - 1 <= decision.period:
                for other in alternatives(decision, "cover")[:1]:
                    yield decision, other.choice


def held(decision: Decision, other: Choice, times: int, scale: Scale) -> tuple[bool, bool]:
    """Whether the intervals of standing and points hold what so many times the worlds find; fresh ones."""
    trials = Trials("cover")
    few = summed_up(decision, other, trials.paired(decision, [decision.move, other], "few", range(WORLDS)), scale)
    many = summed_up(decision, other, trials.paired(decision, [decision.move, other], "many", range(times * WORLDS)), scale)
    slack = 1e-9
    return (
        few.standing.low - slack <= many.standing.mean <= few.standing.high + slack,
        few.points.low - slack <= many.points.mean <= few.points.high + slack,
    )


def coverage(cases: int, times: int) -> tuple[float, float]:
    """How many of so many cases hold."""
    scale = Scale(range(0, 1200, 10))
    found = [held(decision, other, times, scale) for (decision, other), _ in zip(late_decisions(range(400)), range(cases), strict=False)]
    assert len(found) == cases
    return sum(standing for standing, _ in found) / cases, sum(points for _, points in found) / cases


def test_intervals_hold_in_a_few_cases() -> None:
    standing, points = coverage(8, 5)
    assert standing >= 0.75
    assert points >= 0.75


@pytest.mark.slow
def test_intervals_hold_the_value_of_fifty_times_the_playouts() -> None:
    standing, points = coverage(100, 50)
    assert standing >= 0.93
    assert points >= 0.93


def test_an_interval_that_is_too_narrow_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A planted fault: half the width."""
    monkeypatch.setattr("alcancia.coach.intervals.student", lambda freedom: 0.3)
    standing, points = coverage(8, 5)
    assert min(standing, points) < 0.75
