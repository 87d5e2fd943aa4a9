"""Section 10.3: options are checked one by one by the kernel, and together here."""

from collections.abc import Iterator
from typing import Any

from alcancia.games.financialit.book import Book
from alcancia.games.financialit.options import Options
from alcancia.kernel import Refused, Unplayable

MOST_WANTED = 20
"""A set of cards may ask for so many of a kind (Happiness may go higher)."""


def check_options(options: Options, seats: int) -> Refused | None:
    """FL-3.2 Contradictions are refused with a code whose message names both options."""
    try:
        book = Book(options, seats)
    except Unplayable as error:
        return Refused(error.reason, error.detail)
    return next(contradictions(options, seats, book), None)


def contradictions(options: Options, seats: int, book: Book) -> Iterator[Refused]:
    """FL-3.2 Everything that does not go together, in the order of the options."""
    assigned = options.family_assignment
    if options.family_mode == "assigned" and len(assigned) != seats:
        yield Refused("option_out_of_range", {"option": "family_assignment"})
    if len(set(assigned)) < len(assigned):
        yield Refused("family_assigned_twice", {"option": "family_assignment"})
    for place, slots in book.open_slots.items():
        if not slots:
            yield Refused("slot_labels_invalid", {"option": "slot_labels", "location": place})
    if 0 < options.goods_max_per_visit < options.goods_min_per_visit:
        yield Refused("goods_min_above_max", {"option": "goods_min_per_visit", "other": "goods_max_per_visit"})
    yield from bad_deals(options)
    for card in options.event_order:
        if options.event_order.count(card) > book.counts["event"][card]:
            yield Refused("event_order_exceeds_copies", {"option": "event_order", "other": "event_counts", "card": card})
    if options.events_per_round and len(options.events_per_round) != options.rounds:
        yield Refused("events_list_length", {"option": "events_per_round", "other": "rounds"})
    if options.collection_mode != "off" and not options.collection:
        yield Refused("collection_missing", {"option": "collection_mode", "other": "collection"})
    for wanted in options.collection:
        if wanted["what"] != "happiness" and wanted["min"] > MOST_WANTED:
            yield Refused("option_out_of_range", {"option": "collection"})
    if options.loan_early_repay and options.loan_amount >= 2 * book.instalment_floor:
        yield Refused("loan_terms_invalid", {"option": "loan_amount", "other": "loan_instalment"})


def bad_deals(options: Options) -> Iterator[Refused]:
    """FL-4.1.3 A prepared income card belongs to a round that has modifiers, and to one seat once."""
    dealt: list[tuple[Any, Any]] = []
    for entry in options.income_deals:
        if not (1 if options.income_first_round else 2) <= entry["round"] <= options.rounds:
            yield Refused("option_out_of_range", {"option": "income_deals"})
        if (entry["round"], entry["seat"]) in dealt:
            yield Refused("income_deal_duplicate", {"option": "income_deals"})
        dealt.append((entry["round"], entry["seat"]))
