"""A game: the registry of its rules, questions, view and scoring, and the facts about it."""

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property, wraps
from typing import Any, TypeAlias, TypeVar

import msgspec

from alcancia.ground.options import Option, schema_of, settle
from alcancia.ground.refusals import Refused
from alcancia.kernel.plain import fingerprint
from alcancia.kernel.state import State, Step

F = TypeVar("F", bound=Callable[..., Any])
Build: TypeAlias = Callable[..., Step]

KERNEL_REASONS = (
    "game_over", "stale_decision", "no_such_seat", "already_answered", "not_your_decision", "unknown_move", "bad_parameter",
    "bad_player_count", "unknown_option", "bad_option_value", "nothing_to_undo", "undo_barrier", "undo_not_yours",
    "envelope_final", "no_envelope", "trainer_only", "trainer_missing", "not_live_option", "bad_forced_outcome", "bad_rewind",
    "offer_gone",
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
    titles: Sequence[str] = ()
    says: Mapping[str, str] = {}
    moments: Sequence[str] = ()
    """Keys of public facts that are worth a mark when people look back."""
    steps: dict[str, tuple[bool, Callable[..., Any]]] = {}
    anytimes: Registry = {}
    trainer_anytimes: Registry = {}
    hooks: Registry = {}
    abouts: Registry = {}
    bots: Registry = {}
    _plain: dict[int, Any] = {}

    @cached_property
    def content_hash(self) -> str:
        """Fingerprint of every number the game was built from."""
        return fingerprint(self.content)

    @cached_property
    def schema(self) -> dict[str, Option]:
        """The rule options, in order."""
        return schema_of(self.options)

    def settle(self, given: Mapping[str, Any], seats: int, trainer: bool = False) -> Any:
        """All options with their values, or a refusal."""
        if not given and type(seats) is int and seats in self._plain:
            return self._plain[seats]
        if type(seats) is not int or seats not in self.seats:
            return self.refuse(Refused(self._miscounted(seats)))
        settled = settle(self.options, self.schema, given, seats)
        if not isinstance(settled, Refused):
            refused = self.maybe("check_options", settled, seats)
            if refused is None and not trainer and (name := self.maybe("needs_trainer", settled)):
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
            t.book = self.maybe("prepare", t)

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

    def rule(self, fn: Callable[..., None]) -> Build:
        """Register a rule. Calling it from another rule builds its step."""
        return self._register(fn, True)

    def question(self, fn: Callable[..., Any]) -> Build:
        """Register a pure question. It returns an ask, a chance, a step to take instead, or None to skip."""
        return self._register(fn, False)

    def _register(self, fn: Callable[..., Any], is_rule: bool) -> Build:
        name = fn.__name__
        assert name not in self.steps, f"{name} is registered twice"
        self.steps[name] = (is_rule, fn)

        @wraps(fn)
        def build(*args: Any) -> Step:
            return (name, args, ())

        return build

    def anytime(self, fn: F) -> F:
        """Register a question `(t, seat)` that is open to a seat whenever the table waits."""
        self.anytimes[fn.__name__] = fn
        return fn

    def trainer_anytime(self, fn: F) -> F:
        """Register a question `(t, TRAINER)` that is open to the trainer whenever the table waits."""
        self.trainer_anytimes[fn.__name__] = fn
        return fn

    def about(self, *moves: str) -> Callable[[F], F]:
        """Register `(t, seat, *arguments) -> dict`: price and consequence of a move, worked out only for display."""

        def register(fn: F) -> F:
            for name in moves:
                self.abouts[name] = fn
            return fn

        return register

    def hook(self, fn: F) -> F:
        """Register one of the functions the kernel looks for, under its own name.

        setup(t): lays the table and puts the first step on the agenda            (required)
        view(t, seat) -> dict: what a seat (None: a spectator) may know           (required)
        redeal(t, seat, luck) -> state: another state it could not tell from this (required)
        standings(t) -> list of rows with rank, seat, score, parts                (required)
        glance(t, seat) -> dict: the part of the view that the game's bots read, where the whole takes long
        check(t): asserts what must always hold
        check_options(options, seats) -> Refused | None
        needs_trainer(options) -> name of an option that only works with a trainer at the table, or None
        script(options) -> pairs (stream, outcome): what the trainer prepared in secret options, for the dealer's ears only
        unforceable(t, stream, outcome) -> reason code if the trainer cannot have this outcome, or None
        streams(t) -> triples (stream, outcomes, kind of message that names them or ""): what the trainer could force now
        amend(t, options) -> options, or a Refused: what else follows from a rule changed in play
        why(t, seat, ask, name, arguments) -> reason code for a move that is refused, or None (ask None: the seat is not asked)
        prepare(t) -> tables worked out from the options once, kept as t.book
        reseal(t, seat, other, move, luck) -> move: an envelope of `other` that `seat` could not tell from this one
        hint(t, seat, luck): what a practised person would know by heart (a quiz answer), for bots of some skill
        seconds(t, ask) -> how long the rules leave this question open before its default is played; 0: as long as it takes
        lapse(t): drop offers that no longer hold (made by `trading`)
        measures(t, facts) -> list of rows with seat, period and figures: what the debrief shows and exports
        lessons(t, facts) -> list of rows with lesson, seat and figures: what is worth calling out
        """
        self.hooks[fn.__name__] = fn
        return fn

    def bot(self, fn: F) -> F:
        """Register a bot `(sight, luck) -> move` under its own name (with - for _)."""
        self.bots[fn.__name__.rstrip("_").replace("_", "-")] = fn
        return fn

    def call(self, name: str, *args: Any) -> Any:
        """Call a hook that the game has to have."""
        return self.hooks[name](*args)

    def maybe(self, name: str, *args: Any) -> Any:
        """Call a hook that the game may have; None if it has not."""
        hook = self.hooks.get(name)
        return None if hook is None else hook(*args)
