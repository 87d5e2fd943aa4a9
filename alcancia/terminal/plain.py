"""Playing without a full screen: line by line, for screen readers, pipes and very old terminals."""

import os
import sys
import time
from collections.abc import Mapping
from typing import Any, Final

from alcancia.kernel import Refused
from alcancia.terminal.answering import Answer, Wrong
from alcancia.terminal.drawing import Drawing, drawing_of
from alcancia.terminal.lines import plain
from alcancia.terminal.sitting import Sitting

WIPE: Final = "\033[2J\033[3J\033[H"
"""Empties a terminal, with what was scrolled away."""
AWAY: Final = "\n" * 60
"""The same for a terminal that knows no commands."""
COLUMNS: Final = 100


def matches(speaker: Any, command: str, line: str) -> bool:
    """Is this line one of the commands that are always there?"""
    return line.strip().casefold() in speaker.say(f"typed-{command}").split()


class PlainTable:
    """A sitting on plain lines."""

    def __init__(self, sitting: Sitting, pace: float = 0.0) -> None:
        self.sitting = sitting
        self.drawing: Drawing = drawing_of(sitting)
        self.drawing.aloud = True
        self.pace = pace
        self.viewer: int | None = sitting.people[0] if len(sitting.people) == 1 else None
        self.read: dict[int | None, int] = {}
        self.shown: set[int] = set()

    def say(self, id: str, /, **args: Any) -> None:
        """Print a message."""
        print(self.sitting.teller.speaker.say(id, **args))

    def tell(self) -> None:
        """What happened since this person last looked."""
        facts = len(self.sitting.table.facts)
        since = min(self.read.get(self.viewer, 0), facts)
        for line in self.sitting.log(self.viewer, since):
            print(line)
        self.read[self.viewer] = facts
        if self.sitting.unkept:
            self.say("kept-not", why=self.sitting.unkept)
        sys.stdout.flush()

    def run(self) -> bool:
        """Play until the game is over (True) or somebody leaves (False)."""
        sitting = self.sitting
        while not sitting.table.over:
            bot = sitting.bot_to_play()
            if bot is not None:
                sitting.play_bot(bot)
                if len(sitting.people) < 2:
                    self.tell()
                    time.sleep(self.pace)
                continue
            seat = sitting.person_to_play(self.viewer)
            assert seat is not None
            if seat != self.viewer and not self.curtain(seat):
                return False
            self.tell()
            if not self.turn(seat):
                return False
        self.viewer = self.viewer if len(sitting.people) == 1 else None
        self.tell()
        print(plain(self.drawing.ending(COLUMNS)))
        return True

    def curtain(self, seat: int) -> bool:
        """Nobody may read another's cards: wipe the screen and wait for the next person."""
        if sys.stdout.isatty():
            print(WIPE if os.environ.get("TERM", "dumb") != "dumb" else AWAY, end="")
        self.viewer = None
        self.say("curtain", name=self.sitting.names[seat])
        line = self.ask()
        if line is None:
            return False
        if matches(self.sitting.teller.speaker, "quit", line):
            return False
        self.viewer = seat
        return True

    def ask(self) -> str | None:
        """A line from the person; None at the end of input."""
        try:
            return input("> ")
        except EOFError:
            print()
            return None

    def turn(self, seat: int) -> bool:
        """One decision. False if the person leaves."""
        sitting = self.sitting
        view = sitting.view(seat)
        answer = self.drawing.answer(view)
        assert answer is not None
        # The whole table once, then only when somebody asks for it: nobody wants to hear it before every question.
        if seat in self.shown and self.drawing.own_lines(view, COLUMNS):
            self.put(view, answer)
        else:
            self.shown.add(seat)
            self.show(view, answer)
        while True:
            line = self.ask()
            if line is None or matches(sitting.teller.speaker, "quit", line):
                return False
            if self.command(line, view, answer):
                if sitting.view(seat)["question"] != view["question"]:
                    return True
                continue
            found = answer.typed(line)
            if isinstance(found, Wrong):
                self.say(found.id, **found.args)
            elif found is None:
                self.offer(answer)
            else:
                played = sitting.play(seat, found)
                if not isinstance(played, Refused):
                    return True
                print(sitting.teller.refusal(played.reason, played.detail))
                answer.again()
                self.offer(answer)

    def command(self, line: str, view: Mapping[str, Any], answer: Answer) -> bool:
        """The commands that are always there: rules, the table again, take back."""
        speaker = self.sitting.teller.speaker
        if matches(speaker, "rules", line):
            pages, at = self.drawing.rule_pages(view)
            print(pages[at][0], "\n\n" + pages[at][1].replace("**", "").replace("`", "") if pages else "")
        elif matches(speaker, "table", line):
            self.show(view, answer)
        elif matches(speaker, "undo", line):
            seat = self.sitting.undoable()
            if seat is None:
                self.say("undo-impossible")
            else:
                self.sitting.take_back(seat)
                self.tell()
        elif matches(speaker, "back", line):
            answer.back()
            self.offer(answer)
        else:
            return False
        return True

    def show(self, view: Mapping[str, Any], answer: Answer) -> None:
        """The table, the question and what may be answered."""
        print()
        for line in self.drawing.words(view, answer):
            print(line)
        self.put(view, answer)

    def put(self, view: Mapping[str, Any], answer: Answer) -> None:
        """The question, what one has to decide it with, and what may be answered."""
        for line in self.drawing.spoken(self.drawing.own_lines(view, COLUMNS)):
            print(line)
        print(self.drawing.prompt(view))
        self.offer(answer)

    def offer(self, answer: Answer) -> None:
        """What may be typed."""
        if answer.form is not None:
            print(f"{answer.form.label}. {answer.hint()}")
            for item in answer.items():
                print(f"  {item.key} = {item.label}")
        for number, choice in enumerate(answer.choices, 1):
            word = f" ({choice.shown})" if choice.shown else ""
            note = f" {choice.note}" if choice.note else ""
            print(f"  {number if not answer.form else '-'} {choice.label}{word}{note}")
        self.say("plain-help")


def setup_in_words(sitting: Sitting) -> None:
    """Before the first question: who sits where."""
    say = sitting.teller.speaker.say
    print(say("game-name"))
    for seat, (name, bot) in enumerate(sitting.seating, 1):
        print(say("plain-sits", n=seat, name=name, bot="yes" if bot else "no"))
