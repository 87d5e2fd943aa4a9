"""What a search comes to does not depend on what its seat cannot know; one that peeps is noticed."""

import sys
from typing import Any

import pytest

from alcancia.bots import Budget, SeatView, World, search
from alcancia.games import GAMES, find
from alcancia.kernel import Luck, Table
from tests.bots.test_playouts import sensible_table

FEW = Budget(playouts=16)
MOMENTS = (6, 9, 14, 17, 22)


def same_whatever_is_hidden(game: str, decisions: int, worlds: int = 2, **options: Any) -> int:
    """The leak law for those who think; how many of the worlds looked different to somebody who sees everything."""
    table = sensible_table(game, decisions, **options)
    seat = list(table.asked)[-1]
    thought = search(SeatView(table, seat), Luck("mind"), FEW)
    changed = 0
    for number in range(worlds):
        other = table.imagine(seat, Luck(f"other {number}"))
        changed += other.state != table.state
        assert search(SeatView(other, seat), Luck("mind"), FEW) == thought, (game, decisions)
    return changed


@pytest.mark.parametrize("game", GAMES)
def test_a_thought_does_not_change_when_what_is_hidden_changes(game: str) -> None:
    changed = sum(same_whatever_is_hidden(game, decisions) for decisions in MOMENTS)
    assert changed or find(game).id != "multiverse", "nothing was hidden: the law was put to no test"


def test_nor_when_not_even_the_number_of_cards_is_known() -> None:
    assert sum(same_whatever_is_hidden("multiverse", decisions, bet_counts="hidden") for decisions in MOMENTS)


def test_a_search_that_sees_the_true_world_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """It plays what lies in the others' envelopes and hands, so its thoughts change with them."""

    def peeping(table: Table, seat: int, seed: str, number: int) -> World:
        players = tuple([table.game.bots["baseline"]] * table.state.seats)
        return World(seat, table.clone(), players, f"{seed}/{number}")

    monkeypatch.setattr(sys.modules["alcancia.bots.search"], "imagined", peeping)
    monkeypatch.setattr(SeatView, "imagine", lambda sight, luck: sight._table)
    with pytest.raises(AssertionError):
        [same_whatever_is_hidden("multiverse", decisions, worlds=4) for decisions in MOMENTS]
