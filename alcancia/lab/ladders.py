"""The page of all bots with their ratings, `docs/bots.md`, made by playing: `python -m alcancia.lab.ladders [GAME …]`."""

import re
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import pairwise
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final

import alcancia.games
from alcancia.bots.roster import bots_of
from alcancia.games import GAMES
from alcancia.lab.series import Series
from alcancia.lab.tournament import tournament
from alcancia.lab.work import available
from alcancia.shelf.own import find

PAGE: Final = Path(alcancia.games.__file__).parents[2] / "docs" / "bots.md"
TIMED: Final = ("sharp-300", "sharp-1000")
COUNTED: Final = "sharp-{}-playouts"
GAMES_PLAYED, PLAYOUTS, SEED = 200, 60, "ladder"
ABOUT: Final = """# Bots and how strong they are

Made by the commands below; do not edit. Four seats: everybody in every chair with the same luck. A rating of 1000 is the sensible
player's; who has 400 more comes out ahead of it ten times as often as behind. In brackets the 95 % interval. *Ahead*: the share of
opponents of another kind that it was ranked above (50 is fair); *first*: the share of games in which it was first, shared places in part
(25 is fair). `sharp-<number>-playouts` is the searching bot with a budget of so many playouts, which comes to the same on every machine;
`sharp-300` and `sharp-1000` think for up to 0.3 and 1 second and get much further than that on most machines. Personas are there to be
met, not to be strong. City Life's race is nearly all dice: who wins by how much says little.
"""


def table(done: dict[str, Any], made: str) -> Iterator[str]:
    """One game's ladder."""
    yield f"\n## {done['game']}\n"
    yield f"`{made}`\n"
    yield "| bot | rating | ahead % | first % | games |"
    yield "| --- | --- | --- | --- | --- |"
    for row in done["rows"]:
        ahead = f"{100 * row['ahead']:.0f} ± {100 * row['error']:.0f}"
        yield f"| {row['bot']} | {row['rating']} ({row['low']} to {row['high']}) | {ahead} | {100 * row['first']:.0f} | {row['games']} |"


def ladder(id: str, games: int, playouts: int, seed: str) -> str:
    """One game's part of the page: everybody who plays it, and the searching bot with its budget."""
    bots = [bot for bot in bots_of(find(id)) if bot not in TIMED]
    done = tournament(Series(id, 4, (*bots, COUNTED.format(playouts)), seed=seed), games)
    return "\n".join(table(done, f"python -m alcancia.lab.ladders {id} --games {games} --playouts {playouts} --seed {seed}")) + "\n"


def parts_of(page: str) -> dict[str, str]:
    """The games' parts of a page, by game."""
    return {match[1]: match[0] for match in re.finditer(r"\n## (\w+)\n.*?(?=\n## |\Z)", page, re.DOTALL)}


def page(parts: dict[str, str]) -> str:
    """The whole page."""
    return "".join([ABOUT, *(parts[id] for id in GAMES if id in parts)])


def main(arguments: Sequence[str]) -> None:
    """Write the parts of the games named, or of all; the others stay as they are."""
    given = dict(pairwise(arguments))
    games, playouts = int(given.get("--games", GAMES_PLAYED)), int(given.get("--playouts", PLAYOUTS))
    ids = [id for id in arguments if id in GAMES] or GAMES
    with ProcessPoolExecutor(min(available(), len(ids)), get_context("spawn")) as pool:
        made = [pool.submit(ladder, id, games, playouts, given.get("--seed", SEED)) for id in ids]
        for id, done in zip(ids, made, strict=True):
            part = done.result()
            PAGE.write_text(page({**parts_of(PAGE.read_text("utf-8")), id: part}), "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
