"""Watching bots play, and looking at a recorded game again."""

from typing import Any, ClassVar

from textual.binding import BindingType
from textual.timer import Timer

from alcancia.kernel import Table
from alcancia.kernel.record import _replay_one
from alcancia.terminal.files import play_again
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

    def action_rules(self) -> None:
        """The rules of the moment."""
        self.open_rules()

    def action_log(self) -> None:
        """Everything so far."""
        self.open_log()

    def action_language(self) -> None:
        """The other language."""
        self.app.next_language()  # type: ignore[attr-defined]
        self.draw()

    def action_viewer(self) -> None:
        """Spectator, then each seat in turn."""
        seats = self.sitting.table.state.seats
        self.viewer = 0 if self.viewer is None else self.viewer + 1 if self.viewer + 1 < seats else None
        self.draw()

    def action_leave(self) -> None:
        """Done looking."""
        self.app.exit()


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
        self.record = record
        self.last = len(record["moves"])
        self.at = 0
        self.kept: dict[int, Table] = {}
        self.periods = self._walk()
        self.sitting.table = self.position(0)

    def _walk(self) -> list[int]:
        """Once through the record: the round at every position, and some positions kept."""
        table = play_again(self.record, 0)
        self.kept[0] = table.clone()
        periods = [table.state.period]
        for number, entry in enumerate(self.record["moves"], 1):
            _replay_one(table, entry, number - 1)
            periods.append(table.state.period)
            if number % EVERY == 0:
                self.kept[number] = table.clone()
        return periods

    def position(self, at: int) -> Table:
        """The table after so many moves."""
        start = max(number for number in self.kept if number <= at)
        table = self.kept[start].clone()
        for number in range(start, at):
            _replay_one(table, self.record["moves"][number], number)
        return table

    def move_to(self, at: int) -> None:
        """Go to a position."""
        at = max(0, min(self.last, at))
        before = self.position(at - 1) if at else None
        self.at = at
        self.sitting.table = self.position(at)
        self.fresh = len(before.facts) if before is not None else 0
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
