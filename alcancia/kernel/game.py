"""A game: the registry of its rules, questions, view and scoring, and the facts about it."""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import replace
from functools import cached_property, partial, wraps
from typing import Any, TypeAlias, TypeVar, cast

import msgspec

from alcancia.ground.options import Option, schema_of, settle
from alcancia.ground.plain import fingerprint, without
from alcancia.ground.refusals import Refused, Unplayable
from alcancia.ground.steps import Register, Step
from alcancia.kernel.hooks import Hooks
from alcancia.kernel.questions import Ask
from alcancia.kernel.state import State

F = TypeVar("F", bound=Callable[..., Any])
Anytime: TypeAlias = Callable[[Any, int], Ask | str | None]
A = TypeVar("A", bound=Anytime)

KERNEL_REASONS = (
    "game_over", "stale_decision", "no_such_seat", "already_answered", "not_your_decision", "unknown_move", "bad_parameter",
    "bad_player_count", "unknown_option", "bad_option_value", "nothing_to_undo", "undo_barrier", "undo_not_yours",
    "envelope_final", "no_envelope", "trainer_only", "trainer_missing", "not_live_option", "bad_forced_outcome", "bad_rewind",
    "cannot_come", "no_next_period", "bad_last_period",
)  # fmt: skip


Registry: TypeAlias = dict[str, Callable[..., Any]]


class Game(msgspec.Struct, eq=False, dict=True):
    """One game. Chapters register their rules and questions by decorating them."""

    id: str
    version: str
    seats: range
    state: type
    options: type[msgspec.Struct]
    content: Any
    reasons: Sequence[str] = ()
    codes: Mapping[str, str] = {}
    presets: Mapping[str, Mapping[str, Any]] = {}
    groups: Mapping[str, Sequence[str]] = {}
    """Every option under the heading the rulebook has it under, in the order in which people are shown them."""
    handbook: frozenset[str] = frozenset()
    """The options that a trainer's handbook names: they come first."""
    titles: Sequence[str] = ()
    message_kinds: Mapping[str, str] = {}
    """Arguments of facts and moves that name a thing, each with the kind of message that says it."""
    move_parts: Mapping[str, Sequence[Any]] = {}
    """What the parts of a move are called, so that one message can say the whole move; how they are read: `text/moves.py`."""
    moments: Sequence[str] = ()
    """Keys of public facts that are worth a mark when people look back."""
    gauges: Mapping[str, Sequence[str]] = {}
    """Which figures of a seat, added up, are its money, its debt and its wellbeing; what a game does not know is left out."""
    counts: Sequence[str] = ()
    """Which figures of a seat, added up, are its cards, where what they are worth is nobody else's business."""
    steps: dict[str, tuple[bool, Callable[..., Any]]] = {}
    anytimes: dict[str, Anytime] = {}
    trainer_anytimes: dict[str, Anytime] = {}
    previews: Registry = {}
    bots: Registry = {}
    thinking: Any = None
    """How those who search think about it (`games/common/thinking.py`)."""
    hooks: Hooks[Any] = cast("Hooks[Any]", None)
    """What the kernel may ask of this game; its front page sets them when all chapters are there."""
    levels: Collection[str] = ()
    """Figures of the debrief that tell how much there is at the end of a period; the others tell what came and went during it."""
    looks: Sequence[str] = ()
    """Fields of the content that no rule reads: colours, places on the board."""
    content_was: Sequence[str] = ()
    """Earlier fingerprints of the same content: made of more or less of it, or of other words that no rule reads."""
    box: str = ""
    """The name of the box it is played with, `game@fingerprint`, where that is not the usual one."""
    older: Mapping[str, Callable[[Any], Any]] = {}
    """Versions of the rules that can still be played, each with the hook `prepare` that tells the chapters so."""
    known: Mapping[str, Option] = {}
    """Options that know content of somebody's own, in place of those that the game declares."""
    _plain: dict[int, Any] = {}

    @property
    def speaks(self) -> str:
        """Under which name its messages are found."""
        return self.box or self.id

    @cached_property
    def content_hash(self) -> str:
        """Fingerprint of everything the rules read; what is only looked at may change without it."""
        return fingerprint(without(self.content, self.looks))

    def has_content(self, hash: str) -> bool:
        """Is this the fingerprint of its content, or one it went by before?"""
        return hash == self.content_hash or hash in self.content_was

    @cached_property
    def schema(self) -> dict[str, Option]:
        """The rule options, in order."""
        return {**schema_of(self.options), **self.known}

    def with_content(self, known: Mapping[str, Option], hooks: Hooks[Any]) -> "Game":
        """The same game with content of somebody's own: options that know it, and hooks that use it."""
        return msgspec.structs.replace(self, known=known, hooks=hooks, _plain={})

    def of_version(self, version: str) -> "Game":
        """The game by these rules: those of today, or older ones that games begun with them go on with."""
        if version == self.version:
            return self
        if version not in self.older:
            raise Unplayable("unknown_version", version=version[:32], known=self.version)
        hooks = replace(self.hooks, prepare=self.older[version])
        return msgspec.structs.replace(self, version=version, hooks=hooks, _plain={})

    def settle(self, given: Mapping[str, Any], seats: int, trainer: bool = False) -> Any:
        """All options with their values, or a refusal."""
        if not given and type(seats) is int and seats in self._plain:
            return self._plain[seats]
        if type(seats) is not int or seats not in self.seats:
            return self.refuse(Refused(self._miscounted(seats)))
        settled = settle(self.options, self.schema, given, seats)
        if not isinstance(settled, Refused):
            refused = self.hooks.check_options(settled, seats)
            if refused is None and not trainer and (name := self.hooks.needs_trainer(settled)):
                refused = Refused("trainer_missing", {"option": name})
            settled = settled if refused is None else refused
        if isinstance(settled, Refused):
            return self.refuse(settled)
        if not given:
            self._plain[seats] = settled
        return settled

    def change_rules(self, t: State) -> None:
        """Options the trainer changed in play hold from now on. A game with live options calls this where a period begins."""
        if t.changes:
            before, t.options = t.options, msgspec.structs.replace(t.options, **dict(t.changes))
            for name, value in t.changes:
                if not self.schema[name].secret:
                    t.tell("rule_changed", option=name, value=value, before=getattr(before, name))
            t.changes = []
            self.prepare(t)

    def prepare(self, t: State) -> None:
        """Work out what follows from the options."""
        t.book = self.hooks.prepare(t)

    def _miscounted(self, seats: Any) -> str:
        """The reason code for a wrong number of seats: too few or too many, for games that tell these apart."""
        reason = "too_few_players" if type(seats) is int and seats < self.seats.start else "too_many_players"
        return reason if reason in self.reasons else "bad_player_count"

    def public(self, options: Any) -> dict[str, Any]:
        """The options everybody may read."""
        return {name: getattr(options, name) for name, option in self.schema.items() if not option.secret}

    @cached_property
    def titled(self) -> dict[str, str]:
        """The steps that people may read on the agenda, each with its title."""
        return {name: title for name in self.steps if (title := name.rstrip("_")) in self.titles}

    def refuse(self, refused: Refused) -> Refused:
        """The refusal under the game's own code for it, if it has one."""
        return Refused(self.codes.get(refused.reason, refused.reason), refused.detail)

    @property
    def rule(self) -> Register:
        """Register a rule. Calling it from another rule builds its step."""
        return cast(Register, partial(self._register, True))

    @property
    def question(self) -> Register:
        """Register a pure question. It returns an ask, a chance, a step to take instead, or None to skip."""
        return cast(Register, partial(self._register, False))

    def _register(self, is_rule: bool, fn: Callable[..., Any]) -> Callable[..., Step]:
        name = fn.__name__
        assert name not in self.steps, f"{name} is registered twice"
        self.steps[name] = (is_rule, fn)

        @wraps(fn)
        def build(*args: Any) -> Step:
            return (name, args, ())

        return build

    def anytime(self, fn: A) -> A:
        """Register a question `(t, seat)` that is open to a seat whenever the table waits; while it is not, it returns the reason code."""
        self.anytimes[fn.__name__] = fn
        return fn

    def trainer_anytime(self, fn: A) -> A:
        """Register a question `(t, TRAINER)` that is open to the trainer whenever the table waits."""
        self.trainer_anytimes[fn.__name__] = fn
        return fn

    def preview(self, *moves: str) -> Callable[[F], F]:
        """Register `(t, seat, *arguments) -> dict`: what to show beside a move that no difference of figures can know.

        With an entry `supposing`, a step, it is shown what that step would do: an offer's exchange, say, in case it is accepted.
        With an entry `other`, a seat, it is shown what the move would do to that one as well.
        With an entry `hidden` it is not shown at all: it would tell what nobody may know before.
        """

        def register(fn: F) -> F:
            self.previews.update(dict.fromkeys(moves, fn))
            return fn

        return register

    def previewed(self, *moves: str) -> None:
        """These moves are shown with what they would do, and nothing else needs to be said."""
        self.previews.update(dict.fromkeys(moves, lambda t, seat, *arguments: {}))

    def bot(self, fn: F) -> F:
        """Register a bot `(seat view, luck) -> move` under its own name (with - for _)."""
        self.bots[fn.__name__.rstrip("_").replace("_", "-")] = fn
        return fn
