"""Routes of classes that run beside their turns. Part of the routes."""

import asyncio
from typing import TYPE_CHECKING, Any
from urllib.parse import quote

from msgspec import structs

from alcancia.kernel import Refused
from alcancia.records import export
from alcancia.records.parquet import parquet
from alcancia.server import tokens
from alcancia.server.classes import debrief, events, figures, names, ticketing
from alcancia.server.classes.leading import settle
from alcancia.server.classes.messages import CodeUsed
from alcancia.server.classes.register import Guide, Register
from alcancia.server.classes.roomtest import Found
from alcancia.server.classes.sheet import sheet
from alcancia.server.drawing import qr_code
from alcancia.server.guessing import in_words
from alcancia.server.outcomes import Answer, Outcome, attachment
from alcancia.server.pages import version_of_this
from alcancia.server.requests import Request
from alcancia.server.slices import in_slices
from alcancia.server.spoken import Spoken, learn
from alcancia.shelf.own import find
from alcancia.text.speaker import Speaker, locales

if TYPE_CHECKING:
    from alcancia.server.hub import TableHub
    from alcancia.server.pages import Pages


class ClassRoutes:
    """One method per route, under the route's name."""

    hub: "TableHub"
    pages: "Pages"

    async def make_class(self, request: Request) -> Outcome:
        """A new class; who makes it is its trainer."""
        body, random = request.body, self.hub.random
        terms = events.Terms(body.game, body.minutes, body.seating, body.options, body.same_luck, body.names, body.clock)
        terms = structs.replace(terms, ticket=body.ticket, before=body.before, coach=body.coach)
        if (refused := settle(terms)) is not None:
            return refused
        register = Register(random.token(), await self.hub.join_code())
        code = tokens.return_code(random)
        device = tokens.token_hash(request.own_token(random), register.key)
        register.guides[-1] = Guide([device], tokens.code_hash(code).hex())
        room = await self.hub.classes.create(events.Made(terms, body.rehearsal), register)
        return room if isinstance(room, Refused) else {"class": room.id, "code": register.code, "return_code": code}

    async def _return_to_class(self, request: Request, id: str, number: int, code: bytes) -> Outcome:
        """From a return code to the place of a learner, or of somebody who leads."""
        room = await self.hub.classes.open(id)
        if isinstance(room, Refused):
            return Refused("no_such_code")
        self.hub.paces["guess"].give_back(request.address)
        device = tokens.token_hash(request.own_token(self.hub.random), room.register.key)
        answer: Outcome = await room.ask(CodeUsed(number, code.hex(), device))
        return answer

    async def class_qr(self, request: Request) -> Outcome:
        """The door's address as a picture to photograph; with a sign, that of one table's card."""
        sign = request.query.get("sign")
        if sign is not None and sign not in names.SIGNS:
            return Refused("no_such_sign")
        return qr_code(f"{self.pages.address}/j/{request.room.register.code}" + ("" if sign is None else f"?sign={sign}"))

    async def class_figures(self, request: Request) -> Outcome:
        """All tables' figures in one file: one line per learner and round, or per figure, or what the columns mean;
        what the coach found, and the exit tickets. As CSV or, by the other address, as Parquet."""
        room, shape, locale = request.room, request.query.get("shape", "wide"), request.query.get("locale", "en")
        if shape not in figures.SHAPES or locale not in locales():
            return Refused("bad_message", {"entry": "query"})
        await learn(locale, find(room.state.terms.game))
        found = await figures.file(room, shape, Speaker(locale, find(room.state.terms.game).speaks))
        if isinstance(found, Refused):
            return found
        if request.entry.name == "class_parquet":
            return Answer(200, parquet(*found), "parquet", attachment(room.state.terms.id, room.id, "parquet"))
        lines = await in_slices(export.csv_lines(*found))
        return Answer(200, "".join(lines).encode(), "csv", attachment(room.state.terms.id, room.id, "csv"))

    class_parquet = class_figures

    async def class_debrief(self, request: Request) -> Outcome:
        """What there is to talk about after the lesson, as far as it is found; who wants to know more asks again."""
        locale = request.query.get("lang", locales()[0])
        if locale not in locales():
            return Refused("bad_message", {"entry": "query"})
        await learn(locale, find(request.room.state.terms.game))
        return await debrief.gather(request.room, locale)

    async def class_moment(self, request: Request) -> Outcome:
        """The moment that is put to the class in one language, as far as it is told."""
        locale, put = request.query.get("lang", locales()[0]), request.room.state.guessing
        if locale not in locales():
            return Refused("bad_message", {"entry": "query"})
        if put is None:
            return Refused("no_such_moment")
        live = await self.hub.open(put.table)
        if isinstance(live, Refused):
            return live
        await learn(locale, live.lobby.of)
        return in_words(put, Spoken(live, locale, named=False), True)

    async def class_ticket(self, request: Request) -> Outcome:
        """The questions of the exit ticket in one language, and, once they are told, the right answers and what came of them."""
        locale = request.query.get("lang", locales()[0])
        if locale not in locales():
            return Refused("bad_message", {"entry": "query"})
        await learn(locale, find(request.room.state.terms.game))
        return ticketing.in_words(request.room, locale)

    async def begin_room_test(self, request: Request) -> Outcome:
        """Can other devices reach this server? An address for them, to photograph."""
        id = self.hub.classes.tests.begin()
        return {"test": id, "address": f"{self.pages.address}/room/{id}"}

    async def room_test(self, request: Request) -> Outcome:
        """What the devices found so far, and what to do."""
        found = self.hub.classes.tests.result(request.parts["test"])
        return found or await self._elsewhere(request) or Refused("no_such_test")

    async def room_found(self, request: Request) -> Outcome:
        """Another device reached us, and says what worked."""
        body = request.body
        known = self.hub.classes.tests.report(request.parts["test"], Found(body.socket, body.polling, body.ms))
        if known or await self._elsewhere(request) is not None:
            return {}
        return Refused("no_such_test")

    async def _elsewhere(self, request: Request) -> Any:
        """What other nodes say of a room test that was not begun at this one."""
        path = f"/api/roomtests/{quote(request.parts['test'], safe='')}"
        others = [] if request.relayed else self.hub.store.others().values()
        found = await asyncio.gather(*(self.hub.relay.look(other, path, body=request.body) for other in others))
        return next((answer for answer in found if answer is not None), None)

    async def sheet(self, request: Request) -> Outcome:
        """The data sheet for a school, filled in by this server."""
        return sheet(self.hub, self.pages.address, version_of_this())

    async def delete_class(self, request: Request) -> Outcome:
        """Erase the class and all its tables."""
        refused = await self.hub.classes.erase(request.room)
        return {} if refused is None else refused
