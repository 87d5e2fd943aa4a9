"""Preview: what a move would do, found out by making it on a copy. What is shown before a decision comes from here and nowhere else."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, TypeAlias

from msgspec import Struct

from alcancia.ground.chance import Dealer
from alcancia.ground.plain import to_lists
from alcancia.ground.steps import MoveValue, Step
from alcancia.kernel.facts import TRAINER, Fact
from alcancia.kernel.game import Game
from alcancia.kernel.questions import Move, Sealed
from alcancia.kernel.running import Pending, Running
from alcancia.kernel.state import State

Figures: TypeAlias = dict[str, int]


class Preview(Struct, frozen=True, omit_defaults=True):
    """What a move would do to a seat's figures: the receiving step with all it lays on the agenda, and then what follows by itself."""

    move: MoveValue
    by: dict[str, int] = {}
    """By how much each figure changes; those that do not change are left out."""
    paid: dict[str, int] = {}
    """Money paid, by reason; below zero where it was received."""
    then: dict[str, int] = {}
    """What follows by itself before anybody is asked and anything is drawn: by how much each figure changes further."""
    until: str = "asked"
    """Why nothing more can be said: somebody is asked, chance decides, others decide, or the game is over."""
    more: dict[str, Any] = {}
    """What no difference can know, from the game's own words."""

    def to_json(self) -> dict[str, Any]:
        """The preview as a page gets it: only what there is to say."""
        said = {name: value for name, value in (("by", self.by), ("paid", self.paid), ("then", self.then)) if value}
        return {"move": to_lists(self.move), **said, "until": self.until, **self.more}


class Undecided(Exception):
    """Here chance would have to decide."""


class _NoDealer(Dealer):
    """Deals nothing."""

    __slots__ = ()

    def pick(self, stream: str, pool: Sequence[Any], weights: Sequence[int] = ()) -> Any:
        raise Undecided

    def deal(self, stream: str, pool: Sequence[Any], count: int) -> tuple[Any, ...]:
        raise Undecided


_NO_DEALER: Final = _NoDealer("")
MOST_ANSWERS: Final = 100


def figures_of(game: Game, t: State, seat: int) -> Figures:
    """What a seat has: its purses, and what the game counts beside them. Who leads the game has nothing."""
    return {} if seat == TRAINER else {**_purses(t, seat), **game.hooks.figures(t, seat)}


def _purses(t: State, seat: int) -> Figures:
    found = {"cash": t.cash[seat]} if seat < len(t.cash) else {}
    return found | {name: purse[seat] for name, purse in t.held.items()}


def foresee(game: Game, t: State, seat: int, pending: Pending, candidate: Move, value: MoveValue, has: Figures | None = None) -> Preview:
    """Make the move on a copy of the position and compare. `has`: what the seat has now, if the caller knows."""
    more = dict(about(t, seat, *value[1:])) if (about := game.previews.get(value[0])) else {}
    supposed: Step | None = more.pop("supposing", None)
    other: int | None = more.pop("other", None)
    if more.pop("hidden", False) or (supposed is None and type(pending) is Sealed):
        return Preview(value, until="others", more=more)
    before = {seat: figures_of(game, t, seat) if has is None else has}
    if other is not None:
        before[other] = figures_of(game, t, other)
    trial, depth = _Trial(game, t.clone()), len(t.agenda)
    if supposed is None:
        depth = trial.answer(seat, candidate, value, pending)
    else:
        trial.state.agenda.append(supposed)
    (mine, *others), then, until = trial.go(before, depth, supposed is None)
    for by, paid in others:
        more = {"other": other, "other_by": by, "other_paid": paid} | more
    return Preview(value, *mine, then, until if supposed is None else "others", more)


def foretell(game: Game, t: State, stream: str, outcome: Any) -> list[dict[str, Any]] | None:
    """What a draw would do to every seat if it came now; whoever is asked on the way gives the usual answer. None: nothing at once."""
    step = game.hooks.comes(t, stream, outcome)
    if step is None:
        return None
    if isinstance(step, Mapping):
        return [{"seat": seat, "by": dict(step.get(seat, {})), "paid": {}, "asked": False} for seat in range(t.seats)]
    trial, depth = _Trial(game, t.clone()), len(t.agenda)
    before = [_struck(game, t, seat) for seat in range(t.seats)]
    trial.state.agenda.append(step)
    asked: dict[int, None] = {}
    try:
        for _ in range(MOST_ANSWERS):
            trial.run(depth)
            if not trial.asked:
                break
            seat, ask = next(iter(trial.asked.items()))
            value = ask.otherwise()
            candidate = ask.named(value[0])
            assert candidate is not None, value
            asked[seat] = None
            if type(trial.pending) is Sealed:
                trial.state.keep_envelopes(sorted((*trial.state.agenda[-1][2], (seat, value))))
            else:
                trial.answer(seat, candidate, value, trial.pending)
    except Undecided:
        pass
    now = [_struck(game, trial.state, seat) for seat in range(t.seats)]
    return [
        {"seat": seat, "by": _change(before[seat], now[seat]), "paid": _paid(trial.facts, seat), "asked": seat in asked}
        for seat in range(t.seats)
    ]


def _struck(game: Game, t: State, seat: int) -> Figures:
    return {**_purses(t, seat), **game.hooks.strikes(t, seat)}


class _Trial(Running):
    """A copy on which a move is tried; it stops where chance would have to decide. Of the facts only payments are written down."""

    __slots__ = ()

    def __init__(self, game: Game, state: State) -> None:
        super().__init__(game, state, _NO_DEALER, False)
        state.ledger_log = self.facts

    def go(self, before: Mapping[int, Figures], depth: int, follow: bool) -> tuple[list[tuple[Figures, Figures]], Figures, str]:
        """Run down to this depth of the agenda: how each seat's figures change, and what it paid. Then on, if wanted: how the first seat's
        change further, and why it ended."""
        t, game = self.state, self.game
        until = ""
        try:
            self.run(depth)
        except Undecided:
            until = "chance"
        now = {seat: figures_of(game, t, seat) for seat in before}
        changes = [(_change(had, now[seat]), _paid(self.facts, seat)) for seat, had in before.items()]
        then = Figures()
        if follow and not until and not self.asked:
            try:
                quiet = not self.run() and not t.offers
                game.hooks.lapse(t)
            except Undecided:
                until, quiet = "chance", False
            if not quiet:  # nothing has changed where somebody was asked at once
                then = next(_change(had, figures_of(game, t, seat)) for seat, had in now.items())
        return changes, then, until or ("asked" if t.agenda else "over")


def _change(before: Mapping[str, int], after: Mapping[str, int]) -> dict[str, int]:
    return {name: by for name, now in after.items() if (by := now - before.get(name, 0))}


def _paid(facts: Sequence[Fact], seat: int) -> dict[str, int]:
    """Money that left a seat's purse, by reason; what came in counts below zero."""
    paid: dict[str, int] = {}
    for fact in facts:
        if fact.key == "paid" and not fact.args["of"] and seat in (fact.args["from"], fact.args["to"]):
            amount = fact.args["amount"] if fact.args["from"] == seat else -fact.args["amount"]
            paid[fact.args["reason"]] = paid.get(fact.args["reason"], 0) + amount
    return paid
