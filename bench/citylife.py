"""City Life measured: the balance figures of its rulebook, and the speed of random play with trading on.

python -m bench.citylife balance --seats 4 --games 5000 --bots baseline --options rules=advanced
python -m bench.citylife speed --games 60
"""

import argparse
import json
import time
from collections import Counter
from collections.abc import Sequence
from typing import Any

from alcancia.bots import find_bot, play_out
from alcancia.games import find
from alcancia.games.citylife.table import CityLife, net_worth
from alcancia.kernel import Fact, Luck, Table
from bench.kernel import scaled

GAME = find("citylife")
TOLD = 300
"""In so many games facts are kept, to count what only facts tell."""
SOLD = ("share_sold", "deed_sold", "asset_taken", "bid")


class Tally:
    """What many games of the same bots add up to; bots change seats from game to game."""

    def __init__(self, seats: int, bots: Sequence[str], options: dict[str, Any]) -> None:
        self.seats, self.options = seats, options
        self.bots = [bots[seat % len(bots)] for seat in range(seats)]
        self.rounds: list[int] = []
        self.worth: list[int] = []
        self.places: Counter[int] = Counter()
        self.wins: Counter[str] = Counter()
        self.richest: Counter[str] = Counter()
        self.happened: Counter[str] = Counter()
        self.in_games: Counter[str] = Counter()
        self.decisions = 0

    def play(self, seed: str, told: bool) -> None:
        """One game."""
        shift = len(self.rounds) % self.seats
        sitting = [self.bots[(seat + shift) % self.seats] for seat in range(self.seats)]
        table = Table.set_up(GAME, seats=self.seats, seed=seed, options=self.options, quiet=not told, hashing=False)
        lucks = [Luck(f"{seed}/{seat}") for seat in range(self.seats)]
        self.decisions += play_out(table, [find_bot(GAME, name) for name in sitting], lucks)
        t = table.state
        assert isinstance(t, CityLife)
        self.rounds.append(t.period)
        worth = [net_worth(t, seat) for seat in range(self.seats)]
        self.worth += worth
        for seat in t.winners:
            self.places[t.order.index(seat)] += 1
            self.wins[sitting[seat]] += 1
        for seat in range(self.seats):
            self.richest[sitting[seat]] += worth[seat] == max(worth)
        seen = count(table.facts)
        self.happened += seen
        self.in_games.update(seen.keys())

    def figures(self) -> dict[str, Any]:
        """Everything as plain data; shares in percent of the games."""
        games, told = len(self.rounds), min(TOLD, len(self.rounds))
        return {
            "games": games,
            "rounds": spread(self.rounds),
            "decisions": round(self.decisions / games, 1),
            "net_worth": spread(self.worth),
            "wins_by_place": [round(100 * self.places[place] / games, 1) for place in range(self.seats)],
            "wins_by_bot": {name: round(100 * number / games, 1) for name, number in self.wins.items()},
            "richest_by_bot": {name: round(100 * number / games, 1) for name, number in self.richest.items()},
            "per_game": {name: round(number / told, 2) for name, number in sorted(self.happened.items())},
            "in_percent_of_games": {name: round(100 * number / told, 1) for name, number in sorted(self.in_games.items())},
        }


def count(facts: Sequence[Fact]) -> Counter[str]:
    """What happened how often; sales while a debt was open count as forced."""
    seen: Counter[str] = Counter()
    debtor: int | None = None
    for fact in facts:
        args = fact.args
        match fact.key:
            case "paid":
                seen[f"paid {args['reason']}"] += 1
                seen["forced_sale"] += debtor is not None and args["to"] == debtor and args["reason"] in SOLD
            case "debt":
                debtor = args["seat"]
            case "debt_paid" | "debt_short" | "debt_not_covered":
                debtor = None
            case "path_entered":
                seen[f"path {args['path']}"] += 1
            case "deed_bought":
                seen[f"bought {args['deed'][0]}"] += 1
        seen[fact.key] += 1
    return +seen


def spread(values: Sequence[int]) -> list[int]:
    """10 percent, median, 90 percent, greatest."""
    ordered = sorted(values)
    return [*[ordered[min(len(ordered) - 1, len(ordered) * part // 100)] for part in (10, 50, 90)], ordered[-1]]


def balance(seats: int, games: int, bots: Sequence[str], options: dict[str, Any]) -> dict[str, Any]:
    """The figures of so many games."""
    tally = Tally(seats, bots, options)
    for number in range(games):
        tally.play(f"balance/{number}", number < TOLD)
    return tally.figures()


def speed(games: int) -> dict[str, Any]:
    """Decisions per second of random play: Advanced, four seats, trading on; also scaled as the kernel's bench does."""

    def run() -> float:
        done, began = 0, time.process_time()
        for number in range(games):
            table = Table.set_up(GAME, seats=4, seed=str(number), options={"rules": "advanced"}, quiet=True)
            done += play_out(table, [find_bot(GAME, "random")] * 4, [Luck(f"{number}/{seat}") for seat in range(4)])
        return done / (time.process_time() - began)

    raw, norm = scaled(run)
    return {"decisions_per_second": round(raw), "scaled": round(norm)}


def value(text: str) -> Any:
    """A rule option's value as typed."""
    return {"true": True, "false": False}.get(text, int(text) if text.isdecimal() else text)


def main() -> None:
    """Measure and print as JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("balance", "speed"))
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--bots", default="baseline")
    parser.add_argument("--options", nargs="*", default=[])
    asked = parser.parse_args()
    if asked.what == "speed":
        print(json.dumps(speed(asked.games)))
    else:
        options = {name: value(text) for name, _, text in (pair.partition("=") for pair in asked.options)}
        print(json.dumps(balance(asked.seats, asked.games, asked.bots.split(","), options), indent=1))


if __name__ == "__main__":
    main()
