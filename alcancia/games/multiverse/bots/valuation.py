"""A player's judgement: what a hand is worth to it now and later (section 12)."""

from collections.abc import Iterable
from functools import cache
from typing import Any

from ..content import BLUFF, CURRENCY, VALUE

CURVE, SLOPE = 0.0045, 0.1
HOPE_OF_SET = (0, 12, 45, 100)
PATIENCE, FADING = 0.25, 0.75


class Valuation:
    """How a practised player feels about a growing holding."""

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


def by_loss(valuation: Valuation, hand: tuple[str, ...]) -> list[tuple[float, str]]:
    """The money cards with what giving each away would cost, junk first."""
    whole = valuation.worth(hand)
    return sorted((whole - valuation.worth(without(hand, (card,))), card) for card in hand if card != BLUFF)
