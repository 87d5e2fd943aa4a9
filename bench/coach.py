"""Seconds of one core for a debrief: one seat of a game of bots with four seats, and how many moments it finds."""

import time
from typing import Any

from alcancia.bots import find_bot, play_out
from alcancia.coach import debrief
from alcancia.games import GAMES, find
from alcancia.kernel import Luck, Table
from bench.kernel import yardstick

SEATS = 4


def run() -> list[dict[str, Any]]:
    """Every game, with the usual budget of playouts."""
    rows = []
    for id in GAMES:
        game = find(id)
        names = list(game.bots)
        table = Table.set_up(game, seats=SEATS, seed="bench")
        play_out(
            table, [find_bot(game, names[seat % len(names)]) for seat in range(SEATS)], [Luck(f"bench/{seat}") for seat in range(SEATS)]
        )
        record, mark, began = table.record(), yardstick(), time.process_time()
        found = debrief(record, find, 1)
        taken = time.process_time() - began
        scaled = round(2 * taken / (mark + yardstick()), 1)
        what = f"debrief of a seat: {len(found.moments)} moments, {found.playouts:,} playouts"
        rows.append({"game": id, "seats": SEATS, "what": what, "raw": round(taken, 1), "scaled": scaled, "unit": "s"})
    return rows
