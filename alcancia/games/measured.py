"""What simulated games showed about ready-made lessons, where somebody has let them be played."""

from functools import cache
from importlib.resources import files

import msgspec


class Measured(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One lesson beside the usual rules: so many games each; by figure (message `measured-<figure>`) the usual mean and the lesson's."""

    games: int
    figures: dict[str, tuple[int, int]]


@cache
def measured(game: str) -> dict[str, Measured]:
    """By lesson, as the lab wrote it into the game's `measured.toml`; empty while there is none."""
    file = files(f"alcancia.games.{game}").joinpath("measured.toml")
    return msgspec.toml.decode(file.read_bytes(), type=dict[str, Measured]) if file.is_file() else {}
