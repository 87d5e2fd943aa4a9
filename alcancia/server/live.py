"""One live table: an actor that judges what it is sent one at a time, and tells only what is committed."""

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Protocol, TypeAlias

import msgspec

from alcancia.kernel import TRAINER, Played, Refused, Table
from alcancia.server import limits, telling
from alcancia.server.bots import BotsAtTable
from alcancia.server.clocks import Clocks
from alcancia.server.hints import Hints
from alcancia.server.lobby import Lobby
from alcancia.server.session import Session, start_body
from alcancia.server.slices import in_slices
from alcancia.server.store import Appended, Entry, Failed, Log, Row

if TYPE_CHECKING:
    from alcancia.server.house import House

ANNOUNCE_SECONDS: Final = 0.1

TRAINERS_WORDS: Final = ("force", "change", "rewind")
WORDS: Final = ("undo", "take_back", *TRAINERS_WORDS)
"""Words to the table, which answer no question."""

_encode = msgspec.json.Encoder().encode


class Done(NamedTuple):
    """The move stands, as entry `seq` of the log."""

    seq: int


Verdict: TypeAlias = Done | Refused
Answer: TypeAlias = Callable[[Any], None]
Job: TypeAlias = Callable[[], None]


class Listener(Protocol):
    """A socket at the table."""

    seat: int | None
    person: int | None
    seq: int

    def post(self, text: str) -> None:
        """Send this, soon."""

    def shut(self, reason: str, code: int) -> None:
        """Say why, and close."""


class LiveTable:
    """A table somebody is at. Everything that happens to it goes through `post`, in one total order."""

    def __init__(self, house: "House", log: Log) -> None:
        self.house = house
        self.id = log.table
        self.epoch = log.epoch
        self.lobby = Lobby.read(log.lobby)
        self.memory = Session(self.id, self.lobby.game)
        self.bots = BotsAtTable(self)
        self.clocks = Clocks(self)
        self.hints = Hints(self)
        self.listeners: list[Listener] = []
        self.frozen = False
        self.gone = False
        self.unsure = False
        self.quiet_since = house.clock.monotonic()
        self.heads: dict[tuple[int | None, int | None], str] = {}
        self.status = ""
        self._inbox: deque[tuple[bool, Job]] = deque()
        self._pending = 0
        self._answering = False
        """The store has answered some of the pending writes, so it is too late to join them."""
        self._running = False
        self._loading = False
        self._failed = ""
        self._verdicts: list[tuple[Answer, Verdict]] = []
        self._then: Callable[[], None] | None = None
        self._else: Callable[[Refused], None] | None = None
        self._announcing: asyncio.TimerHandle | None = None

    # ── the inbox ────────────────────────────────────────────────────────────

    def post(self, job: Job, is_move: bool = False) -> bool:
        """Hand something in; False if the table is flooded."""
        if len(self._inbox) >= limits.INBOX:
            return False
        self._inbox.append((is_move, job))
        self._turn()
        return True

    def _turn(self) -> None:
        """Work off the inbox. Moves that come before the store answers are told together; nothing else happens until they are."""
        while not (self._running or self._answering or self._loading):
            self._running = True
            while self._inbox:
                is_move, job = self._inbox[0]
                if self._then is not None or (self.memory.batch is not None and not is_move):
                    break
                self._inbox.popleft()
                try:
                    job()
                except Exception as error:
                    self.freeze(error)
            self._running = False
            if self._pending > 0:
                return
            self._settle()
            # Refused moves leave nothing to wait for: whatever stood behind them has its turn now.
            if not self._inbox:
                return

    @property
    def idle(self) -> bool:
        """Is nobody here, and nothing under way?"""
        return not (self.listeners or self._inbox or self._pending or self._loading or self.bots.busy)

    # ── moves ────────────────────────────────────────────────────────────────

    def move(self, seat: int, id: str, question: str | None, move: list[Any], answer: Answer) -> None:
        """Judge a person's move. The answer is given once it is committed."""
        key = f"{seat}:{id}"
        sent = blake2b(_encode((question, move)), digest_size=8).hexdigest()
        verdict = self._known(key, sent)
        if verdict is not None:
            self._verdicts.append((answer, verdict))
            return
        verdict = Refused("frozen")
        try:
            verdict = self._judge(seat, question, move, key, sent)
        finally:
            self._verdicts.append((answer, verdict))

    def rewind(self, to: int, answer: Answer) -> None:
        """The host goes back to where the record had so many entries, also where the host plays."""
        verdict: Verdict | None = self.closed(arranging=True)
        if verdict is None and self.memory.over:
            verdict = Refused("game_over")
        if verdict is None and self.memory.rewinds() >= limits.REWINDS:
            verdict = Refused("too_many")
        if verdict is None:
            verdict = self.play(lambda table: table.play(TRAINER, ["rewind", to]))
        self._verdicts.append((answer, verdict))

    def _known(self, key: str, sent: str) -> Verdict | None:
        """The answer this message had before, if it is not the first time."""
        before, verdict = self.memory.answers.get(key) or self.memory.refusals.get(key) or (sent, None)
        if before != sent:
            return Refused("id_reused")
        return Done(verdict) if isinstance(verdict, int) else verdict

    def _judge(self, seat: int, question: str | None, move: list[Any], key: str, sent: str) -> Verdict:
        if (closed := self.closed(seat == TRAINER and move[0] in TRAINERS_WORDS)) is not None:
            return closed
        fresh, question = self.memory.of_now(question)
        if not fresh or (question is None and move[0] not in WORDS):
            verdict: Verdict = Refused("stale_decision")
        elif self.memory.over and move[0] in WORDS:
            # Once the seed is told, nothing may be taken back any more.
            verdict = Refused("game_over")
        elif move[0] == "rewind" and self.memory.rewinds() >= limits.REWINDS:
            verdict = Refused("too_many")
        else:
            verdict = self.play(lambda table: table.play(seat, move, question), key, sent)
        if isinstance(verdict, Refused):
            self.memory.refuse(key, sent, verdict)
        return verdict

    def closed(self, arranging: bool = False) -> Refused | None:
        """Why nobody can move at all just now; the trainer may arrange things in a pause too."""
        if self.frozen:
            return Refused("frozen")
        if self.unsure:
            self.house.recheck(self)
            return Refused("try_later")
        if self.memory.table is None:
            return Refused("not_started")
        return Refused("paused") if self.lobby.paused and not arranging else None

    def play(self, make: Callable[[Table], Played | Refused], key: str | None = None, sent: str | None = None) -> Verdict:
        """Make the move in memory and hand it to the store. Until it is committed nobody hears of it."""
        memory = self.memory
        memory.begin()
        assert memory.table is not None
        played = make(memory.table)
        if isinstance(played, Refused):
            return played
        table = memory.table
        assert table.hashes is not None
        entry = table.entries[-1]
        seq = memory.add(entry, played.facts, key, sent)
        self._pending += 1
        self.house.store.append(self.id, seq - 1, self.epoch, key, (Entry(_encode(entry).decode(), table.hashes[-1]),), self._stored, sent)
        return Done(seq)

    def _stored(self, result: Appended | Failed) -> None:
        """The store answered one write; when it answered all, everybody hears."""
        self._pending -= 1
        self._answering = self._pending > 0
        if isinstance(result, Failed):
            self._failed = self._failed or result.why
        if not self._pending and not self._running:
            self._settle()
            self._turn()

    def _settle(self) -> None:
        """Everything handed in is on the disk, or nothing counts."""
        verdicts, self._verdicts = self._verdicts, []
        then, self._then = self._then, None
        otherwise, self._else = self._else, None
        moved = self.memory.batch is not None and self.memory.batch.seq < self.memory.seq
        if self._failed:
            why, self._failed = self._failed, ""
            self.memory.rollback()
            for answer, _ in verdicts:
                answer(Refused("try_later"))
            if otherwise is not None:
                otherwise(Refused("try_later"))
            self._stumble(why)
            return
        self.memory.commit()
        try:
            if then is not None:
                then()
            for answer, verdict in verdicts:
                answer(verdict)
            if moved:
                self._wake()
        except Exception as error:
            self.freeze(error)

    def _stumble(self, why: str) -> None:
        """A write failed: find out what is true before going on."""
        if why == "gone":
            self.house.drop(self, "deleted", 4410)
        elif why == "fenced":
            self.house.drop(self, "restart", 1012)
        else:
            self.unsure = True
            self.house.recheck(self)

    # ── the lobby ────────────────────────────────────────────────────────────

    def save(self, lobby: Lobby, then: Callable[[], None], otherwise: Callable[[Refused], None]) -> None:
        """Put a changed lobby in place of the old one, once it is saved."""
        lobby.rev = self.lobby.rev + 1

        def stand() -> None:
            self.lobby = lobby
            self.heads.clear()
            # A seat that changed hands is dead on open sockets at once.
            for listener in [other for other in self.listeners if not lobby.sits(other.person, other.seat)]:
                listener.shut("removed", 4403)
            self.clocks.people_changed()
            then()
            telling.tell_lobby(self)
            self.clocks.tell_change()
            self.bots.wake()

        self._then, self._else = stand, otherwise
        self._pending += 1
        self.house.store.save_lobby(self.id, self.epoch, lobby.saved(), lobby.codes(), self._stored)

    def start(self, then: Callable[[], None], otherwise: Callable[[Refused], None]) -> None:
        """Lay the table: seed and salt are drawn and committed with the first entry."""
        seed, salt = self.house.random.token(), self.house.random.token()
        seats, options = len(self.lobby.chairs), self.lobby.options
        table = self.memory.lay_first_steps(salt) if self.lobby.tutorial else self.memory.lay(seats, options, seed, salt)
        body = start_body(table.record())

        def stand() -> None:
            self.memory.start(table)
            then()
            self._wake()

        self._then, self._else = stand, otherwise
        self._pending += 1
        self.house.store.append(self.id, 0, self.epoch, None, (Entry(body, table.state.digest()),), self._stored)

    def announce(self) -> None:
        """Somebody came or went: tell the others in a moment, all comings and goings at once."""
        self.heads.clear()
        if self._announcing is None and not self.gone:
            self._announcing = asyncio.get_running_loop().call_later(ANNOUNCE_SECONDS, self._announce)

    def _announce(self) -> None:
        self._announcing = None
        self.post(self._tell_who_is_here)

    def _tell_who_is_here(self) -> None:
        self.clocks.people_changed()
        telling.tell_lobby(self)
        self.clocks.tell_change()

    def _wake(self) -> None:
        """The game is at another point: clocks, people and bots, in this order."""
        self.clocks.refresh()
        telling.tell(self)
        self.bots.wake()
        self.house.debrief(self)

    # ── when things go wrong ─────────────────────────────────────────────────

    def freeze(self, error: Exception) -> None:
        """An exception ends here: this table stands still as it was last committed, all others play on."""
        self.frozen = True
        self.clocks.refresh()
        self.house.report_crash(self, error)
        if self._pending:
            # Earlier moves of the same batch are on their way to the disk: only the store knows how things will stand.
            self._failed = "crashed"
        else:
            self.memory.rollback()
        verdicts, self._verdicts = self._verdicts, []
        for answer, verdict in verdicts:
            answer(Refused("try_later" if isinstance(verdict, Done) else "frozen"))
        telling.tell_lobby(self)

    async def load(self, rows: Sequence[Row]) -> None:
        """Play the stored log again, while others have their turns. A damaged one quarantines this table alone."""
        memory = Session(self.id, self.lobby.game)
        try:
            await in_slices(memory.load_archive(rows) if self.lobby.uploaded else memory.load(rows))
        except Exception as error:
            self.frozen, self.memory = True, memory
            self.house.report_crash(self, error)
        self.memory = memory

    async def renew(self, log: Log) -> None:
        """Start over from what the store really holds. Nothing else happens at this table until that is done."""
        self.epoch = log.epoch
        self.lobby = Lobby.read(log.lobby)
        self.heads.clear()
        self._loading = True
        await self.load(log.rows)
        self._loading = False
        self.unsure = False
        try:
            self.clocks.people_changed()
            self._wake()
        except Exception as error:
            self.freeze(error)
        self._turn()
