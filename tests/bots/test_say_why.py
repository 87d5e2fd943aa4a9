"""Every bot says in one sentence why it did what it did, in every language."""

import pytest

from alcancia import Table
from alcancia.bots import SeatView, find_bot
from alcancia.games import GAMES, find
from alcancia.kernel import Luck, Played
from alcancia.text import Speaker, locales


@pytest.mark.parametrize(("game", "bot"), [(game, bot) for game in GAMES for bot in find(game).bots])
def test_every_move_has_its_reason(game: str, bot: str) -> None:
    seats = min(find(game).seats)
    table = Table.new(game, seats=seats, seed=bot)
    player, luck, reasons = find_bot(find(game), bot), Luck(bot), set()
    for _ in range(150):
        if not table.asked:
            break
        seat = next(iter(table.asked))
        sight = SeatView(table, seat)
        assert isinstance(table.play(seat, player(sight, luck)), Played)
        reasons.add(sight.reason)
    for locale in locales():
        speaker = Speaker(locale, game)
        assert [reason for reason in sorted(reasons) if not speaker.has(f"why-{reason}")] == []
