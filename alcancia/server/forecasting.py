"""What would this rule do? The lab with as many games as a few seconds hold, in a worker that gives way to the tables."""

import asyncio
import time
from multiprocessing.connection import Connection
from typing import TYPE_CHECKING, Any, Final

import msgspec

from alcancia.kernel import Refused, Unplayable
from alcancia.lab.compare import Comparison, differences
from alcancia.lab.forecast import as_data
from alcancia.lab.rows import rows_of
from alcancia.lab.series import Series
from alcancia.server.outcomes import Outcome
from alcancia.server.pool import answer_tasks
from alcancia.server.requests import Request

if TYPE_CHECKING:
    from alcancia.server.hub import Checks, TableHub

SECONDS: Final = 7.0
"""How long games are played; whoever asks has an answer within ten seconds."""
PATIENCE: Final = 20.0
FEWEST: Final = 8
MOST: Final = 400
MOST_WAITING: Final = 3
KEPT: Final = 200


class Asked(msgspec.Struct):
    """Which game, with how many, under which rules before and after."""

    game: str
    seats: int
    before: dict[str, Any]
    after: dict[str, Any]
    seconds: float = SECONDS
    most: int = MOST


class Forecasts:
    """Questions under way and answers kept; the same question is answered once."""

    def __init__(self, workers: "Checks | None" = None) -> None:
        self.workers = workers
        self._known: dict[bytes, dict[str, Any]] = {}

    async def ask(self, asked: Asked) -> dict[str, Any] | Refused:
        """The answer, kept or worked out now."""
        task = msgspec.json.encode(asked, order="deterministic")
        if task not in self._known:
            if self.workers is None or self.workers.waiting >= MOST_WAITING:
                return Refused("too_fast", {"seconds": int(PATIENCE)})
            said: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
            self.workers.hand_in(task, lambda answer: None if said.done() else said.set_result(answer))
            answer = await said
            if answer is None or "reason" in answer:
                return Refused("try_later") if answer is None else Refused(answer["reason"], answer["detail"])
            self._known[task] = answer
            if len(self._known) > KEPT:
                del self._known[next(iter(self._known))]
        return self._known[task]

    def close(self) -> None:
        """Stop."""
        if self.workers is not None:
            self.workers.close()


class Foretelling:
    """One method per route, under the route's name."""

    hub: "TableHub"

    async def forecast(self, request: Request) -> Outcome:
        """What these rules would do instead of those, from games played in a few seconds."""
        wanted = request.body
        return await self.hub.forecasts.ask(Asked(wanted.game, wanted.seats, wanted.instead_of, wanted.options))


def forecast(asked: Asked) -> dict[str, Any]:
    """The same luck under both rules, game after game, until the time is up."""
    before = Series(asked.game, asked.seats, ("baseline",), asked.before, "forecast").seated()
    after = Series(asked.game, asked.seats, ("baseline",), asked.after, "forecast").seated()
    until, games = time.monotonic() + asked.seconds, 0
    one, two = [], []
    while games < asked.most and (games < FEWEST or time.monotonic() < until):
        one += rows_of(before, games)
        two += rows_of(after, games)
        games += 1
    return as_data(Comparison(before, after, games, differences(one, two), []))


def answer(task: bytes) -> dict[str, Any]:
    """What the worker says to a task."""
    try:
        return forecast(msgspec.json.decode(task, type=Asked))
    except Unplayable as error:
        return {"reason": error.reason, "detail": error.detail}


def work(pipe: Connection) -> None:
    """The worker's life: a question in, a forecast out."""
    answer_tasks(pipe, answer)
