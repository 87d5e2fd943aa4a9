"""Whole records, in a process of its own with limits of time and memory: those people bring along, and a finished game's figures."""

from base64 import b64encode
from multiprocessing.connection import Connection
from typing import Any, Final

import msgspec

from alcancia.ground.record_file import read
from alcancia.kernel import Unplayable
from alcancia.kernel.playback import Playback
from alcancia.kernel.record import playback
from alcancia.server import limits
from alcancia.server.coaching import Desk, expect, last
from alcancia.server.pool import answer_tasks
from alcancia.server.recalling import RECALL, recall
from alcancia.server.session import EVERY, start_body
from alcancia.shelf.box import QUIZ, packed
from alcancia.shelf.box import read as read_box
from alcancia.shelf.editing import Edit, edited
from alcancia.shelf.filing import files_of
from alcancia.shelf.own import find
from alcancia.shelf.proving import faults

MOST_MOVES: Final = limits.ENTRIES
SECONDS: Final = 10.0
CHECK: Final = b"check\n"
DEBRIEF: Final = b"debrief\n"
COACH: Final = b"coach\n"
BOX: Final = b"box\n"
EDIT: Final = b"edit\n"
FORESEE: Final = b"foresee\n"
LAST: Final = b"last\n"
"""What a task begins with; the record follows."""


def check(data: bytes) -> dict[str, Any]:
    """The record as rows of a log, or why not and up to which step it was fine."""
    try:
        return _rows(data)
    except Unplayable as error:
        detail = {key: value for key, value in error.detail.items() if key != "at"}
        step = {"step": error.detail["at"]} if "at" in error.detail else {}
        return {"reason": error.reason, "detail": detail | step}


def _rows(data: bytes) -> dict[str, Any]:
    found = read(data)
    moves = found["moves"]
    if len(moves) > MOST_MOVES or _said(moves, "rewind") > limits.REWINDS or _said(moves, "undo") > limits.UNDOS:
        raise Unplayable("too_large", limit=MOST_MOVES)
    again = playback(found, find, every=EVERY)
    table = again.lay()
    hashes = table.hashes = list[str]()
    rows = [(start_body(table.record()), table.state.digest())]
    for _ in again.walk(table):
        rows.append((msgspec.json.encode(table.entries[-1]).decode(), hashes[-1]))
    return {"game": table.game.speaks, "seats": table.state.seats, "options": msgspec.to_builtins(table.options), "rows": rows}


def _said(moves: list[Any], word: str) -> int:
    return sum(len(entry) > 1 and type(entry[1]) is list and entry[1][:1] == [word] for entry in moves)


def debrief(data: bytes) -> dict[str, Any]:
    """A finished game in figures. What somebody went back over does not count."""
    again = playback(msgspec.json.decode(data), find)
    table = again.position(len(again.entries))
    return {"measures": table.measures(), "lessons": table.lessons(), "goals": reached(again)}


def reached(again: Playback) -> list[dict[str, Any]]:
    """The goals at the end: for each seat the round since which it has had enough; None if it had not."""
    table = again.lay()
    since: dict[str, list[int | None]] = {}
    for _ in again.walk(table):
        for row in table.goals():
            goal = since.setdefault(row["goal"], [None] * table.state.seats)
            for seat, has in enumerate(row["has"]):
                met = has <= row["needs"] if row["at_most"] else has >= row["needs"]
                goal[seat] = (goal[seat] if goal[seat] is not None else table.state.period) if met else None
    return [{"goal": row["goal"], "needs": row["needs"], "since": since.get(row["goal"], [])} for row in table.goals()]


def prove(data: bytes) -> dict[str, Any]:
    """What a box is called, or what is wrong with it."""
    try:
        box = read_box(data)
    except Unplayable as error:
        return {"reason": error.reason, "detail": error.detail}
    for fault in faults(box):
        return {"reason": fault.reason, "detail": fault.detail}
    return {"box": box.name, "game": box.game, "title": box.title}


def prove_edit(data: bytes) -> dict[str, Any]:
    """The box that somebody made out of another, as a file, and everything that is wrong with it."""
    try:
        made = packed(files_of(edited(msgspec.json.decode(data, type=Edit))))
        box = read_box(made)
        found = faults(box)
    except Unplayable as error:
        return {"faults": [{"reason": error.reason, "detail": error.detail}]}
    row = {"box": box.name, "game": box.game, "title": box.title, "file": b64encode(made).decode(), "asks": QUIZ in box.tables}
    return row | {"faults": [{"reason": fault.reason, "detail": fault.detail} for fault in found]}


_DESK: Final = Desk()


def answer(task: bytes) -> dict[str, Any] | None:
    """What a worker says to a task; None if it cannot."""
    try:
        if task.startswith(COACH):
            return _DESK.answer(task.removeprefix(COACH))
        if task.startswith(FORESEE):
            return expect(task.removeprefix(FORESEE))
        if task.startswith(LAST):
            return last(task.removeprefix(LAST))
        if task.startswith(RECALL):
            return recall(task.removeprefix(RECALL))
        if task.startswith(BOX):
            return prove(task.removeprefix(BOX))
        if task.startswith(EDIT):
            return prove_edit(task.removeprefix(EDIT))
        return debrief(task.removeprefix(DEBRIEF)) if task.startswith(DEBRIEF) else check(task.removeprefix(CHECK))
    except Exception:
        return None if task.startswith((DEBRIEF, COACH, RECALL, FORESEE, LAST)) else {"reason": "bad_record", "detail": {"entry": "moves"}}


def work(pipe: Connection) -> None:
    """The worker's life: a task in, an answer out."""
    answer_tasks(pipe, answer)
