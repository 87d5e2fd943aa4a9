"""Section 11: what is worth talking about after a game, each with the figures it shows."""

from collections.abc import Iterator, Sequence

from alcancia.kernel import Fact, LessonRow

from .content import BASIC
from .debrief import Hit, Retold, TownMeasure
from .state import FinanciaLit


class TownLesson(LessonRow, total=False):
    """Something worth talking about, with the figures it shows."""

    received: int
    paid: int
    units: int
    income: int
    happiness: int
    premium: int
    premiums: int
    events: int
    goods: int
    saved: int
    missed: int
    earned: int
    spent: int
    penalty: int
    cut_short: int
    lost: int
    times: int
    tight_luxuries: int


def lessons(t: FinanciaLit, facts: Sequence[Fact]) -> list[TownLesson]:
    """FL-4.6.4 FL-8.3 What is worth talking about: borrowing, insurance, shelves, early bills, growth, patience, a cushion."""
    retold, found = Retold(t, facts), list[TownLesson]()
    for seat in range(t.seats):
        mine = [fact for fact in facts if fact.args.get("seat") == seat]
        rows = [row for row in retold.closed() if row["seat"] == seat]
        found += [*borrowing(seat, mine), *insurance(t, seat, retold, rows), *shelves(seat, mine, retold, rows)]
        found += [*early_bills(seat, retold, rows), *growth(seat, rows), *patience(t, seat, mine), *cushion(seat, retold, rows)]
    return found


def total(mine: Sequence[Fact], key: str, name: str) -> int:
    """The sum of one figure over the facts of one kind."""
    return sum(fact.args[name] for fact in mine if fact.key == key)


def borrowing(seat: int, mine: Sequence[Fact]) -> Iterator[TownLesson]:
    """What loans brought, and what they cost until now."""
    if received := total(mine, "loan_taken", "amount"):
        back = total(mine, "loan_instalment", "amount") + total(mine, "loan_repaid", "price") + total(mine, "final_loan", "units")
        joy = total(mine, "loan_taken", "happiness") + total(mine, "final_loan", "happiness")
        yield {"seat": seat, "lesson": "borrowing", "received": received, "paid": back, "happiness": joy}


def insurance(t: FinanciaLit, seat: int, retold: Retold, rows: Sequence[TownMeasure]) -> Iterator[TownLesson]:
    """Events that an insurance would have stopped, beside its premiums; and those that one did stop."""
    hits = [hit for hit in retold.hits if hit.seat == seat and insurable(hit)]
    if hits:
        yield {
            "seat": seat, "lesson": "uninsured", "events": len(hits), **sums(hits), "premium": premium(t, seat, hits, retold),
        }  # fmt: skip
    spared = [hit for hit in retold.spared if hit.seat == seat]
    if spared:
        paid = sum(row["bills_premiums"] for row in rows)
        yield {"seat": seat, "lesson": "insured", "events": len(spared), **sums(spared), "premiums": paid}


def insurable(hit: Hit) -> bool:
    """FL-4.3.9 Could the seat have been insured by then? A clause needs a visit to the broker after the one for Basic."""
    return bool(hit.insurer) and (hit.insurer == BASIC or hit.period > 1)


def sums(hits: Sequence[Hit]) -> TownLesson:
    """What Events took in all, or would have taken."""
    units, income = sum(hit.units for hit in hits), sum(hit.income for hit in hits)
    return {"units": units, "income": income, "happiness": sum(hit.happiness for hit in hits)}  # type: ignore[typeddict-item]


def premium(t: FinanciaLit, seat: int, hits: Sequence[Hit], retold: Retold) -> int:
    """The premiums of the cover that was missing, up to the last Event it would have stopped; clauses from the second period on."""
    until: dict[str, int] = {}
    for hit in hits:
        for card in (hit.insurer, BASIC):
            until[card] = max(hit.period, until.get(card, 0))
    return sum(
        t.printed.premiums[card]
        for card, last in until.items()
        for period in range(1 if card == BASIC else 2, last + 1)
        if card not in retold.covered.get((seat, period), ())
    )


def shelves(seat: int, mine: Sequence[Fact], retold: Retold, rows: Sequence[TownMeasure]) -> Iterator[TownLesson]:
    """Goods that were missing, what that cost, and what they would have cost."""
    if missing := total(mine, "goods_missing", "n"):
        price = sum(row["missing"] * retold.rules[row["period"]].goods_price for row in rows)
        yield {"seat": seat, "lesson": "shelves", "goods": missing, "happiness": total(mine, "goods_missing", "happiness"), "units": price}


def early_bills(seat: int, retold: Retold, rows: Sequence[TownMeasure]) -> Iterator[TownLesson]:
    """What paying early saved, and what a pawn that stayed at home could have saved."""
    saved, missed = sum(row["discount"] for row in rows), 0
    for row in rows:
        rules = retold.rules[row["period"]]
        if not row["discount"] and retold.spare.get((seat, row["period"])):
            missed += row["bills"] // rules.bills_quota * rules.bills_unit
    if saved or missed:
        yield {"seat": seat, "lesson": "early_bills", "saved": saved, "missed": missed}


def growth(seat: int, rows: Sequence[TownMeasure]) -> Iterator[TownLesson]:
    """Income from learning and work, beside what courses and the search for jobs cost."""
    earned, spent = sum(row["income_skills"] + row["income_careers"] for row in rows), sum(row["out_skills"] for row in rows)
    penalty = -sum(row["income_seeking"] for row in rows)
    if earned or spent or penalty:
        yield {"seat": seat, "lesson": "growth", "earned": earned, "spent": spent, "penalty": penalty}


def patience(t: FinanciaLit, seat: int, mine: Sequence[Fact]) -> Iterator[TownLesson]:
    """What investments paid, and what those that ended with the game fell short of."""
    paid = [fact for fact in mine if fact.key in ("investment_paid", "final_investment")]
    if paid:
        cut = [fact for fact in paid if fact.key == "final_investment"]
        short = sum(t.printed.investments[fact.args["card"]].units - fact.args["units"] for fact in cut)
        yield {"seat": seat, "lesson": "patience", "units": sum(fact.args["units"] for fact in paid), "cut_short": len(cut), "lost": short}


def cushion(seat: int, retold: Retold, rows: Sequence[TownMeasure]) -> Iterator[TownLesson]:
    """Events that found a seat short, the least it then held, and luxuries bought on a thin purse."""
    held = [units for caught, units in retold.caught if caught == seat]
    if held:
        tight = sum(1 for row in rows if row["out_luxuries"] and row["units"] < retold.rules[row["period"]].savings_from)
        yield {"seat": seat, "lesson": "cushion", "times": len(held), "units": min(held), "tight_luxuries": tight}
