"""El Plan measured: balance of many games, time to work out options, speed of random play.

python -m bench.elplan balance --seats 4 --games 5000 --bots baseline --options level=3
python -m bench.elplan options --games 5000
python -m bench.elplan speed --games 500
"""

import argparse
import gc
import json
import time
from collections import defaultdict
from collections.abc import Callable, Sequence
from typing import Any

from alcancia.bots import Sight, find_bot, play_out
from alcancia.games import find
from alcancia.games.elplan.prints import SHEETS
from alcancia.games.elplan.table import ElPlan, ideas
from alcancia.kernel import Ask, Luck, Sealed, Table

GAME = find("elplan")
LED_AFTER = 6
"""Who leads after this period, does that seat win?"""
TOLD = 200
"""In so many of the games facts are kept, to count what only facts tell."""
SUSPECT = 500_000
"""Nanoseconds after which a measurement is repeated: the machine may have looked elsewhere."""


# ── balance ──────────────────────────────────────────────────────────────────


class Tally:
    """What many games add up to."""

    def __init__(self, seats: int, bots: Sequence[str]) -> None:
        self.seats, self.bots = seats, bots
        self.sums: dict[str, float] = defaultdict(float)
        self.counts: dict[str, int] = defaultdict(int)
        self.points: list[int] = []
        self.order_wins = [0.0] * seats
        self.games = 0

    def add(self, name: str, value: float) -> None:
        """One more value of a mean."""
        self.sums[name] += value
        self.counts[name] += 1

    def play(self, seed: str, options: dict[str, Any]) -> None:
        """One game."""
        table = Table.set_up(GAME, seats=self.seats, seed=seed, options=options, quiet=self.games >= TOLD, hashing=False)
        t = table.state
        assert isinstance(t, ElPlan)
        players = [find_bot(GAME, self.bots[seat % len(self.bots)]) for seat in range(self.seats)]
        lucks = [Luck(f"{seed}/{seat}") for seat in range(self.seats)]
        began, period, leaders = t.turn_seat, 0, [-1]
        first = [0] * self.seats
        while table.asked:
            seat = next(iter(table.asked))
            assert table.play(seat, players[seat](Sight(table, seat), lucks[seat]))
            self.sums["decisions"] += 1
            if t.period != period or table.over:
                made = [ideas(t, seat) for seat in range(self.seats)]
                first = [when or (period if count else 0) for when, count in zip(first, made, strict=True)]
                if period == LED_AFTER:
                    leaders = [seat for seat, count in enumerate(made) if count == max(made)]
                period = t.period
        self.games += 1
        self.count(table, t, began, first, leaders)

    def count(self, table: Table, t: ElPlan, began: int, first: list[int], leaders: list[int]) -> None:
        """What one game adds."""
        rows = table.standings()
        scores = [row["score"] for row in rows]
        winners = [row["seat"] for row in rows if row["rank"] == 1]
        self.points += scores
        self.add("best - worst", max(scores) - min(scores))
        self.add("tie on points", scores.count(max(scores)) > 1)
        for seat in winners:
            self.order_wins[(seat - began) % self.seats] += 1 / len(winners)
        for row in rows:
            seat, won = row["seat"], (row["seat"] in winners) / len(winners)
            for part in row["parts"]:
                self.add(part["part"], part["n"])
            self.add("no idea", not first[seat])
            self.add("2 points or fewer", row["score"] <= 2)
            if first[seat]:
                self.add("first idea in period", first[seat])
            for name in (SHEETS[t.business[seat].plan].type, self.bots[seat % len(self.bots)]):
                self.add(f"{name}: points", row["score"])
                self.add(f"{name}: share of wins", won * self.seats)
        if len(leaders) == 1 and leaders[0] >= 0:
            self.add("sole leader after 6 wins", (leaders[0] in winners) / len(winners))
        if table.facts:
            keys = [fact.key for fact in table.facts]
            self.add("exports", keys.count("exported"))
            self.add("benefits lost per seat", keys.count("benefit_lost") / self.seats)
            bought = [sum(fact.args["products"].values()) for fact in table.facts if fact.key in ("bought", "imported")]
            self.add("products bought per seat", sum(bought) / self.seats)

    def report(self) -> dict[str, Any]:
        """Means, the spread of points, and wins by place in the first order of play."""
        mean = sum(self.points) / len(self.points)
        deviation = (sum((score - mean) ** 2 for score in self.points) / len(self.points)) ** 0.5
        return {
            "games": self.games,
            "seats": self.seats,
            "points": round(mean, 2),
            "sd": round(deviation, 2),
            "decisions per seat": round(self.sums["decisions"] / self.games / self.seats, 1),
            "wins by first order": [round(wins / self.games * self.seats, 2) for wins in self.order_wins],
            **{name: round(self.sums[name] / self.counts[name], 3) for name in self.counts},
        }


def balance(seats: int, games: int, bots: Sequence[str], options: dict[str, Any], seed: str, every: int = 250) -> None:
    """Play, and print what it adds up to now and then."""
    tally = Tally(seats, bots)
    for number in range(games):
        tally.play(f"{seed}/{number}", options)
        if tally.games % every == 0 or tally.games == games:
            print(json.dumps({"bots": list(bots), "options": options, **tally.report()}), flush=True)


# ── options and speed ────────────────────────────────────────────────────────


def timed(found: dict[str, list[int]], name: str, fn: Callable[..., Any], *args: Any) -> Any:
    """Call, and note how long it took; a suspicious figure is the best of four."""
    began = time.thread_time_ns()
    result = fn(*args)
    took = time.thread_time_ns() - began
    for _ in range(3 if took > SUSPECT else 0):
        began = time.thread_time_ns()
        fn(*args)
        took = min(took, time.thread_time_ns() - began)
    found[name].append(took)
    return result


def options(games: int, given: dict[str, Any]) -> None:
    """How long questions, samples and checks take on random play, at worst and on average; all player counts take turns."""
    found: dict[str, list[int]] = defaultdict(list)
    gc.disable()
    for number in range(games):
        seats = GAME.seats[number % len(GAME.seats)]
        table = Table.set_up(GAME, seats=seats, seed=f"options/{number}", options=given, quiet=True)
        luck = Luck(f"options/{number}")
        serial = -1
        while table.asked:
            seat, ask = next(iter(table.asked.items()))
            if table.state.serial != serial:
                serial = table.state.serial
                name, args, _ = table.state.agenda[-1]
                again = timed(found, f"question {name}", GAME.steps[name][1], table.state, *args)
                if isinstance(again, Sealed):
                    for other in again.seats:
                        timed(found, f"options {name}", again.of, other)
                assert isinstance(again, Sealed | Ask)
            move = timed(found, f"sample {ask.name}", ask.sample, luck)
            assert timed(found, f"check {ask.name}", ask.contains, move)
            table.play(seat, move)
        gc.collect()
    for name, took in sorted(found.items(), key=lambda item: -max(item[1])):
        print(f"{name:24} {len(took):9} times  mean {sum(took) / len(took) / 1e3:7.1f} us  max {max(took) / 1e6:7.3f} ms")


def speed(games: int, seats: int) -> None:
    """Decisions a second on random play."""
    random = find_bot(GAME, "random")
    began, decisions = time.process_time(), 0
    for number in range(games):
        table = Table.set_up(GAME, seats=seats, seed=f"speed/{number}", quiet=True)
        decisions += play_out(table, [random] * seats, [Luck(f"speed/{number}/{seat}") for seat in range(seats)])
    print(f"{decisions} decisions, {decisions / (time.process_time() - began):.0f} a second")


def value_of(text: str) -> Any:
    """An option's value as it is typed."""
    return {"true": True, "false": False}.get(text, int(text) if text.lstrip("-").isdecimal() else text)


def main() -> None:
    """Which measurement."""
    parser = argparse.ArgumentParser(prog="python -m bench.elplan", description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("what", choices=("balance", "options", "speed"))
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--bots", default="baseline")
    parser.add_argument("--options", nargs="*", default=[])
    parser.add_argument("--seed", default="balance")
    asked = parser.parse_args()
    given = {name: value_of(value) for name, _, value in (pair.partition("=") for pair in asked.options)}
    if asked.what == "balance":
        balance(asked.seats, asked.games, asked.bots.split(","), given, asked.seed)
    elif asked.what == "options":
        options(asked.games, given)
    else:
        speed(asked.games, asked.seats)


if __name__ == "__main__":
    main()
