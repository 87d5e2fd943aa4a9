"""FC-4.7 The two decks of cards beside the board."""

from alcancia.kernel import Chance, Step, chance

from .state import City, question, rule


@question
def turn(t: City, deck: str) -> Chance | Step | None:
    """FC-4.7 FC-Z1.4 From those never seen; then the known ones under the deck, in order; then none."""
    if t.unknown[deck]:
        return chance(deck, t.unknown[deck], then=turned(deck))
    if t.bottom[deck]:
        return turned(deck, t.bottom[deck][0])
    return None


@rule
def turned(t: City, deck: str, card: str) -> None:
    """FC-3.2 FC-3.3 The card lies face up in the offer."""
    pile = t.unknown if t.unknown[deck] else t.bottom
    pile[deck] = tuple([other for other in pile[deck] if other != card])
    t.offer[deck] += (card,)
    t.tell("offer_turned", card=card)
