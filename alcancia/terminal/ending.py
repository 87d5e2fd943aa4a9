"""The end of a game: standings, and how each score was made."""

from typing import ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import VerticalScroll
from textual.widgets import Static

from alcancia.terminal.console import typed
from alcancia.terminal.drawing import drawing_of
from alcancia.terminal.lines import Line, Span, wrap
from alcancia.terminal.look import content
from alcancia.terminal.screens import SittingScreen
from alcancia.terminal.sitting import Sitting


class EndScreen(SittingScreen):
    """Who won, and why."""

    DEFAULT_CSS = """
    #board { height: 1fr; padding: 1 2; }
    #endkeys { height: 1; color: $text-muted; padding: 0 1; background: $panel; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        ("q,escape,ctrl+q", "leave"),  # not Enter: who pressed it once too often for the last move would never see the result
        ("n", "again"),
        ("l,f2", "log"),
        ("f4", "language"),
        ("backspace,b", "back"),
    ]

    def __init__(self, sitting: Sitting, looking: bool) -> None:
        super().__init__(sitting)
        self.looking = looking

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="board"):
            yield Static(id="standings")
        yield Static(id="endkeys")

    def on_resize(self, event: events.Resize) -> None:
        self.draw()

    def draw(self) -> None:
        """The result."""
        columns = max(40, self.size.width - 6)
        rows = self.sitting.table.standings()
        winners = [row["seat"] for row in rows if row.get("winner", row["rank"] == 1)]
        names = self.sitting.teller.several([self.sitting.names[seat] for seat in winners])
        won = self.say("end-winners", winners=names, n=len(winners)) if winners else self.say("end-nobody")
        lines: list[Line] = [*wrap(won, columns, "strong"), []]
        lines += drawing_of(self.sitting).ending(columns)
        if self.sitting.path is not None:
            file = str(self.sitting.path)
            lines += [[], *wrap(self.say("kept-over", file=file, command=typed("replay", file)), columns, "dim")]
        self.query_one("#standings", Static).update(content(lines))
        self.query_one("#endkeys", Static).update(content([[Span(self.say("keys-end-look" if self.looking else "keys-end"))]]))

    def action_back(self) -> None:
        """Back to the table, if one only looks at it."""
        if self.looking:
            self.app.pop_screen()

    def action_again(self) -> None:
        """Another game with the same people, bots and options."""
        if not self.looking:
            self.app.again()  # type: ignore[attr-defined]
