"""Section 4.J, second part: what one may offer another, and why not."""

from collections.abc import Iterator
from itertools import combinations
from typing import Any, ClassVar, NamedTuple

from msgspec import Struct

from alcancia.kernel import NO, Luck, Space

from .content import DEED, MONEY, SHARE
from .property import in_debt, visited
from .state import CityLife, deeds_of, payoff

Terms = tuple[tuple[str, ...], int, int, tuple[str, ...], int, int]
"""Deeds, shares and cash that are given, then those that are wanted."""


class Side(NamedTuple):
    """What one side gives."""

    deeds: tuple[str, ...]
    shares: int
    cash: int

    @property
    def goods(self) -> bool:
        """Does any share or deed move?"""
        return bool(self.deeds) or self.shares > 0


def sides(terms: tuple[Any, ...]) -> tuple[Side, Side]:
    """What the offering seat gives, and what it gets."""
    return Side(*terms[:3]), Side(*terms[3:])


class Trade(Struct, Space, eq=False, gc=False):
    """(to, deeds, shares and cash given, deeds, shares and cash wanted); who has what decides."""

    composed: ClassVar[bool] = True
    t: CityLife
    seat: int
    partners: list[int]

    def goods(self, who: int) -> Side:
        """All that somebody has."""
        return Side(tuple(tradable(self.t, who)), self.t.held[SHARE][who], self.t.cash[who])

    def parse(self, value: Any) -> Any:
        formed = in_form(value)
        return NO if formed is None or formed[0] not in self.partners or why_not_stand(self.t, self.seat, *formed) else formed

    def why_not(self, value: Any) -> str:
        return why_not_offer(self.t, self.seat, value)

    def sample(self, luck: Luck) -> Any:
        """CL-4.145 One sale or purchase at random among those that would go through, or else a swap."""
        start = luck.below(len(self.partners))
        turned = (*self.partners[start:], *self.partners[:start])
        for other in turned:
            found = random_sale(self.t, self.seat, other, luck)
            if found is not None:
                return found
        other = next(other for other in turned if has_goods(self.t, other))
        mine, yours = (luck.choice(assets_to_trade(self.t, who)) for who in (self.seat, other))
        return (other, *single(mine), *single(yours))

    def __iter__(self) -> Iterator[Any]:
        """Few goods before many, round prices before others: what people would think of first."""
        sides = {who: self.goods(who) for who in (self.seat, *self.partners)}
        most = max(sum(map(_size, (sides[self.seat], sides[partner]))) for partner in self.partners)
        for size in range(1, most + 1):
            for coarse, fine in ((0, 10), (10, 5), (5, 1)):
                for partner in self.partners:
                    for given, wanted in _pairs(sides[self.seat], sides[partner], size):
                        for cash in self._prices(partner, Side(*given, 0), Side(*wanted, 0)):
                            units = cash // MONEY.unit
                            if units % fine == 0 and not (coarse and units % coarse == 0):
                                yield (partner, *given, max(0, cash), *wanted, max(0, -cash))

    def _prices(self, partner: int, given: Side, wanted: Side) -> range:
        """What this seat can pay on top (below zero: get), so that both sides can pay everything."""
        if not given.goods and not wanted.goods:
            return range(0)
        least = -cash_after(self.t, partner, wanted, given)
        most = cash_after(self.t, self.seat, given, wanted)
        price = 0 if self.t.options.allow_gifts else MONEY.unit
        if not given.goods:
            least = max(least, price)
        if not wanted.goods:
            most = min(most, -price)
        return range(least, most + 1, MONEY.unit)

    def to_json(self) -> dict[str, Any]:
        goods = [{"seat": who, **self.goods(who)._asdict()} for who in (self.seat, *self.partners)]
        return {"kind": "trade", "seat": self.seat, "partners": self.partners, "goods": goods, "step": MONEY.unit}


Goods = tuple[tuple[str, ...], int]


def _size(side: Side) -> int:
    return len(side.deeds) + side.shares


def _some_goods(side: Side, size: int) -> Iterator[Goods]:
    for shares in range(min(side.shares, size) + 1):
        for deeds in combinations(side.deeds, size - shares):
            yield deeds, shares


def _pairs(mine: Side, yours: Side, size: int) -> Iterator[tuple[Goods, Goods]]:
    """What either side may give, so many things in all."""
    for part in range(size + 1):
        for given in _some_goods(mine, part):
            for wanted in _some_goods(yours, size - part):
                yield given, wanted


def tradable(t: CityLife, seat: int) -> list[str]:
    """CL-4.110 The deeds a seat may trade: all but the one being visited."""
    deeds = deeds_of(t, seat)
    return [deed for deed in deeds if deed != visited(t)] if t.debt is not None else deeds


def barred(t: CityLife, seat: int) -> bool:
    """CL-4.110 Who is in debt, or gone, makes no offers and is made none."""
    return seat in t.gone or in_debt(t, seat)


def has_goods(t: CityLife, seat: int) -> bool:
    """Does the seat own a share or a deed that may be traded?"""
    return t.held[SHARE][seat] > 0 or (seat in t.owner.values() if t.debt is None else bool(tradable(t, seat)))


def assets_to_trade(t: CityLife, seat: int) -> list[str]:
    """A share, if there is one, and the deeds."""
    return [SHARE, *tradable(t, seat)] if t.held[SHARE][seat] else tradable(t, seat)


def can_deal(t: CityLife, seat: int, other: int) -> bool:
    """CL-4.145 CL-4.148 Is there an offer between these two that could be accepted? Without taxes a swap needs no cash."""
    if not t.book.advanced and has_goods(t, seat) and has_goods(t, other):
        return True
    for giver, buyer in ((seat, other), (other, seat)):
        if any(prices_between(t, giver, buyer, asset) for asset in assets_to_trade(t, giver)):
            return True
    return False


def prices_between(t: CityLife, giver: int, buyer: int, asset: str) -> range:
    """The prices at which neither side would end below zero."""
    figures = t.book.prices[asset]
    least = max(0 if t.options.allow_gifts else MONEY.unit, figures.cgt + payoff(t, asset) - t.cash[giver])
    return range(least, t.cash[buyer] - figures.ltt + 1, MONEY.unit)


def cash_after(t: CityLife, seat: int, gives: Side, gets: Side) -> int:
    """CL-4.147 CL-4.148 CL-4.149 A side's cash when everything is paid: price, taxes and mortgages."""
    prices = t.book.prices
    out = gives.cash + gives.shares * prices[SHARE].cgt + sum(prices[deed].cgt + payoff(t, deed) for deed in gives.deeds)
    return t.cash[seat] - out + gets.cash - sum(prices[deed].ltt for deed in gets.deeds)


def in_form(value: Any) -> tuple[Any, ...] | None:
    """An offer as it is written down, deeds in their order; nothing if it has another form."""
    if type(value) not in (tuple, list) or len(value) != 7 or type(value[0]) is not int:
        return None
    given, wanted = _side(*value[1:4]), _side(*value[4:7])
    return None if given is None or wanted is None else (value[0], *given, *wanted)


def _side(deeds: Any, shares: Any, cash: Any) -> Side | None:
    if type(deeds) not in (tuple, list) or type(shares) is not int or type(cash) is not int:
        return None
    chosen = tuple([deed for deed in DEED if deed in deeds]) if deeds else ()
    return Side(chosen, shares, cash) if len(chosen) == len(deeds) else None


def why_not_offer(t: CityLife, seat: int, value: Any) -> str:
    """CL-4.110 CL-4.145 A debt on either side, the amounts, and then the terms; nothing is said of what has not the form of one."""
    formed = in_form(value)
    if formed is None or not 0 <= formed[0] < t.seats or formed[0] == seat:
        return ""
    return why_not_stand(t, seat, *formed)


def why_not_stand(t: CityLife, seat: int, to: int, *terms: Any) -> str:
    """CL-4.110 CL-4.145 The same, for what has the form of an offer to somebody else."""
    given, wanted = sides(terms)
    if barred(t, seat) or barred(t, to) or visited(t) in (*given.deeds, *wanted.deeds):
        return "frozen_by_debt"
    if min(given.shares, given.cash, wanted.shares, wanted.cash) < 0:
        return "amount_out_of_range"
    if given.cash % MONEY.unit or wanted.cash % MONEY.unit:
        return "amount_step"
    return refuse(t, seat, to, terms)


def refuse(t: CityLife, by: int, to: int, terms: tuple[Any, ...]) -> str:
    """CL-4.145 CL-4.148 Why an offer cannot stand."""
    gives, gets = sides(terms)
    if not gives.goods and not gets.goods:
        return "offer_empty"
    if gives.cash and gets.cash:
        return "offer_two_way_cash"
    if not t.options.allow_gifts and ((not gives.goods and not gives.cash) or (not gets.goods and not gets.cash)):
        return "offer_no_price"
    for seat, side in ((by, gives), (to, gets)):
        if any([t.owner[deed] != seat for deed in side.deeds]):
            return "not_owner"
        if side.shares > t.held[SHARE][seat]:
            return "not_enough_shares"
    if cash_after(t, by, gives, gets) < 0 or cash_after(t, to, gets, gives) < 0:
        return "trade_tax_unaffordable"
    return "offer_gone" if by in t.gone or to in t.gone else ""


def single(asset: str) -> tuple[tuple[str, ...], int, int]:
    """One asset as a side of an offer."""
    return ((), 1, 0) if asset == SHARE else ((asset,), 0, 0)


def random_sale(t: CityLife, seat: int, other: int, luck: Luck) -> tuple[Any, ...] | None:
    """A single asset, either way, at a price both could pay."""
    ways = []
    for giver, buyer in ((seat, other), (other, seat)):
        assets = assets_to_trade(t, giver)
        ways += [(giver, asset, prices) for asset in assets if len(prices := prices_between(t, giver, buyer, asset))]
    if not ways:
        return None
    giver, asset, prices = luck.choice(ways)
    money = ((), 0, luck.choice(prices))
    return (other, *single(asset), *money) if giver == seat else (other, *money, *single(asset))
