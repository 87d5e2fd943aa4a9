"""A game printed with other content: its own cards, the same rules, and nothing in common with the usual one."""

import sys
import tomllib
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from alcancia import games
from alcancia.bots import find_bot, play_out
from alcancia.ground.content import read
from alcancia.ground.record_file import read as read_record
from alcancia.kernel import Game, Luck, Table, Unplayable
from alcancia.kernel.record import replay
from alcancia.shelf.press import printed

RECORDS = Path(__file__).parent.parent / "records"


def tables(id: str) -> dict[str, Any]:
    """The content files a game comes with."""
    folder = files(f"alcancia.games.{id}").joinpath("content")
    return {file.name: tomllib.loads(file.read_text("utf-8")) for file in folder.iterdir() if file.name.endswith(".toml")}


def played(game: Game, seats: int) -> Table:
    table = Table.set_up(game, seats=seats, seed="press")
    play_out(table, [find_bot(game, "baseline")] * seats, [Luck(str(seat)) for seat in range(seats)])
    return table


@pytest.mark.parametrize("id", games.GAMES)
def test_the_usual_content_printed_again_plays_every_move_alike(id: str) -> None:
    again = printed(id, tables(id))
    assert again is not games.find(id) and again.content_hash == games.find(id).content_hash
    path = sorted((RECORDS / id).glob("*.json"))[0]
    record = read_record(path.read_bytes())
    assert replay(record, lambda _: again).hashes == record["hashes"]


def test_another_price_is_paid_by_its_own_tables_only() -> None:
    shopping = tomllib.loads(read("alcancia.games.financity", "shopping.toml"))
    dear = {"shopping.toml": {"shopping": [{**card, "cost": f"1{card['cost']}"} for card in shopping["shopping"]]}}
    game, usual = printed("financity", dear), games.find("financity")
    assert game.content_hash != usual.content_hash
    costs = {card.id: (card.cost, other.cost) for card, other in zip(usual.content.shopping, game.content.shopping, strict=True)}
    assert all(own == int(f"1{cost}") for cost, own in costs.values())
    before = played(usual, 4).state
    table = played(game, 4)
    paid = [fact.args["amount"] for fact in table.facts if fact.key == "paid" and fact.args["reason"] == "shopping"]
    assert paid and set(paid) <= {own for _, own in costs.values()}
    assert replay(table.record(), lambda _: game).state == table.state
    with pytest.raises(Unplayable, match="other_content"):
        replay(table.record(), lambda _: usual)
    assert played(usual, 4).state == before


@pytest.mark.parametrize(
    ("table", "entry"),
    [({"shopping": 3}, "shopping"), ([], "object"), ({}, "shopping"), ({"shopping": [{"id": "x", "colour": 1}]}, "shopping[0]")],
)
def test_content_that_does_not_fit_is_refused_by_name_and_leaves_nothing(table: Any, entry: str) -> None:
    before = set(sys.modules)
    with pytest.raises(Unplayable) as refused:
        printed("financity", {"shopping.toml": table})
    assert refused.value.reason == "bad_content" and refused.value.detail["file"] == "shopping.toml"
    assert entry in str(refused.value.detail["entry"])
    assert set(sys.modules) == before
