"""The page of all bots with their ratings, `docs/bots.md`, made by playing: `python -m alcancia.lab.ladders`."""

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
ABOUT: Final = """# Bots and how strong they are

Made by `{command}`; do not edit. {games} games of each game with four seats: everybody in every chair with the
same luck. A rating of 1000 is the sensible player's; who has 400 more comes out ahead of it ten times as often as behind. In brackets the
95 % interval. *Ahead*: the share of opponents of another kind that it was ranked above (50 is fair); *first*: the share of games in which
it was first, shared places in part (25 is fair). `{sharp}` is the searching bot with a budget of playouts, which comes to the
same on every machine; `sharp-300` and `sharp-1000` think for up to 0.3 and 1 second and get further than that on most machines. Personas
are there to be met, not to be strong. City Life's race is nearly all dice: who wins by how much says little.
"""


def table(done: dict[str, Any]) -> Iterator[str]:
    """One game's ladder."""
    yield f"\n## {done['game']}\n"
    yield "| bot | rating | ahead % | first % | games |"
    yield "| --- | --- | --- | --- | --- |"
    for row in done["rows"]:
        ahead = f"{100 * row['ahead']:.0f} ± {100 * row['error']:.0f}"
        yield f"| {row['bot']} | {row['rating']} ({row['low']} to {row['high']}) | {ahead} | {100 * row['first']:.0f} | {row['games']} |"


def played(id: str, games: int, sharp: str, seed: str) -> dict[str, Any]:
    """One game's tournament: everybody who plays it, and the searching bot with its budget."""
    bots = [bot for bot in bots_of(find(id)) if bot not in TIMED]
    return tournament(Series(id, 4, (*bots, sharp), seed=seed), games)


def page(games: int, playouts: int, seed: str) -> str:
    """The whole page."""
    sharp = COUNTED.format(playouts)
    command = f"python -m alcancia.lab.ladders --games {games} --playouts {playouts} --seed {seed}"
    lines = [ABOUT.format(command=command, games=games, sharp=sharp).rstrip("\n")]
    with ProcessPoolExecutor(min(available(), len(GAMES)), get_context("spawn")) as pool:
        for done in pool.map(played, GAMES, [games] * len(GAMES), [sharp] * len(GAMES), [seed] * len(GAMES)):
            lines += table(done)
    return "\n".join(lines) + "\n"


def main(arguments: Sequence[str]) -> None:
    """Write the page."""
    given = dict(pairwise(arguments))
    PAGE.write_text(page(int(given.get("--games", 200)), int(given.get("--playouts", 60)), given.get("--seed", "ladder")), "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
