"""Chance: the dealer beside the table, and a small generator for those who choose at random."""

from collections.abc import Sequence
from hashlib import blake2b, sha256
from typing import Any, Final

BLOCK_BITS: Final = 512


def commitment(seed: str, salt: str) -> str:
    """What is published before play, so that anyone can check the seed afterwards."""
    return sha256(f"{salt}\n{seed}".encode()).hexdigest()


class Luck:
    """A seeded run of random bits, the same on every machine and Python version."""

    __slots__ = ("_block", "_key", "_left", "_pool")

    def __init__(self, seed: str) -> None:
        self._key = sha256(seed.encode()).digest()
        self._block = self._pool = self._left = 0

    def bits(self, n: int) -> int:
        """The next n random bits."""
        if n > self._left:
            self._refill(n)
        value = self._pool & ((1 << n) - 1)
        self._pool >>= n
        self._left -= n
        return value

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, all alike."""
        if n >= 65536:
            wide = 32 + n.bit_length()
            return (self.bits(wide) * n) >> wide
        if self._left < 32:
            self._refill(32)
        value = (self._pool & 0xFFFFFFFF) * n >> 32
        self._pool >>= 32
        self._left -= 32
        return value

    def choice(self, items: Sequence[Any]) -> Any:
        """One of the items."""
        return items[self.below(len(items))]

    def _refill(self, n: int) -> None:
        while self._left < n:
            block = blake2b(self._block.to_bytes(8, "big"), key=self._key).digest()
            self._pool |= int.from_bytes(block, "big") << self._left
            self._left += BLOCK_BITS
            self._block += 1


class Dealer:
    """Answers chance. Outcome = keyed mix of (seed, stream, occurrence), so no draw shifts another stream."""

    __slots__ = ("_forced", "_seed", "_streams")

    def __init__(self, seed: str) -> None:
        self._seed = seed.encode()
        self._streams: dict[str, tuple[bytes, int, int]] = {}
        self._forced: dict[str, tuple[Any, ...]] = {}

    def clone(self) -> "Dealer":
        """Another dealer who will deal the same."""
        new = object.__new__(Dealer)
        new._seed = self._seed
        new._streams = self._streams.copy()
        new._forced = self._forced.copy()
        return new

    def force(self, stream: str, outcome: Any) -> None:
        """The trainer says what the next undecided draw of this stream will be."""
        self._forced[stream] = (*self._forced.get(stream, ()), outcome)

    def queued(self, stream: str) -> int:
        """How many draws of this stream are settled already."""
        return len(self._forced.get(stream, ()))

    def pick(self, stream: str, pool: Sequence[Any], weights: Sequence[int] = ()) -> Any:
        """One outcome of the pool; a forced one if the trainer left one that is possible."""
        if self._forced and (outcome := self._next_forced(stream, pool)) is not None:
            return outcome
        number = self._number(stream)
        if not weights:
            return pool[(number * len(pool)) >> 64]
        mark = (number * sum(weights)) >> 64
        for outcome, weight in zip(pool, weights, strict=True):
            mark -= weight
            if mark < 0:
                return outcome
        raise AssertionError("weights are positive integers")

    def deal(self, stream: str, pool: Sequence[Any], count: int) -> tuple[Any, ...]:
        """Several outcomes of the pool, one after the other, none twice."""
        left = list(pool)
        dealt = []
        for _ in range(count):
            card = self._next_forced(stream, left) if self._forced else None
            if card is None:
                card = left.pop((self._number(stream) * len(left)) >> 64)
            else:
                left.remove(card)
            dealt.append(card)
        return tuple(dealt)

    def _number(self, stream: str) -> int:
        """The next 64 random bits of a stream; eight of them come out of one mix."""
        key, count, block = self._streams.get(stream) or (blake2b(stream.encode(), key=sha256(self._seed).digest()).digest(), 0, 0)
        block = block >> 64 if count % 8 else int.from_bytes(blake2b((count // 8).to_bytes(8, "big"), key=key).digest(), "big")
        self._streams[stream] = (key, count + 1, block)
        return block & 0xFFFFFFFFFFFFFFFF

    def _next_forced(self, stream: str, pool: Sequence[Any]) -> Any:
        """A forced outcome that cannot happen is dropped: the trainer's wish is no rule."""
        while queue := self._forced.get(stream):
            outcome, *rest = queue
            self._forced[stream] = tuple(rest)
            for option in pool:
                if option == outcome and type(option) is type(outcome):
                    return option
        return None
