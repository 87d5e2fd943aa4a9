"""One live table: an actor. It takes messages one at a time, in one total order, and tells only what is committed (`states.py`)."""

import asyncio
from collections import deque
from typing import TYPE_CHECKING, Any, Final

import msgspec

from alcancia.ground.chance import mix
from alcancia.kernel import Played, Refused, Table, Unplayable
from alcancia.server import gate, limits, messages, playing, scripting, seating, talking, telling
from alcancia.server.bots import BotsAtTable
from alcancia.server.classes import at_table
from alcancia.server.clocks import Clocks
from alcancia.server.hints import Hints
from alcancia.server.lobby import Lobby
from alcancia.server.messages import Listener, Message
from alcancia.server.outcomes import Change, Done, Outcome, Pending, Sender, Verdict
from alcancia.server.requests import Request
from alcancia.server.session import Session, begun, start_body
from alcancia.server.states import Batch, Health, Phase
from alcancia.server.store import Append, Appended, Entry, Failed, Log
from alcancia.server.whys import Whys

if TYPE_CHECKING:
    from alcancia.server.hub import TableHub

ANNOUNCE_SECONDS: Final = 0.1

HANDLERS: Final = {
    entry.name: next(getattr(room, entry.name) for room in (seating, scripting, playing, talking) if hasattr(room, entry.name))
    for entry in gate.ENTRIES
    if entry.runs == "in_turn" and entry.about == "table"
}
"""What the gate says runs in a table's turn."""

IDLE, JUDGING, WRITING, ANSWERING, SETTLING, LOADING = Phase
SOUND: Final = Health.SOUND
"""By names of our own, since an enum looks its members up slowly."""

_encode = msgspec.json.Encoder().encode


class Waiting(asyncio.Future[Outcome]):
    """A sender that is a coroutine."""

    def answered(self, message: Any, outcome: Outcome) -> None:
        """Go on with this."""
        if not self.done():
            self.set_result(outcome)


class LiveTable:
    """A table somebody is at. Everything that happens to it is a message, worked off in one total order."""

    def __init__(self, hub: "TableHub", log: Log) -> None:
        self.hub = hub
        self._owned = log.owned
        """Does the store know that this is ours? Before the first write it need not: looking at a table writes nothing."""
        self.id = log.table
        self.epoch = log.epoch
        self.lobby = Lobby.read(log.lobby)
        self.memory = Session(self.id, self.lobby.game)
        self.bots = BotsAtTable(self)
        self.clocks = Clocks(self)
        self.hints = Hints(self)
        self.whys = Whys(self)
        self.listeners: list[Listener] = []
        self.health = Health.SOUND
        self.phase: Phase = IDLE
        self.batch = Batch()
        self.quiet_since = hub.clock.monotonic()
        self._host_seen = self.quiet_since
        self.proposal: dict[str, Any] | None = None
        """Where the host, who plays, would like to go back to, and which seats agree."""
        self.maker = b""
        """What stands for the address it was made from, as long as it is in memory."""
        self.heads: dict[tuple[int | None, int | None], str] = {}
        self.status = ""
        self.told_closed = False
        """Did everybody hear of the end without its figures, since others play on with the same luck?"""
        self._pace = hub.paces.at_table()
        self._inbox: deque[tuple[Message | Request, Sender | None]] = deque()
        self._announcing: asyncio.TimerHandle | None = None

    @property
    def frozen(self) -> bool:
        """Does it stand still after a fault of ours?"""
        return self.health is Health.FROZEN

    @property
    def gone(self) -> bool:
        """Was it deleted, or did it leave the memory?"""
        return self.health is Health.GONE

    @property
    def idle(self) -> bool:
        """Is nobody here, and nothing under way?"""
        return not (self.listeners or self._inbox or self.batch.writes or self.phase is LOADING or self.bots.busy)

    def host_is_gone(self, now: float) -> bool:
        """Has the host been away for minutes, while somebody else is here in mid-game?"""
        if not self.listeners or any(self.lobby.is_host(listener.person) for listener in self.listeners):
            self._host_seen = now
        return now - self._host_seen > limits.HOST_SECONDS and telling.status(self) == "playing"

    @property
    def lobby_is_late(self) -> bool:
        """Does the lobby not say yet that the game we played here is over?"""
        return self._owned and self.memory.over and not self.lobby.over

    # ── one message after the other ──────────────────────────────────────────

    def receive(self, message: Message | Request, sender: Sender | None = None) -> bool:
        """Hand a message in; its sender hears what comes of it. False if the table is flooded, or may be another node's by now."""
        speaks = self.hub.store.holds()
        if len(self._inbox) >= limits.INBOX or (isinstance(message, Request) and not speaks):
            return False
        self._inbox.append((message, sender))
        if speaks:
            self._work()
        return True

    async def ask(self, message: Message | Request) -> Outcome:
        """Hand a message in and wait for what comes of it."""
        waiting = Waiting()
        if self.gone or not self.receive(message, waiting):
            return Refused("try_later")
        return await waiting

    def _work(self) -> None:
        """Work off the inbox as far as the batch takes it. Refused moves leave nothing to wait for: whatever stands behind them is next."""
        while self._inbox and self.phase in (IDLE, WRITING):
            self.phase = JUDGING
            while self._inbox and self.batch.takes(self._inbox[0][0]):
                self._judge(*self._inbox.popleft())
            if self.batch.writes:
                self.phase = WRITING
                return
            self._settle()

    def go_on(self) -> None:
        """This node was silent for a moment: now what waits is worked off."""
        self.clocks.refresh()
        self._work()

    def _judge(self, message: Message | Request, sender: Sender | None) -> None:
        """One message; what comes of it is told when the batch is settled."""
        if self.hub.observer is not None:
            self.hub.observer(self, message)
        try:
            outcome = self._handle(message)
            if isinstance(outcome, Change):
                outcome = self._write_change(outcome, message, sender)
        except Exception as error:
            self.freeze(error)
            if sender is not None:
                sender.answered(message, Refused("frozen"))
            return
        if sender is not None and outcome is not None:
            if isinstance(outcome, Pending):
                outcome.waiting.append((sender, message))
            else:
                self.batch.answers.append((sender, message, outcome))

    def _handle(self, message: Message | Request) -> Outcome:
        match message:
            case Request():
                refused = gate.may_act(message)
                refused = refused if refused is not None else self._hurry(message)
                return HANDLERS[message.entry.name](message) if refused is None else refused
            case messages.BotMoved():
                self.bots.move(message)
            case messages.BotDue():
                self.bots.think(message)
            case messages.TrainerMissing():
                self.bots.stand_in(message)
            case messages.ClockRan():
                return self.clocks.run_out(message)
            case messages.HintDue():
                return self.hints.ask(message.seat)
            case messages.Entered():
                self._enter(message)
            case messages.PresenceChanged():
                self._tell_who_is_here()
            case messages.ScriptDue():
                return scripting.perform(self)
            case messages.HostGone():
                return seating.pass_on(self)
            case messages.GameEnded():
                return seating.close_door(self)
            case messages.DebriefReady():
                telling.tell(self)
            case messages.PlaceClaimed():
                return seating.return_to(self, message)
            case messages.FromClass():
                return at_table.obey(self, message)
            case messages.RematchMade():
                return seating.point_to(self, message)
        return None

    def _hurry(self, request: Request) -> Refused | None:
        """People at a table take their time; a program at a table of its own has what no table needs, and no more."""
        weight = gate.weight(request.entry)
        if self._pace.take(amount=weight) is None and self.hub.paces.spare.take(amount=weight) is None:
            return Refused("too_fast", {"seconds": 1})
        return None

    # ── writing, and settling what is written ────────────────────────────────

    def uncommitted(self) -> Table:
        """The game, about to be changed in memory. Until that is committed nobody hears of it."""
        self.memory.begin()
        self.batch.moves = True
        assert self.memory.table is not None
        return self.memory.table

    def write(self, played: Played | Refused, key: str | None = None, sent: str | None = None) -> Verdict:
        """Hand the last move made in memory to the store."""
        if isinstance(played, Refused):
            return played
        table = self.memory.table
        assert table is not None and table.hashes is not None
        entry = table.entries[-1]
        seq = self.memory.add(entry, played.facts, key, sent)
        self._own()
        self.batch.writes += 1
        row = Entry(_encode(entry).decode(), table.hashes[-1])
        self.hub.store.append(Append(self.id, seq - 1, self.epoch, key, (row,), sent), self._stored)
        return Done(seq)

    def _own(self) -> None:
        """Something is about to be written for the first time: from now on only we may."""
        if not self._owned:
            self._owned = True
            self.batch.writes += 1
            self.hub.store.own(self.id, self.epoch, self._stored)

    def _write_change(self, change: Change, message: Message | Request, sender: Sender | None) -> Outcome:
        """Hand a changed lobby to the store, or the start: seed and salt are drawn and committed with the first entry."""
        if self.health in (Health.UNSURE, Health.GONE):
            return self.closed()
        self._own()
        lobby = change.lobby or self.lobby
        table: Table | None = None
        if change.start:
            shares = {} if change.luck or lobby.tutorial else lobby.shares(self.hub.random)
            seed, salt = change.luck or mix(shares), lobby.salt or self.hub.random.token()
            self.batch.shares = shares
            table = self.memory.lay_first_steps(salt) if lobby.tutorial else self.memory.lay(len(lobby.chairs), lobby.options, seed, salt)
        self.batch.start = table
        self.batch.change = (sender, message, change)
        if lobby is change.lobby:
            lobby.rev = self.lobby.rev + 1
            self.batch.writes += 1
            self.hub.store.save_lobby(self.id, self.epoch, lobby.saved(), lobby.codes(), self._stored)
        if table is not None:
            self.batch.writes += 1
            row = Entry(start_body(begun(table, self.batch.shares)), table.state.digest())
            self.hub.store.append(Append(self.id, 0, self.epoch, None, (row,)), self._stored)
        return None

    def _stored(self, result: Appended | Failed) -> None:
        """The store answered one write; when it answered all, everybody hears."""
        batch = self.batch
        batch.writes -= 1
        if isinstance(result, Failed):
            batch.failed = batch.failed or result.why
        if self.phase is JUDGING:
            return
        if batch.writes:
            self.phase = ANSWERING
        else:
            self._settle()
            self._work()

    def _settle(self) -> None:
        """Everything handed in is on the disk, or nothing counts."""
        self.phase = SETTLING
        batch, self.batch = self.batch, Batch()
        if batch.failed:
            self._roll_back(batch)
        else:
            entries = 0 if self.memory.batch is None else self.memory.seq - self.memory.batch.seq
            self.hub.moves += entries
            self.memory.commit()
            try:
                if batch.change is not None:
                    self._stand(batch, *batch.change)
                for sender, message, outcome in batch.answers:
                    sender.answered(message, outcome)
                if entries > 0:
                    self._wake()
            except Exception as error:
                self.freeze(error)
        self.phase = IDLE

    def _roll_back(self, batch: Batch) -> None:
        """A write failed: nothing of the batch counts. Find out what is true before going on."""
        self.memory.rollback()
        changing = [batch.change] if batch.change is not None else []
        for sender, message, _ in [*batch.answers, *changing]:
            if sender is not None:
                sender.answered(message, Refused("try_later"))
        if batch.failed == "gone":
            self.hub.drop(self, "deleted", 4410)
        elif batch.failed == "fenced":
            self.hub.drop(self, "restart", 1012)
        else:
            self.health = Health.UNSURE if self.health is Health.SOUND else self.health
            self.hub.recheck(self)

    def _stand(self, batch: Batch, sender: Sender | None, message: Message | Request, change: Change) -> None:
        """A change is committed: it takes the place of what was."""
        if change.lobby is not None:
            self.lobby = change.lobby
            self.heads.clear()
            # A seat that changed hands is dead on open sockets at once.
            for listener in [other for other in self.listeners if not self.lobby.sits(other.person, other.seat)]:
                listener.shut("removed", 4403)
        if batch.start is not None:
            self.memory.start(batch.start, batch.shares)
        self.clocks.people_changed()
        if sender is not None:
            host = self.lobby.is_host(getattr(message, "person", None))
            sender.answered(message, {"lobby": telling.lobby_of(self, host)} if change.answer is None else change.answer)
        if batch.start is not None:
            self._wake()
        else:
            telling.tell_lobby(self)
            self.clocks.tell_change()
            self.bots.wake()
            self.hub.classes.table_changed(self)

    def _wake(self) -> None:
        """The game is at another point: clocks, people and bots, in this order. What was proposed before is off the table."""
        if self.proposal is not None:
            self.proposal = None
            self.heads.clear()
        self.clocks.refresh()
        telling.tell(self)
        if self.lobby.script and scripting.due(self):
            self.receive(messages.ScriptDue())
        self.bots.wake()
        if self.lobby.room is not None:
            self.hub.classes.table_changed(self)
        if self.status == "over":
            self.hub.debrief(self)
            if self.lobby_is_late:
                self.receive(messages.GameEnded())

    # ── who is here ──────────────────────────────────────────────────────────

    def _enter(self, entered: messages.Entered) -> None:
        """From now on this socket hears everything, beginning with the whole state, unless it has that already."""
        listener = entered.listener
        if self.gone or not self.lobby.sits(listener.person, listener.seat):
            return listener.shut("removed", 4403)
        self.listeners.append(listener)
        self.heads.clear()
        telling.welcome(self, listener, entered.since, entered.fresh)
        self._announce()

    def leave(self, listener: Listener) -> None:
        """The socket is gone; the others see it, unless it comes back at once."""
        if listener in self.listeners:
            self.listeners.remove(listener)
            self.quiet_since = self.hub.clock.monotonic()
            self._announce()

    def show_out(self, reason: str, code: int) -> None:
        """Everybody has to come in anew, those too who were about to; whoever waits for an answer has to ask again."""
        for listener in list(self.listeners):
            listener.shut(reason, code)
        waiting = list(self._inbox)
        self._inbox.clear()
        for message, sender in waiting:
            if isinstance(message, messages.Entered):
                message.listener.shut(reason, code)
            elif sender is not None:
                sender.answered(message, Refused("try_later"))

    def _announce(self) -> None:
        """Somebody came or went: tell the others in a moment, all comings and goings at once."""
        self.heads.clear()
        if self._announcing is None and not self.gone:
            self._announcing = asyncio.get_running_loop().call_later(ANNOUNCE_SECONDS, self._announced)

    def _announced(self) -> None:
        self._announcing = None
        self.receive(messages.PresenceChanged())

    def _tell_who_is_here(self) -> None:
        self.clocks.people_changed()
        telling.tell_lobby(self)
        self.clocks.tell_change()
        self.hub.classes.table_changed(self)

    # ── when things go wrong ─────────────────────────────────────────────────

    def closed(self, arranging: bool = False) -> Refused | None:
        """Why nobody can move at all just now; the trainer may arrange things in a pause too."""
        if self.health is not SOUND:
            if self.health is Health.UNSURE:
                self.hub.recheck(self)
            return Refused("frozen" if self.frozen else "try_later")
        if self.memory.table is None:
            return Refused("not_started")
        return Refused("paused") if self.lobby.paused and not arranging else None

    def freeze(self, error: Exception) -> None:
        """An exception ends here: this table stands still as it was last committed, all others play on."""
        self.health = Health.GONE if self.gone else Health.FROZEN
        self.clocks.refresh()
        self.hub.report_crash(self, error)
        if self.batch.writes:
            # Earlier moves of the same batch are on their way to the disk: only the store knows how things will stand.
            self.batch.failed = "crashed"
        else:
            self.memory.rollback()
        answers, self.batch.answers = self.batch.answers, []
        for sender, message, outcome in answers:
            sender.answered(message, Refused("try_later") if isinstance(outcome, Done) else outcome)
        telling.tell_lobby(self)

    async def load(self, log: Log) -> None:
        """Play the stored log again, while others have their turns. A damaged one quarantines this table alone."""
        memory = Session(self.id, self.lobby.game)
        try:
            if not log.whole:
                raise Unplayable("hash_differs", at=len(log.rows))
            await self.hub.recall.load(memory, log.rows, self.lobby.uploaded)
        except Exception as error:
            if self.hub.lacks(error):
                raise
            self.health, self.memory = Health.FROZEN, memory
            self.hub.report_crash(self, error)
        self.memory = memory

    async def renew(self, log: Log) -> None:
        """Start over from what the store really holds. Nothing else happens at this table until that is done."""
        self.epoch, self._owned = log.epoch, True
        self.lobby = Lobby.read(log.lobby)
        self.heads.clear()
        self.phase = LOADING
        await self.load(log)
        self.phase = IDLE
        self.health = SOUND if self.health is Health.UNSURE else self.health
        try:
            self.clocks.people_changed()
            self._wake()
        except Exception as error:
            self.freeze(error)
        self._work()
