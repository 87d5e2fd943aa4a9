"""Section 12: the sensible player, who weighs every token, and its relatives, each with a style of its own."""

from functools import partial
from typing import Final

from alcancia.games.common.seat_view import SeatView
from alcancia.kernel import Luck, MoveValue

from ..state import game
from .baseline import DECISIONS, Seat, Style

STYLES: Final = {
    "baseline": Style(),
    "spender": Style(faith=2.0),
    "saver": Style(reserve=8),
    "cautious": Style(fear=0.6),
    "craftsman": Style(invests=False),
}


def decide(style: Style, sight: SeatView, luck: Luck) -> MoveValue:
    """What a player of this style does; the code of the sentence that says why is left with the sight."""
    move, sight.reason = DECISIONS[sight.ask.name](Seat(sight.position, sight.seat, sight.ask, style), luck)
    return move


game.bots.update({name: partial(decide, style) for name, style in STYLES.items()})
