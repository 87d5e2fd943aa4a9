"""Screens are tested with async functions; each runs in a loop of its own."""

import asyncio
import inspect

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


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Run an async test to its end."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    wanted = inspect.signature(pyfuncitem.obj).parameters
    asyncio.run(pyfuncitem.obj(**{name: pyfuncitem.funcargs[name] for name in wanted}))
    return True
