"""First steps in a game: the real game from a fixed seed, with a word to each of the learner's first decisions."""

from functools import cache
from importlib.resources import files
from typing import Annotated, Any

import msgspec

from alcancia.games import find
from alcancia.ground.content import parse
from alcancia.kernel import Luck

LEARNER = 0
"""The seat of whoever learns; bots have the others."""


class Lesson(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A word to one decision. The lessons of a question are told in their order, one each time it is put."""

    question: str
    text: str
    """Id of the message."""
    rule: str
    """The paragraph of the rulebook that says more."""
    move: list[Any] | None = None
    """A suggestion; whoever takes another way learns on."""


class Tutorial(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """How the table is laid, and what is said."""

    seats: int
    seed: str
    bot: str
    steps: Annotated[list[Lesson], msgspec.Meta(min_length=1)]
    options: dict[str, Any] = {}

    def luck(self, seat: int, question: str) -> Luck:
        """What a bot of this table makes its choices with: the same every time, so that the first steps are the same."""
        return Luck(f"{self.seed}:{seat}:{question}")


@cache
def tutorial(id: str) -> Tutorial | None:
    """The first steps of a game, if it has any."""
    file = files(f"alcancia.games.{find(id).id}").joinpath("tutorial.toml")
    return parse(file.name, file.read_text("utf-8"), Tutorial) if file.is_file() else None
