"""Every sentence of the debrief is counted once more here, from the log and the printed cards, without the debrief's code."""

from collections.abc import Iterator
from typing import Any

import pytest

from alcancia.kernel import Fact, Table
from tests.games.recount import all_counted, all_true, of, paid, played, printed

EVENTS, INSURANCES, FAMILIES = (printed("financialit", name) for name in ("events", "insurances", "families"))
BROKER_OF = {card["peril"]: name for name, card in INSURANCES.items()}
"""Which insurance stops which peril."""


def recount(table: Table) -> Iterator[dict[str, Any]]:
    """All lessons of a game with the usual cards."""
    for seat in range(table.state.seats):
        told = [fact for fact in table.facts if fact.args.get("seat") == seat or fact.key in ("paid", "event_shown", "round_started")]
        for lesson in (borrowing, uninsured, insured, shelves, early_bills, growth, patience, cushion):
            if figures := lesson(table, told, seat):
                yield {"lesson": lesson.__name__, "seat": seat, **figures}


def borrowing(table: Table, told: list[Fact], seat: int) -> dict[str, int]:
    got = paid(told, "loan", to=seat, of="")
    back = sum(fact.args["amount"] for fact in of(told, "loan_instalment")) + paid(
        told, "loan_repaid", "final_loan", of="", **{"from": seat}
    )
    return {"received": got, "paid": back, "happiness": paid(told, "loan", "final_loan", of="happiness", **{"from": seat})} if got else {}


def incomes(told: list[Fact], options: Any) -> dict[int, int]:
    """The sum behind each income, as far as the marker and the shortfall show it."""
    sums = {fact.period: fact.args["income"] for fact in of(told, "income_set")}
    for fact in of(told, "shortfall"):
        sums[fact.period] -= fact.args["amount"]
    assert all(total < options.track_max for total in sums.values()), "play with a longer track"
    return sums


def felt(low: int, high: int, options: Any) -> int:
    """By how much two sums differ as incomes."""
    if options.income_below_zero == "forgiven":
        low, high = max(low, 0), max(high, 0)
    return high - low


def uninsured(table: Table, told: list[Fact], seat: int) -> dict[str, int]:
    sums, options = incomes(told, table.state.options), table.state.options
    count = units = joy = income = 0
    needed: dict[str, int] = {}
    off: dict[int, int] = {}
    purse_at_card = 0
    for fact in told:
        if fact.key == "event_shown":
            purse_at_card = 0
        elif fact.key == "paid" and fact.args["reason"] == "event" and fact.args["from"] == seat and not fact.args["of"]:
            purse_at_card += fact.args["amount"]
        elif fact.key == "event_hit":
            broker = BROKER_OF.get(EVENTS[fact.args["card"]].get("peril", ""), "")
            if not broker or (fact.period == 1 and broker != "INS-0"):
                if fact.args["income"]:
                    off[fact.period] = off.get(fact.period, 0)
                continue
            count, units, joy = count + 1, units + purse_at_card, joy + fact.args["happiness"]
            off[fact.period] = off.get(fact.period, 0) - fact.args["income"]
            for card in {broker, "INS-0"}:
                needed[card] = max(needed.get(card, 0), fact.period)
    for period, less in off.items():
        if less and period + 1 in sums:
            income += felt(sums[period + 1], sums[period + 1] + less, options)
    premium = 0
    for card, last in needed.items():
        for period in range(1 if card == "INS-0" else 2, last + 1):
            premium += INSURANCES[card]["premium"] * (card not in held_at_bills(told, period))
    return {"events": count, "units": units, "happiness": joy, "income": income, "premium": premium} if count else {}


def held_at_bills(told: list[Fact], period: int) -> set[str]:
    """The insurances a seat had when it paid the bills of a period."""
    held: set[str] = set()
    for fact in told:
        if fact.key == "insurance_changed":
            held = (held | set(fact.args["added"])) - set(fact.args["removed"])
        elif fact.key == "bills_paid" and fact.period == period:
            return held
    return held


def insured(table: Table, told: list[Fact], seat: int) -> dict[str, int]:
    sums, options = incomes(told, table.state.options), table.state.options
    count = units = joy = income = tag = 0
    less: dict[int, int] = {}
    held: set[str] = set()
    happiness = 0
    vehicles = {name for name, card in printed("financialit", "luxuries").items() if card.get("tag") == "vehicle"}
    for fact in told:
        args = fact.args
        if fact.key == "insurance_changed":
            held = (held | set(args["added"])) - set(args["removed"])
        elif fact.key == "luxury_bought":
            tag += args["card"] in vehicles
        elif fact.key == "paid" and args["of"] == "happiness":
            happiness += args["amount"] * ((args["to"] == seat) - (args["from"] == seat))
        elif fact.key == "event_prevented":
            card = EVENTS[args["card"]]
            if BROKER_OF.get(card.get("peril", "")) not in held:
                continue
            count += 1
            for operation in card["operations"]:
                name, *rest = operation.split()
                if name == "PAY":
                    units += int(rest[0])
                elif name == "PAY_IF_TAG":
                    units += int(rest[1]) if tag else 0
                elif name == "HAPPY":
                    joy += min(happiness, -int(rest[0]))
                elif name == "INCOME_NEXT":
                    less[fact.period] = less.get(fact.period, 0) - int(rest[0])
    for period, amount in less.items():
        if period + 1 in sums:
            income += felt(sums[period + 1] - amount, sums[period + 1], options)
    premiums = sum(INSURANCES[card]["premium"] for bill in of(told, "bills_paid") for card in held_at_bills(told, bill.period))
    return {"events": count, "units": units, "happiness": joy, "income": income, "premiums": premiums} if count else {}


def shelves(table: Table, told: list[Fact], seat: int) -> dict[str, int]:
    missing = sum(fact.args["n"] for fact in of(told, "goods_missing"))
    lost = paid(told, "goods_missing", of="happiness", **{"from": seat})
    return {"goods": missing, "happiness": lost, "units": missing * table.state.options.goods_price} if missing else {}


def early_bills(table: Table, told: list[Fact], seat: int) -> dict[str, int]:
    """Pawns are counted on the way: those on the board, on a Career card, or kept away."""
    saved = missed = on_career = away = queue = 0
    on_board: set[str] = set()
    spare = False
    places = len([1 for label in printed("financialit", "board")["locations"]["BIL"]["slots"] if label <= table.state.seats])
    for fact in table.facts:
        mine = fact.args.get("seat") == seat
        if fact.key == "round_started":
            on_board, queue, spare = set(), 0, False
        elif fact.key == "pawn_placed":
            queue += fact.args["location"] == "BIL"
            on_board |= {fact.args["location"]} if mine else set()
        elif mine and fact.key in ("career_taken", "career_active"):
            on_career = int(fact.key == "career_taken")
        elif mine and fact.key in ("pawn_away", "pawn_back"):
            away = int(fact.key == "pawn_away")
        elif mine and fact.key == "saved":
            spare = len(on_board) + on_career + away < 3 and "BIL" not in on_board and queue < places
        elif mine and fact.key == "bills_paid":
            saved += fact.args["discount"]
            missed += fact.args["amount"] // 4 if spare and not fact.args["discount"] else 0
    return {"saved": saved, "missed": missed} if saved or missed else {}


def growth(table: Table, told: list[Fact], seat: int) -> dict[str, int]:
    skills, careers = printed("financialit", "skills"), printed("financialit", "careers")
    earned = penalty = 0
    working: list[int] = []
    effects: list[str] = []
    seeking = False
    for fact in told:
        if fact.key == "family_chosen":
            effects += FAMILIES[fact.args["family"]].get("effects", [])
        elif fact.key == "luxury_bought":
            effects += printed("financialit", "luxuries")[fact.args["card"]].get("effects", [])
        elif fact.key == "skill_learned":
            working.append(skills[fact.args["card"]].get("income", 1))
            effects += skills[fact.args["card"]].get("effects", [])
        elif fact.key == "career_taken":
            seeking = True
        elif fact.key == "career_active":
            seeking = False
            working.append(careers[fact.args["card"]]["income"])
            effects += careers[fact.args["card"]].get("effects", [])
        elif fact.key == "income_set":
            earned += sum(working)
            printed_penalties = [int(effect.split()[-1]) for effect in effects if effect.startswith("career_penalty")]
            penalty += min([table.state.options.career_penalty, *printed_penalties]) if seeking else 0
    spent = paid(told, "skill", **{"from": seat})
    return {"earned": earned, "spent": spent, "penalty": penalty} if earned or spent or penalty else {}


def patience(table: Table, told: list[Fact], seat: int) -> dict[str, int]:
    cards = printed("financialit", "investments")
    came = paid(told, "investment_paid", "final_investment", to=seat, of="")
    cut = of(told, "final_investment")
    lost = sum(cards[fact.args["card"]]["units"] for fact in cut) - paid(told, "final_investment", to=seat, of="")
    return {"units": came, "cut_short": len(cut), "lost": lost} if cut or of(told, "investment_paid") else {}


def cushion(table: Table, told: list[Fact], seat: int) -> dict[str, int]:
    purse = bought = tight = 0
    short: list[int] = []
    ended: dict[int, int] = {}
    luxury_in: set[int] = set()
    events = False
    for fact in told:
        if fact.key == "paid" and not fact.args["of"]:
            purse += fact.args["amount"] * ((fact.args["to"] == seat) - (fact.args["from"] == seat))
            bought = fact.period if fact.args["reason"] == "luxury" and fact.args["from"] == seat else 0
            luxury_in |= {bought} - {0}
            ended[fact.period] = purse
        elif fact.key in ("event_shown", "round_started"):
            events = fact.key == "event_shown"
        elif fact.key == "miscalculation" and events:
            short.append(purse)
    for period in luxury_in:
        last = max(at for at in ended if at <= period)
        tight += ended[last] < table.state.options.savings_from
    return {"times": len(short), "units": min(short), "tight_luxuries": tight} if short else {}


CASES: list[tuple[tuple[str, ...], dict[str, Any]]] = [
    (("baseline", "saver", "spender", "gambler"), {}),
    (("random",) * 3, {}),
    (("random", "spender", "planner", "baseline", "gambler"), {"loan_early_repay": True}),
    (("random", "spender", "gambler"), {"income_below_zero": "forgiven", "savings_from": 2, "savings_bonus": 0}),
]


@pytest.mark.parametrize(("bots", "options"), CASES)
def test_every_lesson_is_true(bots: tuple[str, ...], options: dict[str, Any]) -> None:
    all_true(recount, (played("financialit", bots, f"true {number}", track_max=60, **options) for number in range(5)))


def test_every_sentence_is_counted() -> None:
    those = ("random", "spender", "baseline")
    all_counted("financialit", recount, (played("financialit", those, f"all {number}", track_max=60) for number in range(8)))
