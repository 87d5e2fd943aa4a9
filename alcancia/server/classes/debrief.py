"""The debrief of a whole class: the moments of its tables, its figures without names, and questions that hang on what happened."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import zip_longest
from statistics import median_low
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from alcancia.coach.questions import STAGES
from alcancia.kernel import Refused
from alcancia.server.spoken import Spoken

if TYPE_CHECKING:
    from alcancia.server.classes.events import TableSeated
    from alcancia.server.classes.live import LiveClass
    from alcancia.server.replays import Replay

KINDS: Final = ("swing", "first_loan", "uninsured_loss", "missed_bargain", "recovery", "loss", "best")
"""One of each is told before a second one, in this order."""
MOST_MOMENTS: Final = 5
AT_ONCE: Final = 4
"""So many seats are asked about at a time: who asks for one seat alone should not wait for a whole class."""
FEWEST: Final = 3
"""A cell of fewer learners is told to nobody."""
CELLS: Final = 4
EACH: Final = 2
"""Questions of each stage."""


class Finished(NamedTuple):
    """A table of the lesson whose game is over."""

    seated: "TableSeated"
    replay: "Replay"
    spoken: Spoken
    debrief: Mapping[str, Any]


async def gather(room: "LiveClass", locale: str) -> dict[str, Any] | Refused:
    """What is found by now. Whoever wants to know more asks again; workers go on meanwhile."""
    tables, open_still = [], []
    for seated in room.state.tables:
        live = await room.hub.open(seated.table)
        if isinstance(live, Refused):
            continue
        replay = room.hub.replays.of(live)
        if isinstance(replay, Refused) or not live.memory.over:
            open_still.append(seated.sign)
            continue
        debrief = await replay.debrief()
        if debrief is None:
            return Refused("try_later")
        tables.append(Finished(seated, replay, Spoken(live, locale), debrief))
    if room.state.phase == "playing" and open_still:
        return Refused("not_over")
    found, looked, seats = _found(tables)
    marked = _marked(room, tables)
    moments = [*marked, *choose(found, MOST_MOMENTS - len(marked))]
    return {
        "game": room.state.terms.game,
        "done": looked == seats,
        "looked": looked,
        "seats": seats,
        "unfinished": open_still,
        "moments": [_told(tables, moment) for moment in moments],
        "figures": figures(tables),
        "questions": _questions(tables, [moment["table"] for moment in moments]),
    }


# ── moments ──────────────────────────────────────────────────────────────────


def _learners(table: Finished) -> list[int]:
    """The seats of learners; what bots did is nobody's lesson."""
    return [seat for seat, learners in enumerate(table.seated.seats) if learners]


def _found(tables: Sequence[Finished]) -> tuple[list[dict[str, Any]], int, int]:
    """All moments found so far, how many seats are looked at altogether, and of how many; a seat of every table comes first."""
    rows = zip_longest(*[[(table, seat) for seat in _learners(table)] for table in tables])
    seats = [place for row in rows for place in row if place is not None]
    found: list[dict[str, Any]] = []
    done = asked = 0
    for table, seat in seats:
        known = table.replay.session.coached.get(seat)
        if (known is None or not known["done"]) and asked < AT_ONCE:
            asked += 1
            told = table.replay.coach(seat)
            known = None if isinstance(told, Refused) else told
        if known is not None:
            done += known["done"]
            found += [moment | {"table": table.seated.table, "unit": known["unit"]} for moment in known["moments"]]
    return found, done, len(seats)


def _marked(room: "LiveClass", tables: Sequence[Finished]) -> list[dict[str, Any]]:
    """What the trainer marked: the position as it stood."""
    known = {table.seated.table for table in tables}
    marks = list({(mark.table, mark.step): mark for mark in room.state.bookmarks if mark.table in known}.values())
    return [{"kind": "bookmark", "table": mark.table, "at": mark.step, "seat": None} for mark in marks[:MOST_MOMENTS]]


def strength(moment: Mapping[str, Any]) -> float:
    """How much a moment changed, on the scale of standing."""
    row = moment["swing"]["by"] if moment["swing"] is not None else moment["what_if"]["standing"] if moment["what_if"] is not None else None
    return 0.0 if row is None else abs(row["mean"])


def choose(found: Sequence[dict[str, Any]], most: int) -> list[dict[str, Any]]:
    """The strongest of each kind, then the second ones, as many as there is room for."""
    ranked = []
    for kind in KINDS:
        alike = sorted((moment for moment in found if moment["kind"] == kind), key=lambda m: (-strength(m), m["table"], m["seat"], m["at"]))
        ranked += [(place, KINDS.index(kind), moment) for place, moment in enumerate(alike)]
    return [moment for _, _, moment in sorted(ranked, key=lambda row: row[:2])[: max(0, most)]]


def _told(tables: Sequence[Finished], moment: Mapping[str, Any]) -> dict[str, Any]:
    """A moment as the room is told it: by its table's sign, nobody by name."""
    table = next(table for table in tables if table.seated.table == moment["table"])
    row = {name: moment[name] for name in ("kind", "table", "seat", "at")} | {"sign": table.seated.sign}
    if moment["kind"] == "bookmark":
        heading = table.spoken.speaker.say("coach-kind-bookmark")
        return row | {"heading": heading, "when": "", "ways": None, "sentences": [], "verdict": None}
    verdict = None if moment["what_if"] is None else moment["what_if"]["verdict"]
    return row | table.spoken.moment(moment, moment["unit"]) | {"verdict": verdict}


# ── figures ──────────────────────────────────────────────────────────────────


def figures(tables: Sequence[Finished]) -> list[dict[str, Any]]:
    """What the class had at the end, by measure: the middle, and how many learners lie where. Small groups are hidden."""
    values: dict[str, list[int]] = {}
    for table in tables:
        for seat in _learners(table):
            rows = [row for row in table.debrief["measures"] if row["seat"] == seat]
            for name, value in rows[-1].items() if rows else ():
                if name not in ("seat", "period") and type(value) is int:
                    values.setdefault(name, []).extend([value] * len(table.seated.seats[seat]))
    return [
        {"measure": name, "middle": median_low(row), "cells": list(cells(row))}
        for name, row in values.items()
        if len(row) >= FEWEST and min(row) < max(row)
    ]


def cells(values: Sequence[int]) -> Iterator[dict[str, int | None]]:
    """Equal steps from the lowest to the highest, and how many lie in each; none that gives away fewer than three learners.

    Where only one cell would be hidden, the smallest of the others is hidden too: nobody can work it out from the sum.
    """
    low, width = min(values), max(1, -(-(max(values) - min(values) + 1) // CELLS))
    counts = [sum(low + width * cell <= value < low + width * (cell + 1) for value in values) for cell in range(CELLS)]
    hidden = {cell for cell, count in enumerate(counts) if count < FEWEST}
    if len(hidden) == 1:
        hidden.add(min((cell for cell in range(CELLS) if cell not in hidden), key=lambda cell: counts[cell]))
    for cell, count in enumerate(counts):
        yield {"low": low + width * cell, "high": low + width * (cell + 1) - 1, "learners": None if cell in hidden else count}


# ── questions ────────────────────────────────────────────────────────────────


def _questions(tables: Sequence[Finished], first: Sequence[str]) -> list[dict[str, str]]:
    """A few of each stage, each with the table it hangs on; tables with a moment come first, and nobody is compared by name."""
    order = sorted(tables, key=lambda table: first.index(table.seated.table) if table.seated.table in first else len(first))
    rows = zip_longest(*[[(table, seat) for seat in _learners(table)] for table in order])
    asked: dict[str, dict[str, dict[str, str]]] = {stage: {} for stage in STAGES}
    for table, seat in (place for row in rows for place in row if place is not None):
        for question in table.spoken.fitting(table.debrief, seat):
            there = asked[question.stage]
            if len(there) < EACH and question.id not in there and "other" not in question.args:
                text = table.spoken.question(question)
                there[question.id] = {"stage": question.stage, "sign": table.seated.sign, "text": text}
        if all(len(there) == EACH for there in asked.values()):
            break
    return [row for stage in STAGES for row in asked[stage].values()]
