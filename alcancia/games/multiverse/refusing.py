"""Section 10: why a move is refused, in the order in which people would object."""

from typing import Any

from alcancia.games.multiverse.money import BLUFF, CODES, COINS, NOTES
from alcancia.games.multiverse.table import Multiverse
from alcancia.kernel import Ask


def why(t: Multiverse, seat: int, ask: Ask | None, name: str, arguments: tuple[Any, ...]) -> str | None:
    """MM-4.4 MM-4.16 MM-4.18 MM-4.33 The reason code of a refused move, or None where the kernel's own will do."""
    if ask is None:
        return None
    if ask.name == "bet" and name == "bet" and len(arguments) == 1 and type(arguments[0]) is tuple:
        return why_not_bet(t, seat, arguments[0])
    if ask.name == "exchange":
        return why_not_exchange(t, seat, name, arguments)
    return None


def why_not_bet(t: Multiverse, seat: int, cards: tuple[Any, ...]) -> str | None:
    """MM-4.4 MM-7.3 Unknown, repeated, not in hand, empty, sitting out."""
    if not all(type(card) is str and in_game(t, card) for card in cards):
        return "unknown_card"
    if len(set(cards)) < len(cards):
        return "card_repeated"
    if not set(cards) <= set(t.hand[seat]):
        return "card_not_in_hand"
    return "sit_out_not_allowed" if cards else "bet_empty"


def in_game(t: Multiverse, card: str) -> bool:
    """Does this card take part in this game, wherever it is?"""
    if card == BLUFF:
        return t.options.bluff_cards
    return card in COINS[: t.options.coins] or any(card in NOTES[code] for code in CODES if code not in t.removed)


def why_not_exchange(t: Multiverse, seat: int, name: str, arguments: tuple[Any, ...]) -> str | None:
    """MM-4.16 MM-4.18 Naming cards, an unknown pile, or a seat that cannot be swapped with."""
    if name not in ("take", "swap", "keep"):
        return None
    if len(arguments) > (0 if name == "keep" else 1):
        return "partial_exchange"
    if name == "take":
        return "unknown_pile"
    if not t.options.swaps:
        return "swaps_off"
    if len(arguments) != 1 or type(arguments[0]) is not int or not 0 <= arguments[0] < t.seats:
        return "unknown_seat"
    return "target_is_self" if arguments[0] == seat else "target_has_no_bet"
