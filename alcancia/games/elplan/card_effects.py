"""What a seat's cards do together (EP-4.3.8): copies add up, except Warehouse and Customs Agency."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from .content import DESIGNS, TYPES, Desk, Three

Cards: TypeAlias = tuple[tuple[str, tuple[str, ...]], ...]
"""The cards of a seat, each with the tokens that lie on it."""


class Working(NamedTuple):
    """The effects of all active cards, and how many trios the cards make, active or not."""

    processes: Three
    wild: int
    income: tuple[str, ...]
    swaps: int
    shields: int
    advisers: int
    sale_bonus: int
    purchase_discount: int
    import_discount: int
    export_bonus: int
    warehouse: bool
    trios: int


@lru_cache(maxsize=50_000)
def working(cards: Cards) -> Working:
    """EP-4.3.8 EP-4.5.1 EP-8.2 Counted once for each set of cards and tokens."""
    active = [(DESIGNS[card], len(tokens)) for card, tokens in cards if tokens]
    prints = [design.card for design, _ in active]
    made = [0, 0, 0]
    for design, tokens in active:
        for process in range(3):
            made[process] += design.gives[process] * (tokens if design.card.most_tokens else 1)
    types = [DESIGNS[card].type for card, _ in cards]
    return Working(
        processes=(made[0], made[1], made[2]),
        wild=sum(card.wild for card in prints),
        income=tuple([card for card, tokens in cards if tokens and DESIGNS[card].card.income]),
        swaps=sum(card.swap for card in prints),
        shields=sum(card.shield for card in prints),
        advisers=sum(card.adviser for card in prints),
        sale_bonus=sum(card.sale_bonus for card in prints),
        purchase_discount=sum(card.purchase_discount for card in prints),
        import_discount=max((card.import_discount for card in prints), default=0),
        export_bonus=max((card.export_bonus for card in prints), default=0),
        warehouse=any(card.warehouse for card in prints),
        trios=min(types.count(type) for type in TYPES),
    )


def active_processes(sheet: Desk, slots: Sequence[str], cards: Cards) -> tuple[Three, int]:
    """EP-4.5.1 EP-4.5.3 The active processes of slots and cards, and the wild ones of cards."""
    work = working(cards)
    had = list(work.processes)
    for process, token in zip(sheet.processes, slots, strict=True):
        if token:
            had[process] += 1
    return (had[0], had[1], had[2]), work.wild
