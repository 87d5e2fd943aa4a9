"""Work for many hands: games are handed out in chunks that carry seeds, never states, and come back in order."""

import gc
import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import suppress
from itertools import islice
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait as wait_for
from threading import Thread
from typing import Any, Final, NamedTuple, Protocol, TypeAlias

from alcancia.kernel import Unplayable
from alcancia.lab.rows import Row, rows_of
from alcancia.lab.series import Series

CHUNK: Final = 10
"""So many games at a time: small enough to share out evenly, large enough to be worth the way."""
LOW: Final = 10
"""How far the lab steps back behind whoever plays on this machine, where it cannot run only while nobody else does."""


GC_SELDOM: Final = 100_000
"""Games leave no reference cycles behind, so looking for them often is time lost."""

AHEAD: Final = 8
"""Chunks handed out to each worker before the first of them has come back."""


class Chunk(NamedTuple):
    """Some games of a series."""

    series: Series
    first: int
    games: int


Done: TypeAlias = Callable[[int], None]
"""Is told how many games are done."""


def play(chunk: Chunk) -> list[Row]:
    """All games of a chunk; everybody moves on by a seat from game to game, so that no bot has the better chair."""
    return [row for number in range(chunk.first, chunk.first + chunk.games) for row in rows_of(chunk.series.turned(number), number)]


def chunks_of(series: Series, games: int) -> Iterator[Chunk]:
    """A series in chunks."""
    for first in range(0, games, CHUNK):
        yield Chunk(series, first, min(CHUNK, games - first))


class Hands(Protocol):
    """Whoever plays: this process, others on this machine, a cluster."""

    def play(self, chunks: Sequence[Chunk], done: Done) -> Iterator[list[Row]]:
        """The rows of every chunk, in order."""


class Here:
    """This process alone."""

    def play(self, chunks: Sequence[Chunk], done: Done) -> Iterator[list[Row]]:
        """One chunk after the other."""
        for chunk in chunks:
            yield play(chunk)
            done(chunk.games)


class Cores:
    """Worker processes on this machine, behind whatever else runs on it."""

    def __init__(self, workers: int) -> None:
        self.workers = workers

    def play(self, chunks: Sequence[Chunk], done: Done) -> Iterator[list[Row]]:
        """Enough is handed out that nobody idles while a slow chunk is waited for, and no more, so that it can stop at once."""
        with ProcessPoolExecutor(self.workers, get_context("spawn"), initializer=_step_back) as pool:
            try:
                yield from in_order(chunks, lambda chunk: pool.submit(play, chunk), done, AHEAD * self.workers)
            except BaseException:
                pool.shutdown(wait=False, cancel_futures=True)
                raise


class Cluster:
    """The same work on a Ray cluster; a chunk whose worker dies is played again elsewhere."""

    def __init__(self, address: str = "") -> None:
        try:
            import ray  # type: ignore[import-not-found, unused-ignore]
        except ImportError:
            raise Unplayable("no_cluster", extra="alcancia[cluster]") from None
        self._ray: Any = ray
        if not ray.is_initialized():
            ray.init(address=address or None, log_to_driver=False, configure_logging=False, include_dashboard=False)

    def play(self, chunks: Sequence[Chunk], done: Done) -> Iterator[list[Row]]:
        """As many chunks under way as the cluster has cores, and some more."""
        remote = self._ray.remote(max_retries=-1)(play)
        most = 4 * max(1, int(self._ray.cluster_resources().get("CPU", 1)))
        waiting: list[tuple[Chunk, Any]] = []
        todo = iter(chunks)
        while True:
            waiting += [(chunk, remote.remote(chunk)) for chunk in islice(todo, most - len(waiting))]
            if not waiting:
                return
            chunk, ahead = waiting.pop(0)
            yield self._ray.get(ahead)
            done(chunk.games)


def in_order(chunks: Iterable[Chunk], hand_out: Callable[[Chunk], "Future[list[Row]]"], done: Done, most: int) -> Iterator[list[Row]]:
    """Hand out so many at a time; what comes back early waits for its turn."""
    todo = iter(chunks)
    waiting: list[tuple[Chunk, Future[list[Row]]]] = []
    while True:
        waiting += [(chunk, hand_out(chunk)) for chunk in islice(todo, most - len(waiting))]
        if not waiting:
            return
        wait([waiting[0][1]], return_when=FIRST_COMPLETED)
        chunk, future = waiting.pop(0)
        yield future.result()
        done(chunk.games)


def _step_back() -> None:
    """A worker's beginning: behind everybody else, and gone with whoever started it, however that ended."""
    Thread(target=_outlive_nobody, daemon=True).start()
    gc.set_threshold(GC_SELDOM)
    if hasattr(os, "nice"):
        os.nice(LOW)
    if hasattr(os, "SCHED_IDLE"):
        with suppress(OSError):
            os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))


def _outlive_nobody() -> None:
    if (parent := parent_process()) is not None:
        wait_for([parent.sentinel])
        os._exit(1)


def hands(workers: int | None = None, cluster: str = "") -> Hands:
    """All cores of this machine unless told otherwise; `cluster` "ray" or "ray:address"."""
    if cluster:
        kind, _, address = cluster.partition(":")
        if kind != "ray":
            raise Unplayable("unknown_cluster", name=cluster[:40])
        return Cluster(address)
    wanted = workers if workers is not None else available()
    return Cores(wanted) if wanted > 1 else Here()


def available() -> int:
    """The cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
