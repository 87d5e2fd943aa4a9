"""Plain records: clone, equality and JSON for every shape a state may have."""

import json
from dataclasses import field, fields
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from alcancia.games import GAMES, find
from alcancia.ground.plain import fingerprint, to_lists, to_tuples, to_tuples_or_none
from alcancia.kernel import Offer, Plain, State, Table, plain
from tests.kernel.shapes import fixed


class Rules(msgspec.Struct, frozen=True, kw_only=True):
    """Frozen, so that clones may share it."""

    size: int


@plain
class Inner(Plain):
    """A record inside a record."""

    number: int
    names: list[str] = field(default_factory=list)


@plain
class Shapes(Plain):
    """One field of every kind."""

    number: int
    text: str
    flag: bool
    maybe: int | None
    fixed: tuple[int, ...]
    pair: tuple[str, int]
    deep: tuple[tuple[str, ...], ...]
    numbers: list[int]
    tuples: list[tuple[str, ...]]
    table: list[list[int]]
    by_name: dict[str, int]
    piles: dict[str, tuple[str, ...]]
    lists: dict[str, list[int]]
    inner: Inner
    inners: list[Inner]
    named: dict[str, Inner]
    perhaps: Inner | None
    perhaps_list: list[int] | None
    rules: Rules


numbers = st.integers(-(2**53) + 1, 2**53 - 1)
texts = st.text(st.characters(exclude_categories=["Cs"]), max_size=4)
inners = st.builds(Inner, number=numbers, names=st.lists(texts, max_size=2))
shapes = st.builds(
    Shapes,
    number=numbers, text=texts, flag=st.booleans(), maybe=st.one_of(st.none(), numbers), fixed=st.lists(numbers, max_size=3).map(tuple),
    pair=st.tuples(texts, numbers), deep=st.lists(st.lists(texts, max_size=2).map(tuple), max_size=2).map(tuple),
    numbers=st.lists(numbers, max_size=3), tuples=st.lists(st.lists(texts, max_size=2).map(tuple), max_size=2),
    table=st.lists(st.lists(numbers, max_size=2), max_size=2), by_name=st.dictionaries(texts, numbers, max_size=2),
    piles=st.dictionaries(texts, st.lists(texts, max_size=2).map(tuple), max_size=2),
    lists=st.dictionaries(texts, st.lists(numbers, max_size=2), max_size=2),
    inner=inners, inners=st.lists(inners, max_size=2), named=st.dictionaries(texts, inners, max_size=2),
    perhaps=st.one_of(st.none(), inners),
    perhaps_list=st.one_of(st.none(), st.lists(numbers, max_size=2)), rules=st.builds(Rules, size=numbers),
)  # fmt: skip


@fixed
@given(shapes)
def test_a_clone_equals_its_original_and_shares_nothing_that_can_change(record: Shapes) -> None:
    before = record.digest()
    clone = record.clone()
    assert clone == record
    assert clone.digest() == before
    clone.numbers.append(1)
    clone.table.append([1])
    for row in clone.table:
        row.append(2)
    clone.by_name["new"] = 1
    clone.lists.setdefault("new", []).append(3)
    for held in clone.lists.values():
        held.append(4)
    clone.inner.names.append("new")
    for inner in (*clone.inners, *clone.named.values(), *([clone.perhaps] if clone.perhaps else [])):
        inner.names.append("new")
    if clone.perhaps_list is not None:
        clone.perhaps_list.append(5)
    clone.number += 1
    assert record.digest() == before
    assert clone != record


@fixed
@given(shapes)
def test_json_there_and_back(record: Shapes) -> None:
    there = json.loads(json.dumps(record.to_json()))
    back = Shapes.from_json(there)
    assert back == record
    assert back.digest() == record.digest()
    assert json.loads(json.dumps(back.to_json())) == there


@fixed
@given(shapes, shapes)
def test_equal_records_and_only_they_have_equal_fingerprints(one: Shapes, other: Shapes) -> None:
    assert (one == other) == (one.digest() == other.digest())


@pytest.mark.parametrize("id", GAMES)
def test_every_field_of_a_state_is_part_of_its_fingerprint(id: str) -> None:
    game = find(id)
    state = Table.set_up(game, seats=game.seats[0], seed="field by field").state
    for one in fields(state):
        other = state.clone()
        setattr(other, one.name, "something else")
        assert other.digest() != state.digest(), one.name


def test_the_fingerprint_does_not_depend_on_the_order_of_keys() -> None:
    assert fingerprint({"a": 1, "b": 2}) == fingerprint({"b": 2, "a": 1})
    assert fingerprint({"a": 1}) != fingerprint({"a": 2})
    assert fingerprint([1, "1"]) != fingerprint(["1", 1])


@pytest.mark.parametrize(
    ("name", "wrong"),
    [
        ("number", "1"), ("number", True), ("number", 1.0), ("number", None), ("text", 1), ("flag", 1), ("fixed", ["1"]), ("pair", ["a"]),
        ("pair", ["a", 1, 2]), ("numbers", {"a": 1}), ("by_name", [1]), ("inner", None), ("inner", {"names": []}), ("rules", {}),
    ],
)  # fmt: skip
def test_wrong_types_are_refused(name: str, wrong: Any) -> None:
    good = json.loads(json.dumps(example().to_json()))
    assert Shapes.from_json(good) == example()
    with pytest.raises(msgspec.ValidationError):
        Shapes.from_json(good | {name: wrong})
    with pytest.raises(msgspec.ValidationError):
        Shapes.from_json({key: value for key, value in good.items() if key != name})


def example() -> Shapes:
    """One record, by hand."""
    return Shapes(
        number=1, text="a", flag=True, maybe=None, fixed=(1,), pair=("a", 1), deep=(("a",),), numbers=[1], tuples=[("a",)], table=[[1]],
        by_name={"a": 1}, piles={"a": ("b",)}, lists={"a": [1]}, inner=Inner(number=1), inners=[], named={}, perhaps=None,
        perhaps_list=None, rules=Rules(size=1),
    )  # fmt: skip


def test_a_state_comes_back_with_its_steps_and_offers() -> None:
    t = State(seats=2)
    t.then(("pay", (1, ("a", ("b", 2))), ()), ("ask", (), ((0, ("bid", 10)),)))
    t.offers.append(Offer(no=1, by=0, to=1, terms=(("card", "x"), 10)))
    back = State.from_json(json.loads(json.dumps(t.to_json())))
    assert back == t
    assert back.clone() == t
    assert back.agenda[0][2] == ((0, ("bid", 10)),)


def test_freeze_and_melt() -> None:
    assert to_tuples([1, [2, (3, [4])], "a"]) == (1, (2, (3, (4,))), "a")
    assert to_lists((1, (2, [3]), "a")) == [1, [2, [3]], "a"]


def test_what_comes_from_outside_is_bare_of_what_no_move_can_hold() -> None:
    assert to_tuples_or_none([1, ["a", {"b": 1}], {}, {2}]) == (1, ("a", None), None, None)
    assert hash(to_tuples_or_none([[[{}]]])) == hash((((None,),),))
    deep: Any = []
    for _ in range(5000):
        deep = [deep]
    assert to_tuples_or_none(deep) is None


@pytest.mark.parametrize("hint", [set[int], object, list[object], dict[str, set[int]], dict[int, int]])
def test_what_is_not_plain_is_refused_at_once(hint: Any) -> None:
    def declare() -> None:
        plain(type("Odd", (Plain,), {"__annotations__": {"field": hint}}))

    with pytest.raises(TypeError, match="not plain data"):
        declare()
