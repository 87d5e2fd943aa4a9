"""What each option costs and brings, worked out for display before anybody chooses."""

from typing import Any

from alcancia.games.citylife.content import DEED, KIND, MONEY, SHARE, SQUARES
from alcancia.games.citylife.owing import is_house_fee, turns_for
from alcancia.games.citylife.property import exchange_tax
from alcancia.games.citylife.shares import most_shares
from alcancia.games.citylife.state import CityLife, Prices, bank_net, fee_tax, game, payoff
from alcancia.games.citylife.trading import Side, cash_after, sides
from alcancia.kernel import Offer


@game.preview("buy")
def buying(t: CityLife, seat: int) -> dict[str, Any]:
    """CL-4.140 Price, tax, cash afterwards, and the fee it will earn."""
    deed = t.agenda[-1][1][1]
    figures = t.book.prices[deed]
    total = figures.list + figures.ltt
    return {"price": total, "tax": figures.ltt, "after": t.cash[seat] - total, "fee": KIND[deed].visitor_fee, "deed": deed}


@game.preview("shares")
def buying_shares(t: CityLife, seat: int, number: int) -> dict[str, Any]:
    """CL-4.161 Cost, cash afterwards, what each landing will bring, and how many more may be bought."""
    cost = number * MONEY.share.price
    more = most_shares(t, seat) - number
    return {"price": cost, "after": t.cash[seat] - cost, "dividend": (t.held[SHARE][seat] + number) * t.options.dividend, "more": more}


@game.preview("sell_deed", "sell")
def selling(t: CityLife, seat: int, asset: str) -> dict[str, Any]:
    """CL-4.103 CL-4.142 What the Bank pays after tax and mortgage."""
    figures, net = t.book.prices[asset], bank_net(t, asset)
    return {"gain": net, "tax": figures.cgt, "payoff": payoff(t, asset), "after": t.cash[seat] + net}


@game.preview("sell_shares")
def selling_shares(t: CityLife, seat: int, number: int) -> dict[str, Any]:
    """CL-4.143 What the Bank pays after tax."""
    net = number * bank_net(t, SHARE)
    return {"gain": net, "tax": number * t.book.prices[SHARE].cgt, "after": t.cash[seat] + net}


@game.preview("borrow")
def borrowing(t: CityLife, seat: int) -> dict[str, Any]:
    """CL-4.170 What comes in, what must go back, and within how many turns."""
    amount = MONEY.loan.amount
    return {"gain": amount, "payback": t.book.loan_due, "turns": t.options.loan_turns, "after": t.cash[seat] + amount}


@game.preview("repay_loan")
def repaying(t: CityLife, seat: int) -> dict[str, Any]:
    """CL-4.171 The whole sum."""
    return {"price": t.book.loan_due, "after": t.cash[seat] - t.book.loan_due}


@game.preview("mortgage")
def mortgaging(t: CityLife, seat: int, deed: str) -> dict[str, Any]:
    """CL-4.172 What comes in, what must go back, and within how many turns."""
    amount = KIND[deed].mortgage
    return {"gain": amount, "payback": t.book.prices[deed].payoff, "turns": t.options.mortgage_turns, "after": t.cash[seat] + amount}


@game.preview("redeem")
def redeeming(t: CityLife, seat: int, deed: str) -> dict[str, Any]:
    """CL-4.173 The whole sum."""
    cost = t.book.prices[deed].payoff
    return {"price": cost, "after": t.cash[seat] - cost}


@game.preview("exchange_tower")
def exchanging(t: CityLife, seat: int, tower: str, house: str) -> dict[str, Any]:
    """CL-4.146 The taxes; no money comes back."""
    return {"price": exchange_tax(t), "after": t.cash[seat] - exchange_tax(t), "given_up": KIND[tower].price - KIND[house].price}


@game.preview("fee")
def taking_fee(t: CityLife, seat: int) -> dict[str, Any]:
    """CL-4.121 CL-4.122 CL-4.126 The fee less its tax, if the visitor can pay it all."""
    deed = t.agenda[-1][1][1]
    fee = KIND[deed].visitor_fee
    tax = fee_tax(t, fee)
    return {"gain": fee - tax, "tax": tax, "after": t.cash[seat] + fee - tax}


@game.preview("miss")
def delaying(t: CityLife, seat: int) -> dict[str, Any]:
    """CL-4.121 Turns the visitor loses."""
    return {"turns": KIND[t.agenda[-1][1][1]].missed_turns}


@game.preview("send")
def sending(t: CityLife, seat: int, house: str) -> dict[str, Any]:
    """CL-4.122 How far the visitor goes back."""
    return {"square": DEED[house].square, "back": t.pos[t.agenda[-1][1][0]] - DEED[house].square}


@game.preview("put_up")
def putting_up(t: CityLife, seat: int, asset: str) -> dict[str, Any]:
    """CL-4.105 What it brings if the Proprietor takes it."""
    figures = t.book.prices[asset]
    net = figures.list - figures.cgt - payoff(t, asset)
    return {"gain": net, "tax": figures.cgt, "after": t.cash[seat] + net}


@game.preview("tender")
def asking_for_bids(t: CityLife, seat: int, asset: str) -> dict[str, Any]:
    """CL-4.104 What it brings at least."""
    return {"least": bank_net(t, asset), "tax": t.book.prices[asset].cgt}


@game.preview("take")
def taking(t: CityLife, seat: int) -> dict[str, Any]:
    """CL-4.105 List price and tax."""
    figures = t.book.prices[t.agenda[-1][1][0]]
    return {"price": figures.list + figures.ltt, "tax": figures.ltt, "after": t.cash[seat] - figures.list - figures.ltt}


@game.preview("short")
def paying_short(t: CityLife, seat: int) -> dict[str, Any]:
    """CL-4.106 All cash, and turns for the rest."""
    due = t.debt
    assert due is not None
    rest = due.amount - t.cash[seat]
    return {"price": t.cash[seat], "owed": rest, "turns": turns_for(t, rest, due.cause), "after": 0}


@game.preview("miss_turns")
def missing_turns(t: CityLife, seat: int) -> dict[str, Any]:
    """CL-4.107 Turns instead of the fee."""
    due = t.debt
    assert due is not None and is_house_fee(due)
    return {"turns": KIND[due.deed].missed_turns, "after": t.cash[seat]}


@game.preview("take_bid")
def taking_bid(t: CityLife, seat: int, buyer: int) -> dict[str, Any]:
    """CL-4.104 The bid less tax and mortgage."""
    asset, bids = t.agenda[-1][1]
    net = dict(bids)[buyer] - t.book.prices[asset].cgt - payoff(t, asset)
    return {"bid": dict(bids)[buyer], "gain": net, "after": t.cash[seat] + net}


@game.preview("bank")
def taking_bank(t: CityLife, seat: int) -> dict[str, Any]:
    """CL-4.103 CL-4.104 What the Bank pays after tax and mortgage."""
    net = bank_net(t, t.agenda[-1][1][0])
    return {"gain": net, "after": t.cash[seat] + net}


@game.preview("bid")
def bidding(t: CityLife, seat: int, amount: int) -> dict[str, Any]:
    """CL-4.104 Bid and tax, if it is taken."""
    tax = t.book.prices[t.agenda[-1][1][0]].ltt
    return {"price": amount + tax, "tax": tax, "after": t.cash[seat] - amount - tax}


@game.preview("school")
def going_to_school(t: CityLife, seat: int) -> dict[str, Any]:
    """CL-4.60 Where it leads."""
    return {"square": SQUARES[t.pos[seat]].to}


@game.preview("cash")
def taking_cash(t: CityLife, seat: int) -> dict[str, Any]:
    """CL-4.60 The sure sum after tax."""
    net = MONEY.museum.cash - (MONEY.museum.cash_tax if t.book.advanced else 0)
    return {"gain": net, "after": t.cash[seat] + net}


@game.preview("gamble")
def gambling(t: CityLife, seat: int) -> dict[str, Any]:
    """CL-4.60 The best, and the average of the roll."""
    museum = MONEY.museum
    per_pip = museum.per_pip - (museum.per_pip_tax if t.book.advanced else 0)
    faces = [pips for pips in range(1, MONEY.die.sides + 1) if pips != museum.nothing_on]
    return {"best": per_pip * faces[-1], "average": per_pip * sum(faces) // MONEY.die.sides}


@game.preview("offer")
def offering(t: CityLife, seat: int, value: tuple[Any, ...]) -> dict[str, Any]:
    """CL-4.145 CL-4.147 Taxes, mortgages and cash of both sides if it is accepted."""
    return both_sides(t, seat, Offer(no=0, by=seat, to=value[0], terms=value[1:]))


@game.preview("accept")
def accepting(t: CityLife, seat: int, no: int) -> dict[str, Any]:
    """CL-4.145 CL-4.147 The same, for the one who is asked."""
    return both_sides(t, seat, next(offer for offer in t.offers if offer.no == no))


def both_sides(t: CityLife, seat: int, offer: Offer) -> dict[str, Any]:
    """CL-4.147 CL-4.148 CL-4.149 What either side pays in taxes and mortgages, and what is left to it."""
    gives, gets = sides(offer)
    mine, yours = (gives, gets) if seat == offer.by else (gets, gives)
    other = offer.to if seat == offer.by else offer.by
    return {
        "tax": taxes(t, mine, yours),
        "payoff": sum(payoff(t, deed) for deed in mine.deeds),
        "after": cash_after(t, seat, mine, yours),
        "other_tax": taxes(t, yours, mine),
        "other_payoff": sum(payoff(t, deed) for deed in yours.deeds),
        "other_after": cash_after(t, other, yours, mine),
    }


def taxes(t: CityLife, gives: Side, gets: Side) -> int:
    """CL-4.147 Capital Gains Tax for what is given, Land Transfer Tax for deeds received."""
    prices: dict[str, Prices] = t.book.prices
    gains = gives.shares * prices[SHARE].cgt + sum(prices[deed].cgt for deed in gives.deeds)
    return gains + sum(prices[deed].ltt for deed in gets.deeds)
