"""Limits: how often, how many, how large. Nothing here knows an address; keys live in memory only."""

from collections.abc import Callable
from typing import Final

MESSAGE_BYTES: Final = 16_384
RECORD_BYTES: Final = 2_000_000
RECORDS_WAITING: Final = 4
HEADER_BYTES: Final = 16_384
SOCKETS_AT_TABLE: Final = 80
SOCKETS_AT_CLASS: Final = 240
SOCKETS_OF_PERSON: Final = 8
SOCKETS_IN_ALL: Final = 4_000
LIVE_TABLES: Final = 3_000
HELLO_SECONDS: Final = 5
HEADER_SECONDS: Final = 10
BODY_SECONDS: Final = 10
BACKLOG_MESSAGES: Final = 64
BACKLOG_BYTES: Final = 1_000_000
BAD_MESSAGES: Final = 10
BAD_WINDOW: Final = 60
LONGEST_WAIT: Final = 10
INBOX: Final = 256
REWINDS: Final = 40
"""Going back is played again whenever a table is opened, so a table has only so many."""


class Bucket:
    """So many at once, then so many a second."""

    __slots__ = ("_clock", "_last", "burst", "left", "rate")

    def __init__(self, clock: Callable[[], float], rate: float, burst: float) -> None:
        self._clock = clock
        self.rate = rate
        self.burst = burst
        self.left = burst
        self._last = clock()

    def take(self, longest: float = 0) -> float | None:
        """Take one, now or in advance; the seconds to wait for it, or None if that would take too long."""
        now = self._clock()
        self.left = min(self.burst, self.left + (now - self._last) * self.rate)
        self._last = now
        wait = max(0, (1 - self.left) / self.rate)
        if wait > longest:
            return None
        self.left -= 1
        return wait

    def give_back(self) -> None:
        """It was not needed after all."""
        self.left = min(self.burst, self.left + 1)


class Paces:
    """The buckets of the whole server. A school is one address, so nothing is counted per address."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self.guess = Bucket(clock, rate=4, burst=120)
        """Wrong codes: 28^7 codes, 100 live tables and 240 guesses a minute make more than a year until somebody hits one."""
        self.create = Bucket(clock, rate=20, burst=200)
        self.view = Bucket(clock, rate=3_000, burst=6_000)
        self.replay = Bucket(clock, rate=200, burst=600)
        self.record = Bucket(clock, rate=0.2, burst=20)
        self.change = Bucket(clock, rate=500, burst=1_000)
        self.move = Bucket(clock, rate=5_000, burst=5_000)
        self.file = Bucket(clock, rate=2_000, burst=4_000)
