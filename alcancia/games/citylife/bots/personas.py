"""Players with another character than the sensible one; what they look for stands in `content/bots.toml`."""

from alcancia.games.common.seat_view import SeatView
from alcancia.kernel import Luck, MoveValue

from ..state import game
from .baseline import act


@game.bot
def saver(sight: SeatView, luck: Luck) -> MoveValue:
    """Keeps a large reserve, likes shares, never borrows."""
    return act("saver", sight, luck)


@game.bot
def investor(sight: SeatView, luck: Luck) -> MoveValue:
    """Buys every House and Tower it can pay for, and borrows for more."""
    return act("investor", sight, luck)


@game.bot
def gambler(sight: SeatView, luck: Luck) -> MoveValue:
    """Loves the die and high bids, and keeps nothing aside."""
    return act("gambler", sight, luck)
