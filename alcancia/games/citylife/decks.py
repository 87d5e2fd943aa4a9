"""Section 6.5: decks of Traffic Violation cards, the standard one and a table's own."""

from typing import Any, Final

import msgspec

from alcancia.games.citylife.content import MONEY, PLACES, TRAFFIC, Card, Deck
from alcancia.kernel import Unplayable
from alcancia.kernel.plain import fingerprint

MOST_CARDS: Final = 200
BOUNDS: Final = {"copies": (1, 20), "award": (0, 10_000), "fine": (0, 10_000), "move": (-99, 99), "to": (0, PLACES.finish - 1),
                 "jail": (0, 10), "miss": (0, 10), "points": (0, 15)}  # fmt: skip

_decks: dict[str, Deck] = {TRAFFIC.id: TRAFFIC}


def find_deck(names: tuple[str, ...]) -> Deck | None:
    """The deck of this name, if it is known."""
    return _decks.get(names[0]) if len(names) == 1 else None


def known_decks() -> dict[str, dict[str, str]]:
    """The decks a table may use. The standard one has a message, others are called by their id."""
    return {name: {} if deck is TRAFFIC else {"": deck.id} for name, deck in _decks.items()}


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


def add_deck(deck: Deck) -> str:
    """Make a deck known under a name that carries its fingerprint."""
    name = f"{deck.id}@{fingerprint(deck)}"
    _decks[name] = deck
    return name
