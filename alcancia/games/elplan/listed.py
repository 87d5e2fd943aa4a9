"""An option space of answers that are lists themselves: payments, offers, counts."""

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec import Struct

from alcancia.kernel import NO, Luck, Space
from alcancia.kernel.plain import to_lists, to_tuples_or_none


class Listed(Struct, Space, eq=False, gc=False):
    """One of a list of tuples."""

    options: Sequence[tuple[Any, ...]]

    def parse(self, value: Any) -> Any:
        found = to_tuples_or_none(value)
        return found if type(found) is tuple and _exact(found) and found in self.options else NO

    def sample(self, luck: Luck) -> Any:
        return self.options[luck.below(len(self.options))]

    def __iter__(self) -> Iterator[Any]:
        return iter(self.options)

    def count(self) -> int:
        return len(self.options)

    def to_json(self) -> dict[str, Any]:
        return {"kind": "listed", "options": to_lists(tuple(self.options))}


def _exact(value: Any) -> bool:
    """Words, whole numbers and lists of those: true is not 1, and 1.0 is not either."""
    if type(value) is tuple:
        return all(map(_exact, value))
    return type(value) is int or type(value) is str
