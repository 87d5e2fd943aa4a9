"""Addresses as pictures to photograph."""

from functools import lru_cache
from io import BytesIO
from typing import Any

import segno

from alcancia.server.outcomes import Answer


@lru_cache(500)
def qr_code(where: str) -> Answer:
    """Drawing takes milliseconds, so a picture that was asked for is kept for a while. Only for addresses that lead somewhere here."""
    drawn: Any = BytesIO()
    segno.make(where, error="m").save(drawn, kind="svg", border=2, xmldecl=False, omitsize=True)
    return Answer(200, drawn.getvalue(), "svg")
