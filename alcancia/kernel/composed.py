"""Option spaces of several parts: a total shared out, one answer from each of several spaces, a space with a further condition."""

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations, pairwise
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
        places, cuts = self._cuts()
        marks: set[int] = set()
        while len(marks) < cuts:
            marks.add(luck.below(places))
        return self._cut(sorted(marks))

    def __iter__(self) -> Iterator[Any]:
        places, cuts = self._cuts()
        return map(self._cut, combinations(range(places), cuts))

    def count(self) -> int:
        return comb(*self._cuts())

    def _cuts(self) -> tuple[int, int]:
        """Every way to share out is a way to cut a row of steps: how many places there are to cut, and how many cuts."""
        cuts = len(self.over) - self.all
        return self.total // self.step + cuts, cuts

    def _cut(self, marks: Sequence[int]) -> tuple[int, ...]:
        edges = (-1, *marks, self._cuts()[0])
        return tuple([(b - a - 1) * self.step for a, b in pairwise(edges)][: len(self.over)])


def parse_each(spaces: Sequence[Space], value: Sequence[Any]) -> Any:
    """The canonical form of one answer to each space, or NO."""
    parsed = tuple([space.parse(part) for space, part in zip(spaces, value, strict=False)])
    return NO if len(value) != len(spaces) or NO in parsed else parsed


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
        return parse_each(self.spaces, value) if type(value) is tuple or type(value) is list else NO

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
