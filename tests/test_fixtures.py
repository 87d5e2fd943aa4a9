"""What the page replays is what the rules say today."""

import pytest

from tests.web.fixtures import WRITERS, fixtures, path_of


@pytest.mark.parametrize("game", WRITERS)
def test_fixtures_are_current(game: str) -> None:
    assert path_of(game).read_text("utf-8") == fixtures(game), "write them anew: python -m tests.web.fixtures"
