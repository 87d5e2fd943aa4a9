"""Hints: what the baseline would do in somebody's place, and why. For that seat's eyes only."""

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeAlias

import msgspec

from alcancia.bots import bots_of
from alcancia.kernel import Game, Luck, Refused
from alcancia.server.limits import Bucket

if TYPE_CHECKING:
    from alcancia.server.live import Listener, LiveTable

ADVISER: Final = "baseline"
RATE: Final = 0.5
BURST: Final = 6


class Hint(NamedTuple):
    """A move to think about, and the code of its reason (message `why-<code>` of the game)."""

    question: str
    move: list[Any]
    why: str | None

    def told(self, id: str | None) -> bytes:
        """As a message; without an id if nobody asked for it."""
        return msgspec.json.encode({"type": "hint", "id": id, **self._asdict()})


Answer: TypeAlias = Callable[[Hint | Refused], None]


class Hints:
    """The hints of one table. The same question gets the same hint."""

    def __init__(self, live: "LiveTable") -> None:
        self._live = live
        self._known: dict[int, Hint] = {}
        self._waiting: dict[tuple[int, str], list[Answer]] = {}
        self._pace = Bucket(live.house.clock.monotonic, RATE, BURST)

    def ask(self, seat: int, answer: Answer) -> None:
        """In the table's turn: somebody would like a hint."""
        live = self._live
        table = live.memory.table
        if (closed := live.closed()) is not None:
            return answer(closed)
        if not live.lobby.manners.hints:
            return answer(Refused("no_hints"))
        asked = None if table is None or seat < 0 else table.asked.get(seat)
        if table is None or asked is None:
            return answer(Refused("not_your_decision"))
        question = live.memory.question(asked)
        known = self._known.get(seat)
        if known is not None and known.question == question:
            return answer(known)
        if (waiting := self._waiting.get((seat, question))) is not None:
            waiting.append(answer)
            return None
        if not self._pace.take():
            return answer(Refused("too_fast", {"seconds": int(1 / RATE)}))
        self._waiting[seat, question] = [answer]
        luck = Luck(live.house.random.token())
        state = msgspec.json.encode(table.imagine(seat, luck).state)

        def reply(advice: list[Any] | None) -> None:
            self._advised(seat, question, advice)

        live.house.bots.ask(live.lobby.game, adviser(live.memory.game), seat, state, f"{luck.bits(128):x}", reply, why=True)
        asyncio.get_running_loop().call_later(live.house.bot_seconds, reply, None)

    def _advised(self, seat: int, question: str, advice: list[Any] | None) -> None:
        """The adviser answered, or failed to (None)."""
        answers = self._waiting.pop((seat, question), [])
        hint: Hint | Refused = Refused("try_later")
        if advice is not None:
            move, why = advice
            hint = self._known[seat] = Hint(question, move, why or None)
        for answer in answers:
            answer(hint)

    def by_clock(self, seat: int) -> None:
        """Somebody has been thinking for long: a hint by itself, to the devices of this seat alone."""

        def devices() -> list["Listener"]:
            return [listener for listener in self._live.listeners if listener.seat == seat]

        def answer(hint: Hint | Refused) -> None:
            if isinstance(hint, Hint):
                text = hint.told(None).decode()
                for listener in devices():
                    listener.post(text)

        if devices():
            self._live.post(lambda: self.ask(seat, answer))


def adviser(game: Game) -> str:
    """The bot that is asked for hints."""
    known = bots_of(game)
    return ADVISER if ADVISER in known else list(known)[-1]
