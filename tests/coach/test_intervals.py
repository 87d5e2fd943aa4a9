"""Means and intervals against tables in the textbooks, and against many draws."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from alcancia.coach.intervals import Interval, apart, cautious, interval, share, student
from alcancia.kernel import Luck


@pytest.mark.parametrize(("freedom", "width"), [(5, 2.571), (10, 2.228), (30, 2.042), (100, 1.984), (1000, 1.962)])
def test_students_widths(freedom: int, width: float) -> None:
    assert student(freedom) == pytest.approx(width, abs=0.004)


def test_an_interval_by_hand() -> None:
    found = interval([1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0, 11.0])
    assert found.mean == 6
    assert found.high - 6 == pytest.approx(2.228, abs=0.001)  # standard error 1, ten degrees of freedom
    assert 6 - found.low == pytest.approx(found.high - 6)


@pytest.mark.parametrize(("low", "high", "clear"), [(0.1, 2, 1), (-2, -0.1, -1), (-1, 1, 0), (0, 1, 0), (-1, 0, 0)])
def test_only_an_interval_without_nought_is_clear(low: float, high: float, clear: int) -> None:
    assert Interval((low + high) / 2, low, high).clear == clear
    assert Interval((low + high) / 2, low, high).turned().clear == -clear


def test_a_share_is_wilsons() -> None:
    found = share(8, 10)
    assert (found.mean, found.low, found.high) == pytest.approx((0.8, 0.490, 0.943), abs=0.001)


@given(of=st.integers(1, 60), data=st.data())
def test_a_share_stays_a_share(of: int, data: st.DataObject) -> None:
    right = data.draw(st.integers(0, of))
    found = share(right, of)
    assert 0 <= found.low <= found.mean <= found.high <= 1
    assert share(of - right, of).low == pytest.approx(1 - found.high)


def test_intervals_hold_the_truth_as_often_as_they_say() -> None:
    luck, held, cases = Luck("cover"), 0, 600
    for _ in range(cases):
        found = interval([luck.below(100) for _ in range(24)])
        held += found.low <= 49.5 <= found.high
    assert 0.93 <= held / cases <= 0.97


@given(values=st.lists(st.integers(-50, 50), min_size=2, max_size=40))
def test_a_cautious_interval_has_the_same_middle_and_is_never_narrower(values: list[int]) -> None:
    usual, wide = interval(values), cautious(values)
    assert wide.mean == usual.mean
    assert wide.high - wide.low >= usual.high - usual.low - 1e-9


def test_what_was_seen_once_counts_for_more() -> None:
    """One future of twenty that differs: the usual interval is sure of less than there may be."""
    rare = [0.0] * 19 + [40.0]
    assert cautious(rare).high > 1.15 * interval(rare).high


def test_where_all_futures_agree_one_that_does_not_may_still_come() -> None:
    """Twenty times no difference, or twenty times the same: that is no promise that it is never otherwise."""
    for by in (0.0, 100.0):
        found = cautious([by] * 20, 30.0)
        assert found.low < by < found.high
        assert interval([by] * 20).low == by
    assert cautious([100.0] * 20, 30.0).clear == 1


def test_how_far_two_lie_apart() -> None:
    """Dice: the mean square of the difference of two throws is 35/6."""
    assert apart([1.0, 2.0, 3.0, 4.0, 5.0, 6.0] * 50) == pytest.approx((35 / 6) ** 0.5, rel=0.01)
