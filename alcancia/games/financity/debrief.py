"""The debrief: figures per seat and year. All of it is read from the facts; nothing is stored twice."""

from collections.abc import Sequence
from typing import Any, Final, TypedDict, cast

from alcancia.games.common.accounts import Accounts
from alcancia.kernel import Fact, MeasureRow

from .options import Options
from .state import LOAN, City, owed


class Balances(TypedDict):
    """What a seat has at the end of a year."""

    cash: int
    savings: int
    loans: int
    net_worth: int
    wellbeing: int


class Flows(TypedDict):
    """What came and went in a year."""

    income_home: int
    income_interest: int
    income_business: int
    income_education: int
    income_extra_job: int
    income_event: int
    income_sales: int
    spent_investments: int
    spent_shopping: int
    spent_insurance: int
    surcharges: int
    event_money: int
    spent_products: int
    wellbeing_bonuses: int
    wellbeing_purchases: int
    wellbeing_free_time: int
    wellbeing_event: int
    wellbeing_penalty: int
    expenses_home: int
    expenses_cards: int
    expenses_event: int
    written_off: int
    loans_taken: int
    loan_cards_received: int
    finance_cost: int
    cards_repaid_minimum: int
    cards_repaid_advance: int
    event_wellbeing: int
    tokens_bought: int
    tokens_used: int
    forgotten_wellbeing: int
    forgotten_discounts: int
    years_restricted: int


class GoalsMet(TypedDict):
    """1 for each goal met at the end of a year."""

    goal_wellbeing: int
    goal_savings: int
    goal_loans: int
    goal_investments: int


class Measure(MeasureRow, Balances, Flows, GoalsMet):
    """One seat's year."""

    zone: str
    event: str
    fate: str
    restricted: int


BALANCES: Final = tuple(Balances.__annotations__)
FLOWS: Final = tuple(Flows.__annotations__)
GOALS: Final = tuple(GoalsMet.__annotations__)
EARNED: Final = {
    "home_income": "income_home",
    "interest": "income_interest",
    "business_income": "income_business",
    "education_income": "income_education",
    "extra_job": "income_extra_job",
    "event_gain": "income_event",
    "sale": "income_sales",
}
SPENT: Final = {
    "investment": "spent_investments",
    "shopping": "spent_shopping",
    "insurance": "spent_insurance",
    "surcharge": "surcharges",
    "event_loss": "event_money",
    "sale": "spent_products",
}
JOYS: Final = {
    "yearly_bonus": "wellbeing_bonuses",
    "purchase": "wellbeing_purchases",
    "free_time": "wellbeing_free_time",
    "event": "wellbeing_event",
}
SORROWS: Final = {"event": "event_wellbeing", "penalty": "wellbeing_penalty"}


def measures(t: City, facts: Sequence[Fact]) -> list[Measure]:
    """FC-END.7 One row per seat and year."""
    book = Book(t.seats, t.options)
    book.follow(facts)
    return cast(list[Measure], book.in_order())


class Book(Accounts):
    """The accounts of every seat, kept while the facts are read."""

    def __init__(self, seats: int, options: Options) -> None:
        super().__init__(seats, ("restricted", *BALANCES, *FLOWS, *GOALS), words=("zone", "event", "fate"))
        self.options = options
        self.purses = {of: [0] * seats for of in ("", "savings", "wellbeing")}
        self.loans = [0] * seats
        self.cards = [0] * seats
        self.restricted = [False] * seats

    def on_paid(self, args: dict[str, Any], period: int) -> None:
        """Money, savings or wellbeing changed hands."""
        for seat, change in ((args["from"], -args["amount"]), (args["to"], args["amount"])):
            if seat in self.seats:
                self.purses[args["of"]][seat] += change
        if args["of"] != "savings":
            self.count(args, period, *((SORROWS, JOYS) if args["of"] else (SPENT, EARNED)))

    def on_token_placed(self, args: dict[str, Any], period: int) -> None:
        row = self.row(args["seat"], period)
        row["zone"] = args["zone"]
        row["restricted"] = row["years_restricted"] = int(self.restricted[args["seat"]])

    def on_loan_taken(self, args: dict[str, Any], period: int) -> None:
        row = self.row(args["seat"], period)
        self.loans[args["seat"]] += args["count"]
        row["loans_taken"] += 1
        row["loan_cards_received"] += args["count"]
        row["finance_cost"] += owed(args["count"]) - LOAN.cash

    def on_loan_repaid(self, args: dict[str, Any], period: int) -> None:
        self.loans[args["seat"]] -= args["count"]
        self.row(args["seat"], period)["cards_repaid_advance" if args["early"] else "cards_repaid_minimum"] += args["count"]

    def on_over_indebted(self, args: dict[str, Any], period: int) -> None:
        self.restricted[args["seat"]] = True

    def on_restriction_ended(self, args: dict[str, Any], period: int) -> None:
        self.restricted[args["seat"]] = False

    def on_investment_bought(self, args: dict[str, Any], period: int) -> None:
        self.cards[args["seat"]] += 1

    def on_insurance_bought(self, args: dict[str, Any], period: int) -> None:
        self.row(args["seat"], period)["tokens_bought"] += 1

    def on_expenses_paid(self, args: dict[str, Any], period: int) -> None:
        row = self.row(args["seat"], period)
        for part, name in (("home", "base"), ("cards", "extra"), ("event", "added")):
            row[f"expenses_{part}"] += args[name]

    def on_bill_written_off(self, args: dict[str, Any], period: int) -> None:
        self.row(args["seat"], period)["written_off"] += args["amount"]

    def on_bonus_missed(self, args: dict[str, Any], period: int) -> None:
        self.row(args["seat"], period)["forgotten_wellbeing"] += args["amount"]

    def on_discount_missed(self, args: dict[str, Any], period: int) -> None:
        self.row(args["seat"], period)["forgotten_discounts"] += args["amount"]

    def on_event_drawn(self, args: dict[str, Any], period: int) -> None:
        for seat in self.seats:
            self.row(seat, period)["event"] = args["event"]

    def on_event_avoided(self, args: dict[str, Any], period: int) -> None:
        row = self.row(args["seat"], period)
        row["fate"] = f"avoided_by_{args['how']}"
        row["tokens_used"] += args["how"] == "token"

    def on_event_applied(self, args: dict[str, Any], period: int) -> None:
        self.row(args["seat"], period)["fate"] = "received"

    def on_event_nil(self, args: dict[str, Any], period: int) -> None:
        self.row(args["seat"], period)["fate"] = "untouched"

    def on_year_settled(self, args: dict[str, Any], period: int) -> None:
        self.balance(period)

    def on_game_ended(self, args: dict[str, Any], period: int) -> None:
        self.balance(period)

    def balance(self, period: int) -> None:
        """The accounts are read after the event of each year, and once more at the very end."""
        for seat in self.seats:
            cash, savings, wellbeing = (self.purses[of][seat] for of in ("", "savings", "wellbeing"))
            loans = self.loans[seat]
            o = self.options
            self.row(seat, period).update(
                cash=cash, savings=savings, loans=loans, wellbeing=wellbeing, net_worth=cash + savings - owed(loans),
                goal_wellbeing=int(wellbeing >= o.goal_wellbeing), goal_savings=int(savings >= o.goal_savings),
                goal_loans=int(loans == 0), goal_investments=int(self.cards[seat] >= o.goal_investments),
            )  # fmt: skip
