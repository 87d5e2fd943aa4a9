"""One server for all attacks that leave no trace."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.attacks.siege import Siege


@pytest.fixture(scope="session")
def siege(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Siege]:
    """With short deadlines; everything else is as people have it, but for the paces of one machine that plays a whole class."""
    changes: dict[str, Any] = {"HEADER_SECONDS": 0.5, "BODY_SECONDS": 0.5, "READ_SECONDS": 0.5}
    running = Siege(tmp_path_factory.mktemp("siege"), "roomy=20", **changes)
    yield running
    said = running.stop()
    assert "Traceback" not in said and "127.0.0.1" not in said, said


@pytest.fixture
def besiege(tmp_path: Path) -> Iterator[Callable[..., Siege]]:
    """Starts servers of a test's own, and leaves none behind whatever happens."""
    started: list[Siege] = []

    def start(*settings: str, folder: Path = tmp_path, **more: Any) -> Siege:
        started.append(Siege(folder, *settings, **more))
        return started[-1]

    yield start
    for running in started:
        running.process.kill()
        running.process.communicate()
