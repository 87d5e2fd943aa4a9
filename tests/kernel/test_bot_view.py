"""What bots look at: the part of the view that the game names, or the whole."""

from alcancia.bots import SeatView
from alcancia.kernel import Luck, Table
from tests.laws.toys import market
from tests.laws.walking import walk


def test_without_a_glance_a_bot_reads_the_view() -> None:
    table = Table.set_up(market(), seats=3, seed="bot_view")
    for seat, _ in walk(table, 1, "random"):
        assert SeatView(table, seat).bot_view == SeatView(table, seat).view


def test_a_glance_never_holds_the_others_envelopes() -> None:
    game = market()
    game.hooks.bot_view = lambda t, seat: {"envelopes": t.envelopes()}
    table = Table.set_up(game, seats=3, seed="bot_view")
    luck, sealed = Luck("bot_view"), 0
    for _ in range(40):
        if not table.asked:
            break
        seat = next(iter(table.asked))
        if table.asked[seat].sealed:
            sealed += len(table.state.envelopes())
            assert table.bot_view(seat)["table"] == {"envelopes": {}}
        assert table.play(seat, table.asked[seat].sample(luck))
    assert sealed
