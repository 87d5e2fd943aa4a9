"""Lists: tables that look for people, and the tables of this device. Part of the routes."""

import asyncio
from collections import defaultdict
from itertools import zip_longest
from operator import itemgetter
from typing import TYPE_CHECKING, Any, Final

from alcancia.kernel import Refused
from alcancia.server import gate, limits, telling
from alcancia.server.live import LiveTable
from alcancia.server.outcomes import Outcome
from alcancia.server.requests import Request
from alcancia.server.settings import may_take_over
from alcancia.server.store import HandOn

if TYPE_CHECKING:
    from alcancia.server.hub import TableHub

MOST_LISTED: Final = 50
MOST_MINE: Final = 24


class Lists:
    """One method per route, under the route's name."""

    hub: "TableHub"

    async def list_tables(self, request: Request) -> Outcome:
        """Those whose host wants them to be found and that have a seat to take, newest first. No names. Of all nodes."""
        by_maker: dict[bytes, list[tuple[int, dict[str, Any]]]] = defaultdict(list)
        for age, live in enumerate(reversed(self.hub.live.values())):
            if live.lobby.settings.listed and len(by_maker[live.maker]) < MOST_LISTED and (free := _free(live)):
                lobby = live.lobby
                row = {"table": live.id, "code": lobby.code, "game": lobby.of.id, "seats": len(lobby.chairs), "open": free}
                by_maker[live.maker].append((age, row | {"status": telling.status(live)}))
        # Everybody's newest, then everybody's second: whoever makes fifty tables hides nobody else's.
        fairly = [pair for pairs in zip_longest(*by_maker.values()) for pair in pairs if pair is not None]
        rows = [row for _, row in sorted(fairly[:MOST_LISTED], key=itemgetter(0))]
        asked = [] if request.relayed else [self.hub.relay.look(other, "/api/tables") for other in self.hub.store.others().values()]
        rows += [row for found in await asyncio.gather(*asked) if found for row in found["tables"]]
        return {"tables": rows[:MOST_LISTED]}

    async def mine(self, request: Request) -> Outcome:
        """Of these tables, those at which this device has a place: is it its turn?"""
        wanted = [id for id in request.query.get("tables", "").split(",") if id]
        if len(wanted) > MOST_MINE:
            return Refused("too_many")
        rows: list[Any] = []
        elsewhere: dict[str, list[str]] = {}
        for id in dict.fromkeys(wanted):
            if not request.relayed and not self.hub.may_open(id, request.token, request.address):
                return Refused("too_fast", {"seconds": limits.LONGEST_WAIT})
            try:
                live = await self.hub.open(id)
            except HandOn as there:
                elsewhere.setdefault(there.owner.address, []).append(id)
                continue
            if not isinstance(live, Refused) and (person := live.lobby.person_of(request.token)) is not None:
                rows.append(_mine(live, person))
        asked = [] if request.relayed else [self._mine_at(address, ids, request.token) for address, ids in elsewhere.items()]
        for found in await asyncio.gather(*asked):
            rows += found
        return {"tables": sorted(rows, key=lambda row: wanted.index(row["table"]))}

    async def _mine_at(self, address: str, ids: list[str], token: str | None) -> list[Any]:
        """What another node says of those that it has."""
        found = await self.hub.relay.look(address, f"/api/mine?tables={','.join(ids)}", token)
        return [] if found is None else list(found["tables"])


def _free(live: LiveTable) -> int:
    """How many seats somebody who comes now could take."""
    status = telling.status(live)
    if status not in ("lobby", "playing") or live.gone or live.lobby.tutorial:
        return 0
    late = status == "playing"
    return sum(chair.kind == "open" or (late and may_take_over(live.lobby, chair)) for chair in live.lobby.chairs)


def _mine(live: LiveTable, person: int) -> dict[str, Any]:
    lobby, table = live.lobby, live.memory.table
    asked = {} if table is None else table.asked
    voices = gate.voices_of(lobby, person)
    turn = any(seat in asked and (seat < 0 or lobby.chairs[seat].bot is None) for seat in voices)
    return {
        "table": live.id,
        "code": lobby.code,
        "game": lobby.of.id,
        "status": telling.status(live),
        "seats": lobby.seats_of(person),
        "turn": turn and not lobby.paused and not live.frozen,
        "period": 0 if table is None else table.state.period,
    }
