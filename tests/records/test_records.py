"""Golden records: games once played must replay for ever, and no byte of them may change unnoticed."""

import json
import re
from collections import Counter
from pathlib import Path

import pytest

from alcancia import Table, Unplayable, replay
from alcancia.cli import main as alcancia
from alcancia.games import GAMES, find
from alcancia.ground.record_file import read
from alcancia.kernel import Luck
from alcancia.terminal.files import play_again, read_record
from tests.records.cases import CASES
from tests.records.make import endings, path_of, played, text_of

PATHS = sorted(Path(__file__).parent.rglob("*.json"))
CHANGES = 8
ALL_BYTES_OF = "multiverse"
"""Of other games the first record is tried: they are long."""


def name_of(path: Path) -> str:
    return f"{path.parent.name}-{path.stem}"


def first_of(game: str) -> Path:
    return next(path for path in PATHS if path.parent.name == game)


@pytest.mark.parametrize("path", PATHS, ids=name_of)
def test_a_golden_record_replays(path: Path) -> None:
    record = read_record(path)
    table = play_again(record)
    assert table.over
    assert table.state.digest() == record["hashes"][-1]
    # A fingerprint may have been made of colours too, when it was written.
    assert table.game.has_content(record["content"])
    assert json.loads(json.dumps(table.record())) == record | {"content": table.game.content_hash}
    assert json.loads(json.dumps(table.standings())) == endings(path.parent.name)[path.stem]
    table.game.hooks.check(table.state)


@pytest.mark.parametrize("game", GAMES)
def test_the_program_accepts_a_record_as_it_lies(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        alcancia(["verify", str(first_of(game)), "--json"])
    assert not ended.value.code
    assert json.loads(capsys.readouterr().out)["fits"] is True


@pytest.mark.parametrize(
    "path", [path for path in PATHS if path.parent.name == ALL_BYTES_OF or path == first_of(path.parent.name)], ids=name_of
)
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


@pytest.mark.parametrize("game", GAMES)
def test_all_cases_are_there(game: str) -> None:
    assert {path.stem for path in PATHS if path.parent.name == game} == set(CASES[game]) == set(endings(game))
    assert len(CASES[game]) >= 20
    assert {case.seats for case in CASES[game].values()} == set(find(game).seats)


@pytest.mark.parametrize("game", GAMES)
def test_a_case_says_what_its_record_holds(game: str) -> None:
    for name, case in CASES[game].items():
        record = json.loads(path_of(game, name).read_bytes())
        assert (record["seats"], record["trainer"]) == (case.seats, bool(case.words)), name
        assert {option: record["options"][option] for option in case.options} == case.options, name


@pytest.mark.parametrize(("game", "name"), [*[(game, next(iter(CASES[game]))) for game in GAMES], *[
    (game, name) for game in GAMES for name, case in CASES[game].items() if case.words
]])  # fmt: skip
def test_the_maker_makes_a_record(game: str, name: str, tmp_path: Path) -> None:
    made = tmp_path / "made.json"
    made.write_text(text_of(played(game, name, CASES[game][name]).record()), "utf-8")
    assert play_again(read_record(made)).over


def test_the_records_cover_what_the_rules_can_do() -> None:
    tables = [replay(read_record(path)) for path in PATHS if path.parent.name == "multiverse"]
    told = {fact.key for table in tables for fact in table.facts}
    assert told >= {
        "game_started", "dealt", "piles_laid", "round_started", "bet_placed", "bet_revealed", "sat_out", "turn_started", "turn_tied",
        "pile_taken",
        "bets_swapped", "bet_kept", "card_turned", "deck_exhausted", "stalled", "last_round_announced", "hand_shown", "scored",
        "game_ended",
        "match_ended", "rewound",
    }  # fmt: skip
    assert all(isinstance(table, Table) for table in tables)


def test_records_of_both_versions_of_financialit_are_kept() -> None:
    versions = Counter(json.loads(path.read_bytes())["rules"] for path in PATHS if path.parent.name == "financialit")
    assert set(versions) == {"1", "2"} and versions["1"] >= 20


def test_records_of_both_versions_of_financity_are_kept() -> None:
    """Games begun by the first rules go on by them; the new ones hold a choice that the first did not know."""
    versions: dict[str, list[str]] = {}
    for path in PATHS:
        if path.parent.name == "financity":
            versions.setdefault(json.loads(path.read_bytes())["rules"], []).append(path.read_text("utf-8"))
    assert set(versions) == {"1", "2"} and len(versions["1"]) >= 20
    assert any('"pay_less"' in text for text in versions["2"]) and not any('"pay_less"' in text for text in versions["1"])
