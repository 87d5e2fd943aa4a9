"""El Plan measured: what its balance figures are, time to work out options, speed of random play.

python -m bench.balance play elplan --seats 4 --games 5000 --bots baseline --options level=3 --into FILE
python -m bench.elplan options --games 5000
python -m bench.elplan speed --games 500
"""

import argparse
import gc
import time
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from alcancia.bots import find_bot, play_out
from alcancia.games import find
from alcancia.games.elplan.content import SHEETS
from alcancia.games.elplan.state import ElPlan, ideas
from alcancia.kernel import Ask, Fact, Luck, Sealed, Table
from bench.probe import Probe, Seen

GAME = find("elplan")
LED_AFTER = 6
"""Who leads after this period, does that seat win?"""
SUSPECT = 500_000
"""Nanoseconds after which a measurement is repeated: the machine may have looked elsewhere."""


# ── balance ──────────────────────────────────────────────────────────────────


class Balance(Probe):
    """Points and what they are made of; leads and markets."""

    def __init__(self, table: Table, sitting: Sequence[str]) -> None:
        super().__init__(table, sitting)
        assert isinstance(table.state, ElPlan)
        self.t = table.state
        self.first = self.t.turn_seat
        self.first_idea = [0] * self.t.seats
        self.leaders: list[int] = []

    def passed(self, period: int) -> None:
        """Who has had an idea, and who leads half-way."""
        made = [ideas(self.t, seat) for seat in range(self.t.seats)]
        self.first_idea = [when or (period if count else 0) for when, count in zip(self.first_idea, made, strict=True)]
        if period == LED_AFTER:
            self.leaders = [seat for seat, count in enumerate(made) if count == max(made)]

    def seen(self, facts: Sequence[Fact]) -> Iterator[Seen]:
        """Points by plan and by part, how the lead went, and what only facts tell."""
        rows = sorted(self.table.standings(), key=lambda row: row["seat"])
        scores = [row["score"] for row in rows]
        winners = [row["seat"] for row in rows if row["rank"] == 1]
        yield from self.scores(self.places(self.first), winners, scores)
        yield "best - worst", max(scores) - min(scores)
        yield "tie on points", scores.count(max(scores)) > 1
        for row in rows:
            for part in row["parts"]:
                yield part["part"], part["n"]
            yield "no idea", not self.first_idea[row["seat"]]
            yield "2 points or fewer", row["score"] <= 2
            if when := self.first_idea[row["seat"]]:
                yield "first idea in period", when
            kind = SHEETS[self.t.business[row["seat"]].plan].type
            yield f"{kind}: points", row["score"]
            yield f"{kind}: wins", row["seat"] in winners
        if len(self.leaders) == 1:
            yield "sole leader after 6 wins", self.leaders[0] in winners
        keys = [fact.key for fact in facts]
        yield "exports", keys.count("exported")
        yield "benefits lost", keys.count("benefit_lost")
        yield "products bought", sum(sum(fact.args["products"].values()) for fact in facts if fact.key in ("bought", "imported"))


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


def options(first: int, games: int, given: dict[str, Any]) -> None:
    """How long questions, samples and checks take on random play, at worst and on average; all player counts take turns."""
    found: dict[str, list[int]] = defaultdict(list)
    gc.disable()
    for number in range(first, first + games):
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


def main() -> None:
    """Which measurement."""
    parser = argparse.ArgumentParser(prog="python -m bench.elplan", description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("what", choices=("options", "speed"))
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--first", type=int, default=0, help="number of the first game")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--level", type=int, default=1)
    asked = parser.parse_args()
    if asked.what == "options":
        options(asked.first, asked.games, {"level": asked.level})
    else:
        speed(asked.games, asked.seats)


if __name__ == "__main__":
    main()
