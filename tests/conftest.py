"""Whatever stands on the shelf of the person who runs the tests stays out of them, and what one test adds is unknown to the next."""

import os

import pytest

from alcancia.games.citylife import decks, packs
from alcancia.shelf.folders import CONTENT

os.environ[CONTENT] = os.devnull


@pytest.fixture(autouse=True)
def _standard_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    """Packs and decks are known to a whole process, and its tests run in any order."""
    monkeypatch.setattr(packs, "_packs", dict(packs._packs))
    monkeypatch.setattr(decks, "_decks", dict(decks._decks))
