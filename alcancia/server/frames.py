"""Counting what comes in on a socket: frames and bytes, before anything is made of them."""

from collections.abc import Callable
from math import inf
from typing import Final, NamedTuple

from alcancia.server.limits import Bucket

MASK: Final = 4
CLOSE: Final = 8
"""The kind of frame that closes."""
LONG: Final = {126: 2, 127: 8}
"""How many bytes more a frame's length takes."""


class Allowance(NamedTuple):
    """So many frames and bytes at once, then so many a second."""

    frames: int
    frames_at_once: int
    bytes: int
    bytes_at_once: int


SEATED: Final = Allowance(frames=40, frames_at_once=300, bytes=32_000, bytes_at_once=256_000)
"""Above the pace at which `Socket` says that somebody is too fast, so that people hear why."""
WATCHING: Final = Allowance(frames=2, frames_at_once=60, bytes=2_000, bytes_at_once=48_000)
"""Whoever holds no seat has nothing to say but hello and an echo now and then."""


class FrameHeads:
    """Walks over the heads of frames and knows where it stands, however the bytes are cut."""

    def __init__(self) -> None:
        self._skip = 0
        self._head = b""
        self.farewell = False
        """Was the last of them the one that closes?"""

    @property
    def between(self) -> bool:
        """Is the last frame whole?"""
        return not self._skip and not self._head

    def count(self, data: bytes, most: float = inf) -> int:
        """How many frames have their head in these bytes, up to so many."""
        data = self._head + data if self._head else data
        at, size, found = self._skip, len(data), 0
        self._head = b""
        while at < size and found < most:
            short = data[at + 1] & 127 if at + 1 < size else 0
            head = 2 + LONG.get(short, 0) + (MASK if at + 1 < size and data[at + 1] & 128 else 0)
            if at + max(head, 2) > size:
                self._head = data[at:]
                at = size
                break
            length = int.from_bytes(data[at + 2 : at + 2 + LONG[short]], "big") if short in LONG else short
            self.farewell = data[at] & 15 == CLOSE
            at += head + length
            found += 1
        self._skip = max(0, at - size)
        return found


class FrameMeter(FrameHeads):
    """Control frames and fragments count like whole messages, and every read like a frame."""

    def __init__(self, clock: Callable[[], float], allowance: Allowance = WATCHING) -> None:
        super().__init__()
        self._clock = clock
        self.allow(allowance)

    def allow(self, allowance: Allowance) -> None:
        """From now on this much."""
        self._frames = Bucket(self._clock, allowance.frames, allowance.frames_at_once)
        self._bytes = Bucket(self._clock, allowance.bytes, allowance.bytes_at_once)

    def fits(self, data: bytes) -> bool:
        """Is this still within what is allowed? Looks no further than it has to."""
        most = int(self._frames.level()) + 1
        frames = max(1, self.count(data, most))
        return self._bytes.take(amount=len(data)) is not None and self._frames.take(amount=frames) is not None
