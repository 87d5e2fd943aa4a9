"""Hints: what the baseline would do in somebody's place, and why. For that seat's eyes only."""

import asyncio
from typing import TYPE_CHECKING, Any, Final

import msgspec

from alcancia.bots import bots_of
from alcancia.kernel import Game, Luck, Refused
from alcancia.server.limits import Bucket
from alcancia.server.messages import HintDue, Listener
from alcancia.server.outcomes import Hint, Outcome, Pending
from alcancia.server.pool import Task

if TYPE_CHECKING:
    from alcancia.server.live import LiveTable

ADVISER: Final = "baseline"
RATE: Final = 0.5
BURST: Final = 6


class Hints:
    """The hints of one table. The same question gets the same hint."""

    def __init__(self, live: "LiveTable") -> None:
        self._live = live
        self._known: dict[int, Hint] = {}
        self._pending: dict[tuple[int, str], Pending] = {}
        self._pace = Bucket(live.hub.clock.monotonic, RATE, BURST)

    def ask(self, seat: int) -> Hint | Refused | Pending:
        """In the table's turn: a hint for this seat, at once if it is known."""
        live = self._live
        table = live.memory.table
        if (closed := live.closed()) is not None:
            return closed
        if not live.lobby.settings.hints:
            return Refused("no_hints")
        asked = None if table is None or seat < 0 else table.asked.get(seat)
        if table is None or asked is None:
            return Refused("not_your_decision")
        question = live.memory.question(asked)
        known = self._known.get(seat)
        if known is not None and known.question == question:
            return known
        if (pending := self._pending.get((seat, question))) is not None:
            return pending
        if self._pace.take() is None:
            return Refused("too_fast", {"seconds": int(1 / RATE)})
        if topic := live.memory.game.hooks.topic(table.state, asked):
            hint = self._known[seat] = Hint(question, None, topic)
            return hint
        luck = Luck(live.hub.random.token())
        state = msgspec.json.encode(table.imagine(seat, luck).state)

        def reply(advice: list[Any] | None) -> None:
            self._advised(seat, question, advice)

        game = live.memory.game
        task = Task(game.speaks, adviser(game), seat, state, f"{luck.bits(128):x}", version=game.version)
        live.hub.bots.ask(task, reply)
        asyncio.get_running_loop().call_later(live.hub.bot_seconds, reply, None)
        return self._pending.setdefault((seat, question), Pending([]))

    def _advised(self, seat: int, question: str, advice: list[Any] | None) -> None:
        """The adviser answered, or failed to (None)."""
        pending = self._pending.pop((seat, question), Pending([]))
        hint: Hint | Refused = Refused("try_later")
        if advice is not None:
            move, why, _ = advice
            hint = self._known[seat] = Hint(question, move, why or None)
        for sender, message in pending.waiting:
            sender.answered(message, hint)

    def by_clock(self, seat: int) -> None:
        """Somebody has been thinking for long: a hint by itself."""
        if self._devices(seat):
            self._live.receive(HintDue(seat), self)

    def answered(self, message: HintDue, outcome: Outcome) -> None:
        """It goes to the devices of that seat alone."""
        if isinstance(outcome, Hint):
            for listener in self._devices(message.seat):
                listener.post(outcome.said(None))

    def _devices(self, seat: int) -> list[Listener]:
        return [listener for listener in self._live.listeners if listener.seat == seat]


def adviser(game: Game) -> str:
    """The bot that is asked for hints."""
    known = bots_of(game)
    return ADVISER if ADVISER in known else list(known)[-1]
