"""Whole games kept for ever: they replay to the same states, hashes and standings; and a transcript to be read as a diff."""

import json

import pytest

from alcancia import replay
from alcancia.games.financity import game

from .make_records import GAMES, PLAYTHROUGH, RECORDS, playthrough


@pytest.mark.parametrize("name", [name for name, _, _ in GAMES])
def test_a_golden_game_replays(name: str) -> None:
    kept = json.loads((RECORDS / f"{name}.json").read_text("utf-8"))
    standings = kept.pop("standings")
    table = replay(kept)
    assert table.over
    assert json.loads(json.dumps(table.standings())) == standings
    assert json.loads(json.dumps(table.record())) == kept
    game.hooks.check(table.state)


def test_the_playthrough_reads_as_before() -> None:
    assert playthrough() == PLAYTHROUGH.read_text("utf-8")
