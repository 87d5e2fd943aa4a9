"""Quiz packs and Traffic decks for City Life that a house put on its shelf before there were boxes. What cannot be used is named."""

import os
import re
import tomllib
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from alcancia import games
from alcancia.kernel import Game, Unplayable
from alcancia.shelf.boxes import game_of
from alcancia.shelf.folders import CONTENT

if TYPE_CHECKING:
    from alcancia.games.citylife.library import Library
    from alcancia.games.citylife.packs import Fault, Pack

QUIZ: Final = Path("citylife", "quiz")
TRAFFIC: Final = Path("citylife", "traffic")


def find(id: str) -> Game:
    """The game of this id, with the content that the house had for it when this process first asked; `game@…`: with a box of its own."""
    if "@" in id:
        return game_of(id)
    return _city(os.environ[CONTENT]) if id == "citylife" and CONTENT in os.environ else games.find(id)


@cache
def _city(folder: str) -> Game:
    from alcancia.games.citylife import stocked

    return stocked(library()[0]) if on_shelf() else games.find("citylife")


def look_again() -> None:
    """Something came onto the shelf: from now on games are found with it. Tables keep the game they were laid with."""
    _city.cache_clear()
    game_of.cache_clear()


def library() -> "tuple[Library, list[Unplayable]]":
    """What stands on the shelf beside what comes with City Life; what cannot be used comes back, each file with its reason."""
    from alcancia.games.citylife.decks import read_deck
    from alcancia.games.citylife.library import SHIPPED

    packs, decks, trouble = [], [], []
    for shelf, file in on_shelf():
        try:
            if shelf == QUIZ:
                packs.append(_pack(file))
            else:
                decks.append(read_deck(tomllib.loads(file.read_text("utf-8"))))
        except (ValueError, OSError, RecursionError) as error:
            entry = error.detail["entry"] if isinstance(error, Unplayable) else str(error)
            trouble.append(Unplayable("bad_content", file=(shelf / file.name).as_posix(), entry=entry))
    return SHIPPED.with_own(packs, decks), trouble


def unusable() -> list[Unplayable]:
    """What cannot be used. The game is loaded only if there is something for it."""
    return library()[1] if on_shelf() else []


def on_shelf() -> list[tuple[Path, Path]]:
    """All files with content, by shelf and name."""
    if CONTENT not in os.environ:
        return []
    found = []
    for shelf, endings in ((QUIZ, (".json", ".csv")), (TRAFFIC, (".toml",))):
        folder = Path(os.environ[CONTENT], shelf)
        files = sorted(folder.iterdir()) if folder.is_dir() else []
        found += [(shelf, file) for file in files if file.suffix.lower() in endings]
    return found


def _pack(file: Path) -> "Pack":
    pack, faults = read_pack(file)
    if pack is None:
        raise Unplayable("bad_content", entry=f"{faults[0].place} {faults[0].code}".strip())
    return pack


def read_pack(file: Path) -> "tuple[Pack | None, list[Fault]]":
    """The quiz pack in a file, by its ending, or all its faults."""
    from alcancia.games.citylife.packs import MOST_BYTES, read_csv, read_json

    with file.open("rb") as opened:
        data = opened.read(MOST_BYTES + 1)
    if file.suffix.lower() == ".csv":
        return read_csv(data, re.sub(r"[^A-Za-z0-9_-]+", "-", file.stem.partition("@")[0])[:40] or "pack")
    return read_json(data)
