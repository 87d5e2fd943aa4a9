"""Foreseeing during play: fair worlds, true figures, and nothing where there is nothing to weigh."""

from math import sqrt

import msgspec
import pytest

from alcancia.bots import imagined
from alcancia.coach.alternatives import needs_consent
from alcancia.coach.decisions import Decision, course
from alcancia.coach.foreseeing import Foreseen, foresee
from alcancia.games import GAMES, find
from alcancia.kernel import Luck, Refused, Table
from alcancia.kernel.record import playback
from tests.coach.games import finished
from tests.coach.test_honesty import redealt, some

STUDENT = 2.365
"""For seven degrees of freedom, from a textbook."""


def asked_of(game: str) -> list[Decision]:
    """What the first seat was asked."""
    return [decision for decision in course(playback(finished(game).record(), find), [0]).of(0) if decision.asked]


def foreseen(game: str, number: int = 0) -> tuple[Table, int, Foreseen]:
    """What is expected at some decision of a game that is half played."""
    for decision in some(game, 6)[number:]:
        found = foresee(decision.table, decision.seat, "see", 8)
        if found is not None:
            return decision.table, decision.seat, found
    raise AssertionError("nothing to weigh")


@pytest.mark.parametrize("game", GAMES)
def test_every_figure_is_found_again(game: str) -> None:
    """Counted once more, simply: each option in each world, points at the end, who ends best."""
    table, seat, found = foreseen(game)
    points: list[list[int]] = [[] for _ in found.options]
    best = [0.0] * len(found.options)
    for number in range(found.futures):
        ends = [imagined(table, seat, "see", number).after(option.move) for option in found.options]
        tables = [end for end in ends if not isinstance(end, Refused)]
        for at, end in enumerate(tables):
            points[at].append(next(row["score"] for row in end.standings() if row["seat"] == seat))
        worths = [end.worth(seat) for end in tables]
        first = [at for at, worth in enumerate(worths) if worth == max(worths)]
        for at in first:
            best[at] += 1 / len(first)
    for option, seen, times in zip(found.options, points, best, strict=True):
        n, mean = len(seen), sum(seen) / len(seen)
        more = [*seen, min(seen), max(seen)]
        middle = sum(more) / len(more)
        reach = STUDENT * sqrt(sum((one - middle) ** 2 for one in more) / (n + 1) / (n + 2))
        reach = max(reach, STUDENT * sqrt(sum((one - mean) ** 2 for one in seen) / (n - 1) / n))
        assert (option.points.mean, option.points.low, option.points.high) == pytest.approx((mean, mean - reach, mean + reach), rel=1e-3)
        assert option.tens == pytest.approx(10 * times / n, abs=0.051)
    assert sum(option.tens for option in found.options) == pytest.approx(10, abs=0.5)


@pytest.mark.parametrize("game", GAMES)
def test_another_true_world_is_foreseen_alike(game: str) -> None:
    """Nothing that the seat could not know: byte by byte the same in a world it could not tell from this one."""
    for number, decision in enumerate(some(game, 2)):
        one, other = (foresee(each.table, each.seat, "fair", 8) for each in (decision, redealt(decision, f"other/{number}")))
        assert msgspec.json.encode(one) == msgspec.json.encode(other)


def test_a_coach_that_looks_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    decisions = some("multiverse", 3)
    monkeypatch.setattr(Table, "imagine", lambda table, seat, luck, quiet=True: table.clone())
    pairs = [(decision, redealt(decision, "planted")) for decision in decisions]
    assert any(foresee(a.table, a.seat, "x", 8) != foresee(b.table, b.seat, "x", 8) for a, b in pairs)


def test_nothing_where_there_is_nothing_to_weigh() -> None:
    quiz = next(one for one in asked_of("citylife") if one.table.hint(one.seat, Luck("x")))
    assert foresee(quiz.table, quiz.seat, "x", 8) is None, "what has to be known"
    for decision in asked_of("financity")[:40]:
        found = foresee(decision.table, decision.seat, "x", 8)
        for option in () if found is None else found.options:
            assert not needs_consent(decision.table, decision.seat, option.move)
