"""What the figures of a game teach (chapter 11 of the rules): each lesson is a code with figures, and a message."""

from collections.abc import Iterator, Sequence
from typing import Any, TypeAlias, cast

from alcancia.kernel import Fact, LessonRow

from .content import INVESTMENTS, SHOPPING
from .debrief import Measure, measures
from .options import Options
from .state import BANK_TERMS, City

Figures: TypeAlias = dict[str, Any]
JOY = BANK_TERMS.score.wellbeing


class Lesson(LessonRow, total=False):
    """A lesson with its figures; each has some of them."""

    period: int
    card: str
    other_card: str
    event: str
    zone: str
    loans: int
    cost: int
    price: int
    earned: int
    good: int
    owed: int
    sorrow: int
    times: int
    interest: int
    brought: int
    earlier: int
    yearly: int
    years: int
    joy: int
    other_joy: int
    missing: int
    wellbeing: int
    money: int


def lessons(t: City, facts: Sequence[Fact]) -> list[Lesson]:
    """FC-END.7 For each seat, the lessons its own game has for it."""
    years, options = measures(t, facts), t.options
    found: list[Lesson] = []
    for seat in range(t.seats):
        mine = [row for row in years if row["seat"] == seat]
        told = [fact for fact in facts if fact.args.get("seat") == seat]
        for lesson, args in [
            *price_of_credit(seat, mine, facts),
            *uninsured_loss(told, options),
            *cost_of_haste(told),
            *power_of_time(seat, mine, facts),
            *small_print(seat, facts, options),
            *price_of_joy(seat, facts, options),
            *missing_light(mine, options),
            *forgotten(mine),
        ]:
            found.append(cast(Lesson, {"lesson": lesson, "seat": seat, **args}))
    return found


def brought_by(seat: int, facts: Sequence[Fact]) -> dict[str, tuple[Fact, int]]:
    """Each investment of a seat: its purchase, and what it has really brought. An event may stop or raise a kind's income for a year."""
    bought: dict[str, Fact] = {}
    brought: dict[str, int] = {}
    for fact in facts:
        if fact.key == "investment_bought" and fact.args["seat"] == seat:
            bought[fact.args["card"]], brought[fact.args["card"]] = fact, 0
        elif fact.key == "paid" and fact.args["to"] == seat and fact.args["reason"] in ("business_income", "education_income"):
            education = fact.args["reason"] == "education_income"
            cards = [card for card in bought if (INVESTMENTS[card].kind == "education") == education]
            more = (fact.args["amount"] - sum(INVESTMENTS[card].income for card in cards)) // len(cards)
            for card in cards:
                brought[card] += INVESTMENTS[card].income + more
    return {card: (bought[card], brought[card]) for card in bought}


def price_of_credit(seat: int, mine: Sequence[Measure], facts: Sequence[Fact]) -> Iterator[tuple[str, Figures]]:
    """Loans taken and their price; good debt if investments of the same years brought more than it cost."""
    loans, cost = sum(row["loans_taken"] for row in mine), sum(row["finance_cost"] for row in mine)
    if not loans:
        return
    years = {row["period"] for row in mine if row["loans_taken"]}
    earned = sum(brought - fact.args["price"] for fact, brought in brought_by(seat, facts).values() if fact.period in years)
    yield "price_of_credit", {"loans": loans, "cost": cost, "earned": max(0, earned), "good": int(earned > cost)}


def uninsured_loss(told: Sequence[Fact], options: Options) -> Iterator[tuple[str, Figures]]:
    """The dearest event without cover, beside the price of a token."""
    suffered = [fact for fact in told if fact.key == "event_applied" and (fact.args["owed"] or fact.args["sorrow"])]
    if suffered:
        worst = max(suffered, key=lambda fact: fact.args["owed"] + JOY * fact.args["sorrow"])
        args = {name: worst.args[name] for name in ("event", "owed", "sorrow")}
        yield "uninsured_loss", args | {"period": worst.period, "price": options.insurance_price}


def cost_of_haste(told: Sequence[Fact]) -> Iterator[tuple[str, Figures]]:
    """Surcharges for withdrawing outside Savings."""
    hasty = [fact for fact in told if fact.key == "withdrawn" and fact.args["face"] > fact.args["net"]]
    if hasty:
        worst = max(hasty, key=lambda fact: fact.args["face"] - fact.args["net"])
        cost = sum(fact.args["face"] - fact.args["net"] for fact in hasty)
        yield "cost_of_haste", {"times": len(hasty), "cost": cost, "zone": worst.args["zone"], "period": worst.period}


def power_of_time(seat: int, mine: Sequence[Measure], facts: Sequence[Fact]) -> Iterator[tuple[str, Figures]]:
    """The first saving, and what each investment brought; for how many of two years it could have paid earlier."""
    saved = [fact.period for fact in facts if fact.key == "savings_changed" and (fact.args["seat"], fact.args["kind"]) == (seat, "saved")]
    if saved:
        yield "first_saving", {"period": saved[0], "interest": sum(row["income_interest"] for row in mine)}
    for card, (fact, brought) in brought_by(seat, facts).items():
        paid = {"price": fact.args["price"], "yearly": fact.args["income"], "brought": brought}
        yield "power_of_time", {"card": card, "period": fact.period, **paid, "earlier": min(2, fact.period - 1)}


def owned_for(seat: int, facts: Sequence[Fact], last: int) -> list[tuple[str, int, bool]]:
    """Every shopping card a seat has had: the years in which it counted in the expenses, and whether the seat bought it new."""
    since: dict[str, tuple[int, bool]] = {}
    spans: list[tuple[str, int, bool]] = []
    for fact in facts:
        args = fact.args
        if fact.key == "shopping_bought" and args["seat"] == seat:
            since[args["card"]] = fact.period, True
        elif fact.key == "trade_done" and args["to"] == seat:
            since[args["card"]] = fact.period + 1, False
        elif (fact.key == "trade_done" and args["by"] == seat) or (fact.key == "service_cancelled" and args["seat"] == seat):
            year, new = since.pop(args["card"])
            spans.append((args["card"], fact.period + 1 - year, new))
    return spans + [(card, last + 1 - year, new) for card, (year, new) in since.items()]


def small_print(seat: int, facts: Sequence[Fact], options: Options) -> Iterator[tuple[str, Figures]]:
    """What owned cards added to the expenses over the years."""
    for card, years, _ in owned_for(seat, facts, options.years):
        if (yearly := SHOPPING[card].expense) and years > 0:
            lesson = "small_print" if yearly > 0 else "small_saving"
            yield lesson, {"card": card, "yearly": abs(yearly), "years": years, "cost": abs(yearly) * years}


def price_of_joy(seat: int, facts: Sequence[Fact], options: Options) -> Iterator[tuple[str, Figures]]:
    """Wellbeing for each $100 of the cheapest and the dearest purchase, all its years counted."""
    joys = []
    for name, years, new in owned_for(seat, facts, options.years):
        if new:
            card = SHOPPING[name]
            joy = card.wellbeing * (years if card.every_year else 1)
            cost = max(BANK_TERMS.unit, card.cost + max(0, card.expense) * years)
            joys.append((joy * 100 // cost, name))
    if len(joys) > 1:
        (dear, dearest), (cheap, cheapest) = min(joys), max(joys)
        yield "price_of_joy", {"card": cheapest, "joy": cheap, "other_card": dearest, "other_joy": dear}


def missing_light(mine: Sequence[Measure], options: Options) -> Iterator[tuple[str, Figures]]:
    """Each goal that was missed, and the last year in which it was met or still within reach."""
    if not mine or len(mine) < options.years:
        return
    last = mine[-1]
    if not last["goal_wellbeing"]:
        reach = [row["period"] for row in mine if in_reach(row, options)]
        yield "missing_wellbeing", {"missing": options.goal_wellbeing - last["wellbeing"], "period": reach[-1] if reach else 0}
    if not last["goal_savings"]:
        rich = [row["period"] for row in mine if row["cash"] + row["savings"] >= options.goal_savings]
        yield "missing_savings", {"missing": options.goal_savings - last["savings"], "period": rich[-1] if rich else 0}
    if not last["goal_loans"]:
        free = [row["period"] for row in mine if not row["loans"]]
        yield "missing_loans", {"missing": last["loans"], "period": free[-1] if free else 0}
    if not last["goal_investments"]:
        yield "missing_investments", {"period": options.years}


def in_reach(row: Measure, options: Options) -> bool:
    """Could Free Time alone, in all years left, still have brought the wellbeing?"""
    left = (options.years - row["period"]) * options.free_time_wellbeing
    return row["wellbeing"] + left >= options.goal_wellbeing


def forgotten(mine: Sequence[Measure]) -> Iterator[tuple[str, Figures]]:
    """By hand: what was not asked for."""
    joy, money = sum(row["forgotten_wellbeing"] for row in mine), sum(row["forgotten_discounts"] for row in mine)
    if joy or money:
        yield "forgotten", {"wellbeing": joy, "money": money}
