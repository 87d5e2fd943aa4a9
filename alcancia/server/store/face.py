"""The face of a store. SQLite is one; another database would be another class with the same face and the same tests."""

from collections.abc import Callable, Sequence
from typing import NamedTuple, Protocol, TypeAlias


class Row(NamedTuple):
    """One committed entry of a table's log."""

    seq: int
    move_id: str | None
    sent: str | None
    """Fingerprint of the message that asked for it, to tell a resent move from a reused id."""
    body: str
    """The entry itself, as JSON. Seat numbers, never names."""
    hash: str
    """Fingerprint of the state after it."""


class Entry(NamedTuple):
    """What is to be written as one row."""

    body: str
    hash: str


class Append(NamedTuple):
    """The one write of games: these entries after `expected_seq`, or nothing."""

    table: str
    expected_seq: int
    epoch: int
    move_id: str | None
    entries: Sequence[Entry]
    sent: str | None = None


class Log(NamedTuple):
    """Everything that is stored about one table."""

    table: str
    epoch: int
    lobby: bytes
    rows: list[Row]


class Code(NamedTuple):
    """Where a short code leads: to a table, or to one person's place at it."""

    table: str
    person: int | None


class Summary(NamedTuple):
    """What the sweeper needs to know about a table."""

    table: str
    touched: int
    entries: int


class Appended(NamedTuple):
    """It is on the disk. `seq` is that of the last row written."""

    seq: int


class Failed(NamedTuple):
    """Nothing was written.

    gone: there is no such table (any more). fenced: another server owns it now. stale: others wrote first.
    repeated: this move id is there already. try_later: the disk or the lock said no.
    """

    why: str


Reply: TypeAlias = Callable[[Appended | Failed], None]
"""Called once with the result, in the thread of whoever runs the server."""

Found: TypeAlias = Callable[[Log | Failed], None]
"""The same, for a table that was taken over."""


class Store(Protocol):
    """What the server needs. Writes answer through `reply`, after the commit; reads answer at once."""

    def append(self, append: Append, reply: Reply) -> None:
        """More entries for a log."""

    def create(self, table: str, epoch: int, lobby: bytes, codes: dict[bytes, int | None], reply: Reply) -> None:
        """A new table with an empty log."""

    def save_lobby(self, table: str, epoch: int, lobby: bytes, codes: dict[bytes, int | None], reply: Reply) -> None:
        """Replace what can be erased: names, tokens, codes."""

    def delete(self, table: str, reply: Reply) -> None:
        """Erase a table without a trace."""

    def claim(self, table: str, epoch: int, found: Found) -> None:
        """Take a table over: from now on only writes with the new epoch (at least the given one) are accepted."""

    def find_code(self, hash: bytes) -> Code | None:
        """Where a code leads."""

    def summaries(self) -> list[Summary]:
        """All tables, with the time of their last change."""

    def exists(self, tables: Sequence[str]) -> set[str]:
        """Those of these tables that are still there."""

    def close(self) -> None:
        """Write what was handed in, then stop."""
