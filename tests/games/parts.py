"""Second counts of what stands on the table: a household's income and bills, a player's wealth and road, an entrepreneur's desk.

Only what was told and what is printed is read here, never a rule's own code; `tests/games/test_measures.py` compares.
"""

from collections.abc import Callable, Iterable, Sequence
from copy import copy
from itertools import product
from typing import Any

from alcancia.kernel import Fact
from tests.games.recount import of, printed

Count = Callable[[Any], Any]


# ── FinanciaLit ──────────────────────────────────────────────────────────────


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
        return int(sum(printed("financialit", shelf)[card].get("income", 0) for _, card in cards) + sum(effects(cards, "income")))

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
    return int(-min([cell.options.career_penalty, *effects(household(cell, "income_set"), "career_penalty")]))


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
    return int(sum(printed("financialit", "luxuries")[card].get("upkeep", 0) for _, card in cards) + sum(effects(cards, "bills")))


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
    return int(min(due, due // cell.options.bills_quota * cell.options.bills_unit + sum(effects(set(cards), "discount_extra"))))


def warned(cell: Any) -> int:
    """Has a family miscalculated, and not been cleared of it since?"""
    told = [fact.key for fact in cell.so_far if fact.args.get("seat") == cell.seat and fact.key.startswith("miscalculation")]
    return int(told[-1:] == ["miscalculation"])


def need(cell: Any) -> int:
    """What a household uses up: printed with its family, more or less by its cards."""
    cards = household(cell, "goods_used") or household(cell, "goods_missing")
    goods = sum(printed("financialit", shelf)[card]["goods"] for shelf, card in cards if shelf == "families")
    return int(max(0, goods + sum(effects(cards, "goods_need"))))


def owed(cell: Any) -> int:
    told = [fact.key for fact in cell.so_far if fact.args.get("seat") == cell.seat]
    final = cell.seat in [fact.args["seat"] for fact in of(cell.so_far, "final_loan")]
    return 0 if final else told.count("loan_taken") - told.count("loan_closed") - told.count("loan_repaid")


def shelf_of(cell: Any) -> list[tuple[str, str]]:
    """The cards of a family at the end of the period, each with its shelf; a job that is still looked for too."""
    shelves = {"family_chosen": "families", "skill_learned": "skills", "career_taken": "careers", "luxury_bought": "luxuries"}
    told = [fact for fact in cell.so_far if fact.args.get("seat") == cell.seat and fact.key in shelves]
    return [(shelves[fact.key], fact.args.get("card") or fact.args["family"]) for fact in told]


def idle(cell: Any) -> list[str]:
    """The job that is still looked for."""
    told = [fact for fact in cell.so_far if fact.args.get("seat") == cell.seat and fact.key in ("career_taken", "career_active")]
    return [told[-1].args["card"]] if told and told[-1].key == "career_taken" else []


def running(cell: Any) -> list[tuple[str, int]]:
    """Investments, each with the periods it still has to wait."""
    cards, waits = printed("financialit", "investments"), list[tuple[str, int]]()
    for fact in cell.so_far:
        args = fact.args
        if args.get("seat") != cell.seat:
            continue
        if fact.key == "investment_bought":
            waits.append((args["card"], cards[args["card"]]["slots"]))
        elif fact.key == "investment_advanced":
            waits[waits.index((args["card"], args["token"] + 1))] = (args["card"], args["token"])
        elif fact.key == "investment_paid":
            waits.remove((args["card"], 1))
        elif fact.key == "final_investment":
            waits.remove(next(wait for wait in waits if wait[0] == args["card"]))
        elif fact.key in ("event_hit", "event_gain"):
            for name, *figures in map(str.split, printed("financialit", "events")[args["card"]]["operations"]):
                if name == "INVEST_SHIFT":
                    waits = [(card, min(max(wait + int(figures[0]), 1), cards[card]["slots"])) for card, wait in waits]
    return waits


def instalments_left(cell: Any) -> list[int]:
    """Loans, each with the instalments still to come."""
    left: list[int] = []
    for fact in cell.so_far:
        if fact.args.get("seat") == cell.seat:
            if fact.key == "loan_taken":
                left.append(0)
            elif fact.key == "tokens_placed":
                left = [number or 2 for number in left]
            elif fact.key == "loan_instalment":
                left = [number - 1 if number else 0 for number in left if number != 1]
            elif fact.key == "loan_repaid":
                left.pop(fact.args["number"])
            elif fact.key == "final_loan":
                left = []
    return [number or 2 for number in left]


def if_it_ended(cell: Any) -> int:
    """The score by the printed rules if everything were settled at the end of the period: the best way that covers most of the loans."""
    options, investments = cell.options, printed("financialit", "investments")
    units, joy = cell.purse(), cell.purse("happiness")
    for card, wait in running(cell):
        units += max(0, investments[card]["units"] - 2 * wait)
        joy += investments[card].get("happiness", 0)
    cards, left = shelf_of(cell), instalments_left(cell)
    price = min([options.loan_instalment, *effects(cards, "loan_instalment")])
    ways = []
    for paid in product((True, False), repeat=len(left)):
        cost = sum(number * price for number, with_units in zip(left, paid, strict=True) if with_units)
        sorrow = sum(number for number, with_units in zip(left, paid, strict=True) if not with_units)
        if cost <= units:
            kept = max(0, joy - sorrow)
            ways.append((-max(0, sorrow - joy), kept + (units - cost) // options.score_units_per))
    held = [card for card in cards if card[0] != "families"]
    weights = [max([1, *effects([card], "card_weight")]) for card in held]
    at_work = [card for card in cards if card[0] != "careers" or card[1] not in idle(cell)]
    income = [fact.args["income"] for fact in of(cell.so_far, "income_set", seat=cell.seat)][-1]
    return int(
        max(ways)[1] + (sum(weights) + len(held_insurances(cell))) // options.score_cards_per
        + income // options.score_income_per + sum(effects(at_work, "end_happiness"))
    )  # fmt: skip


FINANCIALIT: dict[str, Count] = {
    "projected": if_it_ended,
    "tracker": lambda cell: sum(fact.args["income"] for fact in cell.mine("income_set")[-1:]),
    "income_family": earns("families"), "income_skills": earns("skills"), "income_careers": earns("careers"),
    "income_luxuries": earns("luxuries"), "income_events": upset("income"), "income_seeking": seeking,
    "income_modifier": lambda cell: sum(fact.args["value"] for fact in cell.mine("income_modifier")),
    "income_loans": lambda cell: -sum(fact.args["amount"] for fact in cell.mine("loan_instalment")),
    "instalments": lambda cell: sum(fact.args["amount"] for fact in cell.mine("loan_instalment")),
    "bills": lambda cell: whole_bill(cell) - discount(cell), "bills_family": family_bills,
    "bills_premiums": premiums, "bills_upkeep": upkeep, "bills_other": other_bills,
    "discount": discount, "miscalculation": warned,
    "need": need, "missing": lambda cell: sum(fact.args["n"] for fact in cell.mine("goods_missing")),
    "insurances": lambda cell: len(held_insurances(cell)), "loans": owed,
}  # fmt: skip


# ── City Life ────────────────────────────────────────────────────────────────

DEEDS = {deed["id"]: printed("citylife", "deeds")["kind"][deed["kind"]] for deed in printed("citylife", "deeds")["deed"]}


def owner(cell: Any) -> dict[str, int]:
    """Whose each deed is at the end of the round, as hand-overs were told."""
    whose: dict[str, int] = {}
    for fact in cell.so_far:
        args = fact.args
        match fact.key:
            case "deed_bought" | "deed_won":
                whose[args["deed"]] = args["seat"]
            case "deed_sold":
                whose.pop(args["deed"], None)
            case "offer_accepted":
                whose |= dict.fromkeys([item for item in args["given"] if item in DEEDS], args["seat"])
                whose |= dict.fromkeys([item for item in args["got"] if item in DEEDS], args["other"])
            case "asset_taken" | "bid_taken" if args["asset"] in DEEDS:
                whose[args["asset"]] = args["seat"] if fact.key == "asset_taken" else args["other"]
            case "tower_exchanged":
                whose.pop(args["tower"], None)
                whose[args["house"]] = args["seat"]
    return whose


def deeds(cell: Any) -> list[str]:
    return [deed for deed, seat in owner(cell).items() if seat == cell.seat]


def loan(cell: Any) -> int:
    """A loan taken, and neither paid back nor written off since."""
    open_now = 0
    for fact in cell.so_far:
        if (
            fact.key == "paid"
            and cell.seat in (fact.args["from"], fact.args["to"])
            and fact.args["reason"] in ("loan_taken", "loan_repaid")
        ):
            open_now = int(fact.args["reason"] == "loan_taken")
        elif fact.key == "loan_default" and fact.args["seat"] == cell.seat:
            open_now = 0
    return open_now


def ends_mortgage(fact: Fact) -> bool:
    """A mortgage that falls due is paid back, or given up for want of money."""
    return fact.key == "debt_short" or (fact.key == "paid" and fact.args["reason"] == "mortgage_repaid")


def mortgaged(cell: Any) -> set[str]:
    """One's deeds that carry a mortgage: not redeemed, not sold or handed on, not given up for want of money."""
    carrying: set[str] = set()
    falls_due = False
    for fact in cell.so_far:
        args = fact.args
        if args.get("seat") == cell.seat and fact.key == "mortgaged":
            carrying.add(args["deed"])
        elif args.get("seat") == cell.seat and fact.key == "redeemed":
            carrying.discard(args["deed"])
        elif args.get("seat") == cell.seat and fact.key == "clock_due":
            falls_due = args["what"] == "mortgage"
        elif falls_due and cell.seat in (args.get("from"), args.get("seat")) and ends_mortgage(fact):
            carrying.discard(next(iter(sorted(carrying)), ""))
            falls_due = False
    return carrying & set(deeds(cell))


def steps(cell: Any) -> int:
    """Squares still to walk: along a side path to its end, then along the main road."""
    here, way, pips = 1, "", 0
    for fact in cell.so_far:
        if fact.args.get("seat") != cell.seat:
            continue
        if fact.key == "rolled":
            pips = fact.args["pips"]
        elif "square" in fact.args and fact.key != "overshot":
            on_way = fact.key == "moved" and way and list(path(cell, way)).index(here) + pips < len(path(cell, way)) - 1
            here, way = fact.args["square"], way if on_way else ""
        elif fact.key == "path_entered":
            way = fact.args["path"]
    if not way:
        return 100 - here
    squares = path(cell, way)
    return len(squares) - 1 - squares.index(here) + 100 - squares[-1]


def path(cell: Any, way: str) -> Sequence[int]:
    """The squares of a side path, the corridor cut where the option says."""
    printed_paths = printed("citylife", "paths")
    for row in printed_paths["path"]:
        if row["id"] == way:
            return list(row["squares"])
    corridor = list(printed_paths["corridor"]["squares"])
    cut = corridor.index(int(cell.options.detour_end))
    return corridor[:cut] if way == printed_paths["corridor"]["from_start"] else corridor[: cut - 1 : -1]


def points(cell: Any) -> int:
    """Demerit points: each card that is kept; the worst goes back by a card, all when they are full."""
    held: list[int] = []
    for fact in cell.so_far:
        if fact.args.get("seat") == cell.seat:
            held += [fact.args["points"]] if fact.key == "card_kept" else []
            if fact.key == "card_handed_back":
                held.remove(max(held))
            elif fact.key == "points_full":
                held = []
    return sum(held)


def wealth(cell: Any) -> int:
    """Cash and list prices, less what the Bank is owed with its cost."""
    money = printed("citylife", "money")
    worth = cell.purse() + cell.purse("share") * money["share"]["price"] + sum(DEEDS[deed]["price"] for deed in deeds(cell))
    owed_on = sum(DEEDS[deed]["mortgage"] + DEEDS[deed]["mortgage_cost"] for deed in mortgaged(cell))
    return int(worth - owed_on - loan(cell) * (money["loan"]["amount"] + cell.options.loan_cost))


CITYLIFE: dict[str, Count] = {
    "net_worth": wealth, "steps": steps, "deeds": lambda cell: len(deeds(cell)), "points": points, "loan": loan,
    "mortgages": lambda cell: len(mortgaged(cell)), "lottery": lambda cell: cell.purse(account=-2),
}  # fmt: skip


# ── El Plan ──────────────────────────────────────────────────────────────────

DESIGNS = {card["id"]: card for card in printed("elplan", "cards")["card"]}
SPACES = {space["id"]: space for space in printed("elplan", "board")["space"]}
UPSETS = {event["id"]: event for event in printed("elplan", "events")["event"]}
TYPES = ("expert", "technology", "infrastructure")
KINDS = ("worker", "", "energy")


def until(cell: Any, key: str) -> Any:
    """The same cell as things stood when this was last told to the seat in the period; None if it was not."""
    ends = [
        index for index, fact in enumerate(cell.so_far) if fact.key == key and fact.args.get("seat", cell.seat) == cell.seat
        and fact.period == cell.period
    ]  # fmt: skip
    if not ends:
        return None
    before = copy(cell)
    before.so_far = cell.so_far[: ends[-1]]
    return before


def tokens_in(cell: Any, account: int) -> int:
    return sum(cell.purse(kind, account) for kind in KINDS)


def at_capital(count: Count) -> Count:
    """As things stood when production began."""
    return lambda cell: 0 if (before := until(cell, "capital")) is None else count(before)


def active(cell: Any) -> dict[str, int]:
    """Slots and cards at work, each with its tokens."""
    laid: dict[str, int] = {}
    for fact in cell.so_far:
        if fact.args.get("seat") == cell.seat:
            if fact.key == "activated":
                laid[fact.args["item"]] = sum(fact.args["tokens"].values())
            elif fact.key in ("deactivated", "liquidated"):
                laid.pop(fact.args.get("item") or fact.args["card"], None)
    return laid


def is_slot(item: str) -> bool:
    return item[:3] not in DESIGNS


def was_insured(cell: Any) -> int:
    return int(any(fact.args["choice"] != "apply" for fact in cell.mine("insured")))


def processes_had(cell: Any) -> int:
    """One for each slot at work, those of cards at work, one for the space; the event of the period adds or takes."""
    laid = active(cell)
    found = len([item for item in laid if is_slot(item)])
    for item, tokens in laid.items():
        if not is_slot(item):
            card = DESIGNS[item[:3]]
            found += (len(card.get("processes", ())) + card.get("wild", 0)) * (tokens if card.get("most_tokens") else 1)
    found += int(benefit_of(cell) == "process")
    event = UPSETS.get(next(iter([fact.args["event"] for fact in of(cell.facts, "event_turned")]), ""), {})
    return found if was_insured(cell) else max(0, found + event.get("wild", 0) - event.get("processes_off", 0))


def benefit_of(cell: Any) -> str:
    """What the space of the period brings, unless it was lost."""
    where = [fact.args["space"] for fact in cell.mine("placed")]
    return "" if not where or cell.mine("benefit_lost") else SPACES[where[-1]]["benefit"]


def processes_used(cell: Any) -> int:
    """What was made, by the printed rows of the plan; at the first levels every row makes one product."""
    if not cell.mine("used"):
        return 0
    plan = of(cell.so_far, "plan_chosen", seat=cell.seat)[-1].args["plan"]
    type = next(row["type"] for row in printed("elplan", "plans")["plan"] if row["id"] == plan[:2])
    sheet = next(row for row in printed("elplan", "plans")["sheet"] if (row["level"], row["type"]) == (int(plan[2:]), type))
    assert all(row["count"] == 1 for row in sheet["rows"]), "play at a lower level"
    takes = {row["product"]: len(row["processes"]) for row in sheet["rows"]}
    return sum(takes[good] * count for fact in cell.mine("produced") for good, count in fact.args["products"].items())


def cards(cell: Any) -> list[str]:
    """The types of the cards one owns."""
    told = [fact for fact in cell.so_far if fact.args.get("seat") == cell.seat and fact.key in ("acquired", "liquidated")]
    held: list[str] = []
    for fact in told:
        name = fact.args["card"]
        held = [*held, name] if fact.key == "acquired" else [card for card in held if card != name]
    return [DESIGNS[card[:3]]["type"] for card in held]


def trios(cell: Any) -> int:
    return min(cards(cell).count(type) for type in TYPES)


def ideas(cell: Any) -> int:
    return sum(fact.args["count"] for fact in of(cell.so_far, "idea_made", seat=cell.seat))


def lost(cell: Any, seat: int) -> int:
    """Tokens that the event of the period took from a seat."""
    taken = [fact.args for fact in of(cell.facts, "paid", **{"from": seat}) if fact.args["reason"] in ("event_demand", "inflation")]
    return sum(args["amount"] for args in taken if args["of"] in KINDS)


def insurance_kept(cell: Any) -> int:
    """What those without insurance lost on average."""
    insured = {fact.args["seat"] for fact in of(cell.facts, "insured") if fact.args["choice"] != "apply"}
    losses = [lost(cell, seat) for seat in range(cell.seats) if seat not in insured]
    return int(sum(losses) / len(losses) + 0.5) if cell.seat in insured and losses else 0


def got(cell: Any, *reasons: str) -> int:
    came = [fact.args for fact in of(cell.facts, "paid", to=cell.seat) if fact.args["reason"] in reasons]
    return sum(args["amount"] for args in came)


def cheaper(cell: Any) -> int:
    """Was a card of the space's type bought whose printed cost the space lowers?"""
    space = SPACES[cell.mine("placed")[-1].args["space"]]
    bought = [DESIGNS[fact.args["card"][:3]] for fact in cell.mine("acquired")]
    return int(any(card["type"] == space["card_type"] and set(card["cost"]) & set(space["kinds"]) for card in bought))


def space_value(cell: Any) -> int:
    """Tokens that the space brought, or one for a discount, a process or a purchase that was used."""
    match benefit_of(cell):
        case "insurance":
            return insurance_kept(cell)
        case "worker":
            return got(cell, "space_worker")
        case "discount":
            return cheaper(cell)
        case "process":
            return int(processes_used(cell) == at_capital(processes_had)(cell) > 0)
        case "purchase":
            return int(got(cell, "product_bought", "product_imported") > 0)
        case "subsidy":
            return got(cell, "subsidy", "subsidy_pile")
        case _:
            return 0


def points_of_plan(cell: Any) -> int:
    """Ideas, and trios for those who have an idea."""
    made = ideas(cell)
    return int(
        cell.options.points_idea * made + (cell.options.points_trio * trios(cell) if made or not cell.options.trio_needs_idea else 0)
    )


def town(count: Count) -> Count:
    """As the town stood at the end of the period."""
    return lambda cell: count(cell) if of(cell.facts, "town") else 0


ELPLAN: dict[str, Count] = {
    "idle": at_capital(lambda cell: tokens_in(cell, cell.seat)),
    "at_work": at_capital(lambda cell: tokens_in(cell, cell.seats + cell.seat) + cell.purse("idea", cell.seats + cell.seat)),
    "ideas_at_work": at_capital(lambda cell: cell.purse("idea", cell.seats + cell.seat)),
    "cards_active": at_capital(lambda cell: len([item for item in active(cell) if not is_slot(item)])),
    "processes_had": at_capital(processes_had), "processes_used": processes_used, "insured": was_insured,
    "insurance_kept": insurance_kept, "space_value": space_value, "trios": trios, "points": points_of_plan,
    "resources": lambda cell: tokens_in(cell, cell.seat) + tokens_in(cell, cell.seats + cell.seat),
    "market_stock": town(lambda cell: sum(cell.purse(good, 2 * cell.seats) for good in ("raw_material", "consumer_good", "service"))),
    "subsidies_waiting": town(lambda cell: sum(cell.purse("", 2 * cell.seats + pile) for pile in (1, 2, 3))),
}  # fmt: skip
