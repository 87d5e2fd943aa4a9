"""Long work in the event loop, a slice at a time, and one slice of all such work at a time."""

import asyncio
from collections.abc import Iterable
from time import perf_counter
from typing import Final, TypeVar
from weakref import WeakKeyDictionary

T = TypeVar("T")

SLICE_SECONDS: Final = 0.004
"""After this long others get their turn; one step more may be under way by then."""
LONG_SECONDS: Final = 0.05
"""Work that has taken this long leaves as much time to others as it takes itself."""


class Turns(asyncio.Lock):
    """Whose slice it is, and how many want one. A lock that was waited for holds its loop, and with it all that loop ever planned:
    so it goes with the last of them."""

    users = 0


_turns: WeakKeyDictionary[asyncio.AbstractEventLoop, Turns] = WeakKeyDictionary()


async def in_slices(steps: Iterable[T]) -> list[T]:
    """What the steps yield, in the end. Everybody else goes on in between, however many of these are under way."""
    loop = asyncio.get_running_loop()
    turns = _turns.setdefault(loop, Turns())
    turns.users += 1
    try:
        return await _sliced(steps, turns)
    finally:
        turns.users -= 1
        if not turns.users:
            del _turns[loop]


async def _sliced(steps: Iterable[T], turns: Turns) -> list[T]:
    done: list[T] = []
    left, used = iter(steps), 0.0
    while True:
        async with turns:
            begun = perf_counter()
            for step in left:
                done.append(step)
                if perf_counter() - begun >= SLICE_SECONDS:
                    break
            else:
                return done
            used += perf_counter() - begun
            await asyncio.sleep(SLICE_SECONDS if used > LONG_SECONDS else 0)
