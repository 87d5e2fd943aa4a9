"""Section 4.L: loans and mortgages, and their clocks (Advanced)."""

from alcancia.kernel import BANK

from .content import KIND, MONEY
from .state import CityLife, Clock, Loan, Mortgage, is_mortgaged, mortgages_of, why_not_owner


def why_not_borrow(t: CityLife, seat: int) -> str:
    """CL-4.170 No loan running, none ever failed, none taken in this turn."""
    if not t.book.advanced:
        return "advanced_only"
    if t.loan[seat] is not None:
        return "loan_outstanding"
    if t.borrow_ban[seat]:
        return "borrow_banned"
    return "borrow_once_per_turn" if seat in t.borrowed else ""


def why_not_mortgage(t: CityLife, seat: int, deed: str) -> str:
    """CL-4.172 One's own deed, one mortgage on it at a time."""
    if not t.book.advanced:
        return "advanced_only"
    return why_not_owner(t, seat, deed) or ("already_mortgaged" if is_mortgaged(t, deed) else "")


def lend(t: CityLife, seat: int) -> None:
    """CL-4.170 CL-4.175 Always the same sum; the clock starts with the seat's next turn."""
    t.loan[seat] = Loan(t.options.loan_turns, True)
    t.borrowed = (*t.borrowed, seat)
    t.pay(BANK, seat, MONEY.loan.amount, "loan_taken")


def pay_back_loan(t: CityLife, seat: int) -> None:
    """CL-4.171 Whole, with its cost."""
    t.pay(seat, BANK, MONEY.loan.amount, "loan_repaid")
    t.pay(seat, BANK, t.options.loan_cost, "loan_cost")
    t.loan[seat] = None


def lend_on(t: CityLife, seat: int, deed: str) -> None:
    """CL-4.172 CL-4.174 CL-4.175 A mortgage, beside any loan."""
    t.mortgages = (*t.mortgages, Mortgage(deed, t.options.mortgage_turns, True))
    t.tell("mortgaged", seat=seat, deed=deed)
    t.pay(BANK, seat, KIND[deed].mortgage, "mortgage_taken")


def pay_off(t: CityLife, seat: int, deed: str) -> None:
    """CL-4.149 CL-4.173 The mortgage is paid back whole, with its cost; the deed is free again."""
    t.pay(seat, BANK, KIND[deed].mortgage, "mortgage_repaid")
    t.pay(seat, BANK, KIND[deed].mortgage_cost, "mortgage_cost")
    close_mortgage(t, deed)


def close_mortgage(t: CityLife, deed: str) -> None:
    """The deed carries no mortgage any more."""
    t.mortgages = tuple([mortgage for mortgage in t.mortgages if mortgage.deed != deed])


# ── clocks ───────────────────────────────────────────────────────────────────


def start_clocks(t: CityLife, seat: int) -> None:
    """CL-4.175 The seat's turn begins: what it borrowed before is no longer fresh."""
    loan = t.loan[seat]
    if loan is not None:
        t.loan[seat] = loan.running()
    if t.mortgages:
        t.mortgages = tuple([mortgage.running() if t.owner[mortgage.deed] == seat else mortgage for mortgage in t.mortgages])


def tick(t: CityLife, seat: int) -> None:
    """CL-4.175 CL-4.176 At the close of a counted turn every clock of the seat that is not fresh drops by one."""
    loan = t.loan[seat]
    if loan is not None:
        t.loan[seat] = loan.ticked()
    if t.mortgages:
        t.mortgages = tuple([mortgage.ticked() if t.owner[mortgage.deed] == seat else mortgage for mortgage in t.mortgages])


def clocks_of(t: CityLife, seat: int) -> list[Clock]:
    """CL-4.178 Every clock of a seat: the loan first, then mortgages in the order they were taken."""
    loan = t.loan[seat]
    return [*([] if loan is None else [loan]), *mortgages_of(t, seat)]
