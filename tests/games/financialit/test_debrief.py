"""Section 11: measures follow from facts alone, and agree with the table."""

from typing import Any

import pytest

from alcancia.bots import find_bot
from alcancia.games.common.seat_view import SeatView
from alcancia.games.financialit.debrief import COLUMNS, INCOME, JOYS, Retold, measures
from alcancia.games.financialit.lessons import lessons
from alcancia.games.financialit.scoring import projected
from alcancia.games.financialit.state import FinanciaLit, game
from alcancia.kernel import TRAINER, Luck, Table


def played(bot: str, seed: str, seats: int = 3, **options: Any) -> Table:
    """A game by bots."""
    table = Table.set_up(game, seats=seats, seed=seed, options=options)
    luck, bots = Luck(seed), find_bot(game, bot)
    while not table.over:
        seat = next(iter(table.asked))
        table.play(seat, bots(SeatView(table, seat), luck))
    return table


@pytest.mark.parametrize("bot", ["random", "baseline", "spender"])
@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_rows_end_where_the_table_ends(bot: str, seed: str) -> None:
    table = played(bot, seed, loan_early_repay=True)
    t = table.state
    assert isinstance(t, FinanciaLit)
    rows = measures(t, table.facts)
    assert len(rows) == 3 * t.options.rounds
    for row in rows[-3:]:
        seat = row["seat"]
        assert (row["units"], row["happiness"], row["goods"]) == (t.units[seat], t.happiness[seat], t.goods[seat])
        assert row["projected"] == sum(projected(t, seat))
        assert row["projected"] == sum(t.scores[seat])
        assert row["tracker"] == t.homes[seat].tracker
    for row in rows:
        assert set(row) == {"seat", "period", *COLUMNS}
        figures: dict[str, Any] = dict(row)
        assert row["tracker"] == max(0, min(sum(figures[part] for part in INCOME), t.options.track_max))
        so_far: list[dict[str, Any]] = [dict(o) for o in rows if o["seat"] == row["seat"] and o["period"] <= row["period"]]
        before = sum(other[joy] for other in so_far for joy in JOYS)
        assert row["happiness"] == before
        parts = row["bills_family"] + row["bills_premiums"] + row["bills_upkeep"] + row["bills_other"]
        assert parts == row["bills"] + row["discount"]


def test_lessons_have_figures() -> None:
    found = set()
    for bot in ("random", "spender", "baseline"):
        for seed in ("a", "b", "c"):
            table = played(bot, seed, 4)
            assert isinstance(table.state, FinanciaLit)
            for lesson in lessons(table.state, table.facts):
                assert all(isinstance(value, int) for name, value in lesson.items() if name != "lesson")
                found.add(lesson["lesson"])
    assert found == {"borrowing", "uninsured", "insured", "shelves", "early_bills", "growth", "patience", "cushion"}


def test_measures_are_reachable_from_the_table() -> None:
    table = played("baseline", "x")
    assert table.measures()[0]["period"] == 1


def test_every_period_is_told_under_its_own_rules() -> None:
    table = Table.set_up(game, seats=3, seed="bent", options={"rounds": 4, "goods_price": 1, "bills_quota": 4}, trainer=True)
    changes = {1: ("goods_price", 3), 2: ("bills_quota", 12)}
    while not table.over:
        if change := changes.pop(table.state.period, None):
            assert table.play(TRAINER, ("change", *change))
        table.play_default(next(iter(table.asked)))
    t = table.state
    assert isinstance(t, FinanciaLit)
    assert (t.options.goods_price, t.options.bills_quota) == (3, 12)
    retold = Retold(t, table.facts)
    assert {period: (rules.goods_price, rules.bills_quota) for period, rules in retold.rules.items()} == {
        1: (1, 4), 2: (3, 4), 3: (3, 12), 4: (3, 12),
    }  # fmt: skip
    found = lessons(t, table.facts)
    for seat in range(3):
        rows = [row for row in retold.closed() if row["seat"] == seat]
        shelves = [row for row in found if row["seat"] == seat and row["lesson"] == "shelves"]
        assert [row["units"] for row in shelves] == [sum(row["missing"] * (1 if row["period"] == 1 else 3) for row in rows)]
        early = [row["missed"] for row in found if row["seat"] == seat and row["lesson"] == "early_bills"]
        quotas = {1: 4, 2: 4, 3: 12, 4: 12}
        # Nobody places a pawn here, so every pawn is to spare.
        missed = sum(row["bills"] // quotas[row["period"]] for row in rows if not row["discount"])
        assert sum(early) == missed
