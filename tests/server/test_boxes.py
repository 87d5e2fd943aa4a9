"""Boxes over HTTP: offered, looked through, brought along, played with; and refused by name."""

import os
from base64 import b64encode
from pathlib import Path
from typing import Any

import pytest

from alcancia.shelf import boxes
from alcancia.shelf.box import laid_out, packed
from alcancia.shelf.folders import CONTENT
from tests.server.world import World


@pytest.fixture(autouse=True)
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(CONTENT, str(tmp_path))
    boxes.game_of.cache_clear()
    return tmp_path


def sent(**changed: str) -> dict[str, str]:
    """A box for FinanCity that is as usual but for these files, as it is sent."""
    files = laid_out("financity", "ours", {"en": "Ours"}) | {
        name.replace("__", "/").replace("_", "."): text for name, text in changed.items()
    }
    return {"file": b64encode(packed(files)).decode()}


async def test_a_box_that_ships_is_offered_looked_through_and_played() -> None:
    browser = World().browser()
    offered = (await browser.get("/api/boxes")).data["boxes"]
    town = next(row for row in offered if row["id"] == "money-of-our-town")
    shown = (await browser.get(f"/api/boxes/{town['box']}")).data
    stove = next(card for card in shown["tables"]["shopping"] if card["id"] == "SP01")
    assert shown["money"] == "¢" and stove["names"]["es"][""] == "Cocina de barro" and stove["figures"]["cost"] == "50"
    words = await browser.get(f"/text/es/{town['box']}.ftl")
    assert words.status == 200 and "Cocina de barro" in words.body.decode()
    made = await browser.post("/api/tables", {"game": town["box"], "seats": 2, "fill": "baseline", "start": True})
    assert made.status == 201, made.data
    state = (await browser.get(f"/api/tables/{made.data['table']}")).data
    assert (state["lobby"]["game"], state["lobby"]["box"]) == ("financity", town["box"])


async def test_a_box_brought_along_is_found_by_its_name_only(shelf: Path) -> None:
    browser = World().browser()
    brought = await browser.post("/api/boxes", sent(words_csv="id,en\ncard-SP01,Clay stove\n"))
    assert brought.status == 201, brought.data
    name = brought.data["box"]
    assert [file.stem for file in boxes.kept()] == [name]
    assert name not in [row["box"] for row in (await browser.get("/api/boxes")).data["boxes"]]
    assert (await browser.get(f"/api/boxes/{name}")).data["id"] == "ours"
    assert (await browser.post("/api/tables", {"game": name, "seats": 2})).status == 201


async def test_a_box_that_the_house_adds_is_offered_at_once(shelf: Path) -> None:
    browser = World().browser()
    before = (await browser.get("/api/boxes")).data["boxes"]
    made = boxes.put(packed(laid_out("elplan", "ours", {"es": "Lo nuestro"})), offered=True)
    after = (await browser.get("/api/boxes")).data["boxes"]
    assert [row for row in after if row not in before] == [
        {"box": made.name, "game": "elplan", "id": "ours", "title": {"es": "Lo nuestro"}}
    ]


async def test_a_box_is_made_out_of_another_tried_and_kept(shelf: Path) -> None:
    browser = World().browser()
    edit = {"base": "financity", "title": {"en": "Our street"}, "money": "₡"}
    card = {"table": "shopping", "entry": "SP01", "figures": {"cost": "80"}, "words": {"en": {"": "Kite"}}}
    tried = (await browser.post("/api/boxes/edit", {"edit": edit | {"cards": [card]}})).data
    assert tried["faults"] == [] and list(boxes.kept()) == [], "trying keeps nothing"
    kept = (await browser.post("/api/boxes/edit", {"edit": edit | {"cards": [card]}, "keep": True})).data
    assert kept["box"] == tried["box"] and [file.stem for file in boxes.kept()] == [kept["box"]]
    brought = await browser.post("/api/boxes", {"file": tried["file"]})
    assert brought.data["box"] == kept["box"], "the file is the box"
    assert (await browser.post("/api/tables", {"game": kept["box"], "seats": 2})).status == 201
    wrong = card | {"figures": {"cost": "-80", "wellbeing": "x"}}
    found = (await browser.post("/api/boxes/edit", {"edit": edit | {"cards": [wrong]}, "keep": True})).data
    assert [fault["detail"]["entry"] for fault in found["faults"]] == ["SP01 cost: -80"] and "box" not in found
    assert len(list(boxes.kept())) == 1
    odd: list[dict[str, Any]] = [{"edit": edit | {"more": 1}}, {"edit": edit | {"cards": [card | {"entry": "x" * 99}]}}, {"edit": {}}]
    for bad in odd:
        assert (await browser.post("/api/boxes/edit", bad)).reason == "bad_message"


async def test_nobody_learns_answers_by_changing_a_quiz(shelf: Path) -> None:
    browser = World().browser()
    whole = (await browser.get("/api/boxes/citylife?whole=1")).data["tables"]["quiz"]
    assert whole[0]["figures"]["questions.1.answers.1.en"] and "right" not in str(sorted(whole[0]["figures"]))
    assert (await browser.get("/api/boxes/citylife")).data["tables"]["quiz"][0]["figures"] == {}
    card = {"table": "quiz", "entry": whole[0]["id"], "figures": {"questions.1.right": "b"}}
    edit = {"base": "citylife", "title": {"es": "Lo nuestro"}, "cards": [card]}
    made = (await browser.post("/api/boxes/edit", {"edit": edit, "keep": True})).data
    assert made["faults"] == [] and "file" not in made and made["box"].startswith("citylife@")


async def test_a_house_without_a_shelf_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(CONTENT, os.devnull)
    browser = World().browser()
    assert (await browser.post("/api/boxes", sent())).reason == "no_shelf"
    edit = {"base": "financity", "title": {"en": "x"}}
    assert (await browser.post("/api/boxes/edit", {"edit": edit, "keep": True})).reason == "no_shelf"
    assert (await browser.post("/api/boxes/edit", {"edit": edit})).data["faults"] == []


async def test_what_cannot_be_used_is_refused_by_name_and_not_kept(shelf: Path) -> None:
    browser = World().browser()
    for wrong, reason in (
        ({"file": "not base64!"}, "bad_message"),
        ({"file": b64encode(b"no zip").decode()}, "bad_box"),
        (sent(words_csv="id,en\ncard-SP01,<b>x</b>\n"), "bad_box"),
        (sent(content__shopping_csv="id,kind,cost,wellbeing\nSP01,product,-10,5\n"), "bad_content"),
    ):
        assert (await browser.post("/api/boxes", wrong)).reason == reason
    missing = f"financity@{'0' * 16}"
    assert (await browser.get(f"/api/boxes/{missing}")).reason == "box_missing"
    assert (await browser.get(f"/text/en/{missing}.ftl")).status == 404
    assert (await browser.post("/api/tables", {"game": missing, "seats": 2})).reason == "box_missing"
    assert list(boxes.kept()) == []
