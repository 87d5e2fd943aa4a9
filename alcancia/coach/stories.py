"""Stories: what makes a moment worth telling apart from its figures: a first loan, a loss without insurance, an event that came."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final, TypeAlias

from alcancia.coach.decisions import Course, Decision
from alcancia.games.citylife.lessons import UNINSURED
from alcancia.kernel import Fact, MoveValue, State

Told: TypeAlias = Mapping[str, Any]

LOANS: Final = frozenset({"loan", "loan_taken", "mortgage_taken"})
"""Reasons of the ledger for borrowed money."""

EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "citylife": (
        "lottery_won", "traffic_card", "visit_fee", "visit_miss", "visit_send", "sent", "wrong_turn", "turn_missed", "extra_turn", "six",
        "gas_station", "debt", "arrived", "advanced",
    ),
    "elplan": ("event_turned", "event_paid", "benefit_lost", "cut_back", "event_cancelled"),
    "financialit": ("event_hit", "event_gain", "income_modifier", "investment_paid", "goods_missing"),
    "financity": ("event_drawn", "event_applied", "event_avoided", "trade_done", "over_indebted"),
    "multiverse": ("bet_revealed", "bets_swapped", "pile_taken", "bet_kept", "card_turned"),
}  # fmt: skip
"""Facts that others or chance brought about, the most telling first."""

HARM: Final[dict[str, Callable[[State, Fact], bool]]] = {
    "citylife": lambda t, fact: fact.key == "traffic_card" and fact.args["card"] == UNINSURED,
    "elplan": lambda t, fact: fact.key == "event_paid",
    "financialit": lambda t, fact: fact.key == "event_hit" and bool(t.book.insurer[fact.args["card"]]),
    "financity": lambda t, fact: fact.key == "event_applied" and bool(fact.args["owed"] or fact.args["sorrow"]),
}
"""Which facts are a loss that insurance would have covered."""

INSURING: Final[dict[str, Callable[[str, MoveValue], bool]]] = {
    "elplan": lambda question, move: move == ("place", "1"),
    "financialit": lambda question, move: move == ("place", "INS") or move[0] in ("take_basic", "change_clauses"),
    "financity": lambda question, move: move == ("place", "Z9") or (question, move) == ("buy_insurance", ("yes",)),
}
"""Which moves are a step towards insurance."""
MOST_LISTED: Final = 64


def between(course: Course, mine: Sequence[Decision], number: int) -> Sequence[Fact]:
    """What was told from a seat's decision up to its next one, or to the end."""
    end = mine[number + 1].told if number + 1 < len(mine) else len(course.end.facts)
    return course.end.facts[mine[number].told : end]


def first_loan(course: Course, mine: Sequence[Decision]) -> int | None:
    """The number of the decision with which a seat first borrowed."""
    for number, decision in enumerate(mine):
        for fact in between(course, mine, number):
            if fact.key == "paid" and fact.args["to"] == decision.seat and fact.args["reason"] in LOANS:
                return number
    return None


def losses(course: Course, mine: Sequence[Decision]) -> Iterator[tuple[int, Fact]]:
    """Where a seat lost something that insurance would have covered."""
    harm = HARM.get(course.end.game.id)
    if harm is None:
        return
    for number, decision in enumerate(mine):
        for fact in between(course, mine, number):
            if fact.args.get("seat") == decision.seat and harm(course.end.state, fact):
                yield number, fact


def insuring(decision: Decision) -> MoveValue | None:
    """A move towards insurance that was open to this decision, if it was not the one made."""
    insures, ask = INSURING.get(decision.table.game.id), decision.ask
    if insures is None or ask is None or not decision.asked or insures(decision.question, decision.move):
        return None
    return next((move for move in ask.enumerate(MOST_LISTED) if insures(decision.question, move)), None)


def events(course: Course, mine: Sequence[Decision], number: int, most: int = 2) -> list[dict[str, Any]]:
    """What others or chance brought between a seat's decision and its next one, as the seat was told it."""
    seat, keys = mine[number].seat, EVENTS.get(course.end.game.id, ())
    found = [
        (keys.index(fact.key), at, told)
        for at, fact in enumerate(between(course, mine, number))
        if fact.key in keys and fact.args.get("seat", seat) == seat and (told := fact.seen_by(seat)) is not None
    ]
    chosen = sorted(found, key=lambda row: row[:2])[:most]
    return [told for _, _, told in sorted(chosen, key=lambda row: row[1])]


def places(mine: Sequence[Decision]) -> list[tuple[int, int]]:
    """For the first decision of each period: the period, and the seat's place as things stood."""
    rows: dict[int, int] = {}
    for decision in mine:
        if decision.period not in rows:
            worths = decision.table.worths()
            rows[decision.period] = 1 + sum(worth > worths[decision.seat] for worth in worths)
    return list(rows.items())
