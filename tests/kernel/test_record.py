"""Records: they replay to the same states, or one clear reason says where they stop fitting."""

import copy
import json
from hashlib import blake2b
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import alcancia
from alcancia import Table, Unplayable, replay
from alcancia.bots import find_bot, play_out
from alcancia.ground.record_file import MOST_BYTES, read
from alcancia.kernel import Luck
from alcancia.kernel.judging import _WORDS as WORDS
from alcancia.kernel.record import replay as replay_of
from tests.games.multiverse.position import GAME
from tests.kernel.markets import GAME as MARKET
from tests.kernel.markets import new as market_table
from tests.kernel.shapes import fixed


def played(moves: int = 10_000, trainer: bool = False, **options: Any) -> Table:
    """A table of three after so many moves of small random bets."""
    table = Table.new("multiverse", seats=3, seed="record", salt="grains", trainer=trainer, options=options)
    luck = Luck("record")
    while table.asked and moves:
        seat = next(iter(table.asked))
        assert table.play(seat, table.asked[seat].sample(luck))
        moves -= 1
    return table


RECORD: dict[str, Any] = json.loads(json.dumps(played(40).record()))


def changed(**fields: Any) -> dict[str, Any]:
    """The good record with other fields."""
    return copy.deepcopy(RECORD) | fields


def reason(record: Any) -> str:
    """Why a record is refused; empty if it is not."""
    try:
        replay(record)
    except Unplayable as error:
        json.dumps(error.detail)
        return error.reason
    return ""


def test_the_fields_of_a_record() -> None:
    assert list(RECORD) == [
        "format", "game", "rules", "content", "seats", "trainer", "options", "commitment", "seed", "salt", "moves", "hashes",
    ]  # fmt: skip
    assert RECORD["format"] == 1
    assert len(RECORD["hashes"]) == len(RECORD["moves"]) == 40
    assert RECORD["content"] == GAME.content_hash


def test_the_format_is_written_down_as_it_is() -> None:
    """docs/record-format.md: every word to the table, and how a fingerprint is made."""
    written = (Path(__file__).parents[2] / "docs" / "record-format.md").read_text("utf-8")
    assert [word for word in WORDS if f'["{word}"' not in written] == []
    state = played(10).state
    text = json.dumps(state.to_json(), separators=(",", ":"), ensure_ascii=False)  # its only map, the piles, is sorted already
    assert blake2b(text.encode(), digest_size=8).hexdigest() == state.digest() == RECORD["hashes"][9]


def test_a_record_replays_in_mid_game_and_plays_on() -> None:
    table = played(40)
    again = replay(RECORD)
    assert again.state == table.state
    assert again.record() == table.record()
    for each in (table, again):
        luck = Luck("on")
        play_out(each, [find_bot(GAME, "few")] * 3, [luck] * 3)
    assert again.state == table.state
    assert again.standings() == table.standings()


def test_an_empty_record_replays() -> None:
    table = played(0)
    assert replay(table.record()).state == table.state
    assert replay(table.record()).record() == table.record()


def test_records_read_from_bytes() -> None:
    assert read(json.dumps(RECORD).encode()) == RECORD
    assert replay(read(json.dumps(RECORD, indent=2).encode())).state == replay(RECORD).state


def test_without_hashes_a_record_still_replays() -> None:
    assert replay(changed(hashes=[])).state == replay(RECORD).state


FIELDS: dict[str, tuple[dict[str, Any], str]] = {
    "format-2": ({"format": 2}, "unknown_format"),
    "format-true": ({"format": True}, "unknown_format"),
    "format-text": ({"format": "1"}, "unknown_format"),
    "format-float": ({"format": 1.0}, "unknown_format"),
    "other-game": ({"game": "chess"}, "unknown_game"),
    "game-path": ({"game": "../multiverse"}, "unknown_game"),
    "game-number": ({"game": 1}, "bad_record"),
    "other-version": ({"rules": "0"}, "unknown_version"),
    "version-number": ({"rules": 1}, "bad_record"),
    "other-content": ({"content": "0" * 16}, "other_content"),
    "two-seats": ({"seats": 2}, "bad_player_count"),
    "true-seats": ({"seats": True}, "bad_record"),
    "float-seats": ({"seats": 3.0}, "bad_record"),
    "trainer-1": ({"trainer": 1}, "bad_record"),
    "options-list": ({"options": []}, "bad_record"),
    "unknown-option": ({"options": {"hands": 1}}, "unknown_option"),
    "bad-option": ({"options": {"hand_size": 99}}, "bad_option_value"),
    "options-that-do-not-fit": ({"options": {"removed": ["oll"]}}, "removed_mismatch"),
    "no-seed": ({"seed": None}, "seed_missing"),
    "no-salt": ({"salt": None}, "seed_missing"),
    "other-seed": ({"seed": "other"}, "commitment_broken"),
    "other-salt": ({"salt": "other"}, "commitment_broken"),
    "other-commitment": ({"commitment": "0" * 64}, "commitment_broken"),
    "moves-object": ({"moves": {}}, "bad_record"),
    "moves-of-text": ({"moves": ["bet"]}, "bad_record"),
    "one-hash-too-few": ({"hashes": RECORD["hashes"][:-1]}, "bad_record"),
    "one-hash-too-many": ({"hashes": [*RECORD["hashes"], "0"]}, "bad_record"),
    "hashes-of-numbers": ({"hashes": [1] * 40}, "bad_record"),
    "extra-field": ({"winner": 1}, "bad_record"),
}


@pytest.mark.parametrize(("fields", "expected"), FIELDS.values(), ids=FIELDS)
def test_fields_that_do_not_fit(fields: dict[str, Any], expected: str) -> None:
    assert reason(changed(**fields)) == expected


@pytest.mark.parametrize("field", RECORD)
def test_missing_fields(field: str) -> None:
    expected = "not_a_record" if field in ("format", "game") else "bad_record"
    assert reason({name: value for name, value in RECORD.items() if name != field}) == expected


@pytest.mark.parametrize("foreign", [None, 1, "record", [], {}, [RECORD], {"game": "multiverse"}, {"format": 1}, b"{}"])
def test_what_is_no_record_at_all(foreign: Any) -> None:
    assert reason(foreign) == "not_a_record"


ENTRIES: dict[str, Any] = {
    "empty": [], "seat-alone": [0], "four": [0, ["bet", ["bluff"]], "clock", 1], "seat-true": [True, ["bet", ["bluff"]]],
    "seat-text": ["0", ["bet"]],
    "seat-float": [0.0, ["bet", ["bluff"]]], "move-text": [0, "bet"], "move-null": [0, None], "mark-number": [0, ["bet", ["bluff"]], 1],
    "mark-empty": [0, ["bet", ["bluff"]], ""], "mark-long": [0, ["bet", ["bluff"]], "x" * 33], "mark-null": [0, ["bet", ["bluff"]], None],
}  # fmt: skip


@pytest.mark.parametrize("entry", ENTRIES.values(), ids=ENTRIES)
def test_entries_of_the_wrong_shape(entry: Any) -> None:
    assert reason(changed(moves=[entry, *RECORD["moves"][1:]])) == "bad_record"


def test_edited_moves_are_noticed_where_they_stand() -> None:
    for at in range(0, 40, 3):
        moves = copy.deepcopy(RECORD["moves"])
        moves[at] = [moves[at][0], ["steal"]]
        with pytest.raises(Unplayable) as error:
            replay(changed(moves=moves))
        assert error.value.reason == "move_refused"
        assert error.value.detail == {"at": at, "why": "unknown_move"}


def test_another_legal_move_is_noticed_by_its_hash() -> None:
    table = played(40)
    seat, move = table.entries[0][:2]
    other = next(option for option in played(0).asked[seat].enumerate(9) if option != move)
    moves = [[seat, json.loads(json.dumps(other))], *RECORD["moves"][1:]]
    with pytest.raises(Unplayable) as error:
        replay(changed(moves=moves))
    assert (error.value.reason, error.value.detail) == ("hash_differs", {"at": 0})


def test_moves_left_out_or_swapped_are_noticed() -> None:
    moves, hashes = RECORD["moves"], RECORD["hashes"]
    for at in (0, 7, 20):
        assert reason(changed(moves=moves[:at] + moves[at + 1 :], hashes=hashes[:at] + hashes[at + 1 :])) in (
            "move_refused",
            "hash_differs",
        )
        twice = moves[: at + 1] + moves[at:], hashes[: at + 1] + hashes[at:]
        assert reason(changed(moves=twice[0], hashes=twice[1])) == "move_refused"


def test_every_hash_is_checked() -> None:
    for at in range(40):
        hashes = list(RECORD["hashes"])
        hashes[at] = hashes[at][::-1]
        with pytest.raises(Unplayable) as error:
            replay(changed(hashes=hashes))
        assert (error.value.reason, error.value.detail) == ("hash_differs", {"at": at})


def test_a_default_that_was_not_the_default_is_noticed() -> None:
    table = played(0)
    table.play_default(0, "away")
    record = json.loads(json.dumps(table.record()))
    assert replay(record).state == table.state
    record["moves"][0][1] = ["bet", ["oll60"]]
    assert reason(record) == "move_differs"


def test_false_is_not_zero_in_a_default_either() -> None:
    table = market_table()
    table.play_default(0)
    record = json.loads(json.dumps(table.record()))
    assert record["moves"] == [[0, ["bid", 0], "clock"]]
    for wrong in (False, 0.0, "0"):
        record["moves"] = [[0, ["bid", wrong], "clock"]]
        with pytest.raises(Unplayable) as error:
            replay_of(record, lambda id: MARKET)
        assert error.value.reason == "move_differs"


def test_moves_in_another_order_of_cards_are_noticed() -> None:
    """One game, one record: cards are written in their canonical order."""
    seat, (name, cards) = next((seat, move) for seat, move in RECORD["moves"] if move[0] == "bet" and len(move[1]) > 1)
    at = RECORD["moves"].index([seat, [name, cards]])
    moves = copy.deepcopy(RECORD["moves"])
    moves[at] = [seat, [name, cards[::-1]]]
    assert reason(changed(moves=moves)) == "move_differs"


def test_a_file_that_is_too_large_or_hostile() -> None:
    for data, expected in (
        (b"[" * 10_000_000, "too_large"),
        (b"[" * MOST_BYTES, "not_json"),
        (b"", "not_json"),
        (json.dumps(RECORD).encode()[:-40], "not_json"),
        (bytes(range(256)) * 10, "not_json"),
        (b'{"format": 1, "format": 1, "game": "multiverse"}', "duplicate_key"),
        (json.dumps(RECORD).replace('"seats": 3', '"seats": 3.0').encode(), "bad_number"),
        (json.dumps(RECORD).replace('"seats": 3', '"seats": NaN').encode(), "bad_number"),
        (json.dumps(RECORD).replace('"seats": 3', '"seats": 1' + "0" * 40).encode(), "bad_number"),
        (json.dumps(RECORD).replace('"grains"', '"\\ud800"').encode(), "bad_text"),
        (b"{}", "not_a_record"),
        (b"[1, 2]", "not_a_record"),
        (b'"record"', "not_a_record"),
    ):
        with pytest.raises(Unplayable) as error:
            read(data)
        assert error.value.reason == expected, data[:60]


@fixed
@given(st.integers(0, len(json.dumps(RECORD)) - 1), st.characters(codec="utf-8"))
def test_one_character_changed(at: int, character: str) -> None:
    """Whatever is changed: the same game, or one clear reason."""
    text = json.dumps(RECORD)
    other = (text[:at] + character + text[at + 1 :]).encode()
    try:
        table = replay(read(other))
    except Unplayable:
        return
    assert table.state == replay(RECORD).state


@pytest.mark.parametrize("seed", ["", "x" * 10_000, "ñ€😀", "a\nb", " "])
def test_any_text_is_a_seed(seed: str) -> None:
    table = Table.new("multiverse", seats=3, seed=seed, salt=seed)
    assert replay(json.loads(json.dumps(table.record()))).state == table.state


@pytest.mark.parametrize("seed", ["\udcff", "a\ud800b", 7, None, b"x"])
def test_what_is_no_text_is_no_seed(seed: Any) -> None:
    with pytest.raises(Unplayable) as error:
        Table.new("multiverse", seats=3, seed=seed)
    assert error.value.reason == "bad_seed"


@pytest.mark.parametrize("field", list(RECORD))
def test_what_a_json_reader_lets_through_and_a_record_file_does_not(field: str) -> None:
    deep: Any = []
    for _ in range(900):
        deep = [deep]
    assert reason(changed(**{field: "\ud800"})) == "bad_text"
    assert reason(changed(**{field: deep})) == "too_deep"
    assert reason({**RECORD, "\ud800": 1}) == "bad_text"


def test_a_record_with_everything_in_it() -> None:
    table = played(0, trainer=True, games_in_match=2, stall_limit=1)
    luck, step = Luck("everything"), 0
    while table.asked:
        step += 1
        seat = luck.choice(list(table.asked))
        if step % 5 == 0:
            table.play_default(seat, "away")
        else:
            table.play(seat, table.asked[seat].sample(luck))
        if step % 9 == 0 and not table.over:
            table.play(-1, ("force", "deck", table.state.deck[0] if table.state.deck else "oll60"))  # type: ignore[attr-defined]
        if step == 30:
            assert table.play(-1, ("rewind", 12))
    again = replay(json.loads(json.dumps(table.record())))
    assert again.state == table.state
    assert again.facts == table.facts


def test_unknown_games() -> None:
    with pytest.raises(Unplayable) as error:
        Table.new("chess", seats=3, seed="x")
    assert error.value.reason == "unknown_game"
    assert next(found["id"] for found in alcancia.catalogue()) == "multiverse"
