"""What simulated games showed about ready-made lessons: written by `python -m alcancia.lab.lessons`, never by hand."""

from functools import cache
from importlib.resources import files
from typing import Any

import msgspec


class Measured(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One lesson beside the usual rules: so many games, each played twice with the same luck, and what surely changes."""

    games: int
    rules: str
    """The fingerprint of the lesson's options: who changes them has it measured again."""
    told: list[dict[str, Any]] = []
    """Sentences as the lab tells them: message, figure and numbers."""


@cache
def measured(game: str) -> dict[str, Measured]:
    """By lesson, as the lab wrote it into the game's `measured.toml`; empty while there is none."""
    file = files(f"alcancia.games.{game}").joinpath("measured.toml")
    return msgspec.toml.decode(file.read_bytes(), type=dict[str, Measured]) if file.is_file() else {}
