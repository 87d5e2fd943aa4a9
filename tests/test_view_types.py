"""The page's types are those of the games."""

import pytest

from alcancia.games import GAMES
from tests.web.view_types import page_types, path_of

TYPED = ["financialit", "multiverse"]
"""Games whose views, standings, measures and lessons have types."""


@pytest.mark.parametrize("game", [game for game in GAMES if game in TYPED])
def test_the_page_knows_what_a_view_holds(game: str) -> None:
    assert path_of(game).read_text("utf-8") == page_types(game), "write them anew: python -m tests.web.view_types"
