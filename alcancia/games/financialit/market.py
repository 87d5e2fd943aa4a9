"""Section 4.3, the Market: common goods and luxuries, one seat after the other."""

from functools import cache
from typing import Any, Final, TypeAlias, cast

from alcancia.kernel import BANK, Amount, Ask, Move, MoveValue, OneOf, Step, move

from .action import visitors
from .figures import MOST_GOODS, cards_held, goods_need, goods_price, most_goods
from .layout import fill_market
from .loans import gain, within_reach
from .state import GOODS, FinanciaLit, game

DONE: Final = ("done",)


@game.rule
def marketplace(t: FinanciaLit) -> None:
    """FL-4.3.13 One seat after the other, lowest slot first."""
    if here := visitors(t, "MKT"):
        t.then(*[pay_market(seat, False, False, 0) for seat in here])


Visit: TypeAlias = tuple[int, bool, bool, int]
"""FL-4.3.13 How far a visit has come: the seat, whether there was a new layout, whether goods were bought, and how many luxuries."""


def visits(t: FinanciaLit) -> list[Visit]:
    """FL-4.3.13 The visits that are going on or still to come."""
    return [cast(Visit, args) for name, args, _ in t.agenda if name == "pay_market"]


def shopping(t: FinanciaLit) -> list[int]:
    """FL-4.3.13 The seats that have yet to buy their goods in such a visit."""
    return [seat for seat, _, stocked, _ in visits(t) if not stocked]


@game.question
def pay_market(t: FinanciaLit, seat: int, refreshed: bool, stocked: bool, luxuries: int) -> Ask | Step:
    """FL-4.3.13 A visit is a series of moves: a new layout before anything else, goods once, luxuries, done."""
    visit, units = (seat, refreshed, stocked, luxuries), t.units[seat]
    moves = market_moves(t, visit, units)
    if len(moves) == 1 and not more_with_money(t, visit):
        if moves[0].name == "done":
            return left_market(seat)
        if moves[0].spaces[0].count() == 1:
            return buy_goods(*visit, goods_range(t, seat, units)[0])
    return Ask(seat, tuple(moves), lambda: default_purchase(t, visit))


def why_not_buy(t: FinanciaLit, seat: int, name: str, given: tuple[Any, ...]) -> str:
    """FL-4.3.13 FL-4.3.16 FL-4.3.17 Why the seat cannot do this in its visit: what bars luxuries, goods, a new layout or leaving."""
    visit, units = next(visit for visit in visits(t) if visit[0] == seat), t.units[seat]
    match name, given:
        case "buy_luxury", (card,):
            return luxuries_barred(t, visit, units).get(card, "card_not_shown")
        case "buy_goods", (number,):
            return no_goods(t, visit, number, units)
        case "refresh_market", _:
            return no_refreshing(t, visit, units)
    return must_stock(t, visit, units) if name == "done" else ""


def market_moves(t: FinanciaLit, visit: Visit, units: int) -> list[Move]:
    """FL-4.3.13 FL-4.3.16 FL-4.3.17 What this visit still allows with so many Units."""
    seat, _, stocked, _ = visit
    moves = []
    if not no_refreshing(t, visit, units):
        moves.append(refreshing(seat))
    barred = luxuries_barred(t, visit, units)
    if cards := [card for card in barred if not barred[card]]:
        moves.append(move("buy_luxury", OneOf(cards), then=buy_luxury(*visit)))
    least, most = (1, 0) if stocked else goods_range(t, seat, units)
    if most >= least:
        moves.append(move("buy_goods", Amount(least, most), then=buy_goods(*visit)))
    if not t.options.goods_min_per_visit or not must_stock(t, visit, units):
        moves.append(leaving(seat))
    return moves


def must_stock(t: FinanciaLit, visit: Visit, units: int) -> str:
    """FL-4.3.17 Where goods have to be bought at all, and can be, they come first."""
    seat, _, stocked, _ = visit
    if stocked or not t.options.goods_min_per_visit:
        return ""
    least, most = goods_range(t, seat, units)
    return "goods_minimum" if most >= least else ""


def no_refreshing(t: FinanciaLit, visit: Visit, units: int) -> str:
    """FL-4.3.13 A new layout comes once, before any purchase."""
    _, refreshed, stocked, luxuries = visit
    if refreshed:
        return "refresh_used"
    if stocked or luxuries:
        return "refresh_too_late"
    return "not_enough_units" if units < t.options.refresh_cost else ""


def no_goods(t: FinanciaLit, visit: Visit, number: Any, units: int) -> str:
    """FL-4.3.13 FL-4.3.17 Bought already, too few, too many, money."""
    seat, _, stocked, _ = visit
    if type(number) is not int or number < 1:
        return ""
    if stocked:
        return "goods_already_bought"
    least, most = goods_range(t, seat, units)
    if number < least:
        return "goods_minimum"
    return "goods_maximum" if number > most_in_a_visit(t) else "not_enough_units" if number > most else ""


def luxuries_barred(t: FinanciaLit, visit: Visit, units: int) -> dict[str, str]:
    """FL-4.3.13 FL-4.3.16 For each luxury why the seat cannot have it ("" if it can): owned, locked, limit, goods first, money."""
    seat, _, _, bought = visit
    prices, owned, limit = t.printed.luxuries, t.homes[seat].luxuries, t.options.luxury_max_per_visit
    barred = "luxury_limit" if limit and bought >= limit else must_stock(t, visit, units) if t.options.goods_min_per_visit else ""
    if not unlocked(t, seat):
        barred = "luxury_locked"
    return {
        card: "duplicate_luxury" if card in owned else barred or ("not_enough_units" if prices[card].cost > units else "")
        for card in sorted(set(t.market))
    }


@cache
def leaving(seat: int) -> Move:
    """FL-4.3.13 The visit can always end, unless goods must be bought first."""
    return move("done", then=left_market(seat))


@cache
def refreshing(seat: int) -> Move:
    """FL-4.3.13 A new layout."""
    return move("refresh_market", then=refresh_market(seat))


def most_in_a_visit(t: FinanciaLit) -> int:
    """FL-4.3.13 FL-4.3.17 Never more goods than this, whatever they cost."""
    return min(t.options.goods_max_per_visit or MOST_GOODS, MOST_GOODS)


def goods_range(t: FinanciaLit, seat: int, units: int) -> tuple[int, int]:
    """FL-4.3.13 FL-4.3.17 The fewest and the most goods the seat may buy now; none if the first is the larger."""
    options, most = t.options, most_goods(t, seat, units)
    if options.goods_max_per_visit:
        most = min(most, most_in_a_visit(t))
    return (max(1, min(options.goods_min_per_visit, most)) if options.goods_min_per_visit else 1), most


def unlocked(t: FinanciaLit, seat: int) -> bool:
    """FL-4.3.13 The trainer's condition for luxuries."""
    return not t.options.luxury_prereq or not lacking(t, seat)


def lacking(t: FinanciaLit, seat: int) -> dict[str, tuple[int, int]]:
    """FL-4.3.13 What of the trainer's condition for luxuries is not met: how much the seat has, and how much it needs."""
    wanted: dict[str, Any] = t.options.luxury_prereq
    if not wanted:
        return {}
    home = t.homes[seat]
    have = cards_held(t, seat) | {"no_loans": not home.loans, "no_miscalculation": not home.miscalculation}
    return {name: (int(have[name]), int(least)) for name, least in wanted.items() if have[name] < least}


def more_with_money(t: FinanciaLit, visit: Visit) -> bool:
    """FL-4.0.2 Would a loan or aid open to the seat now make another purchase possible?"""
    seat, reach = visit[0], within_reach(t, visit[0])
    if reach == t.units[seat]:
        return False
    if len(market_moves(t, visit, reach)) > 1:
        return True
    more_goods = goods_range(t, seat, reach) != goods_range(t, seat, t.units[seat])
    return more_goods and (t.printed.first or not visit[2])


def default_purchase(t: FinanciaLit, visit: Visit) -> MoveValue:
    """FL-4.3.17 For a seat that does not answer: the goods missing this round as far as affordable, then done."""
    seat, _, stocked, _ = visit
    least, most = goods_range(t, seat, t.units[seat])
    missing = goods_need(t, seat) - t.goods[seat]
    must = bool(t.options.goods_min_per_visit)
    if not stocked and most >= least and (missing > 0 or must):
        return ("buy_goods", min(most, max(least, missing)))
    return DONE


@game.rule
def refresh_market(t: FinanciaLit, seat: int) -> None:
    """FL-4.3.13 All cards of the Market go back into the deck and new ones are laid out."""
    t.pay(seat, BANK, t.options.refresh_cost, "refresh")
    t.decks["luxury"] = sorted(t.decks["luxury"] + t.market)
    t.market = []
    t.tell("market_refreshed", seat=seat, price=t.options.refresh_cost)
    t.then(fill_market(), pay_market(seat, True, False, 0))


@game.rule
def buy_goods(t: FinanciaLit, seat: int, refreshed: bool, stocked: bool, luxuries: int, number: int) -> None:
    """FL-4.3.13 FL-4.3.15 Goods once per visit, cheaper from seven on."""
    price = goods_price(t, seat, number)
    t.pay(seat, BANK, price, "goods")
    t.pay(BANK, seat, number, "goods", GOODS)
    t.tell("goods_bought", seat=seat, n=number, price=price)
    t.then(pay_market(seat, refreshed, True, luxuries))


@game.rule
def buy_luxury(t: FinanciaLit, seat: int, refreshed: bool, stocked: bool, luxuries: int, card: str) -> None:
    """FL-4.3.13 Its Happiness comes now, once; the card, its effect and its upkeep count from now on."""
    it = t.printed.luxuries[card]
    t.pay(seat, BANK, it.cost, "luxury")
    gain(t, seat, it.happiness, "luxury")
    t.market.remove(card)
    t.homes[seat].luxuries.append(card)
    t.tell("luxury_bought", seat=seat, card=card, price=it.cost, happiness=it.happiness)
    t.then(pay_market(seat, refreshed, stocked, luxuries + 1))


@game.rule
def left_market(t: FinanciaLit, seat: int) -> None:
    """FL-4.3.14 The Market is filled up when the visit ends, so that the next seat sees the new cards."""
    t.then(fill_market())
