"""A class plays with a box of its own: every table is laid with it, everybody is told, and the exit ticket asks by its figures."""

from pathlib import Path
from typing import Any

import pytest

from alcancia.coach.ticket import ticket
from alcancia.games.common.chapters import chapter
from alcancia.server.classes.ticketing import in_words, items
from alcancia.shelf import boxes
from alcancia.shelf.box import laid_out, packed
from alcancia.shelf.folders import CONTENT
from alcancia.shelf.own import find
from tests.server.classroom import Class, made, started
from tests.server.world import World


@pytest.fixture(autouse=True)
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(CONTENT, str(tmp_path))
    boxes.game_of.cache_clear()
    return tmp_path


def town() -> str:
    """The name of the box that comes along for FinanCity."""
    return next(name for name, box in boxes.shipped().items() if box.id == "money-of-our-town")


async def laid(room: Class) -> list[Any]:
    """The lobbies of all tables of the lesson."""
    return [(await room.trainer.get(f"/api/tables/{table.table}")).data["lobby"] for table in room.room.state.tables]


@pytest.mark.parametrize("rehearsal", [False, True])
async def test_every_table_is_laid_with_the_box_of_the_class(rehearsal: bool) -> None:
    world = World()
    room = await started(world, 8, game=town(), rehearsal=rehearsal)
    lobbies = await laid(room)
    assert len(lobbies) >= 2 and {(lobby["game"], lobby["box"]) for lobby in lobbies} == {("financity", town())}
    for device, eyes in ((room.trainer, "trainer"), (room.trainer, "projector"), (room.devices[0], "learner")):
        seen = await room.seen(device, eyes)
        assert (seen["game"], seen["own_box"]) == ("financity", town()), "everybody is told"
    await world.wait(5)
    assert (await room.seen())["wall"], "wall and forecasts know the game whatever it is played with"


async def test_the_box_is_in_the_log_and_outlives_a_restart() -> None:
    world = World()
    room = await made(world, game=town())
    await room.learners(4)
    again = World(world.store)
    opened = await again.hub.classes.open(room.id)
    assert opened.state.terms.game == town()  # type: ignore[union-attr]


async def test_terms_change_to_a_box_and_back() -> None:
    world = World()
    room = await made(world, game="financity")
    await room.learners(4)
    assert (await room.seen())["own_box"] is None
    assert (await room.lead("terms", game=town())).status == 200
    assert (await room.seen())["own_box"] == town()
    assert (await room.lead("terms", game="financity")).status == 200
    assert (await room.seen())["own_box"] is None


async def test_a_box_that_is_not_there_is_refused_by_name(shelf: Path) -> None:
    world = World()
    trainer = world.browser()
    for name in ("financity@0000000000000000", "financity@../../etc"):
        answer = await trainer.post("/api/classes", {"game": name})
        assert (answer.reason, answer.data["detail"]["box"]) == ("box_missing", name)
    assert (await trainer.post("/api/classes", {"game": "chess@0000000000000000"})).reason == "unknown_game"
    own = boxes.put(packed(laid_out("financity", "ours", {"en": "Ours"})))
    room = await made(world, game=own.name)
    await room.learners(4)
    (shelf / "boxes" / f"{own.name}.zip").unlink()
    boxes.game_of.cache_clear()
    assert (await room.lead("start")).reason == "box_missing", "gone between door and start: said, not played as usual"
    assert (await room.seen())["phase"] == "door"


async def test_the_exit_ticket_asks_by_the_figures_of_the_box() -> None:
    world = World()
    room = await made(world, game=town(), before=True)
    await room.learners(3)
    game, usual = find(town()), find("financity")
    printed = {(card.cost, card.expense) for card in chapter(game, "content").SHOPPING.values()}
    as_usual = {(card.cost, card.expense) for card in chapter(usual, "content").SHOPPING.values()}
    price = next(item for item in items(room.room, "before") if item.topic == "price")
    assert (price.args["cost"], price.args["expense"]) in printed
    seeds = [f"seed {number}" for number in range(40)]
    asked = [ticket(game, game.settle({}, 4, False), seed, "A")[2].args for seed in seeds]
    found = {(args["cost"], args["expense"]) for args in asked}
    assert found <= printed and not found <= as_usual, "never the usual figures"
    words: Any = in_words(room.room, "en")
    assert any("¢" in option for item in words["items"] for option in item["options"]), "in the money of the box"
