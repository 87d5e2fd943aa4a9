"""The leak law, applied to the coach: what is called knowable never uses what the seat could not know."""

from typing import Any

import msgspec
import pytest

from alcancia.coach.alternatives import alternatives
from alcancia.coach.decisions import Course, Decision, course
from alcancia.coach.intervals import Interval
from alcancia.coach.looking import Looked
from alcancia.coach.moments import Finder
from alcancia.coach.trials import Scale, Trials
from alcancia.coach.whatif import WhatIf, what_if
from alcancia.games import GAMES, find
from alcancia.kernel import Dealer, Luck, Sealed, Table
from alcancia.kernel.record import playback
from tests.coach.games import finished


def redealt(decision: Decision, seed: str) -> Decision:
    """The same decision in another true world that the seat could not have told from this one, with other luck to come."""
    table = decision.table
    state = table.game.hooks.redeal(table.state.clone(), decision.seat, Luck(seed))
    if hasattr(state, "veiled"):
        state.veiled = False  # City Life marks imagined worlds; this one is meant to be true
    other = Table(table.game, state, Dealer(seed), seed, "", False)
    if isinstance(table.pending, Sealed):
        other._reseal(decision.seat, Luck(seed))
    other.run()
    return decision._replace(table=other)


def answers(decision: Decision) -> bytes:
    """All that is told as knowable about a decision, byte by byte: the other ways, the figures, the reasons."""
    trials = Trials("honest")
    others = alternatives(decision)
    scale = Scale(range(-2_000, 40_000, 10))
    told: list[Any] = [[other.choice for other in others]]
    for other in others[:2]:
        found = what_if(trials, decision, other.choice, scale, "law", 3)
        told.append(None if found is None else msgspec.structs.replace(found, came=None))
    return msgspec.json.encode(told)


def some(game: str, most: int) -> list[Decision]:
    found: Course = course(playback(finished(game).record(), find), [0])
    choices = [decision for decision in found.of(0) if alternatives(decision)]
    return choices[:: max(1, len(choices) // most)][:most]


@pytest.mark.parametrize("game", GAMES)
def test_another_true_world_changes_nothing_knowable(game: str) -> None:
    decisions = some(game, 4)
    assert decisions
    for number, decision in enumerate(decisions):
        assert answers(redealt(decision, f"other/{number}")) == answers(decision)


def turn_of(finder: Finder, before: Looked, after: Looked) -> Interval | None:
    """How much better or worse the seat stood after what came, in a few worlds."""
    steps = finder._swing(before, after, 3)
    while True:
        try:
            next(steps)
        except StopIteration as done:
            found: Interval | None = done.value
            return found


def some_turns(game: str) -> tuple[Finder, list[tuple[Looked, Looked]]]:
    finder = Finder(course(playback(finished(game).record(), find), [0]), 0, 140, "honest")
    finder.trials.scale = Scale(range(-2_000, 40_000, 10))
    finder.looking.plan(140)
    return finder, list(finder.looking.turns())[:2]


def elsewhere(looked: Looked, seed: str) -> Looked:
    """The same in another true world in which as much was dealt, but other things."""
    decision = redealt(looked.decision, seed)
    decision.table.dealer = looked.decision.table.dealer.beside(seed)
    return looked._replace(decision=decision)


@pytest.mark.parametrize("game", GAMES)
def test_another_true_world_changes_no_turn_of_luck(game: str) -> None:
    finder, turns = some_turns(game)
    assert turns
    for number, (before, after) in enumerate(turns):
        others = [elsewhere(looked, f"other/{number}") for looked in (before, after)]
        assert turn_of(finder, before, after) == turn_of(finder, others[0], others[1])


def test_a_turn_that_is_told_by_the_true_cards_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    finder, turns = some_turns("multiverse")
    monkeypatch.setattr(Table, "imagine", lambda table, seat, luck, quiet=True: table.clone())
    pairs = [(turn, [elsewhere(looked, "planted") for looked in turn]) for turn in turns]
    assert any(turn_of(finder, *turn) != turn_of(finder, *others) for turn, others in pairs)


def test_a_coach_that_looks_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A planted fault: worlds that keep the true hands and the true dealer."""
    decisions = some("multiverse", 4)
    monkeypatch.setattr(Table, "imagine", lambda table, seat, luck, quiet=True: table.clone())
    assert any(answers(redealt(decision, "planted")) != answers(decision) for decision in decisions)


def test_the_luck_that_came_is_told_apart() -> None:
    """What then happened may differ from world to world; it is one field, and no verdict rests on it."""
    decision = some("financity", 1)[0]
    found = what_if(Trials("x"), decision, alternatives(decision)[0].choice, Scale(range(100)), "x", 4)
    assert found is not None and found.came is not None
    turned = msgspec.structs.replace(found, came=msgspec.structs.replace(found.came, sign=-found.came.sign, points=-999))
    assert turned.verdict == found.verdict
    for mean, verdict in ((5.0, "other"), (-5.0, "own")):
        assert with_standing(found, Interval(mean, mean - 1, mean + 1)).verdict == verdict
    assert with_standing(found, Interval(5.0, -0.1, 10)).verdict == "toss"


def with_standing(found: WhatIf, standing: Interval) -> WhatIf:
    return msgspec.structs.replace(found, standing=standing)
