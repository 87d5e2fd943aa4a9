"""Section 12: the sensible player and its relatives, each with a style of its own."""

from typing import Final

from alcancia.games.common.seat_view import SeatView
from alcancia.games.elplan.bots.baseline import DECISIONS, Seat, Style
from alcancia.games.elplan.state import game
from alcancia.kernel import Luck, MoveValue

STYLES: Final = {
    "baseline": Style(),
    "spender": Style(faith=2.0),
    "saver": Style(reserve=8),
    "cautious": Style(fear=0.6),
    "craftsman": Style(invests=False),
}


def decide(sight: SeatView, luck: Luck, name: str) -> MoveValue:
    """What the player of this name does; the code of the sentence that says why is left with the sight."""
    move, sight.reason = DECISIONS[sight.ask.name](Seat(sight, STYLES[name]), luck)
    return move


@game.bot
def baseline(sight: SeatView, luck: Luck) -> MoveValue:
    """Looks one period ahead and weighs every token."""
    return decide(sight, luck, "baseline")


@game.bot
def spender(sight: SeatView, luck: Luck) -> MoveValue:
    """Buys whatever a card promises."""
    return decide(sight, luck, "spender")


@game.bot
def saver(sight: SeatView, luck: Luck) -> MoveValue:
    """Keeps a large reserve at hand."""
    return decide(sight, luck, "saver")


@game.bot
def cautious(sight: SeatView, luck: Luck) -> MoveValue:
    """Likes to be insured."""
    return decide(sight, luck, "cautious")


@game.bot
def craftsman(sight: SeatView, luck: Luck) -> MoveValue:
    """Never invests."""
    return decide(sight, luck, "craftsman")
