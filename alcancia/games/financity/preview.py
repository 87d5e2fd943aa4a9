"""What a seat is shown before it decides: its figures, from the rules' own functions, and what no difference between them can know."""

from typing import NamedTuple

from alcancia.kernel import Step

from .bank import loan_price, surcharge
from .content import SHOPPING, At
from .expenses import due, to_raise, unpaid
from .income import Income, bonus, to_come, yearly, yearly_bonuses
from .scoring import score
from .state import LOAN, City, bill, card_expenses, face, game, minimum, owed, preview
from .trade import change_hands, hand_over, owner


class Forecast(NamedTuple):
    """This year's sum, where the program does it for the player: what a usual year brings, what is still to come and to be paid."""

    income: int
    coming: int
    expenses: int
    bill: int
    due: int


def figures(t: City, seat: int) -> dict[str, int]:
    """FC-4.8 What a seat has, owes and can count on beside its purses. By hand it does the sums of the year itself."""
    h = t.homes[seat]
    if not h.home:
        return {}
    income = usual(t, seat)
    found = {
        "loans": h.loans,
        "owed": owed(h.loans),
        "minimum": minimum(h.loans),
        "investments": len(h.investments),
        "tokens": h.tokens,
        "interest": income.interest,
        "bonus": bonus(yearly_bonuses(t, seat)),
        "upkeep": card_expenses(h.shopping),
        "missing": missing(t, seat),
        "score": score(t, seat),
    }
    if t.options.claims == "by_hand":
        declared = bill(h.home, 0, 0) if h.declared is None else h.expenses()
        return {**found, "income": sum(income), "expenses": declared}
    year = forecast(t, seat, income)
    free = left(t.cash[seat], year)
    return {**found, **year._asdict(), "free": free, "short": max(0, -free)}


def usual(t: City, seat: int) -> Income:
    """FC-Z2.1 What a year brings as things stand, without modifiers."""
    h = t.homes[seat]
    return yearly(h.home, h.saved, h.investments, t.options.savings_plan)


def missing(t: City, seat: int) -> int:
    """FC-Z8.5 FC-Z10.8 What cash lacks for what has to be paid now."""
    return max(0, to_raise(t.homes[seat]) - t.cash[seat])


def forecast(t: City, seat: int, income: Income) -> Forecast:
    """FC-Z2.1 FC-Z8.1 FC-LN.6 The sum of the year as it stands."""
    h = t.homes[seat]
    return Forecast(sum(income), to_come(t, seat), h.expenses(), unpaid(h), due(h))


def left(cash: int, year: Forecast) -> int:
    """FC-4.8 What of the cash is free this year; below zero: what will be missing."""
    return cash + year.coming - year.bill - year.due


# ── what no difference can know ──────────────────────────────────────────────

game.previewed(
    "choose_home", "arrange", "repay", "repay_before_count", "pay_year", "declare_expenses", "claim_income", "yes", "no", "pass",
    "choose", "use_token", "avoid", "accept", "cancel",
)  # fmt: skip


@preview("place")
def of_zone(t: City, seat: int, zone: str) -> dict[str, int]:
    """FC-4.2 What the zone will give, and how many homes stand there already."""
    o = t.options
    gives = {
        At.EXTRA_JOBS: {"pay": o.extra_job_pay},
        At.FREE_TIME: {"joy": o.free_time_wellbeing},
        At.INSURANCE: {"price": o.insurance_price},
        At.LOANS: {"loan_cards": o.loan_cards_lz, "elsewhere": o.loan_cards},
    }
    return {"homes": len(t.standing(zone)), **gives.get(zone, {})}


@preview("take_loan")
def of_loan(t: City, seat: int) -> dict[str, int]:
    """FC-LN.1 FC-LN.6 The loan itself: bills may be paid with it in the same breath."""
    cards = loan_price(t, seat)
    return {"borrowed": LOAN.cash, "loan_cards": cards, "back": owed(cards)}


@preview("withdraw")
def of_withdrawal(t: City, seat: int, cards: tuple[int, ...]) -> dict[str, int]:
    """FC-SV.2 The withdrawal itself: bills may be paid with it in the same breath."""
    value = face(cards)
    return {"face": value, "net": value - surcharge(t, value, t.marker)}


@preview("buy_investment")
def of_investment(t: City, seat: int, card: str) -> dict[str, int]:
    """FC-Z6.2 In how many years it will pay."""
    return {"years": t.options.years - t.year}


@preview("buy_shopping")
def of_shopping(t: City, seat: int, card: str) -> dict[str, int]:
    """FC-Z7.2 Its wellbeing, which by hand has to be claimed, and in how many years it could come again."""
    return {"joy": SHOPPING[card].wellbeing, "years": t.options.years - t.year}


@preview("propose_sale")
def of_sale(t: City, seat: int, terms: tuple[str, int, int]) -> dict[str, Step | int]:
    """FC-TR.4 FC-TR.5 If it is accepted. Whether hidden cash covers the price nobody can know."""
    card, buyer, price = terms
    step = hand_over(seat, buyer, card) if t.options.hide_cash else change_hands(seat, buyer, card, price)
    return {"supposing": step, "cost": SHOPPING[card].cost}


@preview("propose_purchase")
def of_purchase(t: City, seat: int, terms: tuple[str, int]) -> dict[str, Step | int]:
    """FC-TR.4 FC-TR.5 If it is accepted."""
    card, price = terms
    return {"supposing": change_hands(owner(t, card), seat, card, price), "cost": SHOPPING[card].cost}
