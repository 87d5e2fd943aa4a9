"""Logs: one line per event for whoever runs the house, with its time; an exception with its trace, but without what it says."""

import logging
import traceback
from datetime import UTC, datetime
from typing import Any, Final, Literal, TypeAlias

import msgspec

Form: TypeAlias = Literal["text", "json"]
DETAIL: Final = "detail"
"""Under this name a record carries what belongs to its event."""
ENDS: Final = {code: f"\\u{code:04x}" for code in (*range(0x7F, 0xA0), 0x2028, 0x2029)}
"""Signs that JSON leaves as they are, and that some programs take for the end of a line or for a command."""


def trace_of(error: BaseException | None) -> list[str]:
    """Where it went wrong: places and kinds. What exceptions say is left out, since it may be something a person typed."""
    lines: list[str] = []
    while error is not None:
        frames = traceback.extract_tb(error.__traceback__)
        lines = [type(error).__name__, *(f"  {frame.filename}:{frame.lineno} {frame.name}" for frame in frames), *lines]
        error = error.__cause__ or error.__context__
    return lines


def one_line(text: str) -> str:
    """Signs that end a line or command a terminal, written out."""
    return text if text.isprintable() else "".join(sign if sign.isprintable() else ascii(sign)[1:-1] for sign in text)


class Lines(logging.Formatter):
    """A record as a line of text (its trace in the lines below), or as one line of JSON."""

    def __init__(self, form: Form = "text") -> None:
        super().__init__()
        self.form = form

    def format(self, record: logging.LogRecord) -> str:
        """One event."""
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
        trace = trace_of(record.exc_info[1]) if record.exc_info else []
        if self.form == "text":
            said = f"{at} {record.levelname} {record.name} {one_line(record.getMessage())}"
            return "\n".join([said, *(["Traceback:", *trace] if trace else [])])
        detail: dict[str, Any] | None = getattr(record, DETAIL, None)
        said = record.getMessage().encode("utf-8", "backslashreplace").decode()
        event = said if detail is None else said.partition(" ")[0]
        told = {"time": at, "level": record.levelname, "logger": record.name, "event": event, **(detail or {})}
        return msgspec.json.encode(told | ({"trace": trace} if trace else {})).decode().translate(ENDS)


def set_up(form: Form = "text") -> None:
    """From now on everything that is logged is written in this form, to standard error."""
    handler = logging.StreamHandler()
    handler.setFormatter(Lines(form))
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
