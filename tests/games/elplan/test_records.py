"""Golden records of complete games, replayed for ever."""

import json
from pathlib import Path
from typing import Any

import pytest

from alcancia import Unplayable, replay
from tests.games.elplan.position import GAME, state_of

RECORDS = sorted((Path(__file__).parents[2] / "records" / "elplan").glob("*.json"))


def read(path: Path) -> Any:
    return json.loads(path.read_text("utf-8"))


def test_there_are_twenty() -> None:
    assert len(RECORDS) >= 20
    assert {read(path)["seats"] for path in RECORDS} == set(GAME.seats)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_record_replays_to_its_end(path: Path) -> None:
    record = read(path)
    table = replay(record)
    assert table.over
    assert table.state.digest() == record["hashes"][-1]
    GAME.hooks.check(state_of(table))


def test_an_edited_record_is_found_out() -> None:
    record = read(RECORDS[0])
    at = next(number for number, entry in enumerate(record["moves"]) if entry[1][0] == "place")
    record["moves"][at][1][1] = "2b" if record["moves"][at][1][1] != "2b" else "2a"
    with pytest.raises(Unplayable):
        replay(record)
