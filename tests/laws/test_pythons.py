"""Law: the same seed is the same game on every supported Python, whatever it adds up and however it orders.

Python 3.12 adds floats another way than 3.11: a bot that orders its moves by a plain `sum` of them plays differently there. What bots did
once is kept in `pythons.json`; the interpreter that runs the tests comes to the same, and a slow test asks all others on this machine.
"""

import builtins
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterable
from math import fsum
from pathlib import Path
from typing import Any

import pytest

from alcancia.bots import SeatView
from alcancia.games import GAMES
from alcancia.kernel import Luck
from tests.laws import pythons
from tests.laws.pythons import FILE, all_of_them, digest
from tests.laws.test_laws import HASH_SEEDS, HOUSE, recorded, replayed

SUPPORTED = ("3.11", "3.12", "3.13", "3.14")
GOLDEN = sorted((HOUSE / "tests" / "records").rglob("*.json"))
KEPT = json.loads(FILE.read_text())


def test_this_python_comes_to_what_was_kept() -> None:
    assert set(KEPT) == set(GAMES)
    assert all_of_them() == KEPT


def interpreters() -> dict[str, str]:
    """Those of the supported versions that are on this machine: on the path, where pyenv puts them, or named in ALCANCIA_PYTHONS."""
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"), "versions")
    named = [Path(word) for word in os.environ.get("ALCANCIA_PYTHONS", "").split(os.pathsep) if word]
    found = {}
    for version in SUPPORTED:
        places = [*named, *sorted(pyenv.glob(f"{version}.*/bin/python")), *[Path(way) for way in [shutil.which(f"python{version}")] if way]]
        for place in places:
            asked = subprocess.run(
                [place, "-c", "import sys; print('%d.%d' % sys.version_info[:2])"], capture_output=True, text=True, check=False
            )
            if asked.stdout.strip() == version:
                found[version] = str(place)
                break
    return found


@pytest.mark.slow
def test_every_python_on_this_machine_comes_to_the_same(tmp_path: Path) -> None:
    others = {version: place for version, place in interpreters().items() if version != f"{sys.version_info[0]}.{sys.version_info[1]}"}
    if not others:
        pytest.skip("there is no other supported Python on this machine")
    made = [path for id in GAMES for path in recorded(id, tmp_path)]
    for version, place in others.items():
        home = tmp_path / version
        subprocess.run([place, "-m", "venv", str(home)], check=True)
        python = home / "bin" / "python"
        subprocess.run([python, "-m", "pip", "-q", "install", "--disable-pip-version-check", "msgspec", "fluent.runtime"], check=True)
        for order in HASH_SEEDS:
            environ = {"PYTHONHASHSEED": order, "PATH": os.environ["PATH"]}
            said = subprocess.run([python, "-m", "tests.laws.pythons"], capture_output=True, text=True, cwd=HOUSE, env=environ, check=True)
            assert json.loads(said.stdout) == KEPT, f"Python {version}"
            replayed(python, [*GOLDEN, *made], order)


# ── planted: a bot that a newer Python would play otherwise ──────────────────


def one_by_one(values: Iterable[Any], /, start: Any = 0) -> Any:
    """As Python 3.11 adds: every float is rounded on its way."""
    for value in values:
        start = start + value
    return start


def with_care(values: Iterable[Any], /, start: Any = 0) -> Any:
    """As Python 3.12 adds: floats without the errors of rounding."""
    given = list(values)
    return fsum([start, *given]) if any(type(value) is float for value in given) else one_by_one(given, start)


def careless(sight: SeatView, luck: Luck) -> Any:
    """Orders its moves by a plain sum of floats."""
    moves = sight.ask.enumerate(16)
    return moves[0] if sum([0.1] * 10) == 1.0 else moves[-1]


def test_bots_play_the_same_whichever_way_floats_are_added(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without another Python at hand: both ways of adding in this one. The planted bot is noticed, ours come to the same."""
    ways, ours = [one_by_one, with_care], {id: KEPT[id]["baseline"] for id in GAMES}
    for way in ways:
        with monkeypatch.context() as patch:
            patch.setattr(builtins, "sum", way)
            assert {id: digest(id, "baseline") for id in GAMES} == ours, way.__name__
    monkeypatch.setattr(pythons, "find_bot", lambda game, name: careless)
    played = []
    for way in ways:
        with monkeypatch.context() as patch:
            patch.setattr(builtins, "sum", way)
            played.append(digest("multiverse", "careless"))
    assert played[0] != played[1], "the law sees a move that differs"
