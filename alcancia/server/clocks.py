"""The soft clocks of one table: a gentle prompt, then a hint, then the autopilot plays on. Never points for speed."""

from math import ceil
from typing import TYPE_CHECKING, Any, Final

import msgspec

from alcancia.kernel import TRAINER, Ask
from alcancia.server import telling
from alcancia.server.messages import AnswerDue, ClockRan, DefaultDue
from alcancia.server.outcomes import Change, Outcome
from alcancia.server.settings import step_in
from alcancia.server.states import STANDS_STILL

if TYPE_CHECKING:
    from alcancia.server.live import LiveTable

BEAT_SECONDS: Final = 1.0
GAP_SECONDS: Final = 5.0
"""If the heart has not beaten for longer than this, the machine slept: nobody is charged for that time."""

BACK_SECONDS: Final = 30
MOST_RETURNS: Final = 2
"""So often somebody who comes back to a question finds at least so much time; nobody stalls the others by going and coming."""

MOST_RESTED: Final = 5_000
"""Clocks of so many tables are remembered while the tables are out of memory."""


class Timer(msgspec.Struct, eq=False):
    """How much of its time one seat has used for one question."""

    ask: Ask
    question: str
    of: int
    since: float
    used: float
    ran: type[ClockRan]
    """What is due when the time is up. Where the rules of the game limit a question nobody is reminded, and its default is played."""

    def charge(self, now: float, running: bool) -> None:
        """Count the time since the last beat, if it was awake and not paused."""
        passed = now - self.since
        self.since = now
        if running:
            self.used += passed if passed <= GAP_SECONDS else BEAT_SECONDS

    @property
    def stage(self) -> str:
        """quiet, then after half the time nudge, after three quarters hint."""
        return "quiet" if self.ran is DefaultDue or self.used * 2 < self.of else "nudge" if self.used * 4 < self.of * 3 else "hint"


class Clocks:
    """Who is waited for, and how long already. Only differences of monotonic time count."""

    def __init__(self, live: "LiveTable") -> None:
        self._live = live
        self._clocks: dict[int, Timer] = {}
        self._stopped: dict[int, tuple[str, float, int]] = {}
        """How far a seat's clock was when a bot took over: whoever takes the bot out again goes on from there."""
        self._told: object = None
        self._text: str | None = None
        self._several: bool | None = None

    # ── who is waited for ────────────────────────────────────────────────────

    def people_changed(self) -> None:
        """Somebody came, went, or plays differently: who waits for whom is looked at anew."""
        self._several = None
        self.refresh()

    def refresh(self) -> None:
        """Something changed: start the clocks of those who are asked now, stop all others."""
        live = self._live
        wanted = self._wanted()
        if not wanted and not self._clocks:
            return
        now = live.hub.clock.monotonic()
        self._text = None
        rested = live.hub.rested.pop(live.id, {}) if live.hub.rested else {}
        before, self._clocks = self._clocks, {}
        for seat, (ask, of, ran) in wanted.items():
            timer = before.get(seat)
            if timer is not None and (timer.ask is ask or timer.question == live.memory.question(ask)):
                # Who was promised so much time for a question keeps it when clocks become shorter.
                timer.ask, timer.of = ask, max(timer.of, of) if ran is timer.ran is AnswerDue else of
                timer.ran = ran
            else:
                question = live.memory.question(ask)
                known, used, at = rested.get(seat, ("", 0.0, 0.0))
                used = used + now - at if known == question else self._where_it_stopped(seat, question, of)
                timer = Timer(ask, question, of, now, used, ran)
            self._clocks[seat] = timer
        for seat, timer in before.items():
            if seat not in self._clocks:
                timer.charge(now, not live.lobby.paused)
                question, _, returns = self._stopped.get(seat, ("", 0.0, 0))
                self._stopped[seat] = (timer.question, timer.used, returns if question == timer.question else 0)
        if self._clocks:
            live.hub.ticking.add(live)
        else:
            live.hub.ticking.discard(live)

    def _where_it_stopped(self, seat: int, question: str, of: int) -> float:
        """What was used of this question's time before a bot took over. Whoever comes back has a moment to look, but only so often."""
        stopped, used, returns = self._stopped.get(seat, ("", 0.0, 0))
        if stopped != question:
            return 0.0
        self._stopped[seat] = (question, used, returns + 1)
        return min(used, max(0, of - BACK_SECONDS)) if returns < MOST_RETURNS else used

    def _wanted(self) -> dict[int, tuple[Ask, int, type[ClockRan]]]:
        """The seats whose clock runs, each with its question, its seconds, and what is due then."""
        live, lobby, table = self._live, self._live.lobby, self._live.memory.table
        seconds, hurry = lobby.settings.clock, None if lobby.room is None else lobby.room.hurry
        if table is None or live.health in STANDS_STILL or lobby.tutorial or lobby.uploaded:
            return {}
        limit = table.game.hooks.seconds
        if seconds is None and limit is None and hurry is None:
            return {}
        if self._several is None:
            self._several = self._play_together()
        several = self._several
        found: dict[int, tuple[Ask, int, type[ClockRan]]] = {}
        for seat, ask in table.asked.items():
            if seat == TRAINER:
                if seconds is not None and lobby.has_trainer and not self._trainer_there():
                    found[seat] = (ask, seconds, DefaultDue)
            elif lobby.chairs[seat].bot is not None:
                continue
            elif limit is not None and lobby.chairs[seat].kind == "person" and (given := limit(table.state, ask)):
                found[seat] = (ask, given + lobby.chairs[seat].extra, DefaultDue)
            elif hurry is not None and hurry < (seconds or hurry + 1):
                found[seat] = (ask, hurry + lobby.chairs[seat].extra, AnswerDue)
            elif seconds is not None and (several or lobby.chairs[seat].kind != "person"):
                found[seat] = (ask, seconds + lobby.chairs[seat].extra, ClockRan)
        return found

    def _play_together(self) -> bool:
        """Do at least two people play (or look on while a bot plays for them)? Alone with bots nobody waits for you."""
        here = {listener.person for listener in self._live.listeners}
        chairs = self._live.lobby.chairs
        return len({chair.person for chair in chairs if chair.kind == "person" and (chair.bot is None or chair.person in here)}) > 1

    def _trainer_there(self) -> bool:
        """Is the trainer at the desk? Talking to the class before something comes is no delay: then no clock runs."""
        return any(listener.seat == TRAINER for listener in self._live.listeners)

    # ── time passes ──────────────────────────────────────────────────────────

    def beat(self, now: float) -> None:
        """One heartbeat of the hub."""
        self._text = None
        for seat, timer in list(self._clocks.items()):
            before = timer.stage
            timer.charge(now, not self._live.lobby.paused)
            if timer.stage == "hint" != before and seat != TRAINER:
                self._live.hints.by_clock(seat)
            if timer.used >= timer.of:
                # A write that fails leaves the timer as it is, and the next beat tries again.
                self._live.receive(timer.ran(seat, timer.question))
        self.tell_change()

    def run_out(self, ran: ClockRan) -> Outcome:
        """If the question is still open, the autopilot takes it from here, or its default is played."""
        live, seat = self._live, ran.seat
        timer = self._clocks.get(seat)
        if timer is None or timer.question != ran.question or live.closed() is not None:
            return None
        if isinstance(ran, DefaultDue):
            live.write(live.uncommitted().play_default(seat, mark="clock"))
            return None
        if isinstance(ran, AnswerDue):
            live.bots.answer_once(seat, timer.question)
            return None
        lobby = live.lobby.copy()
        step_in(lobby, seat)
        if lobby.room is not None:
            live.hub.classes.clock_ran(live, seat)
        return Change(lobby)

    def rest(self) -> None:
        """The table leaves the memory because nobody is there; the time goes on."""
        hub = self._live.hub
        if self._clocks:
            hub.rested[self._live.id] = {seat: (timer.question, timer.used, timer.since) for seat, timer in self._clocks.items()}
            while len(hub.rested) > MOST_RESTED:
                del hub.rested[next(iter(hub.rested))]
        hub.ticking.discard(self._live)

    # ── telling ──────────────────────────────────────────────────────────────

    def shown(self) -> dict[str, Any] | None:
        """What everybody may read: seconds left, never a moment."""
        self._told = self._signature()
        if not self._clocks:
            return None
        paused = self._live.lobby.paused
        now = self._live.hub.clock.monotonic()
        rows = []
        for seat, timer in self._clocks.items():
            passed = 0.0 if paused else min(now - timer.since, BEAT_SECONDS)
            rows.append({"seat": seat, "left": max(0, ceil(timer.of - timer.used - passed)), "of": timer.of, "stage": timer.stage})
        return {"paused": paused, "seats": rows}

    def text(self) -> str:
        """The same as it is sent, put together once per change or second."""
        if self._text is None:
            self._text = msgspec.json.encode(self.shown()).decode()
        return self._text

    def tell_change(self) -> None:
        """A timer started, stopped or went on to its next stage: everybody hears, unless they know already."""
        if self._signature() != self._told:
            telling.tell_all(self._live, f'{{"type":"clock","clock":{self.text()}}}')

    def _signature(self) -> object:
        rows = [(seat, timer.question, timer.of, timer.stage) for seat, timer in self._clocks.items()]
        return (self._live.lobby.paused, rows) if rows else None
