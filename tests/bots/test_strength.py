"""How strong a search is, by sequential tests on budgets of playouts: the same on every machine, and over as soon as it is clear."""

from collections.abc import Sequence

import pytest

from alcancia.games import find
from alcancia.lab.rating import interval, verdict
from alcancia.lab.strength import share

FIELD = ("baseline",)
MOST = 160
MOST_SLOW = 50
"""So many games of those that take long: some minutes of one core. What is not clear then goes by the mean."""


def better(game: str, bot: str, field: Sequence[str], no: float, yes: float, most: int = MOST, **options: object) -> bool:
    """Is this bot's share rather `yes` than `no`?"""
    values: list[float] = []
    while len(values) < most:
        values.append(share(game, bot, field, len(values), options))
        if len(values) >= 4 and (answer := verdict(values, no, yes)) is not None:
            return answer
    return interval(values)[0] > (no + yes) / 2


def test_search_is_clearly_better_than_baseline_in_multiverse() -> None:
    assert better("multiverse", "sharp-40-playouts", FIELD, 0.5, 0.7)


def test_random_play_is_found_to_be_weak() -> None:
    """Sanity: a test of strength that everybody passes would be none."""
    assert not better("multiverse", "random", FIELD, 0.5, 0.7)
    assert not better("financity", "random", FIELD, 0.5, 0.7)


def test_baseline_is_no_better_than_itself() -> None:
    assert not better("multiverse", "baseline", FIELD, 0.5, 0.7)


TENTH = {"financialit": 180, "elplan": 75, "financity": 45, "multiverse": 200}
"""As many playouts as a tenth of a second of one core holds: 1817, 767, 433 and 2072 a second were counted on a quiet core of 2026."""
SECOND = {"financialit": (0.92, 5), "elplan": (0.90, 4), "financity": (0.90, 6), "multiverse": (0.85, 16)}
"""In ten times as many, the part of three baselines that a search should come out ahead of; and in how many games that is looked at.

Each takes about five minutes of one core. So few can only tell that a search is far too weak; `python -m bench.strength` tells more."""
ROOM = 0.1


@pytest.mark.slow
@pytest.mark.parametrize("game", TENTH)
def test_in_a_tenth_of_a_second_search_is_ahead_of_four_baselines_in_five(game: str) -> None:
    assert better(game, f"sharp-{TENTH[game]}-playouts", FIELD, 0.8 - ROOM, 0.8 + ROOM, MOST_SLOW)


@pytest.mark.slow
@pytest.mark.parametrize("game", SECOND)
def test_in_a_second_search_comes_out_ahead_of_nearly_all(game: str) -> None:
    goal, games = SECOND[game]
    mean, half = interval([share(game, f"sharp-{10 * TENTH[game]}-playouts", FIELD, number) for number in range(games)])
    assert mean + half >= goal, f"{mean:.3f} ± {half:.3f}"


def gains(game: str, bot: str) -> bool:
    """Does thinking help among people of every kind: is the gain (same chair, luck, company) rather a tenth than nothing?"""
    company = [name for name in find(game).bots if name != "few"]
    values: list[float] = []
    while len(values) < MOST_SLOW:
        number = len(values)
        values.append(share(game, bot, company, number) - share(game, "baseline", company, number))
        if len(values) >= 8 and (answer := verdict(values, 0.0, 0.1)) is not None:
            return answer
    mean, half = interval(values)
    return mean > half


@pytest.mark.slow
@pytest.mark.parametrize("game", TENTH)
def test_search_gains_on_baseline_among_personas_too(game: str) -> None:
    """Who only knew how to beat the sensible player would gain nothing here."""
    assert gains(game, f"sharp-{TENTH[game]}-playouts")


def test_who_plays_like_baseline_gains_nothing_on_it() -> None:
    assert not gains("financity", "baseline")


@pytest.mark.slow
def test_search_is_no_worse_than_baseline_in_a_race_of_dice() -> None:
    gains = [share("citylife", "sharp-40-playouts", FIELD, number) - 0.5 for number in range(80)]
    mean, half = interval(gains)
    assert mean + half > 0, f"{mean:.3f} ± {half:.3f}"


def test_by_net_worth_who_thinks_and_knows_comes_out_ahead() -> None:
    """Where City Life is no race: in Advanced, two opponents in three at the least."""
    assert better("citylife", "sharp-8-playouts", FIELD, 0.55, 0.75, rules="advanced", victory="net_worth")
