"""Multiverse Money: the table, and the book its chapters are written into."""

from dataclasses import field
from typing import Final

from alcancia.kernel import Game, State, plain

from .content import MONEY
from .options import DECK, GROUPS, PRESETS, Options

__all__ = ["DECK", "LEFT", "PILES", "RIGHT", "Multiverse", "Options", "game"]


@plain
class Multiverse(State):
    """The whole position. `period` is the round's number. Sets of cards are tuples in serial order."""

    options: Options
    game_no: int = 0
    match_totals: list[int] = field(default_factory=list)
    scores: tuple[tuple[int, ...], ...] = ()
    removed: tuple[str, ...] = ()
    deck: tuple[str, ...] = ()
    deck_start: int = 0
    pile: dict[str, tuple[str, ...]] = field(default_factory=dict)
    hand: list[tuple[str, ...]] = field(default_factory=list)
    front: list[tuple[str, ...]] = field(default_factory=list)
    stake: list[int] = field(default_factory=list)
    unseen: list[tuple[str, ...]] = field(default_factory=list)
    sat_out: tuple[bool, ...] = ()
    acted: tuple[int, ...] = ()
    swapped_by: int | None = None
    last_round: bool = False
    stall: int = 0
    history: tuple[tuple[int, ...], ...] = ()


LEFT: Final = "left"
RIGHT: Final = "right"
PILES: Final = (LEFT, RIGHT)

game: Final = Game(
    "multiverse", version="1", seats=range(3, 6), state=Multiverse, options=Options, content=MONEY, presets=PRESETS, groups=GROUPS,
    codes={"already_answered": "already_bet"},
    reasons=(
        "removed_mismatch", "not_enough_cards", "already_bet", "bet_empty", "sit_out_not_allowed", "unknown_card", "card_not_in_hand",
        "card_repeated", "unknown_pile", "unknown_seat", "target_is_self", "target_has_no_bet", "swaps_off", "partial_exchange",
    ),
    looks=("colour", "glyph"), counts=("hand", "bet"),
    content_was=("7a1bdb1996ae2522",),
    levels=(
        "place", "score_before", "hand", "score_now", "fee_now", "top_two_percent", "held_oll", "held_fle", "held_ela", "held_ink",
        "held_cru", "held_spi", "held_yaw",
    ),
    moments=("bets_swapped", "turn_tied", "deck_exhausted", "last_round_announced"),
    titles=("match", "game", "setup", "round", "bet", "reveal", "exchange", "refill", "score"),
    message_kinds={
        "cards": "card", "card": "card", "given": "card", "taken": "card", "left": "card", "right": "card",
        "pile": "pile", "removed": "currency", "currency": "currency",
    },
    move_parts={"bet": ("cards",)},
)  # fmt: skip
