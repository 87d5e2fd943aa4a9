"""Looking back at the desk: replay, timeline, figures. Running games as far as a seat may know, finished ones altogether."""

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from alcancia.kernel import TRAINER, Fact, Refused, Table
from alcancia.records import export
from alcancia.server import gate, limits, telling
from alcancia.server.asking import Answer, Asking
from alcancia.server.founding import found_lobby
from alcancia.server.live import LiveTable
from alcancia.server.lobby import Chair, Lobby
from alcancia.server.replays import Replay
from alcancia.server.store import Entry

if TYPE_CHECKING:
    from alcancia.server.house import House


class LookingBack:
    """One method per route, under the route's name. They run beside the table's turns, on what is committed."""

    house: "House"

    async def replay(self, ask: Asking, live: LiveTable) -> None:
        """One step."""
        way = self._way(live, ask)
        if isinstance(way, Refused):
            return ask.refuse(way)
        found, eyes = way
        asked = ask.query.get("step", "0")
        steps = found.steps
        if not is_number(asked) or int(asked) > steps:
            return ask.refuse(Refused("no_such_step", {"steps": steps}))
        step = int(asked)

        def read(table: Table, facts: Sequence[Fact]) -> dict[str, Any] | Refused:
            # The seat may have changed hands while the game was played again.
            allowed = _eyes(live, ask)
            if isinstance(allowed, Refused):
                return allowed
            return telling.replayed(live, table, facts, step, steps, eyes, live.lobby.is_host(ask.person))

        shown = await found.look(step, read)
        if isinstance(shown, Refused):
            return ask.refuse(shown)
        if shown["over"] and shown["proof"] is not None and step == steps:
            shown["debrief"] = await found.debrief()
        ask.answer(shown)

    async def timeline(self, ask: Asking, live: LiveTable) -> None:
        """Where the periods begin, and what stands out. All of it is public, whoever's eyes look."""
        way = self._way(live, ask)
        if isinstance(way, Refused):
            return ask.refuse(way)
        steps, periods, marks = await way[0].timeline()
        rows = [{"period": period, "step": step} for period, step in periods]
        ask.answer({"steps": steps, "periods": rows, "marks": [mark._asdict() for mark in marks]})

    def _way(self, live: LiveTable, ask: Asking) -> tuple[Replay, int | None] | Refused:
        """The game as it went, and whose eyes see it."""
        found = self.house.shelf.of(live)
        if isinstance(found, Refused):
            return found
        eyes = _eyes(live, ask)
        return eyes if isinstance(eyes, Refused) else (found, eyes)

    async def measures(self, ask: Asking, live: LiveTable) -> None:
        """The figures of a finished game, for a spreadsheet or a statistics program."""
        found = self.house.shelf.of(live)
        shape = ask.query.get("shape", "long")
        if isinstance(found, Refused):
            return ask.refuse(found)
        if telling.status(live) != "over":
            return ask.refuse(Refused("not_over"))
        if shape not in ("long", "wide"):
            return ask.refuse(Refused("bad_message", {"entry": "query"}))
        rows = (await found.debrief())["measures"]
        text = export.long_rows(rows) if shape == "long" else export.wide_rows(rows)
        ask.give(Answer(200, text.encode(), "csv", attachment(live, "csv")))

    # ── going on from there ──────────────────────────────────────────────────

    async def branch(self, ask: Asking, live: LiveTable) -> None:
        """Try from here: a new table with the same position, and the same luck from there on."""
        found = self.house.shelf.of(live)
        if isinstance(found, Refused):
            return ask.refuse(found)
        if telling.status(live) != "over":
            return ask.refuse(Refused("not_over"))
        if ask.body.step > found.steps:
            return ask.refuse(Refused("no_such_step", {"steps": found.steps}))
        if await found.look(ask.body.step, lambda table, facts: table.over):
            return ask.refuse(Refused("game_over"))
        seats, options = live.memory.terms()
        made = found_lobby(self.house, ask, live.lobby.game, seats, options, False)
        if isinstance(made, Refused):
            return ask.refuse(made)
        lobby, code = made
        new = await self.house.create(lobby, live.memory.rows(ask.body.step))
        if isinstance(new, Refused):
            return ask.refuse(new)
        ask.answer({"table": new.id, "code": lobby.code, "seat": ask.body.seat, "return_code": code})

    async def bring_record(self, ask: Asking) -> None:
        """A record from elsewhere, to be looked at here: checked first, kept like a finished table without people."""
        checks = self.house.checks
        if checks.waiting >= limits.RECORDS_WAITING:
            return ask.refuse(Refused("too_fast", {"seconds": limits.LONGEST_WAIT}))
        checked: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        checks.hand_in(ask.body, checked.set_result)
        answer = await checked
        if answer is None:
            return ask.refuse(Refused("too_large", {"limit": limits.RECORD_BYTES}))
        if "reason" in answer:
            return ask.refuse(Refused(answer["reason"], answer["detail"]))
        chairs = [Chair("closed") for _ in range(answer["seats"])]
        code, key = self.house.join_code(), self.house.random.token()
        lobby = Lobby(answer["game"], key, code, chairs, answer["options"], {}, {}, uploaded=True)
        live = await self.house.create(lobby, [Entry(*row) for row in answer["rows"]])
        if isinstance(live, Refused):
            return ask.refuse(live)
        ask.answer({"table": live.id, "steps": len(answer["rows"]) - 1})


def _eyes(live: LiveTable, ask: Asking) -> int | Refused | None:
    """Whose eyes to look through: one's own while the game goes on, anybody's afterwards."""
    asked = ask.query.get("eyes")
    if asked is None:
        return None
    if not is_eyes(asked):
        return Refused("bad_message", {"entry": "query"})
    eyes = int(asked)
    if telling.status(live) == "over":
        return eyes if eyes < len(live.lobby.chairs) else Refused("no_such_seat")
    person = live.lobby.person_of(ask.token)
    return eyes if eyes in gate.voices_of(live.lobby, person) else Refused("not_your_seat")


def attachment(live: LiveTable, ending: str) -> tuple[tuple[str, str], ...]:
    """A file name of ours, so that nobody's name gets into it."""
    return (("content-disposition", f'attachment; filename="{live.lobby.game}-{live.id[:6]}.{ending}"'),)


def is_number(text: str) -> bool:
    """A whole number, as it stands in an address."""
    return text.isascii() and text.isdigit() and len(text) < 16


def is_eyes(text: str) -> bool:
    """A seat, or -1 for the trainer's."""
    return is_number(text.removeprefix("-")) and int(text) >= TRAINER
