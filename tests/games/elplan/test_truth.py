"""Every sentence of the debrief is counted once more here, from the log and the printed cards, without the debrief's code."""

from collections.abc import Iterator
from typing import Any

import pytest

from alcancia.kernel import Fact, Table
from tests.games.recount import all_counted, all_true, of, paid, played, printed

EVENTS = {event["id"]: event for event in printed("elplan", "events")["event"]}
CARDS = {card["id"]: card for card in printed("elplan", "cards")["card"]}
SPACES = {space["id"]: space for space in printed("elplan", "board")["space"]}
GOODS = ("raw_material", "consumer_good", "service")


class Year:
    """What one seat's year looked like, period by period."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table, self.seat, self.options = table, seat, table.state.options
        self.all = table.facts
        self.told = [fact for fact in self.all if fact.args.get("seat") == seat]
        self.periods = range(1, max(fact.period for fact in self.all) + 1)
        self.event = {fact.period: fact.args["event"] for fact in of(self.all, "event_turned")}
        self.space = {fact.period: fact.args["space"] for fact in of(self.told, "placed")}
        self.insured = {fact.period for fact in of(self.told, "insured") if fact.args["choice"] != "apply"}

    def out(self, period: int, *reasons: str) -> int:
        """Tokens this seat gave for these reasons in a period."""
        return paid([fact for fact in self.all if fact.period == period], *reasons, **{"from": self.seat})

    def lost(self, period: int) -> int:
        return self.out(period, "event_demand", "inflation")

    def has(self, key: str, period: int) -> bool:
        return any(fact.period == period for fact in of(self.told, key))

    def bad(self, period: int) -> bool:
        return bool(EVENTS.get(self.event.get(period, ""), {}).get("tone") == "negative")

    def hits(self, period: int, what: str) -> bool:
        """Does the event of a period say this, and reach this seat? Insurance keeps bad ones off."""
        return bool(EVENTS.get(self.event.get(period, ""), {}).get(what)) and not (period in self.insured and self.bad(period))

    def wasted(self, period: int) -> int:
        return sum(sum(fact.args["products"].values()) for fact in of(self.told, "cut_back") if fact.period == period)

    def kept(self, period: int) -> int:
        """What an insured seat was spared: what the others lost on average, half rounded up."""
        if period not in self.insured:
            return 0
        losses = [
            year.lost(period) for year in (Year(self.table, other) for other in range(self.table.state.seats)) if period not in year.insured
        ]
        return int(sum(losses) / len(losses) + 0.5) if losses else 0

    def worth(self, period: int) -> int:
        """What the space of a period was good for."""
        if period not in self.space or self.has("benefit_lost", period):
            return 0
        space = SPACES[self.space[period]]
        now = [fact for fact in self.told if fact.period == period]
        if space["benefit"] == "insurance":
            return self.kept(period)
        if space["benefit"] == "worker":
            return sum(sum(fact.args["tokens"].values()) for fact in of(now, "received", source="space"))
        if space["benefit"] == "discount":
            bought = [CARDS[fact.args["card"][:3]] for fact in of(now, "acquired")]
            return int(any(card["type"] == space["card_type"] and set(space["kinds"]) & set(card["cost"]) for card in bought))
        if space["benefit"] == "process":
            had, used = of(now, "capital")[0].args["processes"], of(now, "used")[0].args["processes"]
            return int(had > 0 and used == had)
        if space["benefit"] == "purchase":
            return int(bool(of(now, "bought") + of(now, "imported")))
        return sum(sum(fact.args["tokens"].values()) + fact.args["amount"] for fact in of(now, "subsidy_claimed"))


def recount(table: Table) -> Iterator[dict[str, Any]]:
    """All lessons of a game."""
    for seat in range(table.state.seats):
        year = Year(table, seat)
        for lesson in (ideas, uninsured, costliest_event, no_reserve, idle, waste, space, sold_back, wildcards, card, places, purchases):
            for row in lesson(year):
                yield {"seat": seat, "lesson": lesson.__name__, **row}
        for lesson in (imports, exports):
            for row in lesson(year):
                yield {"seat": seat, "lesson": lesson.__name__, **row}


def ideas(year: Year) -> Iterator[dict[str, Any]]:
    made = sorted({fact.period for fact in of(year.told, "idea_made")})
    if not made:
        yield {"lesson": "no_idea"}
        return
    quiet, longest = 0, 0
    for period in year.periods:
        quiet = 0 if period in made else quiet + 1
        longest = max(longest, quiet)
    yield {"lesson": "first_idea", "period": made[0], "longest": longest}


def uninsured(year: Year) -> Iterator[dict[str, Any]]:
    tokens, benefits = sum(map(year.lost, year.periods)), len(of(year.told, "benefit_lost"))
    unsold = sum(year.wasted(period) for period in year.periods if year.hits(period, "market_closed"))
    if tokens or benefits or unsold:
        covered = sum(year.bad(period) for period in year.insured)
        yield {"tokens": tokens, "benefits": benefits, "unsold": unsold, "covered": covered, "kept": sum(map(year.kept, year.periods))}


def costliest_event(year: Year) -> Iterator[dict[str, Any]]:
    worst = max(map(year.lost, year.periods))
    if worst > 1:
        period = next(period for period in year.periods if year.lost(period) == worst)
        yield {"event": year.event[period], "period": period, "tokens": worst}


def no_reserve(year: Year) -> Iterator[dict[str, Any]]:
    ended = {fact.period: sum(fact.args[kind] for kind in ("worker", "money", "energy")) for fact in of(year.told, "standing")}
    bare = [period for period in year.periods if ended.get(period - 1, 9) < 2]
    if bare:
        yield {"periods": len(bare), "hits": sum(year.hits(period, "demands") for period in bare)}


def idle(year: Year) -> Iterator[dict[str, Any]]:
    capital = [fact.args for fact in of(year.told, "capital")]
    lay, rounds = sum(args["idle"] for args in capital), len(year.periods)
    if lay > rounds:
        owned = lay + sum(args["placed"] for args in capital)
        unused = sum(args["processes"] for args in capital) - sum(fact.args["processes"] for fact in of(year.told, "used"))
        yield {"idle": int(lay / rounds + 0.5), "all": int(owned / rounds + 0.5), "unused": unused}


def waste(year: Year) -> Iterator[dict[str, Any]]:
    if count := sum(map(year.wasted, year.periods)):
        yield {"count": count, "tokens": count * year.options.sale_price}


def space(year: Year) -> Iterator[dict[str, Any]]:
    stood = [period for period, where in year.space.items() if where[0] == "3"]
    if vain := [period for period in stood if not year.worth(period)]:
        yield {"count": len(stood), "nothing": len(vain)}


def sold_back(year: Year) -> Iterator[dict[str, Any]]:
    if back := paid(year.all, "liquidation", to=year.seat):
        yield {"tokens": back, "spent": sum(fact.args["count"] for fact in of(year.told, "acquired"))}


def wildcards(year: Year) -> Iterator[dict[str, Any]]:
    if most := max(fact.args["ideas"] for fact in of(year.told, "capital")):
        yield {"count": most}


def card(year: Year) -> Iterator[dict[str, Any]]:
    """Every card by itself, through the whole year."""
    left = [fact.args["card"] for fact in of(year.told, "acquired")]
    for fact in of(year.told, "liquidated"):
        left.remove(fact.args["card"])
    per_type = {kind: sum(CARDS[name[:3]]["type"] == kind for name in left) for kind in ("expert", "technology", "infrastructure")}
    found = []
    for fact in of(year.told, "acquired"):
        name = fact.args["card"]
        worked, brought, paid_after = life(year, name, fact)
        if not worked and per_type[CARDS[name[:3]]["type"]] > min(per_type.values()):
            yield {"lesson": "card_idle", "card": name}
        found.append((brought - fact.args["count"], name, fact.args["count"], worked, brought, paid_after))
    if found:
        best = max(row[0] for row in found)
        _, name, cost, worked, brought, after = next(row for row in found if row[0] == best)
        if brought:
            yield {"card": name, "cost": cost, "periods": worked, "brought": brought, "payback": after}


def life(year: Year, name: str, purchase: Fact) -> tuple[int, int, int]:
    """Periods at work, what it brought, and after how many periods it had brought its cost."""
    it, tokens, worked, brought, after, had = CARDS[name[:3]], 0, 0, 0, 0, 0
    running: dict[str, int] = {}
    helped: dict[str, int] = {}
    owned = False
    for fact in year.told:
        args = fact.args
        if fact.key == "activated":
            running[args["item"]] = sum(args["tokens"].values())
        elif fact.key in ("deactivated", "liquidated"):
            running.pop(args.get("item") or args["card"], None)
        tokens = running.get(name, 0)
        if fact.key == "capital":
            worked, had = worked + bool(tokens), args["processes"]
        elif fact.key == "used" and tokens:
            gives = (len(it.get("processes", ())) + it.get("wild", 0)) * (tokens if "most_tokens" in it else 1)
            others = had - gives
            brought += min(gives, args["processes"] - others) if args["processes"] > others else 0
        elif fact.key == "received_income" and args["card"] == name:
            brought += sum(args["tokens"].values())
        elif fact.key == "received" and args["source"] == "bonus" and tokens:
            brought += it.get("sale_bonus", 0)
        elif fact.key == "received" and args["source"] == "export" and it.get("export_bonus"):
            brought += sum(args["tokens"].values()) if name == next(c for c in running if CARDS.get(c[:3], {}).get("export_bonus")) else 0
        if args.get("advisers"):
            # The bank does not say which Adviser helped: those that have helped least come first.
            there = sorted([c for c in running if CARDS.get(c[:3], {}).get("adviser")], key=lambda c: helped.get(c, 0))
            for one in there[: args["advisers"]]:
                helped[one] = helped.get(one, 0) + 1
                brought += one == name
        owned = owned or fact is purchase
        if owned and not after and worked and brought >= purchase.args["count"]:
            after = fact.period - purchase.period + 1
    return worked, brought, after


def places(year: Year) -> Iterator[dict[str, Any]]:
    visits: dict[str, int] = {}
    for where in year.space.values():
        visits[where[0]] = visits.get(where[0], 0) + 1
    if not visits:
        return
    district = next(where for where, count in visits.items() if count == max(visits.values()))
    everybody = [Year(year.table, seat) for seat in range(year.table.state.seats)]
    here = [(other.seat, other.worth(period)) for other in everybody for period, where in other.space.items() if where[0] == district]
    mine, mean = [worth for seat, worth in here if seat == year.seat], sum(worth for _, worth in here) / len(here)
    yield {"district": int(district), "count": len(mine), "value": sum(mine), "usual": int(mean * len(mine) + 0.5 + 1e-9)}


def purchases(year: Year) -> Iterator[dict[str, Any]]:
    plan = of(year.told, "plan_chosen")[0].args["plan"]
    kind = next(it["type"] for it in printed("elplan", "plans")["plan"] if it["id"] == plan[:-1])
    sheet = next(it for it in printed("elplan", "plans")["sheet"] if it["type"] == kind and it["level"] == int(plan[-1]))
    takes: dict[str, int] = {}
    for row in sheet["rows"]:
        if row.get("count", 1) == 1:
            takes[row["product"]] = min(len(row["processes"]), takes.get(row["product"], 99))
    count = processes = foreign = 0
    for fact in (*of(year.told, "bought"), *of(year.told, "imported")):
        for good, many in fact.args["products"].items():
            count += many
            processes += many * takes.get(good, 0)
            foreign += 0 if good in takes else many
    if count:
        amount = sum(fact.args["amount"] for fact in of(year.told, "price_paid"))
        yield {"amount": amount, "count": count, "processes": processes, "foreign": foreign}


def imports(year: Year) -> Iterator[dict[str, Any]]:
    stock = {fact.period: dict(zip(GOODS, fact.args["stock"], strict=True)) for fact in of(year.all, "town")}
    got = [(fact.period, good, many) for fact in of(year.told, "imported") for good, many in fact.args["products"].items()]
    if got:
        later = sum(min(many, stock[period][good]) for period, good, many in got)
        yield {"count": sum(many for *_, many in got), "amount": paid(year.all, "import", **{"from": year.seat}), "later": later}


def exports(year: Year) -> Iterator[dict[str, Any]]:
    if caused := len(of(year.told, "exported")):
        taken = sum(fact.args["amount"] for fact in of(year.all, "subsidy_claimed") if fact.args["seat"] != year.seat)
        yield {"exports": caused, "taken": taken}


CASES: list[tuple[tuple[str, ...], dict[str, Any]]] = [
    (("baseline", "spender", "saver", "cautious"), {}),
    (("baseline", "craftsman", "cautious"), {"level": 3}),
    (("random",) * 3, {"level": 2, "sale_price": 2}),
    (("random", "cautious", "random"), {"insurance": "ask", "liquidations": 3, "periods": 8}),
]


@pytest.mark.parametrize(("bots", "options"), CASES)
def test_every_lesson_is_true(bots: tuple[str, ...], options: dict[str, Any]) -> None:
    all_true(recount, (played("elplan", bots, f"true {number}", **options) for number in range(3)))


def test_every_sentence_is_counted() -> None:
    those = (("random",) * 3, ("baseline", "spender", "cautious"))
    all_counted("elplan", recount, (played("elplan", bots, f"all {number}", level=1 + number) for bots in those for number in range(3)))
