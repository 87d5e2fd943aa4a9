"""The pace of each table: when it will end, and after which round it would have to end to be in time."""

from typing import TYPE_CHECKING, Final

import msgspec

from alcancia.server.classes.plan import play_minutes

if TYPE_CHECKING:
    from alcancia.server.classes.live import LiveClass
    from alcancia.server.live import LiveTable

ROUNDS: Final = {"multiverse": 7, "citylife": 21}
"""How many rounds a game has where nobody can know: what bots take."""
WEIGHT: Final = 2
"""The round before last counts half, the one before it a quarter: people get quicker as they learn the game."""
LATE_SECONDS: Final = 45
"""A table may end so much after the set time rather than a whole round before it."""


class Pace(msgspec.Struct):
    """How long one table takes for a round. Time that it stood still does not count."""

    round: int = 0
    since: float = 0
    """When the round began, on the clock of the class, which stands while the class does."""
    rounds: list[float] = []
    decided: int = 0
    """The round in which it was last considered whether the end is near."""

    def at(self, round: int, now: float) -> None:
        """The table is in this round; after going back it begins anew."""
        if round == self.round:
            return
        if self.round and round == self.round + 1:
            self.rounds.append(now - self.since)
        self.round, self.since = round, now

    def seconds(self, before: float) -> float:
        """A round's length: that of the last rounds, the latest weighing most; before there is one, what is usual."""
        if not self.rounds:
            return before
        weight, total, weights = 1.0, 0.0, 0.0
        for length in reversed(self.rounds):
            total, weights, weight = total + weight * length, weights + weight, weight / WEIGHT
        return total / weights


class Paces:
    """The paces of all tables of a class. They begin anew with the server: nothing of a game hangs on them."""

    def __init__(self, room: "LiveClass") -> None:
        self._room = room
        self._tables: dict[str, Pace] = {}
        self._beaten = room.hub.clock.monotonic()
        self.stood = 0.0
        """How long the class stood still so far."""

    def beat(self, stands: bool) -> None:
        """One second more; while the class stands it does not count."""
        now = self._room.hub.clock.monotonic()
        self.stood += now - self._beaten if stands else 0
        self._beaten = now

    def now(self) -> float:
        """Seconds of play: the clock stands while the class does."""
        return self._room.hub.clock.monotonic() - self.stood

    def of(self, live: "LiveTable") -> Pace:
        """The pace of a table, as of now."""
        pace = self._tables.setdefault(live.id, Pace())
        if live.memory.table is not None:
            pace.at(live.memory.table.state.period, self.now())
        return pace

    def round_seconds(self, live: "LiveTable") -> float:
        """How long this table takes for a round."""
        game, seats = live.lobby.game, len(live.lobby.chairs)
        known = live.memory.table
        length = None if known is None else known.game.hooks.length(known.state)
        usual = play_minutes(game, seats) * 60 / (length or ROUNDS.get(game, 10))
        return self.of(live).seconds(usual)

    def last_round(self, live: "LiveTable") -> int:
        """The round after which this table ends, as far as anybody can guess."""
        table = live.memory.table
        assert table is not None
        length = table.game.hooks.length(table.state)
        set_last = self._room.state.last_rounds.get(live.id)
        known = [last for last in (length, set_last) if last is not None]
        return max(table.state.period, min(known, default=ROUNDS.get(live.lobby.game, 10)))

    def forecast(self, live: "LiveTable") -> int | None:
        """Seconds to the end of this table's game at its own pace."""
        table = live.memory.table
        if table is None or table.over:
            return None
        return int(self.until(live, self.last_round(live)))

    def until(self, live: "LiveTable", last: int) -> float:
        """Seconds to the end of this round."""
        pace, each = self.of(live), self.round_seconds(live)
        in_round = self.now() - pace.since
        return max(each - in_round, each * 0.1) + each * (last - pace.round)

    def offer(self, live: "LiveTable") -> int | None:
        """The round after which this table should end to be in time; None if it is in time anyway, or no end is set."""
        table, left = live.memory.table, self._room.play_left()
        if table is None or table.over or left is None:
            return None
        last = self.last_round(live)
        if self.until(live, last) <= left + LATE_SECONDS:
            return None
        while last > table.state.period + 1 and self.until(live, last) > left + LATE_SECONDS:
            last -= 1
        return last
