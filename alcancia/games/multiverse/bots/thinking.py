"""What those who search have to know about Multiverse Money."""

from collections.abc import Sequence

from alcancia.games.common.seat_view import SeatView
from alcancia.games.common.thinking import Thinking
from alcancia.kernel import Luck, MoveValue

from ..content import BLUFF
from ..state import Multiverse, game
from .baseline import with_bluff
from .betting import Weighing, expected_bets
from .valuation import FADING, PATIENCE, POINT, in_handfuls, promises

PROPOSED = 12
OF_A_SIZE = 3
"""Of the bets of one size only the best few are proposed, so that high and low ones are among them."""


def proposals(sight: SeatView, luck: Luck) -> Sequence[MoveValue]:
    """The bets that should bring most, of different sizes, and sitting out."""
    if sight.ask.name == "exchange":
        return ()
    view = sight.bot_view
    hand, weighing = view["table"]["hand"], Weighing(view, expected_bets(view))
    found: list[MoveValue] = []
    sizes: dict[int, int] = {}
    for bet in sorted(weighing.bets(), reverse=True):
        size = bet[2].bit_count()
        if sizes.get(size, 0) < OF_A_SIZE and len(found) < PROPOSED:
            sizes[size] = sizes.get(size, 0) + 1
            found.append(with_bluff(hand, weighing.cards_of(bet), luck))
    return [*found, ("bet", (BLUFF,))]


def measures(t: Multiverse, seat: int) -> dict[str, int]:
    """What the hand promises, the strongest handful, and how many points the match has brought so far."""
    options = t.options
    later = 0.0 if t.last_round else PATIENCE + FADING * len(t.deck) / max(1, t.deck_start)
    promise = promises(options.full_line, options.fee, options.set_bonus, options.coin_points, later)
    handfuls = sorted([promise[handful] for handful in in_handfuls(t.hand[seat] + t.front[seat])], reverse=True)
    return {"promise": sum(handfuls) // POINT, "best": handfuls[0] // POINT, "second": handfuls[1] // POINT, "total": t.match_totals[seat]}


game.thinking = Thinking(periods=1, proposals=proposals, measures=measures)
