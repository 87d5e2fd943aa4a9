"""Routes: what runs beside the tables' turns. One coroutine per route, under the route's name; the gate's table finds them."""

from collections.abc import Awaitable, Callable
from typing import TypeAlias

from alcancia.games import GAMES
from alcancia.games.tutorials import LEARNER, tutorial
from alcancia.kernel import Refused, Unplayable
from alcancia.server import gate, tokens, wire
from alcancia.server.boxes import Boxes
from alcancia.server.classes.routes import ClassRoutes
from alcancia.server.forecasting import Foretelling
from alcancia.server.founding import found_lobby
from alcancia.server.health import Healthy
from alcancia.server.hub import TableHub
from alcancia.server.lists import Lists
from alcancia.server.lobby import Lobby, rematch
from alcancia.server.lookback import LookingBack
from alcancia.server.messages import PlaceClaimed, RematchMade
from alcancia.server.outcomes import Outcome
from alcancia.server.pages import Pages
from alcancia.server.requests import Request
from alcancia.shelf.own import find as find_game

Handler: TypeAlias = Callable[[Request], Awaitable[Outcome]]


class Routes(LookingBack, Lists, ClassRoutes, Boxes, Foretelling, Healthy):
    """The handlers of the gate's routes that run beside; those of what is the same for everybody are those of the pages."""

    def __init__(self, hub: TableHub, pages: Pages) -> None:
        self.hub, self.pages = hub, pages
        named = [route.name for route in gate.ROUTES if route.runs == "beside"]
        self.handlers: dict[str, Handler] = {name: getattr(self, name, None) or getattr(pages, name) for name in named}

    # ── tables come and go ───────────────────────────────────────────────────

    async def make_table(self, request: Request) -> Outcome:
        """A new table; who makes it is its host."""
        made = await (self._first_steps(request) if request.body.tutorial else self._new_lobby(request))
        if isinstance(made, Refused):
            return made
        lobby, code = made
        live = await self.hub.create(lobby)
        if isinstance(live, Refused):
            return live
        live.maker = self.hub.paces.a_day["create"].key(request.address)
        if request.body.start:
            started = await live.ask(Request(gate.NAMED["start"], wire.Start(), live, token=request.token))
            if isinstance(started, Refused):
                return started
        return {"table": live.id, "code": lobby.code, "seat": request.body.seat, "return_code": code}

    async def forget(self, request: Request) -> Outcome:
        """Somebody else sits before this device now: a token that has no place anywhere. The old one's places wait for a return code."""
        request.fresh = self.hub.mint(None)
        return {}

    async def _first_steps(self, request: Request) -> tuple[Lobby, str] | Refused:
        """A table for learning: always the same beginning, no clock, and nobody joins."""
        body = request.body
        first = tutorial(body.game) if body.game in GAMES else None
        if first is None:
            return Refused("no_tutorial" if body.game in GAMES else "unknown_game", {"game": body.game})
        body.seat, body.fill, body.start = LEARNER, first.bot, True
        made = await found_lobby(self.hub, request, body.game, first.seats, first.options, True)
        if not isinstance(made, Refused):
            made[0].tutorial = True
            made[0].settings.clock = None
        return made

    async def _new_lobby(self, request: Request) -> tuple[Lobby, str] | Refused:
        wanted = request.body
        try:
            game = find_game(wanted.game)
        except Unplayable as error:
            return Refused(error.reason, error.detail)
        if wanted.seats is None:
            return Refused("bad_message", {"entry": "seats"})
        settled = game.settle(wanted.options, wanted.seats, wanted.seat is None)
        if isinstance(settled, Refused):
            return settled
        return await found_lobby(self.hub, request, game.speaks, wanted.seats, wanted.options, wanted.start)

    async def find(self, request: Request) -> Outcome:
        """From a join code to the table."""
        found = await self.hub.store.find_code(tokens.code_hash(request.body.code))
        if found is None or found.person is not None:
            return Refused("no_such_code")
        self.hub.paces["guess"].give_back(request.address)
        return {"class": found.table} if tokens.is_class(found.table) else {"table": found.table}

    async def come_back(self, request: Request) -> Outcome:
        """From a return code to a person's place."""
        hash = tokens.code_hash(request.body.code)
        found = await self.hub.store.find_code(hash)
        if found is not None and found.person is not None and tokens.is_class(found.table):
            return await self._return_to_class(request, found.table, found.person, hash)
        if found is None or found.person is None or isinstance(live := await self.hub.open(found.table), Refused):
            return Refused("no_such_code")
        self.hub.paces["guess"].give_back(request.address)
        token = request.renewed(self.hub.random)
        device = tokens.token_hash(token, live.lobby.key)
        return await live.ask(PlaceClaimed(found.person, hash.hex(), device, tokens.stamp_of(token)))

    async def again(self, request: Request) -> Outcome:
        """A rematch: a new table, to which the old one points."""
        live = request.live
        if live.memory.table is None or not live.memory.table.over:
            return Refused("not_over")
        if live.lobby.next is not None:
            return {"table": live.lobby.next}
        new = await self.hub.create(rematch(live.lobby, await self.hub.join_code(), self.hub.random))
        return new if isinstance(new, Refused) else await live.ask(RematchMade(new.id))

    async def delete(self, request: Request) -> Outcome:
        """Erase the table."""
        refused = await self.hub.delete(request.live)
        return {} if refused is None else refused
