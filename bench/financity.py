"""FinanCity measured: what its balance figures are.

python -m bench.balance play financity --seats 4 --games 5000 --bots baseline --into FILE
"""

from collections import Counter
from collections.abc import Iterator, Sequence

from alcancia.games.financity.scoring import goals
from alcancia.games.financity.state import City
from alcancia.kernel import Fact, Table
from bench.probe import Probe, Seen

PER_SEAT = ("loan_taken", "over_indebted", "bill_written_off", "insurance_bought", "investment_bought", "shopping_bought", "withdrawn")


class Balance(Probe):
    """Goals, champions and debts."""

    def __init__(self, table: Table, sitting: Sequence[str]) -> None:
        super().__init__(table, sitting)
        assert isinstance(table.state, City)
        self.first = table.state.first

    def seen(self, facts: Sequence[Fact]) -> Iterator[Seen]:
        """Who qualifies is a winner; the champion is the best of them."""
        t = self.table.state
        assert isinstance(t, City)
        rows = sorted(self.table.standings(), key=lambda row: row["seat"])
        champions = [row["seat"] for row in rows if row["champion"]]
        yield from self.scores(self.places(self.first), champions, [row["score"] for row in rows])
        yield "nobody qualifies", not champions
        told = Counter([(fact.args.get("seat"), fact.key) for fact in facts])
        for row in rows:
            yield from self.of_seat(t, row["seat"], row["winner"], {key: told[row["seat"], key] for key in PER_SEAT})
        for fact in facts:
            if fact.key == "token_placed":
                yield "zone", fact.args["zone"]

    def of_seat(self, t: City, seat: int, qualifies: bool, told: dict[str, int]) -> Iterator[Seen]:
        """What one seat met, missed and did."""
        home = t.homes[seat]
        named = [""] if len(set(self.sitting)) == 1 else ["", f"{self.sitting[seat]}: "]
        for name in named:
            yield f"{name}qualifies", qualifies
            for goal, met in goals(t, seat).items():
                yield f"{name}misses {goal}", not met
            yield f"{name}ends with loans", home.loans > 0
            yield f"{name}over-indebted at some time", told["over_indebted"] > 0
            for key, count in told.items():
                yield f"{name}{key}", count
            yield f"{name}bill_written_off, at all", told["bill_written_off"] > 0
