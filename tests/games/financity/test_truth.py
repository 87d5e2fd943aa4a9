"""Every sentence of the debrief is counted once more here, from the log and the printed cards, without the debrief's code."""

from collections.abc import Iterator
from typing import Any

import pytest

from alcancia.kernel import Fact, Table
from tests.games.recount import all_counted, all_true, of, paid, played, printed

INVESTMENTS = {card["id"]: card for card in printed("financity", "investments")["investment"]}
SHOPPING = {card["id"]: card for card in printed("financity", "shopping")["shopping"]}


def recount(table: Table) -> Iterator[dict[str, Any]]:
    """All lessons of a game."""
    options = table.state.options
    for seat in range(table.state.seats):
        told = [fact for fact in table.facts if fact.args.get("seat") == seat]
        for lesson in (
            price_of_credit, uninsured_loss, cost_of_haste, first_saving, power_of_time, expenses, price_of_joy, missing, forgotten,
        ):  # fmt: skip
            for row in lesson(table.facts, told, seat, options):
                yield {"seat": seat, "lesson": lesson.__name__, **row}


def brought(facts: list[Fact], told: list[Fact], seat: int, card: str, since: int) -> int:
    """Year by year: what the card pays, less or more by what an event had announced for that year."""
    it, total = INVESTMENTS[card], 0
    for income in of(told, "income_paid"):
        if income.period <= since:
            continue
        kinds = {fact.args["kind"]: fact.args["amount"] for fact in of(told, "modifier_set") if fact.period == income.period - 1}
        if it["kind"] == "education":
            total += it["income"] + sum(amount for kind, amount in kinds.items() if "education" in kind)
        elif not any("business" in kind for kind in kinds):
            total += it["income"]
    return total


def price_of_credit(facts: list[Fact], told: list[Fact], seat: int, options: Any) -> Iterator[dict[str, Any]]:
    loans = of(told, "loan_taken")
    if loans:
        cost = sum(150 * fact.args["count"] - fact.args["amount"] for fact in loans)
        years = {fact.period for fact in loans}
        bought = [fact for fact in of(told, "investment_bought") if fact.period in years]
        earned = sum(brought(facts, told, seat, fact.args["card"], fact.period) - fact.args["price"] for fact in bought)
        yield {"loans": len(loans), "cost": cost, "earned": max(earned, 0), "good": 1 if earned > cost else 0}


def uninsured_loss(facts: list[Fact], told: list[Fact], seat: int, options: Any) -> Iterator[dict[str, Any]]:
    hits = [fact for fact in of(told, "event_applied") if fact.args["owed"] or fact.args["sorrow"]]
    if hits:
        harms = [fact.args["owed"] + 2 * fact.args["sorrow"] for fact in hits]
        worst = hits[harms.index(max(harms))]
        figures = {name: worst.args[name] for name in ("event", "owed", "sorrow")}
        yield {"period": worst.period, "price": options.insurance_price, **figures}


def cost_of_haste(facts: list[Fact], told: list[Fact], seat: int, options: Any) -> Iterator[dict[str, Any]]:
    hasty = [fact for fact in of(told, "withdrawn") if fact.args["net"] < fact.args["face"]]
    if hasty:
        losses = [fact.args["face"] - fact.args["net"] for fact in hasty]
        worst = hasty[losses.index(max(losses))]
        assert sum(losses) == paid(facts, "surcharge", **{"from": seat})
        yield {"times": len(hasty), "cost": sum(losses), "zone": worst.args["zone"], "period": worst.period}


def first_saving(facts: list[Fact], told: list[Fact], seat: int, options: Any) -> Iterator[dict[str, Any]]:
    saved = [fact.period for fact in of(facts, "paid", to=seat, of="savings")]
    if saved:
        yield {"period": min(saved), "interest": paid(facts, "interest", to=seat)}


def power_of_time(facts: list[Fact], told: list[Fact], seat: int, options: Any) -> Iterator[dict[str, Any]]:
    for fact in of(told, "investment_bought"):
        card = INVESTMENTS[fact.args["card"]]
        total = brought(facts, told, seat, card["id"], fact.period)
        earlier = {1: 0, 2: 1}.get(fact.period, 2)
        yield {
            "card": card["id"], "period": fact.period, "price": card["cost"], "yearly": card["income"], "brought": total,
            "earlier": earlier,
        }  # fmt: skip


def years_of(facts: list[Fact], seat: int, options: Any) -> list[tuple[str, int, bool]]:
    """For every stay of a card with this seat: in how many Expenses it counted, and whether it was bought new."""
    found, here = [], dict[str, list[int]]()
    new = dict[str, bool]()
    for fact in facts:
        if fact.key == "shopping_bought" and fact.args["seat"] == seat:
            here[fact.args["card"]], new[fact.args["card"]] = [], True
        elif fact.key == "trade_done" and fact.args["to"] == seat:
            here[fact.args["card"]], new[fact.args["card"]] = [], False
        elif fact.key == "expenses_paid" and fact.args["seat"] == seat:
            for years in here.values():
                years.append(fact.period)
        elif (fact.args.get("by") == seat and fact.key == "trade_done") or (fact.key == "service_cancelled" and fact.args["seat"] == seat):
            found.append((fact.args["card"], len(here.pop(fact.args["card"])), new[fact.args["card"]]))
    return found + [(card, len(years), new[card]) for card, years in here.items()]


def expenses(facts: list[Fact], told: list[Fact], seat: int, options: Any) -> Iterator[dict[str, Any]]:
    for card, years, _ in years_of(facts, seat, options):
        each = SHOPPING[card].get("expense", 0)
        if each and years:
            yield {
                "lesson": "small_print" if each > 0 else "small_saving",
                "card": card,
                "yearly": abs(each),
                "years": years,
                "cost": abs(each) * years,
            }


def price_of_joy(facts: list[Fact], told: list[Fact], seat: int, options: Any) -> Iterator[dict[str, Any]]:
    ratios = []
    for card, years, new in years_of(facts, seat, options):
        it = SHOPPING[card]
        if new:
            joy = it["wellbeing"] * (years if it.get("every_year") else 1)
            ratios.append((joy * 100 // max(10, it["cost"] + max(0, it.get("expense", 0)) * years), card))
    if len(ratios) > 1:
        ratios.sort()
        yield {"card": ratios[-1][1], "joy": ratios[-1][0], "other_card": ratios[0][1], "other_joy": ratios[0][0]}


def missing(facts: list[Fact], told: list[Fact], seat: int, options: Any) -> Iterator[dict[str, Any]]:
    """Purses are read when a year is settled, and once more at the very end."""
    purse = {"": 0, "savings": 0, "wellbeing": 0}
    cards = loans = 0
    years: dict[int, tuple[int, int, int, int]] = {}
    for fact in facts:
        if fact.key == "paid":
            purse[fact.args["of"]] += fact.args["amount"] * ((fact.args["to"] == seat) - (fact.args["from"] == seat))
        elif fact.args.get("seat") == seat and fact.key in ("loan_taken", "loan_repaid"):
            loans += fact.args["count"] * (1 if fact.key == "loan_taken" else -1)
        elif fact.args.get("seat") == seat and fact.key == "investment_bought":
            cards += 1
        elif fact.key in ("year_settled", "game_ended"):
            years[fact.period] = (purse[""], purse["savings"], purse["wellbeing"], loans)
    _, savings, joy, loans = years[options.years]
    if joy < options.goal_wellbeing:
        reach = [y for y, row in years.items() if row[2] + (options.years - y) * options.free_time_wellbeing >= options.goal_wellbeing]
        yield {"lesson": "missing_wellbeing", "missing": options.goal_wellbeing - joy, "period": max(reach, default=0)}
    if savings < options.goal_savings:
        rich = [y for y, row in years.items() if row[0] + row[1] >= options.goal_savings]
        yield {"lesson": "missing_savings", "missing": options.goal_savings - savings, "period": max(rich, default=0)}
    if loans:
        free = [y for y, row in years.items() if not row[3]]
        yield {"lesson": "missing_loans", "missing": loans, "period": max(free, default=0)}
    if cards < options.goal_investments:
        yield {"lesson": "missing_investments", "period": options.years}


def forgotten(facts: list[Fact], told: list[Fact], seat: int, options: Any) -> Iterator[dict[str, Any]]:
    joy = sum(fact.args["amount"] for fact in of(told, "bonus_missed"))
    money = sum(fact.args["amount"] for fact in of(told, "discount_missed"))
    if joy or money:
        yield {"wellbeing": joy, "money": money}


CASES: list[tuple[tuple[str, ...], dict[str, Any]]] = [
    (("baseline", "spender", "saver", "investor"), {}),
    (("random",) * 4, {}),
    (("random", "spender", "random"), {"claims": "by_hand", "cancel_services": True, "closing_window": True}),
    (("random", "spender", "baseline"), {"level": "advanced", "years": 14}),
]


@pytest.mark.parametrize(("bots", "options"), CASES)
def test_every_lesson_is_true(bots: tuple[str, ...], options: dict[str, Any]) -> None:
    all_true(recount, (played("financity", bots, f"true {number}", **options) for number in range(4)))


def test_every_sentence_is_counted() -> None:
    those = (("random",) * 4, ("baseline", "spender", "saver"))
    all_counted(
        "financity", recount, (played("financity", bots, f"all {number}", claims="by_hand") for bots in those for number in range(3))
    )
