"""Zone 8, Expenses: the bills, the loan cards due, and what to do when money is short.

A seat's `stage` says where it stands: declare, outcome (cash may suffice) and, if cash is short, expenses (step 1), minimum (steps 2 to 6)
and cards (step 3). `settle` takes the seat as far as it can go without asking.
"""

from functools import cache, lru_cache
from typing import Any

from alcancia.kernel import BANK, Amount, Ask, Move, Receiver, Step, Subset, Together, ask, ask_together, move

from .bank import hand_back, lend, net, only_card, smallest_card, take_back, too_many, under_cap, write_off
from .content import At
from .counting import NOTHING, Counts
from .income import why_not_ticked
from .state import CARD, FIRST, LOAN, City, Household, minimum, owed, question, rule, whole


@rule
def expenses(t: City) -> None:
    """FC-Z8.1 FC-4.4 All seats at the same time."""
    t.marker = At.EXPENSES
    for seat in t.order():
        t.homes[seat].stage = "outcome"
        if t.options.claims == "by_hand":
            if t.homes[seat].expense_lines():
                t.homes[seat].stage = "declare"
                continue
            t.homes[seat].declared = ()
        settle(t, seat)
    t.then(bills())


@question
def bills(t: City) -> Together:
    """FC-Z8.2 FC-Z8.3 FC-Z8.5 FC-Z8.10 FC-Z8.11 FC-Z8.12 Each seat is asked what its own stage asks, together with the others."""

    def of(seat: int) -> Ask | None:
        match t.homes[seat].stage:
            case "":
                return None
            case "expenses":
                return raising(t, seat, "raise_expenses", may_borrow(t, seat), withdraw_for_bills(seat), borrow_for_bills(seat))
            case "minimum" if short_of_cards(t, seat):
                return ask(seat, borrow_move(borrow_for_bills(seat)), move("pay_less", then=pay_less(seat), again=True),
                           default=("pay_less",), name="raise_minimum")  # fmt: skip
            case "minimum":
                return raising(t, seat, "raise_minimum", may_borrow(t, seat), withdraw_for_bills(seat), borrow_for_bills(seat))
            case "outcome":
                return instalment(t, seat, pay_year(seat))
            case "cards":
                return instalment(t, seat, pay_cards(seat))
        return declaration(t, seat)

    return ask_together(t.order(), of, independent=True)


# ── by hand ──────────────────────────────────────────────────────────────────


def declaration(t: City, seat: int) -> Ask:
    """FC-Z8.2 Any of the lines; the home's own amount is always included."""
    offered = tuple(t.homes[seat].expense_lines())
    answer = move("declare_expenses", Subset(offered), then=declare(seat), again=True)
    return ask(seat, answer, default=("declare_expenses", offered), name="declare_expenses")


@rule
def declare(t: City, seat: int, ticked: tuple[str, ...]) -> None:
    """FC-Z8.2 Final: forgotten discounts are lost, forgotten increases stand unless the Bank checks."""
    checks = t.options.by_hand_increases == "bank_checks"
    counted = ticked
    for line, amount in t.homes[seat].expense_lines().items():
        if line in ticked:
            continue
        if amount < 0:
            t.tell("discount_missed", seat=seat, line=line, amount=-amount)
            continue
        t.tell("expense_forgotten", seat=seat, line=line, amount=amount, checked=int(checks))
        counted += (line,) if checks else ()
    t.homes[seat].declared = counted
    t.homes[seat].stage = "outcome"
    settle(t, seat)


def why_not_declare(t: City, seat: int, lines: Any) -> str:
    """FC-Z8.2 Only lines of one's own, and only once a year."""
    return why_not_ticked(lines, t.homes[seat].expense_lines(), t.homes[seat].declared is not None)


# ── the procedure ────────────────────────────────────────────────────────────


def settle(t: City, seat: int) -> None:
    """FC-Z8.3 FC-Z8.4 FC-4.5 As far as this seat can go without being asked; tested again after each of its moves."""
    h = t.homes[seat]
    if h.stage == "outcome" and not enough_cash(t, seat):
        h.stage = "expenses"
    if h.stage == "expenses" and not raise_expenses(t, seat):
        return
    while h.stage == "minimum" and raise_minimum(t, seat):
        pass
    if h.stage == "cards" and (due := minimum(h.loans)) == min(h.loans, t.cash[seat] // CARD):
        repay_due(t, seat, due)


def enough_cash(t: City, seat: int) -> bool:
    """FC-Z8.3 Outcome 1: cash covers expenses and minimum. Without a choice it is done at once, unless savings could raise the choice."""
    h = t.homes[seat]
    bill, least = h.expenses(), minimum(h.loans)
    if t.cash[seat] < bill + CARD * least:
        return False
    most = min(h.loans, (t.cash[seat] - bill) // CARD)
    if least == most and (most == h.loans or not t.held["savings"][seat]):
        pay_bills(t, seat)
        repay_due(t, seat, most)
    return True


def raise_expenses(t: City, seat: int) -> bool:
    """FC-Z8.5 FC-Z8.6 FC-Z8.7 FC-Z8.8 Step 1: pay the expenses, raising money while it is short. False: the seat has a choice."""
    h = t.homes[seat]
    bill = h.expenses()
    while t.cash[seat] < bill:
        borrowing = may_borrow(t, seat)
        if h.saved == NOTHING and not borrowing:
            break
        if not forced(t, seat, borrowing):
            return False
    pay_bills(t, seat)
    h.stage = "minimum"
    return True


def raise_minimum(t: City, seat: int) -> bool:
    """FC-Z8.9 FC-Z8.10 FC-Z8.11 FC-Z8.12 Steps 2 to 6: count, then pay or raise. True: counted again; False: a choice, or finished."""
    h = t.homes[seat]
    due, cash = minimum(h.loans), t.cash[seat]
    if cash >= CARD * due:
        h.stage = "cards"
        return False
    if short_of_cards(t, seat):
        if not may_borrow(t, seat):
            miss_minimum(t, seat)
        return False
    return forced(t, seat, may_borrow(t, seat))


def short_of_cards(t: City, seat: int) -> bool:
    """FC-Z8.11 Steps 4 and 5: with 13 cards or more, neither cash nor savings pay for another card of the minimum."""
    return t.homes[seat].loans >= LOAN.overindebted_from and not savings_buy_more(t, seat)


def miss_minimum(t: City, seat: int) -> None:
    """FC-Z8.11 As many cards as the cash pays for, and Extra Jobs next year."""
    h, cash = t.homes[seat], t.cash[seat]
    h.must_extra_job = True
    t.tell("minimum_missed", seat=seat, count=cash // CARD, minimum=minimum(h.loans))
    repay_due(t, seat, cash // CARD)


def savings_buy_more(t: City, seat: int) -> bool:
    """FC-Z8.11 Savings must be withdrawn only if they buy at least one more card."""
    due, cash = minimum(t.homes[seat].loans), t.cash[seat]
    return min(due, (cash + net(t, seat)) // CARD) > min(due, cash // CARD)


def may_borrow(t: City, seat: int) -> bool:
    """FC-Z8.6 FC-Z8.7 FC-Z8.12 FC-Z10.8 FC-LN.5 Whether a loan is among the remedies at this stage."""
    h = t.homes[seat]
    if not under_cap(t, seat):
        return False
    if h.stage == "minimum":
        return h.loans < LOAN.overindebted_from or (not h.restricted and t.book != FIRST)
    if h.stage == "expenses" and not h.restricted:
        return True
    return t.cash[seat] + net(t, seat) < to_raise(h)


def to_raise(h: Household) -> int:
    """FC-Z8.5 FC-Z8.12 FC-Z10.8 What a seat must find the money for at this stage: bills, loan cards due, or the event."""
    match h.stage:
        case "expenses":
            return h.expenses()
        case "minimum":
            return owed(minimum(h.loans))
        case "event" if h.effect is not None:
            return h.effect.owed
    return 0


def unpaid(h: Household) -> int:
    """FC-Z8.1 What is still to be paid of this year's expenses."""
    return 0 if h.settled else h.expenses()


def due(h: Household) -> int:
    """FC-LN.6 FC-Z8.13 The loan cards still to be paid this year, in money."""
    return 0 if h.settled and h.stage not in ("minimum", "cards") else owed(minimum(h.loans))


def forced(t: City, seat: int, borrowing: bool) -> bool:
    """FC-4.5 If there is one remedy only, it is applied."""
    h = t.homes[seat]
    if h.saved == NOTHING:
        lend(t, seat, forced=True)
        return True
    if not borrowing and (card := only_card(h)):
        hand_back(t, seat, card)
        return True
    return False


def pay_bills(t: City, seat: int) -> None:
    """FC-Z8.3 FC-Z8.5 FC-Z8.8 Expenses are paid; what cash does not cover is written off."""
    h = t.homes[seat]
    bill = h.expenses()
    paid = min(bill, t.cash[seat])
    t.pay(seat, BANK, paid, "expenses")
    h.settled = True
    if t.recording:
        cards, event = h.expense_parts()
        t.tell("expenses_paid", seat=seat, amount=paid, base=bill - cards - event, extra=cards, added=event)
    if paid < bill:
        write_off(t, seat, bill - paid)


def repay_due(t: City, seat: int, cards: int) -> None:
    """FC-Z8.13 The cards of this year are returned; the seat has finished."""
    take_back(t, seat, cards, "loan_repaid_minimum")
    t.homes[seat].stage = ""


# ── the questions ────────────────────────────────────────────────────────────


def instalments(t: City, seat: int) -> dict[str, int]:
    """FC-Z8.3 FC-Z8.10 By reason, how many loan cards at the most: what cash covers beside the bill, and what the seat holds."""
    h = t.homes[seat]
    asked = h.stage in ("outcome", "cards")
    covered = {"not_enough_cash": (t.cash[seat] - unpaid(h)) // CARD} if asked else {}
    return {**covered, "repay_too_many": h.loans}


def instalment(t: City, seat: int, then: Receiver[[int]]) -> Ask:
    """FC-Z8.3 FC-Z8.10 How many loan cards: from the minimum to what cash covers."""
    least = minimum(t.homes[seat].loans)
    space = Amount(least, min(instalments(t, seat).values()))
    return ask(seat, move("pay_year", space, then=then, again=True), default=("pay_year", least), name="pay_year")


def why_not_pay_year(t: City, seat: int, cards: Any) -> str:
    """FC-Z8.3 FC-Z8.10 Fewer than the minimum, or more than is possible."""
    loans = t.homes[seat].loans
    if not whole(cards) or not loans:
        return "nothing_owed" if whole(cards) else "bad_amount"
    return "repay_too_few" if cards < minimum(loans) else too_many(cards, instalments(t, seat))


@rule
def pay_year(t: City, seat: int, cards: int) -> None:
    """FC-Z8.3 Expenses and loan cards together."""
    pay_bills(t, seat)
    repay_due(t, seat, cards)


@rule
def pay_less(t: City, seat: int) -> None:
    """FC-Z8.11 No further loan: less than the minimum."""
    miss_minimum(t, seat)


@rule
def pay_cards(t: City, seat: int, cards: int) -> None:
    """FC-Z8.10 Step 3: the loan cards."""
    repay_due(t, seat, cards)


def raising(t: City, seat: int, name: str, borrowing: bool, withdraw: Receiver[[tuple[int, ...]]], borrow: Step) -> Ask:
    """FC-Z8.5 FC-Z8.11 FC-Z8.12 FC-Z10.8 Withdraw savings cards, or take a loan where it is allowed."""
    h = t.homes[seat]
    if h.saved == NOTHING:
        return ask(seat, borrow_move(borrow), name=name)
    moves = (withdraw_move(h.saved, withdraw), borrow_move(borrow)) if borrowing else (withdraw_move(h.saved, withdraw),)
    return ask(seat, *moves, default=lambda: ("withdraw", smallest_card(h)), name=name)


@lru_cache(4096)
def withdraw_move(saved: tuple[int, ...], then: Receiver[[tuple[int, ...]]]) -> Move:
    """FC-SV.1 Whole cards, and the same question again."""
    return move("withdraw", withdrawal(saved), then=then, again=True)


def withdrawal(saved: tuple[int, ...]) -> Counts:
    """FC-SV.1 Any savings cards held, at least one."""
    return Counts(None, saved, 1, "not_enough_savings")


@cache
def borrow_move(then: Step) -> Move:
    """FC-LN.1 One loan."""
    return move("take_loan", then=then, again=True)


@rule
def withdraw_for_bills(t: City, seat: int, cards: tuple[int, ...]) -> None:
    """FC-Z8.5 FC-Z8.12 Part of the value is kept; then the payment is tried again."""
    hand_back(t, seat, cards)
    settle(t, seat)


@rule
def borrow_for_bills(t: City, seat: int) -> None:
    """FC-Z8.5 FC-Z8.12 A loan; then the payment is tried again."""
    lend(t, seat)
    settle(t, seat)
