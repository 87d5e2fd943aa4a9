"""Looking back at the desk: replay, timeline, figures. Running games as far as a seat may know, finished ones altogether."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from alcancia.kernel import TRAINER, Fact, Refused, Table
from alcancia.lab import export
from alcancia.server import gate, telling
from alcancia.server.asking import Answer, Asking
from alcancia.server.live import LiveTable

if TYPE_CHECKING:
    from alcancia.server.house import House


class LookingBack:
    """One method per route, under the route's name. They run beside the table's turns, on what is committed."""

    house: "House"

    async def replay(self, ask: Asking, live: LiveTable) -> None:
        """One step."""
        found = self.house.shelf.of(live)
        eyes = _eyes(live, ask)
        if isinstance(found, Refused) or isinstance(eyes, Refused):
            return ask.refuse(found if isinstance(found, Refused) else eyes)  # type: ignore[arg-type]
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
        found = self.house.shelf.of(live)
        eyes = _eyes(live, ask)
        if isinstance(found, Refused) or isinstance(eyes, Refused):
            return ask.refuse(found if isinstance(found, Refused) else eyes)  # type: ignore[arg-type]
        steps, periods, marks = await found.timeline()
        rows = [{"period": period, "step": step} for period, step in periods]
        ask.answer({"steps": steps, "periods": rows, "marks": [mark._asdict() for mark in marks]})

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
