"""The kept transcripts are what the games play now."""

import pytest

from alcancia.games import GAMES
from tests import playthrough


@pytest.mark.parametrize("name", playthrough.KEPT)
def test_the_transcript_is_up_to_date(name: str) -> None:
    found = playthrough.difference(name)
    assert not found, f"read the difference; if it is meant: python -m tests.playthrough --write {name}\n{found[:4000]}"


def test_every_game_has_a_transcript() -> None:
    assert {path.stem for path in playthrough.HERE.iterdir()} == set(playthrough.KEPT)
    assert {kept.game for kept in playthrough.KEPT.values()} == set(GAMES)
