"""Golden records replay for ever, and one game reads as it always did."""

import json
from pathlib import Path

import pytest

from alcancia.games.financialit.state import game
from alcancia.kernel.record import replay
from tests.games.financialit.golden import GAMES, PLAYTHROUGH, RECORDS, transcript


@pytest.mark.parametrize("path", sorted(RECORDS.glob("*.json")), ids=lambda path: path.stem)
def test_golden_record(path: Path) -> None:
    record = json.loads(path.read_text())
    table = replay(record, lambda id: game)
    assert table.over
    assert table.state.digest() == record["hashes"][-1]


def test_all_golden_records_are_there() -> None:
    assert len(list(RECORDS.glob("*.json"))) == len(GAMES) >= 20


def test_playthrough() -> None:
    assert "\n".join(transcript()) + "\n" == PLAYTHROUGH.read_text()
