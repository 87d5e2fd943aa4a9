"""Section 11: what is worth calling out after a game, each with its figures."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from typing import Final, TypeAlias

from alcancia.games.elplan.debrief import Row, measures
from alcancia.games.elplan.prints import DESIGNS, Card
from alcancia.games.elplan.table import ElPlan, game
from alcancia.kernel import Fact

Rows: TypeAlias = list[Row]


@game.hook
def lessons(t: ElPlan, facts: Sequence[Fact]) -> Rows:
    """EP-4.10.2 The lessons of the year, seat by seat."""
    rows = measures(t, facts)
    found: Rows = []
    for seat in range(t.seats):
        mine = [row for row in rows if row["seat"] == seat]
        if mine:
            for lesson in BY_FIGURES:
                found += lesson(seat, mine)
            found += investments(seat, facts)
            found += imports(seat, facts)
            found += exports(seat, mine, facts)
    return found


def total(rows: Rows, figure: str) -> int:
    """A figure summed over the year."""
    return sum(row[figure] for row in rows)


def uninsured(seat: int, mine: Rows) -> Iterator[Row]:
    """Tokens and benefits lost to events: the price of going without insurance."""
    tokens, benefits = total(mine, "lost_to_events"), total(mine, "benefits_lost")
    if tokens or benefits:
        covered = sum(row["insured"] for row in mine)
        yield {"lesson": "uninsured", "seat": seat, "tokens": tokens, "benefits": benefits, "covered": covered}


def costliest_event(seat: int, mine: Rows) -> Iterator[Row]:
    """The event that took most."""
    worst = max(mine, key=lambda row: row["lost_to_events"])
    if worst["lost_to_events"] > 1:
        taken = worst["lost_to_events"]
        yield {"lesson": "costliest_event", "seat": seat, "event": worst["event"], "tokens": taken, "period": worst["period"]}


def no_reserve(seat: int, mine: Rows) -> Iterator[Row]:
    """Periods begun with hardly a free token, and how often an event met that."""
    bare = [later for earlier, later in pairwise(mine) if earlier["free_worker"] + earlier["free_money"] + earlier["free_energy"] <= 1]
    if bare:
        yield {"lesson": "no_reserve", "seat": seat, "periods": len(bare), "hits": total(bare, "benefits_lost")}


def idle(seat: int, mine: Rows) -> Iterator[Row]:
    """Tokens that lay idle after District 3, on average over the year."""
    lying, owned = total(mine, "idle"), total(mine, "idle") + total(mine, "at_work")
    if lying > len(mine):
        yield {"lesson": "idle", "seat": seat, "idle": round_half_up(lying, len(mine)), "all": round_half_up(owned, len(mine))}


def round_half_up(sum_: int, count: int) -> int:
    """A mean as a whole number."""
    return (2 * sum_ + count) // (2 * count)


def waste(seat: int, mine: Rows) -> Iterator[Row]:
    """Products thrown away for want of room."""
    if count := total(mine, "wasted"):
        yield {"lesson": "waste", "seat": seat, "count": count}


def first_idea(seat: int, mine: Rows) -> Iterator[Row]:
    """When the first idea came, and the longest time without a new one."""
    ideas = [0, *[row["ideas"] for row in mine]]
    made = [row["period"] for before, row in zip(ideas, mine, strict=False) if row["ideas"] > before]
    if not made:
        yield {"lesson": "no_idea", "seat": seat}
        return
    marks = [0, *made, mine[-1]["period"] + 1]
    longest = max(later - earlier - 1 for earlier, later in pairwise(marks))
    yield {"lesson": "first_idea", "seat": seat, "period": made[0], "longest": longest}


def district_three(seat: int, mine: Rows) -> Iterator[Row]:
    """Places taken for a discount that was not used."""
    stood = [row for row in mine if row["space"].startswith("3")]
    nothing = [row for row in stood if row["period"] and row["cards"] <= before(mine, row)]
    if nothing:
        yield {"lesson": "space", "seat": seat, "count": len(stood), "nothing": len(nothing)}


def before(mine: Rows, row: Row) -> int:
    """The number of cards a period earlier."""
    return next((other["cards"] for other in mine if other["period"] == row["period"] - 1), 0)


def sold_back(seat: int, mine: Rows) -> Iterator[Row]:
    """What liquidation brought back, against what cards had cost."""
    if back := total(mine, "recovered"):
        yield {"lesson": "sold_back", "seat": seat, "tokens": back, "spent": total(mine, "spent_on_cards")}


def wildcards(seat: int, mine: Rows) -> Iterator[Row]:
    """How many resources ideas set free at best."""
    if most := max(row["ideas_at_work"] for row in mine):
        yield {"lesson": "wildcards", "seat": seat, "count": most}


BY_FIGURES: Final[tuple[Callable[[int, Rows], Iterator[Row]], ...]] = (
    first_idea, uninsured, costliest_event, no_reserve, idle, waste, district_three, sold_back, wildcards,
)  # fmt: skip


def investments(seat: int, facts: Sequence[Fact]) -> Iterator[Row]:
    """The card that brought most for its price, and those that never worked."""
    cost = {fact.args["card"]: fact.args["count"] for fact in facts if fact.key == "acquired" and fact.args["seat"] == seat}
    worked, brought = returns(seat, facts)
    for card in cost:
        if not worked[card]:
            yield {"lesson": "card_idle", "seat": seat, "card": card}
    best = max(cost, key=lambda card: brought[card] - cost[card], default=None)
    if best is not None and brought[best]:
        yield {"lesson": "card", "seat": seat, "card": best, "cost": cost[best], "periods": worked[best], "brought": brought[best]}


def returns(seat: int, facts: Sequence[Fact]) -> tuple[Counter[str], Counter[str]]:
    """For each card of a seat: periods at work, and the tokens and processes it really brought."""
    worked: Counter[str] = Counter()
    brought: Counter[str] = Counter()
    laid: dict[str, int] = {}
    for fact in facts:
        args = fact.args
        if args.get("seat") != seat:
            continue
        match fact.key:
            case "activated" if args["item"] in DESIGNS:
                laid[args["item"]] = sum(args["tokens"].values())
            case "deactivated":
                laid.pop(args["item"], None)
            case "liquidated":
                laid.pop(args["card"], None)
            case "capital":
                for card, tokens in laid.items():
                    worked[card] += 1
                    brought[card] += processes_of(DESIGNS[card].card, tokens)
            case "received_income":
                brought[args["card"]] += 1
            case "received" if args["source"] == "bonus":
                brought.update({card: DESIGNS[card].card.sale_bonus for card in laid})
            case "acquired" | "price_paid" if args["advisers"]:
                advisers = sorted([card for card in laid if DESIGNS[card].card.adviser], key=brought.__getitem__)
                brought.update(advisers[: args["advisers"]])
    return worked, brought


def processes_of(card: Card, tokens: int) -> int:
    """The processes that an active card gives in a period."""
    return (len(card.processes) + card.wild) * (tokens if card.most_tokens else 1)


def imports(seat: int, facts: Sequence[Fact]) -> Iterator[Row]:
    """Products imported, and how many of them lay on the market a period later for less."""
    stocks = {fact.period: fact.args["stock"] for fact in facts if fact.key == "town"}
    count = amount = later = 0
    for fact in facts:
        if fact.key == "imported" and fact.args["seat"] == seat:
            for good, many in fact.args["products"].items():
                count += many
                lying = stocks.get(fact.period, (0, 0, 0))
                later += min(many, lying[("raw_material", "consumer_good", "service").index(good)])
        elif fact.key == "paid" and fact.args["reason"] == "import" and fact.args["from"] == seat:
            amount += fact.args["amount"]
    if count:
        yield {"lesson": "imports", "seat": seat, "count": count, "amount": amount, "later": later}


def exports(seat: int, mine: Rows, facts: Sequence[Fact]) -> Iterator[Row]:
    """Exports a seat caused, and the money of the subsidy spaces that others took."""
    if caused := total(mine, "exports_caused"):
        others = sum(fact.args["amount"] for fact in facts if fact.key == "subsidy_claimed" and fact.args["seat"] != seat)
        yield {"lesson": "exports", "seat": seat, "exports": caused, "others": others}
