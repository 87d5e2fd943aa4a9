"""Whatever is refused changes nothing, and nothing but a refusal comes of nonsense."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from alcancia.kernel import Played, Refused
from alcancia.kernel.game import KERNEL_REASONS
from tests.kernel.markets import new, play, refused, saving, snapshot
from tests.kernel.shapes import fixed

leaves: st.SearchStrategy[Any] = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 60),
    st.floats(allow_nan=True),
    st.text(max_size=4),
    st.sampled_from([10, 20, 2**70, "1", b"x"]),
)
nested: st.SearchStrategy[Any] = st.recursive(
    leaves, lambda inner: st.one_of(st.lists(inner, max_size=3), st.lists(inner, max_size=3).map(tuple)), max_leaves=5
)
names = st.sampled_from(
    ["bid", "give", "done", "borrow", "offer", "accept", "decline", "withdraw", "undo", "take_back", "force", "rewind", "change", "x", ""]
)
moves: st.SearchStrategy[Any] = st.one_of(
    nested, st.tuples(names, nested), st.tuples(names), st.tuples(names, nested, nested), st.lists(st.one_of(names, nested), max_size=4)
)
seats: st.SearchStrategy[Any] = st.one_of(st.integers(-2, 4), st.booleans(), st.none(), st.text(max_size=1), st.floats())
questions: st.SearchStrategy[Any] = st.one_of(st.none(), st.text("0123456789.", max_size=4), st.integers(), st.booleans())


@pytest.mark.parametrize("lay", [new, saving])
@fixed
@given(data=st.data())
def test_nonsense_is_refused_and_changes_nothing(lay: Any, data: st.DataObject) -> None:
    table = lay(trainer=True)
    for _ in range(6):
        before = snapshot(table)
        played = table.play(data.draw(seats), data.draw(moves), data.draw(questions))
        if isinstance(played, Refused):
            assert played.reason in KERNEL_REASONS
            assert snapshot(table) == before
        else:
            assert isinstance(played, Played)


def test_the_order_of_objections() -> None:
    table = new()
    assert refused(table, 9, "steal", question="99.0") == "no_such_seat"
    assert refused(table, 0, "steal", question="99.0") == "stale_decision"
    assert refused(table, 0, "steal") == "unknown_move"
    assert refused(table, 0, "bid", 15) == "bad_parameter"
    play(table, 0, "bid", 10)
    assert refused(table, 0, "steal") == "already_answered"
    table = saving()
    play(table, 0, "done")
    assert refused(table, 0, "steal") == "not_your_decision"


@pytest.mark.parametrize("wrong", [True, False, 10.0, "10", None, [10], (10,), {}, 5, -10, 60, 10**30, float("nan")])
def test_an_amount_of_the_wrong_type_or_size(wrong: Any) -> None:
    table = new()
    assert refused(table, 0, "bid", wrong) == "bad_parameter"
    assert refused(table, 0, "bid", 10, wrong) == "bad_parameter"


def test_a_very_deep_move_is_refused() -> None:
    deep: Any = []
    for _ in range(100_000):
        deep = [deep]
    table = new()
    assert refused(table, 0, "bid", deep) == "bad_parameter"
    assert refused(table, 0, deep) == "unknown_move"


def test_a_very_long_move_is_refused() -> None:
    table = new()
    assert refused(table, 0, *(["bid"] * 100_000)) == "bad_parameter"
    assert refused(table, 0, "bid", [10] * 100_000) == "bad_parameter"
