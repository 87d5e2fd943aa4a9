"""Section 4.J, first part: buying from the Bank, and the anytime moves with the Bank."""

from collections.abc import Callable
from functools import partial
from typing import Final

from alcancia.kernel import BANK, Amount, Ask, OneOf, ask, move
from alcancia.kernel.questions import Why

from .content import DEEDS, HOUSES, KIND, SHARE, TOWERS
from .credit import lend, lend_on, pay_back_loan, pay_off, why_not_borrow, why_not_mortgage
from .shares import sell_shares_to_bank
from .state import LOTTERY, UNSOLD, CityLife, deeds_of, game, is_mortgaged, open_step, why_not_owner, why_not_unsold

CLOSED: Final = frozenset(("visit", "take_asset", "tender", "choose_bid"))
"""Questions during which no anytime move is open to anybody."""


def window_open(t: CityLife) -> bool:
    """CL-4.141 Anytime moves wait while a Proprietor decides, and from the call for bids to the choice."""
    return open_step(t)[0] not in CLOSED


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
        return ask(seat, passing, why={"buy": lambda: "not_enough_cash"})
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
def bank(t: CityLife, seat: int) -> Ask | str | None:
    """CL-4.110 CL-4.141 CL-4.142 CL-4.143 CL-4.144 CL-4.146 Sell, borrow, mortgage, pay back, exchange; not while in debt."""
    if shut := why_no_bank(t, seat):
        return shut
    if seat in t.gone:
        return None
    moves = []
    deeds = deeds_of(t, seat)
    if t.held[SHARE][seat]:
        moves.append(move("sell_shares", shares_for_sale(t, seat), then=shares_sold(seat)))
    if deeds:
        for_sale = OneOf.of(deeds, lambda deed: why_not_sell_deed(t, seat, deed))
        if for_sale.options:
            moves.append(move("sell_deed", for_sale, then=deed_sold(seat)))
    if t.book.advanced:
        if not why_not_borrow(t, seat):
            moves.append(move("borrow", then=borrowed(seat)))
        if not why_not_repay(t, seat):
            moves.append(move("repay_loan", then=loan_repaid(seat)))
        if deeds:
            free = OneOf.of(deeds, lambda deed: why_not_mortgage(t, seat, deed))
            if free.options:
                moves.append(move("mortgage", free, then=mortgaged(seat)))
            if len(free.options) < len(deeds):
                redeemable = OneOf.of(deeds, lambda deed: why_not_redeem(t, seat, deed))
                if redeemable.options:
                    moves.append(move("redeem", redeemable, then=redeemed(seat)))
    if deeds and deeds[-1] in TOWERS and not why_no_exchange(t, seat):
        towers = OneOf.of(TOWERS, lambda tower: why_not_give_back(t, seat, tower))
        houses = OneOf.of(HOUSES, lambda house: why_not_unsold(t, house))
        if towers.options and houses.options and t.cash[seat] >= exchange_tax(t):
            moves.append(move("exchange_tower", towers, houses, then=tower_exchanged(seat)))
    return ask(seat, *moves) if moves else None


def why_not_bank(t: CityLife, seat: int) -> Why:
    """Why the Bank would not do what it is asked to, move by move. Made only for who is refused: the question is put often."""
    if shut := why_no_bank(t, seat):
        return dict.fromkeys(BANK_MOVES, lambda *arguments: shut)
    return {name: partial(why_not, t, seat) for name, why_not in BANK_MOVES.items()}


def why_no_bank(t: CityLife, seat: int) -> str:
    """CL-4.110 CL-4.141 The window, and a debt of one's own."""
    return "window_closed" if not window_open(t) else "frozen_by_debt" if in_debt(t, seat) else ""


def shares_for_sale(t: CityLife, seat: int) -> Amount:
    """CL-4.143 Not more than one has."""
    return Amount.within(1, {"not_enough_shares": t.held[SHARE][seat]}, too_little="amount_out_of_range")


def why_not_sell_shares(t: CityLife, seat: int, number: object) -> str:
    """CL-4.143 Not more than one has."""
    return shares_for_sale(t, seat).why_not(number)


def why_not_sell_deed(t: CityLife, seat: int, deed: object) -> str:
    """CL-4.110 CL-4.142 One's own, and not the one being visited."""
    return why_not_owner(t, seat, deed) or ("frozen_by_debt" if deed == visited(t) else "")


def why_not_repay(t: CityLife, seat: int) -> str:
    """CL-4.171 The whole sum must be there."""
    if not t.book.advanced:
        return "advanced_only"
    return "no_loan" if t.loan[seat] is None else "" if t.cash[seat] >= t.book.loan_due else "not_enough_cash"


def why_not_redeem(t: CityLife, seat: int, deed: str) -> str:
    """CL-4.173 A mortgage of one's own; the whole sum must be there."""
    if not t.book.advanced:
        return "advanced_only"
    if deed not in KIND or t.owner[deed] != seat:
        return why_not_owner(t, seat, deed)
    return "not_mortgaged" if not is_mortgaged(t, deed) else "" if t.book.prices[deed].payoff <= t.cash[seat] else "not_enough_cash"


def why_no_exchange(t: CityLife, seat: int) -> str:
    """CL-4.146 Only in one's own turn."""
    return "" if seat == t.active and t.played else "own_turn_only"


def why_not_give_back(t: CityLife, seat: int, tower: object) -> str:
    """CL-4.146 One's own Tower, without a mortgage."""
    return why_not_owner(t, seat, tower) or ("deed_mortgaged" if tower in TOWERS and is_mortgaged(t, tower) else "")


def why_not_exchange(t: CityLife, seat: int, tower: object, house: object) -> str:
    """CL-4.146 One's own turn, one's own Tower without a mortgage, an unsold House, the tax."""
    if reason := why_no_exchange(t, seat):
        return reason
    if tower not in TOWERS or house not in HOUSES:
        return ""
    return why_not_give_back(t, seat, tower) or why_not_unsold(t, house) or ("not_enough_cash" if t.cash[seat] < exchange_tax(t) else "")


BANK_MOVES: Final[dict[str, Callable[..., str]]] = {
    "sell_shares": why_not_sell_shares, "sell_deed": why_not_sell_deed, "borrow": why_not_borrow, "repay_loan": why_not_repay,
    "mortgage": why_not_mortgage, "redeem": why_not_redeem, "exchange_tower": why_not_exchange,
}  # fmt: skip


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
