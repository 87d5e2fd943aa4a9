"""FL-3.7 FL-3.8: the cards that lie open, laid out at the start and filled up later."""

from alcancia.kernel import Chance, chance, deal

from .state import FinanciaLit, game


@game.question
def fill_market(t: FinanciaLit) -> Chance | None:
    """FL-3.7 FL-4.3.14 Luxuries are laid out one after another; a deck that is out leaves the Market short."""
    missing = min(t.options.market_size - len(t.market), len(t.decks["luxury"]))
    return deal("luxury", t.decks["luxury"], missing, then=laid_out()) if missing > 0 else None


@game.rule
def laid_out(t: FinanciaLit, cards: tuple[str, ...]) -> None:
    """FL-3.7 FL-4.3.14 The new Luxuries lie in the Market."""
    deck = t.decks["luxury"]
    for card in cards:
        deck.remove(card)
    t.market += cards
    t.tell("market_refilled", cards=list(cards))


@game.question
def fill_show(t: FinanciaLit, name: str) -> Chance | None:
    """FL-3.8 FL-4.3.5 FL-4.3.8 The top card lies face up; Investments rebuild their deck, Careers and Skills do not."""
    missing = t.options.display_size - len(t.shows[name])
    if missing <= 0:
        return None
    deck = t.decks[name] or t.discards.get(name)
    return chance(name, deck, then=shown(name)) if deck else None


@game.rule
def shown(t: FinanciaLit, name: str, card: str) -> None:
    """FL-3.8 FL-4.3.5 A card is turned up; more follow if more are to lie there."""
    if not t.decks[name]:
        t.decks[name], t.discards[name] = sorted(t.discards[name]), []
    t.decks[name].remove(card)
    t.shows[name].append(card)
    t.then(fill_show(name))
