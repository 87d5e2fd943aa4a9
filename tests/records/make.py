"""Golden records: whole games that must replay for ever. `python -m tests.records.make GAME` writes them anew.

They are made once per version of the rules. A change that breaks them breaks every game anybody has saved:
give the rules a new version then.
"""

import json
import sys
from pathlib import Path
from typing import Any

from alcancia.bots import SeatView, find_bot
from alcancia.games import find
from alcancia.kernel import TRAINER, Luck, Played, Table

HERE = Path(__file__).parent

CASES: dict[str, dict[str, tuple[int, dict[str, Any], list[str]]]] = {
    "multiverse": {
        "three": (3, {}, ["baseline"]),
        "four": (4, {}, ["baseline"]),
        "five": (5, {}, ["baseline"]),
        "three-mixed": (3, {}, ["baseline", "easy", "cheap"]),
        "four-few": (4, {}, ["few"]),
        "five-random": (5, {"stall_limit": 2}, ["random"]),
        "three-stall": (3, {"stall_limit": 1}, ["random"]),
        "match": (3, {"games_in_match": 3}, ["baseline", "easy", "few"]),
        "chosen": (4, {"removal": "chosen", "removed": ["fle"]}, ["baseline", "easy"]),
        "no-bluff": (3, {"bluff_cards": False, "stall_limit": 2}, ["random", "few"]),
        "no-sitting-out": (4, {"sit_out": False}, ["few"]),
        "neither": (5, {"bluff_cards": False, "sit_out": False}, ["few", "baseline"]),
        "hidden-counts": (3, {"bet_counts": "hidden", "card_memory": True}, ["baseline"]),
        "no-swaps": (5, {"swaps": False, "score_preview": False}, ["easy"]),
        "fewest-cards": (4, {"tie_break": "fewest_cards"}, ["few"]),
        "other-scores": (3, {"full_line": 150, "fee": 50, "set_bonus": 200, "coin_points": 50}, ["baseline"]),
        "all-currencies": (3, {"currencies": 7, "coins": 0}, ["baseline"]),
        "few-currencies": (3, {"currencies": 4, "hand_size": 8, "pile_size": 3}, ["cheap"]),
        "open-hands": (4, {"open_hands": True, "hand_size": 4, "pile_size": 5}, ["baseline"]),
        "trainer": (3, {}, ["few"]),
    }
}


def make(id: str, name: str) -> dict[str, Any]:
    """Play one case to its end; its record."""
    seats, options, bots = CASES[id][name]
    game, seed = find(id), f"{id} {name}"
    table = Table.set_up(game, seats=seats, seed=seed, salt=f"salt of {seed}", options=options, trainer=name == "trainer")
    players = [find_bot(game, bots[seat % len(bots)]) for seat in range(seats)]
    lucks = [Luck(f"{seed} {seat}") for seat in range(seats)]
    made = 0
    while table.asked:
        seat = next(iter(table.asked))
        made += 1
        done = table.play_default(seat) if made % 11 == 10 else table.play(seat, players[seat](SeatView(table, seat), lucks[seat]))
        assert isinstance(done, Played)
        if name == "trainer":
            intervene(table, made)
    return table.record()


def intervene(table: Table, made: int) -> None:
    """A trainer who forces a card now and then, and once goes back."""
    if made % 6 == 0 and not table.over:
        table.play(TRAINER, ("force", "deck", ("coin1", "oll60", "cru20a")[made % 3]))
    if made == 20:
        table.play(TRAINER, ("rewind", 9))


def text_of(record: dict[str, Any]) -> str:
    """One move a line, so that differences can be read."""
    moves = ",\n  ".join(json.dumps(move, separators=(",", ":")) for move in record["moves"])
    hashes = ",\n  ".join(json.dumps(record["hashes"][at : at + 6])[1:-1] for at in range(0, len(record["hashes"]), 6))
    head = ",\n ".join(f'"{key}": {json.dumps(value)}' for key, value in record.items() if key not in ("moves", "hashes"))
    return f'{{\n {head},\n "moves": [\n  {moves}\n ],\n "hashes": [\n  {hashes}\n ]\n}}\n'


def main(ids: list[str]) -> None:
    """Write all cases of these games."""
    for id in ids or CASES:
        for name in CASES[id]:
            path = HERE / id / f"{name}.json"
            path.parent.mkdir(exist_ok=True)
            path.write_text(text_of(make(id, name)), "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
