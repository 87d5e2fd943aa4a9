"""Records: a small documented file that replays to the same states anywhere."""

from collections.abc import Callable
from typing import Any, Final

import msgspec

from alcancia.ground.refusals import Refused, Unplayable
from alcancia.ground.strict import decode
from alcancia.kernel.chance import commitment
from alcancia.kernel.game import Game
from alcancia.kernel.plain import to_tuples
from alcancia.kernel.table import Table

MOST_BYTES: Final = 4_000_000


class Record(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """What a record file holds; everything else is recomputed."""

    format: int
    game: str
    rules: str
    content: str
    seats: int
    trainer: bool
    options: dict[str, Any]
    commitment: str
    seed: str | None
    salt: str | None
    moves: list[list[Any]]
    hashes: list[str]


def read(data: bytes) -> dict[str, Any]:
    """The record in a file, checked for form; hostile files get one clear reason."""
    record: dict[str, Any] = decode(data, MOST_BYTES)
    _formed(record)
    return record


def _formed(data: Any) -> Record:
    if type(data) is not dict or "format" not in data or "game" not in data:
        raise Unplayable("not_a_record")
    if data["format"] != 1 or type(data["format"]) is not int:
        raise Unplayable("unknown_format", format=str(data["format"])[:32])
    try:
        return msgspec.convert(data, Record)
    except msgspec.ValidationError as error:
        raise Unplayable("bad_record", entry=str(error)) from None


def replay(data: Any, find: Callable[[str], Game], upto: int | None = None, make: type[Table] = Table) -> Table:
    """Play a record again, move by move; says where it stops fitting."""
    record = _formed(data)
    game = find(record.game)
    if record.rules != game.version:
        raise Unplayable("unknown_version", version=record.rules[:32], known=game.version)
    if record.content != game.content_hash:
        raise Unplayable("other_content")
    if record.seed is None or record.salt is None:
        raise Unplayable("seed_missing")
    if commitment(record.seed, record.salt) != record.commitment:
        raise Unplayable("commitment_broken")
    if record.hashes and len(record.hashes) != len(record.moves):
        raise Unplayable("bad_record", entry="hashes")
    table = make.set_up(
        game, seats=record.seats, seed=record.seed, salt=record.salt, options=record.options, trainer=record.trainer,
        hashing=bool(record.hashes) or not record.moves,
    )  # fmt: skip
    for at, entry in enumerate(record.moves[:upto]):
        _replay_one(table, entry, at)
        if table.hashes and table.hashes[at] != record.hashes[at]:
            raise Unplayable("hash_differs", at=at)
    return table


def _replay_one(table: Table, entry: list[Any], at: int) -> None:
    formed = len(entry) in (2, 3) and type(entry[0]) is int and type(entry[1]) is list
    if not formed or (len(entry) == 3 and (type(entry[2]) is not str or not 0 < len(entry[2]) <= 32)):
        raise Unplayable("bad_record", entry=f"moves[{at}]")
    played = table.repeat(entry)
    if isinstance(played, Refused):
        raise Unplayable("move_refused", at=at, why=played.reason)
    made = table.entries[-1][1]
    # A move the table chose itself was not judged, so its types are looked at here: false is not 0.
    if made != to_tuples(entry[1]) or (len(entry) == 3 and msgspec.json.encode(made) != msgspec.json.encode(entry[1])):
        raise Unplayable("move_differs", at=at)
