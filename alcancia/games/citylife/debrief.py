"""Section 11: the figures of the debrief and the lessons worth calling out, all derived from facts and ledger reasons."""

from collections import Counter
from collections.abc import Sequence
from typing import Final, cast

from alcancia.games.common.accounts import Accounts, Row
from alcancia.kernel import Fact, LessonRow, MeasureRow

from .content import HOUSE, KIND, TOWER, TRAFFIC
from .packs import Text
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

MOST_MISSED: Final = 3
UNINSURED: Final = "TV24"
UNINSURED_FINE: Final = next(card.fine for card in TRAFFIC.card if card.id == UNINSURED)


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


# ── lessons ──────────────────────────────────────────────────────────────────


class Lesson(LessonRow, total=False):
    """A lesson with those figures that belong to it."""

    borrowed: int
    cost: int
    assets: int
    tax: int
    times: int
    turns: int
    amount: int
    paid: int
    fines: int
    insurance: int
    luck: int
    fees: int
    given_up: int
    squares: int
    deed: str
    rounds: int
    ask: Text


class Retold(Accounts):
    """The game told again, with an eye on what a class may talk about."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats, ())
        self.spent = [Counter[str]() for _ in self.seats]
        self.got = [Counter[str]() for _ in self.seats]
        self.bought: dict[str, tuple[int, int]] = {}
        self.round_trips: list[Lesson] = []
        self.pressed = [Counter[str]() for _ in self.seats]
        self.debtor: int | None = None
        self.debts: Counter[int] = Counter()
        self.turns_owed: Counter[int] = Counter()
        self.uninsured: Counter[int] = Counter()
        self.sent: Counter[int] = Counter()
        self.delayed: Counter[int] = Counter()
        self.given_up: Counter[int] = Counter()
        self.pos = [1] * seats
        self.sender: int | None = None
        self.question: Text = {}
        self.missed: list[tuple[str, Text]] = []

    def on_paid(self, args: Row, period: int) -> None:
        """Money by reason, and what was sold while a debt pressed."""
        pressed = self.debtor is not None and args["from"] == self.debtor
        if args["of"]:
            self.pressed[args["from"]]["assets"] += args["amount"] if pressed else 0
            return
        if args["from"] >= 0:
            self.spent[args["from"]][args["reason"]] += args["amount"]
        if args["to"] >= 0:
            self.got[args["to"]][args["reason"]] += args["amount"]
        if pressed and args["reason"] == "capital_gains_tax":
            self.pressed[args["from"]]["tax"] += args["amount"]

    def on_moved(self, args: Row, period: int) -> None:
        self.pos[args["seat"]] = args["square"]

    on_advanced = on_wrong_turn = on_moved

    def on_sent(self, args: Row, period: int) -> None:
        if self.sender is not None:
            self.sent[self.sender] += self.pos[args["seat"]] - args["square"]
            self.sender = None
        self.pos[args["seat"]] = args["square"]

    def on_debt(self, args: Row, period: int) -> None:
        self.debtor = args["seat"]
        self.debts[args["seat"]] += 1

    def on_debt_paid(self, args: Row, period: int) -> None:
        self.debtor = None

    on_debt_short = on_debt_not_covered = on_debt_paid

    def on_turn_missed(self, args: Row, period: int) -> None:
        self.turns_owed[args["seat"]] += args["cause"] not in TURNS or args["cause"] == "tower_fee"

    def on_deed_bought(self, args: Row, period: int) -> None:
        self.bought[args["deed"]] = (args["seat"], period)

    def on_deed_sold(self, args: Row, period: int) -> None:
        """A deed that went back to the Bank: in a debt, or as a round trip that cost two taxes."""
        seat, deed = args["seat"], args["deed"]
        if self.debtor == seat:
            self.pressed[seat]["assets"] += 1
        owner, since = self.bought.pop(deed, (None, 0))
        if owner == seat:
            cost = KIND[deed].land_transfer_tax + KIND[deed].capital_gains_tax
            self.round_trips.append({"lesson": "round_trip", "seat": seat, "deed": deed, "cost": cost, "rounds": period - since})

    def on_visit_send(self, args: Row, period: int) -> None:
        self.sender = args["seat"]
        self.given_up[args["seat"]] += TOWER.visitor_fee

    def on_visit_miss(self, args: Row, period: int) -> None:
        self.delayed[args["seat"]] += args["n"]
        self.given_up[args["seat"]] += HOUSE.visitor_fee

    def on_traffic_card(self, args: Row, period: int) -> None:
        self.uninsured[args["seat"]] += args["card"] == UNINSURED

    def on_quiz_question(self, args: Row, period: int) -> None:
        self.question = args["ask"]

    def on_quiz_answered(self, args: Row, period: int) -> None:
        if args["verdict"] == "wrong":
            self.missed.append((str(self.question.get("en")), self.question))


def lessons(t: CityLife, facts: Sequence[Fact]) -> list[Lesson]:
    """CL-8.6 What is worth talking about, each with its figures."""
    retold = Retold(t.seats)
    retold.follow(facts)
    found: list[Lesson] = []
    for seat in retold.seats:
        found += lessons_of(retold, seat)
    if t.book.advanced:
        found += retold.round_trips
    counted = Counter(text for text, _ in retold.missed)
    for text, times in counted.most_common(MOST_MISSED):
        if times > 1:
            found.append({"lesson": "most_missed", "seat": None, "times": times, "ask": dict(retold.missed)[text]})
    return found


def lessons_of(retold: Retold, seat: int) -> list[Lesson]:
    """CL-8.6 The lessons of one seat: credit, pressure, reserve, dividends, driving, knowledge, the Proprietor's choice."""
    spent, got, pressed = retold.spent[seat], retold.got[seat], retold.pressed[seat]
    borrowed = got["loan_taken"] + got["mortgage_taken"]
    fines, insurance = spent["traffic_fine"], spent["insurance"]
    luck = sum(got[reason] for reason in GOT["luck_income"])
    cost = spent["loan_cost"] + spent["mortgage_cost"]
    debts, given_up = retold.debts[seat], retold.given_up[seat]
    delays: Lesson = {
        "lesson": "fee_or_delay", "seat": seat, "fees": got["visitor_fee"], "given_up": given_up, "squares": retold.sent[seat],
        "turns": retold.delayed[seat],
    }  # fmt: skip
    rows: list[tuple[int, Lesson]] = [
        (borrowed, {"lesson": "cost_of_credit", "seat": seat, "borrowed": borrowed, "cost": cost}),
        (pressed["assets"], {"lesson": "sold_under_pressure", "seat": seat, "assets": pressed["assets"], "tax": pressed["tax"]}),
        (debts, {"lesson": "no_reserve", "seat": seat, "times": debts, "turns": retold.turns_owed[seat]}),
        (got["dividend"], {"lesson": "dividends", "seat": seat, "amount": got["dividend"], "paid": spent["share_bought"]}),
        (fines + insurance, {"lesson": "bad_driving", "seat": seat, "fines": fines, "insurance": insurance}),
        (retold.uninsured[seat], {"lesson": "uninsured", "seat": seat, "amount": UNINSURED_FINE}),
        (got["quiz_award"], {"lesson": "knowledge_pays", "seat": seat, "amount": got["quiz_award"], "luck": luck}),
        (given_up, delays),
    ]
    return [row for holds, row in rows if holds]
