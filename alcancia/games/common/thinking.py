"""What those who search have to know about a game beside its rules: how far to look, what to leave alone, and what is worth trying."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from alcancia.games.common.seat_view import SeatView
from alcancia.kernel import Luck, MoveValue


@dataclass(frozen=True, slots=True, kw_only=True)
class Thinking:
    """How a game is thought about. A game that says nothing is played out to its end, whatever is asked."""

    periods: int = 0
    """So many periods are played, then the position is judged; 0: to the end."""
    back: int | None = None
    """The same for the coach, who has more time and looks back; None: as those who play."""
    unsearched: frozenset[str] = frozenset()
    """Questions that no imagined world can answer, such as a quiz: what the sensible player knows is better."""
    knows: str = "baseline"
    """Whose knowledge those who think have where nothing can be tried out."""
    proposals: Callable[[SeatView, Luck], Sequence[MoveValue]] = lambda sight, luck: ()
    """Moves worth trying where there are too many to try them all, the most promising first."""
    measures: Callable[[Any, int], Mapping[str, int]] = lambda t, seat: {}
    """What a position is judged by beside its figures."""
