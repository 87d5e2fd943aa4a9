"""Section 11: the figures of the debrief, worked out from what was told and paid; nothing is kept twice."""

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final, TypeAlias, cast

import msgspec

from alcancia.games.common.accounts import Accounts, Row
from alcancia.kernel import BANK, Fact, MeasureRow

from .book import book_of
from .content import INSURANCES
from .figures import bill_parts, career_penalty
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

INCOME: Final = (
    "income_family", "income_skills", "income_careers", "income_luxuries", "income_modifier", "income_events", "income_loans",
    "income_seeking",
)  # fmt: skip
"""The parts of an income; their sum is the marker, as far as its track goes."""

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
    income_seeking: int
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


COLUMNS: Final = tuple(name for name in TownMeasure.__annotations__ if name not in MeasureRow.__annotations__)
Told: TypeAlias = dict[str, Any]
"""The arguments of a fact."""


def first_options(t: FinanciaLit, facts: Sequence[Fact]) -> Options:
    """FL-3.2 The rules the game began with: every change that was told is taken back."""
    changed = [fact.args for fact in facts if fact.key == "rule_changed"]
    return msgspec.structs.replace(t.options, **{told["option"]: told["before"] for told in reversed(changed)})


class Hit(msgspec.Struct):
    """What an Event did to a seat, or would have done without its insurance."""

    seat: int
    period: int
    insurer: str
    units: int
    happiness: int
    income_next: int
    """What it takes off the next income,"""
    income: int = 0
    """and what that came to: the marker ends at both ends of its track, and after the last period no income comes."""


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
        self.taken: Counter[int] = Counter()
        """Units that each seat has paid for the Event now on the table."""
        self.hits: list[Hit] = []
        self.spared: list[Hit] = []
        self.covered: dict[tuple[int, int], list[str]] = {}
        """The insurances that each seat paid for in each period."""
        self.spare: dict[tuple[int, int], bool] = {}
        """Had a seat a pawn left in a period, and Payable Bills a place for it?"""
        self.caught: list[tuple[int, int]] = []
        """Seats that an Event found short, with the Units they held."""
        self.at_events = False
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
            if reason == "event":
                self.taken[giver] += amount

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
        row["income_seeking"] = -career_penalty(self.t, told["seat"]) if home.career_pawn != NO_PAWN else 0
        self.feel(told["seat"], period, sum(row[part] for part in INCOME))

    def feel(self, seat: int, period: int, raw: int) -> None:
        """What Events of the period before really took from this income, and what insurance really kept of it."""
        for hits, sign in ((self.hits, 1), (self.spared, -1)):
            for hit in hits:
                if (hit.seat, hit.period) == (seat, period - 1) and hit.income_next:
                    other = raw + sign * hit.income_next
                    hit.income = abs(self.served(other) - self.served(raw))
                    raw = other

    def served(self, raw: int) -> int:
        """The income that comes of a sum; what it lacks to nothing is owed, or forgiven by option."""
        lowest = 0 if self.t.options.income_below_zero == "forgiven" else raw
        return max(lowest, min(raw, self.t.options.track_max))

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
        self.covered[told["seat"], period] = home.insurances[:]

    def on_miscalculation(self, told: Told, period: int) -> None:
        self.home(told).miscalculation = True
        if self.at_events:
            self.caught.append((told["seat"], self.t.units[told["seat"]]))

    def on_miscalculation_cleared(self, told: Told, period: int) -> None:
        home = self.home(told)
        home.miscalculation = False

    def on_event_hit(self, told: Told, period: int) -> None:
        home, seat = self.home(told), told["seat"]
        self.hits.append(Hit(seat, period, self.t.printed.insurer[told["card"]], self.taken[seat], told["happiness"], -told["income"]))
        self.shift(told, home)

    def on_event_gain(self, told: Told, period: int) -> None:
        self.shift(told, self.home(told))

    def shift(self, told: Told, home: Home) -> None:
        """What an Event leaves behind for the next period."""
        home.income_next += told["income"]
        home.bills_next += told["bills"]
        for name, number, _, _ in self.t.printed.operations[told["card"]]:
            if name == "INVEST_SHIFT":
                slots = {card: self.t.printed.investments[card].slots for card, _ in home.investments}
                home.investments = [(card, min(max(token + number, 1), slots[card])) for card, token in home.investments]

    def on_event_prevented(self, told: Told, period: int) -> None:
        if told["shield"] in INSURANCES:
            self.spared.append(Hit(told["seat"], period, told["shield"], told["units"], told["happiness"], told["income"]))

    def on_event_shown(self, told: Told, period: int) -> None:
        self.taken.clear()
        self.at_events = True

    def on_round_started(self, told: Told, period: int) -> None:
        self.at_events = False
        for home in self.t.homes:
            home.placed = {}

    def on_pawn_placed(self, told: Told, period: int) -> None:
        self.home(told).placed[told["location"]] = told["slot"]

    def on_pawn_away(self, told: Told, period: int) -> None:
        self.home(told).pawns_away = 1

    def on_pawn_back(self, told: Told, period: int) -> None:
        self.home(told).pawns_away = 0

    def on_saved(self, told: Told, period: int) -> None:
        """A seat stops: was there a pawn that could have paid the bills early?"""
        home, open_slots = self.home(told), self.t.printed.open_slots["BIL"]
        busy = len(home.placed) + home.pawns_away + (home.career_pawn != NO_PAWN)
        taken = sum("BIL" in other.placed for other in self.t.homes)
        self.spare[told["seat"], period] = (
            busy < self.t.options.pawns and "BIL" not in home.placed and taken < len(open_slots) and "BIL" not in self.t.printed.closed
        )


def measures(t: FinanciaLit, facts: Sequence[Fact]) -> list[TownMeasure]:
    """FL-2.11 One row per seat and round: Happiness, purse, income and bills with their parts, flows, goods, loans, protection."""
    return Retold(t, facts).closed()
