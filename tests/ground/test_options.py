"""Rule options: settled with their defaults, exact types, ranges that depend on the seats."""

from typing import Annotated, Any

import msgspec
import pytest

from alcancia.ground.options import schema_of, settle
from alcancia.kernel import Choice, Flag, Option, Refused, Whole, Words


class Options(msgspec.Struct, frozen=True, kw_only=True):
    """One option of every kind."""

    size: Annotated[int, Whole(4, 8, default=6)]
    money: Annotated[int, Whole(100, 300, default=200, step=10)]
    crowd: Annotated[int, Whole(lambda seats: seats + 1, 9, default=lambda seats: seats + 2)]
    quick: Annotated[bool, Flag(default=False)]
    mood: Annotated[str, Choice(("calm", "wild"), default="calm")]
    picked: Annotated[tuple[str, ...], Words(("a", "b"), most=2)]
    free: Annotated[tuple[str, ...], Words()]
    hidden: Annotated[int, Whole(0, 9, default=1, secret=True, live=True)]


SCHEMA = schema_of(Options)


def settled(given: dict[str, Any], seats: int = 3) -> Any:
    return settle(Options, SCHEMA, given, seats)


def test_defaults_may_depend_on_the_seats() -> None:
    assert settled({}) == Options(size=6, money=200, crowd=5, quick=False, mood="calm", picked=(), free=(), hidden=1)
    assert settled({}, 5).crowd == 7
    assert list(SCHEMA) == ["size", "money", "crowd", "quick", "mood", "picked", "free", "hidden"]


@pytest.mark.parametrize(
    ("name", "good"),
    [
        ("size", 4), ("size", 8), ("money", 100), ("money", 110), ("money", 300), ("crowd", 4), ("crowd", 9), ("quick", True),
        ("mood", "wild"),
        ("picked", ["a"]), ("picked", ("b", "a")), ("picked", []), ("free", ["anything", "at all"]), ("hidden", 0),
    ],
)  # fmt: skip
def test_good_values(name: str, good: Any) -> None:
    value = getattr(settled({name: good}), name)
    assert value == (tuple(good) if isinstance(good, list) else good)


@pytest.mark.parametrize(
    ("name", "bad"),
    [
        ("size", 3), ("size", 9), ("size", True), ("size", 6.0), ("size", "6"), ("size", None), ("size", [6]), ("size", 10**40),
        ("money", 105),
        ("money", 90), ("money", 310), ("crowd", 3), ("crowd", 10), ("quick", 1), ("quick", 0), ("quick", "yes"), ("quick", None),
        ("mood", "Calm"),
        ("mood", ""), ("mood", None), ("mood", ["calm"]), ("picked", "a"), ("picked", ["c"]), ("picked", ["a", "b", "a"]), ("picked", [1]),
        ("picked", {"a": 1}), ("picked", None), ("free", ["x" * 65]), ("free", ["x"] * 65), ("free", [None]), ("free", "word"),
        ("hidden", -1),
    ],
)  # fmt: skip
def test_bad_values(name: str, bad: Any) -> None:
    assert settled({name: bad}) == Refused("bad_option_value", {"option": name})


@pytest.mark.parametrize("name", ["Size", "", "size ", "seats", "x" * 1000])
def test_unknown_options(name: str) -> None:
    assert settled({name: 1}) == Refused("unknown_option", {"option": name[:64]})


@pytest.mark.parametrize("given", [["size"], "size", 7, ("size", 1), [[]]])
def test_options_are_given_by_name(given: Any) -> None:
    assert settled(given) == Refused("unknown_option", {"option": type(given).__name__})


def test_what_a_form_needs() -> None:
    assert SCHEMA["crowd"].to_json(4) == {"type": "int", "lo": 5, "hi": 9, "step": 1, "default": 6, "live": False, "secret": False}
    assert SCHEMA["quick"].to_json(4)["type"] == "bool"
    assert SCHEMA["mood"].to_json(4)["values"] == ["calm", "wild"]
    assert SCHEMA["picked"].to_json(4)["most"] == 2
    assert SCHEMA["hidden"].to_json(4)["secret"] is True


def test_every_kind_says_what_it_allows() -> None:
    for name, option in SCHEMA.items():
        assert isinstance(option, Option)
        assert option.allows(option.value_at(3), 3), name


def test_an_option_needs_its_range() -> None:
    class Loose(msgspec.Struct):
        size: int

    with pytest.raises(AssertionError, match="needs its range"):
        schema_of(Loose)
