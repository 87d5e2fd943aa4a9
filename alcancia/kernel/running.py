"""Running the agenda: steps are taken until somebody has to be asked."""

from typing import Any, Final, TypeAlias

from alcancia.kernel.chance import Dealer
from alcancia.kernel.game import Game
from alcancia.kernel.questions import Ask, Chance, Move, Sealed, Together
from alcancia.kernel.state import MoveValue, State

MOST_STEPS: Final = 10_000
"""More steps than this without a question is a rule that never ends."""

Open: TypeAlias = Ask | Sealed | Together | None
"""The question a table waits for."""


class Running:
    """A state, a dealer, and the question that is open between two moves."""

    __slots__ = ("_asks", "_open", "dealer", "game", "recording", "state")

    def __init__(self, game: Game, state: State, dealer: Dealer, recording: bool) -> None:
        self.game = game
        self.state = state
        self.dealer = dealer
        self.recording = recording
        self._asks: dict[int, Ask] = {}
        self._open: Open = None

    def run(self, mover: int = -1, waiting: int = 0) -> None:
        """Take the top step, again and again, until somebody has to be asked or the game is over.

        `mover`: who has just moved while several were asked, by the question `waiting` steps above the ground.
        """
        t, steps = self.state, self.game.steps
        serial = t.serial
        agenda = t.agenda
        for _ in range(MOST_STEPS):
            if not agenda:
                self._open, self._asks = None, {}
                return
            name, args, answers = agenda[-1]
            is_rule, fn = steps[name]
            if is_rule:
                del agenda[-1]
                fn(t, *args)
                if t.overdrawn:
                    assert t.solvent(), f"{name} leaves somebody below zero"
                    t.overdrawn = False
                continue
            found = fn(t, *args)
            kind = type(found)
            if kind is Ask:
                self._opened(found, name)
                self._open, self._asks = found, {found.seat: found}
                return
            if kind is Chance:
                receiver, given, _ = found.then
                agenda[-1] = (receiver, (*given, self._draw(found)), ())
                t.barrier = True
            elif kind is tuple:
                agenda[-1] = found
            elif found is None:
                agenda.pop()
                t.serial += 1
            elif waiting == len(agenda) and t.serial == serial and found.apart:
                if self._ask_again(found, name, answers, mover):
                    return
            elif self._ask_several(found, name, answers):
                return
        raise AssertionError(f"{agenda[-1][0]} never ends")

    def _draw(self, found: Chance) -> Any:
        if found.many is None:
            return self.dealer.pick(found.stream, found.pool, found.weights)
        return self.dealer.deal(found.stream, found.pool, found.many)

    def _ask_several(self, found: Sealed | Together, name: str, answers: tuple[Any, ...]) -> bool:
        """Open a question to several seats; False if nobody is left to ask, and the agenda moved on."""
        sealed = type(found) is Sealed
        answered = [pair[0] for pair in answers]
        asks: dict[int, Ask] = {}
        forced = []
        for seat in found.seats:
            if seat not in answered:
                ask = found.of(seat)
                if type(ask) is Ask:
                    asks[seat] = self._opened(ask, name, sealed)
                elif ask is not None:
                    forced.append((seat, ask))
        if forced:
            answers = tuple(sorted((*answers, *forced)))
            self.state.agenda[-1] = (name, self.state.agenda[-1][1], answers)
        if asks:
            self._open, self._asks = found, asks
            return True
        if isinstance(found, Sealed):
            self._unseal(found, answers)
        else:
            self.state.agenda.pop()
            self.state.serial += 1
        return False

    def _ask_again(self, found: Together, name: str, answers: tuple[Any, ...], mover: int) -> bool:
        """The same question as before the last move: only the mover's part of it can be different now."""
        before = self._asks
        asks: dict[int, Ask] = {}
        for seat in found.seats:
            if seat != mover:
                if seat in before:
                    asks[seat] = before[seat]
            elif all([pair[0] != mover for pair in answers]) and (ask := found.of(mover)) is not None:
                asks[mover] = self._opened(ask, name)
        if asks:
            self._open, self._asks = found, asks
            return True
        self.state.agenda.pop()
        self.state.serial += 1
        return False

    def _opened(self, ask: Ask, name: str, sealed: bool = False) -> Ask:
        t = self.state
        ask.name = ask.name or name
        ask.serial = t.serial
        ask.made = t.made[ask.seat]
        ask.sealed = sealed
        return ask

    def _make(self, seat: int, candidate: Move, value: MoveValue, among: Open) -> None:
        """Hand the answer to the step that receives it, and let the rules run on."""
        t = self.state
        agenda = t.agenda
        t.made[seat] += 1
        kind = type(among)
        if kind is Sealed:
            self._seal(seat, value, among)  # type: ignore[arg-type]
            return
        if kind is Ask:
            agenda.pop()
            t.serial += 1
        elif kind is Together and not candidate.again:
            name, args, answers = agenda[-1]
            agenda[-1] = (name, args, (*answers, (seat, ())))
        waiting = len(agenda) if type(self._open) is Together else 0
        if candidate.then is not None:
            step, given, _ = candidate.then
            agenda.append((step, given + value[1:], ()))
        self.run(seat, waiting)
        if t.offers:
            self.game.call("lapse", t)

    def _seal(self, seat: int, value: MoveValue, among: Sealed) -> None:
        """Keep an envelope with the question; open them all when the last one is in."""
        agenda = self.state.agenda
        name, args, answers = agenda[-1]
        # In seat order, so that it makes no difference who was quicker.
        answers = (*answers, (seat, value)) if not answers or answers[-1][0] < seat else tuple(sorted((*answers, (seat, value))))
        agenda[-1] = (name, args, answers)
        del self._asks[seat]
        if among.told is not None and self.recording:
            among.told(seat, value)
        if not self._asks:
            self._unseal(among, answers)
            self.run()

    def _unseal(self, among: Sealed, answers: tuple[Any, ...]) -> None:
        """The reveal: the receiving step gets every answer, in seat order."""
        t = self.state
        step, given, _ = among.then
        t.agenda[-1] = (step, (*given, answers), ())
        t.serial += 1
        t.barrier = True
