"""Section 6.5: decks of Traffic Violation cards, read and checked."""

from typing import Any, Final

import msgspec

from alcancia.kernel import Unplayable

from .content import MONEY, PLACES, Card, Deck

MOST_CARDS: Final = 200
BOUNDS: Final = {"copies": (1, 20), "award": (0, 10_000), "fine": (0, 10_000), "move": (-99, 99), "to": (0, PLACES.finish - 1),
                 "jail": (0, 10), "miss": (0, 10), "points": (0, 15)}  # fmt: skip


def read_deck(data: Any) -> Deck:
    """A deck of one's own from plain data; whatever is wrong is named with its card."""
    try:
        deck = msgspec.convert(data, Deck)
    except msgspec.ValidationError as error:
        raise Unplayable("bad_content", file="traffic deck", entry=str(error)) from None
    if not 1 <= sum(card.copies for card in deck.card) <= MOST_CARDS or len({card.id for card in deck.card}) < len(deck.card):
        raise Unplayable("bad_content", file="traffic deck", entry="number of cards, or the same id twice")
    for card in deck.card:
        if wrong := _wrong(card):
            raise Unplayable("bad_content", file="traffic deck", entry=f"{card.id[:40]}: {wrong}")
    return deck


def _wrong(card: Card) -> str:
    """The first field of a card that cannot be played."""
    for field, (least, most) in BOUNDS.items():
        if not least <= getattr(card, field) <= most:
            return field
    if card.award % MONEY.unit or card.fine % MONEY.unit:
        return "unit"
    return "name" if not card.name or "en" not in card.name or any(not 0 < len(text) <= 60 for text in card.name.values()) else ""
