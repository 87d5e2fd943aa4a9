"""Section 11: the figures of the debrief, counted from the facts alone."""

from collections.abc import Sequence
from typing import Final, cast

from alcancia.games.common.accounts import Accounts, Row
from alcancia.kernel import Fact, MeasureRow

from .content import DESIGNS, KINDS, SPACES, TYPES
from .state import ElPlan

RECEIVED: Final = {
    "income": "income_cards", "space_worker": "income_space", "sale": "income_sales", "sale_bonus": "income_cards",
    "export_bonus": "income_cards", "subsidy": "income_subsidies", "subsidy_pile": "income_subsidies", "event_gift": "income_events",
    "liquidation": "recovered",
}  # fmt: skip
"""Ledger reasons that bring a seat tokens, and the figure they belong to."""
SPENT: Final = {
    "event_demand": "lost_to_events", "inflation": "lost_to_events", "card_cost": "spent_on_cards", "purchase": "spent_on_market",
    "import": "spent_on_imports",
}  # fmt: skip
"""Ledger reasons that cost a seat tokens."""
HANDLED: Final = {
    "production": "made", "product_bought": "bought", "product_imported": "imported", "product_sold": "sold", "cutback": "wasted",
}  # fmt: skip
"""Ledger reasons that move products."""
STANDING: Final = ("ideas", "points", "trios", "resources")


class Measure(MeasureRow):
    """One seat's period: where it stood, what it had at work, made, earned and spent."""

    space: str
    event: str
    insured: int
    ideas: int
    points: int
    trios: int
    resources: int
    free_worker: int
    free_money: int
    free_energy: int
    at_work: int
    idle: int
    ideas_at_work: int
    processes_had: int
    processes_used: int
    made: int
    made_raw_material: int
    made_consumer_good: int
    made_service: int
    bought: int
    bought_raw_material: int
    bought_consumer_good: int
    bought_service: int
    imported: int
    imported_raw_material: int
    imported_consumer_good: int
    imported_service: int
    sold: int
    sold_raw_material: int
    sold_consumer_good: int
    sold_service: int
    wasted: int
    wasted_raw_material: int
    wasted_consumer_good: int
    wasted_service: int
    cards: int
    cards_expert: int
    cards_technology: int
    cards_infrastructure: int
    cards_active: int
    lost_to_events: int
    spent_on_cards: int
    spent_on_market: int
    spent_on_imports: int
    income_cards: int
    income_space: int
    income_sales: int
    income_subsidies: int
    income_events: int
    recovered: int
    benefits_lost: int
    insurance_kept: int
    space_value: int
    exports_caused: int
    market_stock: int
    exports: int
    subsidies_waiting: int


COLUMNS: Final = tuple(name for name, kind in Measure.__annotations__.items() if kind is int and name not in MeasureRow.__annotations__)


class Year(Accounts):
    """A game told again: one row for each seat and period."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats, COLUMNS, ("space", "event"))
        self.owned = [dict.fromkeys([f"cards_{type}" for type in TYPES], 0) for _ in self.seats]
        self.cheaper: set[tuple[int, int]] = set()
        """The seats and periods in which a District 3 space made a card cheaper."""

    def on_paid(self, args: Row, period: int) -> None:
        """What the ledger's reasons tell."""
        self.count(args, period, SPENT, RECEIVED)
        if flow := HANDLED.get(args["reason"]):
            row = self.row(args["from"] if args["from"] in self.seats else args["to"], period)
            row[flow] += args["amount"]
            row[f"{flow}_{args['of']}"] += args["amount"]

    def on_placed(self, args: Row, period: int) -> None:
        self.row(args["seat"], period)["space"] = args["space"]

    def on_event_turned(self, args: Row, period: int) -> None:
        for row in self.everybody(period):
            row["event"] = args["event"]

    def on_insured(self, args: Row, period: int) -> None:
        self.row(args["seat"], period)["insured"] = int(args["choice"] != "apply")

    def on_benefit_lost(self, args: Row, period: int) -> None:
        self.row(args["seat"], period)["benefits_lost"] += 1

    def on_acquired(self, args: Row, period: int) -> None:
        design, seat = DESIGNS[args["card"]], args["seat"]
        self.owned[seat][f"cards_{design.type}"] += 1
        row = self.row(seat, period)
        space = SPACES.get(row["space"])
        costs = [kind for kind, count in zip(KINDS, design.cost, strict=True) if count]
        if space and space.card_type == design.type and not row["benefits_lost"] and any(kind in costs for kind in space.kinds):
            self.cheaper.add((seat, period))

    def on_liquidated(self, args: Row, period: int) -> None:
        self.owned[args["seat"]][f"cards_{DESIGNS[args['card']].type}"] -= 1

    def on_capital(self, args: Row, period: int) -> None:
        self.row(args["seat"], period).update(
            idle=args["idle"], at_work=args["placed"], processes_had=args["processes"], cards=args["cards"],
            cards_active=len(args["active"]), ideas_at_work=args["ideas"], **self.owned[args["seat"]],
        )  # fmt: skip

    def on_used(self, args: Row, period: int) -> None:
        self.row(args["seat"], period)["processes_used"] = args["processes"]

    def on_exported(self, args: Row, period: int) -> None:
        self.row(args["seat"], period)["exports_caused"] += 1
        for row in self.everybody(period):
            row["exports"] += 1

    def on_standing(self, args: Row, period: int) -> None:
        free = {f"free_{kind}": args[kind] for kind in KINDS}
        self.row(args["seat"], period).update({name: args[name] for name in STANDING}, **free)

    def on_town(self, args: Row, period: int) -> None:
        for row in self.everybody(period):
            row.update(market_stock=sum(args["stock"]), subsidies_waiting=args["waiting"])

    def weigh_spaces(self) -> None:
        """What each entrepreneur's space was worth in its period. Insurance is worth what the others lost on average for want of it."""
        for period in {period for _, period in self.rows}:
            rows = self.everybody(period)
            losses = [row["lost_to_events"] for row in rows if not row["insured"]]
            for row in rows:
                if row["insured"] and losses:
                    row["insurance_kept"] = round_half_up(sum(losses), len(losses))
                row["space_value"] = 0 if row["benefits_lost"] or not row["space"] else self.space_value(row)

    def space_value(self, row: Row) -> int:
        """Tokens, or one for a discount or a process that was used."""
        match SPACES[row["space"]].benefit:
            case "insurance":
                return int(row["insurance_kept"])
            case "worker":
                return int(row["income_space"])
            case "discount":
                return int((row["seat"], row["period"]) in self.cheaper)
            case "process":
                return int(row["processes_used"] == row["processes_had"] > 0)
            case "purchase":
                return int(row["bought"] + row["imported"] > 0)
            case "subsidy":
                return int(row["income_subsidies"])


def round_half_up(sum_: int, count: int) -> int:
    """A mean as a whole number."""
    return (2 * sum_ + count) // (2 * count)


def measures(t: ElPlan, facts: Sequence[Fact]) -> list[Measure]:
    """EP-4.10.2 One row per seat and period: tokens, processes, products, cards, and where income came from."""
    year = Year(t.seats)
    year.follow(facts)
    year.weigh_spaces()
    return cast("list[Measure]", year.in_order())
