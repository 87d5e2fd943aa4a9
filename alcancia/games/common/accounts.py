"""Accounts: a game told again from its facts, with a row of figures for each seat and period. Debriefs are made of it."""

from collections.abc import Iterable, Mapping
from typing import Any, TypeAlias

from alcancia.kernel import Fact

Row: TypeAlias = dict[str, Any]


class Accounts:
    """Each game's accounts have a method `on_<fact>(args, period)` for every fact that changes a figure; all others are passed over."""

    def __init__(self, seats: int, columns: Iterable[str], words: Iterable[str] = ()) -> None:
        self.seats = range(seats)
        self.blank: Row = dict.fromkeys(words, "") | dict.fromkeys(columns, 0)
        self.rows: dict[tuple[int, int], Row] = {}

    def follow(self, facts: Iterable[Fact]) -> None:
        """Let the facts happen, one after the other."""
        for fact in facts:
            entry = getattr(self, f"on_{fact.key}", None)
            if entry is not None:
                entry(fact.args | (fact.secret or {}), fact.period)

    def row(self, seat: int, period: int) -> Row:
        """The figures of a seat in a period, all at nothing to begin with."""
        if (seat, period) not in self.rows:
            self.rows[seat, period] = {"seat": seat, "period": period, **self.blank}
        return self.rows[seat, period]

    def everybody(self, period: int) -> list[Row]:
        """The rows of one period."""
        return [self.row(seat, period) for seat in self.seats]

    def count(self, paid: Mapping[str, Any], period: int, out: Mapping[str, str], into: Mapping[str, str]) -> None:
        """Add a payment to the figures that its reason belongs to, for who gave and who got; the bank and the table keep no accounts."""
        for seat, figure in ((paid["from"], out.get(paid["reason"])), (paid["to"], into.get(paid["reason"]))):
            if figure is not None and seat in self.seats:
                self.row(seat, period)[figure] += paid["amount"]

    def in_order(self) -> list[Row]:
        """All rows, period by period; what happened before the first is left out."""
        return [self.rows[key] for key in sorted(self.rows, key=lambda key: (key[1], key[0])) if key[1] > 0]
