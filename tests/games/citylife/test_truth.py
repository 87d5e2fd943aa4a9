"""Every sentence of the debrief is counted once more here, from the log and the printed cards, without the debrief's code."""

from collections.abc import Iterator
from typing import Any

import pytest

from alcancia.kernel import Fact, Table
from tests.games.recount import all_counted, all_true, of, paid, played, printed

DEEDS = {deed["id"]: printed("citylife", "deeds")["kind"][deed["kind"]] | deed for deed in printed("citylife", "deeds")["deed"]}
LUCK = ("lottery_won", "mall", "museum_cash", "museum_roll", "traffic_award", "hospital", "no_tower")
TAXES = ("capital_gains_tax", "fee_tax", "gain_tax", "land_transfer_tax", "property_tax")
OWED = (
    "house_fee",
    "tower_fee",
    "traffic_fine",
    "insurance",
    "repair_bill",
    "grocery_bill",
    "property_tax",
    "loan",
    "mortgage",
    "visitor_fee",
)


def recount(table: Table) -> Iterator[dict[str, Any]]:
    """All lessons of a game."""
    facts, advanced = table.facts, table.state.options.rules == "advanced"
    for seat in range(table.state.seats):
        for lesson in BY_SEAT:
            for row in lesson(facts, seat, advanced):
                yield {"seat": seat, "lesson": lesson.__name__, **row}
        for row in wealth(facts, seat, table.state.options.starting_cash):
            yield {"seat": seat, "lesson": "wealth", **row}
    yield from most_missed(facts)


def out(facts: list[Fact], seat: int, *reasons: str) -> int:
    return paid(facts, *reasons, of="", **{"from": seat})


def into(facts: list[Fact], seat: int, *reasons: str) -> int:
    return paid(facts, *reasons, of="", to=seat)


def cost_of_credit(facts: list[Fact], seat: int, advanced: bool) -> Iterator[dict[str, Any]]:
    if borrowed := into(facts, seat, "loan_taken", "mortgage_taken"):
        yield {"borrowed": borrowed, "cost": out(facts, seat, "loan_cost", "mortgage_cost")}


def sold_under_pressure(facts: list[Fact], seat: int, advanced: bool) -> Iterator[dict[str, Any]]:
    """Between a debt and its end everything that goes, goes under pressure."""
    pressed, assets, tax = False, 0, 0
    for fact in facts:
        if fact.key == "debt" and fact.args["seat"] == seat:
            pressed = True
        elif fact.key in ("debt_paid", "debt_short", "debt_not_covered") and fact.args["seat"] == seat:
            pressed = False
        elif pressed and fact.key == "paid" and fact.args["from"] == seat:
            assets += fact.args["amount"] if fact.args["of"] else 0
            tax += fact.args["amount"] if fact.args["reason"] == "capital_gains_tax" else 0
        elif pressed and fact.key in ("deed_sold", "asset_taken", "bid_taken"):
            assets += fact.args.get("deed", fact.args.get("asset")) in DEEDS
    if assets:
        yield {"assets": assets, "tax": tax}


def no_reserve(facts: list[Fact], seat: int, advanced: bool) -> Iterator[dict[str, Any]]:
    if times := len(of(facts, "debt", seat=seat)):
        yield {"times": times, "turns": sum(fact.args["cause"] in OWED for fact in of(facts, "turn_missed", seat=seat))}


def round_trip(facts: list[Fact], seat: int, advanced: bool) -> Iterator[dict[str, Any]]:
    for sale in of(facts, "deed_sold", seat=seat):
        deed = sale.args["deed"]
        before = [fact for fact in facts[: next(at for at, fact in enumerate(facts) if fact is sale)] if fact.args.get("deed") == deed]
        bought = [fact for fact in before if fact.key in ("deed_bought", "deed_sold")]
        if advanced and bought and bought[-1].key == "deed_bought" and bought[-1].args["seat"] == seat:
            cost = DEEDS[deed]["land_transfer_tax"] + DEEDS[deed]["capital_gains_tax"]
            yield {"deed": deed, "cost": cost, "rounds": sale.period - bought[-1].period}


def dividends(facts: list[Fact], seat: int, advanced: bool) -> Iterator[dict[str, Any]]:
    if amount := into(facts, seat, "dividend"):
        yield {"amount": amount, "paid": out(facts, seat, "share_bought")}


def rent(facts: list[Fact], seat: int, advanced: bool) -> Iterator[dict[str, Any]]:
    bought = [DEEDS[fact.args["deed"]]["price"] for fact in of(facts, "deed_bought", seat=seat)]
    if bought:
        yield {"paid": sum(bought), "fees": into(facts, seat, "visitor_fee")}


def fees(facts: list[Fact], seat: int, advanced: bool) -> Iterator[dict[str, Any]]:
    if amount := out(facts, seat, "visitor_fee"):
        yield {"amount": amount}


def taxes(facts: list[Fact], seat: int, advanced: bool) -> Iterator[dict[str, Any]]:
    if amount := out(facts, seat, *TAXES):
        yield {"amount": amount}


def bad_driving(facts: list[Fact], seat: int, advanced: bool) -> Iterator[dict[str, Any]]:
    fines, insurance = out(facts, seat, "traffic_fine"), out(facts, seat, "insurance")
    if fines or insurance:
        yield {"fines": fines, "insurance": insurance}


def uninsured(facts: list[Fact], seat: int, advanced: bool) -> Iterator[dict[str, Any]]:
    fine = next(card["fine"] for card in printed("citylife", "traffic")["card"] if card["id"] == "TV24")
    if times := len(of(facts, "traffic_card", seat=seat, card="TV24")):
        yield {"times": times, "amount": fine}


def knowledge_pays(facts: list[Fact], seat: int, advanced: bool) -> Iterator[dict[str, Any]]:
    if amount := into(facts, seat, "quiz_award"):
        yield {"amount": amount, "luck": into(facts, seat, *LUCK)}


def fee_or_delay(facts: list[Fact], seat: int, advanced: bool) -> Iterator[dict[str, Any]]:
    given_up = squares = turns = 0
    at: dict[int, int] = {}
    for fact in facts:
        if fact.key == "visit_miss" and fact.args["seat"] == seat:
            given_up, turns = given_up + 500, turns + fact.args["n"]
        elif fact.key == "visit_send" and fact.args["seat"] == seat:
            given_up += 2500
            back = at[fact.args["other"]] - DEEDS[fact.args["house"]]["square"]
            squares += max(0, back)
        if "square" in fact.args and "seat" in fact.args:
            at[fact.args["seat"]] = fact.args["square"]
    if given_up:
        yield {"fees": into(facts, seat, "visitor_fee"), "given_up": given_up, "squares": squares, "turns": turns}


def missed_turns(facts: list[Fact], seat: int, advanced: bool) -> Iterator[dict[str, Any]]:
    causes = [fact.args["cause"] for fact in of(facts, "turn_missed", seat=seat)]
    jail = sum(cause in ("jail", "jail_card", "tower_fee") for cause in causes)
    debt = sum(cause in OWED and cause != "tower_fee" for cause in causes)
    if causes:
        yield {"turns": len(causes), "jail": jail, "debt": debt}


def affordable(facts: list[Fact], seat: int, advanced: bool) -> list[tuple[int, str]]:
    """Where a seat stood with the money for a deed and did not buy it."""
    cash, found = 0, []
    for at, fact in enumerate(facts):
        if fact.key == "paid" and not fact.args["of"]:
            cash += fact.args["amount"] * ((fact.args["to"] == seat) - (fact.args["from"] == seat))
        elif fact.key == "deed_passed" and fact.args["seat"] == seat:
            deed = DEEDS[fact.args["deed"]]
            if cash >= deed["price"] + (deed["land_transfer_tax"] if advanced else 0):
                found.append((at, fact.args["deed"]))
    return found


def passed_up(facts: list[Fact], seat: int, advanced: bool) -> Iterator[dict[str, Any]]:
    if found := affordable(facts, seat, advanced):
        yield {"passed": len(found), "bought": len(of(facts, "deed_bought", seat=seat))}


def rent_missed(facts: list[Fact], seat: int, advanced: bool) -> Iterator[dict[str, Any]]:
    amounts: dict[str, int] = {}
    first = {deed: start for start, deed in reversed(affordable(facts, seat, advanced))}
    for deed, start in first.items():
        standing: dict[int, str] = {}
        for fact in facts[start:]:
            if fact.key == "visit":
                standing[fact.args["seat"]] = fact.args["deed"]
            elif fact.key == "paid" and fact.args["reason"] == "visitor_fee":
                here = standing.get(fact.args["from"]) == deed and fact.args["to"] != seat
                amounts[deed] = amounts.get(deed, 0) + here * fact.args["amount"]
    amounts = {deed: amount for deed, amount in amounts.items() if amount}
    if amounts:
        amount, deed = max((amount, deed) for deed, amount in amounts.items())
        yield {"deed": deed, "amount": amount}


def idle_cash(facts: list[Fact], seat: int, advanced: bool) -> Iterator[dict[str, Any]]:
    """The purse is read whenever a round has ended."""
    cash, lowest = 0, []
    for fact in facts:
        if fact.key == "paid" and not fact.args["of"]:
            cash += fact.args["amount"] * ((fact.args["to"] == seat) - (fact.args["from"] == seat))
        elif fact.key == "round_figures" and fact.args["seat"] == seat:
            lowest.append(cash)
    price = 1200 if advanced else 1000
    if lowest and min(lowest) >= price:
        yield {"amount": min(lowest), "price": price}


def wealth(facts: list[Fact], seat: int, start: int) -> Iterator[dict[str, Any]]:
    told = of(facts, "round_figures", seat=seat)
    if told:
        yield {"start": start, "end": told[-1].args["net_worth"], "period": told[-1].period}


def most_missed(facts: list[Fact]) -> Iterator[dict[str, Any]]:
    asked: dict[str, Any] = {}
    wrong: dict[str, int] = {}
    for fact in facts:
        if fact.key == "quiz_question":
            asked = fact.args["ask"]
        elif fact.key == "quiz_answered" and fact.args["verdict"] == "wrong":
            wrong[asked["en"]] = wrong.get(asked["en"], 0) + 1
    texts = {fact.args["ask"]["en"]: fact.args["ask"] for fact in of(facts, "quiz_question")}
    for text, times in sorted(wrong.items(), key=lambda row: -row[1])[:3]:
        if times > 1:
            yield {"lesson": "most_missed", "seat": None, "times": times, "ask": texts[text]}


BY_SEAT = (
    cost_of_credit, sold_under_pressure, no_reserve, round_trip, dividends, rent, fees, taxes, bad_driving, uninsured, knowledge_pays,
    fee_or_delay, missed_turns, passed_up, rent_missed, idle_cash,
)  # fmt: skip
CASES: list[tuple[tuple[str, ...], dict[str, Any]]] = [
    (("baseline", "saver", "investor", "gambler"), {}),
    (("baseline", "saver", "investor", "gambler"), {"rules": "advanced"}),
    (("random",) * 4, {"rules": "advanced", "max_rounds": 40}),
    (("random", "baseline", "random"), {"rules": "advanced", "starting_cash": 1000, "victory": "net_worth"}),
]


@pytest.mark.parametrize(("bots", "options"), CASES)
def test_every_lesson_is_true(bots: tuple[str, ...], options: dict[str, Any]) -> None:
    all_true(recount, (played("citylife", bots, f"true {number}", **options) for number in range(5)))


def test_the_last_figures_are_the_table_s() -> None:
    for number in range(3):
        table = played("citylife", ("baseline", "random", "investor"), f"ends {number}", rules="advanced")
        ends = {row["seat"]: row["end"] for row in table.lessons() if row["lesson"] == "wealth"}
        for row in table.standings():
            assert ends[row["seat"]] == next(part["amount"] for part in row["parts"] if part["part"] == "net_worth")


def test_every_sentence_is_counted() -> None:
    those = (("random",) * 6, ("baseline", "random", "gambler"))
    all_counted(
        "citylife", recount, (played("citylife", bots, f"all {number}", rules="advanced") for bots in those for number in range(10))
    )


def test_a_usual_game_has_much_to_talk_about() -> None:
    kinds = set()
    for number in range(6):
        kinds |= {row["lesson"] for row in played("citylife", ("baseline", "saver", "investor", "gambler"), f"usual {number}").lessons()}
    assert len(kinds) >= 8
