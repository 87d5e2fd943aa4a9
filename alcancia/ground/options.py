"""Rule options: what a table may agree on before play, declared once per game as an annotated struct.

class Options(msgspec.Struct, frozen=True, kw_only=True):
    hand_size: Annotated[int, Whole(4, 8, default=6)]
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Annotated, Any, ClassVar, Final, TypeAlias, get_args, get_origin, get_type_hints

import msgspec

from alcancia.ground.refusals import Refused, Unplayable
from alcancia.ground.strict import decode

YES: Final = {"true", "yes", "on", "1", "y", "sí", "si", "s"}
NO: Final = {"false", "no", "off", "0", "n"}
LONGEST_TEXT: Final = 20_000

BySeats: TypeAlias = int | Callable[[int], int]
"""A number, or a number that depends on how many seats there are."""


def _at(value: BySeats, seats: int) -> int:
    return value(seats) if callable(value) else value


@dataclass(frozen=True, kw_only=True)
class Option:
    """What every kind of option has: `live` ones may change between periods, `secret` ones only the trainer sees."""

    kind: ClassVar[str]
    default: Any
    live: bool = False
    secret: bool = False

    def value_at(self, seats: int) -> Any:
        """The default."""
        return _at(self.default, seats)

    def allows(self, value: Any, seats: int) -> bool:
        """Is this a possible value? Exact types: true is not 1."""
        raise NotImplementedError

    def read(self, text: str) -> Any:
        """What somebody typed, as a value of this kind; text that has another form stays text, and is refused later."""
        try:
            return decode(text.encode(), LONGEST_TEXT)
        except Unplayable:
            return text

    def to_json(self, seats: int) -> dict[str, Any]:
        """What a form needs to draw the option."""
        return {"type": self.kind, "default": self.value_at(seats), "live": self.live, "secret": self.secret}


@dataclass(frozen=True)
class Whole(Option):
    """A whole number in a range."""

    kind = "int"
    lo: BySeats
    hi: BySeats
    step: int = 1

    def allows(self, value: Any, seats: int) -> bool:
        lo, hi = _at(self.lo, seats), _at(self.hi, seats)
        return type(value) is int and lo <= value <= hi and (value - lo) % self.step == 0

    def read(self, text: str) -> Any:
        return int(text) if text.lstrip("-").isdecimal() and text.isascii() and len(text) < 12 else text

    def to_json(self, seats: int) -> dict[str, Any]:
        return super().to_json(seats) | {"lo": _at(self.lo, seats), "hi": _at(self.hi, seats), "step": self.step}


@dataclass(frozen=True)
class Flag(Option):
    """Yes or no."""

    kind = "bool"

    def allows(self, value: Any, seats: int) -> bool:
        return type(value) is bool

    def read(self, text: str) -> Any:
        return True if text.lower() in YES else False if text.lower() in NO else text


@dataclass(frozen=True)
class Choice(Option):
    """One of a few words."""

    kind = "choice"
    values: tuple[str, ...]

    def allows(self, value: Any, seats: int) -> bool:
        return type(value) is str and value in self.values

    def read(self, text: str) -> Any:
        return text

    def to_json(self, seats: int) -> dict[str, Any]:
        return super().to_json(seats) | {"values": list(self.values)}


@dataclass(frozen=True)
class SeatChoice(Choice):
    """One of a few words, or the number of a seat at this table."""

    def to_json(self, seats: int) -> dict[str, Any]:
        here = [value for value in self.values if not value.isdigit() or int(value) < seats]
        return super().to_json(seats) | {"values": here, "seats": True}


@dataclass(frozen=True)
class Words(Option):
    """A list of words, each out of a known set. Any short word if the set is empty, or if `others` are left to the game to judge."""

    kind = "words"
    values: tuple[str, ...] = ()
    default: tuple[str, ...] = field(default=(), kw_only=True)
    most: int = 64
    others: bool = False
    ordered: bool = False
    """The order of the words matters, and a word may come again."""

    def allows(self, value: Any, seats: int) -> bool:
        if type(value) not in (list, tuple) or len(value) > self.most:
            return False
        known = self.values if not self.others else ()
        return all(type(word) is str and len(word) <= 64 and (not known or word in known) for word in value)

    def read(self, text: str) -> Any:
        return [word for word in text.split(",") if word]

    def to_json(self, seats: int) -> dict[str, Any]:
        shown = super().to_json(seats) | {"values": list(self.values), "most": self.most}
        return shown | {"ordered": True} if self.ordered else shown


def schema_of(options: type[msgspec.Struct]) -> dict[str, Option]:
    """The options a struct declares, in order."""
    declared = {}
    for name, hint in get_type_hints(options, include_extras=True).items():
        assert get_origin(hint) is Annotated, f"option {name} needs its range"
        declared[name] = next(extra for extra in get_args(hint)[1:] if isinstance(extra, Option))
    return declared


def settle(options: type[msgspec.Struct], schema: Mapping[str, Option], given: Any, seats: int) -> Any:
    """All options with their values, or why what was given is refused."""
    if not isinstance(given, Mapping):
        return Refused("unknown_option", {"option": type(given).__name__})
    for name, value in given.items():
        if name not in schema:
            return Refused("unknown_option", {"option": str(name)[:64]})
        if not schema[name].allows(value, seats):
            return Refused("bad_option_value", {"option": name})
    values = {name: given.get(name, option.value_at(seats)) for name, option in schema.items()}
    return options(**{name: tuple(value) if isinstance(value, list) else value for name, value in values.items()})
