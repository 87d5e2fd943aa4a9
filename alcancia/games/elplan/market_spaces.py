"""Section 4.6: the option spaces of the market. Both are described by a few numbers and listed only when somebody asks."""

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from alcancia.games.elplan.content import GOODS, Three
from alcancia.kernel import NO, Luck, Space


class Purchases(Struct, Space, eq=False, gc=False):
    """EP-4.6.2 EP-4.6.3 (product, from the market, imported, advisers used), as far as the money goes."""

    goods: tuple[str, ...]
    on_market: Three
    unit_price: int
    import_price: int
    less: int
    advisers: int
    money: int

    def price(self, from_board: int, imported: int) -> int:
        """EP-4.6.3 The sum before advisers, never below nothing."""
        return max(0, from_board * self.unit_price + imported * self.import_price - self.less)

    def adviser_range(self, from_board: int, imported: int) -> range:
        """EP-4.6.3 How many advisers may help: each must lower the price, and the money must suffice."""
        price = self.price(from_board, imported)
        return range(max(0, price - self.money), min(self.advisers, price) + 1)

    def lies(self, good: str) -> int:
        """How many of a product the market holds."""
        return self.on_market[GOODS.index(good)]

    def is_empty(self) -> bool:
        """EP-4.0.6 Is not even one product affordable?"""
        reach = self.money + self.less + self.advisers
        return not self.goods or (
            reach < self.import_price and not any(reach >= self.unit_price and self.lies(good) for good in self.goods)
        )

    def parse(self, value: Any) -> Any:
        if (type(value) is not tuple and type(value) is not list) or len(value) != 4 or value[0] not in self.goods:
            return NO
        good, from_board, imported, advisers = value
        if not all(type(count) is int and count >= 0 for count in value[1:]):
            return NO
        if from_board + imported < 1 or from_board > self.lies(good) or advisers not in self.adviser_range(from_board, imported):
            return NO
        return (good, from_board, imported, advisers)

    def sample(self, luck: Luck) -> Any:
        reach = self.money + self.less + self.advisers
        for _ in range(8):
            good = luck.choice(self.goods)
            from_board = luck.below(min(self.lies(good), reach // self.unit_price) + 1)
            imported = luck.below((reach - from_board * self.unit_price) // self.import_price + 1)
            advisers = self.adviser_range(from_board, imported)
            if from_board + imported and len(advisers):
                return (good, from_board, imported, luck.choice(advisers))
        return next(iter(self))

    def __iter__(self) -> Iterator[Any]:
        reach = self.money + self.less + self.advisers
        for good in self.goods:
            for from_board in range(min(self.lies(good), reach // self.unit_price) + 1):
                for imported in range((reach - from_board * self.unit_price) // self.import_price + 1):
                    if from_board + imported:
                        for advisers in self.adviser_range(from_board, imported):
                            yield (good, from_board, imported, advisers)

    def count(self) -> int:
        return sum(1 for _ in self)

    def to_json(self) -> dict[str, Any]:
        return {
            "kind": "purchases", "goods": list(self.goods), "on_market": list(self.on_market), "price": self.unit_price,
            "import_price": self.import_price, "less": self.less, "advisers": self.advisers, "money": self.money,
        }  # fmt: skip


class Sales(Struct, Space, eq=False, gc=False):
    """EP-4.6.4 (product, how many, how many of the tokens as energy)."""

    held: Three
    unit_price: int
    less: int

    def tokens(self, count: int) -> int:
        """EP-4.6.4 The tokens taken for so many products."""
        return max(0, count * self.unit_price - self.less)

    def parse(self, value: Any) -> Any:
        if (type(value) is not tuple and type(value) is not list) or len(value) != 3 or value[0] not in GOODS:
            return NO
        good, count, as_energy = value
        if type(count) is not int or type(as_energy) is not int or not 1 <= count <= self.held[GOODS.index(good)]:
            return NO
        return (good, count, as_energy) if 0 <= as_energy <= self.tokens(count) else NO

    def sample(self, luck: Luck) -> Any:
        good = luck.choice([good for good, count in zip(GOODS, self.held, strict=True) if count])
        count = 1 + luck.below(self.held[GOODS.index(good)])
        return (good, count, luck.below(self.tokens(count) + 1))

    def __iter__(self) -> Iterator[Any]:
        for good, most in zip(GOODS, self.held, strict=True):
            for count in range(1, most + 1):
                for as_energy in range(self.tokens(count) + 1):
                    yield (good, count, as_energy)

    def count(self) -> int:
        return sum(self.tokens(count) + 1 for most in self.held for count in range(1, most + 1))

    def to_json(self) -> dict[str, Any]:
        return {"kind": "sales", "held": list(self.held), "price": self.unit_price, "less": self.less}
