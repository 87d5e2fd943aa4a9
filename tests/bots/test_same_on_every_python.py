"""A bot moves alike on every version of Python: since 3.12 `sum` adds up fractions more exactly than before, so bots do not use it."""

import builtins
from collections.abc import Iterable
from typing import Any

import pytest

from alcancia.bots import SeatView, find_bot
from alcancia.games import GAMES, find
from alcancia.kernel import Luck, Refused, Table

BOTS = [(game, bot) for game in GAMES for bot in (*find(game).bots, "sharp-8-playouts")]


def exact_sum(items: Iterable[Any], /, start: Any = 0) -> Any:
    """`sum` of whole numbers only."""
    total = start
    for item in items:
        total = total + item
        if type(total) is float:
            raise AssertionError("a bot adds up numbers with a point by `sum`: use whole numbers, a loop or math.fsum")
    return total


def play(game: str, bot: str, decisions: int) -> None:
    table = Table.set_up(find(game), seats=max(3, find(game).seats[0]), seed=bot, quiet=True)
    player, luck = find_bot(find(game), bot), Luck(bot)
    for _ in range(decisions):
        if not table.asked:
            return
        seat = next(iter(table.asked))
        assert not isinstance(table.play(seat, player(SeatView(table, seat), luck)), Refused)


@pytest.mark.parametrize(("game", "bot"), BOTS)
def test_no_bot_adds_up_fractions_by_sum(game: str, bot: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(builtins, "sum", exact_sum)
    play(game, bot, 25 if bot.startswith("sharp") else 400)


def test_one_that_does_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def careless(sight: SeatView, luck: Luck) -> Any:
        return sight.ask.sample(luck) if sum([0.1, 0.2]) > 0 else ()

    monkeypatch.setitem(find("multiverse").bots, "careless", careless)
    monkeypatch.setattr(builtins, "sum", exact_sum)
    with pytest.raises(AssertionError, match="adds up"):
        play("multiverse", "careless", 3)
