"""The debrief: figures per seat and year. All of it is read from the facts; nothing is stored twice."""

from collections.abc import Sequence
from typing import Any, TypeAlias

from alcancia.games.financity.table import CARD, LOAN, City, Options
from alcancia.kernel import Fact

Row: TypeAlias = dict[str, Any]

BALANCES = ("cash", "savings", "loans", "net_worth", "wellbeing")
EARNED = {
    "home_income": "income_home",
    "interest": "income_interest",
    "business_income": "income_business",
    "education_income": "income_education",
    "extra_job": "income_extra_job",
    "event_gain": "income_event",
    "sale": "income_sales",
}
SPENT = {
    "investment": "spent_investments",
    "shopping": "spent_shopping",
    "insurance": "spent_insurance",
    "surcharge": "surcharges",
    "event_loss": "event_money",
    "sale": "spent_products",
}
JOYS = {
    "yearly_bonus": "wellbeing_bonuses",
    "purchase": "wellbeing_purchases",
    "free_time": "wellbeing_free_time",
    "event": "wellbeing_event",
    "penalty": "wellbeing_penalty",
}
FLOWS = (
    *EARNED.values(), *SPENT.values(), *JOYS.values(), "expenses_home", "expenses_cards", "expenses_event", "written_off",
    "loans_taken", "loan_cards_received", "finance_cost", "cards_repaid_minimum", "cards_repaid_advance", "event_wellbeing",
    "tokens_bought", "tokens_used", "forgotten_wellbeing", "forgotten_discounts", "years_restricted",
)  # fmt: skip
GOALS = ("goal_wellbeing", "goal_savings", "goal_loans", "goal_investments")


def measures(t: City, facts: Sequence[Fact]) -> list[Row]:
    """FC-END.7 One row per seat and year."""
    book = Book(t.seats, t.options)
    for fact in facts:
        book.read(fact)
    return sorted(book.rows.values(), key=lambda row: (row["period"], row["seat"]))


def total(rows: Sequence[Row], seat: int) -> Row:
    """All years of one seat together; balances and goals as they were in the end."""
    mine = [row for row in rows if row["seat"] == seat]
    last = mine[-1] if mine else {}
    return {name: last.get(name, 0) for name in (*BALANCES, *GOALS)} | {name: sum(row[name] for row in mine) for name in FLOWS}


class Book:
    """The accounts of every seat, kept while the facts are read."""

    def __init__(self, seats: int, options: Options) -> None:
        self.options = options
        self.seats = range(seats)
        self.rows: dict[tuple[int, int], Row] = {}
        self.purses = {of: [0] * seats for of in ("", "savings", "wellbeing")}
        self.loans = [0] * seats
        self.cards = [0] * seats
        self.restricted = [False] * seats

    def row(self, seat: int, period: int) -> Row:
        """The page of this seat and year."""
        if (seat, period) not in self.rows:
            start = {"seat": seat, "period": period, "zone": "", "event": "", "fate": "", "restricted": 0}
            self.rows[seat, period] = start | dict.fromkeys((*BALANCES, *FLOWS, *GOALS), 0)
        return self.rows[seat, period]

    def read(self, fact: Fact) -> None:
        """Enter one fact."""
        entry = getattr(self, fact.key, None)
        if entry is not None and fact.period:
            entry(fact.args, fact.period)
        elif fact.key == "paid":
            self.paid(fact.args, fact.period)

    def paid(self, args: dict[str, Any], period: int) -> None:
        """Money, savings or wellbeing changed hands."""
        giver, taker, amount, reason, of = args["from"], args["to"], args["amount"], args["reason"], args["of"]
        for seat, change, names in ((giver, -amount, SPENT), (taker, amount, EARNED)):
            if seat < 0:
                continue
            self.purses[of][seat] += change
            if not period:
                continue
            if of == "wellbeing" and reason in JOYS:
                self.row(seat, period)["event_wellbeing" if reason == "event" and change < 0 else JOYS[reason]] += abs(change)
            elif not of and reason in names:
                self.row(seat, period)[names[reason]] += amount

    def token_placed(self, args: dict[str, Any], period: int) -> None:
        row = self.row(args["seat"], period)
        row["zone"] = args["zone"]
        row["restricted"] = row["years_restricted"] = int(self.restricted[args["seat"]])

    def loan_taken(self, args: dict[str, Any], period: int) -> None:
        row = self.row(args["seat"], period)
        self.loans[args["seat"]] += args["count"]
        row["loans_taken"] += 1
        row["loan_cards_received"] += args["count"]
        row["finance_cost"] += args["count"] * CARD - LOAN.cash

    def loan_repaid(self, args: dict[str, Any], period: int) -> None:
        self.loans[args["seat"]] -= args["count"]
        self.row(args["seat"], period)["cards_repaid_advance" if args["early"] else "cards_repaid_minimum"] += args["count"]

    def over_indebted(self, args: dict[str, Any], period: int) -> None:
        self.restricted[args["seat"]] = True

    def restriction_ended(self, args: dict[str, Any], period: int) -> None:
        self.restricted[args["seat"]] = False

    def investment_bought(self, args: dict[str, Any], period: int) -> None:
        self.cards[args["seat"]] += 1

    def insurance_bought(self, args: dict[str, Any], period: int) -> None:
        self.row(args["seat"], period)["tokens_bought"] += 1

    def expenses_paid(self, args: dict[str, Any], period: int) -> None:
        row = self.row(args["seat"], period)
        for part, name in (("home", "base"), ("cards", "extra"), ("event", "added")):
            row[f"expenses_{part}"] += args[name]

    def bill_written_off(self, args: dict[str, Any], period: int) -> None:
        self.row(args["seat"], period)["written_off"] += args["amount"]

    def bonus_missed(self, args: dict[str, Any], period: int) -> None:
        self.row(args["seat"], period)["forgotten_wellbeing"] += args["amount"]

    def discount_missed(self, args: dict[str, Any], period: int) -> None:
        self.row(args["seat"], period)["forgotten_discounts"] += args["amount"]

    def event_drawn(self, args: dict[str, Any], period: int) -> None:
        for seat in self.seats:
            self.row(seat, period)["event"] = args["event"]

    def event_avoided(self, args: dict[str, Any], period: int) -> None:
        row = self.row(args["seat"], period)
        row["fate"] = f"avoided_by_{args['how']}"
        row["tokens_used"] += args["how"] == "token"

    def event_applied(self, args: dict[str, Any], period: int) -> None:
        self.row(args["seat"], period)["fate"] = "received"

    def event_nil(self, args: dict[str, Any], period: int) -> None:
        self.row(args["seat"], period)["fate"] = "untouched"

    def year_settled(self, args: dict[str, Any], period: int) -> None:
        self.balance(period)

    def game_ended(self, args: dict[str, Any], period: int) -> None:
        self.balance(period)

    def balance(self, period: int) -> None:
        """The accounts are read after the event of each year, and once more at the very end."""
        for seat in self.seats:
            cash, savings, wellbeing = (self.purses[of][seat] for of in ("", "savings", "wellbeing"))
            loans = self.loans[seat]
            o = self.options
            self.row(seat, period).update(
                cash=cash, savings=savings, loans=loans, wellbeing=wellbeing, net_worth=cash + savings - CARD * loans,
                goal_wellbeing=int(wellbeing >= o.goal_wellbeing), goal_savings=int(savings >= o.goal_savings),
                goal_loans=int(loans == 0), goal_investments=int(self.cards[seat] >= o.goal_investments),
            )  # fmt: skip
