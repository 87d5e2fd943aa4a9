"""Stories: what makes a moment worth telling apart from its figures: a first loan, a loss without insurance, an event that came."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Final, TypeAlias

from alcancia.coach.decisions import Course, Decision
from alcancia.games.citylife.lessons import UNINSURED
from alcancia.kernel import Fact, MoveValue, State

Args: TypeAlias = Mapping[str, Any]

LOANS: Final = frozenset({"loan", "loan_taken", "mortgage_taken"})
"""Reasons of the ledger for borrowed money."""
LENT: Final = "loan_taken"
"""The fact that tells of it, where one may have to borrow."""

EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "citylife": (
        "lottery_won", "traffic_card", "visit_fee", "visit_miss", "visit_send", "sent", "wrong_turn", "turn_missed", "extra_turn", "six",
        "gas_station", "debt", "arrived", "advanced",
    ),
    "elplan": ("event_turned", "event_paid", "benefit_lost", "event_cancelled"),
    "financialit": ("event_hit", "event_gain", "income_modifier"),
    "financity": ("event_drawn", "event_applied", "event_avoided"),
    "multiverse": ("bet_revealed", "bets_swapped", "pile_taken", "card_turned"),
}  # fmt: skip
"""Facts that others or chance brought about, the most telling first."""
OF_OTHERS: Final = frozenset({"bet_revealed", "bets_swapped", "pile_taken"})
"""What a seat does itself: it came only where another did it."""

OMENS: Final[dict[str, Callable[[Args], int]]] = {
    "advanced": lambda args: 1,
    "arrived": lambda args: 1,
    "extra_turn": lambda args: 1,
    "gas_station": lambda args: 1,
    "lottery_won": lambda args: 1,
    "debt": lambda args: -1,
    "six": lambda args: -1,
    "turn_missed": lambda args: -1,
    "wrong_turn": lambda args: -1,
    "benefit_lost": lambda args: -1,
    "event_paid": lambda args: -1,
    "event_gain": lambda args: 1,
    "event_hit": lambda args: -1,
    "income_modifier": lambda args: sign_of(args["value"]),
    "event_applied": lambda args: sign_of(args["gain"] + args["joy"]) - sign_of(args["owed"] + args["sorrow"]),
}
"""Is it good (more than nought) or bad in itself? Of everything else that cannot be said without the table."""

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


def first_loan(course: Course, mine: Sequence[Decision]) -> tuple[int, Fact | None] | None:
    """The number of the decision with which a seat first borrowed; or after which it did, and then what is told of that."""
    for number, decision in enumerate(mine):
        since = between(course, mine, number)
        for at, fact in enumerate(since):
            if fact.key == "paid" and fact.args["to"] == decision.seat and fact.args["reason"] in LOANS:
                lent = (told for told in since[at:] if told.key == LENT and told.args["seat"] == decision.seat)
                return number, next(lent, None) if at else None
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
        if fact.key in keys and _came_to(fact, seat) and (told := fact.seen_by(seat)) is not None
    ]
    chosen = sorted(found, key=lambda row: row[:2])[:most]
    return [told for _, _, told in sorted(chosen, key=lambda row: row[1])]


def _came_to(fact: Fact, seat: int) -> bool:
    """Did it come to this seat, by nothing that it did itself?"""
    who, other = fact.args.get("seat", seat), fact.args.get("other")
    return who != seat if fact.key in OF_OTHERS else seat in (who, other)


def unlike(facts: Iterable[Mapping[str, Any]], sign: int) -> bool:
    """Is what came good in itself where things turned bad, or the other way round? Then more of it had been expected, or worse."""
    omens = {sign_of(omen(fact["args"])) for fact in facts if (omen := OMENS.get(fact["key"])) is not None}
    return omens - {0} == {-sign}


def sign_of(number: float) -> int:
    """1, 0 or -1."""
    return (number > 0) - (number < 0)


def places(mine: Sequence[Decision]) -> list[tuple[int, int]]:
    """For the first decision of each period: the period, and the seat's place as things stood."""
    rows: dict[int, int] = {}
    for decision in mine:
        if decision.period not in rows:
            worths = decision.table.worths()
            rows[decision.period] = 1 + sum(worth > worths[decision.seat] for worth in worths)
    return list(rows.items())
