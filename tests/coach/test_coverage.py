"""Do the coach's intervals hold the value that fifty times the playouts find?"""

from collections.abc import Iterator
from itertools import islice

import pytest

from alcancia.coach.alternatives import alternatives
from alcancia.coach.decisions import Decision, course
from alcancia.coach.moments import LEAST
from alcancia.coach.trials import Choice, Ending, Scale, Trials
from alcancia.coach.whatif import TOSS, summed_up
from alcancia.games import GAMES, find
from alcancia.kernel import Luck
from alcancia.kernel.record import playback
from tests.coach.games import finished

WORLDS = 12
"""No moment is told with fewer (`Finder.final_worlds`): the fewer, the harder to be honest."""
EACH = 2
"""So many decisions of one game."""


def late_decisions(game: str) -> Iterator[tuple[Decision, Choice]]:
    """Any decisions of the last two periods, which take little time to play on, each against any other way it had."""
    for number in range(400):
        table = finished(game, f"cover/{number}")
        late = [one for one in course(playback(table.record(), find)).decisions if one.period >= table.state.period - 1]
        yield from islice(_weighed(sorted(late, key=lambda one: Luck(f"{number}/{one.at}").bits(32))), EACH)


def _weighed(decisions: list[Decision]) -> Iterator[tuple[Decision, Choice]]:
    for decision in decisions:
        if others := alternatives(decision):
            yield decision, Luck(f"cover/{decision.at}").choice(others).choice


def rows(decision: Decision, other: Choice, series: str, worlds: int) -> list[list[Ending]]:
    """Fresh ones."""
    return Trials("cover").paired(decision, [decision.move, other], series, range(worlds))


def scale_of(cases: list[tuple[Decision, Choice]]) -> Scale:
    """Endings of the same decisions that nothing else is measured with."""
    return Scale([worth for one, other in cases for row in rows(one, other, "scale", 4) for worth in row[0].worths])


def coverage(game: str, cases: int, times: int) -> dict[str, float]:
    """How many of so many cases hold what so many times the worlds find: by standing, by points."""
    found = list(islice(late_decisions(game), cases))
    assert len(found) == cases
    scale, slack = scale_of(found), 1e-9
    held = {"standing": 0, "points": 0}
    for decision, other in found:
        few = summed_up(decision, other, rows(decision, other, "few", WORLDS), scale)
        if few.verdict == TOSS and abs(few.standing.mean) >= LEAST:  # large, but it may be chance: looked at once more
            few = summed_up(decision, other, rows(decision, other, "few", 2 * WORLDS), scale)
        many = summed_up(decision, other, rows(decision, other, "many", times * WORLDS), scale)
        held["standing"] += few.standing.low - slack <= many.standing.mean <= few.standing.high + slack
        held["points"] += few.points.low - slack <= many.points.mean <= few.points.high + slack
    return {what: count / cases for what, count in held.items()}


def test_intervals_hold_in_a_few_cases() -> None:
    assert min(coverage("multiverse", 8, 5).values()) >= 0.75


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_intervals_hold_the_value_of_fifty_times_the_playouts(game: str) -> None:
    """Some minute of one core for a game; every case is drawn by lot, none is chosen for its figures."""
    held = coverage(game, 100, 50)
    assert min(held.values()) >= 0.93, held


def test_an_interval_that_is_too_narrow_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A planted fault: a sixth of the width."""
    monkeypatch.setattr("alcancia.coach.intervals.student", lambda freedom: 0.3)
    assert min(coverage("multiverse", 8, 5).values()) < 0.75
