"""Section 4.L: loans and mortgages, and their clocks (Advanced)."""

from alcancia.games.citylife.content import KIND, MONEY
from alcancia.games.citylife.state import CityLife, game
from alcancia.kernel import BANK, Step


def may_borrow(t: CityLife, seat: int) -> bool:
    """CL-4.170 No loan running, none ever failed, none taken in this turn."""
    return bool(t.book.advanced) and t.loan[seat] is None and not t.borrow_ban[seat] and seat not in t.borrowed


def lend(t: CityLife, seat: int) -> None:
    """CL-4.170 CL-4.175 Always the same sum; the clock starts with the seat's next turn."""
    t.loan[seat] = (t.options.loan_turns, True)
    t.borrowed = (*t.borrowed, seat)
    t.pay(BANK, seat, MONEY.loan.amount, "loan_taken")


def pay_back_loan(t: CityLife, seat: int) -> None:
    """CL-4.171 Whole, with its cost."""
    t.pay(seat, BANK, MONEY.loan.amount, "loan_repaid")
    t.pay(seat, BANK, t.options.loan_cost, "loan_cost")
    t.loan[seat] = None


def lend_on(t: CityLife, seat: int, deed: str) -> None:
    """CL-4.172 CL-4.174 CL-4.175 A mortgage, beside any loan."""
    t.mortgages = (*t.mortgages, (deed, t.options.mortgage_turns, True))
    t.tell("mortgaged", seat=seat, deed=deed)
    t.pay(BANK, seat, KIND[deed].mortgage, "mortgage_taken")


def pay_off(t: CityLife, seat: int, deed: str) -> None:
    """CL-4.149 CL-4.173 The mortgage is paid back whole, with its cost; the deed is free again."""
    t.pay(seat, BANK, KIND[deed].mortgage, "mortgage_repaid")
    t.pay(seat, BANK, KIND[deed].mortgage_cost, "mortgage_cost")
    close_mortgage(t, deed)


def close_mortgage(t: CityLife, deed: str) -> None:
    """The deed carries no mortgage any more."""
    t.mortgages = tuple([entry for entry in t.mortgages if entry[0] != deed])


def tick(t: CityLife, seat: int) -> None:
    """CL-4.175 CL-4.176 At the close of a counted turn every clock of the seat that is not fresh drops by one."""
    loan = t.loan[seat]
    if loan is not None and not loan[1]:
        t.loan[seat] = (loan[0] - 1, False)
    if t.mortgages:
        t.mortgages = tuple([(deed, left if fresh or t.owner[deed] != seat else left - 1, fresh) for deed, left, fresh in t.mortgages])


def due(t: CityLife, seat: int) -> list[Step]:
    """CL-4.177 CL-4.178 What has run out: the loan first, then mortgages in the order they were taken."""
    loan = t.loan[seat]
    steps = [loan_due(seat)] if loan is not None and loan[0] <= 0 else []
    return steps + [mortgage_due(seat, deed) for deed, left, _ in t.mortgages if left <= 0 and t.owner[deed] == seat]


@game.rule
def loan_due(t: CityLife, seat: int) -> None:
    """CL-4.177 The loan and its cost fall due."""
    from alcancia.games.citylife.owing import debt

    if t.loan[seat] is not None:
        t.tell("clock_due", seat=seat, what="loan")
        t.then(debt(seat, t.book.loan_due, BANK, "loan", ""))


@game.rule
def mortgage_due(t: CityLife, seat: int, deed: str) -> None:
    """CL-4.177 CL-4.178 A mortgage falls due, unless the deed was sold for the debt before it."""
    from alcancia.games.citylife.owing import debt

    if t.owner[deed] == seat and any(entry[0] == deed for entry in t.mortgages):
        t.tell("clock_due", seat=seat, what="mortgage")
        t.then(debt(seat, t.book.prices[deed].payoff, BANK, "mortgage", deed))
