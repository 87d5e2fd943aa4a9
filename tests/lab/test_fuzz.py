"""The fuzzer finds what is planted, saves it, and plays all sizes of table if none is named."""

import json
from pathlib import Path

import pytest

from alcancia.kernel import Table
from alcancia.lab import Series, fuzz


def test_a_planted_fault_is_found_and_saved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(table: Table) -> None:
        raise ValueError("planted")

    monkeypatch.setattr(Table, "standings", broken)
    found = fuzz(Series("multiverse", seed="a/b"), 5, tmp_path)
    assert (found["games"], found["found"]) == (1, "ValueError: planted")
    assert found["record"] == str(tmp_path / "multiverse-a_b-0.json")
    assert json.loads(Path(found["record"]).read_text())["game"] == "multiverse"
    assert fuzz(Series("multiverse"), 1)["record"] is None


def test_all_sizes_take_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = set()
    monkeypatch.setattr(Table, "standings", lambda table: seen.add(table.state.seats))
    assert fuzz(Series("multiverse"), 3)["found"] is None
    assert seen == {3, 4, 5}
    seen.clear()
    assert fuzz(Series("multiverse", 4), 2)["decisions"] > 0
    assert seen == {4}
