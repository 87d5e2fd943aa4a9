"""Section 12: how a sensible person plays it, and weaker players."""

from collections.abc import Iterable
from functools import cache
from itertools import combinations
from typing import Any

from alcancia.games.common.seat_view import SeatView
from alcancia.games.multiverse.money import BLUFF, CURRENCY, VALUE, total
from alcancia.games.multiverse.table import PILES, game
from alcancia.kernel import Luck, MoveValue

# How a practised player feels about a growing holding; see the rules, section 12.
CURVE, SLOPE = 0.0045, 0.1
HOPE_OF_SET = (0, 12, 45, 100)
PATIENCE, FADING = 0.25, 0.75
GUESSED_BETS = (40, 70, 100)
LATECOMER = 1.15
WHIM = 0.3


class Eyes:
    """A player's judgement: what a hand is worth to it now and later."""

    def __init__(self, view: dict[str, Any]) -> None:
        table, options = view["table"], view["options"]
        later = 0.0 if table["last_round"] else PATIENCE + FADING * table["deck"] / max(1, table["deck_start"])
        self.rules = (options["full_line"], options["fee"], options["set_bonus"], later)
        self.coin_points: int = options["coin_points"]

    def worth(self, cards: Iterable[str]) -> float:
        """V: the hand's value, part score now, part promise."""
        held: dict[str, list[int]] = {}
        coins = 0
        for card in cards:
            if card == BLUFF:
                continue
            if card.startswith("coin"):
                coins += 1
                continue
            holding = held.setdefault(CURRENCY[card], [0, 0, 0])
            value = VALUE[card]
            holding[0] += value
            if value == 20:
                holding[1] += 1
            elif value == 30:
                holding[2] += 1
        return coins * self.coin_points + sum([promise(*holding, *self.rules) for holding in held.values()])


@cache
def promise(worth: int, twenties: int, thirties: int, full_line: int, fee: int, bonus: int, later: float) -> float:
    """What one currency is worth: (1 - t) times its score now, t times what it may become."""
    now = worth if worth >= full_line else max(0, worth - fee)
    now += bonus * ((twenties == 3) + (thirties == 3))
    grown = worth if worth >= full_line else CURVE * worth * worth + SLOPE * worth
    return (1 - later) * now + later * (grown + HOPE_OF_SET[twenties] + HOPE_OF_SET[thirties])


def without(hand: tuple[str, ...], cards: Iterable[str]) -> list[str]:
    """The hand less these cards."""
    gone = set(cards)
    return [card for card in hand if card not in gone]


def by_loss(eyes: Eyes, hand: tuple[str, ...]) -> list[tuple[float, str]]:
    """The money cards with what giving each away would cost, junk first."""
    whole = eyes.worth(hand)
    return sorted((whole - eyes.worth(without(hand, (card,))), card) for card in hand if card != BLUFF)


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


def expected_gain(eyes: Eyes, view: dict[str, Any], cards: tuple[str, ...], others: list[int]) -> float:
    """What betting these cards should bring, over the chances of being first, second or later."""
    table = view["table"]
    hand = table["hand"]
    rest = without(hand, cards)
    whole, left_over = eyes.worth(hand), eyes.worth(rest)
    left, right = (eyes.worth([*rest, *table[pile]]) - whole for pile in PILES)
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
    table, eyes = view["table"], Eyes(view)
    hand, mine = table["hand"], table["players"][view["seat"]]["front"]

    def obtained(move: MoveValue) -> tuple[str, ...]:
        if move[0] == "take":
            return tuple(table[move[1]])
        return tuple(table["players"][move[1]]["front"]) if move[0] == "swap" else tuple(mine)

    best: MoveValue = max(sight.ask.enumerate(16), key=lambda move: eyes.worth([*hand, *obtained(move)]))
    sight.reason = f"{best[0]}_best"
    return best


@game.bot
def baseline(sight: SeatView, luck: Luck) -> MoveValue:
    """Settles on a few currencies, pays with the rest, bets high only when one offer is much better."""
    if sight.ask.name == "exchange":
        return best_exchange(sight)
    view = sight.view
    hand, eyes, others = view["table"]["hand"], Eyes(view), expected_bets(view)
    best, chosen = 0.0, None
    for cards in candidates(by_loss(eyes, hand)):
        gain = expected_gain(eyes, view, cards, others)
        if gain > 0 and (whim := gain + WHIM * luck.bits(20) / (1 << 20)) > best:
            best, chosen = whim, cards
    sight.reason = "sit_out" if chosen is None else "bet_high" if total(chosen) > max(others) else "bet_spare"
    return sight.ask.otherwise() if chosen is None else with_bluff(hand, chosen, luck)


@game.bot
def easy(sight: SeatView, luck: Luck) -> MoveValue:
    """Bets one to three cards it hardly needs and takes the pile that looks richest."""
    table = sight.view["table"]
    if sight.ask.name == "exchange":
        sight.reason = "take_rich"
        return ("take", max(PILES, key=lambda pile: total(table[pile])))
    sight.reason = "bet_spare"
    junk = [card for _, card in by_loss(Eyes(sight.view), table["hand"])[:7]]
    size = min(len(junk), 1 + luck.below(3))
    return with_bluff(table["hand"], [junk.pop(luck.below(len(junk))) for _ in range(size)], luck)


@game.bot
def cheap(sight: SeatView, luck: Luck) -> MoveValue:
    """Always bets its least useful card."""
    if sight.ask.name == "exchange":
        return best_exchange(sight)
    sight.reason = "bet_least"
    hand = sight.view["table"]["hand"]
    return with_bluff(hand, [by_loss(Eyes(sight.view), hand)[0][1]], luck)


@game.bot
def few(sight: SeatView, luck: Luck) -> MoveValue:
    """One to four random cards, then any exchange: random play that reaches the end of the deck."""
    sight.reason = "whim"
    if sight.ask.name == "exchange":
        return sight.ask.sample(luck)
    hand = sight.view["table"]["hand"]
    money = [card for card in hand if card != BLUFF]
    size = min(len(money), 1 + luck.below(4))
    chosen = {money.pop(luck.below(len(money))) for _ in range(size)}
    return ("bet", tuple([card for card in hand if card in chosen]))
