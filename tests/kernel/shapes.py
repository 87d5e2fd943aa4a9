"""Random option spaces and random plain records, for the tests that hold for all of them."""

from typing import Any

from hypothesis import settings
from hypothesis import strategies as st

from alcancia.kernel import Amount, OneOf, Product, Space, Subset, Where
from alcancia.kernel.spaces import ALL

fixed = settings(derandomize=True, deadline=None, database=None, max_examples=150)
"""The same examples on every run."""

words = st.sampled_from(["a", "b", "c", "d", "e", "left", "1", ""])
numbers = st.integers(-3, 9)
option_lists = st.lists(st.one_of(words, numbers), min_size=1, max_size=5, unique=True)
of_one_kind = st.lists(words, min_size=1, max_size=5, unique=True) | st.lists(numbers, min_size=1, max_size=5, unique=True)


@st.composite
def amounts(draw: st.DrawFn) -> Space:
    lo, step = draw(st.integers(-5, 5)), draw(st.integers(1, 4))
    return Amount(lo, lo + draw(st.integers(0, 12)), step)


@st.composite
def subsets(draw: st.DrawFn) -> Space:
    options: Any = draw(of_one_kind)
    most = draw(st.one_of(st.just(ALL), st.integers(1, len(options) + 2)))
    least = draw(st.integers(0, min(len(options), most)))
    everything = list(Subset(options, least, most))
    but = draw(st.lists(st.sampled_from(everything), max_size=min(2, len(everything) - 1), unique=True))
    return Subset(options, least, most, tuple(but))


def even(value: Any) -> bool:
    """A condition that half of all answers keep, whatever their shape."""
    return len(repr(value)) % 2 == 0


@st.composite
def wheres(draw: st.DrawFn, inner: st.SearchStrategy[Space]) -> Space:
    space = draw(inner.filter(lambda space: any(even(value) for value in space)))
    return Where(space, even)


tuple_lists: st.SearchStrategy[Any] = st.lists(
    st.tuples(st.sampled_from("ab"), st.integers(0, 2), st.tuples(st.integers(0, 1))), min_size=1, max_size=5, unique=True
)
flat: st.SearchStrategy[Space] = st.one_of(option_lists.map(OneOf), tuple_lists.map(OneOf), amounts(), subsets())
spaces: st.SearchStrategy[Space] = st.one_of(
    flat, wheres(flat), st.lists(st.one_of(flat, wheres(flat)), max_size=2).map(lambda s: Product(*s))
)
