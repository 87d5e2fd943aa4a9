"""Content: every number that is not a law, from TOML files beside the game, checked as it is loaded."""

import tomllib
from collections.abc import Mapping
from importlib.resources import files
from typing import Any, TypeVar

import msgspec

from alcancia.ground.refusals import Unplayable

T = TypeVar("T")

_handed_in: dict[str, Mapping[str, str]] = {}


def hand_in(package: str, texts: Mapping[str, str]) -> None:
    """This package, which is about to be loaded, reads these files in place of those that lie beside it."""
    _handed_in[package] = texts


def load(package: str, name: str, type: type[T]) -> T:
    """The content file `name` of a game's package, as this type; the error names file and entry."""
    return parse(name, read(package, name), type)


def load_list(package: str, name: str, key: str, type: type[T]) -> tuple[T, ...]:
    """A content file that is a list of such entries."""
    return parse_list(name, read(package, name), key, type)


def read(package: str, name: str) -> str:
    """The text of a content file."""
    text = _handed_in.get(package, {}).get(name)
    return files(package).joinpath("content", name).read_text("utf-8") if text is None else text


def parse(name: str, text: str, type: type[T]) -> T:
    """Content from its text; unknown fields, wrong types and missing entries are refused."""
    try:
        return msgspec.convert(tomllib.loads(text), type)
    except tomllib.TOMLDecodeError as error:
        raise Unplayable("bad_content", file=name, entry=str(error)) from None
    except msgspec.ValidationError as error:
        raise Unplayable("bad_content", file=name, entry=str(error)) from None


def parse_list(name: str, text: str, key: str, type: type[T]) -> tuple[T, ...]:
    """Content that is one list of such entries, each under `[[key]]`, and nothing else."""
    file = msgspec.defstruct(key, [(key, tuple[type, ...])], forbid_unknown_fields=True)  # type: ignore[valid-type]
    entries: tuple[T, ...] = getattr(parse(name, text, file), key)
    return entries


def figures(printed: msgspec.Struct) -> dict[str, Any]:
    """What stands on a card for people to see, without its id and without what is nought."""
    whole: dict[str, Any] = msgspec.to_builtins(printed)
    return {name: value for name, value in whole.items() if value and name != "id"}
