"""How strong a search is, by sequential tests on budgets of playouts: the same on every machine, and over as soon as it is clear."""

from collections.abc import Sequence

import pytest

from alcancia.games import find
from alcancia.lab.rating import interval, verdict
from alcancia.lab.strength import share

FIELD = ("baseline",)
MOST = 160


def better(game: str, bot: str, field: Sequence[str], no: float, yes: float) -> bool:
    """Is this bot's share rather `yes` than `no`?"""
    values: list[float] = []
    while len(values) < MOST:
        values.append(share(game, bot, field, len(values)))
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


@pytest.mark.slow
@pytest.mark.parametrize(("game", "goal"), [("financialit", 0.75), ("elplan", 0.8), ("financity", 0.75), ("multiverse", 0.75)])
def test_search_beats_baselines(game: str, goal: float) -> None:
    assert better(game, "sharp-100-playouts", FIELD, 0.5, goal)


@pytest.mark.slow
@pytest.mark.parametrize("game", ["financialit", "elplan", "financity", "multiverse"])
def test_search_gains_on_baseline_among_personas_too(game: str) -> None:
    """Who only knew how to beat the sensible player would gain nothing here: the same chair, luck and company with and without thinking."""
    company = [bot for bot in find(game).bots if bot != "few"]
    gains = [share(game, "sharp-60-playouts", company, number) - share(game, "baseline", company, number) for number in range(40)]
    mean, half = interval(gains)
    assert mean - half > 0, f"{mean:.3f} ± {half:.3f}"


@pytest.mark.slow
def test_search_is_no_worse_than_baseline_in_a_race_of_dice() -> None:
    gains = [share("citylife", "sharp-40-playouts", FIELD, number) - 0.5 for number in range(80)]
    mean, half = interval(gains)
    assert mean + half > 0, f"{mean:.3f} ± {half:.3f}"
