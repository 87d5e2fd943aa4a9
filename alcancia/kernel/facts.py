"""Facts: what happened, as message keys with arguments; never prose."""

from typing import Any, Final

from msgspec import Struct

TRAINER: Final = -1
"""The trainer's seat."""

NOBODY: Final = -2
"""Owner of facts that only the debrief counts."""


class Fact(Struct, frozen=True, gc=False):
    """A message key with arguments. `secret` arguments are for the owner's eyes only."""

    key: str
    args: dict[str, Any]
    period: int
    owner: int | None = None
    secret: dict[str, Any] | None = None

    def seen_by(self, seat: int | None) -> dict[str, Any] | None:
        """What this seat (None: a spectator) is told, or None if nothing."""
        if self.owner == NOBODY:
            return None
        if self.secret and seat is not None and seat in (self.owner, TRAINER):
            return {"key": self.key, "args": self.args | self.secret, "period": self.period, "own": True}
        return {"key": self.key, "args": self.args, "period": self.period}

    def to_json(self) -> dict[str, Any]:
        """Everything, for those who may know everything."""
        return {"key": self.key, "args": self.args | (self.secret or {}), "period": self.period}


class Played(Struct):
    """The move was made; these facts followed."""

    facts: list[Fact]
