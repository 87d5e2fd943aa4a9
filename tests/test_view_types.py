"""The page's types are those of the games."""

import pytest

from alcancia.games import GAMES
from tests.web.view_types import page_types, path_of


@pytest.mark.parametrize("game", GAMES)
def test_the_page_knows_what_a_view_holds(game: str) -> None:
    assert path_of(game).read_text("utf-8") == page_types(game), "write them anew: python -m tests.web.view_types"
