"""Option spaces: one value that validates, samples, lists, counts and describes what may be chosen."""

from bisect import bisect_right
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import accumulate, combinations, islice
from math import comb
from operator import itemgetter
from typing import Any, ClassVar, Final, TypeVar

from msgspec import Struct, to_builtins

from alcancia.ground.chance import Luck
from alcancia.ground.plain import to_lists, to_tuples_or_none

T = TypeVar("T", str, int, tuple[Any, ...])

NO: Final = object()
"""What `parse` returns for a value that is not in the space."""

ALL: Final = 1 << 30
"""As many as there are."""

_PLAIN = frozenset((str, int))


def _picker(byte: int, first: int) -> Callable[[Sequence[Any]], Sequence[Any]]:
    """Takes those of eight options whose bits are set, counted from the `first` on."""
    at = [first + i for i in range(8) if byte >> i & 1]
    return itemgetter(*at) if len(at) > 1 else itemgetter(slice(at[0], at[0] + 1) if at else slice(0))


_LOW: Final = tuple(_picker(byte, 0) for byte in range(256))
_HIGH: Final = tuple(_picker(byte, 8) for byte in range(256))


def picked(options: Sequence[Any], bits: int) -> tuple[Any, ...]:
    """Those of the options whose bits are set."""
    if bits < 256:
        return tuple(_LOW[bits](options))
    if bits < 65536:
        return tuple(_LOW[bits & 255](options)) + tuple(_HIGH[bits >> 8](options))
    return tuple([option for i, option in enumerate(options) if bits >> i & 1])


class Space:
    """A set of answers. `parse` is the heart: the canonical form of an answer, or NO.

    `composed`: an answer is put together from so many parts that its consequence is asked for, not listed.
    """

    __slots__ = ()
    composed: ClassVar[bool] = False

    def parse(self, value: Any) -> Any:
        """The canonical form of this answer, or NO if it is not one of ours."""
        raise NotImplementedError

    def why_not(self, value: Any) -> str:
        """The reason code for an answer that is not one of ours, if the space knows a better one than "bad_parameter"."""
        return ""

    def contains(self, value: Any) -> bool:
        """Is this an answer?"""
        return self.parse(value) is not NO

    def sample(self, luck: Luck) -> Any:
        """An answer at random."""
        raise NotImplementedError

    def __iter__(self) -> Iterator[Any]:
        raise NotImplementedError

    def enumerate(self, limit: int) -> list[Any]:
        """The first answers, at most so many, in a fixed order."""
        return list(islice(iter(self), limit))

    def count(self) -> int:
        """How many answers there are."""
        return sum(1 for _ in self)

    def to_json(self) -> dict[str, Any]:
        """What a page needs to draw a control: its kind and its fields."""
        return {name: to_lists(value) for name, value in to_builtins(self, enc_hook=list).items()}


class OneOf(Struct, Space, tag_field="kind", tag="one_of", eq=False, gc=False):
    """One of a list of words or numbers, or of tuples of such."""

    options: Sequence[str | int] | Sequence[tuple[Any, ...]]

    @classmethod
    def of(cls, candidates: Iterable[T], why_not: Callable[[T], str]) -> "OneOf":
        """Those of the candidates that nothing speaks against. `why_not(candidate)`: a reason code, or ""."""
        return cls([candidate for candidate in candidates if not why_not(candidate)])

    def parse(self, value: Any) -> Any:
        if type(value) in _PLAIN:
            return value if value in self.options else NO
        value = to_tuples_or_none(value)
        return value if _exact(value) and value in self.options else NO

    def sample(self, luck: Luck) -> Any:
        return self.options[luck.below(len(self.options))]

    def __iter__(self) -> Iterator[Any]:
        return iter(self.options)

    def count(self) -> int:
        return len(self.options)

    def to_json(self) -> dict[str, Any]:
        listed = bool(self.options) and type(self.options[0]) is tuple  # what a form cannot compose is shown as a list
        return {"kind": "listed" if listed else "one_of", "options": to_lists(tuple(self.options))}


def _exact(value: Any) -> bool:
    """Words, whole numbers and tuples of those: true is not 1, and 1.0 is not either."""
    return all(map(_exact, value)) if type(value) is tuple else type(value) in _PLAIN


class Amount(Struct, Space, tag_field="kind", tag="amount", eq=False, gc=False):
    """A whole number from lo to hi, in steps."""

    lo: int
    hi: int
    step: int = 1
    limits: Mapping[str, int] = {}
    """By reason code, what no answer may exceed; the first that one does is why it is refused."""
    too_little: str = ""

    @classmethod
    def within(cls, lo: int, limits: Mapping[str, int], step: int = 1, too_little: str = "") -> "Amount":
        """From lo to the lowest of several limits, each under its own reason."""
        return cls(lo, min(limits.values()), step, limits, too_little)

    def why_not(self, value: Any) -> str:
        if type(value) is not int:
            return ""
        if value < self.lo:
            return self.too_little
        return next((reason for reason, most in self.limits.items() if value > most), "")

    def to_json(self) -> dict[str, Any]:
        return {"kind": "amount", "lo": self.lo, "hi": self.hi, "step": self.step}

    def parse(self, value: Any) -> Any:
        if type(value) is not int or not self.lo <= value <= self.hi or (value - self.lo) % self.step:
            return NO
        return value

    def sample(self, luck: Luck) -> Any:
        return self.lo + self.step * luck.below(self.count())

    def __iter__(self) -> Iterator[Any]:
        return iter(range(self.lo, self.hi + 1, self.step))

    def count(self) -> int:
        return max(0, (self.hi - self.lo) // self.step + 1)


class Subset(Struct, Space, tag_field="kind", tag="subset", eq=False, gc=False):
    """Some of a list of words (or of numbers), from `least` to `most` of them, in its order; a few subsets may be ruled out."""

    options: Sequence[str] | Sequence[int]
    least: int = 0
    most: int = ALL
    but: tuple[tuple[str | int, ...], ...] = ()

    def sizes(self) -> range:
        """How many may be chosen."""
        return range(self.least, min(self.most, len(self.options)) + 1)

    def parse(self, value: Any) -> Any:
        if (type(value) is not tuple and type(value) is not list) or not self.least <= len(value) <= self.most:
            return NO
        left = iter(self.options)
        for item in value:
            if item not in left:  # looks only behind the item before: most answers come in the list's own order
                return self._reordered(value)
        chosen = tuple(value)
        if chosen in self.but or (chosen and type(chosen[0]) is not str and not _PLAIN.issuperset(map(type, chosen))):
            return NO  # true equals 1; a word equals nothing but itself
        return chosen

    def _reordered(self, value: Sequence[Any]) -> Any:
        if not _PLAIN.issuperset(map(type, value)):
            return NO
        chosen = tuple(filter(frozenset(value).__contains__, self.options))
        return chosen if len(chosen) == len(value) and chosen not in self.but else NO

    def sample(self, luck: Luck) -> Any:
        # Each one with chance 1/2 is quick, and fair as long as what does not fit is drawn anew among all that do.
        chosen = picked(self.options, luck.bits(len(self.options)))
        if self.least <= len(chosen) <= self.most and chosen not in self.but:
            return chosen
        return self._sample_by_size(luck)

    def _sample_by_size(self, luck: Luck) -> Any:
        *sums, total = accumulate([comb(len(self.options), size) for size in self.sizes()])
        while True:
            size = self.least + bisect_right(sums, luck.below(total))
            left = list(range(len(self.options)))
            kept = sorted(left.pop(luck.below(len(left))) for _ in range(size))
            chosen = tuple([self.options[i] for i in kept])
            if chosen not in self.but:
                return chosen

    def __iter__(self) -> Iterator[Any]:
        for size in self.sizes():
            for chosen in combinations(self.options, size):
                if chosen not in self.but:
                    yield chosen

    def count(self) -> int:
        size = len(self.options)
        ruled_out = sum(self.least <= len(chosen) <= self.most for chosen in self.but)
        return sum(comb(size, k) for k in self.sizes()) - ruled_out

    def to_json(self) -> dict[str, Any]:
        most = min(self.most, len(self.options))
        return {"kind": "subset", "options": list(self.options), "least": self.least, "most": most, "but": to_lists(self.but)}
