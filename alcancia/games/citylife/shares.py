"""Section 4.K: Bank shares."""

from alcancia.kernel import BANK, Amount, Ask, ask, move

from .content import MONEY, SHARE, Square
from .state import LOTTERY, CityLife, game


def dollar_sign(t: CityLife, seat: int, square: Square) -> None:
    """CL-4.42 CL-4.160 CL-4.166 Basic: a free share. Advanced: money, dividends for all, then shares may be bought."""
    if not t.book.advanced:
        t.pay(BANK, seat, 1, "share_given", of=SHARE)
        return
    t.pay(BANK, seat, MONEY.share.dollar_sign, "dollar_sign")
    for holder in t.order:
        t.pay(BANK, holder, dividend_of(t, holder), "dividend")
    t.then(buy_shares(seat))


def dividend_of(t: CityLife, seat: int) -> int:
    """CL-4.160 CL-4.166 What its shares bring a seat whenever anybody comes to a Dollar Sign."""
    return t.held[SHARE][seat] * t.options.dividend if t.book.advanced else 0


def why_no_shares(t: CityLife, seat: int) -> str:
    """CL-4.162 CL-4.163 CL-4.166 Why the Bank would not sell this seat any share."""
    if not t.book.advanced:
        return "advanced_only"
    if t.share_locked[seat]:
        return "share_bank_locked"
    return "share_cap_reached" if t.bank_bought[seat] >= t.options.share_cap else ""


def most_shares(t: CityLife, seat: int) -> int:
    """CL-4.161 CL-4.162 CL-4.163 How many shares the Bank would sell this seat now."""
    return 0 if why_no_shares(t, seat) else shares_on_sale(t, seat).hi


def shares_on_sale(t: CityLife, seat: int) -> Amount:
    """CL-4.161 CL-4.162 From none to as many as the limit and the cash allow."""
    left = t.options.share_cap - t.bank_bought[seat]
    return Amount.within(0, {"share_cap_reached": left, "not_enough_cash": t.cash[seat] // MONEY.share.price})


@game.question
def buy_shares(t: CityLife, seat: int) -> Ask | None:
    """CL-4.161 Buy from none to all one may."""
    if not most_shares(t, seat):
        return None
    return ask(seat, move("shares", shares_on_sale(t, seat), then=shares_bought(seat)), default=("shares", 0))


@game.rule
def shares_bought(t: CityLife, seat: int, number: int) -> None:
    """CL-4.161 CL-4.162 No tax on buying; what was bought from the Bank counts for the whole game."""
    t.pay(seat, BANK, number * MONEY.share.price, "share_bought")
    t.pay(BANK, seat, number, "shares", of=SHARE)
    t.bank_bought[seat] += number


def sell_shares_to_bank(t: CityLife, seat: int, number: int) -> None:
    """CL-4.143 CL-4.164 CL-4.166 The Bank pays the list price; in Advanced each share sold is taxed."""
    price = t.book.prices[SHARE]
    t.pay(seat, BANK, number, "shares", of=SHARE)
    t.pay(BANK, seat, number * price.list, "share_sold")
    t.pay(seat, LOTTERY, number * price.cgt, "capital_gains_tax")
    t.bank_sold[seat] += number


def give_shares(t: CityLife, giver: int, taker: int, number: int) -> None:
    """CL-4.163 CL-4.165 Shares change hands; in Advanced the giver can no longer buy from the Bank."""
    if not number:
        return
    t.pay(giver, taker, number, "shares", of=SHARE)
    if t.book.advanced and t.options.share_lock and not t.share_locked[giver]:
        t.share_locked[giver] = True
        t.tell("share_locked", seat=giver)
