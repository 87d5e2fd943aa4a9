"""Option spaces of several parts: one answer from each of several spaces, a space with a further condition."""

from collections.abc import Callable, Iterator, Sequence
from math import prod
from typing import Any

from msgspec import Struct

from alcancia.ground.chance import Luck
from alcancia.kernel.spaces import NO, Space


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
    refusal: Callable[[Any], str | None] | None = None

    @classmethod
    def unless(cls, inner: Space, refusal: Callable[[Any], str | None], sampler: Callable[[Luck], Any] | None = None) -> "Where":
        """The condition is that nothing speaks against it. `refusal(answer)`: a reason code, or nothing."""
        return cls(inner, lambda value: not refusal(value), sampler, refusal)

    def parse(self, value: Any) -> Any:
        value = self.inner.parse(value)
        return value if value is not NO and self.ok(value) else NO

    def why_not(self, value: Any) -> str:
        parsed = self.inner.parse(value)
        if parsed is NO:
            return self.inner.why_not(value)
        return (self.refusal is not None and self.refusal(parsed)) or ""

    def sample(self, luck: Luck) -> Any:
        if self.sampler is not None:
            return self.sampler(luck)
        for _ in range(64):
            if self.ok(value := self.inner.sample(luck)):
                return value
        return next(iter(self))

    def __iter__(self) -> Iterator[Any]:
        return filter(self.ok, self.inner)

    def to_json(self) -> dict[str, Any]:
        return self.inner.to_json() | {"checked": True}
