"""Records that people bring along: strictly decoded and played again, in a process of its own with limits of time and memory."""

from multiprocessing.connection import Connection
from typing import Any, Final

import msgspec

from alcancia.kernel import Table, Unplayable
from alcancia.kernel import record as records
from alcancia.server import limits
from alcancia.server.memory import start_body
from alcancia.server.pool import limit_worker
from alcancia.shelf.own import find

MOST_MOVES: Final = 20_000
SECONDS: Final = 10.0


def check(data: bytes) -> dict[str, Any]:
    """The record as rows of a log, or why not and up to which step it was fine."""
    try:
        return _rows(data)
    except Unplayable as error:
        detail = {key: value for key, value in error.detail.items() if key != "at"}
        step = {"step": error.detail["at"]} if "at" in error.detail else {}
        return {"reason": error.reason, "detail": detail | step}


def _rows(data: bytes) -> dict[str, Any]:
    found = records.read(data)
    moves = found["moves"]
    if len(moves) > MOST_MOVES or sum(_is_rewind(entry) for entry in moves) > limits.REWINDS:
        raise Unplayable("too_large", limit=MOST_MOVES)
    table = records.replay(found, find)
    laid = _laid(table)
    hashes = table.hashes
    if hashes is None:
        for entry in table.entries:
            laid.repeat(entry)
        hashes = laid.hashes
    assert hashes is not None
    first = _laid(table).state.digest()
    rows = [
        (start_body(table.record()), first),
        *[(msgspec.json.encode(e).decode(), h) for e, h in zip(table.entries, hashes, strict=True)],
    ]
    options = msgspec.to_builtins(table.options)
    return {"game": table.game.id, "seats": table.state.seats, "options": options, "rows": rows}


def _laid(table: Table) -> Table:
    options = {name: getattr(table.options, name) for name in table.game.schema}
    return Table.set_up(
        table.game, seats=table.state.seats, seed=table.seed, salt=table.salt, options=options, trainer=table.state.trainer
    )  # fmt: skip


def _is_rewind(entry: list[Any]) -> bool:
    return len(entry) > 1 and type(entry[1]) is list and entry[1][:1] == ["rewind"]


def work(pipe: Connection) -> None:
    """The worker's life: a file in, rows or a reason out."""
    limit_worker()
    pipe.send_bytes(b"ready")
    while True:
        try:
            data = pipe.recv_bytes()
        except EOFError:
            return
        try:
            answer = check(data)
        except Exception:
            answer = {"reason": "bad_record", "detail": {"entry": "moves"}}
        pipe.send_bytes(msgspec.json.encode(answer))
