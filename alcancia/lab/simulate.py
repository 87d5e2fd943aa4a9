"""Play many games and count."""

import gc
import time
from collections.abc import Callable, Mapping, Sequence
from itertools import cycle, islice
from typing import Any

from alcancia.bots import find_bot, play_out
from alcancia.games import find
from alcancia.kernel import Luck, Table, Unplayable

Progress = Callable[[int, int], None]
GC_SELDOM = 100_000
QUANTILES = (5, 25, 50, 75, 95)


def seated(id: str, seats: int | None, bots: Sequence[str]) -> tuple[int, list[str]]:
    """How many seats, and which bot sits where: those named, over and over."""
    game = find(id)
    number = seats if seats is not None else max(game.seats[0], len(bots))
    if number not in game.seats:
        raise Unplayable("bad_player_count")
    if len(bots) > number:
        raise Unplayable("too_many_bots", bots=len(bots), seats=number)
    return number, list(islice(cycle(bots or ["random"]), number))


def simulate(
    id: str,
    *,
    games: int,
    bots: Sequence[str] = ("random",),
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    seed: str = "0",
    progress: Progress | None = None,
) -> dict[str, Any]:
    """Play `games` games; decisions, speed, scores, rounds, and who won, by seat and by bot."""
    game = find(id)
    number, names = seated(id, seats, bots)
    players = [find_bot(game, name) for name in names]
    decisions, rounds = 0, []
    scores: list[list[int]] = [[] for _ in range(number)]
    wins = [0.0] * number
    # Games leave no reference cycles behind, so looking for them often is time lost.
    gc.set_threshold(GC_SELDOM)
    began = time.process_time()
    for count in range(games):
        table = Table.set_up(game, seats=number, seed=f"{seed}/{count}", options=options, quiet=True)
        decisions += play_out(table, players, [Luck(f"{seed}/{count}/{seat}") for seat in range(number)])
        rounds.append(table.state.period)
        rows = table.standings()
        winners = [row["seat"] for row in rows if row.get("winner", row["rank"] == 1)]
        for row in rows:
            scores[row["seat"]].append(row["score"])
        for seat in winners:
            wins[seat] += 1 / len(winners)
        if progress is not None:
            progress(count + 1, games)
    seconds = time.process_time() - began
    by_bot = {name: [score for seat in range(number) if names[seat] == name for score in scores[seat]] for name in dict.fromkeys(names)}
    return {
        "game": id,
        "games": games,
        "seats": number,
        "bots": names,
        "options": dict(options or {}),
        "seed": seed,
        "decisions": decisions,
        "seconds": round(seconds, 3),
        "decisions_per_second": round(decisions / seconds) if seconds else 0,
        "rounds": spread(rounds),
        "scores": spread([score for seat in scores for score in seat]),
        "win_share_by_seat": [round(share / games, 4) for share in wins],
        "win_share_by_bot": {name: round(sum(wins[seat] for seat in range(number) if names[seat] == name) / games, 4) for name in by_bot},
        "scores_by_bot": {name: spread(found) for name, found in by_bot.items()},
    }


def spread(values: Sequence[int]) -> dict[str, Any]:
    """Mean, standard deviation, extremes and quantiles."""
    ordered = sorted(values)
    mean = sum(ordered) / len(ordered)
    variance = sum((value - mean) ** 2 for value in ordered) / len(ordered)
    quantiles = {f"p{percent}": ordered[min(len(ordered) - 1, len(ordered) * percent // 100)] for percent in QUANTILES}
    return {"mean": round(mean, 2), "sd": round(variance**0.5, 2), "min": ordered[0], "max": ordered[-1], **quantiles}
