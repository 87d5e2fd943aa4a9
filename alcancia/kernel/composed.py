"""Option spaces of several parts: a total shared out, one answer from each of several spaces, a space with a further condition."""

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from math import comb, prod
from typing import Any

from msgspec import Struct

from alcancia.kernel.chance import Luck
from alcancia.kernel.spaces import NO, Space


class Split(Struct, Space, tag_field="kind", tag="split", eq=False, gc=False):
    """A total shared out over several heads, in steps; everything, or (`all=False`) any part of it."""

    total: int
    over: Sequence[str]
    step: int = 1
    all: bool = True

    def __post_init__(self) -> None:
        self.total -= self.total % self.step

    def parse(self, value: Any) -> Any:
        if type(value) is not tuple and type(value) is not list:
            return NO
        if len(value) != len(self.over):
            return NO
        for part in value:
            if type(part) is not int or part < 0 or part % self.step:
                return NO
        whole = sum(value)
        return tuple(value) if (whole == self.total if self.all else whole <= self.total) else NO

    def sample(self, luck: Luck) -> Any:
        # Cut marks between identical steps: every way to share out is equally likely.
        heads = len(self.over) if self.all else len(self.over) + 1
        units = self.total // self.step
        marks: set[int] = set()
        while len(marks) < heads - 1:
            marks.add(luck.below(units + heads - 1))
        edges = [-1, *sorted(marks), units + heads - 1]
        parts = [(b - a - 1) * self.step for a, b in pairwise(edges)]
        return tuple(parts[: len(self.over)])

    def __iter__(self) -> Iterator[Any]:
        def share(left: int, heads: int) -> Iterator[tuple[int, ...]]:
            if heads == 0:
                if left == 0 or not self.all:
                    yield ()
                return
            least = left if heads == 1 and self.all else 0
            for part in range(least, left + 1, self.step):
                for rest in share(left - part, heads - 1):
                    yield (part, *rest)

        return share(self.total, len(self.over))

    def count(self) -> int:
        heads = len(self.over) if self.all else len(self.over) + 1
        return comb(self.total // self.step + heads - 1, heads - 1)


def each_of(spaces: Sequence[Space]) -> Iterator[tuple[Any, ...]]:
    """One answer from each space, in order; unlike `itertools.product` it never lists a whole space first."""
    if not spaces:
        yield ()
        return
    for first in spaces[0]:
        for rest in each_of(spaces[1:]):
            yield (first, *rest)


class Product(Space):
    """One answer from each of several spaces."""

    __slots__ = ("spaces",)

    def __init__(self, *spaces: Space) -> None:
        self.spaces = spaces

    def parse(self, value: Any) -> Any:
        if (type(value) is not tuple and type(value) is not list) or len(value) != len(self.spaces):
            return NO
        parsed = []
        for space, part in zip(self.spaces, value, strict=True):
            part = space.parse(part)
            if part is NO:
                return NO
            parsed.append(part)
        return tuple(parsed)

    def sample(self, luck: Luck) -> Any:
        return tuple([space.sample(luck) for space in self.spaces])

    def __iter__(self) -> Iterator[Any]:
        return each_of(self.spaces)

    def count(self) -> int:
        return prod(space.count() for space in self.spaces)

    def to_json(self) -> dict[str, Any]:
        return {"kind": "product", "spaces": [space.to_json() for space in self.spaces]}


class Where(Struct, Space, eq=False, gc=False):
    """Those answers of a space for which a further condition holds; there must be at least one."""

    inner: Space
    ok: Callable[[Any], bool]
    sampler: Callable[[Luck], Any] | None = None

    def parse(self, value: Any) -> Any:
        value = self.inner.parse(value)
        return value if value is not NO and self.ok(value) else NO

    def sample(self, luck: Luck) -> Any:
        if self.sampler is not None:
            return self.sampler(luck)
        for _ in range(64):
            if self.ok(value := self.inner.sample(luck)):
                return value
        return next(iter(self))

    def __iter__(self) -> Iterator[Any]:
        return filter(self.ok, self.inner)

    def count(self) -> int:
        return sum(1 for _ in self)

    def to_json(self) -> dict[str, Any]:
        return self.inner.to_json() | {"checked": True}
