"""Playing a game again: from the entries of its record to any position, some of which are kept on the way."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Final, Self

import msgspec

from alcancia.ground.refusals import Refused, Unplayable
from alcancia.kernel.facts import TRAINER, Played
from alcancia.kernel.game import Game

if TYPE_CHECKING:
    from alcancia.kernel.table import Table

MOST_KEPT: Final = 64


class Playback:
    """How a table was laid and what was entered since. One walks it step by step, and may pause after each."""

    __slots__ = ("entries", "every", "game", "hashes", "kept", "lay")

    def __init__(self, make: type["Table"], game: Game, record: Mapping[str, Any], every: int = 0) -> None:
        self.game = game
        self.entries: Sequence[Any] = record["moves"]
        self.hashes: Sequence[str] = record["hashes"]
        self.every = every
        """A position is kept every so many entries, fewer in a long game; 0: none."""
        self.kept: dict[int, Table] = {}
        terms = {name: record[name] for name in ("seats", "seed", "salt", "options", "trainer")}
        self.lay: Callable[[], Table] = partial(make.set_up, game, **terms, hashing=bool(self.hashes) or not self.entries)

    @classmethod
    def of(cls, table: "Table", every: int = 0) -> Self:
        """The game of a table that plays on."""
        return cls(type(table), table.game, table.record(), every).follow(table)

    def follow(self, table: "Table") -> Self:
        """From now on the entries are this table's, also those it has yet to make; it goes back by way of what is kept here."""
        self.entries, self.hashes, table.past = table.entries, () if table.hashes is None else table.hashes, self
        return self

    def begin(self, entries: int) -> "Table":
        """From where to walk to so many entries: the last position kept on the way, or else the laid table."""
        at = max((at for at in self.kept if at <= entries), default=0)
        return self.kept[at].clone() if at else self.lay()

    def walk(self, table: "Table", to: int | None = None) -> Iterator[Played]:
        """Play on from where the table stands, entry by entry; raises Unplayable where one does not fit."""
        table.past = self
        for at in range(len(table.entries), len(self.entries) if to is None else to):
            yield self._step(table, at)
        table.past = None

    def after(self, entries: int) -> "Table":
        """The table after so many entries, with all of them in its record."""
        table = self.begin(entries)
        for _ in self.walk(table, entries):
            pass
        return table

    def position(self, entries: int) -> "Table":
        """A table that stands as this one did after so many entries; what somebody went back over is not played on the way."""
        path: list[Any] = []
        while entries and entries not in self.kept:
            entry = self.entries[entries - 1]
            if is_rewind(entry):
                entries = entry[1][1]
            else:
                path.append(entry)
                entries -= 1
        table = self.begin(entries)
        table.hashes = None
        repeat_all(table, reversed(path))
        return table

    def keep(self, table: "Table") -> None:
        """Keep where the table stands, if it is time to. After going back it always is, so that no way back gets long."""
        at, last = len(table.entries), next(reversed(self.kept), 0)
        if self.every and at > last and (at - last >= self.every or is_rewind(table.entries[-1])):
            self.kept[at] = table.clone()
            if len(self.kept) > MOST_KEPT:
                self.kept = dict(list(self.kept.items())[1::2])
                self.every *= 2

    def _step(self, table: "Table", at: int) -> Played:
        entry = self.entries[at]
        formed = len(entry) in (2, 3) and type(entry[0]) is int and type(entry[1]) in (list, tuple)
        if not formed or (len(entry) == 3 and (type(entry[2]) is not str or not 0 < len(entry[2]) <= 32)):
            raise Unplayable("bad_record", entry=f"moves[{at}]")
        played = table.repeat(entry)
        if isinstance(played, Refused):
            raise Unplayable("move_refused", at=at, why=played.reason)
        # A move the table chose itself was not judged, so the texts are compared: false is not 0.
        if msgspec.json.encode(table.entries[at][1]) != msgspec.json.encode(entry[1]):
            raise Unplayable("move_differs", at=at)
        if self.hashes and table.hashes and table.hashes[at] != self.hashes[at]:
            raise Unplayable("hash_differs", at=at)
        self.keep(table)
        return played


def is_rewind(entry: Sequence[Any]) -> bool:
    """Did the trainer go back here?"""
    return bool(entry[0] == TRAINER and entry[1][0] == "rewind")


def repeat_all(table: "Table", entries: Iterable[Sequence[Any]]) -> None:
    """Entries that were once accepted in this order, made once more."""
    for entry in entries:
        played = table.repeat(entry)
        assert played, entry
