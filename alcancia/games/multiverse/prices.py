"""What an exchange costs and brings, shown before it is made (section 13)."""

from typing import Any

from alcancia.games.multiverse.scoring import score_of
from alcancia.games.multiverse.table import Multiverse, game


def brought(t: Multiverse, seat: int, got: tuple[str, ...]) -> dict[str, Any]:
    """MM-7.4 Cards given and got, and the score if the game ended then."""
    shown: dict[str, Any] = {"gives": len(t.front[seat]), "gets": len(got)}
    if t.options.score_preview:
        now, then = score_of(t.options, t.hand[seat] + t.front[seat]), score_of(t.options, t.hand[seat] + got)
        shown |= {"score": then, "change": then - now}
    return shown


@game.preview("take")
def of_take(t: Multiverse, seat: int, pile: str) -> dict[str, Any]:
    """MM-4.16 The whole bet for the whole pile."""
    return brought(t, seat, t.pile[pile])


@game.preview("swap")
def of_swap(t: Multiverse, seat: int, other: int) -> dict[str, Any]:
    """MM-4.16 The whole bet for another's whole bet."""
    return brought(t, seat, t.front[other])


@game.preview("keep")
def of_keep(t: Multiverse, seat: int) -> dict[str, Any]:
    """MM-4.16 The bet goes back to the hand: nothing is given."""
    return brought(t, seat, t.front[seat]) | {"gives": 0, "gets": 0}
