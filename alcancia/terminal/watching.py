"""Watching bots play, and looking at a recorded game again."""

from typing import Any, ClassVar

from textual.binding import BindingType
from textual.timer import Timer

from alcancia.kernel.record import playback
from alcancia.terminal.files import known
from alcancia.terminal.screens import TableScreen
from alcancia.terminal.sitting import Sitting

SPEEDS = (0.25, 0.5, 1.0, 2.0, 4.0, 8.0, 16.0, 32.0)
BEAT = 1.2
"""Seconds between two moves at speed 1."""
EVERY = 16
"""A replay keeps every so many positions, so that going back is quick."""


class LookingScreen(TableScreen):
    """A table at which nobody in front of the screen plays. `v` looks over another shoulder."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("question_mark,f1", "rules"),
        ("l,f2", "log"),
        ("f4", "language"),
        ("v", "viewer"),
        ("q,ctrl+q,escape", "leave"),
    ]

    def on_mount(self) -> None:
        self.draw()

    def prompt(self, view: dict[str, Any]) -> str:
        return super().prompt(view | {"question": None})

    def action_viewer(self) -> None:
        """Spectator, then each seat in turn."""
        seats = self.sitting.table.state.seats
        self.viewer = 0 if self.viewer is None else self.viewer + 1 if self.viewer + 1 < seats else None
        self.draw()


class WatchScreen(LookingScreen):
    """Bots play at a pace of one's choosing."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("space,p", "pause"),
        ("right,n,enter", "step"),
        ("plus,equals_sign,up", "speed(1)"),
        ("minus,down", "speed(-1)"),
    ]

    def __init__(self, sitting: Sitting, speed: float) -> None:
        super().__init__(sitting)
        self.speed = speed
        self.paused = False
        self.beat: Timer | None = None

    def on_mount(self) -> None:
        self.draw()
        self.wait()

    def wait(self) -> None:
        """Set the clock for the next move."""
        if self.beat is not None:
            self.beat.stop()
        self.beat = None if self.paused or self.sitting.table.over else self.set_timer(BEAT / self.speed, self.next_move)

    def next_move(self) -> None:
        """One bot moves."""
        self.fresh = len(self.sitting.table.facts)
        bot = self.sitting.bot_to_play()
        if bot is not None:
            self.sitting.play_bot(bot)
        if self.sitting.table.over:
            self.app.call_later(self.app.ended)  # type: ignore[attr-defined]
            return
        self.draw()
        self.wait()

    def action_pause(self) -> None:
        """Hold, or go on."""
        self.paused = not self.paused
        self.draw()
        self.wait()

    def action_step(self) -> None:
        """One move, then hold."""
        self.paused = True
        if not self.sitting.table.over:
            self.next_move()

    def action_speed(self, by: int) -> None:
        """Faster or slower."""
        nearest = min(range(len(SPEEDS)), key=lambda i: abs(SPEEDS[i] - self.speed))
        self.speed = SPEEDS[max(0, min(len(SPEEDS) - 1, nearest + by))]
        self.draw()
        self.wait()

    def prompt(self, view: dict[str, Any]) -> str:
        state = self.say("watch-paused") if self.paused else self.say("watch-speed", speed=f"{self.speed:g}")
        return f"{state}  {self.sitting.why or super().prompt(view)}"

    def keys_line(self) -> str:
        return self.say("keys-watch")


class ReplayScreen(LookingScreen):
    """A recorded game, forwards and backwards."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("right,n,space,enter", "go(1)"),
        ("left,b,backspace", "go(-1)"),
        ("pagedown,down", "round(1)"),
        ("pageup,up", "round(-1)"),
        ("home,g", "jump(0)"),
        ("end,G", "jump(-1)"),
        ("s", "standings"),
    ]

    def __init__(self, sitting: Sitting, record: dict[str, Any]) -> None:
        super().__init__(sitting)
        self.playback = playback(record, known, every=EVERY)
        self.last = len(record["moves"])
        self.at = 0
        table = self.playback.lay()
        self.periods = [table.state.period, *[table.state.period for _ in self.playback.walk(table)]]
        self.sitting.table = self.playback.lay()

    def move_to(self, at: int) -> None:
        """Go to a position."""
        at = max(0, min(self.last, at))
        table = self.sitting.table = self.playback.after(max(0, at - 1))
        self.fresh = len(table.facts) if at else 0
        for _ in self.playback.walk(table, at):
            pass
        self.at = at
        self.draw()

    def action_go(self, by: int) -> None:
        """One move on or back."""
        self.move_to(self.at + by)

    def action_round(self, by: int) -> None:
        """To the first position of the next round, or of this one, or of the one before."""
        periods = self.periods
        starts = [i for i in range(len(periods)) if i == 0 or periods[i] != periods[i - 1]]
        ahead = [i for i in starts if i > self.at] if by > 0 else [i for i in starts if i < self.at]
        self.move_to((ahead[0] if by > 0 else ahead[-1]) if ahead else (self.last if by > 0 else 0))

    def action_jump(self, to: int) -> None:
        """To the beginning or the end."""
        self.move_to(to if to >= 0 else self.last)

    def action_standings(self) -> None:
        """How it ended, or stands."""
        if self.sitting.table.over:
            self.app.ended()  # type: ignore[attr-defined]

    def prompt(self, view: dict[str, Any]) -> str:
        return f"{self.say('replay-at', at=self.at, of=self.last)}  {super().prompt(view)}"

    def keys_line(self) -> str:
        return self.say("keys-replay")
