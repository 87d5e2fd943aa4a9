"""Section 7: what a table may agree on before the game."""

from typing import Annotated, Final

import msgspec

from alcancia.kernel import Choice, Flag, Refused, Whole, Words

from .content import CARDS, CODES, COINS, MONEY

DECK: Final = "deck"
"""The dealer's name for the stream of cards that leave the deck."""


class Options(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """MM-7.0 What a table may agree on before the game; the printed figures are the defaults."""

    games_in_match: Annotated[int, Whole(1, 10, default=1)]
    removal: Annotated[str, Choice(("random", "chosen"), default="random")]
    removed: Annotated[tuple[str, ...], Words(CODES, others=True)]
    currencies: Annotated[int, Whole(lambda seats: seats + 1, len(CODES), default=lambda seats: seats + 2)]
    hand_size: Annotated[int, Whole(4, 8, default=6)]
    pile_size: Annotated[int, Whole(3, 5, default=4)]
    coins: Annotated[int, Whole(0, len(COINS), default=len(COINS))]
    bluff_cards: Annotated[bool, Flag(default=True)]
    sit_out: Annotated[bool, Flag(default=True, live=True)]
    bet_counts: Annotated[str, Choice(("shown", "hidden"), default="shown", live=True)]
    swaps: Annotated[bool, Flag(default=True, live=True)]
    tie_break: Annotated[str, Choice(("lowest_serial", "fewest_cards"), default="lowest_serial", live=True)]
    full_line: Annotated[int, Whole(100, 300, default=200, step=10, live=True)]
    fee: Annotated[int, Whole(0, 200, default=100, step=10, live=True)]
    set_bonus: Annotated[int, Whole(0, 200, default=100, step=10, live=True)]
    coin_points: Annotated[int, Whole(0, 50, default=10, step=10, live=True)]
    stall_limit: Annotated[int, Whole(1, 500, default=5)]
    card_memory: Annotated[bool, Flag(default=False, live=True)]
    open_hands: Annotated[bool, Flag(default=False, live=True)]
    score_preview: Annotated[bool, Flag(default=True, live=True)]
    draws: Annotated[tuple[str, ...], Words(CARDS, most=len(CARDS), secret=True, ordered=True)] = ()


GROUPS: Final[dict[str, tuple[str, ...]]] = {
    "match": ("games_in_match", "stall_limit"),
    "deck": ("currencies", "removal", "removed", "coins", "draws"),
    "deal": ("hand_size", "pile_size"),
    "bets": ("bluff_cards", "sit_out", "bet_counts", "tie_break"),
    "exchange": ("swaps",),
    "scoring": ("full_line", "fee", "set_bonus", "coin_points"),
    "seen": ("open_hands", "card_memory", "score_preview"),
}  # fmt: skip
"""The options under the rulebook's headings, in the order people are shown them."""


PRESETS: Final[dict[str, dict[str, object]]] = {
    "open_table": {"open_hands": True, "card_memory": True},
    "no_bluff": {"bluff_cards": False, "swaps": False},
    "dear_exchange": {"fee": 200, "set_bonus": 50},
}


def check_options(options: Options, seats: int) -> Refused | None:
    """MM-7.1 Together the options must leave enough deck for one full refill of both piles."""
    wanted = len(CODES) - options.currencies if options.removal == "chosen" else 0
    known = [code for code in options.removed if code in CODES]
    if len(options.removed) != wanted or len(set(known)) != wanted:
        return Refused("removed_mismatch", {"option": "removed", "other": "currencies"})
    cards = len(MONEY.values) * options.currencies + options.coins
    if cards - seats * options.hand_size - 2 * options.pile_size < 2 * options.pile_size:
        return Refused("not_enough_cards", {"option": "hand_size", "other": "currencies"})
    return None


def needs_trainer(options: Options) -> str | None:
    """MM-7.1 Only a trainer may lay out the deck."""
    return "draws" if options.draws else None


def script(options: Options) -> list[tuple[str, str]]:
    """MM-7.1 The cards a trainer wants to come first, from the deal on; one that cannot come is passed over."""
    return [(DECK, card) for card in options.draws]
