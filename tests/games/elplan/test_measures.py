"""Section 11: the figures of the debrief agree with the table they were counted at."""

from alcancia import Luck, Table, replay
from alcancia.bots import find_bot, play_out
from alcancia.games.elplan.scoring import points
from alcancia.games.elplan.table import ideas
from tests.games.elplan.position import GAME, state_of

FIGURES = {
    "ideas", "points", "free_worker", "free_money", "free_energy", "at_work", "idle", "processes_had", "processes_used", "made", "sold",
    "cards", "cards_active", "lost_to_events", "income_sales", "income_subsidies", "market_stock", "subsidies_waiting",
}  # fmt: skip


def played(seed: str) -> Table:
    table = Table.new("elplan", seats=4, seed=seed)
    play_out(table, [find_bot(GAME, "baseline")] * 4, [Luck(f"{seed} {seat}") for seat in range(4)])
    return table


def test_figures() -> None:
    table = played("measures")
    t = state_of(table)
    rows = table.measures()
    found = {(row["seat"], row["period"], row["figure"]): row["value"] for row in rows}
    assert {row["figure"] for row in rows} >= FIGURES
    assert len(found) == len(rows)
    for seat in range(4):
        assert found[seat, t.period, "ideas"] == ideas(t, seat)
        assert found[seat, t.period, "points"] == points(t, seat)
        for period in range(1, t.period + 1):
            assert found[seat, period, "processes_used"] <= found[seat, period, "processes_had"]
            assert found[seat, period, "cards_active"] <= found[seat, period, "cards"]
    made = sum(row["value"] for row in rows if row["figure"] == "made")
    kinds = sum(row["value"] for row in rows if row["figure"] in ("made_raw_material", "made_consumer_good", "made_service"))
    assert made == kinds
    exports = sum(row["value"] for row in rows if row["figure"] == "exports")
    assert exports == sum(fact.key == "exported" for fact in table.facts)


def test_a_replayed_record_has_the_same_figures() -> None:
    table = played("again")
    assert replay(table.record()).measures() == table.measures()
