"""The program run in this process, in English unless a test says otherwise."""

import io
from pathlib import Path
from typing import Any

import pytest

from alcancia.cli import main
from alcancia.terminal.console import Voice


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("ALCANCIA_LANG", "en")
    for name in ("locale", "game"):  # what a run chooses is forgotten after its test
        monkeypatch.setattr(Voice, name, getattr(Voice, name))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Any:
    """Run the program in this process: exit code, output, errors."""

    def run(*arguments: str, typed: str = "") -> tuple[int, str, str]:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        with pytest.raises(SystemExit) as left:
            main(list(arguments))
        shown = capsys.readouterr()
        return int(left.value.code or 0), shown.out, shown.err

    return run
