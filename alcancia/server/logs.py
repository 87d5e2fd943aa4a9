"""Logs: one line per event for whoever runs the house, with its time; an exception with its trace, but without what it says."""

import logging
import traceback
from datetime import UTC, datetime
from typing import Any, Final, Literal, TypeAlias

import msgspec

Form: TypeAlias = Literal["text", "json"]
DETAIL: Final = "detail"
"""Under this name a record carries what belongs to its event."""


def trace_of(error: BaseException | None) -> list[str]:
    """Where it went wrong: places and kinds. What exceptions say is left out, since it may be something a person typed."""
    lines: list[str] = []
    while error is not None:
        frames = traceback.extract_tb(error.__traceback__)
        lines = [type(error).__name__, *(f"  {frame.filename}:{frame.lineno} {frame.name}" for frame in frames), *lines]
        error = error.__cause__ or error.__context__
    return lines


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
            return "\n".join([f"{at} {record.levelname} {record.name} {record.getMessage()}", *(["Traceback:", *trace] if trace else [])])
        detail: dict[str, Any] | None = getattr(record, DETAIL, None)
        event = record.getMessage() if detail is None else record.getMessage().partition(" ")[0]
        told = {"time": at, "level": record.levelname, "logger": record.name, "event": event, **(detail or {})}
        return msgspec.json.encode(told | ({"trace": trace} if trace else {})).decode()


def set_up(form: Form = "text") -> None:
    """From now on everything that is logged is written in this form, to standard error."""
    handler = logging.StreamHandler()
    handler.setFormatter(Lines(form))
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
