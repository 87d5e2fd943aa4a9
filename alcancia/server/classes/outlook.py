"""The outlook of each table: when its game will be over by its own rules, in futures that a worker plays out at the table's own pace."""

from typing import TYPE_CHECKING, Any, Final

import msgspec

from alcancia.kernel import Luck
from alcancia.server import records
from alcancia.server.coaching import Position

if TYPE_CHECKING:
    from alcancia.server.classes.live import LiveClass
    from alcancia.server.live import LiveTable

EVERY: Final = 45
"""Seconds of play after which a table is looked at again; a new round is looked at when it begins."""
BUSY: Final = 2
"""Where so many wait for the worker already, there is time."""
BEYOND: Final = 120
"""So far behind the set end the futures are followed."""


class Outlook(msgspec.Struct):
    """What is known of one table, and what was asked last."""

    round: int = 0
    asked_at: float = 0
    asking: bool = False
    at: float = 0
    """When the answer was asked for, on the clock of the class."""
    ends: list[float] = []
    """The seconds from then to the end, in each future."""


class Outlooks:
    """Those of all tables of a class. Like their paces, they begin anew with the server."""

    def __init__(self, room: "LiveClass") -> None:
        self._room = room
        self._tables: dict[str, Outlook] = {}

    def look(self, live: "LiveTable") -> None:
        """Where an end is set: is it time to ask how long this table will play?"""
        table, left, now = live.memory.table, self._room.play_left(), self._room.paces.now(live.id)
        if table is None or table.over or left is None or left <= 0 or self._room.hub.checks.waiting >= BUSY:
            return
        outlook = self._tables.setdefault(live.id, Outlook())
        if outlook.asking or (outlook.round == table.state.period and now < outlook.asked_at + EVERY):
            return
        outlook.round, outlook.asked_at, outlook.asking = table.state.period, now, True
        times: list[list[float]] = [[] for _ in range(table.state.seats)]
        for seat, seconds in self._room.paces.of(live).answers:
            times[seat].append(seconds)
        game, luck = live.memory.game, Luck(f"{live.id} {live.memory.seq}")
        state = msgspec.json.encode(table.imagine(0, luck).state)
        position = Position(game.speaks, game.version, f"{luck.bits(128):x}", times, left + BEYOND)
        self._room.hub.checks.hand_in(records.LAST + position.with_state(state), lambda found: self._seen(live, outlook, now, found))

    def _seen(self, live: "LiveTable", outlook: Outlook, at: float, found: dict[str, Any] | None) -> None:
        """A worker answered, or failed to (None): then what was known before still is."""
        outlook.asking = False
        if found is not None:
            outlook.at, outlook.ends = at, found["ends"]
            self._room.wall.touch(live.id)
            self._room.push_soon()

    def ends(self, live: "LiveTable") -> list[float]:
        """The seconds from now to the end of this table's game, in each future, the nearest first; none if nothing is known yet."""
        outlook = self._tables.get(live.id, Outlook())
        return sorted([max(0.0, end - (self._room.paces.now(live.id) - outlook.at)) for end in outlook.ends])
