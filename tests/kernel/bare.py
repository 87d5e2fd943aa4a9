"""What a toy game needs besides its rules, where it has nothing to show and nobody wins."""

from typing import Any

import msgspec

from alcancia.kernel import Hooks, Luck, StandingsRow, State


class NoOptions(msgspec.Struct, frozen=True, kw_only=True):
    """No options."""


def bare(setup: Any) -> Hooks[Any]:
    """The hooks of a game that only sets itself up."""
    return Hooks(setup=setup, view=view, redeal=redeal, standings=standings, worth=lambda t, seat: 0)


def view(t: State, seat: int | None) -> dict[str, Any]:
    return {}


def redeal(t: State, seat: int, luck: Luck) -> State:
    return t


def standings(t: State) -> list[StandingsRow]:
    return []
