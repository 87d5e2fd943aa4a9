"""Golden records: whole games that must replay for ever. `python -m tests.records.make [GAME...]` makes those that are missing.

They are made once per version of the rules, and one that is there is never made again. A change that breaks them breaks every
game anybody has saved: give the rules a new version then. How the games ended stands beside them; `--standings` writes that anew.
"""

import argparse
import json
from pathlib import Path
from typing import Any

from alcancia.bots import SeatView, find_bot
from alcancia.games import find
from alcancia.ground.record_file import read
from alcancia.kernel import TRAINER, Luck, Table
from alcancia.kernel.record import replay
from tests.records.cases import CASES, Case

HERE = Path(__file__).parent
LEFT_TO_THE_CLOCK = 30
"""One decision in so many is made by the rule for who is late."""


def path_of(game: str, name: str) -> Path:
    """Where a record is kept."""
    return HERE / game / f"{name}.json"


def endings_of(game: str) -> Path:
    """Where it is kept how a game's records end: a line for each."""
    return HERE / game / "standings.txt"


def played(game_id: str, name: str, case: Case) -> Table:
    """One case, played to its end."""
    game, seed = find(game_id), f"{game_id} {name}"
    table = Table.set_up(game, seats=case.seats, seed=seed, salt=f"salt of {seed}", options=case.options, trainer=bool(case.words))
    players = [find_bot(game, case.bots[seat % len(case.bots)]) for seat in range(case.seats)]
    luck, period = Luck(seed), 0
    while table.asked:
        for begun in range(period + 1, table.state.period + 1):
            period = begun
            for word in case.words.get(begun, ()):
                table.play(TRAINER, word)  # a wish that cannot come true is refused, and is no part of the record
        if not table.asked:
            break
        seat = luck.choice(list(table.asked))
        if luck.below(LEFT_TO_THE_CLOCK) == 0:
            assert table.play_default(seat)
        elif seat < 0:
            assert table.play(seat, table.asked[seat].sample(luck))
        else:
            assert table.play(seat, players[seat](SeatView(table, seat), luck))
    return table


def text_of(record: dict[str, Any]) -> str:
    """One move a line, so that differences can be read."""
    moves = ",\n  ".join(json.dumps(move, separators=(",", ":")) for move in record["moves"])
    hashes = ",\n  ".join(json.dumps(record["hashes"][at : at + 6])[1:-1] for at in range(0, len(record["hashes"]), 6))
    head = ",\n ".join(f'"{key}": {json.dumps(value)}' for key, value in record.items() if key not in ("moves", "hashes"))
    return f'{{\n {head},\n "moves": [\n  {moves}\n ],\n "hashes": [\n  {hashes}\n ]\n}}\n'


def ending(name: str, table: Table) -> str:
    """How a game ended, on one line."""
    return f"{name} {json.dumps(table.standings(), separators=(',', ':'))}\n"


def endings(game: str) -> dict[str, Any]:
    """How each record of a game ended."""
    lines = [line.partition(" ") for line in endings_of(game).read_text("utf-8").splitlines()]
    return {name: json.loads(rows) for name, _, rows in lines}


def main() -> None:
    """Make what is missing."""
    parser = argparse.ArgumentParser(prog="python -m tests.records.make", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help="which games (all)")
    parser.add_argument("--standings", action="store_true", help="write how the records end, as the rules say today")
    asked = parser.parse_args()
    for game in asked.games or CASES:
        missing = [name for name in CASES[game] if not path_of(game, name).exists()]
        for name in missing:
            path_of(game, name).parent.mkdir(exist_ok=True)
            path_of(game, name).write_text(text_of(played(game, name, CASES[game][name]).record()), "utf-8")
        if missing or asked.standings:
            ended = [ending(name, replay(read(path_of(game, name).read_bytes()), find)) for name in CASES[game]]
            endings_of(game).write_text("".join(ended), "utf-8")


if __name__ == "__main__":
    main()
