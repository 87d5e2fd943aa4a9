"""Drawing a table of any game from its view, its question and its messages. Games with a drawing of their own build on this."""

from collections.abc import Iterable, Mapping
from importlib import import_module
from typing import Any, Final

from alcancia.games.common.chapters import chapter
from alcancia.kernel import Ask
from alcancia.shelf.figures import book as book_in_force
from alcancia.terminal.answering import KINDS, Answer, Choice, leaves
from alcancia.terminal.lines import Line, Span, flow, length, pad, plain, wrap
from alcancia.terminal.sitting import Sitting
from alcancia.text.rulebook import Part, numbers_of

OWN_DRAWINGS: Final = {
    "multiverse": "alcancia.terminal.multiverse",
    "citylife": "alcancia.terminal.citylife",
    "financialit": "alcancia.terminal.financialit",
    "financity": "alcancia.terminal.financity",
    "elplan": "alcancia.terminal.elplan",
}
"""Games with a drawing of their own; every other game is drawn plainly."""
MOST_OPTIONS: Final = 200
"""Where a form will not do, at most so many possible answers are listed."""
SEAT_WORDS: Final = ("seat", "first", "active", "turn_seat", "order", "owner", "acted", "by", "to", "starter")
"""What views usually call a seat."""
MARKS: Final = "▲■●◆★✚▼◐◇"
DUMB: Final = str.maketrans("", "", f"{MARKS}─▮▯▶◉…○□")
"""Signs that nobody wants to hear."""
"""A shape for every seat, so that nobody needs to tell colours apart."""


def drawing_of(sitting: Sitting) -> "Drawing":
    """The drawing for the sitting's game."""
    home = OWN_DRAWINGS.get(sitting.game.id)
    found: type[Drawing] = import_module(home).Own if home else Drawing
    return found(sitting)


def listed(ask: Ask, question: Mapping[str, Any]) -> dict[str, Any]:
    """The question, with every space that a form cannot show, or that has further conditions, as a list of what is possible."""
    moves = []
    for move, shown in zip(ask.moves, question["moves"], strict=True):
        spaces = []
        for space, form in zip(move.spaces, shown["spaces"], strict=True):
            known = all(leaf["kind"] in KINDS for leaf in leaves(form))
            options = [] if known and not form.get("checked") else space.enumerate(MOST_OPTIONS + 1)
            use = options and (not known or len(options) <= MOST_OPTIONS)
            spaces.append({"kind": "listed", "options": options[:MOST_OPTIONS]} if use else form)
        moves.append({"name": shown["name"], "spaces": spaces})
    return {**question, "moves": moves}


def _nested(value: Any) -> bool:
    """Is this made of parts that deserve lines of their own?"""
    if isinstance(value, Mapping):
        return bool(value)
    return isinstance(value, (list, tuple)) and any(isinstance(item, (Mapping, list, tuple)) and item for item in value)


class Drawing:
    """A table as lines of text."""

    numbered = True
    """Moves may be chosen by number."""
    long = True
    """The table may be longer than the screen: leave room for the log."""
    aloud = False
    """It is listened to: words instead of letters and signs."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting
        self.game = sitting.game
        self.printed: Any = chapter(sitting.game, "content") if sitting.game.id in OWN_DRAWINGS else None
        """What stands on the cards that are played with."""

    @property
    def say(self) -> Any:
        """The sitting's speaker, in the language of the moment."""
        return self.sitting.teller.speaker.say

    # ── the question ─────────────────────────────────────────────────────────

    def answer(self, view: Mapping[str, Any]) -> Answer | None:
        """The way to an answer for the seat whose view this is; None if it is not asked."""
        if view["question"] is None:
            return None
        seat = view["seat"]
        ask = self.sitting.ask_of(seat)
        assert ask is not None
        asks = [ask, *self.sitting.table.may_of(seat)] if seat in self.sitting.table.asked else [ask]
        questions = [listed(ask, self.formed(view, question)) for ask, question in zip(asks, [view["question"], *view["may"]], strict=True)]
        return Answer(questions, self.sitting.teller, self.extra(view), self.keys(view), self.notes(view), self.numbered, view)

    def formed(self, view: Mapping[str, Any], question: Mapping[str, Any]) -> Mapping[str, Any]:
        """A question whose answers are filled in field by field says so in words of its own."""
        return question

    def extra(self, view: Mapping[str, Any]) -> list[Choice]:
        """Moves that deserve a button of their own."""
        return []

    def keys(self, view: Mapping[str, Any]) -> dict[Any, str]:
        """What is typed to name a thing, where it is not its place in the list."""
        return {}

    def notes(self, view: Mapping[str, Any]) -> dict[tuple[Any, ...], str]:
        """Price and consequence of moves, in words."""
        found: dict[tuple[Any, ...], str] = {}
        for question in [view["question"], *view["may"]]:
            for row in (question or {}).get("about", ()):
                if all(not isinstance(part, (list, dict)) for part in row["move"]):
                    found[tuple(row["move"])] = self.sitting.teller.consequence(row, question["figures"])
        return found

    def prompt(self, view: Mapping[str, Any]) -> str:
        """What the seat is asked, or whom the table waits for."""
        if view["over"]:
            return self.say("screen-over")  # type: ignore[no-any-return]
        if view["question"] is None:
            return self.sitting.teller.waiting(view["asked"])
        return self.sitting.teller.prompt(view["question"]["name"])

    def status(self, view: Mapping[str, Any], answer: Answer) -> str:
        """A word about what is picked so far."""
        return answer.summary()

    def rules(self, view: Mapping[str, Any]) -> list[str]:
        """The numbers of the paragraphs that fit the question of the moment, from the docstring of its rule."""
        return numbers_of({name: step[1] for name, step in self.game.steps.items()}).get(view["waiting"], [])

    def rule_pages(self, view: Mapping[str, Any]) -> tuple[list[tuple[str, str]], int]:
        """The rulebook with the figures in force: its first page and all chapters with numbered rules; and which to open first."""
        table = self.sitting.table
        book = book_in_force(self.game, self.sitting.teller.speaker.locale, table.state.options, table.state.seats)
        heading, *first = book.first_page() or (Part(""),)
        pages = [(heading.text, "\n\n".join(part.text for part in first if not part.text.startswith("![")))] if first else []
        whose = {part.number: self.say(f"rule-{part.whose}") for part in book.parts if part.whose}
        for heading_, numbers in book.sections.items():
            pages.append((heading_, "\n\n".join(f"**{number}** *({whose[number]})* {book.paragraphs[number]}" for number in numbers)))
        wanted = self.rules(view)
        at = next((i for number in wanted for i, numbers in enumerate(book.sections.values(), bool(first)) if number in numbers), 0)
        return pages, at

    # ── the table ────────────────────────────────────────────────────────────

    def header(self, view: Mapping[str, Any]) -> Line:
        """The top line."""
        title: Line = [Span(f" {self.say('game-name')} ", "title")]
        if view["period"]:
            title += [Span("  "), Span(self.say("screen-period", n=view["period"]), "strong")]
        if view["seat"] is not None:
            title += [Span("  "), *self.seat(view["seat"])]
        return title

    def own_lines(self, view: Mapping[str, Any], columns: int, rows: int = 50) -> list[Line]:
        """What a decision is made with, always in sight however small the terminal: one's own money, and what has happened."""
        return []

    def seat(self, seat: int, columns: int = 0) -> Line:
        """A seat's shape and name; aloud, the name alone."""
        name = self.sitting.names[seat]
        if self.aloud:
            return [Span(f"{name} ", f"seat{seat % 9}")]
        return [Span(f"{MARKS[seat % len(MARKS)]} {pad(name, columns - 2) if columns else name}", f"seat{seat % 9}")]

    def heard(self, seat: int, pieces: Iterable[Line]) -> list[Line]:
        """What is told of a seat, in one sentence to be read aloud."""
        said = ", ".join(filter(None, (plain([piece]).strip(" …") for piece in pieces)))
        return [[Span(f"{self.sitting.names[seat]}: {said}." if said else f"{self.sitting.names[seat]}.")]]

    def table(self, view: Mapping[str, Any], answer: Answer | None, columns: int, rows: int = 50) -> list[Line]:
        """Everything this seat may know, as a plain table."""
        lines: list[Line] = []
        for seat in range(view["seats"]):
            state = "screen-asked" if seat in view["asked"] else "screen-answered" if seat in view["sealed"] else ""
            lines.append([Span(f"{seat + 1} ", "dim"), *self.seat(seat, 20), Span(f" {self.say(state) if state else ''}", "dim")])
        lines += self._shown(view["table"], columns, 0)
        for offer in view["offers"]:
            offered = self.sitting.teller.fact({"key": "offer_made", "args": {"seat": offer["by"], "other": offer["to"], **offer}})
            lines += wrap(f"{offer['no']}. {offered}", columns, "strong")
        return lines

    def _label(self, name: Any) -> str:
        teller = self.sitting.teller
        for prefix in ("view", "word", *dict.fromkeys(teller.says.values())):
            if teller.speaker.has(f"{prefix}-{name}"):
                return teller.speaker.say(f"{prefix}-{name}")
        return str(name).replace("_", " ")

    def _shown(self, found: Mapping[str, Any], columns: int, depth: int) -> list[Line]:
        """Single facts side by side, then what is made of several parts, each under its name."""
        indent = "  " * depth
        single = {name: value for name, value in found.items() if not _nested(value)}
        pieces = [self._fact(name, value) for name, value in single.items() if value not in (None, "", [], (), {})]
        lines: list[Line] = []
        for piece in pieces:
            # Long facts stand on lines of their own, short ones share a line.
            if length(piece) > columns // 2:
                lines += flow(
                    [[Span(word, piece[-1].look)] for word in piece[-1].text.split()], columns, [Span(indent), piece[0]], 2 * depth + 4
                )
            elif lines and len(lines[-1]) > 1 and length(lines[-1]) + 3 + length(piece) <= columns and lines[-1][0].text == indent:
                lines[-1] += [Span("   "), *piece]
            else:
                lines.append([Span(indent), *piece])
        parts = [(name, value) for name, value in found.items() if _nested(value)]
        # What belongs to the seats comes first.
        for name, value in sorted(
            parts, key=lambda part: not (isinstance(part[1], (list, tuple)) and len(part[1]) == len(self.sitting.names))
        ):
            if value:
                lines.append([Span(indent), Span(self._label(name), "strong")])
                lines += self._parts(value, columns, depth + 1)
        return lines

    def _parts(self, value: Any, columns: int, depth: int) -> list[Line]:
        if isinstance(value, Mapping):
            return self._shown(value, columns, depth)
        lines: list[Line] = []
        for number, row in enumerate(value):
            if len(value) == len(self.sitting.names):
                lines.append([Span("  " * depth), *self.seat(number)])
            elif isinstance(row, Mapping):
                lines.append([Span("  " * depth), Span(f"{number + 1}.", "dim")])
            lines += self._shown(row if isinstance(row, Mapping) else {str(number + 1): row}, columns, depth + 1)
        return lines

    def _fact(self, name: Any, value: Any) -> Line:
        return [Span(f"{self._label(name)}: ", "dim"), Span(self._words(name, value))]

    def _words(self, name: Any, value: Any) -> str:
        teller = self.sitting.teller
        if name in SEAT_WORDS and (type(value) is int or isinstance(value, (list, tuple))):
            return teller.several([teller.name(seat) for seat in (value if isinstance(value, (list, tuple)) else [value])])
        if isinstance(value, (list, tuple)):
            if len(value) == len(teller.names) and all(type(item) is int for item in value):
                return ", ".join(f"{who} {teller.plain(item)}" for who, item in zip(teller.names, value, strict=True))
            return teller.several([self._thing(name, item) for item in value])
        return self._thing(name, value)

    def _thing(self, name: Any, value: Any) -> str:
        teller = self.sitting.teller
        if str(name) in teller.says:
            return teller.thing(value, teller.says[str(name)])
        return teller.option("", value) if type(value) is str else teller.plain(value)

    def words(self, view: Mapping[str, Any], answer: Answer | None) -> list[str]:
        """The table without a picture, for screen readers and pipes."""
        return self.spoken([self.header(view), *self.table(view, answer, 100)])

    def spoken(self, lines: Iterable[Line]) -> list[str]:
        """These lines as they are read aloud: without frames and marks, an arrow as a word."""
        words = (
            plain(lines)
            .translate(DUMB)
            .replace("·", ",")
            .replace("→", f" {self.say('aloud-then')} ")
            .replace("×", f" {self.say('aloud-times')} ")
        )
        return [said for line in words.splitlines() if (said := " ".join(line.split()).replace(" ,", ",").strip(" ,"))]

    # ── the controls ─────────────────────────────────────────────────────────

    def controls(self, answer: Answer, columns: int) -> list[Line]:
        """The things to pick and the moves to choose, each of them also a thing to click."""
        lines: list[Line] = []
        items = answer.items()
        if items:
            several = answer.space is not None and answer.space["kind"] == "subset"
            pieces = []
            for index, item in enumerate(items):
                mark = "■ " if item.value in answer.picked else "□ " if several else ""
                look = "cursor" if index == answer.cursor else "picked" if item.value in answer.picked else "button"
                pieces.append([Span(f" {mark}{item.key} {item.label} ", look, f"pick {item.key}")])
            lines += flow(pieces, columns)
        return lines + self.buttons(answer, columns, not items)

    def buttons(self, answer: Answer, columns: int, cursor: bool = True) -> list[Line]:
        """The moves on offer in a row."""
        pieces: list[Line] = []
        if answer.space is not None and answer.space["kind"] == "subset" and answer.form is not None:
            pieces.append([Span(f" {answer.form.label} ↵ ", "go", "enter")])
        for index, choice in enumerate(answer.choices):
            look = "cursor" if cursor and index == answer.cursor else "button"
            note = [Span(f" {choice.note}", "note")] if choice.note else []
            pieces.append([Span(f" {self.button(answer, index, choice, columns)} ", look, f"take {index}"), *note])
        return flow(pieces, columns) if pieces else []

    def button(self, answer: Answer, index: int, choice: Choice, columns: int) -> str:
        """What stands on the button of a move."""
        word = choice.shown
        words = [f" ({word})"] if word and " " not in word and not choice.label.endswith(f"({word})") else []
        return "".join([f"{index + 1} " if not answer.form and answer.numbered else "", choice.label, *words])

    # ── the end ──────────────────────────────────────────────────────────────

    def ending(self, columns: int) -> list[Line]:
        """Standings, and how each score was made."""
        lines: list[Line] = []
        for row in self.sitting.table.standings():
            score = self.sitting.teller.plain(row["score"])
            lines.append([Span(f"{row['rank']}. ", "strong"), *self.seat(row["seat"], 22), Span(f" {score}", "strong")])
            for part in row.get("parts", ()):
                lines += flow([[Span(word)] for word in self._part(part).split()], columns, [Span("     ")], 5)
        return lines

    def _part(self, part: Mapping[str, Any]) -> str:
        teller = self.sitting.teller
        id = f"score-{part.get('part', '')}"
        if teller.speaker.has(id):
            return self.say(id, **{name: teller.argument(name, value) for name, value in part.items() if name != "part"})  # type: ignore[no-any-return]
        return ", ".join(f"{self._label(name)} {teller.plain(value)}" for name, value in part.items())
