"""Section 4.0: loans, Family Aid, the Miscalculation card, and what happens to those who cannot pay."""

from typing import Any, Final

from alcancia.kernel import BANK, Ask, OneOf, Together, ask, ask_together, move

from .content import BOARD
from .figures import instalment
from .state import HAPPINESS, NO_TOKEN, FinanciaLit, game

WINDOW: Final = frozenset(("action_turn", "pay_labour", "pay_invest", "pay_insurance", "pay_market", "pay_last_call", "trainer_event"))
"""FL-4.0.4 Loans can be taken while the table waits at one of these; also while others raise money for their bills."""

LOAN_SLOTS: Final = BOARD.figures.loan_slots
AID: Final = ("family_aid",)
LOAN: Final = ("take_loan",)


def gain(t: FinanciaLit, seat: int, amount: int, reason: str) -> None:
    """FL-4.0.1 Happiness has no ceiling."""
    t.pay(BANK, seat, amount, reason, HAPPINESS)


def lose(t: FinanciaLit, seat: int, amount: int, reason: str) -> int:
    """FL-4.0.1 Happiness never drops below 0; says how much was really lost."""
    lost = min(amount, t.held[HAPPINESS][seat])
    t.pay(seat, BANK, lost, reason, HAPPINESS)
    return lost


# ── loans and aid ────────────────────────────────────────────────────────────


def can_borrow(t: FinanciaLit, seat: int) -> bool:
    """FL-4.0.3 As long as the seat holds fewer Loan cards than allowed."""
    return len(t.homes[seat].loans) < t.options.loan_cap


def no_aid(t: FinanciaLit, seat: int) -> str:
    """FL-4.0.5 Once per game, while holding a Miscalculation card; some families need none."""
    home = t.homes[seat]
    if home.aid_used >= t.options.aid_uses:
        return "aid_used"
    return "" if home.miscalculation or t.printed.force[home.family].aid_free else "aid_needs_miscalculation"


def can_ask_family(t: FinanciaLit, seat: int) -> bool:
    """FL-4.0.5 Would the family help now?"""
    return not no_aid(t, seat)


def aid_amount(t: FinanciaLit, seat: int) -> int:
    """FL-4.0.5 What the family can spare."""
    return max(t.options.aid_amount, t.printed.force[t.homes[seat].family].aid_amount)


def loan_happiness(t: FinanciaLit, seat: int) -> int:
    """FL-4.0.3 FL-4.0.7 What a loan costs in Happiness now: something only for those who already have one, or a Miscalculation."""
    home = t.homes[seat]
    return t.options.loan_happiness if home.loans or home.miscalculation else 0


def credit_left(t: FinanciaLit, seat: int) -> int:
    """FL-4.0.3 What the bank would still lend."""
    return max(0, t.options.loan_cap - len(t.homes[seat].loans)) * t.options.loan_amount


def aid_left(t: FinanciaLit, seat: int) -> int:
    """FL-4.0.5 What the family would still give."""
    return (t.options.aid_uses - t.homes[seat].aid_used) * aid_amount(t, seat) if can_ask_family(t, seat) else 0


def within_reach(t: FinanciaLit, seat: int) -> int:
    """FL-4.0.2 The Units a seat could have at this moment if it took every loan and aid open to it."""
    reach = t.units[seat] + credit_left(t, seat)
    return reach if no_aid(t, seat) else reach + aid_amount(t, seat)


def borrow(t: FinanciaLit, seat: int) -> None:
    """FL-4.0.3 The Units at once, a card without a token, and Happiness if it is not the first trouble."""
    lost = lose(t, seat, loan_happiness(t, seat), "loan")
    t.homes[seat].loans.append(NO_TOKEN)
    t.pay(BANK, seat, t.options.loan_amount, "loan")
    t.tell("loan_taken", seat=seat, amount=t.options.loan_amount, happiness=lost)


def ask_family(t: FinanciaLit, seat: int) -> None:
    """FL-4.0.5 Help from the family is never paid back."""
    amount = aid_amount(t, seat)
    t.homes[seat].aid_used += 1
    t.pay(BANK, seat, amount, "aid")
    t.tell("aid_taken", seat=seat, amount=amount)


def not_now(t: FinanciaLit, seat: int, reason: str) -> str:
    """FL-4.0.4 The reason, unless this is one of the moments for loans; who has a debt has to raise money for it first."""
    if t.dues[seat]:
        return "must_raise_money"
    others_pay = t.waiting == "raise_money" and raise_money("bills") in t.agenda
    return "" if t.waiting in WINDOW or others_pay else reason


@game.anytime
def take_loan(t: FinanciaLit, seat: int) -> Ask | str:
    """FL-4.0.4 Whenever the table waits in the Action Phase or before the bills are paid."""
    if not can_borrow(t, seat):
        return "loan_limit"
    return not_now(t, seat, "loan_not_now") or ask(seat, move("take_loan", then=loan_taken(seat)))


@game.rule
def loan_taken(t: FinanciaLit, seat: int) -> None:
    """FL-4.0.3 A loan somebody asked for."""
    borrow(t, seat)


@game.anytime
def family_aid(t: FinanciaLit, seat: int) -> Ask | str:
    """FL-4.0.5 In the same moments as loans."""
    return no_aid(t, seat) or not_now(t, seat, "aid_not_now") or ask(seat, move("family_aid", then=aid_given(seat)))


@game.rule
def aid_given(t: FinanciaLit, seat: int) -> None:
    """FL-4.0.5 Aid somebody asked for."""
    ask_family(t, seat)


def repay_price(t: FinanciaLit, seat: int, number: int) -> int:
    """FL-4.0.4 Early repayment, by option: what is still to come, at once."""
    return instalment(t, seat) * (t.homes[seat].loans[number] or LOAN_SLOTS)


@game.anytime
def repay_loan(t: FinanciaLit, seat: int) -> Ask | str:
    """FL-4.0.4 By option a loan can be paid back before its time, in the same moments."""
    if reason := not_now(t, seat, "loan_not_now"):
        return reason
    if not t.options.loan_early_repay:
        return "loan_not_now"
    loans = range(len(t.homes[seat].loans))

    def why_not(number: Any) -> str:
        return "not_enough_units" if number in loans and repay_price(t, seat, number) > t.units[seat] else ""

    payable = [number for number in loans if not why_not(number)]
    if not payable:
        return "not_enough_units" if loans else "bad_parameter"
    return ask(seat, move("repay_loan", OneOf(payable), then=loan_repaid(seat)), why={"repay_loan": why_not})


@game.rule
def loan_repaid(t: FinanciaLit, seat: int, number: int) -> None:
    """FL-4.0.4 The card is gone."""
    price = repay_price(t, seat, number)
    t.pay(seat, BANK, price, "loan_repaid")
    del t.homes[seat].loans[number]
    t.tell("loan_repaid", seat=seat, price=price, number=number)


# ── debts ────────────────────────────────────────────────────────────────────


def miscalculate(t: FinanciaLit, seat: int) -> None:
    """FL-4.0.6 The card, or Happiness for those who already have it."""
    home = t.homes[seat]
    if home.miscalculation:
        lost = lose(t, seat, t.options.miscalculation_loss, "miscalculation")
        t.tell("miscalculation", seat=seat, happiness=lost, again="yes")
    else:
        home.miscalculation = True
        t.tell("miscalculation", seat=seat, happiness=0, again="no")


def charge(t: FinanciaLit, dues: list[int], cause: str) -> bool:
    """FL-4.0.8 Compulsory payments of all seats for one cause. True if somebody has to choose how to raise money: ask them."""
    short, cash = False, t.cash
    for seat in t.order():
        due = dues[seat]
        if not due:
            continue
        if cash[seat] >= due:
            t.pay(seat, BANK, due, cause)
            continue
        t.dues[seat] = due
        miscalculate(t, seat)
        press(t, seat, cause)
        short = short or t.dues[seat] > 0
    return short


def press(t: FinanciaLit, seat: int, cause: str) -> None:
    """FL-4.0.2 FL-4.0.8 Pay if possible; where only one way to raise money is left, take it; where none is, insolvency."""
    while (due := t.dues[seat]) > t.units[seat]:
        family, bank = can_ask_family(t, seat), can_borrow(t, seat)
        if family and bank:
            return
        if family:
            ask_family(t, seat)
        elif bank:
            borrow(t, seat)
        else:
            insolvent(t, seat, due, cause)
            return
    t.pay(seat, BANK, t.dues[seat], cause)
    t.dues[seat] = 0


def insolvent(t: FinanciaLit, seat: int, due: int, cause: str) -> None:
    """FL-4.0.8 All Units go, every started instalment unpaid costs one Happiness, the rest is cancelled."""
    paid = t.units[seat]
    t.pay(seat, BANK, paid, cause)
    unpaid = due - paid
    t.dues[seat] = 0
    lost = lose(t, seat, -(-unpaid // instalment(t, seat)), "insolvency")
    t.tell("insolvency", seat=seat, paid=paid, unpaid=unpaid, happiness=lost)


@game.question
def raise_money(t: FinanciaLit, cause: str) -> Together:
    """FL-4.0.8 Seats with an open debt choose, at the same time, between Family Aid and a loan until they can pay."""

    def of(seat: int) -> Ask | None:
        if not t.dues[seat]:
            return None
        aid = move("family_aid", then=raised_by_aid(seat, cause), again=True)
        loan = move("take_loan", then=raised_by_loan(seat, cause), again=True)
        return ask(seat, aid, loan, default=AID)

    return ask_together(t.order(), of)


@game.rule
def raised_by_aid(t: FinanciaLit, seat: int, cause: str) -> None:
    """FL-4.0.5 FL-4.0.8 Family Aid is open whatever the debt is for."""
    ask_family(t, seat)
    press(t, seat, cause)


@game.rule
def raised_by_loan(t: FinanciaLit, seat: int, cause: str) -> None:
    """FL-4.0.3 FL-4.0.8 A forced loan costs what any loan costs."""
    borrow(t, seat)
    press(t, seat, cause)
