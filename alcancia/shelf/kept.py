"""Kept content: what a game was played with, so that a table goes on with it after the program has come to other figures."""

import os
import re
import tomllib
from collections.abc import Iterator, Mapping
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

import msgspec

from alcancia import games
from alcancia.ground.content import read
from alcancia.kernel import Game
from alcancia.shelf.folders import CONTENT
from alcancia.shelf.press import printed

FOLDER: Final = "kept"
NAME: Final = re.compile(r"[a-z]{1,32}@[0-9a-f]{1,64}")
"""`game@fingerprint`: whatever else a record names is not looked for, and leads nowhere else."""


def keep(game: Game, tables: Mapping[str, Any] | None = None) -> Path:
    """Write down the content of a game, as it comes with this program unless told otherwise; what is there already stays."""
    file = Path(os.environ[CONTENT], FOLDER, f"{game.id}@{game.content_hash}.json")
    if not file.exists():
        file.parent.mkdir(parents=True, exist_ok=True)
        partly = file.with_suffix(f".{os.getpid()}.part")
        partly.write_bytes(msgspec.json.encode(dict(shipped(game.id)) if tables is None else tables, order="deterministic"))
        partly.replace(file)
    return file


def shipped(id: str) -> Iterator[tuple[str, Any]]:
    """Every content table that comes with a game."""
    package = f"{games.__name__}.{id}"
    for file in sorted(files(package).joinpath("content").iterdir(), key=lambda file: file.name):
        if file.name.endswith(".toml"):
            yield file.name, tomllib.loads(read(package, file.name))
    if id == "citylife":
        from alcancia.games.citylife.packs import STANDARD

        yield "quiz.json", msgspec.to_builtins(STANDARD)


def game_of(name: str) -> Game | None:
    """The game with the content that was kept under this name, if it was."""
    if CONTENT not in os.environ or not NAME.fullmatch(name) or not (file := Path(os.environ[CONTENT], FOLDER, f"{name}.json")).is_file():
        return None
    id, _, hash = name.partition("@")
    game = printed(id, msgspec.json.decode(file.read_bytes()))
    return msgspec.structs.replace(game, box=name, _plain={}) if game.has_content(hash) else None
