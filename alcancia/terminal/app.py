"""The full screen: which screen comes when."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar

import msgspec
from textual.app import App
from textual.binding import Binding, BindingType

from alcancia.terminal.ending import EndScreen
from alcancia.terminal.files import new_save
from alcancia.terminal.look import THEME
from alcancia.terminal.playing import PlayScreen
from alcancia.terminal.setting import SetUpScreen
from alcancia.terminal.sitting import Sitting
from alcancia.terminal.watching import ReplayScreen, WatchScreen
from alcancia.terminal.wishes import set_table
from alcancia.text import locales

PACE = 0.7
"""Seconds a bot takes, so that people can follow (and take back)."""


@dataclass
class Setting:
    """What to show first. Without a sitting, the set-up screen."""

    locale: str = "en"
    game: str = ""
    save: Path | None = None
    sitting: Sitting | None = None
    record: dict[str, Any] | None = None
    speed: float | None = None
    pace: float = PACE


class TableApp(App[None]):
    """Alcancía on a full screen."""

    ENABLE_COMMAND_PALETTE = False
    # Every move is in the file already, so that the key that ends programs may end this one too.
    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+c", "quit", priority=True)]

    def __init__(self, setting: Setting) -> None:
        super().__init__()
        self.setting = setting
        self.locale = setting.locale
        self.sitting = setting.sitting
        self.register_theme(THEME)
        self.theme = "alcancia"

    def on_mount(self) -> None:
        setting = self.setting
        if self.sitting is None:
            self.push_screen(SetUpScreen(self.locale, setting.game, setting.save))
        elif setting.record is not None:
            self.push_screen(ReplayScreen(self.sitting, setting.record))
        elif setting.speed is not None:
            self.push_screen(WatchScreen(self.sitting, setting.speed))
        else:
            self.sit_down(self.sitting)

    def sit_down(self, sitting: Sitting) -> None:
        """Begin, or go on with, a game."""
        self.sitting = sitting
        self.locale = sitting.teller.speaker.locale
        screen = PlayScreen(sitting, self.setting.pace) if sitting.people else WatchScreen(sitting, 1.0)
        if len(self.screen_stack) > 1:
            self.switch_screen(screen)
        else:
            self.push_screen(screen)

    def ended(self) -> None:
        """The game is over."""
        assert self.sitting is not None
        if self.setting.record is not None:
            self.push_screen(EndScreen(self.sitting, True))
        else:
            self.switch_screen(EndScreen(self.sitting, False))

    def again(self) -> None:
        """Another game with the same people, bots and options."""
        old = self.sitting
        assert old is not None
        table = set_table(old.game, len(old.seating), msgspec.to_builtins(old.table.options))
        sitting = Sitting(table, old.seating, self.locale)
        if old.path is not None:
            sitting.path = new_save(old.game.id)
            sitting.save()
        self.sit_down(sitting)

    def next_language(self) -> None:
        """The next of the languages there are."""
        known = locales()
        self.locale = known[(known.index(self.locale) + 1) % len(known)]
        if self.sitting is not None:
            self.sitting.speak(self.locale)
