"""What a table can choose from: the quiz packs and Traffic decks that come with the game, and those a house has added."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

import msgspec

from alcancia.ground.plain import fingerprint

from .content import TRAFFIC, Deck
from .packs import STANDARD, TOPICS, USUAL, Pack, QuizCard, Text


class Library(msgspec.Struct, frozen=True, eq=False):
    """Packs and decks by the names that options use."""

    packs: Mapping[str, Pack]
    decks: Mapping[str, Deck]

    def known_packs(self) -> dict[str, Text]:
        """The packs a table may use: their names, and their titles."""
        return {name: pack.title for name, pack in self.packs.items()}

    def known_topics(self) -> dict[str, Text]:
        """The topics of all packs. The usual ones have messages, others are called what they are called in their pack."""
        return {card.topic: {} if card.topic in TOPICS else {"": card.topic} for pack in self.packs.values() for card in pack.cards}

    def known_decks(self) -> dict[str, Text]:
        """The decks a table may use. The standard one has a message, others are called by their id."""
        return {name: {} if deck is TRAFFIC else {"": deck.id} for name, deck in self.decks.items()}

    def deck(self, names: tuple[str, ...]) -> Deck | None:
        """The deck of this name, if it is known."""
        return self.decks.get(names[0]) if len(names) == 1 else None

    def cards(self, names: tuple[str, ...], topics: tuple[str, ...], levels: tuple[str, ...]) -> Iterator[tuple[str, QuizCard]]:
        """The cards of several packs that pass the filters, under the pack's name and their own."""
        for pack in [self.packs[name] for name in names]:
            for card in pack.cards:
                if (not topics or card.topic in topics) and (not levels or str(card.level) in levels):
                    yield f"{pack.id}:{card.id}", card

    def with_own(self, packs: Iterable[Pack] = (), decks: Iterable[Deck] = ()) -> "Library":
        """A library that has these as well."""
        return Library({**self.packs, **{name_of(pack): pack for pack in packs}}, {**self.decks, **{name_of(deck): deck for deck in decks}})


def name_of(own: Pack | Deck) -> str:
    """The name carries a fingerprint, so that a record says which questions and cards were used."""
    return f"{own.id}@{fingerprint(own)}"


SHIPPED: Final = Library({USUAL.id: USUAL, STANDARD.id: STANDARD}, {TRAFFIC.id: TRAFFIC})
"""What comes with the game and with its box, under its plain id. Beside a box's own questions the usual ones can be chosen too."""
