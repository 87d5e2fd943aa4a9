"""The one decoder for what comes from outside: a value without surprises, or one clear reason."""

import json
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from alcancia.ground.strict import decode
from alcancia.kernel import Unplayable
from tests.kernel.shapes import fixed

LIMIT = 4_000_000


def reason(data: bytes | str, limit: int = LIMIT, depth: int = 16) -> str:
    """Why this is refused; empty if it is not."""
    try:
        decode(data, limit, depth)
    except Unplayable as error:
        json.dumps(error.detail)
        return error.reason
    return ""


@pytest.mark.parametrize(
    ("data", "value"),
    [
        ("{}", {}), ("[]", []), ('"a"', "a"), ("0", 0), ("-1", -1), ("true", True), ("null", None), (" [1, 2]\n", [1, 2]),
        ("9007199254740991", 2**53 - 1), ("-9007199254740991", -(2**53) + 1), ('{"a": {"b": [1]}}', {"a": {"b": [1]}}),
        ('"\\ud83d\\ude00"', "😀"), ('"ñ€😀"', "ñ€😀"), (b"\xc3\xb1" and '"\u00f1"'.encode(), "ñ"),
    ],
)  # fmt: skip
def test_good_values(data: bytes | str, value: Any) -> None:
    found = decode(data, LIMIT)
    assert found == value
    assert type(found) is type(value)


BAD: dict[str, tuple[bytes | str, str]] = {
    "empty": (b"", "not_json"),
    "blank": (b"   ", "not_json"),
    "truncated": (b'{"format": 1, "ga', "not_json"),
    "two-values": (b"{} {}", "not_json"),
    "trailing-comma": (b"[1,]", "not_json"),
    "single-quotes": (b"{'a': 1}", "not_json"),
    "comment": (b"[1] // one", "not_json"),
    "leading-zero": (b"01", "not_json"),
    "plus": (b"+1", "not_json"),
    "hex": (b"0x10", "not_json"),
    "binary": (bytes(range(256)), "not_json"),
    "zip": (b"PK\x03\x04\x14\x00", "not_json"),
    "not-utf8": (b'"\xff\xfe"', "not_json"),
    "overlong": (b'"\xc0\xaf"', "not_json"),
    "surrogate-bytes": (b'"\xed\xa0\x80"', "not_json"),
    "utf16": ('{"a": 1}'.encode("utf-16"), "not_json"),
    "byte-order-mark": (b"\xef\xbb\xbf{}", "not_json"),
    "raw-newline-in-text": (b'"a\nb"', "not_json"),
    "float": (b"1.0", "bad_number"),
    "exponent": (b"1e3", "bad_number"),
    "minus-zero-point": (b"[-0.0]", "bad_number"),
    "NaN": (b"NaN", "bad_number"),
    "Infinity": (b"[Infinity]", "bad_number"),
    "minus-Infinity": (b"-Infinity", "bad_number"),
    "over-53-bits": (b"9007199254740992", "bad_number"),
    "under-53-bits": (b"-9007199254740992", "bad_number"),
    "huge-int": (b"[" + b"9" * 100_000 + b"]", "bad_number"),
    "huge-float": (b"1e999999", "bad_number"),
    "duplicate-key": (b'{"a": 1, "a": 1}', "duplicate_key"),
    "duplicate-key-escaped": (b'{"a": 1, "\\u0061": 2}', "duplicate_key"),
    "duplicate-key-inside": (b'[{"b": {"a": 1, "a": 2}}]', "duplicate_key"),
    "lone-surrogate": (b'"\\ud800"', "bad_text"),
    "lone-low-surrogate": (b'"\\udc00x"', "bad_text"),
    "lone-surrogate-key": (b'{"\\ud800": 1}', "bad_text"),
    "surrogates-swapped": (b'"\\ude00\\ud83d"', "bad_text"),
    "nul": (b'"\\u0000"', "bad_text"),
    "nul-key": (b'{"a\\u0000": 1}', "bad_text"),
    "non-character": (b'"\\uffff"', "bad_text"),
    "too-deep": (b"[" * 18 + b"]" * 18, "too_deep"),
    "too-deep-objects": (b'{"a":' * 18 + b"1" + b"}" * 18, "too_deep"),
    "text-with-lone-surrogate": ('"\ud800"', "bad_text"),
}


@pytest.mark.parametrize(("data", "expected"), BAD.values(), ids=BAD)
def test_bad_values(data: bytes | str, expected: str) -> None:
    assert reason(data) == expected


@pytest.mark.parametrize("bracket", ["[", "{", '{"a":', "[[{", "]", '"', "\\", "-"])
def test_megabytes_of_brackets(bracket: str) -> None:
    assert reason(bracket * (10_000_000 // len(bracket))) == "too_large"
    assert reason((bracket * (LIMIT // len(bracket)))[:LIMIT]) == "not_json"


def test_the_depth_is_counted_exactly() -> None:
    for depth in range(5):
        assert reason("[" * depth + "]" * depth or "1", depth=depth) == ""
        assert reason("[" * (depth + 1) + "1" + "]" * (depth + 1), depth=depth) == "too_deep"


def test_the_size_is_counted_exactly() -> None:
    assert reason(b'"aaaa"', limit=6) == ""
    assert reason(b'"aaaa"', limit=5) == "too_large"


json_values: st.SearchStrategy[Any] = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(), st.floats(), st.text(st.characters(), max_size=5)),
    lambda inner: st.one_of(st.lists(inner, max_size=4), st.dictionaries(st.text(max_size=3), inner, max_size=4)),
    max_leaves=12,
)


@fixed
@given(st.binary(max_size=60))
@example(b"\x00")
def test_any_bytes(data: bytes) -> None:
    reason(data)


@fixed
@given(st.text(st.characters(), max_size=60))
@example("\ud800")
def test_any_text(text: str) -> None:
    reason(text)


@fixed
@given(st.text('[]{}",:0123456789.eE+-\\u truefalsn\ud800\x00', max_size=80))
def test_what_looks_like_json(text: str) -> None:
    reason(text)
    reason(text.encode("utf-8", "surrogatepass"))


@fixed
@given(json_values)
def test_any_json_is_the_same_value_or_refused(value: Any) -> None:
    text = json.dumps(value)
    if reason(text) == "":
        assert decode(text, LIMIT) == value
        assert decode(text.encode(), LIMIT) == value
        assert harmless(value)


@fixed
@given(json_values)
def test_harmless_json_is_never_refused(value: Any) -> None:
    if harmless(value):
        assert decode(json.dumps(value), LIMIT) == value
        assert decode(json.dumps(value, ensure_ascii=False), LIMIT) == value


def harmless(value: Any) -> bool:
    """Whole numbers of 53 bits, proper text, lists and objects of these."""
    if isinstance(value, float):
        return False
    if isinstance(value, int):
        return abs(value) < 2**53
    if isinstance(value, str):
        return not any(c in "\0\ufffe\uffff" or "\ud800" <= c <= "\udfff" for c in value)
    if isinstance(value, dict):
        return all(harmless(key) and harmless(inner) for key, inner in value.items())
    return value is None or all(map(harmless, value))
