"""What Python says, for the page to say again: positions of random play with what the rules make of them.

Where the page must answer at once it works something out itself; Vitest replays these and compares. `python -m tests.web.fixtures` writes
`web/src/games/<game>/fixtures.json` anew; a game adds its own writer to WRITERS.
"""

import json
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, Final

from alcancia.games import GAMES
from tests.web.fixtures_citylife import board, citylife
from tests.web.fixtures_elplan import elplan
from tests.web.fixtures_financity import financity
from tests.web.fixtures_moves import moves
from tests.web.fixtures_multiverse import multiverse

PAGE: Final = Path(__file__).parents[2] / "web" / "src" / "games"
WRITERS: Final[dict[str, Callable[[], Any]]] = {
    "citylife": citylife, "citylife/board": board, "elplan": elplan, "financity": financity, "multiverse": multiverse,
    **{f"{game}/moves": partial(moves, game) for game in GAMES},
}  # fmt: skip
"""By game; under `<game>/<name>` what the page reads itself, as `<name>.json`."""


def fixtures(game: str) -> str:
    """The whole file of one game."""
    return json.dumps(WRITERS[game](), separators=(",", ":")) + "\n"


def path_of(game: str) -> Path:
    """Where the file of a game lies."""
    return PAGE / (f"{game}.json" if "/" in game else f"{game}/fixtures.json")


if __name__ == "__main__":
    for id in WRITERS:
        path_of(id).write_text(fixtures(id), "utf-8")
