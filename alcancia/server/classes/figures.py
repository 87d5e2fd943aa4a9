"""The figures of a whole class as CSV. Columns are called as oTree calls them; nobody is named, and no clock time is told."""

import asyncio
from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from alcancia.kernel import Refused
from alcancia.records.export import columns, csv_lines
from alcancia.server import records
from alcancia.server.classes.events import TableSeated

if TYPE_CHECKING:
    from alcancia.server.classes.live import LiveClass

KEYS: Final = (
    "session.code", "session.config.name", "session.lesson", "group.id_in_subsession", "group.sign", "group.finished", "player.id_in_group",
    "participant.id_in_session", "participant.label", "subsession.round_number",
)  # fmt: skip
Row: TypeAlias = tuple[tuple[Any, ...], dict[str, Any]]
"""The keys of a line, and its figures."""


async def gather(room: "LiveClass") -> list[Row] | Refused:
    """Every learner's rounds at every table of every lesson that is over."""
    if room.state.phase in ("laying", "playing") and not all(room.is_over(table.table) for table in room.state.tables):
        return Refused("not_over")
    rows: list[Row] = []
    for lesson, number, seated in _tables(room):
        live = await room.hub.open(seated.table)
        if isinstance(live, Refused) or live.memory.playback is None:
            continue
        found: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        room.hub.checks.hand_in(records.DEBRIEF + live.memory.record(), found.set_result)
        debrief = await found
        if debrief is None:
            return Refused("try_later")
        keys = (room.id[:6], live.lobby.game, lesson, number, seated.sign, int(live.memory.over))
        rows += [row for measure in debrief["measures"] for row in _rows(room, keys, seated, measure)]
    return rows


def _tables(room: "LiveClass") -> Iterator[tuple[int, int, TableSeated]]:
    """All tables with their lesson and number; those of this lesson have the number of the class's last one."""
    tables = [*room.state.earlier, *room.state.tables]
    lesson, number = 1, 0
    signs: set[str] = set()
    for seated in tables:
        if seated.sign in signs:
            lesson, number, signs = lesson + 1, 0, set()
        signs.add(seated.sign)
        number += 1
        yield lesson, number, seated


def _rows(room: "LiveClass", keys: tuple[Any, ...], seated: TableSeated, measure: dict[str, Any]) -> Iterator[Row]:
    """A seat's figures of one round, once for each learner who sat there; for a bot without one."""
    figures = {name: value for name, value in measure.items() if name not in ("seat", "period")}
    for learner in seated.seats[measure["seat"]] or [None]:
        known = None if learner is None else room.state.learners.get(learner)
        label = "" if known is None else f"{known.animal}_{known.adjective}"
        yield (*keys, measure["seat"] + 1, "" if learner is None else learner, label, measure["period"]), figures


def lines(rows: Sequence[Row], shape: str, say: Callable[[str], str]) -> Iterator[str]:
    """The file, line by line."""
    names = columns([figures for _, figures in rows])
    if shape == "dictionary":
        meanings = [(key, say(f"column-{key.replace('.', '-')}")) for key in KEYS]
        return csv_lines(["column", "meaning"], [*meanings, *[(f"player.{name}", say(f"measure-{name}")) for name in names]])
    if shape == "long":
        return csv_lines(
            [*KEYS, "figure", "value"], ((*keys, f"player.{name}", figures[name]) for keys, figures in rows for name in figures)
        )
    return csv_lines(
        [*KEYS, *[f"player.{name}" for name in names]], ((*keys, *[figures.get(name, "") for name in names]) for keys, figures in rows)
    )
