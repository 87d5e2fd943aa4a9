"""Predict, then reveal, in a class or at a table: a moment is put to everybody, everybody guesses once, then it is told step by step."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, Literal, TypeAlias

import msgspec

from alcancia.kernel import Refused
from alcancia.server.wire import SeatNo, Strict, Word

if TYPE_CHECKING:
    from alcancia.server.spoken import Spoken

Guess: TypeAlias = Literal["own", "other", "toss"]
"""What leads further on average: the way that was gone, the other one, or neither."""
Stage: TypeAlias = Literal["guess", "shares", "happened", "what_if"]
STAGES: Final[tuple[Stage, ...]] = ("guess", "shares", "happened", "what_if")
"""What a moment goes through, one after the other; where nothing was decided there is nothing to guess."""
GUESSES: Final[tuple[Guess, ...]] = ("own", "other", "toss")
FEWEST: Final = 3
"""A group of fewer people is told to nobody."""


class PutMoment(Strict):
    """Which of the moments that were found is put to everybody."""

    table: Word
    seat: SeatNo
    at: int
    kind: Word


class Turn(Strict):
    """On to this stage of the moment with this number; None: it is put away."""

    number: int
    stage: Stage | None


class AGuess(Strict):
    """One learner's guess."""

    learner: int
    number: int
    guess: Guess


class SeatGuess(Strict):
    """One seat's guess."""

    seat: SeatNo
    number: int
    guess: Guess


class Guessing(msgspec.Struct):
    """A moment that is put to everybody, and how far it is told. All of it is numbers and ids of messages."""

    number: int
    table: str
    moment: dict[str, Any]
    """As the coach found it."""
    unit: str
    stage: Stage = "guess"
    guesses: dict[int, Guess] = {}
    """By learner, or by seat."""

    @property
    def ways(self) -> bool:
        """Were there two ways to choose from?"""
        return self.moment["what_if"] is not None

    def put(self) -> "Guessing":
        """As it is first shown."""
        return self if self.ways else msgspec.structs.replace(self, stage="happened")

    def refuses(self, number: int, who: int) -> Refused | None:
        """Why this guess does not count."""
        if number != self.number or not self.ways:
            return Refused("no_such_moment")
        if self.stage != "guess":
            return Refused("guess_late")
        return Refused("guess_made") if who in self.guesses else None

    def may_turn(self, number: int, stage: Stage | None) -> Refused | None:
        """Why it cannot be told so far: only on, never back."""
        if number != self.number:
            return Refused("no_such_moment")
        back = stage is not None and STAGES.index(stage) < STAGES.index(self.stage)
        return Refused("told_already") if back else None

    def shown(self, shares: Mapping[str, int | None] | None) -> dict[str, Any]:
        """What everybody may know of it. The kind of a moment would give it away, so it comes with the words."""
        return {
            "number": self.number,
            "table": self.table,
            "at": self.moment["at"],
            "stage": self.stage,
            "ways": self.ways,
            "guesses": len(self.guesses),
            "shares": shares if self.ways and self.stage != "guess" else None,
        }

    def counts(self) -> dict[str, int]:
        """How many guessed what."""
        made = list(self.guesses.values())
        return {guess: made.count(guess) for guess in GUESSES}


def found(rows: Mapping[str, Any] | None, wanted: PutMoment) -> dict[str, Any] | None:
    """The moment that is meant, among those the coach found about a seat."""
    moments: Sequence[dict[str, Any]] = [] if rows is None else rows["moments"]
    return next((row for row in moments if (row["at"], row["kind"]) == (wanted.at, wanted.kind)), None)


def hidden(counts: Sequence[int], least: int = 0) -> set[int]:
    """Which groups are not told: those from `least` to two people; where it is one group alone, the smallest of the others too,
    since nobody should be able to work it out from the sum."""
    small = {cell for cell, count in enumerate(counts) if least <= count < FEWEST}
    if len(small) == 1 and len(counts) > 1:
        small.add(min((cell for cell in range(len(counts)) if cell not in small), key=lambda cell: counts[cell]))
    return small


def class_shares(counts: Mapping[str, int]) -> dict[str, int | None]:
    """The guesses of a class: no group that gives somebody away. That nobody guessed something gives nobody away."""
    small = hidden(list(counts.values()), 1)
    return {guess: None if cell in small else count for cell, (guess, count) in enumerate(counts.items())}


def table_shares(counts: Mapping[str, int]) -> dict[str, int | None]:
    """The guesses of one table, whose people sit together: told as soon as it takes more than a look to know whose they are."""
    few = sum(counts.values()) < FEWEST
    return {guess: None if few else count for guess, count in counts.items()}


def in_words(guessing: Guessing, spoken: "Spoken", room: bool) -> dict[str, Any]:
    """The moment in one language, as far as it is told."""
    said = spoken.in_steps(guessing.moment, guessing.unit, room)
    told = STAGES.index(guessing.stage)
    moment = guessing.moment
    return {
        "number": guessing.number,
        "stage": guessing.stage,
        "when": said["when"],
        "ways": said["ways"],
        "heading": said["heading"] if told >= STAGES.index("happened") else "",
        "happened": said["happened"] if told >= STAGES.index("happened") else [],
        "played": said["played"] if told >= STAGES.index("what_if") else [],
        "verdict": moment["what_if"]["verdict"] if guessing.ways and guessing.stage == "what_if" else None,
        "tens": said["tens"] if guessing.ways and guessing.stage == "what_if" else None,
    }
