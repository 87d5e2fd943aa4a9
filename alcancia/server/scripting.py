"""The script of a lesson: what the trainer prepared for the beginning of rounds. It stands in the lobby, where only the host reads it."""

import secrets
import unicodedata
from typing import TYPE_CHECKING, Any, Final

from alcancia.kernel import TRAINER, Refused, Table
from alcancia.server.lobby import Lobby
from alcancia.server.outcomes import Change, Outcome
from alcancia.server.requests import Request
from alcancia.server.settings import Line
from alcancia.server.telling import outcome_names

if TYPE_CHECKING:
    from alcancia.server.live import LiveTable

LONGEST_QUESTION: Final = 200
STOP: Final = "stop"


def script(request: Request) -> Outcome:
    """Another script in place of the old one. What was done stays done."""
    lobby = request.live.lobby.copy()
    if not lobby.is_trainer(request.person):
        return Refused("trainer_only")
    period = 0 if request.live.memory.table is None else request.live.memory.table.state.period
    lines = []
    for number, row in enumerate(request.body.rows):
        if (refused := _wrong(lobby, row.do)) is not None:
            return Refused(refused.reason, {**refused.detail, "row": number})
        lines.append(Line(row.period, row.do, done=row.period < period))
    lobby.script = sorted(lines, key=lambda line: line.period)
    return Change(lobby)


def _wrong(lobby: Lobby, do: list[Any]) -> Refused | None:
    match do:
        case ["force", str(stream), str() | int() as outcome] if (
            len(stream) <= 64 and len(str(outcome)) <= 64 and type(outcome) is not bool
        ):
            return None
        case ["change", str(name), value]:
            option = lobby.of.schema.get(name)
            if option is None:
                return Refused("unknown_option", {"option": name[:64]})
            if not option.live:
                return Refused("not_live_option", {"option": name})
            return None if option.allows(value, len(lobby.chairs)) else Refused("bad_option_value", {"option": name})
        case ["stop", str(text)] if 0 < len(text.strip()) <= LONGEST_QUESTION:
            plain = all(unicodedata.category(sign)[0] != "C" for sign in text)
            return None if plain else Refused("bad_script")
    return Refused("bad_script")


def streams(request: Request) -> Outcome:
    """What a script may choose from: at this table or, before it begins, at one that is laid alike."""
    live, lobby = request.live, request.live.lobby
    table = live.memory.table
    if table is None:
        settled = lobby.settled()
        if isinstance(settled, Refused):
            return settled
        seed = secrets.token_hex(8)  # any luck will do: what it shows is not what will be dealt
        table = Table.set_up(lobby.of, seats=len(lobby.chairs), seed=seed, options=lobby.options, trainer=True, quiet=True)
    return {
        "streams": [{"stream": row["stream"], "outcomes": row["outcomes"], "says": row["says"]} for row in table.streams()],
        "called": outcome_names(table),
    }


def due(live: "LiveTable") -> bool:
    """Is there something to be done now, or did somebody go back to before it was?"""
    table = live.memory.table
    if table is None or table.over or not live.lobby.script or not live.lobby.has_trainer:
        return False
    return any(line.done != (line.period <= table.state.period) for line in live.lobby.script)


def perform(live: "LiveTable") -> Outcome:
    """Do what is due, as if the trainer said it now. What is impossible is noted beside its line."""
    table = live.memory.table
    if table is None or not due(live) or live.closed(arranging=True) is not None:
        return None
    lobby, period = live.lobby.copy(), table.state.period
    for line in lobby.script:
        if line.period > period:
            line.done, line.refused = False, ""
        elif not line.done:
            line.done = True
            if line.do[0] == STOP:
                lobby.paused, lobby.talk = True, line.do[1].strip()
            else:
                verdict = live.write(live.uncommitted().play(TRAINER, line.do))
                line.refused = verdict.reason if isinstance(verdict, Refused) else ""
    return Change(lobby)
