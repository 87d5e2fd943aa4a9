"""The figures of the debriefs counted once more: ledger by ledger and fact by fact, without the debriefs' code."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

import pytest

from alcancia.games import GAMES
from alcancia.kernel import Fact, Table
from tests.games import parts
from tests.games.recount import of, played, printed

Count = Callable[["Cell"], Any]


class Cell:
    """One seat in one period: what was told in it, and all that was told up to its end."""

    def __init__(self, table: Table, seat: int, period: int, closes: tuple[str, ...]) -> None:
        self.options, self.seat, self.period, self.seats = table.options, seat, period, table.state.seats
        self.facts = [fact for fact in table.facts if fact.period == period]
        ends = [index for index, fact in enumerate(table.facts) if fact.key in closes and fact.period == period]
        self.so_far: list[Fact] = table.facts[: ends[-1] + 1] if ends else [fact for fact in table.facts if fact.period <= period]

    def mine(self, key: str, **args: Any) -> list[Fact]:
        return of(self.facts, key, seat=self.seat, **args)

    def purse(self, name: str = "", account: int | None = None) -> int:
        """What lies in an account at the end of the period: everything that ever came in less everything that went out."""
        whose = self.seat if account is None else account
        return sum(
            fact.args["amount"] * ((fact.args["to"] == whose) - (fact.args["from"] == whose)) for fact in of(self.so_far, "paid", of=name)
        )


def got(*reasons: str, purse: str | None = "") -> Count:
    return lambda cell: flow(cell, "to", reasons, purse)


def gave(*reasons: str, purse: str | None = "") -> Count:
    return lambda cell: flow(cell, "from", reasons, purse)


def flow(cell: Cell, side: str, reasons: tuple[str, ...], purse: str | None) -> int:
    told = [fact.args for fact in of(cell.facts, "paid", **{side: cell.seat}) if fact.args["reason"] in reasons]
    return sum(args["amount"] for args in told if purse is None or args["of"] == purse)


def times(*keys: str, who: str = "seat", **args: Any) -> Count:
    return lambda cell: sum(len(of(cell.facts, key, **{who: cell.seat}, **args)) for key in keys)


def added(key: str, name: str, **args: Any) -> Count:
    return lambda cell: sum(fact.args[name] for fact in cell.mine(key, **args))


def word(key: str, name: str, anybody: bool = False) -> Count:
    """The last that was told of this; nothing if nothing was."""

    def found(cell: Cell) -> Any:
        told = of(cell.facts, key) if anybody else cell.mine(key)
        return told[-1].args[name] if told else ""

    return found


# ── FinanCity ────────────────────────────────────────────────────────────────


def loans(cell: Cell) -> int:
    told = [fact for fact in cell.so_far if fact.args.get("seat") == cell.seat]
    taken, repaid = (sum(int(fact.args["count"]) for fact in of(told, key)) for key in ("loan_taken", "loan_repaid"))
    return taken - repaid


def fate(cell: Cell) -> str:
    if avoided := cell.mine("event_avoided"):
        return f"avoided_by_{avoided[-1].args['how']}"
    return "received" if cell.mine("event_applied") else "untouched" if cell.mine("event_nil") else ""


def bound(cell: Cell) -> int:
    """Over-indebted when the homes were placed: counted last, and not set free since."""
    placed = next((index for index, fact in enumerate(cell.so_far) if fact in cell.mine("token_placed")), 0)
    told = [fact.key for fact in cell.so_far[:placed] if fact.args.get("seat") == cell.seat]
    marks = [key for key in told if key in ("over_indebted", "restriction_ended")]
    return int(bool(marks) and marks[-1] == "over_indebted" and bool(cell.mine("token_placed")))


FINANCITY: dict[str, Count] = {
    "cash": Cell.purse, "savings": lambda cell: cell.purse("savings"), "wellbeing": lambda cell: cell.purse("wellbeing"), "loans": loans,
    "net_worth": lambda cell: cell.purse() + cell.purse("savings") - 150 * loans(cell),
    "goal_wellbeing": lambda cell: int(cell.purse("wellbeing") >= cell.options.goal_wellbeing),
    "goal_savings": lambda cell: int(cell.purse("savings") >= cell.options.goal_savings), "goal_loans": lambda cell: int(not loans(cell)),
    "goal_investments": lambda cell: int(len(of(cell.so_far, "investment_bought", seat=cell.seat)) >= cell.options.goal_investments),
    "income_home": got("home_income"), "income_interest": got("interest"), "income_business": got("business_income"),
    "income_education": got("education_income"), "income_extra_job": got("extra_job"), "income_event": got("event_gain"),
    "income_sales": got("sale"), "spent_investments": gave("investment"), "spent_shopping": gave("shopping"),
    "spent_insurance": gave("insurance"), "surcharges": gave("surcharge"), "event_money": gave("event_loss"),
    "spent_products": gave("sale"),
    "wellbeing_bonuses": got("yearly_bonus", purse="wellbeing"), "wellbeing_purchases": got("purchase", purse="wellbeing"),
    "wellbeing_free_time": got("free_time", purse="wellbeing"), "wellbeing_event": got("event", purse="wellbeing"),
    "event_wellbeing": gave("event", purse="wellbeing"), "wellbeing_penalty": gave("penalty", purse="wellbeing"),
    "expenses_home": added("expenses_paid", "base"), "expenses_cards": added("expenses_paid", "extra"),
    "expenses_event": added("expenses_paid", "added"), "written_off": added("bill_written_off", "amount"),
    "loans_taken": times("loan_taken"), "loan_cards_received": added("loan_taken", "count"),
    "finance_cost": lambda cell: sum(150 * fact.args["count"] - fact.args["amount"] for fact in cell.mine("loan_taken")),
    "cards_repaid_minimum": added("loan_repaid", "count", early=False), "cards_repaid_advance": added("loan_repaid", "count", early=True),
    "tokens_bought": times("insurance_bought"), "tokens_used": times("event_avoided", how="token"),
    "forgotten_wellbeing": added("bonus_missed", "amount"), "forgotten_discounts": added("discount_missed", "amount"),
    "zone": word("token_placed", "zone"), "event": word("event_drawn", "event", anybody=True), "fate": fate,
    "restricted": bound, "years_restricted": bound,
}  # fmt: skip

# ── City Life ────────────────────────────────────────────────────────────────


def missed(*causes: str, other: bool = False) -> Count:
    known = ("jail", "jail_card", "tower_fee", "construction", "house_choice", "card")
    return lambda cell: sum(fact.args["cause"] not in known if other else fact.args["cause"] in causes for fact in cell.mine("turn_missed"))


def asked(cell: Cell) -> int:
    return len(cell.mine("quiz_answered")) + len(cell.mine("quiz_late")) + len(of(cell.facts, "quiz_ruled", other=cell.seat))


CITYLIFE: dict[str, Count] = {
    "cash": Cell.purse, "shares": lambda cell: cell.purse("share"),
    "fees_paid": gave("visitor_fee"), "capital_gains_tax": gave("capital_gains_tax", "fee_tax", "gain_tax"),
    "land_transfer_tax": gave("land_transfer_tax"), "property_tax": gave("property_tax"), "fines": gave("traffic_fine"),
    "insurance": gave("insurance"), "bills": gave("repair_bill", "grocery_bill"), "credit_cost": gave("loan_cost", "mortgage_cost"),
    "spent_on_property": gave("deed_bought", "bid", "asset_taken"), "spent_on_shares": gave("share_bought"),
    "fees_received": got("visitor_fee"), "dividends": got("dividend", "dollar_sign"), "quiz_income": got("quiz_award"),
    "luck_income": got("lottery_won", "mall", "museum_cash", "museum_roll", "traffic_award", "hospital", "no_tower"),
    "borrowed": got("loan_taken", "mortgage_taken"), "sold_to_bank": got("deed_sold", "share_sold"),
    "sold_to_players": got("trade", "bid", "asset_taken"), "questions": asked,
    "right_answers": lambda cell: len(cell.mine("quiz_answered", verdict="right"))
    + len(of(cell.facts, "quiz_ruled", other=cell.seat, ruling="right")),
    "debts_not_covered_by_cash": times("debt"), "turns_jail": missed("jail", "jail_card", "tower_fee"),
    "turns_other": missed("construction", "house_choice", "card"), "turns_debt": missed(other=True),
    "fees_given_up": times("visit_miss", "visit_waive", "visit_send"), "sendings": times("visit_send"),
}  # fmt: skip

# ── El Plan ──────────────────────────────────────────────────────────────────

GOODS = ("raw_material", "consumer_good", "service")
TOKENS = ("worker", "", "energy")


def tokens(count: Callable[..., Count], *reasons: str) -> Count:
    return lambda cell: sum(count(*reasons, purse=kind)(cell) for kind in TOKENS)


def products(figure: str, count: Callable[..., Count], reason: str) -> Iterator[tuple[str, Count]]:
    """A flow of products: in all, and of each kind."""
    yield figure, lambda cell: sum(count(reason, purse=good)(cell) for good in GOODS)
    for good in GOODS:
        yield f"{figure}_{good}", count(reason, purse=good)


def owned(type: str) -> Count:
    """Cards bought less cards sold back, by the printed type, as the tokens were at work."""
    types = {card["id"]: card["type"] for card in printed("elplan", "cards")["card"]}

    def count(cell: Cell) -> int:
        ends = [index for index, fact in enumerate(cell.so_far) if fact.key == "capital" and fact.args["seat"] == cell.seat]
        told = [fact for fact in cell.so_far[: ends[-1]] if fact.args.get("seat") == cell.seat] if ends else []
        of_type = [fact.key for fact in told if fact.key in ("acquired", "liquidated") and types[fact.args["card"][:3]] == type]
        return of_type.count("acquired") - of_type.count("liquidated")

    return count


ELPLAN: dict[str, Count] = {
    "space": word("placed", "space"), "event": word("event_turned", "event", anybody=True),
    "free_worker": lambda cell: cell.purse("worker"), "free_money": Cell.purse, "free_energy": lambda cell: cell.purse("energy"),
    "ideas": lambda cell: sum(fact.args["count"] for fact in of(cell.so_far, "idea_made", seat=cell.seat)),
    **dict(products("made", got, "production")), **dict(products("bought", got, "product_bought")),
    **dict(products("imported", got, "product_imported")), **dict(products("sold", gave, "product_sold")),
    **dict(products("wasted", gave, "cutback")), **{f"cards_{type}": owned(type) for type in ("expert", "technology", "infrastructure")},
    "cards": lambda cell: sum(owned(type)(cell) for type in ("expert", "technology", "infrastructure")),
    "lost_to_events": tokens(gave, "event_demand", "inflation"), "spent_on_cards": tokens(gave, "card_cost"),
    "spent_on_market": tokens(gave, "purchase"), "spent_on_imports": tokens(gave, "import"),
    "income_cards": tokens(got, "income", "sale_bonus", "export_bonus"), "income_space": tokens(got, "space_worker"),
    "income_sales": tokens(got, "sale"), "income_subsidies": tokens(got, "subsidy", "subsidy_pile"),
    "income_events": tokens(got, "event_gift"), "recovered": tokens(got, "liquidation"), "benefits_lost": times("benefit_lost"),
    "exports_caused": times("exported"), "exports": lambda cell: len(of(cell.facts, "exported")),
}  # fmt: skip

# ── FinanciaLit ──────────────────────────────────────────────────────────────


def joy(*reasons: str) -> Count:
    """Happiness won less Happiness lost."""
    return lambda cell: flow(cell, "to", reasons, "happiness") - flow(cell, "from", reasons, "happiness")


def start(cell: Cell) -> int:
    """What a family brings along is told with its first period."""
    brought = [fact for fact in of(cell.so_far, "paid", of="happiness", to=cell.seat) if fact.args["reason"] == "start"]
    return sum(fact.args["amount"] for fact in brought) if cell.period == 1 else 0


FINANCIALIT: dict[str, Count] = {
    "units": Cell.purse, "happiness": lambda cell: cell.purse("happiness"), "goods": lambda cell: cell.purse("goods"),
    "joy_start": start, "joy_luxuries": joy("luxury"), "joy_careers": joy("career"), "joy_events": joy("event"),
    "joy_investments": joy("investment_paid", "final_investment"), "joy_goods": joy("goods_missing"),
    "joy_debts": joy("loan", "miscalculation", "insolvency", "final_loan"),
    "in_income": got("income"), "in_loans": got("loan"), "in_investments": got("investment_paid", "final_investment"),
    "in_other": got("aid", "savings_bonus", "event_gain"), "out_goods": gave("goods", "refresh"), "out_bills": gave("bills"),
    "out_skills": gave("skill"), "out_luxuries": gave("luxury"), "out_investments": gave("investment"), "out_events": gave("event"),
    "out_insurance": gave("insurance_extra", "insurance_fee"), "out_debts": gave("shortfall", "loan_repaid", "final_loan"),
}  # fmt: skip

LOANS: dict[str, Any] = {
    "loan_early_repay": True, "score_units_per": 1, "family_mode": "assigned", "family_assignment": ["FAM-10", "FAM-02", "FAM-05"],
}  # fmt: skip
"""Where Happiness may be the cheaper way to settle a loan, and a family pays smaller instalments."""

COUNTED: Mapping[str, tuple[dict[str, Count], tuple[str, ...], list[tuple[tuple[str, ...], dict[str, Any]]]]] = {
    "financity": (
        FINANCITY,
        ("year_settled", "game_ended"),
        [
            (("baseline", "spender", "saver", "investor"), {}),
            (("random",) * 3, {"claims": "by_hand", "cancel_services": True, "level": "advanced"}),
        ],
    ),
    "citylife": (
        CITYLIFE | parts.CITYLIFE,
        ("round_figures",),
        [(("baseline", "random", "investor"), {"rules": "advanced"}), (("gambler", "saver"), {})],
    ),
    "financialit": (
        FINANCIALIT | parts.FINANCIALIT,
        (),
        [(("baseline", "spender", "random", "planner"), {"insurance_extra_cost": 1}), (("random",) * 3, LOANS)],
    ),
    "elplan": (
        ELPLAN | parts.ELPLAN,
        ("standing",),
        [(("baseline",) * 3, {"periods": 9}), (("random",) * 4, {"periods": 9})],
    ),
}


PLAYED = {"citylife": 14, "elplan": 8, "financialit": 4, "financity": 3}
RARE = {
    "written_off",
    "recovered",
    "income_event",
    "wellbeing_penalty",
    "insurance",
    "forgotten_discounts",
    "imported_service",
    "imported_raw_material",
}


def test_every_game_is_counted() -> None:
    """Multiverse Money's rounds follow from hand to hand: they are counted in its own test of the truth."""
    assert {*COUNTED, "multiverse"} == {*GAMES}


@pytest.mark.parametrize("game", COUNTED)
def test_every_figure_is_true(game: str) -> None:
    counts, closes, cases = COUNTED[game]
    seen: set[str] = set()
    for number, (bots, options) in enumerate(cases * PLAYED[game]):
        table = played(game, bots, f"measured {number}", **options)
        rows = table.measures()
        assert {*rows[0]} - {"seat", "period"} == {*counts}
        for row in rows:
            cell = Cell(table, row["seat"], row["period"], closes)
            found = {name: count(cell) for name, count in counts.items()}
            assert found == {name: row[name] for name in counts}, (row["seat"], row["period"])
            seen |= {name for name, value in found.items() if value}
    assert {*counts} - seen <= RARE, "too few games to see everything once"
