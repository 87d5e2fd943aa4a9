"""The form of a record file; what it holds is played again elsewhere."""

from typing import Any, Final

import msgspec

from alcancia.ground.refusals import Unplayable
from alcancia.ground.strict import decode

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
    shares: dict[str, str] = {}
    """What the seed was mixed of: the house's share, and that of every seat that brought one. None: it was drawn as it is."""
    box: str = ""
    """The box it was played with, where that is not the usual one."""


def read(data: bytes) -> dict[str, Any]:
    """The record in a file, checked for form; hostile files get one clear reason."""
    record: dict[str, Any] = decode(data, MOST_BYTES)
    formed(record)
    return record


def formed(data: Any) -> Record:
    """A record read from data, or the one reason why it is none."""
    if type(data) is not dict or "format" not in data or "game" not in data:
        raise Unplayable("not_a_record")
    if data["format"] != 1 or type(data["format"]) is not int:
        raise Unplayable("unknown_format", format=str(data["format"])[:32])
    try:
        return msgspec.convert(data, Record)
    except msgspec.ValidationError as error:
        raise Unplayable("bad_record", entry=str(error)) from None
