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

_turns: WeakKeyDictionary[asyncio.AbstractEventLoop, asyncio.Lock] = WeakKeyDictionary()


async def in_slices(steps: Iterable[T]) -> list[T]:
    """What the steps yield, in the end. Everybody else goes on in between, however many of these are under way."""
    turns = _turns.setdefault(asyncio.get_running_loop(), asyncio.Lock())
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
