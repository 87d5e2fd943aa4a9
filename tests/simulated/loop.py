"""A loop whose time is made up: it jumps to whatever comes next. What belongs to a node can be stopped, held or dropped as a whole."""

import asyncio
import selectors
from collections.abc import Callable, Mapping
from contextvars import Context, ContextVar, copy_context
from typing import Any

Held = tuple[Callable[..., object], tuple[Any, ...], Context]


class Machine:
    """Something that can be paused or killed between any two steps of its program."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.dead = self.paused = False
        self.held: list[Held] = []
        self.context = copy_context()
        self.context.run(ON.set, self)

    def pause(self) -> None:
        """It stands still, and does not know it."""
        self.paused = True

    def wake(self) -> None:
        """Everything that would have happened meanwhile happens now."""
        self.paused = False
        held, self.held = self.held, []
        for callback, args, context in held:
            asyncio.get_running_loop().call_soon(callback, *args, context=context)

    def kill(self) -> None:
        """Nothing of it happens any more."""
        self.dead = True
        self.held.clear()


ON: ContextVar[Machine | None] = ContextVar("machine", default=None)
"""The machine on which a step is taken; people and the database are on none."""


class Jumping(selectors.BaseSelector):
    """Nobody is waited for: time jumps to the next moment at which something is due."""

    def __init__(self) -> None:
        self.now = 0.0
        self._keys: dict[Any, selectors.SelectorKey] = {}

    def register(self, fileobj: Any, events: int, data: Any = None) -> selectors.SelectorKey:
        self._keys[fileobj] = key = selectors.SelectorKey(fileobj, 0, events, data)
        return key

    def unregister(self, fileobj: Any) -> selectors.SelectorKey:
        return self._keys.pop(fileobj)

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        assert timeout is not None, "everybody waits for somebody else"
        self.now += timeout
        return []

    def get_map(self) -> Mapping[Any, selectors.SelectorKey]:
        return self._keys


class MadeUpLoop(asyncio.SelectorEventLoop):
    """Time passes when everything that could happen has happened."""

    def __init__(self) -> None:
        self._jumping = Jumping()
        self.tasks: list[asyncio.Task[Any]] = []
        """All that were ever begun, so that those of dead machines are not missed by the garbage collector."""
        self.bury = False
        """At the end everything may run, so that it can be put away."""
        super().__init__(self._jumping)

    def time(self) -> float:
        return self._jumping.now

    def create_task(self, coro: Any, **more: Any) -> asyncio.Task[Any]:
        task: asyncio.Task[Any] = super().create_task(coro, **more)
        self.tasks.append(task)
        return task

    def call_soon(  # type: ignore[override]
        self, callback: Any, *args: Any, context: Context | None = None
    ) -> asyncio.Handle:
        context = copy_context() if context is None else context
        machine = context.get(ON)
        if machine is None:
            return super().call_soon(callback, *args, context=context)
        return super().call_soon(self._step, machine, callback, args, context, context=context)

    def call_at(  # type: ignore[override]
        self, when: float, callback: Any, *args: Any, context: Context | None = None
    ) -> asyncio.TimerHandle:
        context = copy_context() if context is None else context
        machine = context.get(ON)
        if machine is None:
            return super().call_at(when, callback, *args, context=context)
        return super().call_at(when, self._step, machine, callback, args, context, context=context)

    def _step(self, machine: Machine, callback: Callable[..., object], args: tuple[Any, ...], context: Context) -> None:
        """One step of a machine's program, unless it stands still or is no more."""
        if self.bury or not (machine.dead or machine.paused):
            callback(*args)
        elif not machine.dead:
            machine.held.append((callback, args, context))

    async def put_away(self) -> None:
        """End everything that is under way."""
        self.bury = True
        me = asyncio.current_task()
        left = [task for task in self.tasks if not task.done() and task is not me]
        for task in left:
            task.cancel()
        if left:
            _, lost = await asyncio.wait(left, timeout=1)
            for task in lost:
                task.get_coro().close()  # what would have woken it was dropped with its machine
