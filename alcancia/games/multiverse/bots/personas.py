"""Section 12: weaker players, each with a habit of its own."""

from alcancia.games.common.seat_view import SeatView
from alcancia.kernel import Luck, MoveValue

from ..content import BLUFF, total
from ..state import PILES, game
from .baseline import best_exchange, with_bluff
from .valuation import Valuation, by_loss

JUNK = 7
"""So many of the cards that are missed least."""


@game.bot
def easy(sight: SeatView, luck: Luck) -> MoveValue:
    """Bets one to three cards it hardly needs and takes the pile that looks richest."""
    table = sight.bot_view["table"]
    if sight.ask.name == "exchange":
        sight.reason = "take_rich"
        return ("take", max(PILES, key=lambda pile: total(table[pile])))
    worst = by_loss(Valuation(sight.bot_view), table["hand"])
    junk = [card for _, card in worst[:JUNK]]
    # Whoever has hardly more cards than these cannot say that they are hardly needed.
    sight.reason = "bet_spare" if len(worst) > 2 * JUNK else "whim"
    size = min(len(junk), 1 + luck.below(3))
    return with_bluff(table["hand"], [junk.pop(luck.below(len(junk))) for _ in range(size)], luck)


@game.bot
def cheap(sight: SeatView, luck: Luck) -> MoveValue:
    """Always bets its least useful card."""
    if sight.ask.name == "exchange":
        return best_exchange(sight)
    sight.reason = "bet_least"
    hand = sight.bot_view["table"]["hand"]
    return with_bluff(hand, [by_loss(Valuation(sight.bot_view), hand)[0][1]], luck)


@game.bot
def few(sight: SeatView, luck: Luck) -> MoveValue:
    """One to four random cards, then any exchange: random play that reaches the end of the deck."""
    sight.reason = "whim"
    if sight.ask.name == "exchange":
        return sight.ask.sample(luck)
    hand = sight.bot_view["table"]["hand"]
    money = [card for card in hand if card != BLUFF]
    size = min(len(money), 1 + luck.below(4))
    chosen = {money.pop(luck.below(len(money))) for _ in range(size)}
    return ("bet", tuple([card for card in hand if card in chosen]))
