"""The screen on which people play."""

from collections.abc import Iterator
from typing import Any, ClassVar

from textual import events
from textual.binding import Binding, BindingType
from textual.timer import Timer
from textual.widgets import Input

from alcancia.kernel import Refused
from alcancia.terminal.answering import Wrong
from alcancia.terminal.lines import Line, Span, wrap
from alcancia.terminal.screens import TableScreen
from alcancia.terminal.sitting import Sitting


class TypeLine(Input):
    """Where moves are typed. While it is empty, arrows, space and a few letters work on the table instead."""

    async def _on_key(self, event: events.Key) -> None:
        screen = self.screen
        if isinstance(screen, PlayScreen) and not self.value and screen.press(event.key, event.character or ""):
            event.stop()
            event.prevent_default()
            return
        await super()._on_key(event)

    async def action_submit(self) -> None:
        """Enter. The line is empty at once, so that what is typed right after it begins a new one."""
        await super().action_submit()
        self.value = ""


class PlayScreen(TableScreen):
    """People and bots at one table; each person's cards are on the screen only in their own turn."""

    DEFAULT_CSS = """
    #line { height: 1; border: none; padding: 0 1; background: $surface; }
    #line:focus { border: none; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f1", "rules", priority=True),
        Binding("f2", "log", priority=True),
        Binding("f4", "language", priority=True),
        Binding("escape", "back", priority=True),
        Binding("ctrl+q", "leave", priority=True),
    ]

    def __init__(self, sitting: Sitting, pace: float) -> None:
        super().__init__(sitting)
        self.pace = pace
        self.next: int | None = None
        self.timer: Timer | None = None
        self.seen: dict[int, int] = {}
        if len(sitting.people) == 1:
            self.viewer = sitting.people[0]

    def below(self) -> Iterator[Any]:
        yield TypeLine(id="line", compact=True)

    def on_mount(self) -> None:
        self.query_one("#line").focus()
        self.advance()

    # ── the course of the game ───────────────────────────────────────────────

    def advance(self) -> None:
        """Bots first, then the person who is asked; between two people the curtain falls."""
        if self.timer is not None:
            self.timer.stop()
            self.timer = None
        self.answer, self.next = None, None
        sitting = self.sitting
        if sitting.table.over:
            self.app.call_later(self.app.ended)  # type: ignore[attr-defined]
            return
        if sitting.bot_to_play() is not None:
            if len(sitting.people) > 1:
                self.viewer = None
            self.draw()
            pace = self.pace / 4 if sitting.secret else self.pace
            self.timer = self.set_timer(pace, self.bot_plays) if pace else None
            if self.timer is None:
                self.call_later(self.bot_plays)
            return
        seat = sitting.person_to_play(self.viewer)
        if seat == self.viewer:
            self.put_question()
        else:
            self.viewer, self.next = None, seat
            self.fresh = len(sitting.table.facts)
        self.draw()

    def put_question(self) -> None:
        """The person at the screen is asked."""
        assert self.viewer is not None
        self.fresh = self.seen.get(self.viewer, 0)
        self.answer = self.drawing.answer(self.sitting.view(self.viewer))

    def bot_plays(self) -> None:
        """The next bot moves."""
        self.timer = None
        bot = self.sitting.bot_to_play()
        if bot is not None:
            self.notice = ""
            self.sitting.play_bot(bot)
        self.advance()

    def play(self, move: tuple[Any, ...]) -> None:
        """The person at the screen moves."""
        assert self.viewer is not None
        seat, before = self.viewer, len(self.sitting.table.facts)
        played = self.sitting.play(seat, move)
        if isinstance(played, Refused):
            self.notice = self.sitting.teller.refusal(played.reason, played.detail)
            if self.answer is not None:
                self.answer.again()
            self.draw()
            return
        self.seen[seat] = before
        self.notice = ""
        if len(self.sitting.people) > 1 and seat not in self.sitting.table.asked:
            self.viewer = None
        self.fresh = before
        self.advance()

    def take_back(self) -> None:
        """The last move, if it was a person's and nothing was drawn or shown since."""
        if self.next is not None or self.answer is not None or self.timer is not None:
            seat = self.sitting.undoable()
            if seat is None:
                self.notice = self.say("undo-impossible")
                self.draw()
                return
            self.notice = ""
            self.sitting.take_back(seat)
            self.advance()

    # ── what people do ───────────────────────────────────────────────────────

    def on_input_changed(self, event: Input.Changed) -> None:
        if self.answer is not None and event.value and self.answer.preview(event.value):
            self.draw()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        self.submit(event.value)

    def submit(self, line: str) -> None:
        """A typed line, or Enter."""
        if self.command(line):
            return
        if self.next is not None:
            if not line.strip():
                self.viewer = self.next
                self.next = None
                self.put_question()
            self.draw()
            return
        if self.answer is None:
            return
        self.take(self.answer.typed(line))

    def take(self, found: tuple[Any, ...] | Wrong | None) -> None:
        """What came of it: a move, something more to fill in, or a mistake."""
        if isinstance(found, Wrong):
            self.notice = self.say(found.id, **found.args)
            self.draw()
        elif found is None:
            self.notice = ""
            self.draw()
        else:
            self.play(found)

    def command(self, line: str) -> bool:
        """The words that are always there."""
        word = line.strip().casefold()
        for name, act in (("quit", self.action_leave), ("rules", self.action_rules), ("undo", self.take_back), ("back", self.action_back)):
            if word and word in self.say(f"typed-{name}").split():
                act()
                return True
        return False

    def press(self, key: str, letter: str) -> bool:
        """A key on the empty line. True if it meant something."""
        answer = self.answer
        if letter == "?":
            self.action_rules()
        elif letter in ("q", "u") and not self._begins(letter):
            self.action_leave() if letter == "q" else self.take_back()
        elif answer is not None and key in ("left", "up", "right", "down"):
            many = len(answer.items()) or len(answer.choices)
            answer.cursor = (answer.cursor + (1 if key in ("right", "down") else -1)) % max(1, many)
            self.draw()
        elif key in ("pageup", "pagedown"):
            self.scroll(8 if key == "pagedown" else -8)
        elif answer is not None and key == "space":
            items = answer.items()
            if items and answer.space is not None and answer.space["kind"] == "subset":
                answer.toggle(items[answer.cursor % len(items)].value)
                self.notice = ""
                self.draw()
        else:
            return False
        return True

    def _begins(self, letter: str) -> bool:
        """Does a move begin with this letter? Then it is not a command."""
        answer = self.answer
        if answer is None:
            return False
        items = [item.key for item in answer.items()]
        return any(
            word.startswith(letter) for word in (*items, *(word for choice in (*answer.menu, *answer.extra) for word in choice.words))
        )

    def act(self, what: str) -> None:
        name, _, value = what.partition(" ")
        answer = self.answer
        if answer is None:
            return
        if name == "type" and answer.form is None:
            self.submit(value)
        elif name == "enter":
            self.take(answer.enter())
        elif name == "take" and int(value) < len(answer.choices):
            answer.cursor = int(value)
            choice = answer.choices[int(value)]
            self.take(answer.choose(choice))
        elif name == "pick":
            for index, item in enumerate(answer.items()):
                if item.key == value:
                    answer.cursor = index
                    if answer.space is not None and answer.space["kind"] == "subset":
                        self.query_one("#line", Input).value = ""
                        answer.toggle(item.value)
                        self.notice = ""
                        self.draw()
                    else:
                        self.take(answer.enter())
                    return

    def action_language(self) -> None:
        """F4: the other language, at once."""
        self.app.next_language()  # type: ignore[attr-defined]
        if self.answer is not None:
            self.put_question()
        self.draw()

    def action_back(self) -> None:
        """Escape: empty the line, or one step back in a form."""
        line = self.query_one("#line", Input)
        if line.value:
            line.value = ""
        elif self.answer is not None:
            self.answer.back()
            self.answer.picked.clear()
            self.notice = ""
        self.draw()

    # ── words ────────────────────────────────────────────────────────────────

    def prompt(self, view: dict[str, Any]) -> str:
        if self.next is not None:
            return self.say("curtain", name=self.sitting.names[self.next])
        bot = self.sitting.bot_to_play()
        return super().prompt(view) if bot is None else self.sitting.teller.waiting([bot])

    def asking(self, view: dict[str, Any], columns: int) -> list[Line]:
        if self.next is not None:
            notice = wrap(self.notice, columns, "trouble") if self.notice else []
            return [[Span(f" {self.prompt(view)} ", "alarm")], *notice]
        return super().asking(view, columns)

    def keys_line(self) -> str:
        self.query_one("#line", Input).placeholder = self.example()
        return self.say("keys-play")

    def example(self) -> str:
        """What could be typed now."""
        answer = self.answer
        if answer is None:
            return ""
        words = [choice.shown for choice in answer.choices if choice.shown]
        if answer.form is not None and answer.form.shown:
            keys = [item.key for item in answer.items()]
            words.insert(0, " ".join([answer.form.shown, *keys[:2], *keys[-1:]]))
        return " · ".join(words[:6])
