"""The wall: what a trainer sees of every table at once. Nothing private is on it, since trainers mirror their screens."""

from typing import TYPE_CHECKING, Any, Final

import msgspec

from alcancia.kernel import Refused
from alcancia.server import telling
from alcancia.server.classes import rehearsal, showing
from alcancia.server.classes.laying import is_made_up

if TYPE_CHECKING:
    from alcancia.server.classes.events import TableSeated
    from alcancia.server.classes.live import LiveClass
    from alcancia.server.live import LiveTable

_encode = msgspec.json.Encoder().encode


UNKNOWN: Final = {"rounds": None, "last": None, "forecast": None, "offer": None, "pace": None}


NO_GAUGES: Final = {"money": None, "debt": None, "wellbeing": None, "cards": None}


class Wall:
    """The tiles of a class, each worked out when its table changed."""

    def __init__(self, room: "LiveClass") -> None:
        self._room = room
        self._touched: set[str] = set()
        self._since: dict[tuple[str, int], tuple[str, float]] = {}
        """Since when which seat is waited for, and with which question."""

    def touch(self, table: str) -> None:
        """This table changed."""
        self._touched.add(table)

    def rested(self, table: str) -> None:
        """This table had time to talk: whoever is asked now is waited for from now on."""
        for seat in range(len(self._room.hub.live[table].lobby.chairs)) if self._room.playing(table) else ():
            self._since.pop((table, seat), None)

    def changes(self) -> list[str]:
        """What is to be told of the tables that changed, one text each."""
        touched, self._touched = self._touched, set()
        return [
            _encode({"type": "tile", "tile": self.tile(seated)}).decode() for seated in self._room.state.tables if seated.table in touched
        ]

    def tiles(self) -> list[dict[str, Any]]:
        """All of them, in the order of their signs."""
        return [self.tile(seated) for seated in self._room.state.tables]

    def tile(self, seated: "TableSeated") -> dict[str, Any]:
        """One table: how far it is, who is waited for and for how long, what each seat has."""
        live = self._room.hub.live.get(seated.table)
        if live is None or isinstance(live, Refused):
            return {"sign": seated.sign, "table": seated.table, "status": "asleep", "round": 0, **UNKNOWN, "held": False, "seats": []}
        table, here = live.memory.table, {listener.person for listener in live.listeners}
        hands = {learner: number for number, learner in enumerate(self._room.state.hands, 1)}
        return {
            "sign": seated.sign,
            "table": seated.table,
            "status": telling.status(live),
            "round": 0 if table is None else table.state.period,
            "rounds": None if table is None else table.game.hooks.length(table.state),
            "last": self._room.state.last_rounds.get(seated.table),
            "forecast": self._room.paces.forecast(live),
            "offer": self._room.paces.offer(live),
            "pace": showing.pace(self._room, seated.table),
            "held": live.lobby.paused,
            "seats": [self._seat(live, seat, learners, here, hands) for seat, learners in enumerate(seated.seats)],
        }

    def _seat(self, live: "LiveTable", seat: int, learners: list[int], people: set[int | None], hands: dict[int, int]) -> dict[str, Any]:
        """One seat, with the people at the table and the places of the hands that are up."""
        chair = live.lobby.chairs[seat]
        here = chair.person is not None and chair.person in people
        made_up = bool(learners) and is_made_up(self._room, learners[0])
        if made_up:
            here = not rehearsal.is_away(self._room, learners[0])
        return {
            "learners": learners,
            "here": here or chair.kind == "bot",
            "bot": chair.bot is not None and not made_up,
            "waits": self._waits(live, seat),
            "hand": min([hands[learner] for learner in learners if learner in hands], default=None),
            **NO_GAUGES,
            **({} if live.memory.table is None else live.memory.table.gauges(seat)),
        }

    def _waits(self, live: "LiveTable", seat: int) -> int | None:
        """How many seconds of play this seat has been waited for; None if it is not. While a table stands nobody waits there."""
        table, key = live.memory.table, (live.id, seat)
        plays_itself = live.lobby.chairs[seat].bot is not None and not self._room.state.rehearsal
        ask = None if table is None or plays_itself else table.asked.get(seat)
        if ask is None:
            self._since.pop(key, None)
            return None
        question, now = live.memory.question(ask), self._room.paces.now(live.id)
        if self._since.get(key, ("", now))[0] != question:
            self._since[key] = (question, now)
        return int(now - self._since[key][1])
