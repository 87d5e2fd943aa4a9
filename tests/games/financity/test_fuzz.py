"""A short run of what the fuzzer does for hours: no crash, dead end, endless game, lost money or lost card."""

import os
from pathlib import Path

import pytest

from alcancia.games.financity.state import game
from alcancia.kernel import Luck
from alcancia.lab import Series, fuzz
from tests.laws.walking import some_options

SOAK = int(os.environ.get("ALCANCIA_SOAK", "1"))


@pytest.mark.parametrize(("bot", "games"), [("random", 30), ("baseline", 12), ("spender", 6), ("investor", 6), ("saver", 6)])
def test_whole_games(bot: str, games: int, tmp_path: Path) -> None:
    assert fuzz(Series("financity", bots=(bot,), seed=f"suite {bot}"), games * SOAK, tmp_path)["found"] is None


def test_unusual_options(tmp_path: Path) -> None:
    for number in range(12 * SOAK):
        seats = 1 + number % 6
        options = some_options(game, seats, Luck(f"fuzz {number}"))
        found = fuzz(Series("financity", seats, options=options, seed=f"options {number}"), 2, tmp_path)
        assert found["found"] is None, (options, found)
