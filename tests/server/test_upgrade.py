"""An upgrade stops no game: tables go on with the content they were laid with, and one copy of the store is everything."""

import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from alcancia import games
from alcancia.bots import find_bot, play_out
from alcancia.games import GAMES
from alcancia.ground.plain import without
from alcancia.kernel import Game, Luck, Table, Unplayable
from alcancia.kernel.record import replay
from alcancia.server.store import shelving
from alcancia.server.store.files import open_store
from alcancia.shelf import boxes, kept, own
from alcancia.shelf.box import laid_out, packed
from alcancia.shelf.boxes import shipped
from alcancia.shelf.folders import CONTENT
from alcancia.shelf.press import printed


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(CONTENT, str(tmp_path / "content"))
    (tmp_path / "content").mkdir()
    boxes.game_of.cache_clear()
    return tmp_path / "content"


CHANGED: dict[str, tuple[str, Callable[[Any], Any]]] = {
    "multiverse": ("money.toml", lambda table: table | {"coin_value": 20}),
    "citylife": ("money.toml", lambda table: table | {"loan": {"amount": 2000}}),
    "financity": ("bank.toml", lambda table: table | {"offers": {"face_up": 3}}),
    "financialit": ("income.toml", lambda table: {name: card | {"copies": 2} for name, card in table.items()}),
    "elplan": ("events.toml", lambda table: {"event": table["event"][:-1]}),
}
"""One figure of each game, as an earlier program had it."""


def played(game: Game) -> Table:
    seats = game.seats[0] + 1
    table = Table.set_up(game, seats=seats, seed="upgrade")
    play_out(table, [find_bot(game, "random")] * seats, [Luck(str(seat)) for seat in range(seats)])
    return table


@pytest.mark.parametrize("id", GAMES)
def test_a_game_goes_on_with_the_content_it_was_laid_with(id: str, shelf: Path) -> None:
    file, change = CHANGED[id]
    tables = dict(kept.shipped(id))
    tables[file] = change(tables[file])
    older, usual = printed(id, tables), games.find(id)
    table = played(older)
    record = table.record()
    assert record["content"] == older.content_hash != usual.content_hash
    with pytest.raises(Unplayable, match="other_content"):
        replay(record, own.find)
    kept.keep(older, tables)
    boxes.game_of.cache_clear()
    again = replay(record, own.find)
    assert again.state == table.state and again.game.content_hash == older.content_hash
    assert own.find(again.game.speaks).content_hash == older.content_hash
    assert replay(again.record(), own.find).state == table.state


@pytest.mark.parametrize("id", games.GAMES)
def test_what_is_kept_is_the_game_itself(id: str, shelf: Path) -> None:
    found = kept.game_of(kept.keep(games.find(id)).stem)
    assert found is not None and found.content_hash == games.find(id).content_hash


@pytest.mark.parametrize("id", ["multiverse", "citylife"])
def test_a_colour_or_a_place_on_the_board_is_no_other_content(id: str) -> None:
    usual = games.find(id)
    tables = dict(kept.shipped(id))
    file, field, other = {"multiverse": ("money.toml", "colour", "#000000"), "citylife": ("board.toml", "row", 99)}[id]
    entries = next(iter(value for value in tables[file].values() if isinstance(value, list) and isinstance(value[0], dict)))
    entries[0][field] = other
    assert printed(id, tables).content_hash == usual.content_hash
    assert without({"a": [{"row": 1, "b": 2}]}, ("row",)) == {"a": [{"b": 2}]}


def test_a_copy_of_the_store_is_everything(shelf: Path, tmp_path: Path) -> None:
    path = open_store(tmp_path)
    box = boxes.put(packed(laid_out("financity", "ours", {"en": "Ours"})))
    shelving.keep_contents()
    (shelf / "citylife" / "quiz").mkdir(parents=True)
    (shelf / "citylife" / "quiz" / "pack.json").write_bytes(b"whatever somebody put there")
    shelving.mirror(path)
    before = {file.relative_to(shelf).as_posix(): file.read_bytes() for file in shelf.rglob("*") if file.is_file()}
    assert len(before) == len(GAMES) + len(shipped()) + 2
    shutil.rmtree(shelf)
    shelf.mkdir()
    shelving.mirror(path)
    assert before == {file.relative_to(shelf).as_posix(): file.read_bytes() for file in shelf.rglob("*") if file.is_file()}
    boxes.game_of.cache_clear()
    assert own.find(box.name).box == box.name


def test_a_damaged_or_foreign_file_of_kept_content_is_not_taken_for_it(shelf: Path) -> None:
    usual = games.find("multiverse")
    file = kept.keep(usual)
    stray = file.with_name("multiverse@" + "0" * 16 + ".json")
    shutil.copyfile(file, stray)
    with pytest.raises(Unplayable, match="other_content"):
        replay(Table.set_up(usual, seats=3, seed="x").record() | {"content": "0" * 16}, own.find)
