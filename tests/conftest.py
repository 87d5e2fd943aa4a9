"""Whatever stands on the shelf of the person who runs the tests stays out of them, and what one test adds is unknown to the next."""

import os

import pytest

from alcancia.games.citylife import decks, packs
from alcancia.shelf.folders import CONTENT
from alcancia.text import Speaker

os.environ[CONTENT] = os.devnull


@pytest.fixture(autouse=True)
def _standard_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    """Packs and decks are known to a whole process, and its tests run in any order."""
    monkeypatch.setattr(packs, "_packs", dict(packs._packs))
    monkeypatch.setattr(decks, "_decks", dict(decks._decks))


@pytest.fixture
def strict_speakers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every message somebody asks for is there and gets everything it needs: nobody muddles through."""
    lenient = Speaker.__init__

    def strict(self: Speaker, locale: str, game: str = "", strict: bool = True) -> None:
        lenient(self, locale, game, True)

    monkeypatch.setattr(Speaker, "__init__", strict)
