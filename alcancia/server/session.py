"""A session: one game in memory, what it told and every answer it gave. All of it comes back from the log."""

from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final, NamedTuple

import msgspec

from alcancia.bots.saying import SAID
from alcancia.games.tutorials import tutorial
from alcancia.ground.chance import commitment, mix
from alcancia.kernel import Ask, Fact, Refused, Table, Unplayable
from alcancia.kernel.playback import Playback
from alcancia.kernel.record import playback
from alcancia.server.facts import FactText, facts_for_wire, texts_of
from alcancia.server.noticing import Noticed
from alcancia.server.store import Entry, Row
from alcancia.shelf.own import find

REFUSALS: Final = 64
SAYINGS: Final = 12
EVERY: Final = 16
"""A position is kept every so many entries: no going back, taking back or looking back plays more than these again."""
BACK: Final = ("undo", "rewind")
"""Words after which a question may be put again under the same number."""

_encode = msgspec.json.Encoder().encode


class Batch(NamedTuple):
    """How things stood before the moves that are not committed yet."""

    seq: int
    texts: int
    answers: list[str]


class Recalled(NamedTuple):
    """What playing a whole log again came to, worked out elsewhere."""

    table: Table | None
    entries: Sequence[Any]
    hashes: Sequence[str]
    kept: dict[int, Table]
    every: int
    texts: list[FactText]
    answers: dict[str, tuple[str, int]]
    noticed: Noticed


class Session:
    """One game in memory. `begin` before uncommitted moves; then `commit` them or `rollback`."""

    def __init__(self, id: str, game: str) -> None:
        self.id = id
        self.game = find(game)
        self.table: Table | None = None
        """None before the start, and for a record from elsewhere, which is only looked at."""
        self.playback: Playback | None = None
        self.seq = 0
        self.undo_generation = 0
        """How often something was taken back."""
        self.fact_texts: list[FactText] = []
        self.sayings: deque[FactText] = deque(maxlen=SAYINGS)
        """What bots said about their moves of late: no entry has it, so it is gone when the table is opened again."""
        self.answers: dict[str, tuple[str, int]] = {}
        self.refusals: dict[str, tuple[str, Refused]] = {}
        self.batch: Batch | None = None
        self.debrief: dict[str, Any] | None = None
        """The whole game in figures, once it is over and a worker has worked it out."""
        self.coached: dict[int, dict[str, Any]] = {}
        """By seat, what the coach has found so far in the finished game."""
        self.noticed = Noticed()
        self._start: dict[str, Any] = {}
        self._first = ""

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

    @property
    def commitment(self) -> str | None:
        """The promise of the seed, once the game has begun."""
        return self._start.get("commitment")

    def question(self, ask: Ask) -> str:
        """A question's id that never comes again, even if something is taken back."""
        return f"{ask.id}~{self.undo_generation}" if self.undo_generation else ask.id

    def of_now(self, question: str | None) -> tuple[bool, str | None]:
        """Is this the id of a question put after the last taking back, and what is the kernel's name for it?"""
        if question is None:
            return True, None
        id, _, generation = question.partition("~")
        return generation == (str(self.undo_generation) if self.undo_generation else ""), id

    # ── moves ────────────────────────────────────────────────────────────────

    def start(self, table: Table, shares: Mapping[str, str] = MappingProxyType({})) -> None:
        """The game has begun: the start is entry 1, and what was told in setting up belongs to it."""
        self._start, self._first = begun(table, shares), table.state.digest()
        self.playback = Playback.of(table, EVERY)
        self._seat(table)

    def _seat(self, table: Table) -> None:
        self.table, self.seq, self.undo_generation = table, 1, 0
        self.fact_texts = list(texts_of(table.facts, 1))

    def begin(self) -> None:
        """What is added from here on is not certain until it is committed."""
        if self.batch is None:
            self.batch = Batch(self.seq, len(self.fact_texts), [])

    def add(self, entry: tuple[Any, ...], facts: Sequence[Fact], key: str | None = None, sent: str | None = None) -> int:
        """One more entry and what it told; its number."""
        self.seq += 1
        self.undo_generation += entry[1][0] in BACK
        period = 0 if self.table is None else self.table.state.period
        self.fact_texts += texts_of(facts_for_wire(entry, facts, period), self.seq)
        if key is not None and sent is not None:
            self.answers[key] = (sent, self.seq)
            if self.batch is not None:
                self.batch.answers.append(key)
        return self.seq

    def overhear(self, said: dict[str, Any]) -> None:
        """What a bot says about the entry just added."""
        self.sayings.extend(texts_of([Fact(SAID, said, 0 if self.table is None else self.table.state.period)], self.seq))

    def commit(self) -> None:
        """It is on the disk. What was told is kept as text, so the table may forget its facts where no undo needs them."""
        self.batch = None
        if self.table is not None and self.playback is not None:
            self.table.forget()
            self.playback.keep(self.table)

    def rollback(self) -> None:
        """It is not on the disk, so it never happened: back to the last committed entry."""
        if self.batch is not None:
            assert self.playback is not None
            self.seq = self.batch.seq
            self.table = self.playback.after(self.seq - 1)
            self.playback.follow(self.table)
            self.undo_generation = sum(entry[1][0] in BACK for entry in self.table.entries)
            del self.fact_texts[self.batch.texts :]
            while self.sayings and self.sayings[-1].seq > self.seq:
                self.sayings.pop()
            for key in self.batch.answers:
                del self.answers[key]
            self.refusals.clear()
            self.batch = None

    def refuse(self, key: str, sent: str, refused: Refused) -> None:
        """Remember a refusal for a while, so that the same message gets the same answer."""
        self.refusals[key] = (sent, refused)
        if len(self.refusals) > REFUSALS:
            del self.refusals[next(iter(self.refusals))]

    def said(self, word: str) -> int:
        """How often somebody said this to the table. Each time has to be played again whenever the table is opened."""
        return 0 if self.table is None else sum(entry[1][0] == word for entry in self.table.entries)

    # ── looking ──────────────────────────────────────────────────────────────

    def since(self, seq: int) -> list[FactText]:
        """What was told after entry `seq`."""
        at = len(self.fact_texts)
        while at and self.fact_texts[at - 1].seq > seq:
            at -= 1
        told, said = self.fact_texts[at:], [saying for saying in self.sayings if saying.seq > seq]
        return sorted(said + told, key=lambda text: text.seq) if said else told  # first the reason, then what came of it

    @property
    def steps(self) -> int:
        """How many entries there are, as far as they are on the disk."""
        return (self.seq if self.batch is None else self.batch.seq) - 1

    def terms(self) -> tuple[int, dict[str, Any]]:
        """How many seats, and by which options."""
        return self._start["seats"], self._start["options"]

    def proof(self) -> dict[str, Any]:
        """Seed and salt, and whether they are those that were promised."""
        seed, salt = self._start["seed"], self._start["salt"]
        shares = self._start.get("shares") or {}
        fits = commitment(seed, salt) == self.commitment and (not shares or mix(shares) == seed)
        return {"seed": seed, "salt": salt, "fits": fits, "shares": shares}

    def record(self) -> bytes:
        """The whole game as a file, for those who may have it."""
        assert self.playback is not None
        return _encode(self._start | {"moves": self.playback.entries, "hashes": self.playback.hashes})

    def rows(self, steps: int) -> Iterator[Entry]:
        """The start and so many entries, as they are written into a log."""
        assert self.playback is not None
        yield Entry(start_body(self._start), self._first)
        for entry, hash in zip(self.playback.entries[:steps], self.playback.hashes, strict=False):
            yield Entry(_encode(entry).decode(), hash)

    # ── from the log, one step at a time ─────────────────────────────────────

    def load(self, rows: Sequence[Row]) -> Iterator[None]:
        """Play the log again, entry by entry, and compare every state with what was written then."""
        if not rows:
            return
        yield from self.load_archive(rows)
        assert self.playback is not None
        table = self.playback.lay()
        self._seat(table)
        if rows[0].seq != 1 or table.state.digest() != self._first:
            raise Unplayable("hash_differs", at=1)
        for row, played in zip(rows[1:], self.playback.walk(table), strict=False):
            if row.seq != self.seq + 1:
                raise Unplayable("hash_differs", at=row.seq)
            self.add(table.entries[-1], played.facts, row.move_id, row.sent)
            table.forget()
            yield
        self.playback.follow(table)

    def load_archive(self, rows: Sequence[Row]) -> Iterator[None]:
        """A record that was checked before it came here: it is only looked at, so it is not played now."""
        found = self._begin(rows[0])
        found.entries, found.hashes = moves, hashes = [], []
        for row in rows[1:]:
            moves.append(msgspec.json.decode(row.body))
            hashes.append(row.hash)
            yield
        self.playback, self.seq = found, len(rows)

    def take_over(self, found: Recalled, first: Row) -> None:
        """The same, already worked out. What does not end where the log says is not believed."""
        again = self._begin(first)
        again.entries, again.hashes, again.kept, again.every = found.entries, found.hashes, found.kept, found.every
        self.playback, self.seq, self.noticed = again, len(found.entries) + 1, found.noticed
        if found.table is not None:
            if found.table.state.digest() != found.hashes[-1]:
                raise Unplayable("hash_differs", at=self.seq)
            self.table, self.fact_texts, self.answers = found.table, found.texts, found.answers
            self.undo_generation = sum(entry[1][0] in BACK for entry in found.table.entries)
            again.follow(found.table)

    def _begin(self, first: Row) -> Playback:
        self._start, again = self.playback_of(first)
        self._first, self.game = first.hash, again.game
        return again

    @staticmethod
    def playback_of(first: Row) -> tuple[dict[str, Any], Playback]:
        """How a log begins, and the game it is of; none of its entries yet."""
        start: dict[str, Any] = msgspec.json.decode(first.body)["start"]
        return start, playback(start, find, every=EVERY)


def begun(table: Table, shares: Mapping[str, str]) -> dict[str, Any]:
    """The record of a game that has just begun, with what its seed was mixed of."""
    return table.record() | {"moves": [], "hashes": []} | ({"shares": dict(shares)} if shares else {})


def start_body(record: dict[str, Any]) -> str:
    """The first row of a log."""
    return _encode({"start": record | {"moves": [], "hashes": []}}).decode()
