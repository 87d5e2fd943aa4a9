"""Looking back: replay, timeline, figures. Running games as far as a seat may know, finished ones altogether."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from alcancia.kernel import Fact, Refused, Table
from alcancia.records import export
from alcancia.server import gate, records, telling
from alcancia.server.founding import found_lobby
from alcancia.server.guessing import in_words
from alcancia.server.live import LiveTable
from alcancia.server.lobby import Chair, Lobby
from alcancia.server.outcomes import Answer, Outcome, attachment
from alcancia.server.replays import Replay
from alcancia.server.requests import Request
from alcancia.server.slices import in_slices
from alcancia.server.spoken import Spoken, learn
from alcancia.server.store import Entry
from alcancia.server.wire import is_number, is_seat
from alcancia.text import locales

if TYPE_CHECKING:
    from alcancia.server.hub import TableHub


class LookingBack:
    """One method per route, under the route's name. They run beside the table's turns, on what is committed."""

    hub: "TableHub"

    async def replay(self, request: Request) -> Outcome:
        """One step."""
        live = request.live
        way = self._way(live, request)
        if isinstance(way, Refused):
            return way
        found, eyes = way
        asked = request.query.get("step", "0")
        steps = found.session.steps
        if not is_number(asked) or int(asked) > steps:
            return Refused("no_such_step", {"steps": steps})
        step = int(asked)

        def read(table: Table, facts: Sequence[Fact]) -> dict[str, Any] | Refused:
            # The seat may have changed hands while the game was played again.
            allowed = _eyes(live, request)
            if isinstance(allowed, Refused):
                return allowed
            return telling.replayed(live, table, facts, step, steps, eyes, live.lobby.is_host(request.person))

        shown = await found.look(step, read)
        if isinstance(shown, Refused):
            return shown
        if shown["over"] and telling.closed_figures(live) is None and step == steps:
            shown["debrief"] = await found.debrief()
        return shown

    async def timeline(self, request: Request) -> Outcome:
        """Where the periods begin, and what stands out. All of it is public, whoever's eyes look."""
        live = request.live
        way = self._way(live, request)
        if isinstance(way, Refused):
            return way
        steps, periods, marks = await way[0].timeline()
        rows = [{"period": period, "step": step} for period, step in periods]
        return {"steps": steps, "periods": rows, "marks": [mark._asdict() for mark in marks]}

    def _way(self, live: LiveTable, request: Request) -> tuple[Replay, int | None] | Refused:
        """The game as it went, and whose eyes see it."""
        found = self.hub.replays.of(live)
        if isinstance(found, Refused):
            return found
        eyes = _eyes(live, request)
        return eyes if isinstance(eyes, Refused) else (found, eyes)

    async def measures(self, request: Request) -> Outcome:
        """The figures of a finished game, for a spreadsheet or a statistics program."""
        live = request.live
        found = self.hub.replays.of(live)
        shape = request.query.get("shape", "long")
        if isinstance(found, Refused):
            return found
        if (closed := telling.closed_figures(live)) is not None:
            return closed
        if shape not in ("long", "wide"):
            return Refused("bad_message", {"entry": "query"})
        debrief = await found.debrief()
        if debrief is None:
            return Refused("try_later")
        rows = debrief["measures"]
        if request.entry.name == "measures_parquet":
            return Answer(200, export.in_parquet(rows), "parquet", attachment(live.lobby.of.id, live.id, "parquet"))
        lines = await in_slices(export.long(rows) if shape == "long" else export.wide(rows))
        return Answer(200, "".join(lines).encode(), "csv", attachment(live.lobby.of.id, live.id, "csv"))

    measures_parquet = measures

    async def coach(self, request: Request) -> Outcome:
        """What mattered to a seat in a finished game, as far as it is found; who wants to know more asks again."""
        live, asked = request.live, request.query.get("seat", "0")
        found = self.hub.replays.of(live)
        if isinstance(found, Refused):
            return found
        if (closed := telling.closed_figures(live)) is not None and (closed.reason == "not_over" or not _own_seat(live, request, asked)):
            return closed
        locale = request.query.get("lang", locales()[0])
        if not is_number(asked) or locale not in locales():
            return Refused("bad_message", {"entry": "query"})
        if int(asked) >= len(live.lobby.chairs):
            return Refused("no_such_seat")
        known = found.coach(int(asked), live.lobby.bookmarks, request.person is not None)
        if isinstance(known, Refused):
            return known
        await learn(locale, live.lobby.of)
        debrief, spoken = await found.debrief(), Spoken(live, locale)
        talk = {"questions": [] if debrief is None else spoken.questions(spoken.fitting(debrief, int(asked)))}
        if known is None:
            return {"game": live.lobby.of.id, "seat": int(asked), "done": False, "moments": []} | talk
        said = [spoken.moment(moment, known["unit"]) for moment in known["moments"]]
        return known | {"said": said, "remark": spoken.remark(known), "luck": spoken.luck(known)} | talk

    async def moment(self, request: Request) -> Outcome:
        """The moment that is put to the table in one language, as far as it is told."""
        locale, put = request.query.get("lang", locales()[0]), request.live.lobby.guessing
        if locale not in locales():
            return Refused("bad_message", {"entry": "query"})
        if put is None:
            return Refused("no_such_moment")
        await learn(locale, request.live.lobby.of)
        return in_words(put, Spoken(request.live, locale), False)

    # ── going on from there ──────────────────────────────────────────────────

    async def branch(self, request: Request) -> Outcome:
        """Try from here: a new table with the same position, and the same luck from there on."""
        live = request.live
        found = self.hub.replays.of(live)
        if isinstance(found, Refused):
            return found
        if (closed := telling.closed_book(live)) is not None:
            return closed
        if request.body.step > found.session.steps:
            return Refused("no_such_step", {"steps": found.session.steps})
        if await found.look(request.body.step, lambda table, facts: table.over):
            return Refused("game_over")
        seats, options = live.memory.terms()
        made = await found_lobby(self.hub, request, live.lobby.game, seats, options, False)
        if isinstance(made, Refused):
            return made
        lobby, code = made
        lobby.luck = "branch"
        new = await self.hub.lay_down(lobby, await in_slices(live.memory.rows(request.body.step)))
        if isinstance(new, Refused):
            return new
        return {"table": new.table, "code": lobby.code, "seat": request.body.seat, "return_code": code}

    async def bring_record(self, request: Request) -> Outcome:
        """A record from elsewhere, to be looked at here: checked first, kept like a finished table without people."""
        answer = await self.hub.checked(records.CHECK + request.body)
        if isinstance(answer, Refused):
            return answer
        chairs = [Chair("closed") for _ in range(answer["seats"])]
        code, key = await self.hub.join_code(), self.hub.random.token()
        lobby = Lobby(answer["game"], key, code, chairs, answer["options"], {}, {}, uploaded=True, over=True, luck="record")
        log = await self.hub.lay_down(lobby, [Entry(*row) for row in answer["rows"]])
        if isinstance(log, Refused):
            return log
        return {"table": log.table, "steps": len(answer["rows"]) - 1}


def _own_seat(live: LiveTable, request: Request, asked: str) -> bool:
    """Does whoever asks sit there?"""
    return is_number(asked) and int(asked) in live.lobby.seats_of(live.lobby.person_of(request.token))


def _eyes(live: LiveTable, request: Request) -> int | Refused | None:
    """Whose eyes to look through: one's own while the game goes on, anybody's afterwards."""
    asked = request.query.get("eyes")
    if asked is None:
        return None
    if not is_seat(asked):
        return Refused("bad_message", {"entry": "query"})
    eyes = int(asked)
    if (closed := telling.closed_book(live)) is None:
        return eyes if eyes < len(live.lobby.chairs) else Refused("no_such_seat")
    person = live.lobby.person_of(request.token)
    return eyes if eyes in gate.voices_of(live.lobby, person) else closed if closed.reason != "not_over" else Refused("not_your_seat")
