"""Chance: the dealer beside the table, and a small generator for those who choose at random."""

from bisect import bisect_right
from collections.abc import Callable, Mapping, Sequence
from hashlib import blake2b, sha256
from itertools import accumulate
from random import Random
from struct import Struct
from typing import Any, Final

_EIGHT: Final = Struct(">8Q")


def commitment(seed: str, salt: str) -> str:
    """What is published before play, so that anyone can check the seed afterwards."""
    return sha256(f"{salt}\n{seed}".encode()).hexdigest()


def mix(shares: Mapping[str, str]) -> str:
    """One seed of what several people brought, each under a name: nobody who does not know all the others' shares can choose it."""
    return sha256("\n".join(f"{who}={share}" for who, share in sorted(shares.items())).encode()).hexdigest()


class Luck:
    """A seeded run of random bits, the same on every machine."""

    __slots__ = ("bits",)

    bits: Callable[[int], int]
    """`bits(n)`: the next n random bits."""

    def __init__(self, seed: str) -> None:
        self.bits = Random(int.from_bytes(sha256(seed.encode()).digest(), "big")).getrandbits

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, all alike."""
        if n < 65536:
            return self.bits(30) * n >> 30  # fits one machine word
        wide = 32 + n.bit_length()
        return self.bits(wide) * n >> wide

    def choice(self, items: Sequence[Any]) -> Any:
        """One of the items."""
        return items[self.below(len(items))]


class Dealer:
    """Answers chance. Outcome = keyed mix of (seed, stream, occurrence), so no draw shifts another stream."""

    __slots__ = ("_forced", "_key", "_streams")

    def __init__(self, seed: str) -> None:
        self._key = sha256(seed.encode()).digest()
        self._streams: dict[str, tuple[bytes, int, tuple[int, ...]]] = {}
        self._forced: dict[str, tuple[Any, ...]] = {}

    def clone(self) -> "Dealer":
        """Another dealer who will deal the same."""
        new = object.__new__(Dealer)
        new._key = self._key
        new._streams = self._streams.copy()
        new._forced = self._forced.copy()
        return new

    def beside(self, seed: str) -> "Dealer":
        """Another dealer who has dealt as much as this one, and will deal by another seed."""
        new = Dealer(seed)
        for stream, (_, mixed, ready) in self._streams.items():
            new._numbers(stream, 8 * mixed - len(ready))
        return new

    def force(self, stream: str, outcome: Any) -> None:
        """The trainer says what the next undecided draw of this stream will be."""
        self._forced[stream] = (*self._forced.get(stream, ()), outcome)

    def queued(self, stream: str) -> tuple[Any, ...]:
        """The outcomes of this stream that are settled already, in order."""
        return self._forced.get(stream, ())

    def pick(self, stream: str, pool: Sequence[Any], weights: Sequence[int] = ()) -> Any:
        """One outcome of the pool; a forced one if the trainer left one that is possible."""
        if self._forced and (outcome := self._next_forced(stream, pool)) is not None:
            return outcome
        [number] = self._numbers(stream, 1)
        if not weights:
            return pool[(number * len(pool)) >> 64]
        *sums, total = accumulate(weights)
        return pool[bisect_right(sums, number * total >> 64)]

    def deal(self, stream: str, pool: Sequence[Any], count: int) -> tuple[Any, ...]:
        """Several outcomes of the pool, one after the other, none twice."""
        left = list(pool)
        dealt: list[Any] = []
        while len(dealt) < count and (card := self._next_forced(stream, left)) is not None:
            left.remove(card)
            dealt.append(card)
        for number in self._numbers(stream, count - len(dealt)):
            dealt.append(left.pop(number * len(left) >> 64))
        return tuple(dealt)

    def _numbers(self, stream: str, count: int) -> tuple[int, ...]:
        """The next numbers of 64 random bits of a stream; eight of them come out of one mix."""
        key, mixed, ready = self._streams.get(stream) or (blake2b(stream.encode(), key=self._key).digest(), 0, ())
        while len(ready) < count:
            ready += _EIGHT.unpack(blake2b(mixed.to_bytes(8, "big"), key=key).digest())[::-1]
            mixed += 1
        self._streams[stream] = (key, mixed, ready[count:])
        return ready[:count]

    def _next_forced(self, stream: str, pool: Sequence[Any]) -> Any:
        """A forced outcome that cannot happen is dropped: the trainer's wish is no rule."""
        while queue := self._forced.get(stream):
            outcome, *rest = queue
            self._forced[stream] = tuple(rest)
            for option in pool:
                if option == outcome and type(option) is type(outcome):
                    return option
        return None
