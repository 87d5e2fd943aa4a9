"""What every test of a screen has."""

import pytest

from alcancia.terminal import drawing


@pytest.fixture
def plain_drawing(monkeypatch: pytest.MonkeyPatch) -> None:
    """No game has a drawing of its own. The plain one has to guess how things are called."""
    monkeypatch.setattr(drawing, "OWN_DRAWINGS", {})


@pytest.fixture(autouse=True)
def _strict(request: pytest.FixtureRequest) -> None:
    """Screens ask for messages by name, so that nobody but a test notices one that is missing."""
    if "plain_drawing" not in request.fixturenames:
        request.getfixturevalue("strict_speakers")
