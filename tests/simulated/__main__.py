"""`python -m tests.simulated [schedules, default 1000] [first, default 0]`: so many schedules on all cores; failing seeds are printed.

`python -m tests.simulated seed NUMBER` runs one of them, and shows what went wrong.
"""

import json
import logging
import os
import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor

from tests.simulated.schedule import Broken, run

AT_ONCE = 50


def some(first: int) -> tuple[int, Counter[str], list[str]]:
    """A handful: how many moves there were, what broke on purpose, and which seeds broke a promise."""
    logging.disable()
    moves, faults, failing = 0, Counter[str](), []
    for number in range(first, first + AT_ONCE):
        try:
            verdict = run(str(number))
            moves += verdict.moves
            faults.update(verdict.faults)
        except Exception as error:
            failing.append(f"{number}: {type(error).__name__} {error}")
    return moves, faults, failing


def main(schedules: int, first: int) -> int:
    """All of them."""
    begun, moves, faults, failing = time.monotonic(), 0, Counter[str](), list[str]()
    with ProcessPoolExecutor(os.cpu_count()) as workers:
        for more, struck, bad in workers.map(some, range(first, first + schedules, AT_ONCE)):
            moves += more
            faults += struck
            for line in bad:
                print(f"seed {line}", flush=True)
            failing += bad
    took = round(time.monotonic() - begun)
    print(json.dumps({"schedules": schedules, "first": first, "moves": moves, "faults": faults, "failing": len(failing), "seconds": took}))
    return 1 if failing else 0


if __name__ == "__main__":
    if sys.argv[1:2] == ["seed"]:
        try:
            print(run(sys.argv[2]))
        except Broken as broken:
            sys.exit(str(broken))
    else:
        given = [int(word) for word in sys.argv[1:]]
        sys.exit(main(given[0] if given else 1000, given[1] if len(given) > 1 else 0))
