"""Whatever stands on the shelf of the person who runs the tests stays out of them."""

import os

import pytest

from alcancia.shelf.folders import CONTENT
from alcancia.text import Speaker

os.environ[CONTENT] = os.devnull


@pytest.fixture
def strict_speakers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every message somebody asks for is there and gets everything it needs: nobody muddles through."""
    lenient = Speaker.__init__

    def strict(self: Speaker, locale: str, game: str = "", strict: bool = True) -> None:
        lenient(self, locale, game, True)

    monkeypatch.setattr(Speaker, "__init__", strict)
