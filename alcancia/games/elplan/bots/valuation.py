"""Section 12: what products, processes and cards are worth to a sensible player. Floats are judgement, never rules."""

from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import accumulate
from typing import Final, NamedTuple

from ..content import DESIGNS, SHEETS, TYPES, Three
from ..production import Output, products_of

IDEA, LATE_IDEA, LATE_PERIODS = 8.0, 11.0, 4
KEPT, KEPT_AGAIN = 2.2, 0.9
TOKEN, LAST_TOKEN = 1.0, 0.02
PLENTY, FALL, MOST_TOKENS = 2, 0.9, 60
PER_PROCESS, PER_WILD, PER_INCOME, PER_ADVISER, PER_BONUS, PER_SHIELD = 0.5, 0.6, 1.0, 0.8, 0.6, 0.25
PER_WAREHOUSE, PER_DISCOUNT, PER_CUSTOMS = 0.2, 0.4, 0.1
PER_ACTIVATION = 0.35
TRIO, TOWARDS_TRIO, LATER_TRIO = 0.9, 3.2, 2.5
AT_ONCE = 0.3
"""A card that can work today is worth so much more."""
MOST_MONEY = 24


TOKENS: Final = tuple(accumulate([0.0, *[TOKEN * FALL ** max(0, number - PLENTY) for number in range(1, MOST_TOKENS + 1)]]))
"""What so many free tokens are worth: the first ones 1 each, every further one less than the one before."""


def given_up(have: int, count: int) -> float:
    """What so many of the free tokens are worth; those that are still missing count in full."""
    have = min(have, MOST_TOKENS)
    spent = min(have, count)
    return TOKENS[have] - TOKENS[have - spent] + TOKEN * (count - spent)


@lru_cache(maxsize=50_000)
def price_of(cost: Three, free: Three) -> float:
    """What a card's cost means to a seat with these free tokens."""
    return given_up(free[0], cost[0]) + given_up(free[1], cost[1]) + given_up(free[2], cost[2])


class Prospects(NamedTuple):
    """All that the products at hand depend on for their worth: some make ideas, the others are sold or kept."""

    idea: float
    sale_price: int
    bonus: int
    closed: bool
    store: int
    last: bool


class Trade(NamedTuple):
    """All that a seat's dealings on the market depend on, apart from its own products and money."""

    on_market: Three
    buy_price: int
    import_price: int
    less: int
    prospects: Prospects

    def reaches(self, money: int) -> bool:
        """Is this enough to buy anything?"""
        return not self.prospects.closed and money + self.less >= self.buy_price


@lru_cache(maxsize=50_000)
def leftover_value(left: Three, prospects: Prospects) -> tuple[float, tuple[tuple[int, int], ...]]:
    """What products are worth that make no idea now, and the sales that lead there: type and how many. None if all is better kept.

    In the last period they are worth next to nothing, and are sold or kept as ever.
    """
    best = kept_value(left, prospects.store)
    sales: list[tuple[int, int]] = []
    for good in () if prospects.closed else range(3):
        for count in {left[good], left[good] - 1}:
            if count > 0:
                rest = list(left)
                rest[good] -= count
                sold = TOKEN * (count * prospects.sale_price + prospects.bonus)
                value = sold + kept_value((rest[0], rest[1], rest[2]), prospects.store)
                if value > best:
                    best, sales = value, [(good, count)]
                elif value == best and sales:
                    sales.append((good, count))
    return LAST_TOKEN * best if prospects.last else best, tuple(sales)


def kept_value(left: Three, store: int) -> float:
    """Different products are worth keeping: they are part of the next idea."""
    different = min(store, sum(count > 0 for count in left))
    return KEPT * different + KEPT_AGAIN * min(store - different, sum(left) - different)


@lru_cache(maxsize=50_000)
def worth_at_hand(held: Three, prospects: Prospects) -> float:
    """What these products are worth if none is bought: the ideas they make, and what is left over."""
    sets = min(held)
    return prospects.idea * sets + leftover_value((held[0] - sets, held[1] - sets, held[2] - sets), prospects)[0]


def stock_value(held: Three, money: int, trade: Trade) -> tuple[float, int, int]:
    """What these products are worth with so much money: value, type to buy (-1: none) and how many."""
    prospects = trade.prospects
    best = (worth_at_hand(held, prospects), -1, 0)
    fewest, middle, _ = sorted(held)
    if fewest == middle or not trade.reaches(money):  # Buying completes an idea only where one type alone is short.
        return best
    good = held.index(fewest)
    for count in range(1, middle - fewest + 1):
        here = min(count, trade.on_market[good])
        price = max(0, here * trade.buy_price + (count - here) * trade.import_price - trade.less)
        if price > min(MOST_MONEY, money):
            break
        more = list(held)
        more[good] += count
        spent = LAST_TOKEN * price if prospects.last else given_up(money, price)
        value = worth_at_hand((more[0], more[1], more[2]), prospects) - spent
        if value > best[0]:
            best = (value, good, count)
    return best


SAME_TABLE: Final = {
    plan: next(other for other, its in SHEETS.items() if (its.needs, its.makes) == (sheet.needs, sheet.makes))
    for plan, sheet in SHEETS.items()
}
"""The first plan that has the same production table: what one can make all others can."""


@lru_cache(maxsize=50_000)
def outputs(plan: str, had: Three, wild: int, most: int) -> tuple[tuple[tuple[int, ...], Three], ...]:
    """The rows a plan can use and what they make, without those that make less of everything."""
    sheet = SHEETS[plan]
    space = Output(sheet.needs, had, wild, most)
    found: dict[Three, tuple[int, ...]] = {}
    for rows in fullest(space):
        found.setdefault(products_of(sheet, rows), rows)
    best: list[Three] = []
    for made in sorted(found, reverse=True):
        if not any([other[0] >= made[0] and other[1] >= made[1] and other[2] >= made[2] for other in best]):
            best.append(made)
    return tuple([(found[made], made) for made in best])


def fullest(space: Output) -> Iterator[tuple[int, ...]]:
    """How often each row can be used, the last one always as often as the others allow: anything less makes less."""
    *others, last = space.needs
    for rows in Output(tuple(others), space.have, space.wild, space.most):
        p, lo, k = space.need((*rows, 0))
        times = 0
        while space.allows((p + (times + 1) * last[0], lo + (times + 1) * last[1], k + (times + 1) * last[2])):
            times += 1
        yield (*rows, times)


def production_value(plan: str, had: Three, wild: int, most: int, held: Three, money: int, trade: Trade) -> tuple[float, tuple[int, ...]]:
    """The best that can be made of these processes: value, and the rows."""
    best: tuple[float, tuple[int, ...]] = (-1.0, ())
    buys = trade.reaches(money)
    for rows, made in outputs(SAME_TABLE[plan], had, wild, most):
        stock = (held[0] + made[0], held[1] + made[1], held[2] + made[2])
        value = stock_value(stock, money, trade)[0] if buys else worth_at_hand(stock, trade.prospects)
        if value > best[0]:
            best = (value, rows)
    return best


@cache
def effects(card: str) -> float:
    """What an active card brings in a period apart from processes. Nobody here swaps, so a card that swaps brings nothing."""
    printed = DESIGNS[card].card
    value = PER_INCOME * (printed.income is not None) + PER_ADVISER * printed.adviser + PER_BONUS * printed.sale_bonus
    value += PER_SHIELD * printed.shield + PER_WAREHOUSE * printed.warehouse
    return value + PER_DISCOUNT * printed.purchase_discount + PER_CUSTOMS * printed.import_discount


@cache
def earns(card: str) -> float:
    """What an active card brings in a period, less what its tokens could do elsewhere."""
    printed = DESIGNS[card].card
    tokens = 2 if printed.most_tokens else 1
    value = PER_PROCESS * len(printed.processes) * tokens + PER_WILD * printed.wild + effects(card)
    return value - PER_ACTIVATION * len(printed.activation) * tokens


@cache
def trio_bonus(card: str, owned: Three, idea: float) -> tuple[float, bool]:
    """What a card does for trios, and whether it completes one. `owned`: how many cards of each type there are already."""
    mine = owned[TYPES.index(DESIGNS[card].type)]
    fewest = min(owned)
    if mine == fewest and owned.count(fewest) == 1:
        return TRIO * idea, True
    return TOWARDS_TRIO if mine == fewest else LATER_TRIO, False


def net_worth(card: str, owned: Three, price: float, periods_left: int, idea: float, faith: float) -> float:
    """What a card brings over the rest of the game, as much as the player believes in it, less its price."""
    bonus, completes = trio_bonus(card, owned, idea)
    if periods_left <= 3:
        return bonus - price if completes else -1.0
    return faith * (earns(card) * periods_left + bonus) - price
