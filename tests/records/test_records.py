"""Golden records: games once played must replay for ever, and no byte of them may change unnoticed."""

import json
import re
from pathlib import Path

import pytest

from alcancia import Table, Unplayable, replay
from alcancia.kernel import Luck
from alcancia.kernel.record import read
from tests.records.make import CASES

HERE = Path(__file__).parent
PATHS = sorted(HERE.glob("*/*.json"))
CHANGES = 8


def name_of(path: Path) -> str:
    return f"{path.parent.name}-{path.stem}"


@pytest.mark.parametrize("path", PATHS, ids=name_of)
def test_a_golden_record_replays(path: Path) -> None:
    kept = json.loads(path.read_bytes())
    standings = kept.pop("standings", None)  # some games keep what everybody had at the end beside the record
    record = read(json.dumps(kept).encode())
    table = replay(record)
    assert table.over
    assert standings is None or standings == json.loads(json.dumps(table.standings()))
    assert table.state.digest() == record["hashes"][-1]
    assert json.loads(json.dumps(table.record())) == record
    assert sorted(row["seat"] for row in table.standings()) == list(range(record["seats"]))


@pytest.mark.parametrize("path", [path for path in PATHS if path.parent.name in CASES], ids=name_of)
def test_a_changed_byte_of_a_move_is_noticed(path: Path) -> None:
    text = path.read_text("utf-8")
    start, end = text.index('"moves"') + 9, text.index('"hashes"')
    # The word that marks a default ("clock") is a remark, and a forced card a wish that need not come true: neither is state.
    quiet = [found.span() for found in re.finditer(r'"clock"|\["force".*', text)]
    places = [at for at in range(start, end) if text[at].isalnum() and not any(a <= at < b for a, b in quiet)]
    luck = Luck(path.stem)
    for _ in range(CHANGES):
        at = luck.choice(places)
        other = luck.choice([c for c in "0123abcx" if c != text[at]])
        with pytest.raises(Unplayable):
            replay(read((text[:at] + other + text[at + 1 :]).encode()))


@pytest.mark.parametrize("id", CASES)
def test_all_cases_are_there(id: str) -> None:
    assert {path.stem for path in PATHS if path.parent.name == id} == set(CASES[id])
    assert len(CASES["multiverse"]) == 20


def test_the_records_cover_what_the_rules_can_do() -> None:
    tables = [replay(read(path.read_bytes())) for path in PATHS if path.parent.name == "multiverse"]
    told = {fact.key for table in tables for fact in table.facts}
    assert told >= {
        "game_started", "dealt", "piles_laid", "round_started", "bet_placed", "bet_revealed", "sat_out", "turn_started", "turn_tied",
        "pile_taken",
        "bets_swapped", "bet_kept", "card_turned", "deck_exhausted", "stalled", "last_round_announced", "hand_shown", "scored",
        "game_ended",
        "match_ended", "rewound",
    }  # fmt: skip
    assert {table.state.seats for table in tables} == {3, 4, 5}
    assert all(isinstance(table, Table) for table in tables)
