"""Hooks: what the kernel asks of a game, each with its type; and the rows that games hand back."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypedDict, TypeVar

from alcancia.ground.refusals import Refused
from alcancia.kernel.chance import Luck
from alcancia.kernel.facts import Fact
from alcancia.kernel.questions import Ask
from alcancia.kernel.steps import MoveValue

S = TypeVar("S")


class StandingsRow(TypedDict):
    """One seat at the end (or now): its place, and how its score was made. Games add what else they show."""

    rank: int
    seat: int
    score: int
    parts: Sequence[Any]


class MeasureRow(TypedDict):
    """The figures of one seat in one period. Games add their figures."""

    seat: int
    period: int


class LessonRow(TypedDict):
    """Something worth calling out. Games add its figures; seat None: it is everybody's."""

    lesson: str
    seat: int | None


@dataclass(slots=True, kw_only=True)
class Hooks(Generic[S]):
    """The functions of a game that the kernel looks for. A name that is not listed here is an error, and so is another signature."""

    setup: Callable[[S], None]
    """Lays the table and puts the first step on the agenda."""
    view: Callable[[S, int | None], Mapping[str, Any]]
    """What a seat (None: a spectator) may know."""
    redeal: Callable[[S, int, Luck], S]
    """Another state that the seat could not tell from this one."""
    standings: Callable[[S], Sequence[Mapping[str, object]]]
    """Ranks with ties, scores, and how each was made."""
    figures: Callable[[S, int], Mapping[str, int]] | None = None
    """What a seat has, owes and scores beside its purses, and what is certain to come: what a preview compares before and after."""
    bot_view: Callable[[S, int], Mapping[str, Any]] | None = None
    """The part of the view that the game's bots read, where the whole takes long."""
    check: Callable[[S], None] = lambda t: None
    """Asserts what must always hold."""
    check_options: Callable[[Any, int], Refused | None] | None = None
    needs_trainer: Callable[[Any], str | None] | None = None
    """The name of an option that only works with a trainer at the table."""
    script: Callable[[Any], Sequence[tuple[str, Any]]] | None = None
    """Pairs (stream, outcome): what the trainer prepared in secret options, for the dealer's ears only."""
    unforceable: Callable[[S, str, Any], str | None] | None = None
    """The reason code if the trainer cannot have this outcome."""
    streams: Callable[[S], Sequence[tuple[str, Sequence[Any], str]]] | None = None
    """Triples (stream, outcomes, kind of message that names them or ""): what the trainer could force now."""
    amend: Callable[[S, Any], Any] | None = None
    """Options, or a Refused: what else follows from a rule changed in play."""
    why: Callable[[S, int, Ask | None, str, tuple[Any, ...]], str | None] | None = None
    """The reason code of a refused move, where neither the question nor its spaces know it (ask None: the seat is not asked)."""
    prepare: Callable[[S], Any] | None = None
    """Tables worked out from the options once, kept as t.book."""
    reseal: Callable[[S, int, int, MoveValue, Luck], MoveValue] | None = None
    """An envelope of the other seat that the first could not tell from this one."""
    hint: Callable[[S, int, Luck], Any] | None = None
    """What a practised person would know by heart (a quiz answer), for bots of some skill."""
    seconds: Callable[[S, Ask], int] | None = None
    """How long the rules leave this question open before its default is played; 0: as long as it takes."""
    lapse: Callable[[S], None] | None = None
    """Drops offers that no longer hold."""
    measures: Callable[[S, Sequence[Fact]], Sequence[Mapping[str, object]]] | None = None
    """What the debrief shows and exports."""
    lessons: Callable[[S, Sequence[Fact]], Sequence[Mapping[str, object]]] | None = None
    """What is worth calling out."""
