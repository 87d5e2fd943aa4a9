"""What the trainer prepares and changes: scripts for the dealer, and rules bent in play."""

from collections.abc import Sequence
from typing import Any

import msgspec

from alcancia.kernel import TRAINER, Ask, Refused

from .action import why_not_place
from .content import EVENTS, INCOMES
from .market import why_not_buy
from .options import Options
from .state import FinanciaLit

NEXT_EVENT = "event_next"
EVENT_ORDER = "event_order"


def income_stream(period: int, seat: int) -> str:
    """FL-4.1.3 The dealer's name for the income card prepared for a seat and round."""
    return f"income_{period}_{seat}"


def needs_trainer(options: Options) -> str | None:
    """FL-4.1.3 FL-4.6.3 Live choices need somebody to make them."""
    if options.event_mode == "live":
        return "event_mode"
    return "income_live" if options.income_live else None


def script(options: Options) -> list[tuple[str, str]]:
    """FL-4.1.3 FL-4.6.3 The stacked Events and the prepared income cards."""
    deals = [(income_stream(entry["round"], entry["seat"]), entry["card"]) for entry in options.income_deals]
    return [*[(EVENT_ORDER, card) for card in options.event_order], *deals]


def unforceable(t: FinanciaLit, stream: str, outcome: Any) -> str | None:
    """FL-4.1.3 FL-4.6.3 In play the trainer may stack Events that still have a copy, and deal income cards to seats."""
    if stream in (NEXT_EVENT, EVENT_ORDER):
        known = outcome in EVENTS and (outcome in t.decks["event"] or outcome in t.discards["event"])
        return None if known else "event_not_available"
    if stream.startswith("income_"):
        _, period, seat = (*stream.split("_"), "", "")[:3]
        if not (period.isdecimal() and seat.isdecimal() and int(seat) < t.seats):
            return "seat_unknown"
        return None if outcome in INCOMES else "income_card_unknown"
    return "bad_forced_outcome"


def left(t: FinanciaLit, stream: str, outcome: Any) -> int | None:
    """FL-4.1.3 FL-4.6.3 An Event comes as often as it has cards; an income card is for a round that is still to come."""
    if stream in (NEXT_EVENT, EVENT_ORDER):
        return t.decks["event"].count(outcome) + t.discards["event"].count(outcome)
    return None if t.period < int(stream.split("_")[1]) <= t.options.rounds else 0


def streams(t: FinanciaLit) -> list[tuple[str, Sequence[str], str]]:
    """FL-4.1.3 FL-4.6.3 Events that still have a copy, and the income cards of the next round for each seat."""
    events = [kind for kind in EVENTS if kind in t.decks["event"] or kind in t.discards["event"]]
    later = t.period + 1
    deals = [(income_stream(later, seat), tuple(INCOMES), "card") for seat in range(t.seats)] if later <= t.options.rounds else []
    return [(NEXT_EVENT, events, "card"), *deals]


def why(t: FinanciaLit, seat: int, ask: Ask | None, name: str, given: tuple[Any, ...]) -> str | None:
    """FL-4.0.8 FL-4.1.3 FL-4.6.3 A move of another moment; and what is asked so often that its reasons wait here until they are needed."""
    if name in ("choose_event", "draw", "deal"):
        live = t.options.income_live if name == "deal" else t.options.event_mode == "live"
        return "trainer_only" if seat != TRAINER else None if live else "not_live"
    asked = "" if ask is None else ask.name
    if asked == "action_turn" and name == "place" and len(given) == 1:
        return why_not_place(t, seat, *given)
    return why_not_buy(t, seat, name, given) if asked == "pay_market" else "must_raise_money" if asked == "raise_money" else None


def last(t: FinanciaLit, period: int) -> list[tuple[str, Any]] | Refused:
    """FL-8.8 An early end: this round or one to come is the last, and lists by round are cut to it."""
    if not max(1, t.period) <= period < length(t):
        return Refused("bad_last_period")
    shorter = amend(t, msgspec.structs.replace(t.options, **dict(t.changes) | {"rounds": period}))
    if isinstance(shorter, Refused):
        return shorter
    return [
        (name, value)
        for name in ("rounds", "events_per_round", "income_deals")
        if (value := getattr(shorter, name)) != getattr(t.options, name)
    ]


def length(t: FinanciaLit) -> int:
    """FL-8.1 FL-8.8 The last round, as agreed or as the trainer has announced."""
    rounds: int = dict(t.changes).get("rounds", t.options.rounds)
    return rounds


def amend(t: FinanciaLit, options: Options) -> Options | Refused:
    """FL-4.7.4 The game may be shortened down to this round or lengthened; lists by round follow."""
    if options.rounds < t.period:
        return Refused("bad_option_value", {"option": "rounds"})
    listed = options.events_per_round
    if listed and len(listed) != options.rounds:
        listed = tuple([listed[min(number, len(listed) - 1)] for number in range(options.rounds)])
    deals = tuple([entry for entry in options.income_deals if entry["round"] <= options.rounds])
    return msgspec.structs.replace(options, events_per_round=listed, income_deals=deals)
