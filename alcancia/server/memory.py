"""What a live table remembers: the game, everything it told, and every answer it gave. All of it can be recalled from the log."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import msgspec

from alcancia.games.tutorials import tutorial
from alcancia.kernel import TRAINER, Ask, Fact, Refused, Table, Unplayable
from alcancia.kernel.chance import commitment
from alcancia.kernel.plain import to_tuples
from alcancia.kernel.trainer import that_counted
from alcancia.server.store import Entry, Row
from alcancia.shelf.own import find

REFUSALS: Final = 64
BY_DEFAULT: Final = "played_by_default"
"""The fact that a move was the question's default, played for a seat that did not answer."""

PREPARED: Final = "trainer_prepared"
"""The fact that the trainer forced something; what, only the trainer reads."""
BACK: Final = ("undo", "rewind")
"""Words after which a question may be put again under the same number."""

_encode = msgspec.json.Encoder().encode


class Told(NamedTuple):
    """Facts of one entry as they go over the wire: what all may read, and what the owner of a secret reads instead."""

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
        self.era = 0
        """How often something was taken back."""
        self.commitment: str | None = None
        self._start: dict[str, Any] = {}
        self._first = ""
        self._shelved: list[Row] = []
        self.told: list[Told] = []
        self.answers: dict[str, tuple[str, int]] = {}
        self.refusals: dict[str, tuple[str, Refused]] = {}
        self.held: Held | None = None
        self._debrief: dict[str, Any] | None = None

    def lay(self, seats: int, options: dict[str, Any], seed: str, salt: str, trainer: bool = True) -> Table:
        """A table ready for the first question. There is always a trainer's seat, so that the host can go back in time."""
        return Table.set_up(self.game, seats=seats, seed=seed, salt=salt, options=options, trainer=trainer)

    def lay_first_steps(self, salt: str) -> Table:
        """The prepared table of the game's tutorial."""
        first = tutorial(self.game.id)
        assert first is not None
        return self.lay(first.seats, first.options, first.seed, salt)

    @property
    def over(self) -> bool:
        """Is the game finished?"""
        return self.table is not None and self.table.over

    def question(self, ask: Ask) -> str:
        """A question's id that never comes again, even if something is taken back."""
        return f"{ask.id}~{self.era}" if self.era else ask.id

    def of_now(self, question: str | None) -> tuple[bool, str | None]:
        """Is this the id of a question put after the last taking back, and what is the kernel's name for it?"""
        if question is None:
            return True, None
        id, _, era = question.partition("~")
        return era == (str(self.era) if self.era else ""), id

    def begin(self, table: Table) -> None:
        """The game has begun: the start is entry 1, and what was told in setting up belongs to it."""
        self.table = table
        self.seq = 1
        self.era = 0
        self.commitment = commitment(table.seed, table.salt)
        self._start, self._first = table.record() | {"moves": [], "hashes": []}, table.state.digest()
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
            whole = self.anew()
            for entry in that_counted(self.table.entries, len(self.table.entries)):
                whole.repeat(entry)
            self._debrief = {"measures": whole.measures(), "lessons": whole.lessons()}
        return self._debrief

    def back(self) -> None:
        """It is not: forget it, and play the committed entries again, which are all still known."""
        if self.held is not None:
            assert self.table is not None
            self.seq = self.held.seq
            self.table = self._replayed(self.table, self.seq - 1)
            self.era = sum(entry[1][0] in BACK for entry in self.table.entries)
            del self.told[self.held.told :]
            for key in self.held.answers:
                del self.answers[key]
            self.refusals.clear()
            self.held = None

    def _replayed(self, old: Table, entries: int) -> Table:
        options = {name: getattr(old.options, name) for name in self.game.schema}
        table = self.lay(old.state.seats, options, old.seed, old.salt, old.state.trainer)
        for entry in old.entries[:entries]:
            played = table.repeat(entry)
            assert played, entry
        return table

    def add(self, entry: tuple[Any, ...], facts: Sequence[Fact], key: str | None = None, sent: str | None = None) -> int:
        """One more entry and what it told; its number."""
        self.seq += 1
        self.era += entry[1][0] in BACK
        self._tell(told_of(entry, facts, 0 if self.table is None else self.table.state.period))
        if key is not None and sent is not None:
            self.answers[key] = (sent, self.seq)
            if self.held is not None:
                self.held.answers.append(key)
        return self.seq

    def rewinds(self) -> int:
        """How often somebody went back. Each has to be played again whenever the table is opened."""
        return 0 if self.table is None else sum(entry[1][0] == "rewind" for entry in self.table.entries)

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
        """Each secret is kept by itself, and what everybody reads alike between two of them as one text."""
        alike: list[Fact] = []
        for fact in facts:
            if fact.secret:
                self._keep_told(alike)
                self._keep_told([fact], fact.owner)
                alike = []
            else:
                alike.append(fact)
        self._keep_told(alike)

    def _keep_told(self, facts: Sequence[Fact], owner: int | None = None) -> None:
        if public := self._text(facts, None):
            self.told.append(Told(self.seq, public, owner, public if owner is None else self._text(facts, owner)))

    def _text(self, facts: Sequence[Fact], eyes: int | None) -> str:
        return _encode(heard(facts, self.seq, eyes))[1:-1].decode()

    # ── for looking back ─────────────────────────────────────────────────────

    def anew(self) -> Table:
        """The table as it was laid, to be played again; without hashes, which were checked before."""
        start = self._start
        return Table.set_up(
            self.game, seats=start["seats"], seed=start["seed"], salt=start["salt"], options=start["options"], trainer=start["trainer"],
            hashing=False,
        )  # fmt: skip

    def committed(self, since: int) -> list[tuple[Any, ...]]:
        """The entries after this one, as far as they are on the disk."""
        if self.table is None:
            return [to_tuples(msgspec.json.decode(row.body)) for row in self._shelved[1 + since :]]
        return self.table.entries[since : (self.seq if self.held is None else self.held.seq) - 1]

    def rows(self, steps: int) -> list[Entry]:
        """The start and so many entries, as they are written into a log."""
        if self.table is None:
            return [Entry(row.body, row.hash) for row in self._shelved[: 1 + steps]]
        assert self.table.hashes is not None
        entries = zip(self.table.entries[:steps], self.table.hashes, strict=False)
        return [Entry(start_body(self._start), self._first), *[Entry(_encode(entry).decode(), hash) for entry, hash in entries]]

    def record(self) -> dict[str, Any]:
        """The whole game, for those who may have it."""
        if self.table is not None:
            return self.table.record()
        moves = [msgspec.json.decode(row.body) for row in self._shelved[1:]]
        return self._start | {"moves": moves, "hashes": [row.hash for row in self._shelved[1:]]}

    def terms(self) -> tuple[int, dict[str, Any]]:
        """How many seats, and by which options."""
        return self._start["seats"], self._start["options"]

    def proof(self) -> dict[str, Any]:
        """Seed and salt, and whether they are those that were promised."""
        seed, salt = self._start["seed"], self._start["salt"]
        return {"seed": seed, "salt": salt, "fits": commitment(seed, salt) == self.commitment}

    def shelve(self, rows: Sequence[Row]) -> None:
        """A record that was checked before it came here: it is only looked at, so it is not played now."""
        self._start = self._known(rows[0])
        self._first, self._shelved, self.seq = rows[0].hash, list(rows), len(rows)
        self.commitment = self._start["commitment"]

    # ── from the log ─────────────────────────────────────────────────────────

    def recall(self, rows: Sequence[Row]) -> None:
        """Play the log again, entry by entry, and compare every state with what was written then."""
        self.table, self.seq, self.told, self.answers, self.held = None, 0, [], {}, None
        self.refusals.clear()
        if not rows:
            return
        table = self._lay_again(rows[0])
        self.begin(table)
        for row in rows[1:]:
            entry = msgspec.json.decode(row.body)
            played = table.repeat(entry)
            if isinstance(played, Refused) or table.entries[-1][1] != to_tuples(entry[1]):
                raise Unplayable("move_refused", at=row.seq)
            if row.seq != self.seq + 1 or table.hashes is None or table.hashes[-1] != row.hash:
                raise Unplayable("hash_differs", at=row.seq)
            self.add(table.entries[-1], played.facts, row.move_id, row.sent)
            self.keep()

    def _known(self, row: Row) -> dict[str, Any]:
        """The start, if these are the rules and the content it was begun with."""
        start: dict[str, Any] = msgspec.json.decode(row.body)["start"]
        if start["rules"] != self.game.version:
            raise Unplayable("unknown_version", version=start["rules"], known=self.game.version)
        if start["content"] != self.game.content_hash:
            raise Unplayable("other_content")
        return start

    def _lay_again(self, row: Row) -> Table:
        start = self._known(row)
        table = self.lay(start["seats"], start["options"], start["seed"], start["salt"], start["trainer"])
        if row.seq != 1 or table.state.digest() != row.hash:
            raise Unplayable("hash_differs", at=1)
        return table


def start_body(record: dict[str, Any]) -> str:
    """The first row of a log."""
    return _encode({"start": record | {"moves": [], "hashes": []}}).decode()


def told_of(entry: tuple[Any, ...], facts: Sequence[Fact], period: int) -> list[Fact]:
    """Everything people hear about an entry: the kernel's facts, and what only the record shows by itself."""
    if len(entry) == 3:
        return [Fact(BY_DEFAULT, {"seat": entry[0]}, facts[0].period if facts else 0), *facts]
    if entry[1][0] == "force":
        _, stream, outcome = entry[1]
        return [Fact(PREPARED, {}, period, TRAINER, {"stream": stream, "outcome": outcome}), *facts]
    return list(facts)


def heard(facts: Sequence[Fact], seq: int, eyes: int | None) -> list[dict[str, Any]]:
    """Facts as these eyes read them."""
    seen = [fact.seen_by(eyes) for fact in facts]
    return [{"seq": seq, **fact} for fact in seen if fact is not None]
