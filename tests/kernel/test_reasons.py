"""A bot may leave the reason for its move with what it was shown."""

from alcancia.bots import SeatView
from alcancia.games import GAMES, find
from alcancia.kernel import Table


def test_a_sight_has_room_for_a_reason() -> None:
    game = find(GAMES[0])
    table = Table.set_up(game, seats=game.seats[0], seed="reason")
    sight = SeatView(table, next(iter(table.asked)))
    assert sight.reason == ""
    sight.reason = "because"
    assert sight.reason == "because"
