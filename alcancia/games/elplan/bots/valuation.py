"""Section 12: what products, processes and cards are worth to a sensible player. Floats are judgement, never rules."""

from collections.abc import Callable
from functools import cache, lru_cache, partial
from itertools import accumulate
from typing import Final

from ..content import DESIGNS, SHEETS, TYPES, Three
from ..production import products_of

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
LAST_CALL: Final = 3
"""With so few periods left a card only pays if it completes a trio."""
NOTHING: Final = float("-inf")
MOST_KNOWN: Final = 50_000
MOST_TABLES: Final = 2_000


TOKENS: Final = tuple(accumulate([0.0, *[TOKEN * FALL ** max(0, number - PLENTY) for number in range(1, MOST_TOKENS + 1)]]))
"""What so many free tokens are worth: the first ones 1 each, every further one less than the one before."""


def given_up(have: int, count: int) -> float:
    """What so many of the free tokens are worth; those that are still missing count in full."""
    have = min(have, MOST_TOKENS)
    spent = min(have, count)
    return TOKENS[have] - TOKENS[have - spent] + TOKEN * (count - spent)


def price_of(cost: Three, free: Three) -> float:
    """What a card's cost means to a seat with these free tokens."""
    return given_up(free[0], cost[0]) + given_up(free[1], cost[1]) + given_up(free[2], cost[2])


class Prices(dict[Three, float]):
    """What costs mean to a seat with these free tokens, each worked out when it is first asked for."""

    __slots__ = ("free",)

    def __init__(self, free: Three) -> None:
        self.free = free

    def __missing__(self, cost: Three) -> float:
        found = self[cost] = price_of(cost, self.free)
        return found


prices_of = lru_cache(maxsize=5_000)(Prices)


BITS: Final = 12
COUNT: Final = (1 << BITS) - 1
ALL: Final = (1 << 32) - 1
MONEY: Final = 32
WILD: Final = 1 << 24
"""One wild process, among processes in one number."""


def stacked(products: Three) -> int:
    """Products in one number, so that they add up at once."""
    return products[0] | products[1] << BITS | products[2] << 2 * BITS


def unstacked(products: int) -> Three:
    """The products in one number."""
    return products & COUNT, products >> BITS & COUNT, products >> 2 * BITS


def packed(had: Three, wild: int) -> int:
    """Processes in one number: eight bits for each kind, wild ones above."""
    return had[0] | had[1] << 8 | had[2] << 16 | wild * WILD


def unpacked(made: int) -> tuple[Three, int]:
    """The processes in one number, and the wild ones."""
    return (made & 255, made >> 8 & 255, made >> 16 & 255), made >> 24 & 255


def count_of(made: int) -> int:
    """How many processes are in one number, wild ones among them."""
    return (made & 255) + (made >> 8 & 255) + (made >> 16 & 255) + (made >> 24 & 255)


class Worths(dict[int, float]):
    """By products in one number, what they are worth, each worked out when it is first asked for."""

    __slots__ = ("work_out",)

    def __init__(self, work_out: Callable[[Three], float]) -> None:
        self.work_out = work_out

    def __missing__(self, products: int) -> float:
        if len(self) > MOST_KNOWN:
            self.clear()
        found = self[products] = self.work_out(unstacked(products))
        return found


class Yields(dict[int, float]):
    """By processes in one number (and money above them), the best that they can make of a production table and products at hand."""

    __slots__ = ("held", "off", "ways", "worths")

    def __init__(self, table: str, held: Three, off: int, worths: Callable[[int], Worths]) -> None:
        self.ways, self.held, self.off, self.worths = WAYS[table], stacked(held), off, worths

    def __missing__(self, asked: int) -> float:
        if len(self) > MOST_KNOWN:
            self.clear()
        made, held, worths = asked & ALL, self.held, self.worths(asked >> MONEY)
        most = count_of(made) - self.off
        found = self[asked] = max([worths[held + way] for way in self.ways[made | (most if most > 0 else 0) << 32]])
        return found


class Known(dict[tuple[str, Three, int], Yields]):
    """What was found out about production, by production table, products at hand and processes that an event takes."""

    __slots__ = ("worths",)

    def __init__(self, worths: Callable[[int], Worths]) -> None:
        self.worths = worths

    def __missing__(self, asked: tuple[str, Three, int]) -> Yields:
        if len(self) > MOST_TABLES:
            self.clear()
        found = self[asked] = Yields(*asked, self.worths)
        return found


class Prospects:
    """All that the products at hand depend on for their worth: some make ideas, the others are sold or kept. There is one of each."""

    __slots__ = ("bonus", "closed", "idea", "last", "sale_price", "steady", "store", "worths", "yields")

    def __init__(self, idea: float, sale_price: int, bonus: int, closed: bool, store: int, last: bool) -> None:
        self.idea, self.sale_price, self.bonus, self.closed, self.store, self.last = idea, sale_price, bonus, closed, store, last
        self.worths = worths = Worths(partial(_worth_at_hand, self))
        self.yields = Known(lambda money: worths)
        """What was found out about production without buying."""
        self.steady = last or idea >= sale_price + bonus + 2 * KEPT
        """Is one product more never a loss, not even where it uses up two others for an idea?"""


@lru_cache(maxsize=5_000)
def prospects_of(idea: float, sale_price: int, bonus: int, closed: bool, store: int, last: bool) -> Prospects:
    """These prospects, with all that is known about them."""
    return Prospects(idea, sale_price, bonus, closed, store, last)


class Trade:
    """All that a seat's dealings on the market depend on, apart from its own products and money. There is one of each."""

    __slots__ = ("_bought", "buy_price", "import_price", "least", "less", "on_market", "prospects", "yields")

    def __init__(self, on_market: Three, buy_price: int, import_price: int, less: int, prospects: Prospects) -> None:
        self.on_market, self.buy_price, self.import_price, self.less, self.prospects = on_market, buy_price, import_price, less, prospects
        self.least = NEVER if prospects.closed else buy_price - less
        """The money that it takes to buy anything."""
        self._bought: dict[int, Worths] = {}
        self.yields = Known(self.bought)
        """What was found out about production with buying."""

    def reaches(self, money: int) -> bool:
        """Is this enough to buy anything?"""
        return money >= self.least

    def bought(self, money: int) -> Worths:
        """What products are worth with so much money to buy others."""
        found = self._bought.get(money)
        if found is None:
            found = self._bought[money] = Worths(lambda held: stock_value(held, money, self)[0])
        return found


trade_of = lru_cache(maxsize=5_000)(Trade)
NEVER: Final = 1 << 30


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


def _worth_at_hand(prospects: Prospects, held: Three) -> float:
    sets = min(held)
    return prospects.idea * sets + leftover_value((held[0] - sets, held[1] - sets, held[2] - sets), prospects)[0]


def worth_at_hand(held: Three, prospects: Prospects) -> float:
    """What these products are worth if none is bought: the ideas they make, and what is left over."""
    return prospects.worths[stacked(held)]


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
    found: dict[Three, tuple[int, ...]] = {}
    for rows in fullest(sheet.needs, had, wild, most):
        found.setdefault(products_of(sheet, rows), rows)
    best: list[Three] = []
    for made in sorted(found, reverse=True):
        if not any([other[0] >= made[0] and other[1] >= made[1] and other[2] >= made[2] for other in best]):
            best.append(made)
    return tuple([(found[made], made) for made in best])


@lru_cache(maxsize=50_000)
def fullest(needs: tuple[Three, ...], had: Three, wild: int, most: int) -> tuple[tuple[int, ...], ...]:
    """How often each row can be used, the last one always as often as the others allow: anything less makes less."""
    have_p, have_l, have_k = had
    (row_p, row_l, row_k), others = needs[0], needs[1:]
    found: list[tuple[int, ...]] = []
    times = p = lo = k = 0
    while p + lo + k <= most:
        # What is short of a process is taken from the wild ones; the rows that follow have what is left.
        short = (p - have_p if p > have_p else 0) + (lo - have_l if lo > have_l else 0) + (k - have_k if k > have_k else 0)
        if short > wild:
            break
        if others:
            rest = (have_p - p if have_p > p else 0, have_l - lo if have_l > lo else 0, have_k - k if have_k > k else 0)
            found += [(times, *rows) for rows in fullest(others, rest, wild - short, most - p - lo - k)]
        times, p, lo, k = times + 1, p + row_p, lo + row_l, k + row_k
    return tuple(found) if others else ((times - 1,),)


class Ways(dict[int, tuple[int, ...]]):
    """By processes in one number, and how many may be used above them: what a production table can make of them, each in one number."""

    __slots__ = ("table",)

    def __init__(self, table: str) -> None:
        self.table = table

    def __missing__(self, asked: int) -> tuple[int, ...]:
        if len(self) > MOST_KNOWN:
            self.clear()
        found = self[asked] = tuple([stacked(made) for _, made in outputs(self.table, *unpacked(asked), asked >> 32)])
        return found


WAYS: Final = {table: Ways(table) for table in SAME_TABLE.values()}


def best_rows(plan: str, had: Three, wild: int, most: int, held: Three, money: int, trade: Trade) -> tuple[int, ...]:
    """The rows that make the best of these processes."""
    worths, base = trade.bought(money) if trade.reaches(money) else trade.prospects.worths, stacked(held)
    best, chosen = -1.0, tuple[int, ...]()
    for rows, made in outputs(SAME_TABLE[plan], had, wild, most):
        value = worths[base + stacked(made)]
        if value > best:
            best, chosen = value, rows
    return chosen


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


def gain(card: str, owned: Three, periods_left: int, idea: float, faith: float) -> float:
    """What a card brings over the rest of the game, as much as the player believes in it; less than nothing if it comes too late."""
    bonus, completes = trio_bonus(card, owned, idea)
    if periods_left <= LAST_CALL:
        return bonus if completes else NOTHING
    return faith * (earns(card) * periods_left + bonus)


class Gains(dict[str, float]):
    """What each card brings, worked out when it is first asked for."""

    __slots__ = ("given",)

    def __init__(self, owned: Three, periods_left: int, idea: float, faith: float) -> None:
        self.given = owned, periods_left, idea, faith

    def __missing__(self, card: str) -> float:
        found = self[card] = gain(card, *self.given)
        return found


gains_of = lru_cache(maxsize=2_000)(Gains)
