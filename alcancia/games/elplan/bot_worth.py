"""Section 12: what products, processes and cards are worth to a sensible player. Floats are judgement, never rules."""

from functools import cache, lru_cache
from itertools import product
from typing import NamedTuple

from alcancia.games.elplan.prints import DESIGNS, SHEETS, TYPES, Three
from alcancia.games.elplan.production import products_of

IDEA, LATE_IDEA, LATE_PERIODS = 8.0, 11.0, 4
KEPT, KEPT_AGAIN = 2.2, 0.9
TOKEN, LAST_TOKEN = 1.2, 0.02
MONEY_SPENT = 0.9
PER_PROCESS, PER_WILD, PER_INCOME, PER_ADVISER, PER_BONUS, PER_SHIELD = 0.5, 0.6, 1.0, 0.8, 0.6, 0.1
PER_WAREHOUSE, PER_DISCOUNT, PER_SWAP, PER_CUSTOMS = 0.2, 0.4, 0.0, 0.1
PER_ACTIVATION = 0.35
TRIO, TOWARDS_TRIO = 0.9, 4.0
MOST_MONEY = 24


class Trade(NamedTuple):
    """All that a seat's dealings on the market depend on, apart from its own products and money."""

    on_market: Three
    buy_price: int
    import_price: int
    sale_price: int
    less: int
    bonus: int
    closed: bool
    store: int
    last: bool
    idea: float


@lru_cache(maxsize=200_000)
def leftover_value(left: Three, trade: Trade) -> tuple[float, int, int]:
    """What products are worth that make no idea now: value, type to sell (-1: none) and how many."""
    token = LAST_TOKEN if trade.last else TOKEN
    best = (kept_value(left, trade), -1, 0)
    if trade.closed:
        return best
    for good in range(3):
        for count in {left[good], left[good] - 1}:
            if count > 0:
                rest = list(left)
                rest[good] -= count
                value = token * (count * trade.sale_price + trade.bonus) + kept_value((rest[0], rest[1], rest[2]), trade)
                if value > best[0]:
                    best = (value, good, count)
    return best


def kept_value(left: Three, trade: Trade) -> float:
    """Different products are worth keeping: they are part of the next idea."""
    if trade.last:
        return 0.0
    different = min(trade.store, sum(count > 0 for count in left))
    return KEPT * different + KEPT_AGAIN * min(trade.store - different, sum(left) - different)


@lru_cache(maxsize=200_000)
def stock_value(held: Three, money: int, trade: Trade) -> tuple[float, int, int]:
    """What these products are worth with this much money: value, type to buy (-1: none) and how many."""
    sets = min(held)
    left = (held[0] - sets, held[1] - sets, held[2] - sets)
    best = (trade.idea * sets + leftover_value(left, trade)[0], -1, 0)
    if trade.closed or money + trade.less < trade.buy_price:
        return best
    spent = LAST_TOKEN if trade.last else MONEY_SPENT
    for good in range(3):
        others = min(held[other] for other in range(3) if other != good)
        for count in range(1, others - held[good] + 1):
            here = min(count, trade.on_market[good])
            price = max(0, here * trade.buy_price + (count - here) * trade.import_price - trade.less)
            if price > money:
                break
            more = list(held)
            more[good] += count
            sets = min(more)
            left = (more[0] - sets, more[1] - sets, more[2] - sets)
            value = trade.idea * sets + leftover_value(left, trade)[0] - spent * price
            if value > best[0]:
                best = (value, good, count)
    return best


@lru_cache(maxsize=200_000)
def outputs(plan: str, had: Three, wild: int, most: int) -> tuple[tuple[tuple[int, ...], Three], ...]:
    """The rows a plan can use and what they make, without those that make less of everything."""
    sheet = SHEETS[plan]
    found: dict[Three, tuple[int, ...]] = {}
    tops = [top(need, had, wild, most) for need in sheet.needs]
    for rows in product(*[range(times + 1) for times in tops]):
        p = lo = k = 0
        for times, need in zip(rows, sheet.needs, strict=True):
            if times:
                p, lo, k = p + times * need[0], lo + times * need[1], k + times * need[2]
        short = (p - had[0] if p > had[0] else 0) + (lo - had[1] if lo > had[1] else 0) + (k - had[2] if k > had[2] else 0)
        if short <= wild and p + lo + k <= most:
            found.setdefault(products_of(sheet, rows), rows)
    best: list[Three] = []
    for made in sorted(found, reverse=True):
        if not any(other[0] >= made[0] and other[1] >= made[1] and other[2] >= made[2] for other in best):
            best.append(made)
    return tuple([(found[made], made) for made in best])


def top(need: Three, had: Three, wild: int, most: int) -> int:
    """How often one row alone can be used."""
    times = 0
    while True:
        wanted = [(times + 1) * count for count in need]
        if sum(wanted) > most or sum(max(0, want - have) for want, have in zip(wanted, had, strict=True)) > wild:
            return times
        times += 1


@lru_cache(maxsize=200_000)
def production_value(plan: str, had: Three, wild: int, most: int, held: Three, money: int, trade: Trade) -> tuple[float, tuple[int, ...]]:
    """The best that can be made of these processes: value, and the rows."""
    best: tuple[float, tuple[int, ...]] = (-1.0, ())
    for rows, made in outputs(plan, had, wild, most):
        value = stock_value((held[0] + made[0], held[1] + made[1], held[2] + made[2]), money, trade)[0]
        if value > best[0]:
            best = (value, rows)
    return best


@cache
def earns(card: str) -> float:
    """What an active card brings in a period, less what its tokens could do elsewhere."""
    printed = DESIGNS[card].card
    tokens = 2 if printed.most_tokens else 1
    value = PER_PROCESS * len(printed.processes) * tokens + PER_WILD * printed.wild
    value += PER_INCOME * (printed.income is not None) + PER_ADVISER * printed.adviser + PER_BONUS * printed.sale_bonus
    value += PER_SHIELD * printed.shield + PER_WAREHOUSE * printed.warehouse + PER_DISCOUNT * printed.purchase_discount
    value += PER_SWAP * printed.swap + PER_CUSTOMS * printed.import_discount
    return value - PER_ACTIVATION * len(printed.activation) * tokens


@lru_cache(maxsize=50_000)
def trio_bonus(card: str, owned: tuple[str, ...], idea: float) -> tuple[float, bool]:
    """What a card does for trios, and whether it completes one."""
    counts = [sum(DESIGNS[other].type == type for other in owned) for type in TYPES]
    mine = TYPES.index(DESIGNS[card].type)
    completes = all(count > counts[mine] for place, count in enumerate(counts) if place != mine)
    if completes:
        return TRIO * idea, True
    return (TOWARDS_TRIO if counts[mine] == min(counts) else 0.0), False


def net_worth(card: str, owned: tuple[str, ...], price: int, periods_left: int, idea: float, faith: float) -> float:
    """What a card brings over the rest of the game, as much as the player believes in it, less its price."""
    bonus, completes = trio_bonus(card, owned, idea)
    if periods_left <= 3:
        return bonus - price if completes else -1.0
    later = periods_left if DESIGNS[card].play else periods_left - 1
    return faith * (earns(card) * later + bonus) - price
