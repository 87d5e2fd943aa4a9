"""The debrief of a whole class: the moments of its tables, its figures without names, and questions that hang on what happened."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import zip_longest
from statistics import median_low
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from alcancia.coach.questions import STAGES
from alcancia.kernel import Refused
from alcancia.server.guessing import FEWEST, hidden
from alcancia.server.spoken import Spoken

if TYPE_CHECKING:
    from alcancia.server.classes.events import TableSeated
    from alcancia.server.classes.live import LiveClass
    from alcancia.server.replays import Replay

KINDS: Final = ("same_luck", "swing", "first_loan", "uninsured_loss", "missed_bargain", "recovery", "loss", "best")
"""One of each is told before a second one, in this order."""
MOST_MOMENTS: Final = 5
AT_ONCE: Final = 4
"""So many seats are asked about at a time: who asks for one seat alone should not wait for a whole class."""
CELLS: Final = 4
EACH: Final = 2
"""Questions of each stage."""


class Finished(NamedTuple):
    """A table of the lesson whose game is over."""

    seated: "TableSeated"
    replay: "Replay"
    spoken: Spoken
    debrief: Mapping[str, Any]
    bookmarks: Sequence[int]


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
        tables.append(Finished(seated, replay, Spoken(live, locale, named=False), debrief, live.lobby.bookmarks))
    if room.state.phase == "playing" and open_still:
        return Refused("not_over")
    found, seats = _found(tables)
    looked = _looked(tables)
    if room.state.luck is not None:
        found = [differently(tables, moment) or moment for moment in found]
    marked = _marked(room, tables, found)
    moments = _with_put(room, [*marked, *choose(found, MOST_MOMENTS - len(marked))])
    return {
        "game": room.state.terms.id,
        "own_box": room.state.terms.box,
        "done": len(looked) == seats,
        "looked": len(looked),
        "quiet": sum(known["nothing"] or known["few"] for known in looked),
        "seats": seats,
        "unfinished": open_still,
        "moments": [_told(tables, moment) for moment in moments],
        "figures": figures(tables),
        "goals": goals(tables),
        "rules": rules(room, tables),
        "questions": _questions(tables, [moment["table"] for moment in moments]),
    }


# ── moments ──────────────────────────────────────────────────────────────────


def _learners(table: Finished) -> list[int]:
    """The seats of learners; what bots did is nobody's lesson."""
    return [seat for seat, learners in enumerate(table.seated.seats) if learners]


def _looked(tables: Sequence[Finished]) -> list[dict[str, Any]]:
    """What is known of the seats that are looked at altogether."""
    known = [table.replay.session.coached.get(seat) for table in tables for seat in _learners(table)]
    return [one for one in known if one is not None and one["done"]]


def _found(tables: Sequence[Finished]) -> tuple[list[dict[str, Any]], int]:
    """All moments found so far, in how many seats; a seat of every table comes first."""
    rows = zip_longest(*[[(table, seat) for seat in _learners(table)] for table in tables])
    seats = [place for row in rows for place in row if place is not None]
    found: list[dict[str, Any]] = []
    asked = 0
    for table, seat in seats:
        known = table.replay.session.coached.get(seat)
        if (known is None or not known["done"]) and asked < AT_ONCE:
            asked += 1
            told = table.replay.coach(seat, table.bookmarks)
            known = None if isinstance(told, Refused) else told
        if known is not None:
            found += [moment | {"table": table.seated.table, "unit": known["unit"]} for moment in known["moments"]]
    return found, len(seats)


def _marked(room: "LiveClass", tables: Sequence[Finished], found: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    """What the trainer marked: the decision next before it, or the position as it stood as long as none is found."""
    known = {table.seated.table for table in tables}
    marks = list({(mark.table, mark.step): mark for mark in room.state.bookmarks if mark.table in known}.values())
    return [_mark(mark.table, mark.step, found) for mark in marks[:MOST_MOMENTS]]


def _with_put(room: "LiveClass", moments: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """What everybody is looking at is always among them, also where the search for the others begins anew."""
    if room.state.guessing is None:
        return moments
    put = room.state.guessing.moment | {"table": room.state.guessing.table, "unit": room.state.guessing.unit}

    def key(one: Mapping[str, Any]) -> tuple[Any, ...]:
        return one["table"], one["seat"], one["at"], one["what_if"] is None

    return moments if key(put) in map(key, moments) else [put, *moments][:MOST_MOMENTS]


def _mark(table: str, step: int, found: Sequence[dict[str, Any]]) -> dict[str, Any]:
    near = [moment for moment in found if moment["kind"] == "bookmark" and (moment["table"], moment["mark"]) == (table, step)]
    bare = {"kind": "bookmark", "table": table, "at": step, "seat": None, "what_if": None}
    return max(near, key=lambda moment: (moment["at"], -moment["seat"]), default=bare)


def differently(tables: Sequence[Finished], moment: dict[str, Any]) -> dict[str, Any] | None:
    """With the same luck: the same question to the same seat in the same round, decided otherwise at another table.

    Best where that table went the very way that was played on. `elsewhere` says where.
    """
    row = moment["what_if"]
    if row is None or moment["kind"] == "bookmark":
        return None
    mine = next(table for table in tables if table.seated.table == moment["table"])
    which = _asked(mine, row).index(row["at"]) if row["at"] in _asked(mine, row) else None
    there = []
    for table in tables:
        steps = _asked(table, row)
        if table is not mine and which is not None and which < len(steps):
            decided = next(one for one in table.replay.session.coached[row["seat"]]["decided"] if one[0] == steps[which])
            if decided[3] != row["move"]:
                there.append((decided[3] != row["other"], table.seated.table, decided))
    if not there:
        return None
    _, table_id, decided = min(there, key=lambda one: one[:2])
    elsewhere = {"table": table_id, "at": decided[0], "question": decided[2], "move": decided[3]}
    return moment | {"was": moment["kind"], "kind": "same_luck", "elsewhere": elsewhere}


def _asked(table: Finished, row: Mapping[str, Any]) -> list[int]:
    """The steps at which this seat was asked this in this round, as far as it is looked at."""
    known = table.replay.session.coached.get(row["seat"])
    if known is None or not known["done"] or row["seat"] >= len(table.seated.seats) or not table.seated.seats[row["seat"]]:
        return []
    return [at for at, period, question, _ in known["decided"] if (period, question) == (row["period"], row["question"])]


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
    row = {name: moment[name] for name in ("kind", "table", "seat", "at")} | {"sign": table.seated.sign, "elsewhere": None}
    if "unit" not in moment:
        heading = table.spoken.speaker.say("coach-kind-bookmark-room")
        return row | {"heading": heading, "when": "", "ways": None, "sentences": [], "verdict": None}
    verdict = None if moment["what_if"] is None else moment["what_if"]["verdict"]
    there = moment.get("elsewhere")
    if there is not None:
        other = next(table for table in tables if table.seated.table == there["table"])
        row["kind"] = moment["was"]
        row["elsewhere"] = {
            "table": there["table"],
            "sign": other.seated.sign,
            "at": there["at"],
            "way": table.spoken.way(there["question"], there["move"], moment["unit"]),
        }
    return row | table.spoken.moment(moment, moment["unit"], True) | {"verdict": verdict}


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
    rows = [(name, row, list(cells(row))) for name, row in values.items() if len(row) >= FEWEST and min(row) < max(row)]
    return [
        {"measure": name, "middle": median_low(row), "cells": told}
        for name, row, told in rows
        if any(cell["learners"] is not None for cell in told)
    ]


def cells(values: Sequence[int]) -> Iterator[dict[str, int | None]]:
    """Equal steps that hold everybody, and how many lie in each; none that gives away fewer than three learners, nor who is at an end.

    Where only one cell would be hidden, the smallest of the others is hidden too: nobody can work it out from the sum.
    """
    width = -(-(max(values) - min(values) + 1) // (CELLS - 1))
    low = min(values) // width * width
    counts = [sum(low + width * cell <= value < low + width * (cell + 1) for value in values) for cell in range(CELLS)]
    small = hidden(counts)
    for cell, count in enumerate(counts):
        yield {"low": low + width * cell, "high": low + width * (cell + 1) - 1, "learners": None if cell in small else count}


def goals(tables: Sequence[Finished]) -> list[dict[str, Any]]:
    """The goals of the day: how many learners had reached each at the end, since which rounds, of how many. Small groups are hidden."""
    found: dict[str, list[int | None]] = {}
    needs: dict[str, int] = {}
    for table in tables:
        for row in table.debrief["goals"]:
            needs[row["goal"]] = row["needs"]
            for seat in _learners(table):
                found.setdefault(row["goal"], []).extend([row["since"][seat]] * len(table.seated.seats[seat]))
    return [
        {"goal": goal, "needs": needs[goal], **reached(since, tables[0].spoken.when)}
        for goal, since in found.items()
        if len(since) >= FEWEST
    ]


def reached(since: Sequence[int | None], when: Callable[[int], str]) -> dict[str, Any]:
    """How many have reached a goal (None: too few to tell, on either side), and the round by which half of them had."""
    rounds = sorted(one for one in since if one is not None)
    small = hidden([len(rounds), len(since) - len(rounds)], 1)
    half = when(median_low(rounds)) if len(rounds) >= FEWEST and not small else None
    return {"of": len(since), "reached": None if small else len(rounds), "half_by": half}


def rules(room: "LiveClass", tables: Sequence[Finished]) -> dict[str, Any]:
    """For the report: rules that were agreed otherwise than usual, and those that were changed on the way, at which tables."""
    changes: list[dict[str, Any]] = []
    for table in tables:
        for option, value in table.replay.changed():
            same = [change for change in changes if (change["option"], change["value"]) == (option, value)]
            if not same:
                changes.append({"option": option, "value": value, "signs": [table.seated.sign]})
            elif table.seated.sign not in same[0]["signs"]:
                same[0]["signs"].append(table.seated.sign)
    return {"options": room.state.terms.options, "changes": changes}


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
