"""Section 11: the figures of the debrief, counted from the facts alone."""

from collections import defaultdict
from collections.abc import Callable, Sequence
from typing import Any, Final, TypeAlias

from alcancia.games.elplan.prints import GOODS
from alcancia.games.elplan.table import ElPlan, game
from alcancia.kernel import BANK, Fact

Count: TypeAlias = Callable[[int | None, str, int], None]
PURPOSES: Final = {
    "income": "income_cards", "space_worker": "income_space", "sale": "income_sales", "sale_bonus": "income_cards",
    "export_bonus": "income_cards", "subsidy": "income_subsidies", "subsidy_pile": "income_subsidies", "event_gift": "income_events",
    "liquidation": "recovered",
}  # fmt: skip
"""Ledger reasons that bring a seat tokens, and the figure they belong to."""
LOSSES: Final = {
    "event_demand": "lost_to_events", "inflation": "lost_to_events", "card_cost": "spent_on_cards", "purchase": "spent_on_market",
    "import": "spent_on_imports",
}  # fmt: skip
GOODS_FLOW: Final = {
    "production": "made", "product_bought": "bought", "product_imported": "imported", "product_sold": "sold", "cutback": "wasted",
}  # fmt: skip


@game.hook
def measures(t: ElPlan, facts: Sequence[Fact]) -> list[dict[str, Any]]:
    """EP-4.10.2 Rows of seat (None: the table), period, figure and value."""
    found: dict[tuple[int | None, int, str], int] = defaultdict(int)
    for fact in facts:
        where = fact.period

        def count(seat: int | None, figure: str, value: int, where: int = where) -> None:
            found[seat, where, figure] += value

        args = fact.args
        if fact.key == "paid":
            count_payment(t, args, count)
        elif fact.key in COUNTED:
            COUNTED[fact.key](args, count)
    return [{"seat": seat, "period": period, "figure": figure, "value": value} for (seat, period, figure), value in found.items()]


def count_payment(t: ElPlan, args: dict[str, Any], count: Count) -> None:
    """What the ledger's reasons tell."""
    reason, amount = args["reason"], args["amount"]
    if reason in PURPOSES and 0 <= args["to"] < t.seats:
        count(args["to"], PURPOSES[reason], amount)
    elif reason in LOSSES and 0 <= args["from"] < t.seats:
        count(args["from"], LOSSES[reason], amount)
    elif reason in GOODS_FLOW and args["of"] in GOODS:
        seat = args["to"] if args["from"] == BANK or args["from"] >= t.seats else args["from"]
        count(seat, GOODS_FLOW[reason], amount)
        count(seat, f"{GOODS_FLOW[reason]}_{args['of']}", amount)


def count_capital(args: dict[str, Any], count: Count) -> None:
    """Tokens at work and idle after District 3, processes, cards."""
    seat = args["seat"]
    count(seat, "idle", args["worker"] + args["money"] + args["energy"])
    count(seat, "at_work", args["placed"])
    count(seat, "processes_had", args["processes"])
    count(seat, "cards", args["cards"])
    count(seat, "cards_active", len(args["active"]))


def count_standing(args: dict[str, Any], count: Count) -> None:
    """What a period left behind."""
    seat = args["seat"]
    for figure in ("ideas", "points", "trios", "resources"):
        count(seat, figure, args[figure])
    for kind in ("worker", "money", "energy"):
        count(seat, f"free_{kind}", args[kind])


def count_town(args: dict[str, Any], count: Count) -> None:
    """Stock on the market and subsidy money waiting."""
    count(None, "market_stock", args["stock"])
    count(None, "subsidies_waiting", args["waiting"])


def count_export(args: dict[str, Any], count: Count) -> None:
    """Who caused it, and that it happened."""
    count(args["seat"], "exports_caused", 1)
    count(None, "exports", 1)


COUNTED: Final[dict[str, Callable[[dict[str, Any], Count], None]]] = {
    "capital": count_capital,
    "used": lambda args, count: count(args["seat"], "processes_used", args["processes"]),
    "standing": count_standing,
    "town": count_town,
    "exported": count_export,
    "benefit_lost": lambda args, count: count(args["seat"], "benefits_lost", 1),
}
