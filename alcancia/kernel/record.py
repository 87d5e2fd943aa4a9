"""Records: a small documented file that replays to the same states anywhere."""

from collections.abc import Callable
from typing import Any, Final

import msgspec

from alcancia.ground.refusals import Unplayable
from alcancia.ground.strict import decode
from alcancia.kernel.chance import commitment
from alcancia.kernel.game import Game
from alcancia.kernel.playback import Playback
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


def playback(data: Any, find: Callable[[str], Game], make: type[Table] = Table, every: int = 0) -> Playback:
    """A record ready to be played again. What can be said against it before the first move is said here."""
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
    return Playback(make, game, data, every)


def replay(data: Any, find: Callable[[str], Game], make: type[Table] = Table) -> Table:
    """Play a record again, move by move; says where it stops fitting."""
    found = playback(data, find, make)
    return found.after(len(found.entries))
