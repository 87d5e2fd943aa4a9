"""What those who search have to know about Multiverse Money."""

from collections.abc import Sequence

from alcancia.games.common.seat_view import SeatView
from alcancia.games.common.thinking import Thinking
from alcancia.kernel import Luck, MoveValue

from ..content import BLUFF
from ..state import LEFT, RIGHT, Multiverse, game
from .baseline import with_bluff
from .betting import Weighing, expected_bets
from .valuation import COIN_MARK, FADING, HANDFULS, PATIENCE, POINT, face, in_handfuls, promises

FIRST = 12
OF_A_SIZE = 3
"""Of the bets of one size only the best few are among the first, so that high and low ones are there even if few can be tried."""


def proposals(sight: SeatView, luck: Luck) -> Sequence[MoveValue]:
    """The bets that should bring most, first a few of each size and sitting out, then all others that come to mind."""
    if sight.ask.name == "exchange":
        return ()
    view = sight.bot_view
    hand, weighing = view["table"]["hand"], Weighing(view, expected_bets(view))
    first: list[MoveValue] = []
    others: list[MoveValue] = []
    sizes: dict[int, int] = {}
    for bet in sorted(weighing.bets(), reverse=True):
        size = bet[2].bit_count()
        sizes[size] = sizes.get(size, 0) + 1
        found = first if sizes[size] <= OF_A_SIZE and len(first) < FIRST else others
        found.append(with_bluff(hand, weighing.cards_of(bet), luck))
    return [*first, ("bet", (BLUFF,)), *others]


def measures(t: Multiverse, seat: int) -> dict[str, int]:
    """What the hand promises, how strong its best handfuls are and who else wants their cards, and the points of the match so far."""
    options, place_of = t.options, range(HANDFULS - 1)
    later = 0.0 if t.last_round else PATIENCE + FADING * len(t.deck) / max(1, t.deck_start)
    promise = promises(options.full_line, options.fee, options.set_bonus, options.coin_points, later)
    hands = [in_handfuls(t.hand[who] + t.front[who]) for who in range(t.seats)]
    mine, still = hands.pop(seat), in_handfuls((*t.deck, *t.pile[LEFT], *t.pile[RIGHT]))
    best, second, third, *_ = sorted(place_of, key=lambda place: -promise[mine[place]])
    found = {"promise": sum([promise[handful] for handful in mine]) // POINT, "coins": mine[-1] // COIN_MARK, "total": t.match_totals[seat]}
    found["money"] = sum([face(mine[place]) for place in place_of])
    found["whole"] = sum([face(mine[place]) >= options.full_line for place in place_of])
    for name, place in (("best", best), ("second", second), ("third", third)):
        found[name] = promise[mine[place]] // POINT
        found[f"{name}_wanted"] = sum([face(hand[place]) for hand in hands])
        found[f"{name}_open"] = face(still[place])
    return found


game.thinking = Thinking(periods=1, proposals=proposals, measures=measures)
