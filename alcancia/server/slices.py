"""Long work in the event loop, a slice at a time."""

import asyncio
from collections.abc import Iterable
from time import perf_counter
from typing import Final, TypeVar

T = TypeVar("T")

SLICE_SECONDS: Final = 0.004
"""After this long others get their turn; one step more may be under way by then."""


async def in_slices(steps: Iterable[T]) -> list[T]:
    """What the steps yield, in the end. Everybody else goes on in between."""
    done, until = [], perf_counter() + SLICE_SECONDS
    for step in steps:
        done.append(step)
        if perf_counter() >= until:
            await asyncio.sleep(0)
            until = perf_counter() + SLICE_SECONDS
    return done
