"""Bots in worker processes, with limits of time and memory. A bot that hangs or dies costs its worker, never the table."""

import logging
import multiprocessing
import os
import threading
from collections import deque
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeAlias

import msgspec

if TYPE_CHECKING:
    from alcancia.bots import SeatView
    from alcancia.kernel import MoveValue, Table

Reply: TypeAlias = Callable[[list[Any] | None], None]
Life: TypeAlias = Callable[[Connection], None]
"""What a worker does with its end of the pipe."""
Deliver: TypeAlias = Callable[[Callable[[], None]], object]

MEMORY_BYTES: Final = 1 << 30
ANSWER_BYTES: Final = 16_000_000
START_SECONDS: Final = 30
log = logging.getLogger("alcancia.server")


class Task(NamedTuple):
    """What a worker is sent: an imagined table, never the true one."""

    game: str
    bot: str
    seat: int
    state: bytes
    seed: str
    known: Any = None
    """What the seat knows by heart, from the true table: the imagined one has other cards."""
    offered: bool = False
    """Is it about what somebody offers the seat, not about its question?"""
    hurry: int = 1
    """How many wait for a worker, this one included: who thinks for a while divides the time by it."""
    version: str = ""
    """By which rules the table is played, if not by those of today."""
    alone: bool = False
    """Is nobody at the table who plays or leads there? Then whoever waits for a bot elsewhere comes first."""


class Pool:
    """A few workers, started when first needed; one thread of ours looks after each."""

    def __init__(self, deliver: Deliver, workers: int = 1, seconds: float = 5.0, life: Life | None = None) -> None:
        self._life = life or work
        self._deliver = deliver
        self._seconds = seconds
        self._workers = workers
        self._waiting: deque[tuple[bytes, Callable[[Any], None]]] = deque()
        self._later: deque[tuple[bytes, Callable[[Any], None]]] = deque()
        """What nobody waits for."""
        self._awake = threading.Condition()
        self._closing = False
        self._threads: list[threading.Thread] = []

    def ask(self, task: Task, reply: Reply) -> None:
        """A bot's move, its reason and what it says about it, or None if it did not come in time. The reply always comes."""
        before = self.waiting + self.later if task.alone else self.waiting
        hurried = msgspec.json.encode(task._replace(hurry=1 + before // self._workers))
        self.hand_in(hurried, lambda answer: reply(answer if isinstance(answer, list) else None), later=task.alone)

    def hand_in(self, task: bytes, reply: Callable[[Any], None], later: bool = False) -> None:
        """Any task; the answer, or None if it did not come in time. `later`: after all others."""
        with self._awake:
            (self._later if later else self._waiting).append((task, reply))
            self._awake.notify()
        self.warm_up()

    @property
    def waiting(self) -> int:
        """How many tasks nobody has begun with, but for those that come after all others."""
        return len(self._waiting)

    @property
    def later(self) -> int:
        """And how many of those."""
        return len(self._later)

    def warm_up(self) -> None:
        """Start the workers, so that the first bot need not wait for them."""
        while len(self._threads) < self._workers and not self._closing:
            thread = threading.Thread(target=self._look_after, name="bots", daemon=True)
            self._threads.append(thread)
            thread.start()

    def close(self) -> None:
        """Stop all workers."""
        with self._awake:
            self._closing = True
            self._awake.notify_all()
        for thread in self._threads:
            thread.join(self._seconds + 1)

    def _look_after(self) -> None:
        worker: Worker | None = None
        while (job := self._next()) is not None:
            task, reply = job
            move: Any = None
            try:
                worker = worker or Worker(self._life)
                move = worker.ask(task, self._seconds)
            except (OSError, EOFError, ValueError):
                log.warning("bot_worker_replaced")
                if worker is not None:
                    worker.kill()
                worker = None
            try:
                self._deliver(lambda reply=reply, move=move: reply(move))  # type: ignore[misc]
            except RuntimeError:
                break
        if worker is not None:
            worker.kill()

    def _next(self) -> tuple[bytes, Callable[[Any], None]] | None:
        with self._awake:
            while not (self._waiting or self._later):
                if self._closing:
                    return None
                self._awake.wait()
            return None if self._closing else (self._waiting or self._later).popleft()


class Worker:
    """One process that thinks for bots."""

    def __init__(self, life: Life) -> None:
        context = multiprocessing.get_context("spawn")
        self._ours, theirs = context.Pipe()
        self._process = context.Process(target=life, args=(theirs,), name="alcancia-bot", daemon=True)
        self._process.start()
        theirs.close()
        if not self._ours.poll(START_SECONDS):
            self.kill()
            raise OSError("a worker did not start")
        self._ours.recv_bytes()

    def ask(self, task: bytes, seconds: float) -> Any:
        """The answer; raises if the worker has to go."""
        self._ours.send_bytes(task)
        if not self._ours.poll(seconds):
            raise TimeoutError
        return msgspec.json.decode(self._ours.recv_bytes(ANSWER_BYTES))

    def kill(self) -> None:
        """At once, whatever it is doing."""
        self._process.kill()
        self._process.join(5)
        self._ours.close()


_decode = msgspec.json.Decoder(Task).decode


def work(pipe: Connection) -> None:
    """A bot's worker: tasks in, moves out."""
    answer_tasks(pipe, thought)


def thought(task: bytes) -> list[Any] | None:
    """The move of a bot, its reason and what it says; nothing if it failed."""
    try:
        return think(_decode(task))
    except Exception:
        return None


def answer_tasks(pipe: Connection, answer: Callable[[bytes], Any]) -> None:
    """A worker's life, whatever it works on: a task in, an answer out."""
    limit_worker()
    try:
        pipe.send_bytes(b"ready")
    except BrokenPipeError:
        return  # whoever wanted it is gone already
    while True:
        try:
            task = pipe.recv_bytes()
        except EOFError:
            return
        pipe.send_bytes(msgspec.json.encode(answer(task)))


def think(task: Task) -> list[Any]:
    """What the bot plays at the imagined table, why, and what it says about it."""
    from alcancia.bots import SeatView, find_bot
    from alcancia.kernel import Luck, Table
    from alcancia.shelf.own import find

    game = find(task.game)
    game = game.of_version(task.version) if task.version else game
    table = Table.at(game, game.state.from_json(msgspec.json.decode(task.state)))  # type: ignore[attr-defined]
    sight = SeatView(table, task.seat, table.offered(task.seat) if task.offered else None, task.known)
    sight.hurry = task.hurry
    move = find_bot(game, task.bot)(sight, Luck(task.seed))
    return [list(move), sight.reason, told(table, sight, move)]


def told(table: "Table", sight: "SeatView", move: "MoveValue") -> dict[str, Any] | None:
    """What the bot says about its move. A move is never lost for want of words."""
    from alcancia.bots import spoken

    try:
        said = spoken(table, sight, move)
    except Exception:
        return None
    return None if said is None else said.args


def limit_worker() -> None:
    """Give way to the tables, and never take all the memory. Ctrl-C is the server's business."""
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(10)
    try:
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MEMORY_BYTES, MEMORY_BYTES))
    except (ImportError, ValueError, OSError):
        log.warning("bot_memory_unlimited")
