"""Section 11: the figures of the debrief and the lessons worth calling out, all derived from facts and ledger reasons."""

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from alcancia.games.citylife.content import HOUSE, KIND, TOWER, TRAFFIC
from alcancia.games.citylife.state import CityLife
from alcancia.kernel import Fact

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

TURNS: Final = {"jail": "turns_jail", "jail_card": "turns_jail", "tower_fee": "turns_jail", "construction": "turns_other",
                "house_choice": "turns_other", "card": "turns_other"}  # fmt: skip
"""Missed turns by cause; all other causes are debts."""

COUNTED: Final = ("questions", "right_answers", "debts_not_covered_by_cash", "turns_jail", "turns_debt", "turns_other", "fees_given_up",
                  "sendings")  # fmt: skip
STANDING: Final = ("cash", "net_worth", "steps", "shares", "deeds", "points", "loan", "mortgages", "lottery")
MOST_MISSED: Final = 3
UNINSURED: Final = "TV24"
UNINSURED_FINE: Final = next(card.fine for card in TRAFFIC.card if card.id == UNINSURED)
COLUMNS: Final = (*STANDING, *PAID, *GOT, *COUNTED)


def measures(t: CityLife, facts: Sequence[Fact]) -> list[dict[str, Any]]:
    """CL-8.3 One row per seat and round: what it had at the end of the round, and what came in and went out during it."""
    rows: dict[tuple[int, int], dict[str, Any]] = {}

    def row(seat: int, period: int) -> dict[str, Any]:
        key = (seat, period)
        if key not in rows:
            rows[key] = {"seat": seat, "period": period, **dict.fromkeys(COLUMNS, 0)}
        return rows[key]

    for fact in facts:
        args = fact.args
        if fact.key == "paid" and not args["of"]:
            for who, sums in ((args["from"], PAID), (args["to"], GOT)):
                if who >= 0:
                    for name, reasons in sums.items():
                        if args["reason"] in reasons:
                            row(who, fact.period)[name] += args["amount"]
        elif fact.key == "round_figures":
            row(args["seat"], fact.period).update({name: args[name] for name in STANDING})
        elif fact.key == "turn_missed":
            row(args["seat"], fact.period)[TURNS.get(args["cause"], "turns_debt")] += 1
        elif fact.key in ("quiz_answered", "quiz_late", "quiz_ruled"):
            answered(row(args["other"] if fact.key == "quiz_ruled" else args["seat"], fact.period), args)
        elif fact.key == "debt":
            row(args["seat"], fact.period)["debts_not_covered_by_cash"] += 1
        elif fact.key in ("visit_miss", "visit_waive"):
            row(args["seat"], fact.period)["fees_given_up"] += 1
        elif fact.key == "visit_send":
            row(args["seat"], fact.period)["fees_given_up"] += 1
            row(args["seat"], fact.period)["sendings"] += 1
    return [rows[key] for key in sorted(rows, key=lambda key: (key[1], key[0])) if key[1] > 0]


def answered(row: dict[str, Any], args: dict[str, Any]) -> None:
    """One answer more, right or wrong."""
    row["questions"] += 1
    row["right_answers"] += "right" in (args.get("verdict"), args.get("ruling"))


# ── lessons ──────────────────────────────────────────────────────────────────


class Retold:
    """The game told again, with an eye on what a class may talk about."""

    def __init__(self, seats: int) -> None:
        self.seats = range(seats)
        self.spent = [Counter[str]() for _ in self.seats]
        self.got = [Counter[str]() for _ in self.seats]
        self.bought: dict[str, tuple[int, int]] = {}
        self.round_trips: list[dict[str, Any]] = []
        self.pressed: list[dict[str, Any]] = [{"assets": 0, "tax": 0, "short": 0} for _ in self.seats]
        self.debtor: int | None = None
        self.debts: Counter[int] = Counter()
        self.turns_owed: Counter[int] = Counter()
        self.uninsured: Counter[int] = Counter()
        self.sent: Counter[int] = Counter()
        self.delayed: Counter[int] = Counter()
        self.given_up: Counter[int] = Counter()
        self.pos = [1] * seats
        self.sender: int | None = None
        self.question: Any = None
        self.missed: list[tuple[str, Any]] = []

    def read(self, fact: Fact) -> None:
        """Follow one fact."""
        args = fact.args
        match fact.key:
            case "paid":
                self.paid(args)
            case "moved" | "advanced" | "wrong_turn" | "sent":
                if self.sender is not None and fact.key == "sent":
                    self.sent[self.sender] += self.pos[args["seat"]] - args["square"]
                    self.sender = None
                self.pos[args["seat"]] = args["square"]
            case "debt":
                self.debtor = args["seat"]
                self.debts[args["seat"]] += 1
            case "debt_paid" | "debt_short" | "debt_not_covered":
                self.debtor = None
            case "turn_missed" if args["cause"] not in TURNS or args["cause"] == "tower_fee":
                self.turns_owed[args["seat"]] += 1
            case "deed_bought":
                self.bought[args["deed"]] = (args["seat"], fact.period)
            case "deed_sold":
                self.sold(args["seat"], args["deed"], fact.period)
            case "visit_send":
                self.sender = args["seat"]
                self.given_up[args["seat"]] += TOWER.visitor_fee
            case "visit_miss":
                self.delayed[args["seat"]] += args["n"]
                self.given_up[args["seat"]] += HOUSE.visitor_fee
            case "traffic_card" if args["card"] == UNINSURED:
                self.uninsured[args["seat"]] += 1
            case "quiz_question":
                self.question = args["ask"]
            case "quiz_answered" if args["verdict"] == "wrong":
                self.missed.append((str(self.question.get("en")), self.question))

    def paid(self, args: dict[str, Any]) -> None:
        """Money by reason, and what was sold while a debt pressed."""
        if args["of"]:
            if self.debtor is not None and args["from"] == self.debtor:
                self.pressed[self.debtor]["assets"] += args["amount"]
            return
        if args["from"] >= 0:
            self.spent[args["from"]][args["reason"]] += args["amount"]
        if args["to"] >= 0:
            self.got[args["to"]][args["reason"]] += args["amount"]
        if self.debtor is not None and args["from"] == self.debtor and args["reason"] == "capital_gains_tax":
            self.pressed[self.debtor]["tax"] += args["amount"]

    def sold(self, seat: int, deed: str, period: int) -> None:
        """A deed that went back to the Bank: in a debt, or as a round trip that cost two taxes."""
        if self.debtor == seat:
            self.pressed[seat]["assets"] += 1
        owner, since = self.bought.pop(deed, (None, 0))
        if owner == seat:
            kind = KIND[deed]
            cost = kind.land_transfer_tax + kind.capital_gains_tax
            self.round_trips.append({"lesson": "round_trip", "seat": seat, "deed": deed, "cost": cost, "rounds": period - since})


def lessons(t: CityLife, facts: Sequence[Fact]) -> list[dict[str, Any]]:
    """CL-8.6 What is worth talking about, each with its figures."""
    retold = Retold(t.seats)
    for fact in facts:
        retold.read(fact)
    found: list[dict[str, Any]] = []
    for seat in retold.seats:
        found += lessons_of(retold, seat)
    if t.book.advanced:
        found += retold.round_trips
    counted = Counter(text for text, _ in retold.missed)
    for text, times in counted.most_common(MOST_MISSED):
        if times > 1:
            found.append({"lesson": "most_missed", "times": times, "ask": dict(retold.missed)[text]})
    return found


def lessons_of(retold: Retold, seat: int) -> list[dict[str, Any]]:
    """CL-8.6 The lessons of one seat: credit, pressure, reserve, dividends, driving, knowledge, the Proprietor's choice."""
    spent, got, pressed = retold.spent[seat], retold.got[seat], retold.pressed[seat]
    borrowed = got["loan_taken"] + got["mortgage_taken"]
    fines, insurance = spent["traffic_fine"], spent["insurance"]
    luck = sum(got[reason] for reason in GOT["luck_income"])
    rows: list[tuple[bool, dict[str, Any]]] = [
        (borrowed > 0, {"lesson": "cost_of_credit", "borrowed": borrowed, "cost": spent["loan_cost"] + spent["mortgage_cost"]}),
        (pressed["assets"] > 0, {"lesson": "sold_under_pressure", "assets": pressed["assets"], "tax": pressed["tax"]}),
        (
            retold.debts[seat] > 0,
            {"lesson": "no_reserve", "times": retold.debts[seat], "turns": retold.turns_owed[seat]},
        ),
        (got["dividend"] > 0, {"lesson": "dividends", "amount": got["dividend"], "paid": spent["share_bought"]}),
        (fines + insurance > 0, {"lesson": "bad_driving", "fines": fines, "insurance": insurance}),
        (retold.uninsured[seat] > 0, {"lesson": "uninsured", "amount": UNINSURED_FINE}),
        (got["quiz_award"] > 0, {"lesson": "knowledge_pays", "amount": got["quiz_award"], "luck": luck}),
        (
            retold.given_up[seat] > 0,
            {
                "lesson": "fee_or_delay",
                "fees": got["visitor_fee"],
                "given_up": retold.given_up[seat],
                "squares": retold.sent[seat],
                "turns": retold.delayed[seat],
            },
        ),
    ]
    return [{**row, "seat": seat} for holds, row in rows if holds]
