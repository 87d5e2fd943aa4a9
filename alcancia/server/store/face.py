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
    entries: int | None = None
    """How many rows there have to be, and the hash of the last one: the seal of the log, where the store keeps one."""
    head: str = ""
    owned: bool = True
    """Does the store know whose it is now? Where there is one server alone, it need not before the first write."""

    @property
    def whole(self) -> bool:
        """Is nothing missing at its end?"""
        return self.entries is None or (len(self.rows) == self.entries and (not self.rows or self.rows[-1].hash == self.head))


class Code(NamedTuple):
    """Where a short code leads: to a table, or to one person's place at it."""

    table: str
    person: int | None


class Summary(NamedTuple):
    """What the sweeper needs to know about a table."""

    table: str
    touched: int
    entries: int


class Fill(NamedTuple):
    """How full the house is."""

    tables: int
    bytes: int


class Appended(NamedTuple):
    """It is on the disk. `seq` is that of the last row written."""

    seq: int


class Failed(NamedTuple):
    """Nothing was written.

    gone: there is no such table (any more). fenced: another server owns it now. stale: others wrote first.
    repeated: this move id is there already. try_later: the disk or the lock said no. damaged: what is there cannot be read.
    """

    why: str


Reply: TypeAlias = Callable[[Appended | Failed], None]
"""Called once with the result, in the thread of whoever runs the server."""


class Elsewhere(NamedTuple):
    """Another node has this table, and lives."""

    node: str
    address: str
    """Where other nodes reach it."""


class HandOn(Exception):
    """What was asked for is at another node: it is handed on."""

    def __init__(self, owner: Elsewhere) -> None:
        super().__init__(owner.node)
        self.owner = owner


Found: TypeAlias = Callable[[Log | Failed | Elsewhere], None]
"""The same, for a table that was looked for."""


class Store(Protocol):
    """What the server needs. Writes answer through `reply`, after the commit, in the order in which they were handed in."""

    key: bytes
    """The house's own secret."""
    shared: bool
    """May other nodes use it too?"""

    def tell_trouble(self, trouble: Callable[[Exception | None], object]) -> None:
        """Who hears, in the server's thread, that the disk failed and how; None: it works again."""

    def append(self, append: Append, reply: Reply) -> None:
        """More entries for a log."""

    def create(self, table: str, epoch: int, lobby: bytes, codes: dict[bytes, int | None], reply: Reply, room: str | None = None) -> None:
        """A new table with an empty log; a table of a class goes wherever its class goes."""

    def save_lobby(self, table: str, epoch: int, lobby: bytes, codes: dict[bytes, int | None], reply: Reply) -> None:
        """Replace what can be erased: names, tokens, codes."""

    def delete(self, table: str, reply: Reply) -> None:
        """Erase a table without a trace."""

    def read(self, table: str, found: Found) -> None:
        """Look at a table. Nothing is written."""

    def open(self, table: str, epoch: int, found: Found) -> None:
        """A table is wanted here: its log, under an epoch that will shut earlier owners out; or who has it."""

    def release(self, table: str, epoch: int) -> None:
        """A table left the memory here: whoever wants it may have it."""

    def own(self, table: str, epoch: int, reply: Reply) -> None:
        """From now on only writes with at least this epoch are accepted."""

    def claim(self, table: str, epoch: int, found: Found) -> None:
        """Take a table over, but never from a living owner: from now on only writes with the new epoch (at least the given one) count."""

    async def find_code(self, hash: bytes) -> Code | None:
        """Where a code leads."""

    async def older(self, played: int, unplayed: int, most: int) -> list[Summary]:
        """Tables last changed before `played`, or before `unplayed` if nothing was ever played there; so many at most."""

    async def fill(self) -> Fill:
        """How full the house is."""

    async def newest(self) -> int:
        """When anything was changed last."""

    async def notes(self, start: str) -> set[str]:
        """The names of all notes that begin so."""

    async def note(self, name: str) -> bytes | None:
        """What the house noted under this name."""

    def write_note(self, name: str, value: bytes, reply: Reply) -> None:
        """Note something."""

    async def exists(self, tables: Sequence[str]) -> set[str]:
        """Those of these tables that are still there."""

    # ── several nodes ────────────────────────────────────────────────────────

    def holds(self) -> bool:
        """May this node speak for its tables? Not if it slept, or lost the database: others may have them."""

    def tell_kept(self, kept: Callable[[set[str]], object]) -> None:
        """Who hears, after a moment without a lease, which tables are still ours. No others are."""

    def leads(self) -> bool:
        """Is it this node's turn to tidy up for all?"""

    def others(self) -> dict[str, str]:
        """The other nodes that live, and where they are reached."""

    def close(self) -> None:
        """Write what was handed in, then stop."""

    async def end(self) -> None:
        """The same, and wait for it."""


class Alone:
    """What a store says that serves one node only."""

    shared = False

    def holds(self) -> bool:
        """There is nobody else."""
        return True

    def leads(self) -> bool:
        """There is nobody else."""
        return True

    def others(self) -> dict[str, str]:
        """There is nobody else."""
        return {}

    def tell_kept(self, kept: Callable[[set[str]], object]) -> None:
        """They are always ours."""
