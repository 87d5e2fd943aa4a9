"""What every ready-made lesson does, measured: `python -m alcancia.lab.lessons [GAME …] [--games N]` writes each game's `measured.toml`."""

import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import alcancia.games
import alcancia.lab.work as work
from alcancia.games import GAMES
from alcancia.games.measured import Measured
from alcancia.ground.plain import fingerprint
from alcancia.lab.compare import Comparison, differences, played
from alcancia.lab.forecast import as_told, told
from alcancia.lab.series import Series
from alcancia.lab.work import Hands
from alcancia.shelf.own import find

USUAL_GAMES = 200
SEATS = 4


def seats_of(id: str) -> int:
    """As many as most tables have."""
    return min(find(id).seats, key=lambda seats: abs(seats - SEATS))


def measure(id: str, games: int, hands: Hands | None = None) -> dict[str, Measured]:
    """Every lesson of a game beside the usual rules."""
    usual = Series(id, seats_of(id), ("baseline",), seed="lessons").seated()
    lessons = [replace(usual, options=options) for options in find(id).presets.values()]
    before, *afters = played([usual, *lessons], games, hands or work.hands())
    found = {}
    for name, lesson, after in zip(find(id).presets, lessons, afters, strict=True):
        done = Comparison(usual, lesson, games, differences(before, after), [])
        found[name] = Measured(games, fingerprint(lesson.options), [as_told(one) for one in told(done)])
    return found


def lines(id: str, games: int, found: Mapping[str, Measured]) -> Iterator[str]:
    """The file."""
    yield f"# What each lesson does, with {seats_of(id)} sensible players; made by the command below, never by hand."
    yield f"# python -m alcancia.lab.lessons {id} --games {games}"
    for name, one in found.items():
        yield f'\n[{name}]\ngames = {one.games}\nrules = "{one.rules}"'
        if not one.told:
            yield "told = []"
        for each in one.told:
            yield f"\n[[{name}.told]]"
            yield from [f"{key} = {json.dumps(value)}" for key, value in each.items()]


def main(arguments: Sequence[str]) -> None:
    """Write the files of the games named, or of all."""
    games = int(dict(pairwise(arguments)).get("--games", USUAL_GAMES))
    for id in [id for id in arguments if id in GAMES] or GAMES:
        file = Path(alcancia.games.__file__).parent / id / "measured.toml"
        file.write_text("\n".join(lines(id, games, measure(id, games))) + "\n", "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
