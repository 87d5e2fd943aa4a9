"""The kept transcripts are what the games play now."""

import pytest

from tests import playthrough


@pytest.mark.parametrize("id", playthrough.kept())
def test_the_transcript_is_up_to_date(id: str) -> None:
    found = playthrough.difference(id)
    assert not found, f"read the difference; if it is meant: python -m tests.playthrough --write {id}\n{found[:4000]}"


def test_there_is_a_transcript() -> None:
    assert "multiverse" in playthrough.kept()
