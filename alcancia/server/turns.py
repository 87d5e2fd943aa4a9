"""Taking turns at what only one can have at a time, where some are not kept waiting by others."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable


class Turns:
    """One at a time, in the order they came; but people who were there go before strangers, who could ask about hundreds of games."""

    def __init__(self) -> None:
        self._taken = False
        self._waiting: list[tuple[Callable[[], bool], asyncio.Future[None]]] = []

    @contextlib.asynccontextmanager
    async def one(self, known: Callable[[], bool]) -> AsyncIterator[None]:
        """A turn; `known` is asked whenever one is free, since somebody may have joined whoever waits."""
        if self._taken:
            turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._waiting.append((known, turn))
            try:
                await turn
            except asyncio.CancelledError:
                if turn.done() and not turn.cancelled():
                    self._next()
                raise
        self._taken = True
        try:
            yield
        finally:
            self._next()

    def _next(self) -> None:
        """Whoever waits for this turn has it from now on: nobody who comes meanwhile gets between."""
        self._waiting = [(known, turn) for known, turn in self._waiting if not turn.done()]
        self._taken = bool(self._waiting)
        if self._waiting:
            first = next((place for place, (known, _) in enumerate(self._waiting) if known()), 0)
            self._waiting.pop(first)[1].set_result(None)
