"""A bot's seat: who can be found, what a bot is shown, and that a table of bots comes to its end."""

import pytest

from alcancia import Unplayable
from alcancia.bots import SeatView, bots_of, find_bot, play_out
from alcancia.games import GAMES, find
from alcancia.kernel import Luck, Table


def table_of(game: str, seed: str = "seat") -> Table:
    return Table.set_up(find(game), seats=find(game).seats[0], seed=seed)


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_random_and_a_sensible_bot(game: str) -> None:
    assert {"random", "baseline"} <= set(bots_of(find(game)))
    assert find_bot(find(game), "baseline") is find(game).bots["baseline"]


def test_an_unknown_bot_is_refused_with_those_there_are() -> None:
    with pytest.raises(Unplayable) as refused:
        find_bot(find("multiverse"), "clever" * 20)
    assert refused.value.reason == "unknown_bot"
    assert len(refused.value.detail["bot"]) == 32
    assert "baseline" in refused.value.detail["known"]


def test_a_sight_is_what_the_seat_may_know() -> None:
    table = table_of("multiverse")
    sight = SeatView(table, 1)
    assert sight.ask == table.asked[1]
    assert sight.view == table.view(1, opening=True)
    assert sight.bot_view.items() <= sight.view.items() or sight.bot_view == table.bot_view(1)


def test_a_table_of_bots_ends_and_one_without_end_is_noticed() -> None:
    table = table_of("financity")
    assert play_out(table, [find_bot(table.game, "random")], [Luck("end")]) > 0
    assert table.over
    with pytest.raises(AssertionError, match="no end"):
        play_out(table_of("financity"), [find_bot(table.game, "random")], [Luck("end")], most=3)


def test_a_bot_that_breaks_a_rule_is_noticed() -> None:
    with pytest.raises(AssertionError, match="refused"):
        play_out(table_of("financity"), [lambda sight, luck: ("steal",)], [Luck("end")])
