"""Three people with habits of their own."""

from alcancia.games.common.seat_view import SeatView
from alcancia.kernel import Luck, MoveValue

from ..content import At
from ..state import game
from .baseline import Habits, answer

SAVER = Habits(reserve=200, likes=((At.EXTRA_JOBS, 1.6), (At.INSURANCE, 1.5), (At.SHOPPING, 0.6)))
SPENDER = Habits(reserve=0, shopper=True, most_tokens=0)
INVESTOR = Habits(likes=((At.INVESTMENTS, 1.3),), borrows_to_invest=True)


@game.bot
def saver(sight: SeatView, luck: Luck) -> MoveValue:
    """Works, saves and insures; buys little joy."""
    return answer(sight, luck, SAVER)


@game.bot
def spender(sight: SeatView, luck: Luck) -> MoveValue:
    """Shops every year, on credit if need be."""
    return answer(sight, luck, SPENDER)


@game.bot
def investor(sight: SeatView, luck: Luck) -> MoveValue:
    """Borrows once in the first year and puts it into investments."""
    return answer(sight, luck, INVESTOR)
