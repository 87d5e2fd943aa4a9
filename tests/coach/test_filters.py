"""What is not told: praise for leaving out what nobody would do, what others must agree to, what may be chance, what decides nothing.

Every filter is taken away once, and that is noticed.
"""

from collections.abc import Generator
from functools import cache
from typing import Any

import pytest
from msgspec.structs import replace

from alcancia.coach import alternatives as ways
from alcancia.coach import moments, whatif
from alcancia.coach import trials as trials_of
from alcancia.coach.alternatives import Alternative, alternatives
from alcancia.coach.decisions import Course, Decision, course
from alcancia.coach.intervals import Interval
from alcancia.coach.looking import Candidate, Looked, _Race, _spread
from alcancia.coach.moments import Finder, Moment, Swing, _Found, same_story
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


def told(monkeypatch: pytest.MonkeyPatch, sign: str, *before: Moment, **row: Any) -> list[Moment]:
    """What is told of a candidate about which fresh worlds say this, beside what was told before."""
    finder, number, decision = a_choice()
    other = alternatives(decision)[0]
    finder.moments.extend(before)

    def measured(decision: Decision, choice: Choice, open_still: Any) -> Generator[None, None, WhatIf]:
        yield
        return row_of(decision, choice, **row)

    monkeypatch.setattr(finder, "_what_if", measured)
    finder.looking.closer[sign] = [Candidate(9.0, Looked(number, decision, [other], ()), [other.choice])]
    assert not any(finder._decided())
    finder._choose()
    finder._fill_up()
    return finder.moments[len(before) :]


def a_turn(at: int) -> Moment:
    return Moment("swing", 0, at, 1, swing=Swing(at, at + 1, 1, Interval(9.0, 8.0, 10.0), ()))


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


def test_what_is_clear_but_may_be_next_to_nothing_is_told_only_where_there_is_little_else(monkeypatch: pytest.MonkeyPatch) -> None:
    doubtful = {"by": 40, "spread": 60}
    found = told(monkeypatch, OWN, **doubtful)
    assert [moment.kind for moment in found] == ["best"] and 0 < moments.at_least(found[0].by) < moments.LEAST
    enough = (a_turn(900), a_turn(901), a_turn(902))
    assert told(monkeypatch, OWN, *enough, **CLEAR) and not told(monkeypatch, OWN, *enough, **doubtful)
    monkeypatch.setattr(moments, "FEW", 4)
    assert told(monkeypatch, OWN, *enough, **doubtful), "the filter taken away"


def test_how_large_it_is_at_the_least_all_worlds_say_but_that_it_is_the_fresh_ones_alone() -> None:
    before = [12.0, 8.0, 11.0, 9.0, 10.0]
    assert moments._least(Interval(10.0, 1.0, 19.0), before) > 7 > moments.LEAST > moments._least(Interval(10.0, 1.0, 19.0), ())
    assert moments._least(Interval(-10.0, -19.0, -1.0), before) < 0, "they said the contrary"
    assert moments._least(Interval(10.0, -1.0, 21.0), before) == 0.0


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


def raced(choices: int = 1, **by: list[float]) -> _Race:
    """A candidate of which so much is known: what each other way was better by, world by world."""
    _, number, decision = a_choice()
    others = [Alternative(("way", name), ("saver",)) for name in by]
    looked = Looked(number, decision, others, [[0.0, *row] for row in zip(*by.values(), strict=True)])
    return _Race(Candidate(1.0, looked, [other.choice for other in others][:choices]), False)


def test_what_may_be_large_goes_on_and_what_is_small_for_sure_does_not() -> None:
    small, large = raced(a=[4.0, 4.1] * 4), raced(a=[0.0, 12.0, -8.0, 20.0])
    assert sorted([small, large], key=_Race.rank) == [large, small]
    assert small.strength() > large.strength(), "as far as is known, the small one is told first"


def test_a_glance_may_have_been_wrong_about_which_way_was_better() -> None:
    turned = raced(a=[-9.0, -8.0, -10.0])
    assert (turned.sign(), turned.worth_telling()) == (OWN, True) and turned.strength() > 8
    silly = raced(a=[-9.0, -8.0, -10.0])
    silly.typical = {("way", "a"): False}
    assert not silly.worth_telling(), "nobody is praised for leaving out what nobody would have done"


def test_of_two_other_ways_the_better_one_is_followed_once_that_is_clear() -> None:
    close, clear = raced(2, a=[9.0, 1.0, 5.0], b=[2.0, 8.0, 4.0]), raced(2, a=[1.0, 2.0, 3.0], b=[8.0, 9.0, 9.5])
    for race, left in ((close, 2), (clear, 1)):
        race.settle(False)
        assert len(race.choices) == left
    close.settle(True)
    assert (close.choices, clear.choices) == ([("way", "a")], [("way", "b")])


def test_one_of_each_period_and_there_the_step_that_led_to_the_others() -> None:
    _, _, decision = a_choice()

    def candidate(strength: float, number: int, period: int) -> Candidate:
        return Candidate(strength, Looked(number, decision._replace(period=period), (), ()), ())

    weak, led, bought, later = candidate(3.0, 1, 1), candidate(8.0, 2, 1), candidate(9.0, 3, 1), candidate(5.0, 9, 2)
    assert _spread([bought, later, led, weak]) == [led, later, bought, weak]


@pytest.mark.parametrize(
    ("first", "second", "seen", "told"),
    [
        ((7.0, 5.0), (-30.0, -25.0), 1, [0]),  # the first by the judgement of positions is sure
        ((7.0, 1.4), (6.1, 4.1), 2, [1, 0]),  # it may have changed next to nothing: told last, and only where there is little else
        ((4.0, -1.0), (3.0, 2.0), 2, [1]),
    ],
)
def test_the_largest_turn_that_is_sure_is_told(
    monkeypatch: pytest.MonkeyPatch, first: tuple[float, float], second: tuple[float, float], seen: int, told: list[int]
) -> None:
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
    assert not any(finder._turned(5, 1, 2, 100)) and len(measured) == seen
    assert [moment.at for moment in finder.moments] == [turns[told[0]][0].decision.at]
    finder._fill_up()
    assert [moment.at for moment in finder.moments] == [turns[number][0].decision.at for number in told]


@pytest.mark.parametrize(("ends", "worlds"), [((5.0, 4.0), 4), ((5.0, -1.0), 8), ((1.0, -1.0), 4)])
def test_a_turn_that_looks_large_but_may_be_chance_is_looked_at_once_more(
    monkeypatch: pytest.MonkeyPatch, ends: tuple[float, float], worlds: int
) -> None:
    finder, _, _ = a_choice()
    finder.looking.plan(140)
    (turn, *_), (mean, low) = list(finder.looking.turns()), ends
    monkeypatch.setattr(moments, "cautious", lambda values: Interval(mean, low, 2 * mean - low))
    assert not any(finder._swing(*turn, 4))
    assert finder.trials.playouts == 2 * worlds


# ── one story once ───────────────────────────────────────────────────────────


def test_what_tells_the_same_is_told_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """What went well and what did not in one period are two stories; which was found first makes no difference to the other."""
    _, _, decision = a_choice()
    (moment,) = told(monkeypatch, OWN, **CLEAR)
    step, purchase = decision._replace(at=99, move=("other",)), decision._replace(at=99, move=("other",), question="other")
    again = decision._replace(at=99, period=decision.period + 1)
    for same in (step, again):
        assert moments._alike(same, OWN, moment) and not moments._alike(same, OTHER, moment)
    assert not moments._alike(purchase, OWN, moment) and not moments._alike(step._replace(period=9), OWN, moment)


def test_one_of_each_period_is_told_before_a_second_one(monkeypatch: pytest.MonkeyPatch) -> None:
    (moment,) = [replace(moment, kind="loss") for moment in told(monkeypatch, OWN, **CLEAR)]
    finder, _, _ = a_choice()
    rows = [(9.0, 1), (8.0, 1), (7.0, 2)]
    finder.found = [_Found(least, replace(moment, at=number, period=period)) for number, (least, period) in enumerate(rows)]
    finder.moments = [a_turn(number) for number in (901, 902, 903)]
    finder._choose()
    assert [moment.at for moment in finder.moments[3:]] == [0, 2]
    finder.moments = []
    finder._choose()
    assert [moment.at for moment in finder.moments] == [0, 2, 1]


def test_what_comes_again_is_what_tells_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    (moment,) = told(monkeypatch, OWN, **CLEAR)
    row = moment.what_if
    assert row is not None
    step = replace(moment, at=99, what_if=replace(row, at=99, move=("other",)))
    year = replace(step, what_if=replace(row, at=99, move=("other",), period=9))
    story = replace(step, kind="first_loan")
    swing = a_turn(moment.at)
    assert same_story(moment, moment) and same_story(moment, step) and not same_story(moment, year)
    assert not same_story(moment, story) and same_story(story, story), "what is told anyway is only itself"
    assert same_story(swing, a_turn(moment.at)) and not same_story(swing, moment) and not same_story(swing, a_turn(99))


def test_the_way_back_up_may_be_what_is_told_already(monkeypatch: pytest.MonkeyPatch) -> None:
    """The best decision on the way is told once, as that."""
    monkeypatch.setattr(moments, "places", lambda mine: [(1, 1), (1, 3)])
    monkeypatch.setattr(type(game_of().end), "worths", lambda table: [1000] * 3)
    (moment,) = told(monkeypatch, OWN, **CLEAR)
    assert (moment.kind, moment.places) == ("recovery", (3, 1))
    monkeypatch.setattr(moments, "places", lambda mine: [(1, 1), (99, 3)])
    assert [moment.kind for moment in told(monkeypatch, OWN, **CLEAR)] == ["best"], "before the way up began"
