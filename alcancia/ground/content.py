"""Content: every number that is not a law, from TOML files beside the game, checked as it is loaded."""

import tomllib
from collections.abc import Mapping
from importlib.resources import files
from typing import Any, TypeVar

import msgspec

from alcancia.ground.refusals import Unplayable

T = TypeVar("T")

_handed_in: dict[str, Mapping[str, Any]] = {}


def hand_in(package: str, tables: Mapping[str, Any]) -> None:
    """This package, which is about to be loaded, reads these tables (file name, data) in place of the files that lie beside it."""
    _handed_in[package] = tables


def handed_in(package: str, name: str) -> Any:
    """What was handed in under this name, if anything was."""
    return _handed_in.get(package, {}).get(name)


def load(package: str, name: str, type: type[T]) -> T:
    """The content file `name` of a game's package, as this type; the error names file and entry."""
    given = handed_in(package, name)
    if given is None:
        return parse(name, read(package, name), type)
    # A spreadsheet knows only text, so "5" is a number where a number is wanted.
    return convert(name, given, type, strict=False)


def load_list(package: str, name: str, key: str, type: type[T]) -> tuple[T, ...]:
    """A content file that is one list of such entries, each under `[[key]]`, and nothing else."""
    entries: tuple[T, ...] = getattr(load(package, name, list_of(key, type)), key)
    return entries


def list_of(key: str, type: type[T]) -> type[msgspec.Struct]:
    """The form of such a file."""
    return msgspec.defstruct(key, [(key, tuple[type, ...])], forbid_unknown_fields=True)  # type: ignore[valid-type]


def read(package: str, name: str) -> str:
    """The text of a content file that comes with the game."""
    return files(package).joinpath("content", name).read_text("utf-8")


def parse(name: str, text: str, type: type[T]) -> T:
    """Content from its text; unknown fields, wrong types and missing entries are refused."""
    try:
        return convert(name, tomllib.loads(text), type)
    except tomllib.TOMLDecodeError as error:
        raise Unplayable("bad_content", file=name, entry=str(error)) from None


def convert(name: str, data: Any, type: type[T], strict: bool = True) -> T:
    """Content from its data; the refusal names the file and the entry."""
    try:
        return msgspec.convert(data, type, strict=strict)
    except msgspec.ValidationError as error:
        raise Unplayable("bad_content", file=name, entry=str(error)) from None


def parse_list(name: str, text: str, key: str, type: type[T]) -> tuple[T, ...]:
    """The same from its text."""
    entries: tuple[T, ...] = getattr(parse(name, text, list_of(key, type)), key)
    return entries


def figures(printed: msgspec.Struct) -> dict[str, Any]:
    """What stands on a card for people to see, without its id and without what is nought."""
    whole: dict[str, Any] = msgspec.to_builtins(printed)
    return {name: value for name, value in whole.items() if value and name != "id"}
