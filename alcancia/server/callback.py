"""Awaiting those who answer by calling back: the store's writer, workers."""

import asyncio
from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")


async def answer_of(ask: Callable[[Callable[[T], None]], object]) -> T:
    """What is answered. `ask(reply)` hands the question in; whoever no longer waits is not told."""
    said: asyncio.Future[T] = asyncio.get_running_loop().create_future()

    def reply(answer: T) -> None:
        if not said.done():
            said.set_result(answer)

    ask(reply)
    return await said
