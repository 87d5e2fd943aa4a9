"""`python -m bench.bots REVISION`: how fast sensible players think, now and at an earlier revision, in alternating runs."""

import json
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median
from typing import Any

HERE = Path(__file__).parent.parent
GAMES = ("multiverse", "financialit", "elplan", "financity", "citylife")
TIMES = 5

MEASURE = """
import hashlib, json, sys, time
from alcancia.bots import SeatView
from alcancia.lab import Series

series, clock, found = Series(sys.argv[1], 4, ("baseline",), seed="bench").seated(), time.thread_time, {}
thinking = playing = 0.0
moves = []
for number in range(13):
    table, players, lucks = series.table(number), series.players(), series.lucks(number)
    while table.asked:
        seat = next(iter(table.asked))
        began = clock()
        move = players[seat](SeatView(table, seat), lucks[seat])
        thought = clock()
        table.play(seat, move)
        if number > 2:
            thinking, playing = thinking + thought - began, playing + clock() - thought
        moves.append(repr(move))
print(json.dumps({"thinking": thinking, "playing": playing, "moves": moves}))
"""


def measured(tree: Path, game: str) -> dict[str, Any]:
    """One run in one source tree."""
    done = subprocess.run(
        [sys.executable, "-c", MEASURE, game], cwd=tree, env={"PYTHONPATH": str(tree)}, capture_output=True, text=True, check=True
    )
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def main(revision: str) -> None:
    """Measure and print: µs per decision for thinking and in all, how many times as fast, and how many moves are the same."""
    with tempfile.TemporaryDirectory() as folder:
        before = Path(folder) / "before"
        subprocess.run(["git", "worktree", "add", "--detach", "--quiet", str(before), revision], cwd=HERE, check=True)
        try:
            for game in GAMES:
                pairs = [(measured(before, game), measured(HERE, game)) for _ in range(TIMES)]
                old, new = pairs[0]
                thinking = median(was["thinking"] / now["thinking"] for was, now in pairs)
                whole = median((was["thinking"] + was["playing"]) / (now["thinking"] + now["playing"]) for was, now in pairs)
                same = sum(one == other for one, other in zip(old["moves"], new["moves"], strict=False))
                print(
                    f"{game:<12} thinking {thinking:4.1f} times as fast, with the rules {whole:4.1f}; "
                    f"{1e6 * min(now['thinking'] for _, now in pairs) / len(new['moves']):5.0f} µs a decision; "
                    f"{same} of {len(old['moves'])} moves the same"
                )
        finally:
            subprocess.run(["git", "worktree", "remove", "--force", str(before)], cwd=HERE, check=True)


if __name__ == "__main__":
    main(sys.argv[1])
