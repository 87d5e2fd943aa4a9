"""Opening something once, however many ask for it meanwhile."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Generic, TypeVar

T = TypeVar("T")


class Opening(Generic[T]):
    """Whatever is being opened, by id: who comes later waits for the same."""

    def __init__(self, open: Callable[[str], Awaitable[T]]) -> None:
        self._open = open
        self._under_way: dict[str, asyncio.Task[T]] = {}

    def __contains__(self, id: str) -> bool:
        return id in self._under_way

    async def of(self, id: str) -> T:
        """What is opened under this id; it goes on though somebody who waited for it went away."""
        task = self._under_way.get(id)
        if task is None:
            task = self._under_way[id] = asyncio.create_task(self._once(id))
        return await asyncio.shield(task)

    async def _once(self, id: str) -> T:
        try:
            return await self._open(id)
        finally:
            del self._under_way[id]
