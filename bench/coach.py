"""Seconds of one core for a debrief: to the first moment of a seat, to all of them, and for a table of four."""

import time
from typing import Any

from alcancia.bots import find_bot, play_out
from alcancia.coach import debriefs
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
        mark, began = yardstick(), time.process_time()
        first, done, told = 0.0, list[float](), list[int]()
        for known in debriefs(table.record(), find):
            if known.moments and not first:
                first = time.process_time() - began
            if known.done:
                done.append(time.process_time() - began)
                told.append(len(known.moments))
        slow = (mark + yardstick()) / 2
        for what, taken in (("to the first moment", first), ("a seat", done[0]), (f"a table: {told} moments", done[-1])):
            row = {"game": id, "seats": SEATS, "what": f"debrief, {what}", "raw": round(taken, 1), "scaled": round(taken / slow, 1)}
            rows.append(row | {"unit": "s"})
    return rows
