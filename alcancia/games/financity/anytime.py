"""Loans, withdrawals and early repayments at any time."""

from alcancia.games.financity.bank import hand_back, lend, loan_price, take_back, under_cap
from alcancia.games.financity.counting import Counts
from alcancia.games.financity.expenses import NOTHING, settle
from alcancia.games.financity.table import CARD, LOAN, City, anytime, face, preview, rule
from alcancia.games.financity.trade import lapse
from alcancia.kernel import Amount, Ask, ask, move

OPEN_STAGES = ("", "declare", "outcome")


def locked(t: City, seat: int) -> bool:
    """FC-AT.2 FC-AT.3 While raising money, until the own event is settled, and after the last draw: only what the question names."""
    return t.homes[seat].stage not in OPEN_STAGES or (t.last_year and t.event != "") or t.marker == ""


def loans_open(t: City) -> bool:
    """FC-AT.1 FC-Z1.5 FC-Z11.10 From Planning to the event; with the option also after the count."""
    return t.marker != "Z11" or (t.options.loans_in_reorganisation and t.counted)


def most_repayable(t: City, seat: int) -> int:
    """FC-LN.8 What cash covers; with 13 cards or more the bills come first."""
    h, cash = t.homes[seat], t.cash[seat]
    if h.loans >= LOAN.overindebted_from and not h.settled and t.marker != "Z11":
        cash = min(cash, cash + t.net(seat) - h.expenses())
    return max(0, min(h.loans, cash // CARD))


@anytime
def take_loan(t: City, seat: int) -> Ask | None:
    """FC-AT.1 FC-LN.4 FC-LN.5 One loan, unless restricted or beyond the cap."""
    if locked(t, seat) or not loans_open(t) or t.homes[seat].restricted or not under_cap(t, seat):
        return None
    return ask(seat, move("take_loan", then=borrowed(seat)))


@rule
def borrowed(t: City, seat: int) -> None:
    """FC-LN.1 FC-LN.7 A loan of one's own will; in Expenses the sums are tested again."""
    lend(t, seat)
    after(t, seat)


@anytime
def withdraw(t: City, seat: int) -> Ask | None:
    """FC-AT.1 FC-Z3.3 FC-TR.7 Any savings cards held."""
    h = t.homes[seat]
    if h.saved == NOTHING or locked(t, seat):
        return None
    return ask(seat, move("withdraw", Counts(None, h.saved, least=1), then=withdrawn(seat)))


@rule
def withdrawn(t: City, seat: int, cards: tuple[int, ...]) -> None:
    """FC-SV.1 FC-SV.2 Whole cards, no change."""
    hand_back(t, seat, cards)
    after(t, seat)


@anytime
def repay(t: City, seat: int) -> Ask | None:
    """FC-AT.1 FC-LN.8 Early, in any number of cards."""
    if not t.homes[seat].loans or locked(t, seat) or not (most := most_repayable(t, seat)):
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


@preview("take_loan")
def about_loan(t: City, seat: int) -> dict[str, int]:
    """FC-LN.1 FC-LN.6 Money now, cards added, what is to be paid back."""
    cards = loan_price(t, seat)
    return {"gain": LOAN.cash, "cards": cards, "owed": cards * CARD, "loans": t.homes[seat].loans + cards, "cash": t.cash[seat] + LOAN.cash}


@preview("withdraw")
def about_withdrawal(t: City, seat: int, cards: tuple[int, ...]) -> dict[str, int]:
    """FC-SV.2 Face value, and what is really received."""
    value = face(cards)
    net = value if t.marker == "Z3" else value - value * t.options.withdraw_surcharge // 100
    return {"face": value, "gain": net, "cash": t.cash[seat] + net}


@preview("repay", "repay_before_count")
def about_repayment(t: City, seat: int, cards: int) -> dict[str, int]:
    """FC-LN.8 Price, cards left, cash after."""
    return {"price": cards * CARD, "loans": t.homes[seat].loans - cards, "cash": t.cash[seat] - cards * CARD}


@preview("pay_year")
def about_instalment(t: City, seat: int, cards: int) -> dict[str, int]:
    """FC-Z8.3 Bills and cards together, cards left, cash after."""
    h = t.homes[seat]
    price = cards * CARD + (0 if h.settled else h.expenses())
    return {"price": price, "loans": h.loans - cards, "cash": t.cash[seat] - price}
