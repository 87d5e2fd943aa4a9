"""The set-up screen: which game, who sits where, which rules."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.screen import Screen
from textual.widget import Widget
from textual.widgets import Button, Input, Label, Select, Static, TabbedContent, TabPane

from alcancia.bots import bots_of
from alcancia.games import GAMES
from alcancia.kernel import Flag, Option, Unplayable
from alcancia.shelf.own import find
from alcancia.terminal.console import hindered
from alcancia.terminal.describing import option_range
from alcancia.terminal.files import new_save, play_again, read_record, read_seating, unfinished
from alcancia.terminal.sitting import Sitting
from alcancia.terminal.wishes import LONGEST_NAME, check_options, seat_names, set_table, usual_bot, usual_seats
from alcancia.text import Speaker, Teller, locales
from alcancia.text.telling import LETTERS

PERSON = "person"


class SetUpScreen(Screen[None]):
    """Asks what the command line did not say."""

    DEFAULT_CSS = """
    SetUpScreen { layout: vertical; overflow: hidden; }
    #tabs { height: 1fr; }
    #tabs ContentSwitcher { height: 1fr; }
    TabPane { height: 1fr; }
    TabPane VerticalScroll { scrollbar-size: 1 1; }
    #head { height: 1; background: $primary; color: $background; text-style: bold; padding: 0 1; }
    .row { height: 1; margin: 0 1; }
    .row Label { width: 30; }
    .row Select { width: 26; margin: 0 1 0 0; }
    .row Input { width: 18; }
    .about { color: $text-muted; margin: 0 1 1 3; height: auto; }
    #trouble { color: $error; text-style: bold; height: auto; padding: 0 1; }
    #buttons { height: 1; margin: 0 1; }
    #buttons Button { margin: 0 2 0 0; min-width: 8; width: auto; }
    #hint { height: 1; color: $text-muted; background: $panel; padding: 0 1; }
    TabPane { padding: 1 0 0 0; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [("f10,ctrl+s", "start"), ("f4", "language"), ("ctrl+q,escape", "leave")]

    def __init__(self, locale: str, game: str = "", save: Path | None = None) -> None:
        super().__init__()
        self.locale = locale
        self.game = find(game or GAMES[0])
        self.fixed = bool(game)
        self.save = save
        self.seats = usual_seats(self.game)
        self.bots: list[str] = []
        self.names: list[str] = []
        self.values: dict[str, str] = {}
        self._sit()

    def _sit(self) -> None:
        """One person and bots, as many as there are seats; what was chosen before stays."""
        usual = usual_bot(self.game)
        self.bots = [*self.bots[: self.seats], *([PERSON] if not self.bots else []), *[usual] * self.seats][: self.seats]
        self.names = [*self.names, *[""] * self.seats][: self.seats]

    def say(self, id: str, /, **args: Any) -> str:
        """A message in the language chosen."""
        return Speaker(self.locale, self.game.speaks).say(id, **args)

    # ── drawing ──────────────────────────────────────────────────────────────

    def compose(self) -> ComposeResult:
        yield Static(f"Alcancía · {self.say('game-name')}", id="head", markup=False)
        with TabbedContent(id="tabs"):
            with TabPane(self.say("setup-seats"), id="tab-seats"), VerticalScroll(can_focus=False):
                yield from self.seat_rows()
            with TabPane(self.say("setup-options"), id="tab-options"), VerticalScroll(can_focus=False):
                yield from self.option_rows()
        yield Static("", id="trouble", markup=False)
        with Horizontal(id="buttons"):
            yield Button(self.say("setup-start"), id="start", variant="success", compact=True)
            if saved := self.saved():
                yield Button(self.say("setup-go-on", file=saved.stem), id="go-on", compact=True)
            yield Button(self.say("setup-leave"), id="leave", compact=True)
        yield Static(self.say("setup-keys"), id="hint", markup=False)

    def on_mount(self) -> None:
        self.query_one("#start").focus()

    def row(self, label: str, *controls: Widget) -> Horizontal:
        """A label with its controls."""
        return Horizontal(Label(label, markup=False), *controls, classes="row")

    def seat_rows(self) -> Iterator[Widget]:
        """Game, language, number of seats, and who sits on each."""
        yield Static(self.say("game-tagline"), classes="about", markup=False)
        names = [(Speaker(self.locale, id).say("game-name"), id) for id in GAMES]
        if not self.fixed and len(names) > 1:
            yield self.row(self.say("setup-game"), Select(names, value=self.game.id, allow_blank=False, id="game", compact=True))
        languages = [(Speaker(locale).say("language-name"), locale) for locale in locales()]
        yield self.row(self.say("setup-language"), Select(languages, value=self.locale, allow_blank=False, id="language", compact=True))
        numbers = [(str(number), number) for number in self.game.seats]
        yield self.row(self.say("setup-number"), Select(numbers, value=self.seats, allow_blank=False, id="number", compact=True))
        speaker = Speaker(self.locale, self.game.speaks)
        kinds = [(self.say("setup-person"), PERSON)]
        for bot in bots_of(self.game):
            kinds.append((self.say("setup-bot", bot=speaker.say(f"bot-{bot}") if speaker.has(f"bot-{bot}") else bot), bot))
        for seat in range(self.seats):
            sits = Select(kinds, value=self.bots[seat], allow_blank=False, id=f"sits-{seat}", compact=True)
            name = Input(self.names[seat], placeholder=self.say("setup-name"), max_length=LONGEST_NAME, id=f"name-{seat}", compact=True)
            name.display = self.bots[seat] == PERSON
            yield self.row(self.say(f"seat-{LETTERS[seat]}"), sits, name)

    def option_rows(self) -> Iterator[Widget]:
        """Every rule option with its explanation."""
        speaker = Speaker(self.locale, self.game.speaks)
        teller = Teller(speaker, (), self.game.message_kinds)
        for name, option in self.game.schema.items():
            shown = option.to_json(self.seats)
            yield self.row(speaker.say(f"option-{name}"), self.control(name, option, shown, teller))
            usual = teller.rule_option(name, shown["default"])
            facts = speaker.say("option-facts", range=option_range(shown, name, teller), usual=usual)
            about = speaker.say(f"option-{name}.about")
            yield Static(about if shown["type"] in ("bool", "choice") else f"{about} {facts}", classes="about", markup=False)

    def control(self, name: str, option: Option, shown: dict[str, Any], teller: Teller) -> Widget:
        """A list to choose from, or a line to type in."""
        id = f"option-{name}"
        if shown["type"] == "choice" or isinstance(option, Flag):
            values = [("true", True), ("false", False)] if isinstance(option, Flag) else [(value, value) for value in shown["values"]]
            entries = [(teller.rule_option(name, value), text) for text, value in values]
            usual = str(shown["default"]).lower() if isinstance(option, Flag) else shown["default"]
            return Select(entries, value=self.values.get(name, usual), allow_blank=False, id=id, compact=True)
        usual = ",".join(shown["default"]) if shown["type"] == "words" else str(shown["default"])
        return Input(self.values.get(name, ""), placeholder=usual, id=id, compact=True)

    async def again(self) -> None:
        """Draw everything again, in another language or for another game."""
        await self.recompose()

    # ── what people do ───────────────────────────────────────────────────────

    async def on_select_changed(self, event: Select.Changed) -> None:
        id, value = event.select.id or "", event.value
        if id == "language" and value != self.locale:
            self.locale = str(value)
            await self.again()
        elif id == "game" and value != self.game.id:
            self.game = find(str(value))
            self.seats, self.bots, self.values = usual_seats(self.game), [], {}
            self._sit()
            await self.again()
        elif id == "number" and value != self.seats:
            self.seats = int(str(value))
            self._sit()
            await self.again()
        elif id.startswith("sits-"):
            seat = int(id[5:])
            self.bots[seat] = str(value)
            self.query_one(f"#name-{seat}").display = value == PERSON
        elif id.startswith("option-"):
            self.values[id[7:]] = str(value)

    def on_input_changed(self, event: Input.Changed) -> None:
        id = event.input.id or ""
        if id.startswith("name-"):
            self.names[int(id[5:])] = event.value
        elif id.startswith("option-"):
            self.values[id[7:]] = event.value

    def on_input_submitted(self, event: Input.Submitted) -> None:
        self.focus_next()

    def on_button_pressed(self, event: Button.Pressed) -> None:
        match event.button.id:
            case "start":
                self.action_start()
            case "go-on":
                self.go_on()
            case _:
                self.action_leave()

    async def action_language(self) -> None:
        """F4."""
        known = locales()
        self.locale = known[(known.index(self.locale) + 1) % len(known)]
        await self.again()

    def action_leave(self) -> None:
        """No game today."""
        self.app.exit()

    def trouble(self, sentence: str) -> None:
        """Say what is wrong."""
        self.query_one("#trouble", Static).update(sentence)

    def action_start(self) -> None:
        """Lay the table, if everything fits."""
        speaker = Speaker(self.locale, self.game.speaks)
        given = {name: self.game.schema[name].read(text) for name, text in self.values.items() if text != ""}
        wrong = next((name for name, value in given.items() if not self.game.schema[name].allows(value, self.seats)), "")
        if wrong:
            return self.trouble(self.say("setup-bad-option", option=speaker.say(f"option-{wrong}")))
        refused = check_options(self.game, self.seats, given)
        if refused is not None:
            return self.trouble(Teller(speaker, ()).refusal(refused.reason, refused.detail))
        bots = ["" if bot == PERSON else bot for bot in self.bots]
        names = seat_names(speaker, bots, [name for name, bot in zip(self.names, bots, strict=True) if not bot])
        table = set_table(self.game, self.seats, given)
        path = self.save or new_save(self.game.id)
        try:
            sitting = Sitting(table, list(zip(names, bots, strict=True)), self.locale, path)
        except OSError as error:
            return self.trouble(self.say("cli-cannot-use-file", file=str(error.filename or path), why=hindered(error, speaker)))
        self.app.sit_down(sitting)  # type: ignore[attr-defined]

    # ── games in progress ────────────────────────────────────────────────────

    def saved(self) -> Path | None:
        """The last game that was left unfinished."""
        found = [path for path in unfinished() if not self.fixed or path.name.startswith(f"{self.game.id}-")]
        return found[0] if found else None

    def go_on(self) -> None:
        """Sit down again where one left."""
        path = self.saved()
        if path is None:
            return
        try:
            table = play_again(read_record(path))
            seating = read_seating(path, table.state.seats)
            if seating is None or table.over:
                raise Unplayable("not_a_record")
            sitting = Sitting(table, seating, self.locale, path)
        except (OSError, Unplayable) as error:
            reason = error.reason if isinstance(error, Unplayable) else "not_a_record"
            return self.trouble(Teller(Speaker(self.locale), ()).refusal(reason, getattr(error, "detail", {})))
        self.app.sit_down(sitting)  # type: ignore[attr-defined]
