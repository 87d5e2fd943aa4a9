"""The figures of a whole class as CSV or Parquet. Columns are called as oTree calls them; nobody is named, and no clock time is told."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from alcancia.coach.topics import NOWHERE, topic_of
from alcancia.kernel import Refused
from alcancia.records import export
from alcancia.records.export import columns
from alcancia.server import records
from alcancia.server.callback import answer_of
from alcancia.server.classes import ticketing
from alcancia.server.classes.events import TableSeated
from alcancia.text.speaker import Speaker

if TYPE_CHECKING:
    from alcancia.server.classes.live import LiveClass

KEYS: Final = (
    "session.code", "session.config.name", "session.lesson", "group.id_in_subsession", "group.sign", "group.finished", "player.id_in_group",
    "participant.id_in_session", "participant.label", "subsession.round_number",
)  # fmt: skip
DICTIONARY: Final = ("column", "meaning", "eu_oecd", "cee_jumpstart")
ENDS: Final = ("mean", "low", "high")
MOMENT: Final = (
    "group.sign", "player.id_in_group", "kind", "subsession.round_number", "step", "question", "futures", "better", "worse", "verdict",
    "standing", "standing.low", "standing.high", "points", "points.low", "points.high",
)  # fmt: skip
SHAPES: Final = (*export.SHAPES, "moments", "ticket")
File: TypeAlias = tuple[Sequence[str], Sequence[Sequence[Any]]]
"""Head and lines."""
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
        debrief: Any = await answer_of(partial(room.hub.checks.hand_in, records.DEBRIEF + live.memory.record()))
        if debrief is None:
            return Refused("try_later")
        keys = (room.id[:6], live.lobby.of.id, lesson, number, seated.sign, int(live.memory.over))
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


async def file(room: "LiveClass", shape: str, speaker: Speaker) -> File | Refused:
    """What is kept of a class in one shape: its figures, what the columns mean, what the coach found, or its exit tickets."""
    if shape == "ticket":
        return ticketing.file(room)
    if shape == "moments":
        return MOMENT, list(_moments(room))
    rows = await gather(room)
    return rows if isinstance(rows, Refused) else shaped(rows, shape, room.state.terms.id, speaker)


def shaped(rows: Sequence[Row], shape: str, game: str, speaker: Speaker) -> File:
    """Head and lines of the figures."""
    names, say = columns([figures for _, figures in rows]), speaker.say
    if shape == "dictionary":
        meanings = [(key, say(f"column-{key.replace('.', '-')}"), "", "") for key in KEYS]
        return DICTIONARY, [*meanings, *[(f"player.{name}", say(f"measure-{name}"), *_topics(game, name, say)) for name in names]]
    if shape == "long":
        return (*KEYS, "figure", "value"), [(*keys, f"player.{name}", figures[name]) for keys, figures in rows for name in figures]
    head = (*KEYS, *[f"player.{name}" for name in names])
    return head, [(*keys, *[figures.get(name, "") for name in names]) for keys, figures in rows]


def _topics(game: str, measure: str, say: Callable[[str], str]) -> tuple[str, str]:
    """Where a figure belongs in the frameworks: the number there, and our words for it."""
    topic = topic_of(game, measure) or NOWHERE
    eu, us = topic.eu and f"{topic.eu} {say(f'topic-eu-{topic.eu}')}", topic.us and f"{topic.us} {say(f'topic-us-{topic.us}')}"
    return eu or "", us or ""


def _moments(room: "LiveClass") -> Iterator[Sequence[Any]]:
    """Every moment that the coach has found so far at the tables of this lesson, by table and seat."""
    for seated in room.state.tables:
        live = room.hub.live.get(seated.table)
        for seat, known in sorted({} if live is None else live.memory.coached.items()):
            for moment in known["moments"] if seated.seats[seat] else ():
                row, swing = moment["what_if"], moment["swing"]
                by = row["standing"] if row is not None else swing["by"]
                points = [""] * 3 if row is None else [row["points"][end] for end in ENDS]
                played = [""] * 4 if row is None else [row["futures"], row["better"], row["worse"], row["verdict"]]
                keys = (seated.sign, seat + 1, moment["kind"], moment["period"], moment["at"], "" if row is None else row["question"])
                yield (*keys, *played, *[by[end] for end in ENDS], *points)
