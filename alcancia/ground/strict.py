"""The one decoder for everything that comes from outside: records, packs, sockets, requests."""

import json
from typing import Any, Final

from alcancia.ground.refusals import Unplayable

BIGGEST: Final = 2**53 - 1
"""Integers beyond this mean different things to different programs."""


def decode(data: bytes | str, limit: int, depth: int = 16) -> Any:
    """JSON without surprises: bounded, no floats, no duplicate keys, no lone surrogates, exact integers."""
    if len(data) > limit:
        raise Unplayable("too_large", limit=limit)
    try:
        text = data.decode("utf-8") if isinstance(data, bytes) else data
        value = _DECODER.decode(text)
    except (ValueError, RecursionError) as error:
        if isinstance(error, Unplayable):
            raise
        raise Unplayable("not_json") from None
    # Nearly every message is plain ASCII with few brackets: there is nothing in it that could be wrong.
    if not text.isascii() or "\\u" in text or text.count("[") + text.count("{") > depth:
        check(value, depth)
    return value


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        raise Unplayable("duplicate_key")
    return found


def _no(text: str) -> Any:
    raise Unplayable("bad_number", number=text[:32])


def _int(text: str) -> int:
    if len(text) > 17 or not -BIGGEST <= (number := int(text)) <= BIGGEST:
        raise Unplayable("bad_number", number=text[:32])
    return number


def check(value: Any, depth: int = 16) -> None:
    """Refuse what is nested too deeply, and text that cannot be written down."""
    if depth < 0:
        raise Unplayable("too_deep")
    if isinstance(value, str):
        if (not value.isascii() and any("\ud800" <= c <= "\udfff" or c in "\uffff\ufffe" for c in value)) or "\0" in value:
            raise Unplayable("bad_text")
    elif isinstance(value, list):
        for item in value:
            check(item, depth - 1)
    elif isinstance(value, dict):
        for key, item in value.items():
            check(key, depth)
            check(item, depth - 1)


_DECODER: Final = json.JSONDecoder(object_pairs_hook=_once, parse_float=_no, parse_constant=_no, parse_int=_int)
