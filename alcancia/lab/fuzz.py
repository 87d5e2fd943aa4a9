"""Random games that look for what must never happen; a find is saved as a record."""

import json
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from alcancia.bots import Bot, SeatView
from alcancia.kernel import Luck, Refused, Table
from alcancia.lab.series import Progress, Series
from alcancia.shelf.own import find

MOST_DECISIONS = 100_000


def fuzz(series: Series, games: int, save_dir: Path | None = None, progress: Progress | None = None) -> dict[str, Any]:
    """Play games with every check on: crash, dead end, endless game, refused option, lost money or card.

    Without a number of seats the player counts take turns. Stops at the first find and saves it.
    """
    allowed = find(series.game).seats
    decisions = 0
    for number in range(games):
        seats = allowed[number % len(allowed)] if series.seats is None else series.seats
        sitting = replace(series, seats=seats).seated()
        table = sitting.table(number, quiet=False)
        try:
            decisions += _play_checked(table, sitting.players(), Luck(f"{series.seed}/{number}"))
        except Exception as error:
            found = {"game": series.game, "games": number + 1, "decisions": decisions, "found": f"{type(error).__name__}: {error}"}
            path = save_dir and save_dir / f"{series.game}-{series.seed.replace('/', '_')}-{number}.json"
            if path is not None:
                path.write_text(json.dumps(table.record()))
            return {**found, "record": None if path is None else str(path)}
        if progress is not None:
            progress(number + 1, games)
    return {"game": series.game, "games": games, "decisions": decisions, "found": None, "record": None}


def _play_checked(table: Table, bots: Sequence[Bot], luck: Luck) -> int:
    check = table.game.hooks.check
    sums = [sum(purse) for purse in table.state.purses()]
    decisions = 0
    while not table.over:
        assert table.asked, "nobody is asked, and the game is not over"
        seat = luck.choice(list(table.asked))
        played = table.play_default(seat) if seat < 0 else table.play(seat, bots[seat](SeatView(table, seat), luck))
        assert not isinstance(played, Refused), f"refused: {played}"
        assert [sum(purse) for purse in table.state.purses()] == sums, "money was made or lost"
        assert table.state.solvent(), "somebody is below zero"
        check(table.state)
        decisions += 1
        assert decisions < MOST_DECISIONS, "no end"
    table.standings()
    return decisions
