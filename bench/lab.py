"""`python -m bench.lab [PAIRS]`: how fast the lab plays, and whether those who play on the same machine notice.

Of each game so many pairs of sensible games (the usual rules twice, the same luck) by one process, by two, and on a Ray cluster of this
machine where Ray is installed; then moves at tables with and without a lab behind them. Seconds are of the clock, so run it on a quiet
machine; beside them stands the processor's time, which other work disturbs less.
"""

import importlib.util
import os
import subprocess
import sys
import time
from typing import NamedTuple

from alcancia.games import GAMES
from alcancia.lab.compare import played
from alcancia.lab.lessons import seats_of
from alcancia.lab.series import Series
from alcancia.lab.work import Cluster, Cores, Hands, Here
from bench.server import fresh_folder, play, quick_loop, running

PAIRS = 200
ASKED = 1_000
TABLES, SECONDS, PACE = 100, 10.0, 1.0


class Took(NamedTuple):
    """Seconds by the clock, and of all processors together."""

    clock: float
    work: float


def took(hands: Hands, id: str, pairs: int) -> Took:
    """What so many pairs of one game take."""
    series = Series(id, seats_of(id), ("baseline",), seed="bench").seated()
    began, worked = time.perf_counter(), os.times()
    played([series, series], pairs, hands)
    now = os.times()
    return Took(time.perf_counter() - began, sum(now[:4]) - sum(worked[:4]))


def p99() -> float:
    """How long moves take at tables, in milliseconds."""
    with fresh_folder() as folder, running(folder) as (process, port), quick_loop() as runner:
        found = runner.run(play(process.pid, port, TABLES, SECONDS, PACE))
    return float(found["others_ms"]["p99"])


def beside_the_lab() -> tuple[float, float, float]:
    """Calm, while the lab has all cores, and calm once more: what differs between the calm ones is the machine's own."""
    calm = p99()
    command = [sys.executable, "-m", "alcancia", "lab", "forecast", "elplan", "--games", "100000", "--change", "start_money=4"]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as lab:
        try:
            time.sleep(5)
            beside = p99()
        finally:
            lab.terminate()
    return calm, beside, p99()


def main(pairs: int) -> None:
    """Measure and print."""
    cluster = Cluster() if importlib.util.find_spec("ray") is not None else None
    for id in GAMES:
        one, two = took(Here(), id, pairs), took(Cores(2), id, pairs)
        line = (
            f"{id:<12} {ASKED} pairs on two cores {two.clock * ASKED / pairs:5.1f} s ({one.work * ASKED / pairs / 2:5.1f} s of each core)"
        )
        line += f"; two cores {one.clock / two.clock:4.2f} times one, work {two.work / one.work:4.2f}"
        if cluster is not None:
            line += f"; Ray {took(cluster, id, pairs).clock / two.clock:4.2f} times as long as two processes"
        print(line, flush=True)
    calm, beside, again = beside_the_lab()
    times = 2 * beside / (calm + again)
    print(f"p99 of moves at {TABLES} tables: calm {calm:.1f} and {again:.1f} ms, beside the lab {beside:.1f} ms, {times:.2f} times")


if __name__ == "__main__":
    main(int(sys.argv[1]) if sys.argv[1:] else PAIRS)
