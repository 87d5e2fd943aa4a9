"""What would this rule do? The lab with as many games as a few seconds hold, in a worker that gives way to the tables.

Games are played in short slices, and each slice is handed in only while somebody still waits for the answer: whoever closes the page, or
thinks better of it, takes the work back.
"""

import asyncio
import gc
import time
from functools import partial
from multiprocessing.connection import Connection
from typing import TYPE_CHECKING, Any, Final, TypeAlias

import msgspec

from alcancia.kernel import Refused, Unplayable
from alcancia.lab.compare import Comparison, differences
from alcancia.lab.forecast import as_data
from alcancia.lab.rows import Row, rows_of
from alcancia.lab.series import Series
from alcancia.lab.work import GC_SELDOM
from alcancia.server.callback import answer_of
from alcancia.server.outcomes import Outcome
from alcancia.server.pool import answer_tasks
from alcancia.server.requests import Receive, Request

if TYPE_CHECKING:
    from alcancia.server.hub import Checks, TableHub

SECONDS: Final = 7.0
"""How long games are played; whoever asks has an answer within ten seconds."""
SLICE: Final = 0.4
PATIENCE: Final = 20.0
FEWEST: Final = 8
MOST: Final = 400
MOST_AT_ONCE: Final = 3
KEPT: Final = 200

Found: TypeAlias = dict[str, Any] | Refused


class Asked(msgspec.Struct, frozen=True):
    """Which game, with how many, under which rules before and after."""

    game: str
    seats: int
    before: dict[str, Any]
    after: dict[str, Any]


class Slice(msgspec.Struct, frozen=True):
    """Go on with a question for so long; and say then what is known, if this is the last."""

    asked: Asked
    seconds: float
    tell: bool


class Question:
    """One that is being worked on, and how many wait for it."""

    def __init__(self, work: "asyncio.Task[Found]") -> None:
        self.work, self.waiting = work, 0


class Forecasts:
    """Questions under way and answers kept; the same question is answered once."""

    def __init__(self, workers: "Checks | None" = None, seconds: float = SECONDS) -> None:
        self.workers, self.seconds = workers, seconds
        self.under_way: dict[bytes, Question] = {}
        self._known: dict[bytes, dict[str, Any]] = {}

    async def ask(self, asked: Asked, receive: Receive) -> Found:
        """The answer, kept or worked out now. `receive`: by which we hear that nobody waits for it any more."""
        name = msgspec.json.encode(asked, order="deterministic")
        if name in self._known:
            return self._known[name]
        if name not in self.under_way:
            if self.workers is None or len(self.under_way) >= MOST_AT_ONCE:
                return Refused("too_fast", {"seconds": int(PATIENCE)})
            self.under_way[name] = Question(asyncio.ensure_future(self._find_out(asked)))
        question = self.under_way[name]
        question.waiting += 1
        leaving = asyncio.ensure_future(_left(receive))
        try:
            await asyncio.wait({question.work, leaving}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            leaving.cancel()
            question.waiting -= 1
            if not question.waiting:
                question.work.cancel()  # does nothing where it is done
                self.under_way.pop(name, None)
        if not question.work.done() or question.work.cancelled():
            return Refused("try_later")
        found = question.work.result()
        if not isinstance(found, Refused):
            self._known[name] = found
            if len(self._known) > KEPT:
                del self._known[next(iter(self._known))]
        return found

    async def _find_out(self, asked: Asked) -> Found:
        """Slice after slice, until the time is up or there are games enough."""
        loop = asyncio.get_running_loop()
        until, games = loop.time() + self.seconds, 0
        while True:
            last = loop.time() >= until or games >= MOST
            answer = await self._hand_in(Slice(asked, 0.0 if last else SLICE, last))
            if answer is None:
                return Refused("try_later")
            if "reason" in answer:
                return Refused(answer["reason"], answer["detail"])
            if last:
                return answer
            games = answer["games"]

    async def _hand_in(self, part: Slice) -> dict[str, Any] | None:
        assert self.workers is not None
        answer: dict[str, Any] | None = await answer_of(partial(self.workers.hand_in, msgspec.json.encode(part)))
        return answer

    def close(self) -> None:
        """Stop."""
        for question in self.under_way.values():
            question.work.cancel()
        if self.workers is not None:
            self.workers.close()


async def _left(receive: Receive) -> None:
    """Comes back when whoever asked has gone."""
    while (await receive())["type"] != "http.disconnect":
        pass


class Foretelling:
    """One method per route, under the route's name."""

    hub: "TableHub"

    async def forecast(self, request: Request) -> Outcome:
        """What these rules would do instead of those, from games played in a few seconds."""
        wanted = request.body
        return await self.hub.forecasts.ask(Asked(wanted.game, wanted.seats, wanted.instead_of, wanted.options), request.receive)


# ── in the worker ────────────────────────────────────────────────────────────


class Trial:
    """A question that a worker has begun with: the same luck under both rules, game after game."""

    def __init__(self, asked: Asked) -> None:
        self.before = Series(asked.game, asked.seats, ("baseline",), asked.before, "forecast").seated()
        self.after = Series(asked.game, asked.seats, ("baseline",), asked.after, "forecast").seated()
        self.games = 0
        self.rows: tuple[list[Row], list[Row]] = ([], [])

    def play(self, seconds: float) -> None:
        """Go on for so long; some games are played in any case."""
        until = time.monotonic() + seconds
        while self.games < MOST and (self.games < FEWEST or time.monotonic() < until):
            for rows, series in zip(self.rows, (self.before, self.after), strict=True):
                rows += rows_of(series, self.games)
            self.games += 1

    def told(self) -> dict[str, Any]:
        """What has come of it."""
        return as_data(Comparison(self.before, self.after, self.games, differences(*self.rows), []))


class Trials:
    """The few questions a worker has in hand. Those that nobody asks for any more make room."""

    def __init__(self) -> None:
        self._begun: dict[bytes, Trial] = {}

    def answer(self, task: bytes) -> dict[str, Any]:
        """What the worker says to a slice."""
        part = msgspec.json.decode(task, type=Slice)
        name = msgspec.json.encode(part.asked, order="deterministic")
        try:
            trial = self._begun.pop(name, None) or Trial(part.asked)
            trial.play(part.seconds)
        except Unplayable as error:
            return {"reason": error.reason, "detail": error.detail}
        if part.tell:
            return trial.told()
        self._begun[name] = trial
        if len(self._begun) > MOST_AT_ONCE:
            del self._begun[next(iter(self._begun))]
        return {"games": trial.games}


def work(pipe: Connection) -> None:
    """The worker's life: a question in, a forecast out."""
    gc.set_threshold(GC_SELDOM)
    answer_tasks(pipe, Trials().answer)
