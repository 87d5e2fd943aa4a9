"""Section 12: people with other tempers."""

from alcancia.games.common.seat_view import SeatView
from alcancia.kernel import Luck, MoveValue

from ..state import game
from .baseline import decide
from .valuation import Temper

SAVER = Temper(insurance=2.0, luxury=0.7, reserve=4.0, stock=3, cover=6)
SPENDER = Temper(work=0.6, insurance=0.4, luxury=1.9, investing=0.6, reserve=0.4, careless=True, stock=0)
GAMBLER = Temper(work=1.2, insurance=0.0, investing=1.5, reserve=1.2, careless=True, stock=1)
PLANNER = Temper(work=1.2, insurance=1.3, luxury=1.1, stock=2)


@game.bot
def saver(sight: SeatView, luck: Luck) -> MoveValue:
    """Keeps a large reserve, insures everything, buys few luxuries."""
    return decide(sight, luck, SAVER)


@game.bot
def spender(sight: SeatView, luck: Luck) -> MoveValue:
    """Spends what is there on what is fun, and thinks of bills later."""
    return decide(sight, luck, SPENDER)


@game.bot
def gambler(sight: SeatView, luck: Luck) -> MoveValue:
    """Bets on growth: investments and jobs, no insurance, no reserve."""
    return decide(sight, luck, GAMBLER)


@game.bot
def planner(sight: SeatView, luck: Luck) -> MoveValue:
    """Learns and works early, insures the big dangers, buys joy late."""
    return decide(sight, luck, PLANNER)
