"""A tournament: bots against each other, everybody in every chair with the same luck, and a rating for each."""

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from typing import Any, Final

from alcancia.bots import find_bot, play_out
from alcancia.kernel import Luck, Unplayable
from alcancia.lab.rating import Ahead, interval, rated
from alcancia.lab.series import Progress, Series
from alcancia.shelf.own import find

USUAL_SEATS: Final = 4


def tournament(series: Series, games: int, progress: Progress | None = None) -> dict[str, Any]:
    """At least so many games: always whole deals, in which the same people play the same luck from every chair."""
    names = list(dict.fromkeys(series.bots))
    if len(names) < 2:
        raise Unplayable("too_few_bots", bots=len(names))
    allowed = find(series.game).seats
    seats = series.seats if series.seats is not None else min(max(USUAL_SEATS, allowed[0]), allowed[-1])
    if seats not in allowed or seats < 2:
        raise Unplayable("bad_player_count")
    for name in names:
        find_bot(find(series.game), name)
    luck, deals = Luck(f"{series.seed}/line-up"), []
    shares: dict[str, list[float]] = {name: [] for name in names}
    firsts: dict[str, float] = defaultdict(float)
    chairs: Counter[str] = Counter()
    count = -(-games // seats)
    for number in range(count):
        deal: dict[tuple[str, str], float] = defaultdict(float)
        line_up = lined_up(names, seats, chairs, luck)
        for turn in range(seats):
            sitting = Series(series.game, seats, line_up, series.options, series.seed).turned(turn)
            worths = played(sitting, number)
            for seat, name in enumerate(sitting.bots):
                others = [
                    (sitting.bots[other], worth) for other, worth in enumerate(worths) if other != seat and sitting.bots[other] != name
                ]
                for other, worth in others:
                    deal[name, other] += 1.0 if worths[seat] > worth else 0.5 if worths[seat] == worth else 0.0
                if others:
                    shares[name].append(
                        sum([1.0 if worths[seat] > worth else 0.5 * (worths[seat] == worth) for _, worth in others]) / len(others)
                    )
                firsts[name] += (worths[seat] == max(worths)) / worths.count(max(worths))
                chairs[name] += 1
            if progress is not None:
                progress(number * seats + turn + 1, count * seats)
        deals.append(deal)
    return {
        "game": series.game,
        "seats": seats,
        "bots": names,
        "options": dict(series.options),
        "seed": series.seed,
        "games": count * seats,
        "rows": rows(names, deals, shares, firsts, chairs, series.seed),
    }


def lined_up(names: Sequence[str], seats: int, chairs: Counter[str], luck: Luck) -> tuple[str, ...]:
    """Who plays a deal: those who have played least, and among these by lot; everybody once more before anybody twice."""
    chosen: list[str] = []
    while len(chosen) < seats:
        left = [name for name in names if name not in chosen] or list(names)
        least = min(chairs[name] + seats * chosen.count(name) for name in left)
        chosen.append(luck.choice([name for name in left if chairs[name] + seats * chosen.count(name) == least]))
    return tuple(chosen)


def played(sitting: Series, number: int) -> list[int]:
    """One game to its end: the worth of every seat."""
    table = sitting.table(number)
    play_out(table, sitting.players(), sitting.lucks(number))
    return table.worths()


def rows(
    names: Sequence[str],
    deals: Sequence[Ahead],
    shares: dict[str, list[float]],
    firsts: Mapping[str, float],
    chairs: Counter[str],
    seed: str,
) -> list[dict[str, Any]]:
    """One row for each bot, the strongest first."""
    found = []
    for name, (rating, low, high) in rated(deals, names, seed).items():
        share, error = interval(shares[name])
        found.append(
            {
                "bot": name,
                "rating": round(rating),
                "low": round(low),
                "high": round(high),
                "ahead": round(share, 4),
                "error": round(error, 4),
                "first": round(firsts[name] / chairs[name], 4),
                "games": chairs[name],
            }
        )
    return sorted(found, key=lambda row: -row["rating"])
