"""What all screens of a table share: where things stand, and the pages that open over them."""

from collections.abc import Iterator, Sequence
from typing import Any, ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen, Screen
from textual.widgets import Markdown, Static

from alcancia.terminal.answering import Answer
from alcancia.terminal.drawing import Drawing, drawing_of
from alcancia.terminal.lines import Line, Span, flow
from alcancia.terminal.look import content
from alcancia.terminal.sitting import Sitting

WIDE = 118
"""From so many columns on the log stands beside the table instead of below it."""
SIDE = 44
LOG_LINES = 80


class SittingScreen(Screen[None]):
    """A screen for people who sit at one table: what they read there, in their language."""

    def __init__(self, sitting: Sitting) -> None:
        super().__init__()
        self.sitting = sitting
        self.viewer: int | None = None

    def say(self, id: str, /, **args: Any) -> str:
        """A message in the language of the moment."""
        return self.sitting.teller.speaker.say(id, **args)

    def draw(self) -> None:
        """Everything as it stands now."""
        raise NotImplementedError

    def action_log(self) -> None:
        """Everything that happened, as this person may read it."""
        lines = "\n".join(f"- {line}" for line in self.sitting.log(self.viewer))
        self.app.push_screen(Page([(self.say("page-log"), lines)], 0, self.say("page-keys"), at_end=True))

    def action_language(self) -> None:
        """The other language, at once."""
        self.app.next_language()  # type: ignore[attr-defined]
        self.draw()

    def action_leave(self) -> None:
        """Away from the table; what is played is kept."""
        self.app.exit()


class TableScreen(SittingScreen):
    """A table with its log. Subclasses say who looks at it and what may be done."""

    DEFAULT_CSS = f"""
    TableScreen {{ layout: vertical; overflow: hidden; }}
    #top {{ height: 1; background: $panel; }}
    #own {{ height: auto; padding: 0 1; background: $surface; }}
    #upper {{ height: 1fr; }}
    #scroll {{ width: 1fr; height: auto; max-height: 100%; padding: 0 1; scrollbar-size: 1 1; }}
    #table {{ height: auto; }}
    #side {{ display: none; width: {SIDE}; height: 1fr; background: $surface; padding: 0 1; scrollbar-size: 0 0; }}
    #log {{ height: 1fr; min-height: 1; padding: 0 1; background: $surface; scrollbar-size: 0 0; }}
    #ask {{ height: auto; padding: 0 1; }}
    #controls {{ height: auto; padding: 0 1; }}
    #keys {{ height: 1; color: $text-muted; padding: 0 1; background: $panel; }}
    TableScreen.long #scroll {{ max-height: 70%; }}
    TableScreen.wide #upper {{ layout: horizontal; }}
    TableScreen.wide #scroll {{ max-height: 100%; }}
    TableScreen.wide #side {{ display: block; }}
    TableScreen.wide #log {{ display: none; }}
    """

    def __init__(self, sitting: Sitting) -> None:
        super().__init__(sitting)
        self.drawing: Drawing = drawing_of(sitting)
        self.answer: Answer | None = None
        self.fresh = 0
        self.notice = ""
        self.heights: dict[str | None, int] = {}

    def compose(self) -> ComposeResult:
        yield Static(id="top")
        yield Static(id="own")
        with Vertical(id="upper"):
            with VerticalScroll(id="scroll", can_focus=False):
                yield Static(id="table")
            with VerticalScroll(id="side", can_focus=False):
                yield Static(id="sidelog")
            with VerticalScroll(id="log", can_focus=False):
                yield Static(id="belowlog")
        yield Static(id="ask")
        yield Static(id="controls")
        yield from self.below()
        yield Static(id="keys")

    def below(self) -> Iterator[Any]:
        """What stands between the controls and the keys."""
        return iter(())

    @property
    def wide(self) -> bool:
        """Is there room for the log beside the table?"""
        return self.size.width >= WIDE

    def on_resize(self, event: events.Resize) -> None:
        self.set_class(self.wide, "wide")
        self.set_class(self.drawing.long, "long")
        self.draw()

    # ── drawing ──────────────────────────────────────────────────────────────

    def draw(self) -> None:
        """Everything again, from the view of whoever looks."""
        if not self.is_mounted or not self.size.width:
            return
        view = self.sitting.view(self.viewer)
        columns = self.size.width - 3 - (SIDE if self.wide else 0)
        self.show("top", [self.drawing.header(view)])
        self.show("own", self.drawing.own_lines(view, self.size.width - 2, self.size.height) if view["seat"] is not None else [])
        self.show("table", self.drawing.table(view, self.answer, columns, self.size.height))
        self.show("ask", self.asking(view, self.size.width - 2))
        self.show("controls", self.drawing.controls(self.answer, self.size.width - 2) if self.answer else [])
        self.show("keys", [[Span(self.keys_line())]])
        self.draw_log()
        self.call_after_refresh(self.fit, 3)

    def fit(self, tries: int) -> None:
        """Drawn twice in quick succession, a place can keep its old height: see to it that every line is seen."""
        stale = [
            place
            for place in self.query("#ask, #controls").results(Static)
            if place.display and place.size.height != self.heights[place.id]
        ]
        for place in stale:
            place.refresh(layout=True)
        if stale and tries:
            self.call_after_refresh(self.fit, tries - 1)

    def scroll(self, by: int) -> None:
        """Up or down a table that is longer than its place."""
        self.query_one("#scroll", VerticalScroll).scroll_relative(y=by, animate=False)

    def show(self, id: str, lines: list[Line]) -> None:
        """Put lines into one of the places."""
        place = self.query_one(f"#{id}", Static)
        place.update(content(lines))
        place.display = bool(lines)
        self.heights[id] = len(lines)

    def asking(self, view: dict[str, Any], columns: int) -> list[Line]:
        """The prompt, what is picked so far, and what went wrong."""
        status = "" if self.answer is None else self.drawing.status(view, self.answer) or self.answer.hint() or self.answer.about()
        prompt = self.prompt(view)
        stop = "." if status and prompt[-1:].isalnum() else ""  # colour alone would not tell where one sentence ends
        words = [[Span(word, "prompt")] for word in f"{prompt}{stop}".split()]
        words += [[Span(word)] for word in status.removesuffix(self.notice).split()]  # what went wrong may stand there already
        unkept = self.say("kept-not", why=self.sitting.unkept) if self.sitting.unkept else ""
        words += [[Span(word, "trouble")] for word in f"{self.notice} {unkept}".split()]
        return flow(words, columns)

    def prompt(self, view: dict[str, Any]) -> str:
        """What is asked, or whom the table waits for."""
        return self.drawing.prompt(view)

    def keys_line(self) -> str:
        """Which keys do what."""
        return ""

    def draw_log(self) -> None:
        """What happened lately; what is new to the reader in bold."""
        since = max(0, len(self.sitting.table.facts) - LOG_LINES)
        old = self.sitting.log(self.viewer, since)
        new = len(self.sitting.log(self.viewer, max(since, self.fresh)))
        lines: list[Line] = [[Span(line, "" if number >= len(old) - new else "dim")] for number, line in enumerate(old)]
        for log, scroll in (("sidelog", "side"), ("belowlog", "log")):
            self.query_one(f"#{log}", Static).update(content(lines))
            self.call_after_refresh(self.query_one(f"#{scroll}", VerticalScroll).scroll_end, animate=False)

    # ── pages over the table ─────────────────────────────────────────────────

    def action_rules(self) -> None:
        """The rules that fit the moment."""
        pages, at = self.drawing.rule_pages(self.sitting.view(self.viewer))
        if pages:
            self.app.push_screen(Page(pages, at, self.say("page-keys")))

    def on_click(self, event: events.Click) -> None:
        """What lies under the mouse may do something."""
        if act := event.style.meta.get("act"):
            self.act(act)

    def act(self, what: str) -> None:
        """Something on the table was clicked."""


class Page(ModalScreen[None]):
    """Chapters to read, one at a time."""

    DEFAULT_CSS = """
    Page { align: center middle; }
    #sheet { width: 92%; max-width: 100; height: 90%; background: $surface; border: round $primary; padding: 0 1; scrollbar-size: 1 1; }
    #pagekeys { dock: bottom; height: 1; color: $text-muted; background: $panel; padding: 0 1; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        ("escape,enter,q,question_mark,space", "dismiss"),
        ("right,n", "turn(1)"),
        ("left,p", "turn(-1)"),
        ("down,j", "move(2)"),
        ("up,k", "move(-2)"),
        ("pagedown", "move(12)"),
        ("pageup", "move(-12)"),
    ]

    def __init__(self, pages: Sequence[tuple[str, str]], at: int, keys: str, at_end: bool = False) -> None:
        super().__init__()
        self.pages, self.at, self.keys, self.at_end = pages, at, keys, at_end

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="sheet"):
            yield Markdown(self._text(), id="text", open_links=False)
        yield Static(self.keys, id="pagekeys", markup=False)

    def on_mount(self) -> None:
        if self.at_end:
            self.call_after_refresh(self.query_one("#sheet", VerticalScroll).scroll_end, animate=False)

    def _text(self) -> str:
        heading, text = self.pages[self.at]
        count = f" ({self.at + 1}/{len(self.pages)})" if len(self.pages) > 1 else ""
        return f"## {heading}{count}\n\n{text}"

    async def action_turn(self, by: int) -> None:
        """The next chapter, or the one before."""
        self.at = (self.at + by) % len(self.pages)
        await self.query_one("#text", Markdown).update(self._text())
        self.query_one("#sheet", VerticalScroll).scroll_home(animate=False)

    def action_move(self, by: int) -> None:
        """Up and down the page."""
        self.query_one("#sheet", VerticalScroll).scroll_relative(y=by, animate=False)
