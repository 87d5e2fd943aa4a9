"""Second counts of what stands on the table: a household's income and bills, a player's wealth and road, an entrepreneur's desk.

Only what was told and what is printed is read here, never a rule's own code; `tests/games/test_measures.py` compares.
"""

import re
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from alcancia.kernel import Fact
from tests.games.recount import of, printed

Count = Callable[[Any], Any]


# ── FinanciaLit ──────────────────────────────────────────────────────────────

SHELVES = ("families", "skills", "careers", "luxuries")


def effects(cards: Iterable[tuple[str, str]], name: str) -> list[int]:
    """What the printed effects of this kind come to, card by card."""
    lines = [line.split() for shelf, card in cards for line in printed("financialit", shelf)[card].get("effects", [])]
    return [int(line[1]) if len(line) > 1 else 1 for line in lines if line[0] == name]


def household(cell: Any, key: str) -> list[tuple[str, str]]:
    """The cards a family has when this is told to it in the period, each with its shelf; none if it was not told."""
    told = [fact for fact in cell.so_far if fact.args.get("seat") == cell.seat]
    ends = [index for index, fact in enumerate(told) if fact.key == key and fact.period == cell.period]
    shelves = {"family_chosen": "families", "skill_learned": "skills", "career_active": "careers", "luxury_bought": "luxuries"}
    known = told[: ends[0]] if ends else []
    return [(shelves[fact.key], fact.args.get("card") or fact.args["family"]) for fact in known if fact.key in shelves]


def earns(shelf: str) -> Count:
    """What the cards of one shelf bring in an income."""

    def count(cell: Any) -> int:
        cards = [card for card in household(cell, "income_set") if card[0] == shelf]
        return sum(printed("financialit", shelf)[card].get("income", 0) for _, card in cards) + sum(effects(cards, "income"))

    return count


def upset(name: str) -> Count:
    """What events of the period before do to this income or these bills."""
    key = {"income": "income_set", "bills": "bills_paid"}[name]

    def count(cell: Any) -> int:
        told = [fact for fact in cell.so_far if fact.args.get("seat") == cell.seat]
        marks = [index for index, fact in enumerate(told) if fact.key == key]
        here = [index for index in marks if told[index].period == cell.period]
        if not here:
            return 0
        since = max([index for index in marks if index < here[0]], default=0)
        return sum(fact.args[name] for fact in told[since : here[0]] if fact.key in ("event_hit", "event_gain"))

    return count


def seeking(cell: Any) -> int:
    """What looking for a job takes off: a career was taken, and is not active yet when the income is set."""
    told = [fact.key for fact in cell.so_far if fact.args.get("seat") == cell.seat and fact.key in ("career_taken", "career_active")]
    now = [fact.key for fact in cell.facts if fact.args.get("seat") == cell.seat]
    if "income_set" not in now:
        return 0
    later = [key for key in now[now.index("income_set") :] if key in ("career_taken", "career_active")]
    known = told[: len(told) - len(later)]
    if not known or known[-1] == "career_active":
        return 0
    return -min([cell.options.career_penalty, *effects(household(cell, "income_set"), "career_penalty")])


def held_insurances(cell: Any, key: str | None = None) -> set[str]:
    """The insurances of a family: when this is told in the period, or at its end."""
    held: set[str] = set()
    for fact in cell.so_far:
        if fact.args.get("seat") != cell.seat:
            continue
        if fact.key == key and fact.period == cell.period:
            break
        if fact.key == "insurance_changed":
            held = (held | set(fact.args["added"])) - set(fact.args["removed"])
    return held


def family_bills(cell: Any) -> int:
    return sum(printed("financialit", shelf)[card]["bills"] for shelf, card in household(cell, "bills_paid") if shelf == "families")


def premiums(cell: Any) -> int:
    paid = held_insurances(cell, "bills_paid") if cell.mine("bills_paid") else set()
    return sum(printed("financialit", "insurances")[card]["premium"] for card in paid)


def upkeep(cell: Any) -> int:
    """What luxuries cost every period: printed upkeep, and bills that a card adds."""
    cards = [card for card in household(cell, "bills_paid") if card[0] == "luxuries"]
    return sum(printed("financialit", "luxuries")[card].get("upkeep", 0) for _, card in cards) + sum(effects(cards, "bills"))


def other_bills(cell: Any) -> int:
    """Events of the period before, and what jobs and families add."""
    cards = [card for card in household(cell, "bills_paid") if card[0] != "luxuries"]
    found: int = upset("bills")(cell)
    return found + sum(effects(cards, "bills"))


def whole_bill(cell: Any) -> int:
    return max(0, family_bills(cell) + premiums(cell) + upkeep(cell) + other_bills(cell))


def discount(cell: Any) -> int:
    """One Unit for every full four with a pawn at the bills, or by a card; what cards add counts once for each kind of card."""
    cards, due = household(cell, "bills_paid"), whole_bill(cell)
    if not cell.mine("bills_paid") or not (cell.mine("pawn_placed", location="BIL") or effects(cards, "discount_always")):
        return 0
    return min(due, due // cell.options.bills_quota * cell.options.bills_unit + sum(effects(set(cards), "discount_extra")))


def warned(cell: Any) -> int:
    """Has a family miscalculated, and not been cleared of it since?"""
    told = [fact.key for fact in cell.so_far if fact.args.get("seat") == cell.seat and fact.key.startswith("miscalculation")]
    return int(told[-1:] == ["miscalculation"])


def need(cell: Any) -> int:
    """What a household uses up: printed with its family, more or less by its cards."""
    cards = household(cell, "goods_used") or household(cell, "goods_missing")
    goods = sum(printed("financialit", shelf)[card]["goods"] for shelf, card in cards if shelf == "families")
    return max(0, goods + sum(effects(cards, "goods_need")))


def owed(cell: Any) -> int:
    told = [fact.key for fact in cell.so_far if fact.args.get("seat") == cell.seat]
    final = cell.seat in [fact.args["seat"] for fact in of(cell.so_far, "final_loan")]
    return 0 if final else told.count("loan_taken") - told.count("loan_closed") - told.count("loan_repaid")


FINANCIALIT: dict[str, Count] = {
    "tracker": lambda cell: sum(fact.args["income"] for fact in cell.mine("income_set")[-1:]),
    "income_family": earns("families"), "income_skills": earns("skills"), "income_careers": earns("careers"),
    "income_luxuries": earns("luxuries"), "income_events": upset("income"), "income_seeking": seeking,
    "income_modifier": lambda cell: sum(fact.args["value"] for fact in cell.mine("income_modifier")),
    "income_loans": lambda cell: -sum(fact.args["amount"] for fact in cell.mine("loan_instalment")),
    "instalments": lambda cell: sum(fact.args["amount"] for fact in cell.mine("loan_instalment")),
    "bills": lambda cell: whole_bill(cell) - discount(cell), "bills_family": family_bills, "bills_premiums": premiums, "bills_upkeep": upkeep, "bills_other": other_bills,
    "discount": discount, "miscalculation": warned,
    "need": need, "missing": lambda cell: sum(fact.args["n"] for fact in cell.mine("goods_missing")),
    "insurances": lambda cell: len(held_insurances(cell)), "loans": owed,
}  # fmt: skip
