"""Section 11: what is worth calling out after a game, each with its figures."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from typing import Final, TypeAlias, cast

from alcancia.kernel import Fact, LessonRow

from .content import DESIGNS, EVENTS, GOODS, NO_EVENT, SHEETS, SPACES, Card, Event
from .debrief import Measure, measures, round_half_up
from .state import ElPlan

Rows: TypeAlias = Sequence[Measure]


class Lesson(LessonRow, total=False):
    """Something worth talking about, with the figures of its kind."""

    period: int
    event: str
    card: str
    district: int
    tokens: int
    benefits: int
    unsold: int
    covered: int
    kept: int
    periods: int
    hits: int
    idle: int
    all: int
    unused: int
    count: int
    longest: int
    nothing: int
    spent: int
    value: int
    usual: int
    amount: int
    processes: int
    foreign: int
    cost: int
    brought: int
    payback: int
    later: int
    exports: int
    taken: int


def lessons(t: ElPlan, facts: Sequence[Fact]) -> list[Lesson]:
    """EP-4.10.2 The lessons of the year, seat by seat."""
    rows = measures(t, facts)
    found: list[Lesson] = []
    for seat in range(t.seats):
        mine = [row for row in rows if row["seat"] == seat]
        if mine:
            for lesson in BY_FIGURES:
                found += lesson(seat, mine)
            found += waste(seat, mine, t.options.sale_price)
            found += places(seat, mine, rows)
            found += investments(seat, mine[-1], facts)
            found += purchases(seat, mine, t.business[seat].plan)
            found += imports(seat, facts)
            found += exports(seat, mine, facts)
    return found


def total(rows: Rows, figure: str) -> int:
    """A figure summed over the year."""
    return sum(cast("dict[str, int]", row)[figure] for row in rows)


def event_in(row: Measure) -> Event:
    """What hit a seat in a period: nothing, if it was insured against it."""
    event = EVENTS.get(row["event"], NO_EVENT)
    return NO_EVENT if row["insured"] and event.tone == "negative" else event


def uninsured(seat: int, mine: Rows) -> Iterator[Lesson]:
    """Tokens, benefits and sales lost to events: the price of going without insurance; and what insurance kept when there was one."""
    tokens, benefits = total(mine, "lost_to_events"), total(mine, "benefits_lost")
    unsold = total([row for row in mine if event_in(row).market_closed], "wasted")
    if tokens or benefits or unsold:
        covered = sum(row["insured"] for row in mine if EVENTS.get(row["event"], NO_EVENT).tone == "negative")
        kept = total(mine, "insurance_kept")
        yield {
            "lesson": "uninsured", "seat": seat, "tokens": tokens, "benefits": benefits, "unsold": unsold, "covered": covered, "kept": kept,
        }  # fmt: skip


def costliest_event(seat: int, mine: Rows) -> Iterator[Lesson]:
    """The event that took most."""
    worst = max(mine, key=lambda row: row["lost_to_events"])
    if worst["lost_to_events"] > 1:
        taken = worst["lost_to_events"]
        yield {"lesson": "costliest_event", "seat": seat, "event": worst["event"], "tokens": taken, "period": worst["period"]}


def no_reserve(seat: int, mine: Rows) -> Iterator[Lesson]:
    """Periods begun with hardly a free token, and how often an event asked for some in them."""
    bare = [later for earlier, later in pairwise(mine) if earlier["free_worker"] + earlier["free_money"] + earlier["free_energy"] <= 1]
    if bare:
        hits = sum(bool(event_in(row).demands) for row in bare)
        yield {"lesson": "no_reserve", "seat": seat, "periods": len(bare), "hits": hits}


def idle(seat: int, mine: Rows) -> Iterator[Lesson]:
    """Tokens that lay idle after District 3, on average over the year, and processes that nobody used."""
    lying, owned = total(mine, "idle"), total(mine, "idle") + total(mine, "at_work")
    if lying > len(mine):
        unused = total(mine, "processes_had") - total(mine, "processes_used")
        idle, all_ = round_half_up(lying, len(mine)), round_half_up(owned, len(mine))
        yield {"lesson": "idle", "seat": seat, "idle": idle, "all": all_, "unused": unused}


def waste(seat: int, mine: Rows, price: int) -> Iterator[Lesson]:
    """Products thrown away for want of room, and what selling them would have brought."""
    if count := total(mine, "wasted"):
        yield {"lesson": "waste", "seat": seat, "count": count, "tokens": count * price}


def first_idea(seat: int, mine: Rows) -> Iterator[Lesson]:
    """When the first idea came, and the longest time without a new one."""
    ideas = [0, *[row["ideas"] for row in mine]]
    made = [row["period"] for before, row in zip(ideas, mine, strict=False) if row["ideas"] > before]
    if not made:
        yield {"lesson": "no_idea", "seat": seat}
        return
    marks = [0, *made, mine[-1]["period"] + 1]
    longest = max(later - earlier - 1 for earlier, later in pairwise(marks))
    yield {"lesson": "first_idea", "seat": seat, "period": made[0], "longest": longest}


def district_three(seat: int, mine: Rows) -> Iterator[Lesson]:
    """Places taken for a discount that was not used."""
    stood = [row for row in mine if row["space"].startswith("3")]
    nothing = [row for row in stood if not row["space_value"]]
    if nothing:
        yield {"lesson": "space", "seat": seat, "count": len(stood), "nothing": len(nothing)}


def sold_back(seat: int, mine: Rows) -> Iterator[Lesson]:
    """What liquidation brought back, against what cards had cost."""
    if back := total(mine, "recovered"):
        yield {"lesson": "sold_back", "seat": seat, "tokens": back, "spent": total(mine, "spent_on_cards")}


def wildcards(seat: int, mine: Rows) -> Iterator[Lesson]:
    """How many resources ideas set free at best."""
    if most := max(row["ideas_at_work"] for row in mine):
        yield {"lesson": "wildcards", "seat": seat, "count": most}


BY_FIGURES: Final[tuple[Callable[[int, Rows], Iterator[Lesson]], ...]] = (
    first_idea, uninsured, costliest_event, no_reserve, idle, district_three, sold_back, wildcards,
)  # fmt: skip


def places(seat: int, mine: Rows, rows: Rows) -> Iterator[Lesson]:
    """The district where a seat stood most often: what that brought, and what as many visits brought on average at this table."""
    stood = Counter(SPACES[row["space"]].district for row in mine if row["space"])
    for district, count in stood.most_common(1):
        here = [row for row in rows if row["space"] and SPACES[row["space"]].district == district]
        value = total([row for row in here if row["seat"] == seat], "space_value")
        usual = round_half_up(total(here, "space_value") * count, len(here))
        yield {"lesson": "places", "seat": seat, "district": district, "count": count, "value": value, "usual": usual}


def purchases(seat: int, mine: Rows, plan: str) -> Iterator[Lesson]:
    """Make or buy: money paid for products, against the processes that making them would have taken."""
    amount = total(mine, "spent_on_market") + total(mine, "spent_on_imports")
    taken = {good: total(mine, f"bought_{good}") + total(mine, f"imported_{good}") for good in GOODS}
    if count := sum(taken.values()):
        own = {good: processes for good in GOODS if (processes := processes_for(plan, good))}
        yield {
            "lesson": "purchases", "seat": seat, "amount": amount, "count": count,
            "processes": sum(taken[good] * processes for good, processes in own.items()),
            "foreign": sum(taken[good] for good in GOODS if good not in own),
        }  # fmt: skip


def processes_for(plan: str, good: str) -> int:
    """The fewest processes that make one product with this plan; none if it cannot make it."""
    sheet = SHEETS[plan]
    return min((sum(need) for need, made in zip(sheet.needs, sheet.makes, strict=True) if made == (GOODS.index(good), 1)), default=0)


def investments(seat: int, last: Measure, facts: Sequence[Fact]) -> Iterator[Lesson]:
    """The card that brought most for its price, and those that never worked and that no trio needed."""
    cost = {fact.args["card"]: fact.args["count"] for fact in facts if fact.key == "acquired" and fact.args["seat"] == seat}
    worked, brought, payback = returns(seat, facts)
    for card in cost:
        if not worked[card] and cast("dict[str, int]", last)[f"cards_{DESIGNS[card].type}"] > last["trios"]:
            yield {"lesson": "card_idle", "seat": seat, "card": card}
    best = max(cost, key=lambda card: brought[card] - cost[card], default=None)
    if best is not None and brought[best]:
        yield {
            "lesson": "card", "seat": seat, "card": best, "cost": cost[best], "periods": worked[best], "brought": brought[best],
            "payback": payback.get(best, 0),
        }  # fmt: skip


def returns(seat: int, facts: Sequence[Fact]) -> tuple[Counter[str], Counter[str], dict[str, int]]:
    """For each card of a seat: periods at work, what it really brought, and after how many periods it had paid. That is tokens, and
    processes that were used and would have been missing without it."""
    worked: Counter[str] = Counter()
    brought: Counter[str] = Counter()
    payback: dict[str, int] = {}
    laid: dict[str, int] = {}
    bought: dict[str, tuple[int, int]] = {}
    had = 0
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
                worked.update(list(laid))
                had = args["processes"]
            case "used":
                for card, tokens in laid.items():
                    given = processes_of(DESIGNS[card].card, tokens)
                    brought[card] += max(0, min(given, args["processes"] - had + given))
            case "received_income":
                brought[args["card"]] += sum(args["tokens"].values())
            case "received" if args["source"] == "bonus":
                brought.update({card: DESIGNS[card].card.sale_bonus for card in laid})
            case "received" if args["source"] == "export":
                brought[max(laid, key=lambda card: DESIGNS[card].card.export_bonus)] += sum(args["tokens"].values())
            case "acquired" | "price_paid" if args["advisers"]:
                advisers = sorted([card for card in laid if DESIGNS[card].card.adviser], key=brought.__getitem__)
                brought.update(advisers[: args["advisers"]])
        if fact.key == "acquired":
            bought[args["card"]] = (args["count"], fact.period)
        for card, (cost, since) in bought.items():
            if brought[card] >= cost and worked[card]:
                payback.setdefault(card, fact.period - since + 1)
    return worked, brought, payback


def processes_of(card: Card, tokens: int) -> int:
    """The processes that an active card gives in a period."""
    return (len(card.processes) + card.wild) * (tokens if card.most_tokens else 1)


def imports(seat: int, facts: Sequence[Fact]) -> Iterator[Lesson]:
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


def exports(seat: int, mine: Rows, facts: Sequence[Fact]) -> Iterator[Lesson]:
    """Exports a seat caused, and the money of the subsidy spaces that others took."""
    if caused := total(mine, "exports_caused"):
        taken = sum(fact.args["amount"] for fact in facts if fact.key == "subsidy_claimed" and fact.args["seat"] != seat)
        yield {"lesson": "exports", "seat": seat, "exports": caused, "taken": taken}
