"""What a seat has, shown before and after an exchange (section 13)."""

from .scoring import score_of
from .state import Multiverse, game

game.previewed("take", "swap", "keep")


def figures(t: Multiverse, seat: int) -> dict[str, int]:
    """MM-7.4 Cards in hand and in front and, unless an option hides it, the score if the game ended now."""
    counts = {"hand": len(t.hand[seat]), "bet": len(t.front[seat])}
    return counts | {"score": score_of(t.options, t.hand[seat] + t.front[seat])} if t.options.score_preview else counts
