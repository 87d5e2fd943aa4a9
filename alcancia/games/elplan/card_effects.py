"""What a seat's cards do together (EP-4.3.8): copies add up, except Warehouse and Customs Agency."""

from functools import lru_cache
from typing import NamedTuple, TypeAlias

from .content import DESIGNS, Desk, Three

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
    p = lo = k = wild = swaps = shields = advisers = sale_bonus = purchase_discount = import_discount = export_bonus = 0
    warehouse, income, types = False, [], [0, 0, 0]
    for name, tokens in cards:
        design = DESIGNS[name]
        types[design.type_number] += 1
        if tokens:
            card, gives = design.card, design.gives
            times = len(tokens) if card.most_tokens else 1
            p, lo, k, wild = p + times * gives[0], lo + times * gives[1], k + times * gives[2], wild + card.wild
            swaps, shields, advisers = swaps + card.swap, shields + card.shield, advisers + card.adviser
            sale_bonus, purchase_discount = sale_bonus + card.sale_bonus, purchase_discount + card.purchase_discount
            import_discount, export_bonus = max(import_discount, card.import_discount), max(export_bonus, card.export_bonus)
            warehouse = warehouse or card.warehouse
            if card.income:
                income.append(name)
    return Working(
        processes=(p, lo, k), wild=wild, income=tuple(income), swaps=swaps, shields=shields, advisers=advisers, sale_bonus=sale_bonus,
        purchase_discount=purchase_discount, import_discount=import_discount, export_bonus=export_bonus, warehouse=warehouse,
        trios=min(types),
    )  # fmt: skip


@lru_cache(maxsize=50_000)
def active_processes(sheet: Desk, slots: tuple[str, ...], cards: Cards) -> tuple[Three, int]:
    """EP-4.5.1 EP-4.5.3 The active processes of slots and cards, and the wild ones of cards; counted once for each desk."""
    work = working(cards)
    had = list(work.processes)
    for process, token in zip(sheet.processes, slots, strict=True):
        if token:
            had[process] += 1
    return (had[0], had[1], had[2]), work.wild
