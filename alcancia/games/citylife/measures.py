"""Section 11: the figures of the debrief, derived from facts and ledger reasons."""

from collections.abc import Sequence
from typing import Any, Final

from alcancia.games.citylife.table import CityLife, game
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
COLUMNS: Final = (*STANDING, *PAID, *GOT, *COUNTED)


@game.hook
def measures(t: CityLife, facts: Sequence[Fact]) -> list[dict[str, Any]]:
    """CL-8.3 One row per seat and round: what it had at the end of the round, and what came in and went out during it."""
    rows: dict[tuple[int, int], dict[str, Any]] = {}

    def row(seat: int, period: int) -> dict[str, Any]:
        key = (seat, period)
        if key not in rows:
            rows[key] = {"seat": seat, "round": period, **dict.fromkeys(COLUMNS, 0)}
        return rows[key]

    for fact in facts:
        args = fact.args
        if fact.key == "paid" and not args["of"]:
            for giver, sums, sign in ((args["from"], PAID, 1), (args["to"], GOT, 1)):
                if giver >= 0:
                    for name, reasons in sums.items():
                        if args["reason"] in reasons:
                            row(giver, fact.period)[name] += sign * args["amount"]
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
