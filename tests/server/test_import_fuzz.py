"""Files from elsewhere, spoiled in every way: records and boxes are refused with a reason, or are what they say; nothing else happens."""

import io
import json
import os
import zipfile
from typing import Any

import pytest

from alcancia.games import GAMES, find
from alcancia.kernel import Luck, Table
from alcancia.server import limits, records
from alcancia.shelf.box import laid_out, packed
from bench.attacks import taken_back

SOAK = int(os.environ.get("ALCANCIA_SOAK", "1"))
MUTATIONS = 1_000 if SOAK == 1 else 5_000 * SOAK
"""100,000 in `make soak`."""
ODD: tuple[Any, ...] = (
    None, True, False, 0, 1, -1, 63, 2**31, 2**63, 10**40, 0.5, -0.0, "", "0", "x" * 5_000, "\u0000", "\ud800", "undo", "rewind", "../../x",
    [], {}, [[]], {"a": 1}, [0, ["rewind", 0]], [0, ["undo"]], [-1, ["force", "deck", 1]], [0, []], [0, ["x"], "clock"],
)  # fmt: skip


def short_record(game: str) -> dict[str, Any]:
    """A few moves of a game, as a file holds them."""
    table = Table.set_up(find(game), seats=max(3, find(game).seats.start), seed=f"short {game}", salt="s", trainer=True)
    luck = Luck("short")
    for _ in range(12):
        if table.asked:
            seat = luck.choice(sorted(table.asked))
            assert table.play(seat, table.asked[seat].sample(luck))
    return json.loads(json.dumps(table.record()))  # type: ignore[no-any-return]


def places(data: Any, at: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place in a file."""
    inside = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    return [*([at] if at else []), *[place for key, value in inside for place in places(value, (*at, key))]]


def spoiled(record: dict[str, Any], luck: Luck) -> bytes:
    """The same, with something changed, left out, doubled or moved; or some of its bytes."""
    again = json.loads(json.dumps(record))
    for _ in range(1 + luck.below(2)):
        *way, last = luck.choice(places(again))
        inside = again
        for key in way:
            inside = inside[key]
        match luck.below(4):
            case 0:
                inside[last] = luck.choice(ODD)
            case 1:
                del inside[last]
            case 2 if isinstance(inside, list):
                inside.insert(luck.below(len(inside) + 1), inside[last])
            case _:
                other = luck.choice([key for key, _ in inside.items()] if isinstance(inside, dict) else range(len(inside)))
                inside[last], inside[other] = inside[other], inside[last]
    data = bytearray(json.dumps(again).encode("utf-8", "surrogatepass"))
    if luck.below(4) == 0:
        for _ in range(1 + luck.below(4)):
            data[luck.below(len(data))] = luck.below(256)
    return bytes(data[: luck.below(len(data))] if luck.below(20) == 0 else data)


@pytest.mark.parametrize("game", GAMES)
def test_spoiled_records(game: str) -> None:
    """G24: refused by a reason of ours, or playable to its end exactly as it says; no exception."""
    record, luck, accepted = short_record(game), Luck(f"spoiled {game}"), 0
    assert "rows" in records.check(json.dumps(record).encode())
    for number in range(MUTATIONS // len(GAMES)):
        data = spoiled(record, luck)
        said = records.check(data)
        if "rows" in said:
            accepted += 1
            assert len(said["rows"]) <= limits.ENTRIES + 1 and json.loads(data)["seats"] == said["seats"]
        else:
            assert isinstance(said["reason"], str) and isinstance(said["detail"], dict), number
    assert accepted < MUTATIONS // len(GAMES) / 2, "most of what is spoiled is no record"


BOMBS = {
    "[" * 100_000: "not_json",
    '{"format": 1, "seats": ' + "9" * 5_000 + "}": "bad_number",
    '{"format": 1, "format": 1}': "duplicate_key",
    '{"format": NaN}': "bad_number",
    json.dumps({"moves": [[0, ["undo"]]] * 100_000}): "not_a_record",
}


@pytest.mark.parametrize("bomb", BOMBS, ids=lambda bomb: bomb[:12])
def test_bombs(bomb: str) -> None:
    assert records.check(bomb.encode())["reason"] == BOMBS[bomb]


def test_undo_without_end_is_no_record() -> None:
    """W3: a game of one move, made and taken back again and again."""
    assert "rows" in records.check(json.dumps(taken_back(limits.UNDOS)).encode())
    assert records.check(json.dumps(taken_back(limits.UNDOS + 1)).encode())["reason"] == "too_large"


def a_box() -> bytes:
    """One as `alcancia box new` begins it, as a file."""
    return packed(laid_out("financity", "ours", {"en": "Ours", "es": "Lo nuestro"}))


def test_spoiled_boxes() -> None:
    """A zip with other bytes, other names, other sizes: a reason, never an exception, and nothing is written."""
    luck, good = Luck("boxes"), a_box()
    assert "box" in records.prove(good)
    for _ in range(max(100, MUTATIONS // 20)):
        data = bytearray(good)
        for _ in range(1 + luck.below(6)):
            data[luck.below(len(data))] = luck.below(256)
        said = records.prove(bytes(data[: luck.below(len(data))] if luck.below(5) == 0 else data))
        assert "box" in said or isinstance(said["reason"], str)


@pytest.mark.parametrize("content", ["x" * 5_000, "../../evil", "\0", "/etc/passwd"])
def test_content_that_nobody_can_have_kept(content: str) -> None:
    """Such names are looked for nowhere: one that no file can have was a fault of ours, and none leads out of the folder."""
    record = short_record("multiverse") | {"content": content}
    assert records.check(json.dumps(record).encode())["reason"]


@pytest.mark.parametrize("name", ["../../evil.toml", "/etc/evil.toml", "C:\\evil.toml", "a/../../b.toml", "CON.toml"])
def test_names_that_lead_elsewhere(name: str) -> None:
    """B10.87: read in memory, by names that are expected; others are refused."""
    out = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(a_box())) as old, zipfile.ZipFile(out, "w") as new:
        for entry in old.namelist():
            new.writestr(entry, old.read(entry))
        new.writestr(name, "x = 1")
    assert "reason" in records.prove(out.getvalue())


def test_a_zip_bomb() -> None:
    """B10.86: sizes are counted while reading."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as new:
        new.writestr("box.toml", b"#" * 60_000_000)
    assert "reason" in records.prove(out.getvalue())
