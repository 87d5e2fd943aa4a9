"""Section 4.J, second part: offers between players."""

from collections.abc import Iterator
from itertools import combinations
from typing import Any, NamedTuple

from msgspec import Struct

from alcancia.games.citylife.content import MONEY, SHARE
from alcancia.games.citylife.property import hand_over, in_debt, visited, window_open
from alcancia.games.citylife.shares import give_shares
from alcancia.games.citylife.state import LOTTERY, CityLife, Prices, deeds_of, game, payoff, present
from alcancia.kernel import NO, Luck, Offer, Space, trading


class Side(NamedTuple):
    """What one side gives."""

    deeds: tuple[str, ...]
    shares: int
    cash: int

    @property
    def goods(self) -> bool:
        """Does any share or deed move?"""
        return bool(self.deeds) or self.shares > 0


def sides(offer: Offer) -> tuple[Side, Side]:
    """What the offering seat gives, and what it gets."""
    give_deeds, give_shares, give_cash, get_deeds, get_shares, get_cash = offer.terms
    return Side(give_deeds, give_shares, give_cash), Side(get_deeds, get_shares, get_cash)


class Trade(Struct, Space, eq=False, gc=False):
    """(to, deeds, shares and cash given, deeds, shares and cash wanted); who has what decides."""

    t: CityLife
    seat: int
    partners: list[int]

    def goods(self, who: int) -> Side:
        """All that somebody has."""
        return Side(tuple(tradable(self.t, who)), self.t.held[SHARE][who], self.t.cash[who])

    def parse(self, value: Any) -> Any:
        if type(value) not in (tuple, list) or len(value) != 7 or type(value[0]) is not int or value[0] not in self.partners:
            return NO
        given, wanted = self._side(self.seat, value[1:4]), self._side(value[0], value[4:7])
        return NO if given is None or wanted is None else (value[0], *given, *wanted)

    def _side(self, who: int, side: Any) -> Side | None:
        deeds, shares, cash = side
        owned, held, purse = self.goods(who)
        if type(deeds) not in (tuple, list) or type(shares) is not int or type(cash) is not int:
            return None
        chosen = tuple([deed for deed in owned if deed in deeds])
        if len(chosen) != len(deeds) or not 0 <= shares <= held or not 0 <= cash <= purse or cash % MONEY.unit:
            return None
        return Side(chosen, shares, cash)

    def sample(self, luck: Luck) -> Any:
        partner = luck.choice(self.partners)
        return (partner, *self._some(self.seat, luck), *self._some(partner, luck))

    def _some(self, who: int, luck: Luck) -> Side:
        deeds, held, purse = self.goods(who)
        chosen = tuple([deed for deed in deeds if luck.below(3) == 0])
        return Side(chosen, luck.below(held + 1), luck.below(purse // MONEY.unit + 1) * MONEY.unit)

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

    def count(self) -> int:
        return sum(1 for _ in self)

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


def terms(t: CityLife, seat: int) -> Trade | None:
    """CL-4.141 CL-4.145 What this seat may offer now, if anything is there to trade."""
    if barred(t, seat):
        return None
    partners = [other for other in present(t) if other != seat and not barred(t, other)]
    mine = has_goods(t, seat)
    partners = [other for other in partners if mine or has_goods(t, other)]
    return Trade(t, seat, partners) if partners and any(can_deal(t, seat, other) for other in partners) else None


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
    prices: dict[str, Prices] = t.book.prices
    out = gives.cash + gives.shares * prices[SHARE].cgt + sum(prices[deed].cgt + payoff(t, deed) for deed in gives.deeds)
    return t.cash[seat] - out + gets.cash - sum(prices[deed].ltt for deed in gets.deeds)


def refuse(t: CityLife, offer: Offer) -> str | None:
    """CL-4.145 CL-4.148 Why an offer cannot stand."""
    gives, gets = sides(offer)
    if not gives.goods and not gets.goods:
        return "offer_empty"
    if gives.cash and gets.cash:
        return "offer_two_way_cash"
    if not t.options.allow_gifts and ((not gives.goods and not gives.cash) or (not gets.goods and not gets.cash)):
        return "offer_no_price"
    for seat, side in ((offer.by, gives), (offer.to, gets)):
        if any(t.owner[deed] != seat for deed in side.deeds):
            return "not_owner"
        if side.shares > t.held[SHARE][seat]:
            return "not_enough_shares"
    if cash_after(t, offer.by, gives, gets) < 0 or cash_after(t, offer.to, gets, gives) < 0:
        return "trade_tax_unaffordable"
    return "offer_gone" if offer.by in t.gone or offer.to in t.gone else None


def frozen(t: CityLife, offer: Offer) -> bool:
    """CL-4.110 CL-4.141 It stands, but cannot be accepted now."""
    if in_debt(t, offer.by) or in_debt(t, offer.to):
        return True
    gives, gets = sides(offer)
    return visited(t) in (*gives.deeds, *gets.deeds)


def settle(t: CityLife, offer: Offer) -> None:
    """CL-4.145 CL-4.147 CL-4.149 CL-4.164 CL-4.165 Goods and money change hands; each side pays its taxes."""
    gives, gets = sides(offer)
    t.pay(offer.by, offer.to, gives.cash, "trade")
    t.pay(offer.to, offer.by, gets.cash, "trade")
    for giver, taker, side in ((offer.by, offer.to, gives), (offer.to, offer.by, gets)):
        give_shares(t, giver, taker, side.shares)
        tax(t, giver, side.shares * t.book.prices[SHARE].cgt, "capital_gains_tax")
        for deed in side.deeds:
            hand_over(t, giver, taker, deed)
            tax(t, giver, t.book.prices[deed].cgt, "capital_gains_tax")
            tax(t, taker, t.book.prices[deed].ltt, "land_transfer_tax")


def tax(t: CityLife, seat: int, amount: int, reason: str) -> None:
    """CL-4.62 CL-4.147 Taxes go to the Lottery."""
    t.pay(seat, LOTTERY, amount, reason)


def propose(t: CityLife, seat: int, luck: Luck) -> tuple[Any, ...]:
    """CL-4.145 One sale or purchase at random among those that would go through, or else a swap."""
    partners = [other for other in present(t) if other != seat and not barred(t, other)]
    start = luck.below(len(partners))
    turned = (*partners[start:], *partners[:start])
    for other in turned:
        found = random_sale(t, seat, other, luck)
        if found is not None:
            return found
    other = next(other for other in turned if has_goods(t, other))
    mine, yours = (luck.choice(assets_to_trade(t, who)) for who in (seat, other))
    return (other, *single(mine), *single(yours))


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


def told(t: CityLife, offer: Offer) -> dict[str, Any]:
    """CL-4.145 How the log names an offer: goods and money of both sides."""
    gives, gets = sides(offer)
    return {"given": named(gives), "pays": gives.cash, "got": named(gets), "price": gets.cash}


def named(side: Side) -> list[str]:
    """Deeds and shares one by one."""
    return [*side.deeds, *[SHARE] * side.shares]


lapse = trading(
    game, terms=terms, refuse=refuse, settle=settle, frozen=frozen, propose=propose, told=told,
    limit=lambda t: int(t.options.offers_per_turn), closed=lambda t: not window_open(t),
)  # fmt: skip
