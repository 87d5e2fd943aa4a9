"""Screens are tested with async functions; each runs in a loop of its own."""

import asyncio
import inspect

import pytest

from alcancia.terminal import drawing
from alcancia.text import Speaker


@pytest.fixture
def plain_drawing(monkeypatch: pytest.MonkeyPatch) -> None:
    """No game has a drawing of its own. The plain one has to guess how things are called."""
    monkeypatch.setattr(drawing, "OWN_DRAWINGS", {})


@pytest.fixture(autouse=True)
def _strict(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every message a screen asks for is there and gets everything it needs: in a test nobody muddles through."""
    if "plain_drawing" in request.fixturenames:
        return
    lenient = Speaker.__init__

    def strict(self: Speaker, locale: str, game: str = "", strict: bool = True) -> None:
        lenient(self, locale, game, True)

    monkeypatch.setattr(Speaker, "__init__", strict)


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Run an async test to its end."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    wanted = inspect.signature(pyfuncitem.obj).parameters
    asyncio.run(pyfuncitem.obj(**{name: pyfuncitem.funcargs[name] for name in wanted}))
    return True
