"""Frames made the short way are those the library makes the long way."""

import pytest
from websockets.frames import Frame, Opcode

from alcancia.server.line import framed


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 70_000])
def test_a_text_is_framed_as_the_library_would(size: int) -> None:
    text = b"x" * size
    assert framed(text) == Frame(Opcode.TEXT, text).serialize(mask=False)
