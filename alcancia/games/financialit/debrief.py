"""Section 11: the figures of the debrief, worked out from what was told and paid; nothing is kept twice."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

import msgspec

from alcancia.games.financialit.book import book_of
from alcancia.games.financialit.content import INSURANCES
from alcancia.games.financialit.loans import LOAN_SLOTS
from alcancia.games.financialit.options import Options
from alcancia.games.financialit.scoring import projected
from alcancia.games.financialit.state import GOODS, HAPPINESS, NO_PAWN, NO_TOKEN, FinanciaLit, Home
from alcancia.kernel import BANK, Fact

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

COLUMNS: Final = (
    "happiness", *JOYS, "units", "goods", "need", "missing", "tracker", "income_family", "income_skills", "income_careers",
    "income_luxuries", "income_modifier", "income_events", "income_loans", "bills", "bills_family", "bills_premiums", "bills_upkeep",
    "bills_other", "discount", *FLOWS, "instalments", "loans", "insurances", "miscalculation", "projected",
)  # fmt: skip
"""Every measure of a row, in order; its name is the message `measure-<column>`."""


def first_options(t: FinanciaLit, facts: Sequence[Fact]) -> Options:
    """FL-3.2 The rules the game began with: every change that was told is taken back."""
    changed = [fact.args for fact in facts if fact.key == "rule_changed"]
    return msgspec.structs.replace(t.options, **{told["option"]: told["before"] for told in reversed(changed)})


class Retold:
    """The game as its facts tell it: a shadow of the table that moves with each of them, under the rules of each period."""

    def __init__(self, t: FinanciaLit, facts: Sequence[Fact]) -> None:
        options = first_options(t, facts)
        self.t = FinanciaLit(seats=t.seats, options=options)
        self.t.book = book_of(options, t.seats)
        self.t.cash = [0] * (t.seats + 1)
        self.t.held = {HAPPINESS: [0] * (t.seats + 1), GOODS: [0] * (t.seats + 1)}
        self.t.homes = [Home() for _ in range(t.seats)]
        self.rows: list[dict[str, Any]] = []
        self.open: dict[int, dict[str, Any]] = {}
        self.changes: dict[str, Any] = {}
        self.rules: dict[int, Options] = {}
        """The options that held in each period."""
        for fact in facts:
            self.follow(fact)

    def row(self, seat: int, period: int) -> dict[str, Any]:
        """The row of this seat and period, begun if need be."""
        if seat not in self.open:
            self.open[seat] = {"seat": seat, "period": period, **dict.fromkeys(COLUMNS, 0)}
        return self.open[seat]

    def follow(self, fact: Fact) -> None:
        """Let one fact happen."""
        if fact.key == "paid":
            self.paid(fact)
        elif fact.key in ("first_seat_passed", "ranking", "no_winner"):
            self.close(fact.period)
        elif fact.key == "rule_changed":
            self.changes[fact.args["option"]] = fact.args["value"]
        elif (happen := getattr(self, fact.key, None)) is not None and "seat" in fact.args:
            happen(self.t.homes[fact.args["seat"]], self.row(fact.args["seat"], fact.period), fact.args)

    def paid(self, fact: Fact) -> None:
        """The ledger's own lines: balances, and flows by reason."""
        giver, taker, amount, of = fact.args["from"], fact.args["to"], fact.args["amount"], fact.args["of"]
        purse = self.t.held[of] if of else self.t.cash
        purse[giver] -= amount
        purse[taker] += amount
        if of == HAPPINESS:
            seat, change = (taker, amount) if giver == BANK else (giver, -amount)
            self.row(seat, fact.period)[_JOY_OF[fact.args["reason"]]] += change
        if not of and fact.args["reason"] in _FLOW_OF:
            self.row(taker if giver == BANK else giver, fact.period)[_FLOW_OF[fact.args["reason"]]] += amount

    def close(self, period: int) -> None:
        """A period is over: the figures as they stand. Rules that were changed hold from the next one on."""
        for seat in range(self.t.seats):
            home, row = self.t.homes[seat], self.row(seat, period)
            row["happiness"], row["units"], row["goods"] = self.t.happiness[seat], self.t.units[seat], self.t.goods[seat]
            row["loans"], row["insurances"] = len(home.loans), len(home.insurances)
            row["period"], row["miscalculation"] = period, int(home.miscalculation)
            row["projected"] = sum(projected(self.t, seat))
            self.rows.append(row)
        self.open = {}
        self.rules[period] = self.t.options
        if self.changes:
            self.t.options = msgspec.structs.replace(self.t.options, **self.changes)
            self.t.book = book_of(self.t.options, self.t.seats)
            self.changes = {}

    # ── one method per fact that changes a family's board ────────────────────

    def family_chosen(self, home: Home, row: dict[str, Any], told: dict[str, Any]) -> None:
        home.family = told["family"]

    def income_modifier(self, home: Home, row: dict[str, Any], told: dict[str, Any]) -> None:
        row["income_modifier"] = told["value"]

    def loan_instalment(self, home: Home, row: dict[str, Any], told: dict[str, Any]) -> None:
        row["income_loans"], row["instalments"] = -told["amount"], told["amount"]
        home.loans = [token - 1 if token else NO_TOKEN for token in home.loans if token != 1]

    def income_set(self, home: Home, row: dict[str, Any], told: dict[str, Any]) -> None:
        force = self.t.printed.force
        home.tracker = row["tracker"] = told["income"]
        row["income_family"] = self.t.printed.families[home.family].income + force[home.family].income
        row["income_skills"] = sum(force[card].income for card in home.skills)
        row["income_careers"] = sum(force[card].income for card, active in home.careers if active)
        row["income_luxuries"] = sum(force[card].income for card in home.luxuries)
        row["income_events"], home.income_next = home.income_next, 0

    def investment_advanced(self, home: Home, row: dict[str, Any], told: dict[str, Any]) -> None:
        at = home.investments.index((told["card"], told["token"] + 1))
        home.investments[at] = (told["card"], told["token"])

    def investment_paid(self, home: Home, row: dict[str, Any], told: dict[str, Any]) -> None:
        home.investments.remove((told["card"], 1))

    def final_investment(self, home: Home, row: dict[str, Any], told: dict[str, Any]) -> None:
        home.investments = [running for running in home.investments if running[0] != told["card"]]

    def investment_bought(self, home: Home, row: dict[str, Any], told: dict[str, Any]) -> None:
        home.investments.append((told["card"], self.t.printed.investments[told["card"]].slots))

    def career_taken(self, home: Home, row: dict[str, Any], told: dict[str, Any]) -> None:
        home.career_pawn = len(home.careers)
        home.careers.append((told["card"], False))

    def career_active(self, home: Home, row: dict[str, Any], told: dict[str, Any]) -> None:
        home.careers[home.career_pawn] = (told["card"], True)
        home.career_pawn = NO_PAWN

    def skill_learned(self, home: Home, row: dict[str, Any], told: dict[str, Any]) -> None:
        home.skills.append(told["card"])

    def luxury_bought(self, home: Home, row: dict[str, Any], told: dict[str, Any]) -> None:
        home.luxuries.append(told["card"])

    def insurance_changed(self, home: Home, row: dict[str, Any], told: dict[str, Any]) -> None:
        kept = [card for card in home.insurances if card not in told["removed"]]
        home.insurances = [card for card in INSURANCES if card in kept or card in told["added"]]

    def loan_taken(self, home: Home, row: dict[str, Any], told: dict[str, Any]) -> None:
        home.loans.append(NO_TOKEN)

    def tokens_placed(self, home: Home, row: dict[str, Any], told: dict[str, Any]) -> None:
        home.loans = [token or LOAN_SLOTS for token in home.loans]

    def loan_repaid(self, home: Home, row: dict[str, Any], told: dict[str, Any]) -> None:
        del home.loans[told["number"]]

    def final_loan(self, home: Home, row: dict[str, Any], told: dict[str, Any]) -> None:
        home.loans = []

    def goods_used(self, home: Home, row: dict[str, Any], told: dict[str, Any]) -> None:
        row["need"] += told["n"]

    def goods_missing(self, home: Home, row: dict[str, Any], told: dict[str, Any]) -> None:
        row["need"] += told["n"]
        row["missing"] = told["n"]

    def bills_paid(self, home: Home, row: dict[str, Any], told: dict[str, Any]) -> None:
        force = self.t.printed.force
        row["bills"], row["discount"] = told["amount"], told["discount"]
        row["bills_family"] = self.t.printed.families[home.family].bills
        row["bills_premiums"] = sum(force[card].bills for card in home.insurances)
        row["bills_upkeep"] = sum(force[card].bills for card in home.luxuries)
        named = row["bills_family"] + row["bills_premiums"] + row["bills_upkeep"]
        row["bills_other"] = told["amount"] + told["discount"] - named
        home.bills_next = 0

    def miscalculation(self, home: Home, row: dict[str, Any], told: dict[str, Any]) -> None:
        home.miscalculation = True

    def miscalculation_cleared(self, home: Home, row: dict[str, Any], told: dict[str, Any]) -> None:
        home.miscalculation = False

    def event_hit(self, home: Home, row: dict[str, Any], told: dict[str, Any]) -> None:
        home.income_next += told["income"]
        home.bills_next += told["bills"]
        for name, number, _, _ in self.t.printed.operations[told["card"]]:
            if name == "INVEST_SHIFT":
                slots = {card: self.t.printed.investments[card].slots for card, _ in home.investments}
                home.investments = [(card, min(max(token + number, 1), slots[card])) for card, token in home.investments]

    event_gain = event_hit


def measures(t: FinanciaLit, facts: Sequence[Fact]) -> list[dict[str, Any]]:
    """FL-2.11 One row per seat and round: Happiness, purse, income and bills with their parts, flows, goods, loans, protection."""
    return Retold(t, facts).rows


# ── call-outs ────────────────────────────────────────────────────────────────


def lessons(t: FinanciaLit, facts: Sequence[Fact]) -> list[dict[str, Any]]:
    """FL-4.6.4 FL-8.3 What is worth talking about: borrowing, insurance, shelves, early bills, growth, patience, a cushion."""
    retold, rows = Retold(t, facts), []
    for seat in range(t.seats):
        mine = [fact for fact in facts if fact.args.get("seat") == seat]
        rows += [lesson | {"seat": seat} for lesson in lessons_of(t, seat, mine, retold)]
    return rows


def lessons_of(t: FinanciaLit, seat: int, mine: Sequence[Fact], retold: Retold) -> Iterable[dict[str, Any]]:
    """One seat's call-outs, with the figures each shows."""
    rows, rules = [row for row in retold.rows if row["seat"] == seat], retold.rules
    borrowed = total(mine, "loan_taken", "amount")
    if borrowed:
        back = sum(row["instalments"] for row in rows) + total(mine, "loan_repaid", "price") + total(mine, "final_loan", "units")
        joy = total(mine, "loan_taken", "happiness") + total(mine, "final_loan", "happiness")
        yield {"lesson": "borrowing", "received": borrowed, "paid": back, "happiness": joy}
    premiums = sum(row["bills_premiums"] for row in rows)
    hits = [fact for fact in mine if fact.key == "event_hit" and t.printed.insurer[fact.args["card"]]]
    if hits:
        lost, joy = sum(units_lost(t, fact) for fact in hits), sum(fact.args["happiness"] for fact in hits)
        cards = list(dict.fromkeys(t.printed.insurer[fact.args["card"]] for fact in hits))
        saved = sum(t.printed.premiums[card] for card in cards) * len(rows)
        yield {"lesson": "uninsured", "units": lost, "happiness": joy, "premium": saved, "events": len(hits)}
    stopped = [fact for fact in mine if fact.key == "event_prevented" and t.printed.insurer[fact.args["card"]]]
    if stopped:
        spared = total(stopped, "event_prevented", "units"), total(stopped, "event_prevented", "happiness")
        yield {"lesson": "insured", "units": spared[0], "happiness": spared[1], "premiums": premiums}
    if missing := total(mine, "goods_missing", "n"):
        price = sum(row["missing"] * rules[row["period"]].goods_price for row in rows)
        yield {"lesson": "shelves", "goods": missing, "happiness": total(mine, "goods_missing", "happiness"), "units": price}
    if rows:
        yield {"lesson": "early_bills", "saved": sum(row["discount"] for row in rows), "missed": missed_discount(rules, rows)}
        grown = sum(row["income_skills"] + row["income_careers"] for row in rows)
        yield {"lesson": "growth", "earned": grown, "spent": sum(row["out_skills"] for row in rows)}
    paid = [fact for fact in mine if fact.key in ("investment_paid", "final_investment")]
    if paid:
        cut = [fact for fact in paid if fact.key == "final_investment"]
        short = sum(t.printed.investments[fact.args["card"]].units - fact.args["units"] for fact in cut)
        yield {"lesson": "patience", "units": sum(fact.args["units"] for fact in paid), "cut_short": len(cut), "lost": short}
    if any(fact.key == "miscalculation" for fact in mine):
        tight = sum(1 for row in rows if row["out_luxuries"] and row["units"] < rules[row["period"]].savings_from)
        yield {"lesson": "cushion", "times": sum(fact.key == "miscalculation" for fact in mine), "tight_luxuries": tight}


def units_lost(t: FinanciaLit, hit: Fact) -> int:
    """FL-4.6.5 FL-4.6.8 What an Event took: Units at once, and income of the next period if there was one."""
    lost: int = hit.args["units"]
    return lost - min(0, hit.args["income"]) if hit.period < t.options.rounds else lost


def total(mine: Sequence[Fact], key: str, name: str) -> int:
    """The sum of one figure over the facts of one kind."""
    return sum(fact.args[name] for fact in mine if fact.key == key)


def missed_discount(rules: Mapping[int, Options], rows: Sequence[dict[str, Any]]) -> int:
    """Units that paying early would have saved in the rounds without a discount."""
    terms = [(row["bills"], rules[row["period"]]) for row in rows if not row["discount"]]
    return sum(bills // options.bills_quota * options.bills_unit for bills, options in terms)
