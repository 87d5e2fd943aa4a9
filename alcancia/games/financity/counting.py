"""Option spaces of its own: savings cards counted out, and deals that each have their own highest price."""

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec import Struct

from alcancia.kernel import NO, Luck, Space

from .content import FACES
from .state import face

KINDS = len(FACES)
NOTHING = (0,) * KINDS
DEAREST_FIRST = range(KINDS - 1, -1, -1)


class Counts(Struct, Space, eq=False, gc=False):
    """So many savings cards of each kind: worth at most `budget` together, at most as many as `held`, at least `least` in all."""

    budget: int | None = None
    held: Sequence[int] | None = None
    least: int = 0
    beyond: str = ""
    """Why not more of a kind than are held."""

    def why_not(self, value: Any) -> str:
        if (type(value) is not tuple and type(value) is not list) or len(value) != KINDS:
            return "bad_amount"
        worth = 0
        for count, each in zip(value, FACES, strict=True):
            if type(count) is not int or count < 0:
                return "bad_amount"
            worth += count * each
        if self.budget is not None and worth > self.budget:
            return "not_enough_cash"
        if self.held is not None and any([count > held for count, held in zip(value, self.held, strict=True)]):
            return self.beyond
        return "bad_amount" if self.least and not any(value) else ""

    def parse(self, value: Any) -> Any:
        return NO if self.why_not(value) else tuple(value)

    def most(self) -> int:
        """The highest value in all."""
        if self.held is None:
            assert self.budget is not None, "something has to bound the counts"
            return self.budget
        worth = face(self.held)
        return worth if self.budget is None else min(worth, self.budget)

    def sample(self, luck: Luck) -> Any:
        held, budget, below = self.held, self.budget, luck.below
        while budget is None:
            assert held is not None, "something has to bound the counts"
            some = tuple([below(most + 1) if most else 0 for most in held])
            if sum(some) >= self.least:
                return some
        while True:
            left, chosen, many = budget, [0] * KINDS, 0
            for kind in DEAREST_FIRST:
                most = left // FACES[kind]
                if held is not None and held[kind] < most:
                    most = held[kind]
                if most:
                    chosen[kind] = count = below(most + 1)
                    left -= count * FACES[kind]
                    many += count
            if many >= self.least:
                return tuple(chosen)

    def __iter__(self) -> Iterator[Any]:
        def count_out(kind: int, left: int) -> Iterator[tuple[int, ...]]:
            if kind == len(FACES):
                yield ()
                return
            most = left // FACES[kind] if self.held is None else min(self.held[kind], left // FACES[kind])
            for count in range(most + 1):
                for rest in count_out(kind + 1, left - count * FACES[kind]):
                    yield (count, *rest)

        return (chosen for chosen in count_out(0, self.most()) if sum(chosen) >= self.least)

    def to_json(self) -> dict[str, Any]:
        budget = self.most()
        most = [budget // face for face in FACES] if self.held is None else self.held
        # Drawn as three numbers where nobody knows better; `faces` and `budget` allow a finer control.
        numbers = [{"kind": "amount", "lo": 0, "hi": hi, "step": 1} for hi in most]
        return {"kind": "product", "spaces": numbers, "checked": True, "faces": list(FACES), "budget": budget, "least": self.least}


class Priced(Struct, Space, eq=False, gc=False):
    """One of several deals, each with its own highest price: `(… the deal, price)`."""

    deals: Sequence[tuple[tuple[str | int, ...], int]]
    step: int

    def parse(self, value: Any) -> Any:
        if (type(value) is not tuple and type(value) is not list) or not value:
            return NO
        *head, price = value
        if type(price) is not int or price < 0 or price % self.step or not all([type(word) in (str, int) for word in head]):
            return NO
        for deal, most in self.deals:
            if list(deal) == head:
                return (*deal, price) if price <= most else NO
        return NO

    def sample(self, luck: Luck) -> Any:
        deal, most = self.deals[luck.below(len(self.deals))]
        return (*deal, self.step * luck.below(most // self.step + 1))

    def __iter__(self) -> Iterator[Any]:
        return ((*deal, price) for deal, most in self.deals for price in range(0, most + 1, self.step))

    def count(self) -> int:
        return sum([most // self.step + 1 for _, most in self.deals])

    def to_json(self) -> dict[str, Any]:
        parts = zip(*[deal for deal, _ in self.deals], strict=True)
        words: list[dict[str, Any]] = [{"kind": "one_of", "options": list(dict.fromkeys(part))} for part in parts]
        price = {"kind": "amount", "lo": 0, "hi": max(most for _, most in self.deals), "step": self.step}
        deals = [{"deal": list(deal), "most": most} for deal, most in self.deals]
        return {"kind": "product", "spaces": [*words, price], "checked": True, "deals": deals}
