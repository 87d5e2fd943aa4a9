"""What is not told: praise for leaving out what nobody would do, what others must agree to, what may be chance, what decides nothing.

Every filter is taken away once, and that is noticed.
"""

from collections.abc import Generator
from functools import cache
from typing import Any

import pytest

from alcancia.coach import alternatives as ways
from alcancia.coach import moments, whatif
from alcancia.coach import trials as trials_of
from alcancia.coach.alternatives import Alternative, alternatives
from alcancia.coach.decisions import Course, Decision, course
from alcancia.coach.intervals import Interval
from alcancia.coach.looking import Candidate, Looked
from alcancia.coach.moments import Finder, Moment
from alcancia.coach.trials import Choice, Ending, Scale
from alcancia.coach.whatif import OTHER, OWN, WhatIf, summed_up
from alcancia.games import find
from alcancia.kernel import Refused
from alcancia.kernel.record import playback
from tests.coach.games import finished

WORLDS = 30


@cache
def game_of() -> Course:
    return course(playback(finished("financity").record(), find))


def a_choice() -> tuple[Finder, int, Decision]:
    """A finder that has looked at nothing, and one of its decisions that had another way."""
    finder = Finder(game_of(), 0, 140, "filters")
    number = next(number for number, decision in enumerate(finder.mine) if alternatives(decision))
    return finder, number, finder.mine[number]


# ── praise ───────────────────────────────────────────────────────────────────


def praised(by: tuple[str, ...]) -> list[Candidate]:
    """What may be called well chosen, where the only other way is far worse and these would have gone it."""
    finder, number, decision = a_choice()
    other = Alternative(alternatives(decision)[0].choice, by)
    finder.looking.looked = [Looked(number, decision, [other], [[60.0, 20.0 + world % 2] for world in range(8)])]
    return finder.looking._candidates()[1]


def test_nobody_is_praised_for_leaving_out_what_nobody_would_do(monkeypatch: pytest.MonkeyPatch) -> None:
    assert praised(("saver",)) and not praised(())
    every = Looked.best
    monkeypatch.setattr(Looked, "best", lambda looked, typical=False: every(looked))
    assert praised(()), "the filter taken away"


# ── consent ──────────────────────────────────────────────────────────────────


def others_to_an_offer() -> list[Alternative]:
    """The other ways that are weighed where somebody makes another an offer instead of deciding alone."""
    for decision in game_of().decisions:
        asks = [decision.ask, *decision.table.may_of(decision.seat)] if alternatives(decision) else []
        for move in [move for ask in asks if ask is not None for move in ask.enumerate(40)]:
            if move[0].startswith("propose"):
                return alternatives(decision._replace(move=move))
    raise AssertionError("nobody can offer anything")


def test_what_others_must_agree_to_is_not_weighed(monkeypatch: pytest.MonkeyPatch) -> None:
    assert others_to_an_offer() == []
    monkeypatch.setattr(ways, "needs_consent", lambda table, seat, move: False)
    assert others_to_an_offer(), "the filter taken away"


# ── what may be chance, what changes too little, what is decided ─────────────


def row_of(decision: Decision, other: Choice, by: float, spread: float, place: int = 2) -> WhatIf:
    """What fresh worlds say: so much worse than one's own way, give or take. `place`: where the other way ends; 1 is one's own."""
    own = [Ending(500, (500, 400), 0, 1, {}, (0, 0)) for _ in range(WORLDS)]
    theirs = [500 - by - spread * (-1) ** world for world in range(WORLDS)]
    rows = [[one, Ending(round(worth), (round(worth), 400), 0, place, {}, (0, 0))] for one, worth in zip(own, theirs, strict=True)]
    return summed_up(decision, other, rows, Scale(range(1000)))


def told(monkeypatch: pytest.MonkeyPatch, sign: str, **row: Any) -> list[Moment]:
    """What is told of a candidate about which fresh worlds say this."""
    finder, number, decision = a_choice()
    other = alternatives(decision)[0]

    def measured(decision: Decision, choice: Choice, open_still: Any) -> Generator[None, None, WhatIf]:
        yield
        return row_of(decision, choice, **row)

    monkeypatch.setattr(finder, "_what_if", measured)
    for _ in finder._tell(Candidate(9.0, Looked(number, decision, [other], ()), [other.choice]), sign):
        pass
    return finder.moments


CLEAR = {"by": 100, "spread": 20}


def test_what_is_clear_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    assert [moment.kind for moment in told(monkeypatch, OWN, **CLEAR)] == ["best"]
    assert not told(monkeypatch, OTHER, **CLEAR), "only as what it is"


def test_what_lies_within_two_standard_errors_is_not_told(monkeypatch: pytest.MonkeyPatch) -> None:
    chance = {"by": 30, "spread": 120}
    assert not told(monkeypatch, OWN, **chance)
    monkeypatch.setattr(Interval, "clear", property(lambda found: (found.mean > 0) - (found.mean < 0)))
    assert told(monkeypatch, OWN, **chance), "the filter taken away"


def test_what_changes_next_to_nothing_is_not_told(monkeypatch: pytest.MonkeyPatch) -> None:
    little = {"by": 15, "spread": 2}
    assert not told(monkeypatch, OWN, **little)
    monkeypatch.setattr(moments, "LEAST", 0.0)
    assert told(monkeypatch, OWN, **little), "the filter taken away"


def test_what_decides_nothing_any_more_is_not_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """However many points it brings: no place and no goal hangs on it."""
    late = CLEAR | {"place": 1}
    assert not told(monkeypatch, OWN, **late)
    monkeypatch.setattr(whatif, "DECIDED", 0.0)
    assert told(monkeypatch, OWN, **late), "the filter taken away"


@pytest.mark.parametrize(("says", "worlds"), [(True, 6), (False, 3)])
def test_what_is_open_still_is_looked_at_once_more(says: bool, worlds: int) -> None:
    finder, _, decision = a_choice()
    asked = list[int]()

    def open_still(found: WhatIf) -> bool:
        asked.append(found.futures)
        return says

    def measured() -> Generator[None, None, None]:
        other, scale = alternatives(decision)[0].choice, Scale(range(1000))
        found = yield from whatif.what_if_in_steps(finder.trials, decision, other, scale, "x", 3, open_still)
        assert found is not None and found.futures == worlds

    assert not any(measured()) and asked == [3]
    assert finder.trials.playouts == 2 * worlds + 2, "both ways in each, and once with the luck that came"


# ── where to look ────────────────────────────────────────────────────────────


def test_what_is_played_to_the_end_is_measured_as_what_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not by who stands where: that hangs on the luck of the others, and hides what is told."""
    finder, _, decision = a_choice()
    trials, other = finder.trials, alternatives(decision)[0].choice
    trials.scale = Scale(range(-2000, 5000, 7))
    (row,) = trials.glances(decision, [decision.move, other], "look", range(1))
    ends = [world.after(way) for world in trials.worlds(decision, "look", range(1)) for way in (decision.move, other)]
    simply = [trials.scale.of(end.worth(0)) for end in ends if not isinstance(end, Refused)]
    assert row == simply
    monkeypatch.setattr(trials_of, "horizon", lambda table: 99)
    assert trials.glances(decision, [decision.move, other], "look", range(1)) != [simply], "a planted fault"


@pytest.mark.parametrize(
    ("first", "second", "told"), [((7.0, 1.4), (6.1, 4.1), [0, 1]), ((4.0, -1.0), (3.0, 2.0), [1]), ((1.5, 1.0), (-3.7, -1.2), [1])]
)
def test_the_first_turn_that_mattered_is_told(
    monkeypatch: pytest.MonkeyPatch, first: tuple[float, float], second: tuple[float, float], told: list[int]
) -> None:
    """In the order of the judgement of positions, whatever the seed: a second one is not even measured, unless there is little else."""
    finder, _, _ = a_choice()
    finder.looking.plan(140)
    turns = list(finder.looking.turns())[:2]
    ends = [Interval(mean, min(near, 2 * mean - near), max(near, 2 * mean - near)) for mean, near in (first, second)]
    measured = list[Interval]()

    def swing(before: Looked, after: Looked, worlds: int) -> Generator[None, None, Interval]:
        yield
        measured.append(ends[len(measured)])
        return measured[-1]

    monkeypatch.setattr(finder, "_swing", swing)
    finder.turns = iter(turns)
    assert not any(finder._turned(5, 1, 2, 100)) and len(measured) == 1 + told[0]
    assert [moment.at for moment in finder.moments] == [turns[told[0]][0].decision.at]
    assert not any(finder._turned(3, 3, 3, 100)) and len(measured) == 2
    assert [moment.at for moment in finder.moments] == [turns[number][0].decision.at for number in told]


# ── one story once ───────────────────────────────────────────────────────────


def test_what_went_well_and_what_did_not_are_two_stories(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of one period each is told once; which was found first makes no difference to the other."""
    finder, number, decision = a_choice()
    later = next(one for one in finder.mine[number + 1 :] if one.period == decision.period and one.move != decision.move)
    (moment,) = told(monkeypatch, OWN, **CLEAR)
    assert moments._alike(later, OWN, moment) and not moments._alike(later, OTHER, moment)


def test_the_way_back_up_may_be_what_is_told_already(monkeypatch: pytest.MonkeyPatch) -> None:
    """The best decision on the way is told once, as that."""
    finder, number, decision = a_choice()
    other = alternatives(decision)[0]
    candidate = Candidate(9.0, Looked(number, decision, [other], ()), [other.choice])
    finder.moments = told(monkeypatch, OWN, **CLEAR)
    monkeypatch.setattr(moments, "places", lambda mine: [(1, 1), (1, 3)])
    monkeypatch.setattr(type(finder.course.end), "worths", lambda table: [1000] * 3)
    assert list(finder._recovery([candidate])) == []
    assert [(moment.kind, moment.places) for moment in finder.moments] == [("recovery", (3, 1))]
