"""Parquet written by hand, read again by a library that knows nothing of us."""

import io
from typing import Any

import polars
import pytest
from hypothesis import given
from hypothesis import strategies as st

from alcancia.games import GAMES
from alcancia.records.export import in_parquet, spread
from alcancia.records.parquet import parquet
from tests.coach.games import finished

WHOLE = st.integers(-(2**63), 2**63 - 1)
CELLS: list[st.SearchStrategy[Any]] = [WHOLE, st.floats(allow_nan=False), st.text()]


@given(data=st.data(), count=st.integers(0, 12), kinds=st.lists(st.sampled_from(CELLS), min_size=1, max_size=6))
def test_what_is_read_is_what_was_written(data: st.DataObject, count: int, kinds: list[st.SearchStrategy[Any]]) -> None:
    names = [f"column {at} ñ" for at in range(len(kinds))]
    rows = [[data.draw(st.none() | kind) for kind in kinds] for _ in range(count)]
    read = polars.read_parquet(io.BytesIO(parquet(names, rows)))
    assert read.columns == names
    assert [list(row) for row in read.iter_rows()] == [[None if cell == "" else cell for cell in row] for row in rows]


@pytest.mark.parametrize("game", GAMES)
def test_the_figures_of_a_game(game: str) -> None:
    rows = finished(game).measures()
    head, lines = spread(rows)
    read = polars.read_parquet(io.BytesIO(in_parquet(rows)))
    assert read.columns == head and read.height == len(lines)
    for name, column in zip(head, zip(*lines, strict=True), strict=True):
        assert read[name].to_list() == [None if cell == "" else cell for cell in column], name


def test_a_wide_and_long_table() -> None:
    read = polars.read_parquet(io.BytesIO(parquet([f"c{at}" for at in range(70)], [[at * row for at in range(70)] for row in range(3000)])))
    assert read.shape == (3000, 70) and read["c69"].sum() == 69 * sum(range(3000))
