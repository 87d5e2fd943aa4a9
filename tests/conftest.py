"""Whatever stands on the shelf of the person who runs the tests stays out of them; async tests run in a loop of their own.

Properties hold however slow the machine is: nothing is timed.
"""

import asyncio
import inspect
import os
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

from alcancia.kernel import Table
from alcancia.shelf.folders import CONTENT
from alcancia.text import Speaker

os.environ[CONTENT] = os.devnull
settings.register_profile("any machine", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("any machine")


@pytest.fixture
def strict_speakers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every message somebody asks for is there and gets everything it needs: nobody muddles through."""
    lenient = Speaker.__init__

    def strict(self: Speaker, locale: str, game: str = "", strict: bool = True) -> None:
        lenient(self, locale, game, True)

    monkeypatch.setattr(Speaker, "__init__", strict)


@pytest.fixture
def repeated(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """Every entry that is made again from here on."""
    made: list[Any] = []
    repeat = Table.repeat

    def counting(table: Table, entry: Any) -> Any:
        made.append(entry)
        return repeat(table, entry)

    monkeypatch.setattr(Table, "repeat", counting)
    return made


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Run an async test to its end."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    wanted = inspect.signature(pyfuncitem.obj).parameters
    asyncio.run(pyfuncitem.obj(**{name: pyfuncitem.funcargs[name] for name in wanted}))
    return True
