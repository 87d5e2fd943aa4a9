"""Records as files: read with suspicion, written so that a crash never loses a game."""

import errno
import json
import os
import tempfile
from datetime import datetime
from pathlib import Path
from typing import Any

from alcancia.ground.record_file import MOST_BYTES, read
from alcancia.ground.strict import decode
from alcancia.kernel import Game, Table, Unplayable
from alcancia.kernel.record import replay
from alcancia.shelf.own import find
from alcancia.terminal.console import Voice

Seating = list[tuple[str, str]]
"""Who sits where: name and bot ("" for a person), by seat."""


def read_record(path: Path) -> dict[str, Any]:
    """The record in a file; anything else is refused with one reason."""
    with path.open("rb") as file:
        data = file.read(MOST_BYTES + 1)
    return read(data)


def play_again(record: dict[str, Any]) -> Table:
    """The table a record leads to. A record that breaks the rules' own assumptions is refused like any other."""
    try:
        return replay(record, known)
    except Unplayable:
        raise
    except Exception as error:  # a hostile record may trip any rule; it must not bring the program down
        raise Unplayable("bad_record", entry=type(error).__name__) from None


def known(id: str) -> Game:
    """The game of a record, in whose words is spoken from now on."""
    game = find(id)
    Voice.game = game.id
    return game


def write_whole(path: Path, data: Any) -> None:
    """Write JSON so that the file is, at every moment, either the old one or the new one."""
    if path.exists() and not path.is_file():  # a folder cannot be replaced, and a device such as /dev/null must not be
        raise OSError(errno.EINVAL, os.strerror(errno.EINVAL), str(path))
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}-")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            json.dump(data, file, ensure_ascii=False, separators=(",", ":"))
        os.replace(temporary, path)
    except BaseException:
        Path(temporary).unlink(missing_ok=True)
        raise


def beside(path: Path) -> Path:
    """Where it is written who sits at the table: not in the record, which holds no names."""
    return path.with_name(f"{path.name}.seats")


def write_seating(path: Path, seating: Seating, over: bool) -> None:
    """Remember who sits where, and whether the game is over."""
    write_whole(beside(path), {"over": over, "seats": [{"name": name, "bot": bot} for name, bot in seating]})


def _beside(path: Path) -> tuple[Seating, bool] | None:
    """What is written beside a record, if it is what we write."""
    try:
        found = decode(beside(path).read_bytes()[:65_536], 65_536)
        seating = [(row["name"], row["bot"]) for row in found["seats"]]
        fits = all(type(part) is str and len(part) <= 64 for row in seating for part in row)
        return (seating, found["over"] is True) if fits else None
    except (OSError, Unplayable, LookupError, TypeError):
        return None


def read_seating(path: Path, seats: int) -> Seating | None:
    """Who sat where, or None if that is not known (any more)."""
    known = _beside(path)
    return known[0] if known is not None and len(known[0]) == seats else None


def saves() -> Path:
    """The folder of games in progress."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "alcancia" / "games"


def new_save(game: str) -> Path:
    """A file for a game that begins now."""
    stamp = datetime.now().strftime("%Y-%m-%d-%H%M%S")
    path = saves() / f"{game}-{stamp}.json"
    number = 1
    while path.exists():
        number += 1
        path = saves() / f"{game}-{stamp}-{number}.json"
    return path


def unfinished() -> list[Path]:
    """Games in progress, the latest first."""
    found = [path for path in saves().glob("*.json") if (known := _beside(path)) is not None and not known[1]] if saves().is_dir() else []
    return sorted(found, key=lambda path: path.stat().st_mtime, reverse=True)
