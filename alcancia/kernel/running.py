"""Running the agenda: steps are taken until somebody has to be asked."""

from typing import Any, Final, TypeAlias, cast

from alcancia.ground.chance import Dealer
from alcancia.ground.steps import MoveValue, Step
from alcancia.kernel.facts import Fact
from alcancia.kernel.game import Game
from alcancia.kernel.questions import Ask, Chance, Move, Sealed, Together
from alcancia.kernel.state import State

MOST_STEPS: Final = range(10_000)
"""More steps than this without a question is a rule that never ends."""

Pending: TypeAlias = Ask | Sealed | Together | None
"""The question a table waits for; None: an anytime move, or the game is over."""


class Running:
    """A state, a dealer, the facts told so far, and the question that is open between two moves."""

    __slots__ = ("asked", "dealer", "facts", "game", "pending", "state")

    def __init__(self, game: Game, state: State, dealer: Dealer, recording: bool) -> None:
        self.game = game
        self.state = state
        self.dealer = dealer
        self.facts: list[Fact] = []
        if recording:
            state.fact_log = state.ledger_log = self.facts
        self.asked: dict[int, Ask] = {}
        self.pending: Pending = None

    def run(self, down_to: int = 0) -> bool:
        """Take the top step, again and again, until somebody has to be asked or so few are left (none: the game is over).

        False if the first step was a question already, so that nothing happened.
        """
        t, steps = self.state, self.game.steps
        agenda = t.agenda
        for taken in MOST_STEPS:
            if len(agenda) <= down_to:
                self.pending, self.asked = None, {}
                return taken > 0
            step = agenda.pop()
            name, args, answers = step
            is_rule, fn = steps[name]
            if not is_rule:
                agenda.append(step)
            # A call with a star costs several times as much as one without.
            if not args:
                found = fn(t)
            elif len(args) == 1:
                found = fn(t, args[0])
            else:
                found = fn(t, args[0], args[1]) if len(args) == 2 else fn(t, *args)
            if is_rule:
                if t.overdrawn:
                    assert t.solvent(), f"{name} leaves somebody below zero"
                    t.overdrawn = False
                continue
            kind = type(found)
            if kind is Ask:
                seat = found.seat
                found.posed = (name, t.serial, t.made[seat], False)
                self.pending, self.asked = found, {seat: found}
                return taken > 0
            if kind is tuple:
                agenda[-1] = found
            elif kind is Chance:
                receiver, given, _ = found.then
                agenda[-1] = (receiver, (*given, self._draw(found)), ())
                t.barrier = True
            elif found is None:
                agenda.pop()
                t.serial += 1
            elif self._ask_several(found, name, answers):
                return taken > 0
        raise AssertionError(f"{agenda[-1][0]} never ends")

    def _draw(self, found: Chance) -> Any:
        if found.many is None:
            return self.dealer.pick(found.stream, found.pool, found.weights)
        return self.dealer.deal(found.stream, found.pool, found.many)

    def _ask_several(self, found: Sealed | Together, name: str, answers: tuple[Any, ...]) -> bool:
        """Open a question to several seats; False if nobody is left to ask, and the agenda moved on."""
        t, sealed = self.state, type(found) is Sealed
        before = self.asked if type(found) is Together and found.independent else {}
        answered = [pair[0] for pair in answers] if answers else ()
        asked: dict[int, Ask] = {}
        forced = []
        for seat in found.seats:
            if seat not in answered:
                posed = (name, t.serial, t.made[seat], sealed)
                kept = before.get(seat)
                ask = found.of(seat) if kept is None or kept.posed != posed else kept
                if type(ask) is Ask:
                    ask.posed = posed
                    asked[seat] = ask
                elif ask is not None:
                    forced.append((seat, ask))
        if forced:
            answers = tuple(sorted((*answers, *forced)))
            t.keep_envelopes(answers)
        if asked:
            self.pending, self.asked = found, asked
        elif isinstance(found, Sealed):
            self._unseal(found, answers)
        else:
            t.agenda.pop()
            t.serial += 1
        return bool(asked)

    def make(self, seat: int, candidate: Move, value: MoveValue, pending: Pending) -> None:
        """Hand the answer to the step that receives it, and let the rules run on."""
        if type(pending) is Sealed:
            self._seal(seat, value, pending)
            return
        self.answer(seat, candidate, value, pending)
        self.run()
        if self.state.offers:
            self.game.hooks.lapse(self.state)

    def answer(self, seat: int, candidate: Move, value: MoveValue, pending: Pending) -> int:
        """Lay the step that receives the answer on the agenda; how many steps lie below it."""
        t = self.state
        t.made[seat] += 1
        agenda = t.agenda
        if type(pending) is Ask:
            if not candidate.again:
                agenda.pop()
            t.serial += 1
        elif type(pending) is Together and not candidate.again:
            name, args, answers = agenda[-1]
            agenda[-1] = (name, args, (*answers, (seat, ())))
        below, then = len(agenda), candidate.then
        if then is not None:
            agenda.append((then[0], then[1] + value[1:], ()) if len(value) > 1 else then)
        return below

    def _seal(self, seat: int, value: MoveValue, pending: Sealed) -> None:
        """Keep the answer in its envelope; the last one opens all."""
        t = self.state
        t.made[seat] += 1
        name, args, answers = t.agenda[-1]
        answers += ((seat, value),)
        if len(answers) > 1 and answers[-2][0] > seat:  # it makes no difference who was quicker
            answers = tuple(sorted(answers))
        t.agenda[-1] = (name, args, answers)
        del self.asked[seat]
        if t.fact_log is not None and pending.told is not None:
            pending.told(t, seat, value)
        if not self.asked:
            self._unseal(pending, answers)
            self.run()

    def _unseal(self, pending: Sealed, answers: tuple[Any, ...]) -> None:
        """The reveal: the receiving step gets every answer, in seat order."""
        t = self.state
        step, given, _ = cast(Step, pending.then)
        t.agenda[-1] = (step, (*given, answers), ())
        t.serial += 1
        t.barrier = True
