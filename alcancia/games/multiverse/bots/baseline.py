"""Section 12: how a sensible person plays it."""

from collections.abc import Iterable

from alcancia.games.common.seat_view import SeatView
from alcancia.kernel import Luck, MoveValue

from ..content import BLUFF
from ..state import game
from .betting import Weighing, expected_bets
from .valuation import Valuation, in_handfuls

WHIM = 0.3


def with_bluff(hand: tuple[str, ...], cards: Iterable[str], luck: Luck) -> MoveValue:
    """The bet, with the bluff card among it every other time."""
    chosen = set(cards)
    if BLUFF in hand and luck.bits(1):
        chosen.add(BLUFF)
    return ("bet", tuple([card for card in hand if card in chosen]))


def best_exchange(sight: SeatView) -> MoveValue:
    """The move that leaves the best hand: left, right, swaps by seat, keep."""
    view = sight.bot_view
    table, promise = view["table"], Valuation(view).promise
    held, mine = in_handfuls(table["hand"]), table["players"][view["seat"]]["front"]

    def obtained(move: MoveValue) -> tuple[str, ...]:
        if move[0] == "take":
            return tuple(table[move[1]])
        return tuple(table["players"][move[1]]["front"]) if move[0] == "swap" else tuple(mine)

    def gained(move: MoveValue) -> int:
        return sum([promise[now + more] - promise[now] for now, more in zip(held, in_handfuls(obtained(move)), strict=True) if more])

    best: MoveValue = max(sight.ask.enumerate(16), key=gained)
    sight.reason = f"{best[0]}_best"
    return best


@game.bot
def baseline(sight: SeatView, luck: Luck) -> MoveValue:
    """Settles on a few currencies, pays with the rest, bets high only when one offer is much better."""
    if sight.ask.name == "exchange":
        return best_exchange(sight)
    view = sight.bot_view
    others = expected_bets(view)
    weighing = Weighing(view, others)
    best, chosen = 0.0, None
    for bet in weighing.bets():
        gain = bet[0]
        if gain > 0 and (whim := gain + WHIM * luck.bits(20) / (1 << 20)) > best:
            best, chosen = whim, bet
    if chosen is None:
        sight.reason = "sit_out"
        return sight.ask.otherwise()
    cards = weighing.cards_of(chosen)
    sight.reason = "bet_high" if chosen[1] > max(others) else "bet_spare" if weighing.hardly_needs(cards) else "bet_worth"
    return with_bluff(view["table"]["hand"], cards, luck)
