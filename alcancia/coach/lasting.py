"""Lasting: how long a table will still play. Its position is played on, and every answer takes as long as one of its people's did."""

from collections.abc import Sequence
from typing import Final, TypeAlias

from alcancia.bots import imagined
from alcancia.bots.seat import answer_offers
from alcancia.games.common.seat_view import SeatView
from alcancia.kernel import Luck, Table

Times: TypeAlias = Sequence[Sequence[float]]
"""Seconds that the answers of each seat took so far."""

FUTURES: Final = 12
FEW: Final = 5
"""Who has answered less often than this takes as long as anybody."""
USUAL: Final = 9.0
"""Seconds, before anybody has answered."""
MOST_ANSWERS: Final = 3_000


def lasting(table: Table, times: Times, seed: str, most: float, futures: int = FUTURES) -> list[float]:
    """In each of so many futures, the seconds until the game is over by its own rules; `most` where that is later."""
    every = [seconds for one in times for seconds in one] or [USUAL]
    usual = [one if len(one) >= FEW else every for one in times]
    return [_seconds(table, usual, f"{seed}/{number}", most) for number in range(futures)]


def _seconds(table: Table, times: Times, seed: str, most: float) -> float:
    """One future. Who is asked at the same time thinks at the same time."""
    world = imagined(table, 0, seed)
    table, players, lucks, luck = world.table, world.players, world.lucks(), Luck(seed)
    due: dict[int, float] = {}
    now = 0.0
    for _ in range(MOST_ANSWERS):
        due = {seat: due[seat] if seat in due else now + (luck.choice(times[seat]) if seat >= 0 else 0) for seat in table.asked}
        if not due or now >= most:
            break
        seat = min(due, key=due.__getitem__)
        now = max(now, due.pop(seat))
        if seat >= 0:
            table.play(seat, players[seat](SeatView(table, seat), lucks[seat]))
        else:
            table.play_default(seat)
        if table.state.offers:
            answer_offers(table, players, lucks)
    return min(now, most)
