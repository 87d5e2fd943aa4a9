"""What a live table remembers: the game, everything it told, and every answer it gave. All of it can be recalled from the log."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import msgspec

from alcancia.games import find
from alcancia.kernel import NOBODY, Fact, Refused, Table, Unplayable
from alcancia.kernel.chance import commitment
from alcancia.kernel.plain import freeze
from alcancia.server.store import Row

REFUSALS: Final = 64
BY_DEFAULT: Final = "played_by_default"
"""The fact that a move was the question's default, played for a seat that did not answer."""

_encode = msgspec.json.Encoder().encode


class Told(NamedTuple):
    """A fact as it goes over the wire: what all may read, and what its owner reads instead."""

    seq: int
    public: str
    owner: int | None
    own: str


class Held(NamedTuple):
    """How things stood before the moves that are not committed yet."""

    seq: int
    told: int
    answers: list[str]


class Memory:
    """One game in memory. `hold` before uncommitted moves; then `keep` them or go `back`."""

    def __init__(self, id: str, game: str) -> None:
        self.id = id
        self.game = find(game)
        self.table: Table | None = None
        self.seq = 0
        self.commitment: str | None = None
        self.told: list[Told] = []
        self.answers: dict[str, tuple[str, int]] = {}
        self.refusals: dict[str, tuple[str, Refused]] = {}
        self.held: Held | None = None
        self._debrief: dict[str, Any] | None = None

    def lay(self, seats: int, options: dict[str, Any], seed: str, salt: str) -> Table:
        """A table ready for the first question."""
        return Table.set_up(self.game, seats=seats, seed=seed, salt=salt, options=options)

    def begin(self, table: Table) -> None:
        """The game has begun: the start is entry 1, and what was told in setting up belongs to it."""
        self.table = table
        self.seq = 1
        self.commitment = commitment(table.seed, table.salt)
        self.told = []
        self._tell(table.facts)

    def hold(self) -> None:
        """From here on nothing is certain."""
        if self.held is None:
            self.held = Held(self.seq, len(self.told), [])

    def keep(self) -> None:
        """It is on the disk. What was told is kept as text, so the table may forget its facts where no undo needs them."""
        self.held = None
        if self.table is not None:
            self.table.forget()

    def debrief(self) -> dict[str, Any] | None:
        """The whole game in figures once it is over; it is played again for that, since the table forgot what it told."""
        if self.table is None or not self.table.over:
            self._debrief = None
        elif self._debrief is None:
            whole = self._replayed(self.table, len(self.table.entries))
            self._debrief = {"measures": whole.measures(), "lessons": whole.lessons()}
        return self._debrief

    def back(self) -> None:
        """It is not: forget it, and play the committed entries again, which are all still known."""
        if self.held is not None:
            assert self.table is not None
            self.seq = self.held.seq
            self.table = self._replayed(self.table, self.seq - 1)
            del self.told[self.held.told :]
            for key in self.held.answers:
                del self.answers[key]
            self.refusals.clear()
            self.held = None

    def _replayed(self, old: Table, entries: int) -> Table:
        options = {name: getattr(old.options, name) for name in self.game.schema}
        table = self.lay(old.state.seats, options, old.seed, old.salt)
        for entry in old.entries[:entries]:
            played = table.play_default(entry[0], entry[2]) if len(entry) == 3 else table.play(entry[0], entry[1])
            assert played, entry
        return table

    def add(self, entry: tuple[Any, ...], facts: Sequence[Fact], key: str | None = None, sent: str | None = None) -> int:
        """One more entry and what it told; its number."""
        self.seq += 1
        if len(entry) == 3:
            self._tell([Fact(BY_DEFAULT, {"seat": entry[0]}, facts[0].period if facts else 0)])
        self._tell(facts)
        if key is not None and sent is not None:
            self.answers[key] = (sent, self.seq)
            if self.held is not None:
                self.held.answers.append(key)
        return self.seq

    def refuse(self, key: str, sent: str, refused: Refused) -> None:
        """Remember a refusal for a while, so that the same message gets the same answer."""
        self.refusals[key] = (sent, refused)
        if len(self.refusals) > REFUSALS:
            del self.refusals[next(iter(self.refusals))]

    def since(self, seq: int) -> int:
        """Where in `told` the facts after entry `seq` begin."""
        at = len(self.told)
        while at and self.told[at - 1].seq > seq:
            at -= 1
        return at

    def _tell(self, facts: Sequence[Fact]) -> None:
        for fact in facts:
            if fact.owner == NOBODY:
                continue
            public = _encode({"seq": self.seq, **(fact.seen_by(None) or {})}).decode()
            own = _encode({"seq": self.seq, **(fact.seen_by(fact.owner) or {})}).decode() if fact.secret else public
            self.told.append(Told(self.seq, public, fact.owner, own))

    # ── from the log ─────────────────────────────────────────────────────────

    def recall(self, rows: Sequence[Row]) -> None:
        """Play the log again, entry by entry, and compare every state with what was written then."""
        self.table, self.seq, self.told, self.answers, self.held = None, 0, [], {}, None
        self.refusals.clear()
        if not rows:
            return
        table = self._start(rows[0])
        self.begin(table)
        for row in rows[1:]:
            entry = msgspec.json.decode(row.body)
            played = table.play_default(entry[0], entry[2]) if len(entry) == 3 else table.play(entry[0], entry[1])
            if isinstance(played, Refused) or table.entries[-1][1] != freeze(entry[1]):
                raise Unplayable("move_refused", at=row.seq)
            if row.seq != self.seq + 1 or table.hashes is None or table.hashes[-1] != row.hash:
                raise Unplayable("hash_differs", at=row.seq)
            self.add(table.entries[-1], played.facts, row.move_id, row.sent)
            self.keep()

    def _start(self, row: Row) -> Table:
        start = msgspec.json.decode(row.body)["start"]
        if start["rules"] != self.game.version:
            raise Unplayable("unknown_version", version=start["rules"], known=self.game.version)
        if start["content"] != self.game.content_hash:
            raise Unplayable("other_content")
        table = self.lay(start["seats"], start["options"], start["seed"], start["salt"])
        if row.seq != 1 or table.state.digest() != row.hash:
            raise Unplayable("hash_differs", at=1)
        return table
