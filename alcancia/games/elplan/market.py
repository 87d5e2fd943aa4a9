"""Section 4.6, District 5: the market. First all buy, then all sell."""

from typing import Any

from alcancia.games.elplan.card_effects import working
from alcancia.games.elplan.content import GOODS, SUBSIDIES
from alcancia.games.elplan.events import benefit, event_of, spared
from alcancia.games.elplan.investment import advisers_left
from alcancia.games.elplan.market_spaces import Purchases, Sales
from alcancia.games.elplan.state import BOX, ElPlan, game, give, in_order, market_of, named, stock, subsidy_of
from alcancia.kernel import Ask, ask, move


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


def purchases(t: ElPlan, seat: int) -> Purchases:
    """EP-4.6.2 EP-4.6.3 What the seat may buy and import, and at what price."""
    options, bought, work = t.options, t.business[seat].bought, working(t.business[seat].cards)
    less = 0 if bought else benefit(t, seat, "purchase") + work.purchase_discount
    return Purchases(
        tuple([good for good in GOODS if good not in bought]), stock(t, market_of(t)), options.buy_price,
        options.import_price - work.import_discount, less, advisers_left(t, seat), t.cash[seat],
    )  # fmt: skip


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


def sales(t: ElPlan, seat: int) -> Sales:
    """EP-4.6.4 What the seat may sell, and for how many tokens."""
    sold = t.business[seat].sold
    less = event_of(t).sale_less if t.event and not sold and not spared(t, seat) else 0
    held = [0 if good in sold else count for good, count in zip(GOODS, stock(t, seat), strict=True)]
    return Sales((held[0], held[1], held[2]), t.options.sale_price, less)


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
    bonus = 0 if business.sold else working(t.business[seat].cards).sale_bonus
    if bonus:
        t.pay(BOX, seat, bonus, "sale_bonus")
        t.tell("received", seat=seat, tokens=named((0, bonus, 0)), source="bonus")
    business.sold = (*business.sold, good)
    export(t, seat, good)
    if not t.options.one_type_market and len(business.sold) < len(GOODS):
        t.then(sell(seat))


def export(t: ElPlan, seat: int, good: str) -> None:
    """EP-4.6.6 While the market holds six or more of a type, six leave and subsidy money is laid."""
    size, place = t.options.export_size, market_of(t)
    while t.held[good][place] >= size:
        t.pay(place, BOX, size, "export", good)
        t.tell("exported", seat=seat, products={good: size})
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


@game.preview("buy")
def about_buy(t: ElPlan, seat: int, chosen: tuple[str, int, int, int]) -> dict[str, Any]:
    """EP-4.6.3 The price, and the money left."""
    price = purchases(t, seat).price(chosen[1], chosen[2]) - chosen[3]
    return {"price": {"money": price}, "left": {"money": t.cash[seat] - price}}


@game.preview("sell")
def about_sell(t: ElPlan, seat: int, chosen: tuple[str, int, int]) -> dict[str, Any]:
    """EP-4.6.4 EP-4.6.6 The tokens it would bring, and whether it would cause an export."""
    good, count, as_energy = chosen
    tokens = sales(t, seat).tokens(count)
    bonus = 0 if t.business[seat].sold else working(t.business[seat].cards).sale_bonus
    exports = (t.held[good][market_of(t)] + count) // t.options.export_size
    return {"gives": named((0, tokens - as_energy + bonus, as_energy)), "exports": exports}
