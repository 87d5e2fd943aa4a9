"""Section 4.6, District 5: the market. First all buy, then all sell."""

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from alcancia.kernel import NO, Ask, Luck, Space, ask, move

from .card_effects import working
from .content import GOODS, SUBSIDIES, Three
from .counts import is_counts
from .events import benefit, event_of, spared
from .investment import advisers_left
from .state import BOX, ElPlan, game, give, in_order, market_of, named, stock, subsidy_of


@game.rule
def market(t: ElPlan) -> None:
    """EP-4.6.1 District 5: in order all may buy, then in order all may sell."""
    t.district = 5
    t.tell("district_entered", district=5)
    seats = in_order(t)
    t.then(*[buy(seat) for seat in seats], *[sell(seat) for seat in seats])


def closed(t: ElPlan, seat: int) -> bool:
    """EP-4.2.7 EP-4.6.7 In a Recession only the insured trade."""
    return event_of(t).market_closed and not spared(t, seat)


# ── buying ───────────────────────────────────────────────────────────────────


class Purchases(Struct, Space, eq=False, gc=False):
    """EP-4.6.2 EP-4.6.3 (product, from the market, imported, advisers used), as far as the money goes."""

    goods: tuple[str, ...]
    on_market: Three
    unit_price: int
    import_price: int
    less: int
    advisers: int
    money: int

    def price(self, from_board: int, imported: int) -> int:
        """EP-4.6.3 The sum before advisers, never below nothing."""
        return max(0, from_board * self.unit_price + imported * self.import_price - self.less)

    def adviser_range(self, from_board: int, imported: int) -> range:
        """EP-4.6.3 How many advisers may help: each must lower the price, and the money must suffice."""
        price = self.price(from_board, imported)
        return range(max(0, price - self.money), min(self.advisers, price) + 1)

    def lies(self, good: str) -> int:
        """How many of a product the market holds."""
        return self.on_market[GOODS.index(good)]

    def is_empty(self) -> bool:
        """EP-4.0.6 Is not even one product affordable?"""
        reach = self.money + self.less + self.advisers
        return not self.goods or (
            reach < self.import_price and not any(reach >= self.unit_price and self.lies(good) for good in self.goods)
        )

    def why_not(self, value: Any) -> str:
        """EP-4.6.2 EP-4.6.3 Several types, nothing at all, more than lies there, or more than one can pay."""
        if (type(value) is not tuple and type(value) is not list) or len(value) != 4:
            return "bad_parameter"
        good, from_board, imported, advisers = value
        if good not in self.goods:
            return "one_type_only" if type(good) is tuple or good in GOODS else "bad_parameter"
        if not is_counts(value[1:]):
            return "bad_parameter"
        if from_board + imported == 0:
            return "nothing_to_do"
        if from_board > self.lies(good):
            return "not_in_market"
        if advisers > self.advisers:
            return "adviser_used"
        price = self.price(from_board, imported)
        if advisers > price:
            return "discount_not_applicable"
        return "not_enough_money" if price - advisers > self.money else ""

    def parse(self, value: Any) -> Any:
        return NO if self.why_not(value) else tuple(value)

    def sample(self, luck: Luck) -> Any:
        reach = self.money + self.less + self.advisers
        for _ in range(8):
            good = luck.choice(self.goods)
            from_board = luck.below(min(self.lies(good), reach // self.unit_price) + 1)
            imported = luck.below((reach - from_board * self.unit_price) // self.import_price + 1)
            advisers = self.adviser_range(from_board, imported)
            if from_board + imported and len(advisers):
                return (good, from_board, imported, luck.choice(advisers))
        return next(iter(self))

    def __iter__(self) -> Iterator[Any]:
        reach = self.money + self.less + self.advisers
        for good in self.goods:
            for from_board in range(min(self.lies(good), reach // self.unit_price) + 1):
                for imported in range((reach - from_board * self.unit_price) // self.import_price + 1):
                    if from_board + imported:
                        for advisers in self.adviser_range(from_board, imported):
                            yield (good, from_board, imported, advisers)

    def to_json(self) -> dict[str, Any]:
        return {
            "kind": "purchases", "goods": list(self.goods), "on_market": list(self.on_market), "price": self.unit_price,
            "import_price": self.import_price, "less": self.less, "advisers": self.advisers, "money": self.money,
        }  # fmt: skip


def purchases(t: ElPlan, seat: int) -> Purchases:
    """EP-4.6.2 EP-4.6.3 What the seat may buy and import, and at what price."""
    options, business = t.options, t.business[seat]
    return Purchases(
        tuple([good for good in GOODS if good not in business.bought]), stock(t, market_of(t)), options.buy_price,
        options.import_price - working(business.cards).import_discount, discount(t, seat), advisers_left(t, seat), t.cash[seat],
    )  # fmt: skip


def discount(t: ElPlan, seat: int) -> int:
    """EP-4.6.2 What the space and cards of the seat take off its first purchase of the period."""
    business = t.business[seat]
    return 0 if business.bought else benefit(t, seat, "purchase") + working(business.cards).purchase_discount


@game.question
def buy(t: ElPlan, seat: int) -> Ask | None:
    """EP-4.6.2 EP-4.6.5 Products of one type, from the market and imported; who can afford none is not asked."""
    if closed(t, seat):
        return None
    space = purchases(t, seat)
    if space.is_empty():
        return None
    return ask(seat, move("buy", space, then=bought(seat)), move("pass", then=passed_buying(seat)), default=("pass",))


@game.rule
def passed_buying(t: ElPlan, seat: int) -> None:
    """EP-4.6.1 Nobody has to buy."""
    t.tell("passed_buying", seat=seat)


@game.rule
def bought(t: ElPlan, seat: int, chosen: tuple[str, int, int, int]) -> None:
    """EP-4.6.2 EP-4.6.3 Money to the box, products to the seat."""
    good, from_board, imported, advisers = chosen
    space = purchases(t, seat)
    price = space.price(from_board, imported) - advisers
    abroad = min(price, imported * space.import_price)
    business = t.business[seat]
    business.advisers_used += advisers
    business.bought = (*business.bought, good)
    t.pay(seat, BOX, price - abroad, "purchase")
    t.pay(seat, BOX, abroad, "import")
    if from_board:
        t.pay(market_of(t), seat, from_board, "product_bought", good)
        t.tell("bought", seat=seat, products={good: from_board})
    if imported:
        t.pay(BOX, seat, imported, "product_imported", good)
        t.tell("imported", seat=seat, products={good: imported})
    t.tell("price_paid", seat=seat, amount=price, advisers=advisers)
    if not t.options.one_type_market and len(business.bought) < len(GOODS):
        t.then(buy(seat))


# ── selling ──────────────────────────────────────────────────────────────────


class Sales(Struct, Space, eq=False, gc=False):
    """EP-4.6.4 (product, how many, how many of the tokens as energy)."""

    goods: tuple[str, ...]
    held: Three
    unit_price: int
    less: int

    def tokens(self, count: int) -> int:
        """EP-4.6.4 The tokens taken for so many products."""
        return max(0, count * self.unit_price - self.less)

    def why_not(self, value: Any) -> str:
        """EP-4.6.4 Several types, nothing at all, or more than one holds."""
        if (type(value) is not tuple and type(value) is not list) or len(value) != 3:
            return "bad_parameter"
        good, count, as_energy = value
        if good not in self.goods:
            return "one_type_only" if type(good) is tuple or good in GOODS else "bad_parameter"
        if not is_counts(value[1:], 2):
            return "bad_parameter"
        if count == 0:
            return "nothing_to_do"
        if count > self.held[GOODS.index(good)]:
            return "not_enough_products"
        return "bad_parameter" if as_energy > self.tokens(count) else ""

    def parse(self, value: Any) -> Any:
        return NO if self.why_not(value) else tuple(value)

    def sample(self, luck: Luck) -> Any:
        good = luck.choice([good for good, count in zip(GOODS, self.held, strict=True) if count])
        count = 1 + luck.below(self.held[GOODS.index(good)])
        return (good, count, luck.below(self.tokens(count) + 1))

    def __iter__(self) -> Iterator[Any]:
        for good, most in zip(GOODS, self.held, strict=True):
            for count in range(1, most + 1):
                for as_energy in range(self.tokens(count) + 1):
                    yield (good, count, as_energy)

    def count(self) -> int:
        return sum(self.tokens(count) + 1 for most in self.held for count in range(1, most + 1))

    def to_json(self) -> dict[str, Any]:
        return {"kind": "sales", "held": list(self.held), "price": self.unit_price, "less": self.less}


def sales(t: ElPlan, seat: int) -> Sales:
    """EP-4.6.4 What the seat may sell, and for how many tokens."""
    sold = t.business[seat].sold
    less = event_of(t).sale_less if t.event and not sold and not spared(t, seat) else 0
    held = [0 if good in sold else count for good, count in zip(GOODS, stock(t, seat), strict=True)]
    return Sales(tuple([good for good in GOODS if good not in sold]), (held[0], held[1], held[2]), t.options.sale_price, less)


def sale_bonus(t: ElPlan, seat: int) -> int:
    """EP-4.6.4 What active cards add to the first sale of a period."""
    return 0 if t.business[seat].sold else working(t.business[seat].cards).sale_bonus


@game.question
def sell(t: ElPlan, seat: int) -> Ask | None:
    """EP-4.6.4 EP-4.6.5 Products of one type; who holds none is not asked."""
    if closed(t, seat):
        return None
    space = sales(t, seat)
    if not any(space.held):
        return None
    return ask(seat, move("sell", space, then=sold(seat)), move("pass", then=passed_selling(seat)), default=("pass",))


@game.rule
def passed_selling(t: ElPlan, seat: int) -> None:
    """EP-4.6.1 Nobody has to sell."""
    t.tell("passed_selling", seat=seat)


@game.rule
def sold(t: ElPlan, seat: int, chosen: tuple[str, int, int]) -> None:
    """EP-4.6.4 Products to the market, a token of choice for each, and sale bonuses."""
    good, count, as_energy = chosen
    business = t.business[seat]
    tokens = sales(t, seat).tokens(count)
    taken = (0, tokens - as_energy, as_energy)
    t.pay(seat, market_of(t), count, "product_sold", good)
    give(t, BOX, seat, taken, "sale")
    t.tell("sold", seat=seat, products={good: count})
    if tokens:
        t.tell("received", seat=seat, tokens=named(taken), source="sale")
    if bonus := sale_bonus(t, seat):
        t.pay(BOX, seat, bonus, "sale_bonus")
        t.tell("received", seat=seat, tokens=named((0, bonus, 0)), source="bonus")
    business.sold = (*business.sold, good)
    export(t, seat, good)
    if not t.options.one_type_market and len(business.sold) < len(GOODS):
        t.then(sell(seat))


def exports_at(t: ElPlan, good: str, more: int = 0) -> int:
    """EP-4.6.6 How many ships a market with so many more of a type fills."""
    return (t.held[good][market_of(t)] + more) // t.options.export_size


def export(t: ElPlan, seat: int, good: str) -> None:
    """EP-4.6.6 While the market holds six or more of a type, six leave and subsidy money is laid."""
    for _ in range(exports_at(t, good)):
        t.pay(market_of(t), BOX, t.options.export_size, "export", good)
        t.tell("exported", seat=seat, products={good: t.options.export_size})
        for _ in range(t.options.export_subsidy):
            lay_subsidy(t)
        bonus = working(t.business[seat].cards).export_bonus
        if bonus:
            t.pay(BOX, seat, bonus, "export_bonus")
            t.tell("received", seat=seat, tokens=named((0, bonus, 0)), source="export")


def lay_subsidy(t: ElPlan) -> None:
    """EP-4.6.6 One money on the leftmost of the spaces with the least, open or closed."""
    piles = [t.cash[subsidy_of(t, number)] for number in range(len(SUBSIDIES))]
    number = piles.index(min(piles))
    t.pay(BOX, subsidy_of(t, number), 1, "subsidy_export")
    t.tell("subsidy_laid", space=SUBSIDIES[number], amount=1, source="export")
