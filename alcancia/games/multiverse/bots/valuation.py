"""A player's judgement: what a hand is worth to it now and later (section 12).

Every playout waits for this, so a hand is counted by currency: each handful of one currency is one number (its cards' marks added up),
and what it promises is looked up. Promises are whole numbers, for sums of fractions depend on their order, and on the version of Python.
"""

from collections.abc import Iterable
from functools import lru_cache
from typing import Any, Final

from ..content import BLUFF, CARDS, CODES, COINS, CURRENCY, MONEY, VALUE

CURVE, SLOPE = 0.0045, 0.1
HOPE_OF_SET = (0, 12, 45, 100)
PATIENCE, FADING = 0.25, 0.75

POINT: Final = 1 << 40
"""A point of score, in the units in which promises are counted."""
TWENTY, THIRTY, COIN_MARK = 1 << 10, 1 << 12, 1 << 14  # as the notes that make a set are usually worth
MARK: Final = {
    BLUFF: 0,
    **{card: VALUE[card] + TWENTY * (VALUE[card] == MONEY.set_values[0]) + THIRTY * (VALUE[card] == MONEY.set_values[1]) for card in CARDS},
    **dict.fromkeys(COINS, COIN_MARK),
}
"""What a card adds to the number of its handful: its value, whether it is one of a set, or that it is a coin."""
PLACE: Final = {BLUFF: 0, **{card: (*CODES, CURRENCY[COINS[0]]).index(CURRENCY[card]) for card in CARDS}}
"""Which handful a card belongs to."""
HANDFULS: Final = len(CODES) + 1


class Promises(dict[int, int]):
    """What each handful is worth: (1 - t) times its score now, t times what it may become. Worked out when first asked for."""

    def __init__(self, full_line: int, fee: int, bonus: int, coin_points: int, later: float) -> None:
        super().__init__()
        self.rules = full_line, fee, bonus, coin_points, later

    def __missing__(self, handful: int) -> int:
        full_line, fee, bonus, coin_points, later = self.rules
        coins, worth = handful // COIN_MARK, handful % TWENTY
        twenties, thirties = handful // TWENTY % 4, handful // THIRTY % 4
        now = worth if worth >= full_line else max(0, worth - fee)
        now += bonus * ((twenties == 3) + (thirties == 3))
        grown = worth if worth >= full_line else CURVE * worth * worth + SLOPE * worth
        promise = (1 - later) * now + later * (grown + HOPE_OF_SET[twenties] + HOPE_OF_SET[thirties])
        self[handful] = found = round(POINT * promise) + POINT * coins * coin_points
        return found


promises = lru_cache(maxsize=512)(Promises)


class Valuation:
    """How a practised player feels about a growing holding."""

    __slots__ = ("promise",)

    def __init__(self, view: dict[str, Any]) -> None:
        table, options = view["table"], view["options"]
        later = 0.0 if table["last_round"] else PATIENCE + FADING * table["deck"] / max(1, table["deck_start"])
        self.promise = promises(options["full_line"], options["fee"], options["set_bonus"], options["coin_points"], later)

    def worth(self, cards: Iterable[str]) -> float:
        """V: the hand's value in points, part score now, part promise."""
        return sum([self.promise[handful] for handful in in_handfuls(cards)]) / POINT


def in_handfuls(cards: Iterable[str]) -> list[int]:
    """These cards by currency, the coins last."""
    held = [0] * HANDFULS
    for card in cards:
        held[PLACE[card]] += MARK[card]
    return held


def face(handful: int) -> int:
    """The value printed on the cards of a handful."""
    return handful % TWENTY


def by_loss(valuation: Valuation, hand: tuple[str, ...]) -> list[tuple[int, str]]:
    """The money cards with what giving each away would cost, junk first."""
    promise, held = valuation.promise, in_handfuls(hand)
    return sorted([(promise[held[PLACE[card]]] - promise[held[PLACE[card]] - MARK[card]], card) for card in hand if card != BLUFF])
