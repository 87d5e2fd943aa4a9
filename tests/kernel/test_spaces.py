"""Option spaces: contains, sample, enumerate, count and JSON say the same, with exact types."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from alcancia.ground.plain import to_lists
from alcancia.kernel import NO, Amount, Luck, OneOf, Product, Space, Subset, Where, ask, move
from alcancia.kernel.spaces import picked
from tests.kernel.shapes import fixed, spaces

anything: st.SearchStrategy[Any] = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(-20, 20), st.floats(), st.text(max_size=3)),
    lambda inner: st.one_of(
        st.lists(inner, max_size=3), st.lists(inner, max_size=3).map(tuple), st.dictionaries(st.text(max_size=1), inner)
    ),
    max_leaves=6,
)


@fixed
@given(spaces)
def test_enumerate_count_and_contains_agree(space: Space) -> None:
    listed = space.enumerate(100_000)
    assert len(listed) == len(set(listed)) == space.count()
    assert listed
    for value in listed:
        assert space.contains(value)
        assert space.parse(value) == value
        assert space.parse(to_lists(value)) == value
    assert space.enumerate(3) == listed[:3]
    assert space.enumerate(0) == []
    assert list(space) == listed


@fixed
@given(spaces, st.integers())
def test_samples_are_listed(space: Space, seed: int) -> None:
    listed = set(space.enumerate(100_000))
    luck = Luck(str(seed))
    assert all(space.sample(luck) in listed for _ in range(20))


@fixed
@given(spaces, anything)
def test_whatever_is_not_listed_is_refused(space: Space, value: Any) -> None:
    parsed = space.parse(value)
    assert space.contains(value) == (parsed is not NO)
    if parsed is not NO:
        assert parsed in space.enumerate(100_000)
        assert exactly(to_lists(parsed), to_lists(value)) or isinstance(space, Subset | Product | Where)


@pytest.mark.parametrize("kind", [tuple, list, range])
@given(data=st.data(), size=st.integers(0, 40))
@fixed
def test_picking_by_bits_is_picking_one_by_one(kind: Any, data: st.DataObject, size: int) -> None:
    options = range(size) if kind is range else kind(f"card{i}" for i in range(size))
    bits = data.draw(st.integers(0, (1 << size) - 1))
    chosen = picked(options, bits)
    assert type(chosen) is tuple
    assert chosen == tuple(option for i, option in enumerate(options) if bits >> i & 1)


@fixed
@given(spaces)
def test_types_are_exact(space: Space) -> None:
    listed = [to_lists(value) for value in space.enumerate(100_000)]
    for value in space.enumerate(20):
        for wrong in mistyped(value):
            if not any(exactly(to_lists(wrong), other) for other in listed):
                assert not space.contains(wrong), (value, wrong)


@fixed
@given(spaces)
def test_the_description_is_json_of_whole_numbers_and_words(space: Space) -> None:
    described = space.to_json()
    assert json.loads(json.dumps(described)) == described
    assert type(described["kind"]) is str


def mistyped(value: Any) -> list[Any]:
    """The same answer with one wrong type in it."""
    if isinstance(value, tuple):
        return [
            [*value[:at], wrong, *value[at + 1 :]] for at, part in enumerate(value) for wrong in mistyped(part)
        ] + [set(value), dict.fromkeys(value), iter(value), [*value, value], str(value)]  # fmt: skip
    if isinstance(value, int):
        return [float(value), complex(value), str(value), [value], None, *([bool(value)] if value in (0, 1) else [])]
    return [value.encode(), [value], (value,), None, True, {value: value}]


def exactly(one: Any, other: Any) -> bool:
    """Equal, and of the same types all the way down."""
    if type(one) is not type(other):
        return False
    if isinstance(one, list):
        return len(one) == len(other) and all(map(exactly, one, other))
    return bool(one == other)


@pytest.mark.parametrize(
    ("space", "answers"),
    [
        (OneOf(("left", "right")), 2),
        (OneOf((("a", (1, 2)), ("b", (0, 3)))), 2),
        (Amount(0, 50, 10), 6),
        (Amount(5, 4), 0),
        (Amount(-3, 3), 7),
        (Subset("abc"), 8),
        (Subset("abc", 1), 7),
        (Subset("abc", 1, 2), 6),
        (Subset("abc", 1, but=(("c",),)), 6),
        (Subset((), 0), 1),
        (Product(), 1),
        (Product(OneOf((1, 2)), Amount(1, 3)), 6),
        (Where(Amount(1, 10), lambda n: n % 3 == 0), 3),
    ],
)
def test_counts(space: Space, answers: int) -> None:
    assert space.count() == len(space.enumerate(1000)) == answers


def test_kinds() -> None:
    kinds: dict[str, Space] = {
        "one_of": OneOf((1,)), "listed": OneOf(((1, "a"),)), "amount": Amount(1, 2), "subset": Subset("a"), "product": Product(),
    }  # fmt: skip
    assert {kind: space.to_json()["kind"] for kind, space in kinds.items()} == {kind: kind for kind in kinds}
    assert Where(Amount(1, 2), bool).to_json() == Amount(1, 2).to_json() | {"checked": True}


@pytest.mark.parametrize(
    "space",
    [
        Subset([str(n) for n in range(60)], 1), Amount(0, 10**12),
        Product(Amount(0, 10**12), Subset([str(n) for n in range(60)])), Where(Amount(0, 10**12), lambda n: n % 2 == 1),
        Where(Product(OneOf((1, 2)), Amount(0, 10**12)), lambda pair: pair[1] > 2),
    ],
)  # fmt: skip
def test_huge_spaces_are_listed_lazily(space: Space) -> None:
    listed = space.enumerate(5)
    assert len(listed) == 5
    assert all(space.contains(value) for value in listed)
    assert space.contains(space.sample(Luck("huge")))
    assert ask(0, move("huge", space)).otherwise() == ("huge", listed[0])
    assert ask(0, move("huge", space, space)).enumerate(3) == [("huge", listed[0], value) for value in listed[:3]]


@pytest.mark.parametrize(
    "space",
    [
        Subset("abcd", 1), Subset("abcdefgh", 2, 2), Subset("abcd", 1, but=(("a",), ("b", "c"))),
        Amount(0, 90, 10), OneOf("abcdefg"), Product(OneOf("ab"), Amount(1, 3)),
    ],
)  # fmt: skip
def test_samples_are_even(space: Space) -> None:
    """Chi-square with a fixed seed: every answer about as often as any other."""
    luck, rounds = Luck("even"), 200
    listed = space.enumerate(1000)
    drawn = [space.sample(luck) for _ in range(rounds * len(listed))]
    chi = sum((drawn.count(value) - rounds) ** 2 / rounds for value in listed)
    free = len(listed) - 1
    assert chi < free + 4 * (2 * free) ** 0.5


def test_a_rare_condition_is_met_all_the_same() -> None:
    needle = Where(Amount(0, 5000), lambda n: n == 4321)
    assert needle.sample(Luck("needle")) == 4321
    chosen = Where(Amount(0, 10**12), lambda n: n == 7, sampler=lambda luck: 7)
    assert chosen.sample(Luck("needle")) == 7


def test_an_ask_is_a_space_of_named_moves() -> None:
    asked = ask(1, move("take", OneOf(("left", "right"))), move("pay", Amount(0, 20, 10), OneOf((1, 2))), move("keep"), default=("keep",))
    listed = asked.enumerate(100)
    assert listed == list(asked)
    assert len(listed) == asked.count() == 2 + 3 * 2 + 1
    assert asked.enumerate(4) == listed[:4]
    assert asked.otherwise() == ("keep",)
    assert ask(1, move("keep"), default=lambda: ("late",)).otherwise() == ("late",)
    assert ask(1, move("a", Amount(3, 5))).otherwise() == ("a", 3)
    luck = Luck("ask")
    assert {asked.sample(luck) for _ in range(400)} == set(listed)
    for wrong in (
        [],
        ["keep", 1],
        ["take"],
        ["take", "up"],
        "keep",
        None,
        [["keep"]],
        ["pay", 10],
        ["pay", 10, True],
        ["pay", 10.0, 1],
        ["nothing"],
    ):
        assert not asked.contains(wrong)
    assert asked.parse(["pay", 10, 2]) == ("pay", 10, 2)
