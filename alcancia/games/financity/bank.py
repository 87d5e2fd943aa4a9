"""The Bank: loans, repayments and withdrawals. Chapters call these; players reach them through their own moves."""

from alcancia.kernel import BANK

from .content import FACES, At
from .state import CARD, LOAN, City, Household, face, owed


def loan_price(t: City, seat: int) -> int:
    """FC-LN.1 FC-LN.2 FC-LN.3 Cards for a loan: six, or five while the home stands in the Loans zone."""
    return t.options.loan_cards_lz if t.homes[seat].zone == At.LOANS else t.options.loan_cards


def under_cap(t: City, seat: int) -> bool:
    """FC-LN.4 A loan that would lead beyond 24 cards is refused."""
    return t.homes[seat].loans + loan_price(t, seat) <= LOAN.cap


def lend(t: City, seat: int, forced: bool = False) -> None:
    """FC-LN.1 $600 now, for loan cards."""
    cards = loan_price(t, seat)
    t.homes[seat].loans += cards
    t.pay(BANK, seat, LOAN.cash, "loan")
    t.tell("loan_taken", seat=seat, amount=LOAN.cash, count=cards, forced=int(forced))


def payable(t: City, seat: int) -> dict[str, int]:
    """FC-LN.9 By reason, how many loan cards a seat could pay back at the most: what cash covers, and what it holds."""
    loans = t.homes[seat].loans
    return {"not_enough_cash": t.cash[seat] // CARD, **({"repay_too_many": loans} if loans else {"nothing_owed": -1})}


def too_many(cards: int, limits: dict[str, int]) -> str:
    """The first of the limits that so many cards exceed."""
    for reason, most in limits.items():
        if cards > most:
            return reason
    return ""


def take_back(t: City, seat: int, cards: int, reason: str) -> None:
    """FC-LN.9 FC-Z8.13 FC-OI.1 Repaid cards go back; with 12 or fewer the limits end at once."""
    if not cards:
        return
    h = t.homes[seat]
    price = owed(cards)
    t.pay(seat, BANK, price, reason)
    h.loans -= cards
    t.tell("loan_repaid", seat=seat, count=cards, amount=price, left=h.loans, early=int(reason == "loan_repaid_advance"))
    if h.restricted and h.loans < LOAN.overindebted_from:
        h.restricted = False
        t.tell("restriction_ended", seat=seat)


def surcharge(t: City, value: int, zone: str) -> int:
    """FC-SV.2 What the Bank keeps of savings cards that come back: nothing in Savings."""
    return 0 if zone == At.SAVINGS else value * t.options.withdraw_surcharge // 100


def net(t: City, seat: int) -> int:
    """FC-SV.2 What all savings would bring when bills have to be paid, outside Savings."""
    value = t.held["savings"][seat]
    return value - surcharge(t, value, At.EXPENSES) if value else 0


def hand_back(t: City, seat: int, cards: tuple[int, ...]) -> None:
    """FC-SV.1 FC-SV.2 Savings cards back to the Bank; outside Savings part of their value is kept."""
    h = t.homes[seat]
    value = face(cards)
    kept = surcharge(t, value, t.marker)
    h.saved = tuple([held - back for held, back in zip(h.saved, cards, strict=True)])
    t.pay(seat, BANK, value, "savings_returned", of="savings")
    t.pay(BANK, seat, value, "savings_returned")
    t.pay(seat, BANK, kept, "surcharge")
    t.tell("withdrawn", seat=seat, face=value, net=value - kept, zone=t.marker)


def only_card(h: Household) -> tuple[int, ...] | None:
    """FC-4.5 The one possible withdrawal, if a single savings card is held."""
    return h.saved if sum(h.saved) == 1 else None


def smallest_card(h: Household) -> tuple[int, ...]:
    """One savings card, the smallest held (or the smallest there is)."""
    at = next((i for i, held in enumerate(h.saved) if held), 0)
    return tuple([int(i == at) for i in range(len(FACES))])


def write_off(t: City, seat: int, amount: int) -> None:
    """FC-Z8.8 What cannot be paid is forgiven; an option takes some wellbeing for it."""
    t.tell("bill_written_off", seat=seat, amount=amount)
    lost = min(t.held["wellbeing"][seat], t.options.unpaid_penalty * -(-amount // 100))
    if lost:
        t.pay(seat, BANK, lost, "penalty", of="wellbeing")
        t.tell("penalty_paid", seat=seat, amount=lost)
