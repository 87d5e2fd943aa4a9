"""Reading what is put together once: beside the event loop, and by one thread, so that of a whole class that asks the first has it read
and all others find it."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, Final, TypeVar

T = TypeVar("T")

_READER: Final = ThreadPoolExecutor(1, "reading")


async def read(what: Callable[..., T], *asked: Any) -> T:
    """What this remembers, or makes now."""
    return await asyncio.get_running_loop().run_in_executor(_READER, partial(what, *asked))
