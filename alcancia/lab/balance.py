"""What a series shows about a game: whether it matters who begins, how long it takes, how far apart people end, what they choose."""

from collections import Counter, defaultdict
from collections.abc import Mapping
from typing import Any

from alcancia.bots import SeatView
from alcancia.kernel import MoveValue, Refused
from alcancia.lab.series import Progress, Series, spread, winners

ANYTIME = "anytime"
"""The heading for moves that nobody asked for."""


MOST_LISTED = 200
"""So many options of a question are looked at: enough for every card that can lie open; where there are more, they are sums and sets."""


class Watched:
    """One game as it is played: in which order seats were first asked, what was open to them, and what was chosen."""

    def __init__(self, series: Series, number: int, chosen: Mapping[str, Counter[str]], offered: Mapping[str, Counter[str]]) -> None:
        self.table, self.decisions = series.table(number), 0
        self.order: dict[int, None] = {}
        players, lucks = series.players(), series.lucks(number)
        while asked := self.table.asked:
            seat, ask = next(iter(asked.items()))
            offered[ask.name].update({words(option) for option in ask.enumerate(MOST_LISTED)})
            move = players[seat](SeatView(self.table, seat), lucks[seat]) if seat >= 0 else ask.otherwise()
            chosen[ask.name if ask.named(str(move[0])) is not None else ANYTIME][words(move)] += 1
            if len(asked) == 1:
                self.order.setdefault(seat)
            played = self.table.play(seat, move)
            assert not isinstance(played, Refused), (series, number, move, played)
            self.decisions += 1

    def place(self, seat: int) -> int:
        """Where a seat stood in the order; those who were never asked alone stand behind."""
        order = [*self.order, *(other for other in range(self.table.state.seats) if other not in self.order)]
        return order.index(seat)


def words(move: MoveValue) -> str:
    """A move by name, with what it names; sums and sets are left out, there are too many of them."""
    return " ".join(part if isinstance(part, str) else part[0] for part in move if isinstance(part, str) or names_one(part))


def names_one(part: object) -> bool:
    """Is it one card or place with its terms?"""
    return type(part) is tuple and len(part) > 1 and isinstance(part[0], str) and not any(isinstance(more, str) for more in part[1:])


def balance(series: Series, games: int, progress: Progress | None = None) -> dict[str, Any]:
    """Play `games` games, everybody one seat further each time, and look at them."""
    series = series.seated()
    decisions, rounds, scores, leads, shared = [], [], [], [], 0
    places = [0.0] * len(series.bots)
    wins: Counter[str] = Counter()
    chosen: dict[str, Counter[str]] = defaultdict(Counter)
    offered: dict[str, Counter[str]] = defaultdict(Counter)
    for number in range(games):
        sitting = series.turned(number)
        game = Watched(sitting, number, chosen, offered)
        rows = game.table.standings()
        points = sorted((row["score"] for row in rows), reverse=True)
        decisions.append(game.decisions)
        rounds.append(game.table.state.period)
        scores += points
        leads.append(points[0] - points[-1])
        won = winners(game.table.worths())
        shared += len(won) > 1
        for seat in won:
            places[game.place(seat)] += 1 / len(won)
            wins[sitting.bots[seat]] += 1
        if progress is not None:
            progress(number + 1, games)
    seats_of = Counter(series.bots)
    return {
        **series.to_json(),
        "games": games,
        "decisions": spread(decisions),
        "rounds": spread(rounds),
        "scores": spread(scores),
        "best_to_worst": spread(leads),
        "shared_win_share": round(shared / games, 4),
        "win_share_by_place": [round(share / games, 4) for share in places],
        "wins_per_seat_by_bot": {bot: round(wins[bot] / seats / games, 4) for bot, seats in seats_of.items()},
        "choices": {question: shares(found) for question, found in sorted(chosen.items())},
        "never_chosen": {question: missed for question in sorted(offered) if (missed := unchosen(offered[question], chosen[question]))},
    }


def unchosen(offered: Counter[str], chosen: Counter[str]) -> dict[str, int]:
    """What lay open and nobody ever took, cards among it, and how often it lay there, the most frequent first."""
    return {name: times for name, times in offered.most_common() if name not in chosen}


def shares(found: Counter[str]) -> dict[str, float]:
    """How often each was chosen, the most frequent first."""
    return {name: round(count / found.total(), 4) for name, count in found.most_common()}
