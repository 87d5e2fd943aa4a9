"""Section 12: how a sensible person plays it."""

from collections.abc import Iterable
from itertools import combinations
from typing import Any

from alcancia.games.common.seat_view import SeatView
from alcancia.kernel import Luck, MoveValue

from ..content import BLUFF, VALUE, total
from ..state import PILES, game
from .valuation import Valuation, by_loss, without

GUESSED_BETS = (40, 70, 100)
LATECOMER = 1.15
WHIM = 0.3


def candidates(losses: list[tuple[float, str]]) -> list[tuple[str, ...]]:
    """The cheapest 1 to 8 cards per unit of face value, and all groups of 1 to 3 among the 7 least useful."""
    per_unit = [card for _, card in sorted((loss / VALUE[card], card) for loss, card in losses)]
    junk = [card for _, card in losses[:7]]
    found = [tuple(sorted(per_unit[:size])) for size in range(1, min(8, len(per_unit)) + 1)]
    found += [tuple(sorted(group)) for size in (1, 2, 3) for group in combinations(junk, size)]
    return list(dict.fromkeys(found))


def expected_bets(view: dict[str, Any]) -> list[int]:
    """What the others bet in the last rounds, with a guess while little is known."""
    mine = view["seat"]
    seen = [bet for bets in view["table"]["history"] for seat, bet in enumerate(bets) if seat != mine and bet]
    return [*seen, *GUESSED_BETS] if view["table"]["rounds"] < 3 or not seen else seen


def expected_gain(valuation: Valuation, view: dict[str, Any], cards: tuple[str, ...], others: list[int]) -> float:
    """What betting these cards should bring, over the chances of being first, second or later."""
    table = view["table"]
    hand = table["hand"]
    rest = without(hand, cards)
    whole, left_over = valuation.worth(hand), valuation.worth(rest)
    left, right = (valuation.worth([*rest, *table[pile]]) - whole for pile in PILES)
    cost = whole - left_over
    mean = sum(others) / len(others)
    bet = total(cards)
    ahead = (sum(other > bet for other in others) + sum(other == bet for other in others) / 2) / len(others)
    rivals = view["seats"] - 1
    first: float = (1 - ahead) ** rivals
    second: float = rivals * ahead * (1 - ahead) ** (rivals - 1)
    gain_first = max(left, right, 0)
    gain_second = (max(left, mean - cost, 0) + max(right, mean - cost, 0)) / 2
    gain_later = max(LATECOMER * mean - cost, 0)
    return first * gain_first + second * gain_second + max(0.0, 1 - first - second) * gain_later


def with_bluff(hand: tuple[str, ...], cards: Iterable[str], luck: Luck) -> MoveValue:
    """The bet, with the bluff card among it every other time."""
    chosen = set(cards)
    if BLUFF in hand and luck.bits(1):
        chosen.add(BLUFF)
    return ("bet", tuple([card for card in hand if card in chosen]))


def best_exchange(sight: SeatView) -> MoveValue:
    """The move that leaves the best hand: left, right, swaps by seat, keep."""
    view = sight.view
    table, valuation = view["table"], Valuation(view)
    hand, mine = table["hand"], table["players"][view["seat"]]["front"]

    def obtained(move: MoveValue) -> tuple[str, ...]:
        if move[0] == "take":
            return tuple(table[move[1]])
        return tuple(table["players"][move[1]]["front"]) if move[0] == "swap" else tuple(mine)

    best: MoveValue = max(sight.ask.enumerate(16), key=lambda move: valuation.worth([*hand, *obtained(move)]))
    sight.reason = f"{best[0]}_best"
    return best


@game.bot
def baseline(sight: SeatView, luck: Luck) -> MoveValue:
    """Settles on a few currencies, pays with the rest, bets high only when one offer is much better."""
    if sight.ask.name == "exchange":
        return best_exchange(sight)
    view = sight.view
    hand, valuation, others = view["table"]["hand"], Valuation(view), expected_bets(view)
    best, chosen = 0.0, None
    for cards in candidates(by_loss(valuation, hand)):
        gain = expected_gain(valuation, view, cards, others)
        if gain > 0 and (whim := gain + WHIM * luck.bits(20) / (1 << 20)) > best:
            best, chosen = whim, cards
    sight.reason = "sit_out" if chosen is None else "bet_high" if total(chosen) > max(others) else "bet_spare"
    return sight.ask.otherwise() if chosen is None else with_bluff(hand, chosen, luck)
