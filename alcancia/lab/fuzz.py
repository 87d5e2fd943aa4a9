"""Random games that look for what must never happen; a find is saved as a record."""

import json
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from alcancia.bots import SeatView, find_bot
from alcancia.games import find
from alcancia.kernel import Luck, Refused, Table
from alcancia.lab.simulate import seated

MOST_DECISIONS = 100_000


def fuzz(
    id: str,
    *,
    games: int,
    bots: Sequence[str] = ("random",),
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    seed: str = "0",
    save_dir: Path | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> dict[str, Any]:
    """Play games with every check on: crash, dead end, endless game, refused option, lost money or card.

    Without `seats` the player counts take turns. Stops at the first find and saves it.
    """
    game = find(id)
    decisions = 0
    for count in range(games):
        number, names = seated(id, seats if seats is not None else game.seats[count % len(game.seats)], bots)
        table = Table.set_up(game, seats=number, seed=f"{seed}/{count}", options=options, hashing=False)
        try:
            decisions += _play_checked(table, [find_bot(game, name) for name in names], Luck(f"{seed}/{count}"))
        except Exception as error:
            found = {"game": id, "games": count + 1, "decisions": decisions, "found": f"{type(error).__name__}: {error}", "record": None}
            if save_dir is not None:
                path = save_dir / f"{id}-{seed.replace('/', '_')}-{count}.json"
                path.write_text(json.dumps(table.record()))
                found["record"] = str(path)
            return found
        if progress is not None:
            progress(count + 1, games)
    return {"game": id, "games": games, "decisions": decisions, "found": None, "record": None}


def _play_checked(table: Table, bots: Sequence[Any], luck: Luck) -> int:
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
