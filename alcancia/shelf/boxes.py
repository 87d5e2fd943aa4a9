"""The boxes a house has: those that come with the program, and those somebody put on its shelf."""

import os
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from alcancia import games
from alcancia.kernel import Game, Unplayable
from alcancia.shelf import box as one
from alcancia.shelf import kept as kept_content
from alcancia.shelf.box import Box
from alcancia.shelf.faces import words_of
from alcancia.shelf.folders import CONTENT
from alcancia.shelf.press import printed
from alcancia.text.speaker import hand_in

SHIPPED: Final = Path(__file__).parent / "shipped"
OFFERED: Final = "offered"
NAME: Final = re.compile(r"([a-z]+)@[0-9a-f]{16}")


@cache
def shipped() -> dict[str, Box]:
    """The boxes that come with the program, by name; each lies in a folder of its own, so that it can be read and mended."""
    found = [one.read_folder(folder) for folder in sorted(SHIPPED.iterdir()) if folder.joinpath("box.toml").is_file()]
    return {box.name: box for box in found}


def keep_shipped() -> None:
    """The boxes that come with the program onto the shelf too: tables laid with them go on, whatever they come to."""
    for folder in sorted(SHIPPED.iterdir()):
        if folder.joinpath("box.toml").is_file() and not (shelf() / f"{one.read_folder(folder).name}.zip").is_file():
            files = {str(file.relative_to(folder).as_posix()): file.read_text("utf-8") for file in sorted(folder.rglob("*.*"))}
            put(one.packed(files))


def kept() -> Iterator[Path]:
    """The files on the house's shelf, each under its box's name."""
    if CONTENT in os.environ and (folder := shelf()).is_dir():
        yield from (file for file in sorted(folder.iterdir()) if NAME.fullmatch(file.stem) and file.suffix == ".zip")


def shelf() -> Path:
    """Where the house's own boxes lie."""
    return Path(os.environ[CONTENT], "boxes")


def put(data: bytes, offered: bool = False) -> Box:
    """Put a box on the shelf, where every process of the house finds it. A newer one does not push out the old: games may need it.

    `offered`: the house itself put it there, and offers it to everybody by its title."""
    box = one.read(data)
    (shelf() / OFFERED).mkdir(parents=True, exist_ok=True)
    _write(shelf() / f"{box.name}.zip", data)
    if offered:
        _write(shelf() / OFFERED / box.name, b"yes")
    return box


def _write(file: Path, data: bytes) -> None:
    partly = file.with_name(f"{file.name}.{os.getpid()}.part")
    partly.write_bytes(data)
    partly.replace(file)


def offered() -> dict[str, Box]:
    """The boxes that everybody may choose by title: those that come with the program, and those the house has put on its shelf."""
    names = [file.stem for file in kept() if (shelf() / OFFERED / file.stem).is_file()]
    return shipped() | {name: _known(name) for name in names}


@cache
def _known(name: str) -> Box:
    """A name says what is in it, so what was read once is true for ever."""
    return find(name)


def find(name: str) -> Box:
    """The box of this name."""
    if name in shipped():
        return shipped()[name]
    if NAME.fullmatch(name) and CONTENT in os.environ and (file := shelf() / f"{name}.zip").is_file():
        box = one.read(file.read_bytes())
        if box.name == name:
            return box
    raise Unplayable("box_missing", box=name[:64])


@cache
def game_of(name: str) -> Game:
    """The game as it is played with this box, or with content that was kept under this name."""
    if (older := kept_content.game_of(name)) is not None:
        return older
    box = find(name)
    usual = games.find(box.game)
    hand_in(name, words_of(box))
    return msgspec.structs.replace(printed(box.game, box.tables) if box.tables else usual, box=name, _plain={})
