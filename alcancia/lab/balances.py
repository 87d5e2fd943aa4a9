"""The first table of `docs/balance.md`, made by playing: `python -m alcancia.lab.balances [--games N] [--seed S]`."""

import sys
from collections.abc import Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import pairwise
from math import sqrt
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final

import alcancia.games
from alcancia.games import GAMES
from alcancia.lab.balance import balance
from alcancia.lab.series import Series
from alcancia.lab.work import available
from alcancia.shelf.own import find

PAGE: Final = Path(alcancia.games.__file__).parents[2] / "docs" / "balance.md"
BEGIN, END = "<!-- made by alcancia.lab.balances: do not edit -->\n", "<!-- end -->\n"
SEATS, GAMES_PLAYED, SEED = 4, 1000, "balance"
HEAD: Final = """
| Game | Periods: 5 % / median / 95 % | Decisions | Points: 5 % / median / 95 % | Best to worst | First, by place, % | Shared, % |
|---|---|---|---|---|---|---|
"""


def row(found: Mapping[str, Any]) -> str:
    """One game's line of the table."""

    def three(name: str) -> str:
        return " / ".join([str(found[name][quantile]) for quantile in ("p5", "p50", "p95")])

    places = ", ".join([f"{100 * share:.0f}" for share in found["win_share_by_place"]])
    counted = f"{found['decisions']['mean']:.0f} | {three('scores')} | {found['best_to_worst']['p50']} | {places}"
    return f"| {find(found['game']).id} | {three('rounds')} | {counted} | {100 * found['shared_win_share']:.0f} |\n"


def part(rows: Sequence[str], games: int, seed: str) -> str:
    """The part of the page that is made."""
    made = f"`python -m alcancia.lab.balances --games {games} --seed {seed}`: {SEATS} sensible seats, {games} games a row, the usual rules;"
    made += f" shares by place ± {196 * sqrt((SEATS - 1) / games) / SEATS:.0f}."
    return f"{BEGIN}\n{made}\n{HEAD}{''.join(rows)}\n{END}"


def renewed(page: str, made: str) -> str:
    """The page with this part in place of the one before."""
    return page[: page.index(BEGIN)] + made + page[page.index(END) + len(END) :]


def played(games: int, seed: str, id: str) -> str:
    """One game, looked at."""
    return row(balance(Series(id, SEATS, ("baseline",), seed=seed), games))


def main(arguments: Sequence[str]) -> None:
    """Play and write."""
    given = dict(pairwise(arguments))
    games, seed = int(given.get("--games", GAMES_PLAYED)), given.get("--seed", SEED)
    with ProcessPoolExecutor(min(available(), len(GAMES)), get_context("spawn")) as pool:
        rows = list(pool.map(partial(played, games, seed), GAMES))
    PAGE.write_text(renewed(PAGE.read_text("utf-8"), part(rows, games, seed)), "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
