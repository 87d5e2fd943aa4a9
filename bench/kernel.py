"""The kernel and the games: decisions and games per second, clone, view, replay, memory."""

import gc
import time
import timeit
import tracemalloc
from collections.abc import Callable
from statistics import median
from typing import Any

from alcancia.bots import find_bot
from alcancia.games import GAMES, find
from alcancia.games.common.seat_view import SeatView
from alcancia.kernel import Game, Luck, Table
from alcancia.kernel.record import replay

ROUNDS = 50
"""Many short runs: a long one is never left alone."""


def yardstick() -> float:
    """Microseconds for sum(range(100)): how fast this machine is just now."""
    return min(timeit.repeat("sum(range(100))", number=2000, repeat=5)) / 2000 * 1e6


def scaled(measure: Callable[[], float]) -> tuple[float, float]:
    """The middle of many runs, as measured and as it would be where the yardstick takes one microsecond.

    Each run is set against the yardstick just before and just after it: a machine is not equally fast all the time.
    """
    found, norms, mark = [], [], yardstick()
    for _ in range(ROUNDS):
        raw, before, mark = measure(), mark, yardstick()
        found.append(raw)
        norms.append(raw * (before + mark) / 2)
    return median(found), median(norms)


def decisions(game: Game, seats: int, games: int, quiet: bool, hashing: bool) -> float:
    """Decisions per CPU second of random play."""
    luck, made = Luck("bench"), 0
    began = time.process_time()
    for number in range(games):
        table = Table.set_up(game, seats=seats, seed=str(number), quiet=quiet, hashing=hashing)
        while asked := table.asked:
            for seat, ask in asked.items():
                table.play(seat, ask.sample(luck))
                break  # others may be asked now
        made += sum(table.state.made)
    return made / (time.process_time() - began)


def midgame(game: Game, seats: int) -> Table:
    """A table half-way through a game of random play."""
    length = sum(1 for _ in _random_play(Table.set_up(game, seats=seats, seed="mid")))
    table = Table.set_up(game, seats=seats, seed="mid")
    for number, _ in enumerate(_random_play(table)):
        if number == length // 2:
            break
    return table


def _random_play(table: Table) -> Any:
    luck, bot = Luck("mid"), find_bot(table.game, "random")
    while asked := table.asked:
        seat = next(iter(asked))
        table.play(seat, bot(SeatView(table, seat), luck)) if seat >= 0 else table.play_default(seat)
        yield seat


def micros(call: Callable[[], Any], number: int) -> float:
    """Microseconds of a call, best of several, where the yardstick takes one."""
    runs = [(timeit.timeit(call, number=number) / number * 1e6, yardstick()) for _ in range(ROUNDS)]
    return min(taken for taken, _ in runs) / min(mark for _, mark in runs)


def memory_per_table(game: Game, seats: int) -> int:
    """Bytes one recorded table holds in mid-game."""
    tables = []
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    for _ in range(10):
        tables.append(midgame(game, seats))
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return (after - before) // len(tables)


def measure(id: str, seats: int, games: int) -> list[dict[str, Any]]:
    """All figures of one game."""
    gc.set_threshold(100_000)
    game = find(id)
    rows: list[dict[str, Any]] = []

    def speed(name: str, quiet: bool, hashing: bool) -> None:
        raw, norm = scaled(lambda: decisions(game, seats, games, quiet, hashing))
        rows.append({"game": id, "seats": seats, "what": name, "raw": round(raw), "scaled": round(norm), "unit": "decisions/s"})

    speed("simulation (no facts, no record)", True, False)
    speed("everything on, without the hash per step", False, False)
    speed("everything on, with the hash per step", False, True)
    table = midgame(game, seats)
    record = table.record()
    for name, call, number in (
        ("clone of a mid-game state", table.state.clone, 1000),
        ("view of a seat", lambda: table.view(0), 200),
        ("hash of a state", table.state.digest, 500),
        ("replay of half a game", lambda: replay(record, find), 5),
    ):
        rows.append({"game": id, "seats": seats, "what": name, "scaled": round(micros(call, number), 2), "unit": "µs"})
    rows.append(
        {"game": id, "seats": seats, "what": "memory of a recorded table", "scaled": memory_per_table(game, seats), "unit": "bytes"}
    )
    return rows


def run() -> list[dict[str, Any]]:
    """Every game, at the player count in the middle of its range."""
    rows = []
    for id in GAMES:
        seats = find(id).seats
        rows += measure(id, 3 if id == "multiverse" else seats[len(seats) // 2], 8)
    return rows
