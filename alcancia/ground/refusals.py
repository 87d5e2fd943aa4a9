"""Refusals are values with a stable reason code, never exceptions that reach a player."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True)
class Refused:
    """Nothing changed; the reason is a message key."""

    reason: str
    detail: Mapping[str, Any] = field(default_factory=dict)

    def __bool__(self) -> bool:
        return False


class Unplayable(ValueError):
    """A table, record or file that cannot be used, with a stable reason code."""

    def __init__(self, reason: str, **detail: Any) -> None:
        super().__init__(reason, detail)
        self.reason = reason
        self.detail = detail
