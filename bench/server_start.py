"""`python -m bench.server_start [starts]`: how long a server takes until it is ready, by the clock: of a house as full as it may be, and of
an empty one, by turns (5 times). Ends with 1 if the full one takes more than two seconds in the median.
"""

import json
import sys
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import Final

from bench.server import running
from tests.server.test_kept import TABLES, filled

MOST_SECONDS: Final = 2.0


def start(folder: Path) -> float:
    """Seconds from the order to the word that it listens."""
    begin = time.monotonic()
    with running(str(folder)):
        return time.monotonic() - begin


def main(starts: int) -> int:
    """Both, by turns."""
    with tempfile.TemporaryDirectory() as there:
        full, empty = Path(there, "full"), Path(there, "empty")
        full.mkdir()
        empty.mkdir()
        filled(full)
        took = [(start(full), start(empty)) for _ in range(starts)]
    seconds = [round(median(each), 2) for each in zip(*took, strict=True)]
    print(json.dumps({"tables": TABLES, "starts": starts, "full_seconds": seconds[0], "empty_seconds": seconds[1], "most": MOST_SECONDS}))
    return 1 if seconds[0] > MOST_SECONDS else 0


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else 5))
