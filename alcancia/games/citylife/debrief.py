"""Section 11: the figures of the debrief, all derived from facts and ledger reasons."""

from collections.abc import Sequence
from typing import Final, cast

from alcancia.games.common.accounts import Accounts, Row
from alcancia.kernel import Fact, MeasureRow

from .state import CityLife

PAID: Final = {
    "fees_paid": ("visitor_fee",),
    "capital_gains_tax": ("capital_gains_tax", "fee_tax", "gain_tax"),
    "land_transfer_tax": ("land_transfer_tax",),
    "property_tax": ("property_tax",),
    "fines": ("traffic_fine",),
    "insurance": ("insurance",),
    "bills": ("repair_bill", "grocery_bill"),
    "credit_cost": ("loan_cost", "mortgage_cost"),
    "spent_on_property": ("deed_bought", "bid", "asset_taken"),
    "spent_on_shares": ("share_bought",),
}
"""Money that went out, by the reasons of the ledger."""

GOT: Final = {
    "fees_received": ("visitor_fee",),
    "dividends": ("dividend", "dollar_sign"),
    "quiz_income": ("quiz_award",),
    "luck_income": ("lottery_won", "mall", "museum_cash", "museum_roll", "traffic_award", "hospital", "no_tower"),
    "borrowed": ("loan_taken", "mortgage_taken"),
    "sold_to_bank": ("deed_sold", "share_sold"),
    "sold_to_players": ("trade", "bid", "asset_taken"),
}
"""Money that came in."""

OUT: Final = {reason: figure for figure, reasons in PAID.items() for reason in reasons}
INTO: Final = {reason: figure for figure, reasons in GOT.items() for reason in reasons}

TURNS: Final = {"jail": "turns_jail", "jail_card": "turns_jail", "tower_fee": "turns_jail", "construction": "turns_other",
                "house_choice": "turns_other", "card": "turns_other"}  # fmt: skip
"""Missed turns by cause; all other causes are debts."""


class Measure(MeasureRow):
    """What a seat had at the end of a round, and what came in and went out during it."""

    cash: int
    net_worth: int
    steps: int
    shares: int
    deeds: int
    points: int
    loan: int
    mortgages: int
    lottery: int
    fees_paid: int
    capital_gains_tax: int
    land_transfer_tax: int
    property_tax: int
    fines: int
    insurance: int
    bills: int
    credit_cost: int
    spent_on_property: int
    spent_on_shares: int
    fees_received: int
    dividends: int
    quiz_income: int
    luck_income: int
    borrowed: int
    sold_to_bank: int
    sold_to_players: int
    questions: int
    right_answers: int
    debts_not_covered_by_cash: int
    turns_jail: int
    turns_debt: int
    turns_other: int
    fees_given_up: int
    sendings: int


def measures(t: CityLife, facts: Sequence[Fact]) -> list[Measure]:
    """CL-8.3 One row per seat and round: what it had at the end of the round, and what came in and went out during it."""
    rounds = Rounds(t.seats, [name for name in Measure.__annotations__ if name not in MeasureRow.__annotations__])
    rounds.follow(facts)
    return cast(list[Measure], rounds.in_order())


class Rounds(Accounts):
    """The figures of every round, added up from what happened in it."""

    def add(self, seat: int, period: int, *figures: str) -> None:
        """One more of each."""
        for figure in figures:
            self.row(seat, period)[figure] += 1

    def on_paid(self, args: Row, period: int) -> None:
        if not args["of"]:
            self.count(args, period, OUT, INTO)

    def on_round_figures(self, args: Row, period: int) -> None:
        self.row(args["seat"], period).update(args)

    def on_turn_missed(self, args: Row, period: int) -> None:
        self.add(args["seat"], period, TURNS.get(args["cause"], "turns_debt"))

    def on_quiz_answered(self, args: Row, period: int) -> None:
        self.add(args["seat"], period, "questions", *(["right_answers"] if args["verdict"] == "right" else []))

    def on_quiz_late(self, args: Row, period: int) -> None:
        self.add(args["seat"], period, "questions")

    def on_quiz_ruled(self, args: Row, period: int) -> None:
        self.add(args["other"], period, "questions", *(["right_answers"] if args["ruling"] == "right" else []))

    def on_debt(self, args: Row, period: int) -> None:
        self.add(args["seat"], period, "debts_not_covered_by_cash")

    def on_visit_miss(self, args: Row, period: int) -> None:
        self.add(args["seat"], period, "fees_given_up")

    on_visit_waive = on_visit_miss

    def on_visit_send(self, args: Row, period: int) -> None:
        self.add(args["seat"], period, "fees_given_up", "sendings")
