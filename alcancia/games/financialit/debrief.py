"""Section 11: the figures of the debrief, worked out from what was told and paid; nothing is kept twice."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, TypeAlias, cast

import msgspec

from alcancia.games.common.accounts import Accounts, Row
from alcancia.kernel import BANK, Fact, LessonRow, MeasureRow

from .book import book_of
from .content import INSURANCES
from .figures import bill_parts
from .loans import LOAN_SLOTS
from .options import Options
from .scoring import projected
from .state import GOODS, HAPPINESS, NO_PAWN, NO_TOKEN, FinanciaLit, Home

FLOWS: Final = {
    "in_income": ("income",), "in_loans": ("loan",), "in_investments": ("investment_paid", "final_investment"),
    "in_other": ("aid", "savings_bonus", "event_gain"),
    "out_goods": ("goods", "refresh"), "out_bills": ("bills",), "out_skills": ("skill",), "out_luxuries": ("luxury",),
    "out_investments": ("investment",), "out_events": ("event",), "out_insurance": ("insurance_extra", "insurance_fee"),
    "out_debts": ("shortfall", "loan_repaid", "final_loan"),
}  # fmt: skip
"""Measures of money flow, and the ledger reasons each counts."""

JOYS: Final = {
    "joy_start": ("start",), "joy_luxuries": ("luxury",), "joy_careers": ("career",), "joy_events": ("event",),
    "joy_investments": ("investment_paid", "final_investment"), "joy_goods": ("goods_missing",),
    "joy_debts": ("loan", "miscalculation", "insolvency", "final_loan"),
}  # fmt: skip
"""Measures of Happiness won or lost, and the ledger reasons each counts."""

_JOY_OF: Final = {reason: joy for joy, reasons in JOYS.items() for reason in reasons}
_FLOW_OF: Final = {reason: flow for flow, reasons in FLOWS.items() for reason in reasons}


class TownMeasure(MeasureRow):
    """A family's round in figures; the name of each is the message `measure-<name>`."""

    happiness: int
    joy_start: int
    joy_luxuries: int
    joy_careers: int
    joy_events: int
    joy_investments: int
    joy_goods: int
    joy_debts: int
    units: int
    goods: int
    need: int
    missing: int
    tracker: int
    income_family: int
    income_skills: int
    income_careers: int
    income_luxuries: int
    income_modifier: int
    income_events: int
    income_loans: int
    bills: int
    bills_family: int
    bills_premiums: int
    bills_upkeep: int
    bills_other: int
    discount: int
    in_income: int
    in_loans: int
    in_investments: int
    in_other: int
    out_goods: int
    out_bills: int
    out_skills: int
    out_luxuries: int
    out_investments: int
    out_events: int
    out_insurance: int
    out_debts: int
    instalments: int
    loans: int
    insurances: int
    miscalculation: int
    projected: int


class TownLesson(LessonRow, total=False):
    """Something worth talking about, with the figures it shows."""

    received: int
    paid: int
    units: int
    happiness: int
    premium: int
    premiums: int
    events: int
    goods: int
    saved: int
    missed: int
    earned: int
    spent: int
    cut_short: int
    lost: int
    times: int
    tight_luxuries: int


COLUMNS: Final = tuple(name for name in TownMeasure.__annotations__ if name not in MeasureRow.__annotations__)
Told: TypeAlias = dict[str, Any]
"""The arguments of a fact."""


def first_options(t: FinanciaLit, facts: Sequence[Fact]) -> Options:
    """FL-3.2 The rules the game began with: every change that was told is taken back."""
    changed = [fact.args for fact in facts if fact.key == "rule_changed"]
    return msgspec.structs.replace(t.options, **{told["option"]: told["before"] for told in reversed(changed)})


class Retold(Accounts):
    """The game as its facts tell it: a shadow of the table that moves with each of them, under the rules of each period."""

    def __init__(self, t: FinanciaLit, facts: Sequence[Fact]) -> None:
        super().__init__(t.seats, COLUMNS)
        options = first_options(t, facts)
        self.t = FinanciaLit(seats=t.seats, options=options)
        self.t.book = book_of(options, t.seats)
        self.t.cash = [0] * (t.seats + 1)
        self.t.held = {HAPPINESS: [0] * (t.seats + 1), GOODS: [0] * (t.seats + 1)}
        self.t.homes = [Home() for _ in self.seats]
        self.changes: dict[str, Any] = {}
        self.rules: dict[int, Options] = {}
        """The options that held in each period that is over."""
        self.follow(facts)

    def row(self, seat: int, period: int) -> Row:
        """What happens before the first period belongs to it."""
        return super().row(seat, max(1, period))

    def home(self, told: Told) -> Home:
        """The board of the family that a fact is about."""
        return self.t.homes[told["seat"]]

    def closed(self) -> list[TownMeasure]:
        """The rows of all periods that are over."""
        return cast(list[TownMeasure], [row for row in self.in_order() if row["period"] in self.rules])

    def on_paid(self, told: Told, period: int) -> None:
        giver, taker, amount, of, reason = told["from"], told["to"], told["amount"], told["of"], told["reason"]
        purse = self.t.held[of] if of else self.t.cash
        purse[giver] -= amount
        purse[taker] += amount
        if of == HAPPINESS:
            seat, change = (taker, amount) if giver == BANK else (giver, -amount)
            self.row(seat, period)[_JOY_OF[reason]] += change
        elif not of:
            self.count(told, period, _FLOW_OF, _FLOW_OF)

    def on_first_seat_passed(self, told: Told, period: int) -> None:
        """A period is over: the figures as they stand. Rules that were changed hold from the next one on."""
        for seat in self.seats:
            home, row = self.t.homes[seat], self.row(seat, period)
            row["happiness"], row["units"], row["goods"] = self.t.happiness[seat], self.t.units[seat], self.t.goods[seat]
            row["loans"], row["insurances"], row["miscalculation"] = len(home.loans), len(home.insurances), int(home.miscalculation)
            row["projected"] = sum(projected(self.t, seat))
        self.rules[period] = self.t.options
        if self.changes:
            self.t.options = msgspec.structs.replace(self.t.options, **self.changes)
            self.t.book = book_of(self.t.options, self.t.seats)
            self.changes = {}

    on_ranking = on_no_winner = on_first_seat_passed

    def on_rule_changed(self, told: Told, period: int) -> None:
        self.changes[told["option"]] = told["value"]

        # ── one method per fact that changes a family's board ────────────────────

    def on_family_chosen(self, told: Told, period: int) -> None:
        home = self.home(told)
        home.family = told["family"]

    def on_income_modifier(self, told: Told, period: int) -> None:
        row = self.row(told["seat"], period)
        row["income_modifier"] = told["value"]

    def on_loan_instalment(self, told: Told, period: int) -> None:
        home, row = self.home(told), self.row(told["seat"], period)
        row["income_loans"], row["instalments"] = -told["amount"], told["amount"]
        home.loans = [token - 1 if token else NO_TOKEN for token in home.loans if token != 1]

    def on_income_set(self, told: Told, period: int) -> None:
        home, row = self.home(told), self.row(told["seat"], period)
        force = self.t.printed.force
        home.tracker = row["tracker"] = told["income"]
        row["income_family"] = self.t.printed.families[home.family].income + force[home.family].income
        row["income_skills"] = sum(force[card].income for card in home.skills)
        row["income_careers"] = sum(force[card].income for card, active in home.careers if active)
        row["income_luxuries"] = sum(force[card].income for card in home.luxuries)
        row["income_events"], home.income_next = home.income_next, 0

    def on_investment_advanced(self, told: Told, period: int) -> None:
        home = self.home(told)
        at = home.investments.index((told["card"], told["token"] + 1))
        home.investments[at] = (told["card"], told["token"])

    def on_investment_paid(self, told: Told, period: int) -> None:
        home = self.home(told)
        home.investments.remove((told["card"], 1))

    def on_final_investment(self, told: Told, period: int) -> None:
        home = self.home(told)
        home.investments = [running for running in home.investments if running[0] != told["card"]]

    def on_investment_bought(self, told: Told, period: int) -> None:
        home = self.home(told)
        home.investments.append((told["card"], self.t.printed.investments[told["card"]].slots))

    def on_career_taken(self, told: Told, period: int) -> None:
        home = self.home(told)
        home.career_pawn = len(home.careers)
        home.careers.append((told["card"], False))

    def on_career_active(self, told: Told, period: int) -> None:
        home = self.home(told)
        home.careers[home.career_pawn] = (told["card"], True)
        home.career_pawn = NO_PAWN

    def on_skill_learned(self, told: Told, period: int) -> None:
        home = self.home(told)
        home.skills.append(told["card"])

    def on_luxury_bought(self, told: Told, period: int) -> None:
        home = self.home(told)
        home.luxuries.append(told["card"])

    def on_insurance_changed(self, told: Told, period: int) -> None:
        home = self.home(told)
        kept = [card for card in home.insurances if card not in told["removed"]]
        home.insurances = [card for card in INSURANCES if card in kept or card in told["added"]]

    def on_loan_taken(self, told: Told, period: int) -> None:
        home = self.home(told)
        home.loans.append(NO_TOKEN)

    def on_tokens_placed(self, told: Told, period: int) -> None:
        home = self.home(told)
        home.loans = [token or LOAN_SLOTS for token in home.loans]

    def on_loan_repaid(self, told: Told, period: int) -> None:
        home = self.home(told)
        del home.loans[told["number"]]

    def on_final_loan(self, told: Told, period: int) -> None:
        home = self.home(told)
        home.loans = []

    def on_goods_used(self, told: Told, period: int) -> None:
        row = self.row(told["seat"], period)
        row["need"] += told["n"]

    def on_goods_missing(self, told: Told, period: int) -> None:
        row = self.row(told["seat"], period)
        row["need"] += told["n"]
        row["missing"] = told["n"]

    def on_bills_paid(self, told: Told, period: int) -> None:
        home, row, parts = self.home(told), self.row(told["seat"], period), bill_parts(self.t, told["seat"])
        row["bills"], row["discount"] = told["amount"], told["discount"]
        row["bills_family"], row["bills_premiums"], row["bills_upkeep"] = parts["family"], parts["premiums"], parts["upkeep"]
        row["bills_other"] = parts["event"] + parts["work"]
        home.bills_next = 0

    def on_miscalculation(self, told: Told, period: int) -> None:
        home = self.home(told)
        home.miscalculation = True

    def on_miscalculation_cleared(self, told: Told, period: int) -> None:
        home = self.home(told)
        home.miscalculation = False

    def on_event_hit(self, told: Told, period: int) -> None:
        home = self.home(told)
        home.income_next += told["income"]
        home.bills_next += told["bills"]
        for name, number, _, _ in self.t.printed.operations[told["card"]]:
            if name == "INVEST_SHIFT":
                slots = {card: self.t.printed.investments[card].slots for card, _ in home.investments}
                home.investments = [(card, min(max(token + number, 1), slots[card])) for card, token in home.investments]

    on_event_gain = on_event_hit


def measures(t: FinanciaLit, facts: Sequence[Fact]) -> list[TownMeasure]:
    """FL-2.11 One row per seat and round: Happiness, purse, income and bills with their parts, flows, goods, loans, protection."""
    return Retold(t, facts).closed()


# ── call-outs ────────────────────────────────────────────────────────────────


def lessons(t: FinanciaLit, facts: Sequence[Fact]) -> list[TownLesson]:
    """FL-4.6.4 FL-8.3 What is worth talking about: borrowing, insurance, shelves, early bills, growth, patience, a cushion."""
    retold, rows = Retold(t, facts), list[TownLesson]()
    for seat in range(t.seats):
        mine = [fact for fact in facts if fact.args.get("seat") == seat]
        rows += lessons_of(t, seat, mine, retold)
    return rows


def lessons_of(t: FinanciaLit, seat: int, mine: Sequence[Fact], retold: Retold) -> Iterator[TownLesson]:
    """One seat's call-outs, with the figures each shows."""
    rows, rules = [row for row in retold.closed() if row["seat"] == seat], retold.rules
    borrowed = total(mine, "loan_taken", "amount")
    if borrowed:
        back = sum(row["instalments"] for row in rows) + total(mine, "loan_repaid", "price") + total(mine, "final_loan", "units")
        joy = total(mine, "loan_taken", "happiness") + total(mine, "final_loan", "happiness")
        yield {"seat": seat, "lesson": "borrowing", "received": borrowed, "paid": back, "happiness": joy}
    premiums = sum(row["bills_premiums"] for row in rows)
    hits = [fact for fact in mine if fact.key == "event_hit" and t.printed.insurer[fact.args["card"]]]
    if hits:
        lost, joy = sum(units_lost(t, fact) for fact in hits), sum(fact.args["happiness"] for fact in hits)
        cards = list(dict.fromkeys(t.printed.insurer[fact.args["card"]] for fact in hits))
        saved = sum(t.printed.premiums[card] for card in cards) * len(rows)
        yield {"seat": seat, "lesson": "uninsured", "units": lost, "happiness": joy, "premium": saved, "events": len(hits)}
    stopped = [fact for fact in mine if fact.key == "event_prevented" and t.printed.insurer[fact.args["card"]]]
    if stopped:
        spared = total(stopped, "event_prevented", "units"), total(stopped, "event_prevented", "happiness")
        yield {"seat": seat, "lesson": "insured", "units": spared[0], "happiness": spared[1], "premiums": premiums}
    if missing := total(mine, "goods_missing", "n"):
        price = sum(row["missing"] * rules[row["period"]].goods_price for row in rows)
        yield {"seat": seat, "lesson": "shelves", "goods": missing, "happiness": total(mine, "goods_missing", "happiness"), "units": price}
    if rows:
        yield {"seat": seat, "lesson": "early_bills", "saved": sum(row["discount"] for row in rows), "missed": missed_discount(rules, rows)}
        grown = sum(row["income_skills"] + row["income_careers"] for row in rows)
        yield {"seat": seat, "lesson": "growth", "earned": grown, "spent": sum(row["out_skills"] for row in rows)}
    paid = [fact for fact in mine if fact.key in ("investment_paid", "final_investment")]
    if paid:
        cut = [fact for fact in paid if fact.key == "final_investment"]
        short = sum(t.printed.investments[fact.args["card"]].units - fact.args["units"] for fact in cut)
        yield {"seat": seat, "lesson": "patience", "units": sum(fact.args["units"] for fact in paid), "cut_short": len(cut), "lost": short}
    if any(fact.key == "miscalculation" for fact in mine):
        tight = sum(1 for row in rows if row["out_luxuries"] and row["units"] < rules[row["period"]].savings_from)
        yield {"seat": seat, "lesson": "cushion", "times": sum(fact.key == "miscalculation" for fact in mine), "tight_luxuries": tight}


def units_lost(t: FinanciaLit, hit: Fact) -> int:
    """FL-4.6.5 FL-4.6.8 What an Event took: Units at once, and income of the next period if there was one."""
    lost: int = hit.args["units"]
    return lost - min(0, hit.args["income"]) if hit.period < t.options.rounds else lost


def total(mine: Sequence[Fact], key: str, name: str) -> int:
    """The sum of one figure over the facts of one kind."""
    return sum(fact.args[name] for fact in mine if fact.key == key)


def missed_discount(rules: Mapping[int, Options], rows: Sequence[TownMeasure]) -> int:
    """Units that paying early would have saved in the rounds without a discount."""
    terms = [(row["bills"], rules[row["period"]]) for row in rows if not row["discount"]]
    return sum(bills // options.bills_quota * options.bills_unit for bills, options in terms)
