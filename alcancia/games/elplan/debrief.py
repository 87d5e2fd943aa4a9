"""Section 11: the figures of the debrief, counted from the facts alone."""

from collections.abc import Sequence
from typing import Any, Final, TypeAlias

from alcancia.games.elplan.content import DESIGNS, GOODS, SPACES, TYPES
from alcancia.games.elplan.state import ElPlan
from alcancia.kernel import BANK, Fact

Row: TypeAlias = dict[str, Any]

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
COLUMNS: Final = (
    *STANDING, "free_worker", "free_money", "free_energy", "at_work", "idle", "ideas_at_work", "processes_had", "processes_used",
    *[f"{flow}{good}" for flow in HANDLED.values() for good in ("", *[f"_{good}" for good in GOODS])], "cards",
    *[f"cards_{type}" for type in TYPES], "cards_active",
    *dict.fromkeys((*SPENT.values(), *RECEIVED.values())), "benefits_lost", "insurance_kept", "space_value", "exports_caused",
    "market_stock", "exports", "subsidies_waiting",
)  # fmt: skip


class Year:
    """A game told again: one row for each seat and period."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.rows: dict[tuple[int, int], Row] = {}
        self.owned = [dict.fromkeys([f"cards_{type}" for type in TYPES], 0) for _ in range(seats)]

    def row(self, seat: int, period: int) -> Row:
        """The row of a seat and period, all figures at nothing to begin with."""
        if (seat, period) not in self.rows:
            fresh: Row = {"seat": seat, "period": period, "space": "", "event": "", "insured": 0, **dict.fromkeys(COLUMNS, 0)}
            self.rows[seat, period] = fresh
        return self.rows[seat, period]

    def everybody(self, period: int) -> list[Row]:
        """The rows of one period."""
        return [self.row(seat, period) for seat in range(self.seats)]

    def read(self, fact: Fact) -> None:
        """Follow one fact."""
        args, period = fact.args, fact.period
        if not period:
            return
        match fact.key:
            case "paid":
                self.read_payment(args, period)
            case "placed":
                self.row(args["seat"], period)["space"] = args["space"]
            case "event_turned":
                for row in self.everybody(period):
                    row["event"] = args["event"]
            case "insured":
                self.row(args["seat"], period)["insured"] = int(args["choice"] != "apply")
            case "benefit_lost":
                self.row(args["seat"], period)["benefits_lost"] += 1
            case "acquired" | "liquidated" as key:
                self.owned[args["seat"]][f"cards_{DESIGNS[args['card']].type}"] += 1 if key == "acquired" else -1
            case "capital":
                self.row(args["seat"], period).update(
                    idle=args["idle"], at_work=args["placed"], processes_had=args["processes"],
                    cards=args["cards"], cards_active=len(args["active"]), ideas_at_work=args["ideas"],
                    **self.owned[args["seat"]],
                )  # fmt: skip
            case "used":
                self.row(args["seat"], period)["processes_used"] = args["processes"]
            case "exported":
                self.row(args["seat"], period)["exports_caused"] += 1
                for row in self.everybody(period):
                    row["exports"] += 1
            case "standing":
                free = {f"free_{kind}": args[kind] for kind in ("worker", "money", "energy")}
                self.row(args["seat"], period).update({name: args[name] for name in STANDING}, **free)
            case "town":
                for row in self.everybody(period):
                    row.update(market_stock=sum(args["stock"]), subsidies_waiting=args["waiting"])

    def read_payment(self, args: Row, period: int) -> None:
        """What the ledger's reasons tell."""
        reason, amount = args["reason"], args["amount"]
        giver, taker = args["from"], args["to"]
        if reason in RECEIVED:
            self.row(taker, period)[RECEIVED[reason]] += amount
        elif reason in SPENT:
            self.row(giver, period)[SPENT[reason]] += amount
        elif reason in HANDLED:
            row = self.row(taker if giver == BANK or giver >= self.seats else giver, period)
            row[HANDLED[reason]] += amount
            row[f"{HANDLED[reason]}_{args['of']}"] += amount

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
        space, before = SPACES[row["space"]], self.rows.get((row["seat"], row["period"] - 1))
        match space.benefit:
            case "insurance":
                return int(row["insurance_kept"])
            case "worker":
                return int(row["income_space"])
            case "discount":
                owned = f"cards_{space.card_type}"
                return int(row[owned] > (before[owned] if before else 0))
            case "process":
                return int(row["processes_used"] == row["processes_had"] > 0)
            case "purchase":
                return int(row["bought"] + row["imported"] > 0)
            case "subsidy":
                return int(row["income_subsidies"])


def round_half_up(sum_: int, count: int) -> int:
    """A mean as a whole number."""
    return (2 * sum_ + count) // (2 * count)


def measures(t: ElPlan, facts: Sequence[Fact]) -> list[Row]:
    """EP-4.10.2 One row per seat and period: tokens, processes, products, cards, and where income came from."""
    year = Year(t.seats)
    for fact in facts:
        year.read(fact)
    year.weigh_spaces()
    return [year.rows[key] for key in sorted(year.rows, key=lambda key: (key[1], key[0]))]
