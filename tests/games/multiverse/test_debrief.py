"""The figures of the debrief are retold from facts alone, and agree with the state."""

import csv
import io

from alcancia import Luck, Table
from alcancia.bots import find_bot, play_out
from alcancia.games.multiverse.debrief import gain_from_exchange, price_of_being_first
from alcancia.games.multiverse.table import Multiverse
from alcancia.lab import export


def played(seed: str, bot: str = "baseline", **options: object) -> Table:
    table = Table.new("multiverse", seats=4, seed=seed, options=options)
    play_out(table, [find_bot(table.game, bot)] * 4, [Luck(f"{seed}/{seat}") for seat in range(4)])
    return table


def test_the_last_row_of_every_game_is_its_score() -> None:
    for bot in ("baseline", "random", "few"):
        table = played("a", bot, games_in_match=2)
        rows = table.measures()
        state = table.state
        assert isinstance(state, Multiverse)
        for number, scores in enumerate(state.scores, start=1):
            last = [row for row in rows if row["game"] == number][-4:]
            assert [row["score_now"] for row in last] == list(scores)


def test_every_round_has_a_row_per_seat() -> None:
    table = played("b")
    rows = table.measures()
    assert [(row["period"], row["seat"]) for row in rows] == [(n, seat) for n in range(1, table.state.period + 1) for seat in range(4)]
    assert all(row["gain"] == row["score_now"] - row["score_before"] for row in rows if row["place"])


def test_lessons_name_what_they_are_about() -> None:
    for seed in "cdefgh":
        for lesson in played(seed).lessons():
            assert lesson["lesson"]
            assert 0 <= lesson["seat"] < 4


def row(seat: int, place: int, **figures: object) -> dict[str, object]:
    blank = {"game": 1, "period": 2, "move": "keep", "bet_total": 10, "gain": 0}
    return {**blank, "seat": seat, "place": place, **figures}


def test_the_price_of_being_first_counts_from_the_next_highest_bet() -> None:
    rows = [row(0, 1, bet_total=110), row(1, 2, bet_total=50), row(2, 3, bet_total=10)]
    assert list(price_of_being_first(rows)) == [{"lesson": "overpaid", "seat": 0, "amount": 60}]
    assert list(price_of_being_first([row(0, 1, bet_total=80), row(1, 2, bet_total=50)])) == []
    assert list(price_of_being_first([row(0, 1, bet_total=80)])) == []


def test_a_swap_that_helps_both_is_called_out() -> None:
    found = list(gain_from_exchange([row(0, 1, move="swap", gain=50), row(2, 2, gain=20), row(1, 3, gain=5)]))
    assert found == [{"lesson": "both_gained", "seat": 0, "other": 2, "period": 2, "gain": 50, "other_gain": 20}]


def test_export_long_wide_and_dictionary() -> None:
    table = played("i")
    wide = list(csv.DictReader(io.StringIO(export.wide(table))))
    long = list(csv.DictReader(io.StringIO(export.long(table))))
    assert len(wide) == 4 * table.state.period
    figures = {(line["seat"], line["period"], line["figure"]): line["value"] for line in long}
    for line in wide:
        assert figures[line["seat"], line["period"], "score_now"] == line["score_now"]
    meanings = export.dictionary(table, lambda id: f"about {id}")
    assert "score_now,about measure-score_now" in meanings


def test_no_cell_is_taken_for_a_formula() -> None:
    assert export._safe("=1+1") == "'=1+1"
    assert export._safe(-5) == -5
