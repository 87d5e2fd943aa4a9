"""Hooks: what the kernel asks of a game, each with its type."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from alcancia.ground.chance import Luck
from alcancia.ground.refusals import Refused
from alcancia.ground.rows import GoalRow, LessonRow, MeasureRow, StandingsRow
from alcancia.ground.steps import MoveValue, Step
from alcancia.kernel.facts import Fact
from alcancia.kernel.questions import Ask

S = TypeVar("S")


@dataclass(slots=True, kw_only=True)
class Hooks(Generic[S]):
    """The functions of a game that the kernel looks for. A name that is not listed here is an error, and so is another signature."""

    setup: Callable[[S], None]
    """Lays the table and puts the first step on the agenda."""
    view: Callable[[S, int | None], Mapping[str, Any]]
    """What a seat (None: a spectator) may know."""
    redeal: Callable[[S, int, Luck], S]
    """Another state that the seat could not tell from this one."""
    standings: Callable[[S], Sequence[StandingsRow]]
    """Ranks with ties, scores, and how each was made."""
    worth: Callable[[S, int], int]
    """How well a seat stands, in one number, more is better: at the end it orders the seats exactly as the ranks do, ties and all.

    Before the end: as if the game ended now, or the nearest to that that the rules know. It may rest on what other seats cannot see.
    """
    score_in: Callable[[Any], str] = lambda options: "points"
    """What the standings' score counts under these options; of "steps", fewer are better."""
    figures: Callable[[S, int], Mapping[str, int]] = lambda t, seat: {}
    """What a seat has, owes and scores beside its purses, and what is certain to come: what a preview compares before and after."""
    bot_view: Callable[[S, int], Mapping[str, Any]] | None = None
    """The part of the view that the game's bots read, where the whole takes long."""
    all_open: bool = False
    """Does everything lie open, so that bots may read the position itself? Then all see the same, and `redeal` changes nothing."""
    open_figures: bool = False
    """Does everybody see what each seat has? Only then may a bot name figures when it says why."""
    check: Callable[[S], None] = lambda t: None
    """Asserts what must always hold."""
    check_options: Callable[[Any, int], Refused | None] = lambda options, seats: None
    needs_trainer: Callable[[Any], str | None] = lambda options: None
    """The name of an option that only works with a trainer at the table."""
    script: Callable[[Any], Sequence[tuple[str, Any]]] = lambda options: ()
    """Pairs (stream, outcome): what the trainer prepared in secret options, for the dealer's ears only."""
    unforceable: Callable[[S, str, Any], str | None] = lambda t, stream, outcome: None
    """The reason code if the trainer cannot have this outcome."""
    streams: Callable[[S], Sequence[tuple[str, Sequence[Any], str]]] = lambda t: ()
    """Triples (stream, outcomes, kind of message that names them or ""): what the trainer could force now."""
    left: Callable[[S, str, Any], int | None] = lambda t, stream, outcome: None
    """How often this stream can still bring this outcome; None: again and again."""
    comes: Callable[[S, str, Any], Step | Mapping[int, Mapping[str, int]] | None] = lambda t, stream, outcome: None
    """What a trainer is shown of an outcome beforehand: the step that is taken when it comes, or by seat what it will bring later."""
    strikes: Callable[[S, int], Mapping[str, int]] = lambda t, seat: {}
    """What such an outcome can change for a seat, beside its purses."""
    goals: Callable[[S], Sequence[GoalRow]] = lambda t: ()
    """What the table plays for, as far as it can be counted while people play: what is needed, and what each seat has."""
    amend: Callable[[S, Any], Any] = lambda t, options: options
    """Options, or a Refused: what else follows from a rule changed in play."""
    last: Callable[[S, int], Sequence[tuple[str, Any]] | Refused] = lambda t, period: Refused("bad_last_period")
    """An early end: the rule changes that make this period the last, after what the game does itself; or why it cannot be."""
    length: Callable[[S], int | None] = lambda t: None
    """The number of the last period, as far as anybody can know."""
    ahead: Callable[[S], int | None] = lambda t: None
    """About how many periods are still to come after this one, where that depends on how people play."""
    covered: Callable[[S], Sequence[str]] = lambda t: ()
    """The gauges that a seat keeps to itself."""
    why: Callable[[S, int, Ask | None, str, tuple[Any, ...]], str | None] = lambda t, seat, ask, name, arguments: None
    """The reason code of a refused move, where neither the question nor its spaces know it (ask None: the seat is not asked)."""
    prepare: Callable[[S], Any] = lambda t: None
    """Tables worked out from the options once, kept as t.book."""
    reseal: Callable[[S, int, int, MoveValue, Luck], MoveValue] | None = None
    """An envelope of the other seat that the first could not tell from this one."""
    hint: Callable[[S, int, Luck], Any] = lambda t, seat, luck: None
    """What a practised person would know by heart (a quiz answer), for bots of some skill."""
    topic: Callable[[S, Ask], str] = lambda t, ask: ""
    """For a question that is there to be known: the code of what may be said about it instead of a hint (message `why-<code>`)."""
    seconds: Callable[[S, Ask], int] | None = None
    """How long the rules leave this question open before its default is played; 0: as long as it takes."""
    lapse: Callable[[S], None] = lambda t: None
    """Drops offers that no longer hold."""
    measures: Callable[[S, Sequence[Fact]], Sequence[MeasureRow]] = lambda t, facts: ()
    """What the debrief shows and exports."""
    lessons: Callable[[S, Sequence[Fact]], Sequence[LessonRow]] = lambda t, facts: ()
    """What is worth calling out."""
