"""Section 4.J, first part: buying from the Bank, and the anytime moves with the Bank."""

from typing import Final

from alcancia.games.citylife.content import DEEDS, SHARE, TOWERS
from alcancia.games.citylife.credit import lend, lend_on, may_borrow, pay_back_loan, pay_off
from alcancia.games.citylife.shares import sell_shares_to_bank
from alcancia.games.citylife.state import LOTTERY, UNSOLD, CityLife, deeds_of, game, is_mortgaged, unsold_houses
from alcancia.kernel import BANK, Amount, Ask, OneOf, ask, move

CLOSED: Final = frozenset(("visit", "take_asset", "tender", "choose_bid"))
"""Questions during which no anytime move is open to anybody."""


def window_open(t: CityLife) -> bool:
    """CL-4.141 Anytime moves wait while a Proprietor decides, and from the call for bids to the choice."""
    return t.agenda[-1][0] not in CLOSED


def visited(t: CityLife) -> str:
    """CL-4.110 The deed whose fee is being settled; it may not change hands meanwhile."""
    return t.debt.deed if t.debt is not None and t.debt.cause == "visitor_fee" else ""


def in_debt(t: CityLife, seat: int) -> bool:
    """CL-4.110 Is a debt of this seat being settled?"""
    return t.debt is not None and t.debt.debtor == seat


# ── buying on the square ─────────────────────────────────────────────────────


@game.question
def buy(t: CityLife, seat: int, deed: str) -> Ask | None:
    """CL-4.140 CL-4.150 Buy or pass; the whole sum must be there. If the deed is gone meanwhile, so is the right."""
    if t.owner[deed] != UNSOLD:
        return None
    figures = t.book.prices[deed]
    passing = move("pass", then=passed(seat, deed))
    if t.cash[seat] < figures.list + figures.ltt:
        return ask(seat, passing)
    return ask(seat, move("buy", then=bought(seat, deed)), passing, default=("pass",))


@game.rule
def bought(t: CityLife, seat: int, deed: str) -> None:
    """CL-4.62 CL-4.140 Price to the Bank; in Advanced Land Transfer Tax to the Lottery."""
    figures = t.book.prices[deed]
    t.tell("deed_bought", seat=seat, deed=deed)
    t.pay(seat, BANK, figures.list, "deed_bought")
    t.pay(seat, LOTTERY, figures.ltt, "land_transfer_tax")
    t.owner[deed] = seat


@game.rule
def passed(t: CityLife, seat: int, deed: str) -> None:
    """CL-4.140 The deed stays with the Bank."""
    t.tell("deed_passed", seat=seat, deed=deed)


# ── with the Bank, at any time ───────────────────────────────────────────────


@game.anytime
def bank(t: CityLife, seat: int) -> Ask | None:
    """CL-4.110 CL-4.141 CL-4.142 CL-4.143 CL-4.144 CL-4.146 Sell, borrow, mortgage, pay back, exchange; not while in debt."""
    if seat in t.gone or not window_open(t) or in_debt(t, seat):
        return None
    moves = []
    deeds = deeds_of(t, seat)
    if t.held[SHARE][seat]:
        moves.append(move("sell_shares", Amount(1, t.held[SHARE][seat]), then=shares_sold(seat)))
    for_sale = [deed for deed in deeds if deed != visited(t)] if t.debt is not None else deeds
    if for_sale:
        moves.append(move("sell_deed", OneOf(for_sale), then=deed_sold(seat)))
    if t.book.advanced:
        if may_borrow(t, seat):
            moves.append(move("borrow", then=borrowed(seat)))
        elif t.loan[seat] is not None and t.cash[seat] >= t.book.loan_due:
            moves.append(move("repay_loan", then=loan_repaid(seat)))
        if deeds:
            free = [deed for deed in deeds if not is_mortgaged(t, deed)]
            if free:
                moves.append(move("mortgage", OneOf(free), then=mortgaged(seat)))
            if len(free) < len(deeds):
                cash = t.cash[seat]
                redeemable = [deed for deed in deeds if deed not in free and t.book.prices[deed].payoff <= cash]
                if redeemable:
                    moves.append(move("redeem", OneOf(redeemable), then=redeemed(seat)))
    if deeds and deeds[-1] in TOWERS and t.played and t.active == seat:
        towers = [deed for deed in deeds if deed in TOWERS and not is_mortgaged(t, deed)]
        houses = unsold_houses(t)
        if towers and houses and t.cash[seat] >= exchange_tax(t):
            moves.append(move("exchange_tower", OneOf(towers), OneOf(houses), then=tower_exchanged(seat)))
    return ask(seat, *moves) if moves else None


@game.rule
def deed_sold(t: CityLife, seat: int, deed: str) -> None:
    """CL-4.142 To the Bank at list price, at any time."""
    sell_deed_to_bank(t, seat, deed)


def sell_deed_to_bank(t: CityLife, seat: int, deed: str) -> None:
    """CL-4.103 CL-4.142 CL-4.149 The Bank pays list price; tax and mortgage come out of it; the deed is unsold again."""
    figures = t.book.prices[deed]
    t.tell("deed_sold", seat=seat, deed=deed)
    t.pay(BANK, seat, figures.list, "deed_sold")
    t.pay(seat, LOTTERY, figures.cgt, "capital_gains_tax")
    hand_over(t, seat, UNSOLD, deed)


def hand_over(t: CityLife, giver: int, taker: int, deed: str) -> None:
    """CL-4.149 A mortgage never goes along: it is paid off by the giver."""
    if is_mortgaged(t, deed):
        pay_off(t, giver, deed)
    t.owner[deed] = taker


@game.rule
def shares_sold(t: CityLife, seat: int, number: int) -> None:
    """CL-4.143 To the Bank, at any time."""
    sell_shares_to_bank(t, seat, number)


@game.rule
def borrowed(t: CityLife, seat: int) -> None:
    """CL-4.144 CL-4.170 A loan."""
    lend(t, seat)


@game.rule
def loan_repaid(t: CityLife, seat: int) -> None:
    """CL-4.144 CL-4.171 The loan is paid back."""
    pay_back_loan(t, seat)


@game.rule
def mortgaged(t: CityLife, seat: int, deed: str) -> None:
    """CL-4.144 CL-4.172 A mortgage."""
    lend_on(t, seat, deed)


@game.rule
def redeemed(t: CityLife, seat: int, deed: str) -> None:
    """CL-4.144 CL-4.173 The mortgage is paid back."""
    t.tell("redeemed", seat=seat, deed=deed)
    pay_off(t, seat, deed)


def exchange_tax(t: CityLife) -> int:
    """CL-4.146 What an exchange costs in Advanced."""
    return DEEDS.exchange.capital_gains_tax + DEEDS.exchange.land_transfer_tax if t.book.advanced else 0


@game.rule
def tower_exchanged(t: CityLife, seat: int, tower: str, house: str) -> None:
    """CL-4.146 A Tower for an unsold House; no money comes back."""
    t.tell("tower_exchanged", seat=seat, tower=tower, house=house)
    if t.book.advanced:
        t.pay(seat, LOTTERY, DEEDS.exchange.capital_gains_tax, "capital_gains_tax")
        t.pay(seat, LOTTERY, DEEDS.exchange.land_transfer_tax, "land_transfer_tax")
    t.owner[tower] = UNSOLD
    t.owner[house] = seat
