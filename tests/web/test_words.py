"""The table in words beside its board: every figure of every seat, at every question of a game of each kind."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web import test_citylife, test_elplan, test_financialit, test_financity
from tests.web.conftest import Desk
from tests.web.playing import ASKED, IN_WORDS, LOOKS, begin, move, turning, until
from tests.web.serving import Server

N = r"(-?[$]?-?[\d,]+)"
FIGURES: dict[str, dict[str, str]] = {
    "citylife": {
        rf"(?:st|nd|rd|th) \| {N} \|": "Money",
        rf"\| {N} \| Demerits": "Money",
        rf"(?:·|\|) {N} to go": "Steps to go",
        rf"\| {N} shares?\b": "Shares",
        rf"Demerits \| {N}/": "Demerit points",
    },
    "elplan": {
        rf"\b{N} ideas?\b": "Ideas",
        rf"\b{N} points? so far": "Points",
        rf"Free tokens \|.*\b{N} workers?\b": "Free workers, money, energy ~ workers",
        rf"Free tokens \|.*\b{N} money\b": "Free workers, money, energy ~ money",
        rf"Free tokens \|.*\b{N} energy\b": "Free workers, money, energy ~ energy",
    },
    "financialit": {
        rf"\b{N} of \d+ pawns free": "Free pawns",
        rf"\| {N} \| Units": "Units",
        rf"\| {N} \| Happiness": "Happiness",
        rf"\bincome {N} \|": "Income",
        rf"Income {N} next": "Income",
        rf"next time {N}": "Next income",
        rf"Score now {N}:": "Happiness if it ended now",
        rf"\| {N} left": "Left after the bills",
        rf"\| {N} of \d+ goods": "Common Goods",
        rf"\| {N} of 6 insurances": "# Insurances",
    },
    "financity": {
        rf"\bcash \| {N}": "Cash",
        rf"\b{N} \| wellbeing": "Wellbeing",
        rf"\b{N} \| of 300": "Wellbeing",
        rf"savings \| {N}": "Savings",
        rf"{N} \| of [$]500": "Savings",
        rf"\b{N} \| insurance tokens?": "Insurance tokens",
        rf"\b{N} \| investments?\b": "# Investments",
        rf"income \| {N}": "Income still to come",
        rf"loans due \| {N}": "Loan payments due",
        rf"bills \| {N}": "Bills this year",
        rf"free to spend \| {N}": "Free to spend",
    },
    "multiverse": {rf"\b{N} in hand": "Cards in hand"},
}
"""How a figure stands on a seat's plate, and the column that must say the same: in its cell, after a word of it, or by as many names."""
GAMES: dict[str, tuple[int, dict[str, Any], Any]] = {
    "citylife": (3, {"rules": "advanced", "max_rounds": 10}, test_citylife),
    "elplan": (3, {"periods": 4, "level": 3}, test_elplan),
    "financialit": (3, {"rounds": 3, "events_per_round": [1, 1, 1]}, test_financialit),
    "financity": (3, {"years": 4}, test_financity),
    "multiverse": (3, {}, None),
}
PLATES = """() => Object.fromEntries([...document.querySelectorAll('[data-plate]')].map(plate =>
    [plate.dataset.plate, plate.innerText.split('\\n').map(line => line.trim()).filter(line => line !== '').join(' | ')]))"""
ROWS = """() => {
    const columns = [...document.querySelectorAll('.plain thead th')].map(cell => cell.textContent.trim());
    return [...document.querySelectorAll('.plain tbody tr')].map(row =>
        Object.fromEntries([...row.children].map((cell, at) => [columns[at], cell.lastChild.textContent.trim()])));
}"""


def value(text: str) -> str:
    """A figure without what languages and games put around it."""
    return re.sub(r"[$,\s]", "", text.replace("−", "-"))


def said_of(row: dict[str, str], place: str) -> str:
    """What the words say of a figure; nothing if they do not."""
    if place.startswith("# "):
        names = row.get(place[2:], "–")
        return "0" if names == "–" else str(len(names.split(", ")))
    column, _, word = place.partition(" ~ ")
    found = re.search(rf"{word} (-?\d+)", row.get(column, "")) if word else None
    return row.get(column, "") if not word else found[1] if found else ""


class Beside:
    """Board and words of one seat, on one device."""

    def __init__(self, board: Page, words: Page, game: str) -> None:
        self.board, self.words, self.game = board, words, game
        self.compared, self.found = set[str](), list[str]()
        self._before = ""

    def look(self) -> None:
        """Compare what both show at the question that is open now, once."""
        asked: str = self.board.evaluate(ASKED)
        if not asked or asked == self._before:
            return
        self._before = asked
        until(self.words, f"asked => ({ASKED})() === asked", asked)
        self.compare()

    def compare(self) -> None:
        """Whatever a plate says must stand in the row of its seat."""
        plates, rows = self.board.evaluate(PLATES), self.words.evaluate(ROWS)
        for seat, plate in plates.items():
            for pattern, column in FIGURES[self.game].items():
                # What a seat has comes first on its plate; cards below it may say the same of themselves.
                for shown in re.findall(pattern, plate)[:1]:
                    self.compared.add(pattern)
                    said = said_of(rows[int(seat)], column)
                    if value(said) != value(shown):
                        self.found.append(f"seat {seat}: {column} is {shown} on the board and {said or 'nothing'} in words")

    def play(self, played: Any) -> None:
        """A whole game by the board, comparing at every question."""
        for turn in range(LOOKS):
            if self.board.locator(".end").count():
                return
            if played is None:
                self.look()
                if not move(self.board):
                    self.board.wait_for_timeout(30)
            elif not played.asked(self.board):
                self.board.wait_for_timeout(40)
            else:
                self.look()
                with turning(self.board):
                    played.answer(self.board, turn)
        raise AssertionError("the game never ended")


def beside(desk: Desk, server: Server, game: str) -> Beside:
    """A table that has begun, looked at twice by whoever sits there."""
    seats, options, _ = GAMES[game]
    board = desk.page(server)
    begin(board, game, seats, "baseline", **options)
    expect(board.locator("[data-prompt]").first).to_be_visible()
    words = board.context.new_page()
    words.add_init_script(IN_WORDS)
    words.goto(board.url)
    expect(words.locator(".plain tbody tr")).to_have_count(seats)
    return Beside(board, words, game)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_the_words_say_what_the_board_shows(desk: Desk, server: Server, game: str) -> None:
    both = beside(desk, server, game)
    both.play(GAMES[game][2])
    assert both.found == []
    assert both.compared == set(FIGURES[game]), "some figures never stood on the board"


def test_a_figure_that_differs_is_noticed(desk: Desk, server: Server) -> None:
    both = beside(desk, server, "financity")
    until(both.board, f"() => ({ASKED})() !== ''")
    both.look()
    assert both.found == [] and len(both.compared) > 5
    # What was once said of a seat that is free to spend 140.
    both.words.evaluate("""() => {
        const column = [...document.querySelectorAll('.plain thead th')].findIndex(cell => cell.textContent.trim() === 'Free to spend');
        document.querySelector('.plain tbody tr').children[column].textContent = '$-840';
    }""")
    both.compare()
    assert len(both.found) == 1 and "Free to spend" in both.found[0]


SIGNS = re.compile("[♥☂⚠✓→]|Your goals")
"""What is drawn is told in words, and what belongs to somebody else is not called mine."""


@pytest.mark.parametrize("game", GAMES)
def test_no_sign_is_left_for_a_screen_reader_to_spell(desk: Desk, server: Server, game: str) -> None:
    seats, options, _ = GAMES[game]
    page = desk.page(server)
    begin(page, game, seats, "baseline", **options)
    expect(page.locator("[data-prompt]").first).to_be_visible()
    heard = page.locator("body").aria_snapshot()
    assert len(heard) > 1000
    assert SIGNS.findall(heard) == []
    page.evaluate("() => document.querySelector('[data-prompt]').append('+50 ♥')")
    assert SIGNS.findall(page.locator("body").aria_snapshot()) == ["♥"]
