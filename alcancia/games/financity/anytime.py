"""Loans, withdrawals and early repayments at any time."""

from typing import Any

from alcancia.kernel import Amount, Ask, ask, move

from .bank import hand_back, lend, net, payable, take_back, too_many, under_cap
from .content import At
from .counting import NOTHING
from .expenses import may_borrow, settle, withdrawal
from .income import to_come
from .state import CARD, FIRST, LOAN, City, anytime, rule, whole
from .trade import lapse

OPEN_STAGES = ("", "declare", "outcome")


def locked(t: City, seat: int) -> bool:
    """FC-AT.2 FC-AT.3 While raising money, until the own event is settled, and after the last draw: only what the question names."""
    return t.homes[seat].stage not in OPEN_STAGES or (t.last_year and t.event != "") or t.marker == ""


def loans_open(t: City) -> bool:
    """FC-AT.1 FC-Z1.5 FC-Z11.10 From Planning to the event; with the option also after the count."""
    return t.marker != At.REORGANISATION or (t.options.loans_in_reorganisation and t.counted)


def why_not_loan(t: City, seat: int) -> str:
    """FC-LN.4 FC-LN.5 FC-Z8.7 FC-Z8.11 FC-Z10.8 Where, how many, and what has to be tried before."""
    h = t.homes[seat]
    if not t.marker or not loans_open(t):
        return "loan_closed"
    if not under_cap(t, seat):
        return "loan_cap"
    if (h.restricted and h.stage not in ("expenses", "event")) or (h.stage == "minimum" and not may_borrow(t, seat)):
        return "loan_restricted"
    if h.stage in ("expenses", "event") and not may_borrow(t, seat):
        return "use_savings_first"
    return "pending_payment" if locked(t, seat) else ""


@anytime
def take_loan(t: City, seat: int) -> Ask | None:
    """FC-AT.1 FC-LN.4 FC-LN.5 One loan, unless restricted or beyond the cap."""
    return None if why_not_loan(t, seat) else ask(seat, move("take_loan", then=borrowed(seat)))


@rule
def borrowed(t: City, seat: int) -> None:
    """FC-LN.1 FC-LN.7 A loan of one's own will; in Expenses the sums are tested again."""
    lend(t, seat)
    after(t, seat)


def why_not_withdraw(t: City, seat: int, cards: Any) -> str:
    """FC-SV.1 FC-AT.2 FC-AT.3 Only cards held, and not while a payment is pending."""
    return withdrawal(t.homes[seat].saved).why_not(cards) or ("pending_payment" if locked(t, seat) else "")


@anytime
def withdraw(t: City, seat: int) -> Ask | None:
    """FC-AT.1 FC-Z3.3 FC-TR.7 Any savings cards held."""
    h = t.homes[seat]
    if h.saved == NOTHING or locked(t, seat):
        return None
    return ask(seat, move("withdraw", withdrawal(h.saved), then=withdrawn(seat)))


@rule
def withdrawn(t: City, seat: int, cards: tuple[int, ...]) -> None:
    """FC-SV.1 FC-SV.2 Whole cards, no change."""
    hand_back(t, seat, cards)
    after(t, seat)


def repayable(t: City, seat: int) -> dict[str, int]:
    """FC-LN.8 By reason, how many loan cards at the most: with 13 cards or more the bills come first, this year's income counted."""
    h = t.homes[seat]
    if h.loans < LOAN.overindebted_from or h.settled or t.marker == At.REORGANISATION:
        return payable(t, seat)
    coming = 0 if t.book == FIRST else to_come(t, seat)
    return {**payable(t, seat), "bills_first": (t.cash[seat] + net(t, seat) + coming - h.expenses()) // CARD}


def why_not_repay(t: City, seat: int, cards: Any) -> str:
    """FC-LN.8 FC-AT.2 FC-AT.3 At least one card, no more than possible, and not while a payment is pending."""
    if not whole(cards) or not cards:
        return "bad_amount"
    return too_many(cards, repayable(t, seat)) or ("pending_payment" if locked(t, seat) else "")


@anytime
def repay(t: City, seat: int) -> Ask | None:
    """FC-AT.1 FC-LN.8 Early, in any number of cards."""
    if not t.homes[seat].loans or locked(t, seat) or (most := min(repayable(t, seat).values())) < 1:
        return None
    return ask(seat, move("repay", Amount(1, most), then=repaid(seat)))


@rule
def repaid(t: City, seat: int, cards: int) -> None:
    """FC-LN.8 FC-LN.9 It does not count towards the minimum of the year."""
    take_back(t, seat, cards, "loan_repaid_advance")
    after(t, seat)


def after(t: City, seat: int) -> None:
    """FC-Z8.3 FC-TR.8 Cash has changed: the outcome is tested again, and offers to buy may lapse."""
    if t.homes[seat].stage == "outcome":
        settle(t, seat)
    lapse(t)
