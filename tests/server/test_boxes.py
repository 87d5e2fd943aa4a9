"""Boxes over HTTP: offered, looked through, brought along, played with; and refused by name."""

from base64 import b64encode
from pathlib import Path

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
