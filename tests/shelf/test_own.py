"""Content of the house's own: found, checked, used, and never in the way of the rest."""

import json
import os
import re
import shutil
from pathlib import Path
from typing import Any

import pytest

from alcancia.bots import find_bot, play_out
from alcancia.cli import main
from alcancia.games.citylife.library import SHIPPED, name_of
from alcancia.games.citylife.packs import COLUMNS
from alcancia.games.citylife.state import game
from alcancia.kernel import Luck, Table, Unplayable
from alcancia.kernel.record import replay
from alcancia.shelf import boxes
from alcancia.shelf.faces import catalogue
from alcancia.shelf.folders import CONTENT, content_folder, data_folder
from alcancia.shelf.own import find, library, read_pack, unusable

FOG = 'id = "fog"\ncard = [ { id = "F1", copies = 5, fine = 100, name = { en = "Fog", es = "Niebla" } } ]\n'


def pack(id: str = "ours", **more: Any) -> dict[str, Any]:
    both = {"en": "Yes?", "es": "¿Sí?"}
    answers = [{"en": "yes", "es": "sí"}, {"en": "no", "es": "no"}]
    question = {"ask": both, "answers": answers, "right": 0, "why": both, "source": both}
    card = {"id": "K1", "title": both, "topic": "our town", "level": 1, "questions": [question]}
    named = {"format": "quiz-pack/1", "id": id, "title": {"en": "Ours", "es": "Lo nuestro"}, "languages": ["en", "es"], "cards": [card]}
    return named | more


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(CONTENT, str(tmp_path))
    for kind in ("quiz", "traffic"):
        (tmp_path / "citylife" / kind).mkdir(parents=True)
    return tmp_path / "citylife"


def write(file: Path, data: Any) -> Path:
    file.write_text(data if isinstance(data, str) else json.dumps(data), "utf-8")
    return file


def put(file: Path) -> tuple[str, Path]:
    """Onto the shelf, as it was done before there were boxes."""
    found, faults = read_pack(file)
    assert found is not None, faults
    name = name_of(found)
    kept = Path(os.environ[CONTENT], "citylife", "quiz", name + (".csv" if file.suffix == ".csv" else ".json"))
    kept.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(file, kept)
    return name, kept


def test_a_table_plays_with_packs_and_decks_of_ones_own(shelf: Path) -> None:
    write(shelf / "quiz" / "ours.json", pack("played"))
    write(shelf / "traffic" / "fog.toml", FOG)
    write(shelf / "quiz" / "notes.txt", "not for us")
    own = find("citylife")
    [name] = [name for name in library()[0].packs if name.startswith("played@")]
    shown = {option: own.schema[option].to_json(3) for option in ("quiz_packs", "quiz_topics", "traffic_deck")}
    assert shown["quiz_packs"]["called"][name] == {"en": "Ours", "es": "Lo nuestro"}
    assert shown["quiz_topics"]["called"]["our town"] == {"": "our town"}
    assert "finance" in shown["quiz_topics"]["values"] and "finance" not in shown["quiz_topics"]["called"]
    [deck] = [name for name in shown["traffic_deck"]["values"] if name.startswith("fog@")]
    chosen = {"quiz_packs": [name], "quiz_topics": ["our town"], "traffic_deck": [deck]}
    table = Table.set_up(own, seats=3, seed="own", options=chosen)
    play_out(table, [find_bot(game, "baseline")] * 3, [Luck("own")] * 3)
    assert table.over
    asked = {fact.args["ask"]["en"] for fact in table.facts if fact.key == "quiz_question"}
    assert asked == {"Yes?"}
    assert replay(table.record(), find).state == table.state and own.content_hash == game.content_hash
    with pytest.raises(Unplayable):
        Table.set_up(game, seats=3, seed="own", options=chosen)


@pytest.mark.parametrize(
    ("file", "data", "entry"),
    [
        ("quiz/bad.json", "{", "not_json"),
        ("quiz/bad.csv", "x,y\n", "row 1 wrong_columns"),
        ("quiz/empty.json", "", "not_json"),
        ("traffic/bad.toml", "id = ", "Invalid value"),
        ("traffic/deep.toml", "id = " + "[" * 100_000, "recursion"),
        ("traffic/odd.toml", "id = 3", "Expected `str`"),
        ("traffic/many.toml", FOG.replace("5", "50"), "F1: copies"),
    ],
)
def test_what_cannot_be_used_is_named_and_the_rest_counts(shelf: Path, file: str, data: str, entry: str) -> None:
    write(shelf / file, data)
    write(shelf / "quiz" / "zz.json", pack("still"))
    [trouble] = unusable()
    assert trouble.reason == "bad_content" and trouble.detail["file"] == f"citylife/{file}" and entry in trouble.detail["entry"]
    assert any(name.startswith("still@") for name in library()[0].packs)


def test_a_folder_with_the_name_of_a_file_is_named_too(shelf: Path) -> None:
    (shelf / "quiz" / "folder.json").mkdir()
    assert [trouble.detail["file"] for trouble in unusable()] == ["citylife/quiz/folder.json"]


def test_a_newer_pack_does_not_push_out_the_old(shelf: Path, tmp_path: Path) -> None:
    first, kept = put(write(tmp_path / "ours.json", pack("twice")))
    second, _ = put(write(tmp_path / "ours.json", pack("twice", licence="CC0")))
    assert first != second and {first, second} < set(library()[0].packs)
    assert sorted(file.stem for file in kept.parent.iterdir()) == sorted([first, second])
    assert unusable() == [] and len([name for name in library()[0].packs if name.startswith("twice@")]) == 2


def test_a_pack_is_found_on_the_shelf_whatever_its_file_was_called(shelf: Path, tmp_path: Path) -> None:
    _, kept = put(write(tmp_path / "ours.txt", pack("renamed")))
    assert kept.suffix == ".json"


def test_a_spreadsheet_keeps_its_name_on_the_shelf(shelf: Path, tmp_path: Path) -> None:
    rows = [",".join(COLUMNS), "K1,One,our town,1,1,en,Yes?,yes,no,,,,,a,because,us"]
    name, kept = put(write(tmp_path / "our sheet.csv", "\n".join(rows)))
    assert name.startswith("our-sheet@") and kept.suffix == ".csv"
    assert put(write(tmp_path / "our sheet.csv", "\n".join(rows).replace(",", ";")))[0] == name
    assert unusable() == [] and set(library()[0].packs) == {*SHIPPED.packs, name}


def test_nothing_is_read_where_no_folder_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv(CONTENT)
    assert unusable() == [] and find("citylife") is game
    monkeypatch.setenv("ALCANCIA_DATA", str(tmp_path))
    assert data_folder() == tmp_path and content_folder() == tmp_path / "content"
    assert content_folder(tmp_path / "other") == tmp_path / "content"


def test_topics_of_the_standard_pack_have_messages() -> None:
    assert {topic for topic, called in SHIPPED.known_topics().items() if not called} == {"finance", "civics", "history", "streets"}


def run(*arguments: str) -> int:
    with pytest.raises(SystemExit) as left:
        main(["--lang", "en", *arguments])
    assert isinstance(left.value.code, int)
    return left.value.code


def test_a_pack_is_a_box_that_is_added_offered_and_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv(CONTENT)
    file = write(tmp_path / "ours.json", pack("added"))
    assert run("box", "add", str(file), "--data", str(tmp_path / "house")) == 0
    said = capsys.readouterr().out
    name = re.search(r"citylife@[0-9a-f]{16}", said)
    assert "The pack added is in order: 1 card, 1 question" in said and name is not None
    assert run("box", "list", "--data", str(tmp_path / "house")) == 0
    assert f"{name[0]}  Ours" in capsys.readouterr().out
    assert boxes.offered()[name[0]].title == {"en": "Ours", "es": "Lo nuestro"}
    own = find(name[0])
    packs = own.schema["quiz_packs"].to_json(3)
    assert list(packs["default"]) == ["added"] and list(packs["values"]) == ["canada-core", "added"], "the usual questions can be mixed in"
    table = Table.set_up(own, seats=3, seed="own")
    assert table.record()["box"] == name[0] and replay(table.record(), find).state == table.state


def test_a_traffic_deck_is_a_box_too(shelf: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("box", "add", str(write(tmp_path / "fog.toml", FOG))) == 0
    [name] = set(boxes.offered()) - set(boxes.shipped())
    shown = catalogue("citylife", boxes.find(name))["traffic"]
    assert [(face.id, face.names["es"][""], face.figures["fine"]) for face in shown] == [("F1", "Niebla", "100")]
    table = Table.set_up(find(name), seats=2, seed="fog")
    play_out(table, [find_bot(table.game, "random")] * 2, [Luck("a"), Luck("b")])
    assert table.over
    capsys.readouterr()
    for wrong in ("card = [", FOG.replace("fine = 100", "fine = 150"), FOG.replace('en = "Fog", ', "")):
        assert run("box", "check", str(write(tmp_path / "bad.toml", wrong))) == 1
        assert capsys.readouterr().err


def test_a_bad_pack_is_not_added(shelf: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("box", "add", str(write(tmp_path / "bad.json", pack("no good!")))) == 1
    assert "an id has 1 to 40 letters" in capsys.readouterr().err and list(boxes.kept()) == []
    write(shelf / "quiz" / "bad.json", "{")
    assert run("box", "list") == 1
    assert "citylife/quiz/bad.json" in capsys.readouterr().err


def test_a_pack_that_is_gone_is_refused_by_name() -> None:
    with pytest.raises(Unplayable) as refused:
        Table.set_up(game, seats=3, seed="x", options={"quiz_packs": ["gone@0123456789abcdef"]})
    assert refused.value.reason == "quiz_pack_invalid" and refused.value.detail["pack"] == "gone@0123456789abcdef"
