"""`python -m bench.bots REVISION [GAME …]`: how fast sensible players think, now and at an earlier revision, in alternating runs.

Twice: in games that follow each other, and in playouts from one position after the other, where most thinking is done (search, coach,
forecasts of a rule, hints) and much has been thought before.
"""

import json
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from typing import Any

HERE = Path(__file__).parent.parent
GAMES = ("multiverse", "financialit", "elplan", "financity", "citylife")
TIMES = 4

MEASURE = """
import json, sys, time
from alcancia.games import find
from alcancia.kernel import Luck, Table

try:
    from alcancia.bots import SeatView
except ImportError:  # Earlier revisions call it by another name.
    from alcancia.bots import Sight as SeatView

game, clock, seats = find(sys.argv[1]), time.thread_time, range(4)
player = game.bots["baseline"]
thinking = playing = 0.0
moves = []


def begun(number):
    return Table.set_up(game, seats=4, seed=f"bench/{number}", quiet=True), [Luck(f"bench/{number}/{seat}") for seat in seats]


def offered(table):
    # Earlier revisions leave offers unanswered, or know none.
    return {offer.to: None for offer in table.state.offers} if hasattr(table, "offered") and table.state.offers else ()


for number in range(60):
    made = []
    table, lucks = begun(number)
    began = clock()
    while table.asked:
        seat = next(iter(table.asked))
        move = player(SeatView(table, seat), lucks[seat])
        table.play(seat, move)
        made.append((seat, move))
        for other in offered(table):
            if (ask := table.offered(other)) is not None:
                move = player(SeatView(table, other, ask), lucks[other])
                table.play(other, move)
                made.append((other, move))
    played = clock()
    again, _ = begun(number)
    for seat, move in made:
        again.play(seat, move)
    replayed = clock()
    if number >= 20:
        thinking, playing = thinking + 2 * played - began - replayed, playing + replayed - played
        moves += map(repr, made)

again, thought = 0.0, 0
quiet = [True] if Table.imagine.__code__.co_argcount > 3 else []  # Earlier revisions tell everything.
for number in range(3):
    table, lucks = begun(number)
    for step in range(60):
        if not table.asked:
            break
        seat = next(iter(table.asked))
        if step % 20 == 19:
            for world in range(8):
                trial, minds = table.imagine(seat, Luck(f"world {world}"), *quiet), [Luck(f"mind {world}/{one}") for one in range(4)]
                copy, made, began = trial.clone(), [], clock()
                while trial.asked and len(made) < 150:
                    one = next(iter(trial.asked))
                    move = player(SeatView(trial, one), minds[one])
                    trial.play(one, move)
                    made.append((one, move))
                played = clock()
                for one, move in made:
                    copy.play(one, move)
                if world > 1:
                    again, thought = again + 2 * played - began - clock(), thought + len(made)
        table.play(seat, player(SeatView(table, seat), lucks[seat]))
print(json.dumps({"thinking": thinking / len(moves), "playing": playing / len(moves), "playouts": again / thought, "moves": moves}))
"""
"""Games are played, then their moves made again by nobody: what that takes is the rules', the rest is thinking. (The clock itself takes
longer than a decision on some machines, so it is not read in between.) The first games only fill what is remembered."""


def measured(tree: Path, game: str) -> dict[str, Any]:
    """One run in one source tree."""
    done = subprocess.run(
        [sys.executable, "-c", MEASURE, game], cwd=tree, env={"PYTHONPATH": str(tree)}, capture_output=True, text=True, check=True
    )
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def main(revision: str, games: Sequence[str] = GAMES) -> None:
    """Measure and print: how many times as fast, µs per decision, and how many moves are the same."""
    with tempfile.TemporaryDirectory() as folder:
        before = Path(folder) / "before"
        subprocess.run(["git", "worktree", "add", "--detach", "--quiet", str(before), revision], cwd=HERE, check=True)
        try:
            for game in games:
                pairs = [(measured(before, game), measured(HERE, game)) for _ in range(TIMES)]
                old, new = pairs[0]
                thinking = median(was["thinking"] / now["thinking"] for was, now in pairs)
                whole = median((was["thinking"] + was["playing"]) / (now["thinking"] + now["playing"]) for was, now in pairs)
                same = sum(one == other for one, other in zip(old["moves"], new["moves"], strict=False))
                playouts = median(was["playouts"] / now["playouts"] for was, now in pairs)
                print(
                    f"{game:<12} thinking {thinking:4.1f} times as fast, in playouts {playouts:4.1f}, with the rules {whole:4.1f}; "
                    f"{1e6 * min(now['thinking'] for _, now in pairs):5.0f} µs a decision; "
                    f"{same} of {len(old['moves'])} moves the same"
                )
        finally:
            subprocess.run(["git", "worktree", "remove", "--force", str(before)], cwd=HERE, check=True)


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:] or GAMES)
