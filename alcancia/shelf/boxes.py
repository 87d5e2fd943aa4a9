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
NAME: Final = re.compile(r"([a-z]+)@[0-9a-f]{16}")


@cache
def shipped() -> dict[str, Box]:
    """The boxes that come with the program, by name; each lies in a folder of its own, so that it can be read and mended."""
    found = [one.read_folder(folder) for folder in sorted(SHIPPED.iterdir()) if folder.joinpath("box.toml").is_file()]
    return {box.name: box for box in found}


def kept() -> Iterator[Path]:
    """The files on the house's shelf, each under its box's name."""
    if CONTENT in os.environ and (folder := shelf()).is_dir():
        yield from (file for file in sorted(folder.iterdir()) if NAME.fullmatch(file.stem) and file.suffix == ".zip")


def shelf() -> Path:
    """Where the house's own boxes lie."""
    return Path(os.environ[CONTENT], "boxes")


def put(data: bytes) -> Box:
    """Put a box on the shelf, where every process of the house finds it. A newer one does not push out the old: games may need it."""
    box = one.read(data)
    shelf().mkdir(parents=True, exist_ok=True)
    partly = shelf() / f"{box.name}.{os.getpid()}.part"
    partly.write_bytes(data)
    partly.replace(shelf() / f"{box.name}.zip")
    return box


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
