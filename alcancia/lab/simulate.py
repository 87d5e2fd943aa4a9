"""Play many games and count."""

import gc
import time
from typing import Any

from alcancia.bots import play_out
from alcancia.lab.series import Progress, Series, spread, winners
from alcancia.lab.work import GC_SELDOM


def simulate(series: Series, games: int, progress: Progress | None = None) -> dict[str, Any]:
    """Play `games` games; decisions, speed, scores, rounds, and who won, by seat and by bot."""
    series = series.seated()
    players, names = series.players(), series.bots
    decisions, rounds = 0, []
    scores: list[list[int]] = [[] for _ in names]
    wins = [0.0] * len(names)
    gc.set_threshold(GC_SELDOM)
    began = time.process_time()
    for number in range(games):
        table = series.table(number)
        decisions += play_out(table, players, series.lucks(number))
        rounds.append(table.state.period)
        for row in table.standings():
            scores[row["seat"]].append(row["score"])
        for seat in (won := winners(table.worths())):
            wins[seat] += 1 / len(won)
        if progress is not None:
            progress(number + 1, games)
    seconds = time.process_time() - began
    by_bot = {name: [seat for seat, bot in enumerate(names) if bot == name] for name in dict.fromkeys(names)}
    return {
        **series.to_json(),
        "games": games,
        "decisions": decisions,
        "seconds": round(seconds, 3),
        "decisions_per_second": round(decisions / seconds) if seconds else 0,
        "rounds": spread(rounds),
        "scores": spread([score for seat in scores for score in seat]),
        "win_share_by_seat": [round(share / games, 4) for share in wins],
        "win_share_by_bot": {name: round(sum(wins[seat] for seat in seats) / games, 4) for name, seats in by_bot.items()},
        "scores_by_bot": {name: spread([score for seat in seats for score in scores[seat]]) for name, seats in by_bot.items()},
    }
