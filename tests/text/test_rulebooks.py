"""The rulebooks: whose rule it is, figures in force, the first page, and what is made from content."""

import re
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest
from msgspec import to_builtins

from alcancia import games
from alcancia.ground.options import Whole
from alcancia.kernel import Refused
from alcancia.shelf import books, faces
from alcancia.shelf.box import QUIZ
from alcancia.shelf.box import usual as usual_tables
from alcancia.shelf.figures import book, figures, usual
from alcancia.shelf.press import printed
from alcancia.text import Speaker, locales, rulebook
from alcancia.text.rulebook import FIGURE, Part, parse, value, worded

BOOKS = [(game, locale) for game in games.GAMES for locale in locales()]
OFF = {
    "citylife": {"quiz_seconds", "max_rounds"},
    "elplan": {"d2_spaces", "ideas_per_period", "win_at"},
    "multiverse": {"games_in_match", "currencies"},
    "financialit": {
        *("goods_min_per_visit", "goods_max_per_visit", "luxury_cost_delta", "luxury_upkeep_delta", "luxury_happiness_delta"),
        *("luxury_max_per_visit", "insurance_extra_cost", "insurance_cap", "premium_delta", "skills_cap", "careers_cap"),
        *("skill_end_happiness_delta", "career_end_happiness_delta", "happiness_goal", "miscalculation_clear_at"),
    },
}
"""Options that no figure of the printed rules stands for: limits that are off, differences of nought, numbers of seats and games."""


def figures_in(parts: tuple[Part, ...]) -> list[tuple[str, str, str]]:
    """Number of the paragraph, figure as written, way to its value."""
    return [(part.number, written, way) for part in parts for _, written, way in FIGURE.findall(part.text)]


@pytest.mark.parametrize(("game", "locale"), BOOKS)
def test_every_paragraph_says_whose_rule_it_is(game: str, locale: str) -> None:
    numbered = [part for part in rulebook(game, locale).parts if part.number]
    assert [part.number for part in numbered if part.whose not in ("printed", "both", "ours")] == []
    assert {part.whose for part in numbered} == {"printed", "both", "ours"}
    assert {part.number: part.whose for part in numbered} == {part.number: part.whose for part in rulebook(game, "en").parts if part.number}


def test_a_paragraph_without_a_mark_is_noticed() -> None:
    assert [part.whose for part in parse("# T\n\n## A\n\n**XX-1** One.\n\n**XX-2** ○ Two.").parts if part.number] == ["", "ours"]


@pytest.mark.parametrize(("game", "locale"), BOOKS)
def test_figures_are_written_as_the_usual_game_has_them(game: str, locale: str) -> None:
    known = usual(game, max(games.find(game).seats))
    found = figures_in(rulebook(game, locale).parts)
    assert [(number, way) for number, written, way in found if written.isdigit() and int(written) != value(way, known)] == []
    assert sorted((number, way) for number, _, way in found) == sorted(
        (number, way) for number, _, way in figures_in(rulebook(game, "en").parts)
    )


@pytest.mark.parametrize("game", games.GAMES)
def test_every_whole_number_among_the_options_is_told_in_a_paragraph(game: str) -> None:
    found = {name for number, _, way in figures_in(rulebook(game, "en").parts) if number for name in re.findall(r"[a-z][a-z_.]*", way)}
    wanted = {name for name, option in games.find(game).schema.items() if isinstance(option, Whole)}
    assert wanted - found == OFF.get(game, set())


def other(option: Whole, seats: int, now: int) -> int:
    """Another value that the option may have."""
    said = option.to_json(seats)
    return next(each for each in range(int(said["lo"]), int(said["hi"]) + 1, int(said["step"])) if each != now)


@pytest.mark.parametrize(("game", "locale"), BOOKS)
def test_a_changed_option_changes_its_paragraphs_and_no_others(game: str, locale: str) -> None:
    of = games.find(game)
    seats = max(of.seats)
    settled = of.settle({}, seats)
    written = rulebook(game, locale).in_words(Speaker(locale, game))
    for name, option in of.schema.items():
        if not isinstance(option, Whole):
            continue
        changed = of.settle({name: other(option, seats, getattr(settled, name))}, seats)
        if isinstance(changed, Refused):  # needs another option beside it
            continue
        told = book(of, locale, changed, seats)
        known = figures(of, changed)
        for before, now in zip(written.parts, told.parts, strict=True):
            ways = [way for _, _, way in FIGURE.findall(before.text)]
            moved = [way for way in ways if value(way, known) != value(way, usual(game, seats))]
            assert now.changed == bool(moved), (name, before.number)
            assert all(f"{value(way, known)}**" in now.text for way in moved)
            assert "<!--=" not in now.text


def test_a_box_with_other_amounts_has_other_rules() -> None:
    bank = deepcopy(usual_tables("financity")["bank.toml"])
    bank["loan"]["cash"] = 700
    game = printed("financity", {"bank.toml": bank})
    told = book(game, "en", game.settle({}, 4), 4).paragraphs["FC-LN.1"]
    assert "pays **$700** at once" in told and "of $150:" in told


@pytest.mark.parametrize(("game", "locale"), BOOKS)
def test_the_first_page(game: str, locale: str) -> None:
    """Goal, a turn, how to win and a picture: on one sheet of paper."""
    heading, *page = rulebook(game, locale).plain().first_page()
    assert heading.level == 2
    assert any(part.text.startswith("![") for part in page)
    text = "\n".join(part.text for part in page)
    assert text.count("**") >= 6 and "| " in text
    assert len(text.split()) < 420
    assert (books.FOLDER / "pictures" / f"{game}.{locale}.svg").is_file()


WAYS = {
    "citylife": {"1", "2", "4", "5", "58", "30"},
    "elplan": {str(district) for district in range(1, 8)},
    "financialit": {"1"},
    "multiverse": {"0"},
}
"""Numbers of the first pages without a way to their value: names of places, and what no option or box changes."""


@pytest.mark.parametrize(("game", "locale"), BOOKS)
def test_every_figure_of_the_first_page_is_the_one_in_force(game: str, locale: str) -> None:
    """It says where it comes from, and so follows options and boxes; the rest is counted here."""
    page = "\n".join(part.text for part in rulebook(game, locale).first_page()[1:])
    assert set(re.findall(r"\d+", FIGURE.sub("", page))) == WAYS.get(game, set())


def test_what_has_no_way_is_so_in_the_content() -> None:
    life, lit = games.find("citylife").content, games.find("financialit").content
    squares = to_builtins(life)["board"]["square"]
    assert {square["number"] for square in squares if square["kind"] == "lottery"} == {58}
    assert {square["number"] - square["to"] for square in squares if square["kind"] == "back"} == {30}
    die = to_builtins(life)["money"]["die"]
    assert {*range(1, die["sides"] + 1)} - {die["quiz_on"], die["missed_on"]} == {1, 2, 4, 5}
    assert to_builtins(lit)[-1]["figures"]["goods_rebate"] == 1


def test_what_is_made_from_content_is_up_to_date() -> None:
    for file, text in books.made(books.FOLDER).items():
        assert file.read_text("utf-8") == text, f"{file.name}: run python -m alcancia.shelf.books"


@pytest.mark.parametrize("game", games.GAMES)
def test_every_card_is_in_the_book(game: str) -> None:
    """Of every game all cards stand in the rulebook, but for the quiz, whose answers somebody may be about to give."""
    text = (books.FOLDER / f"{game}.md").read_text("utf-8")
    shown = {name for found in re.findall(r"<!-- cards: ([a-z -]*) -->", text) for name in found.split()}
    left = set(faces.catalogue(game)) - shown
    assert left <= {"quiz", "deeds", "money"}, left


@pytest.mark.parametrize("game", games.GAMES)
def test_everything_on_a_card_has_words(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []
    say = Speaker.say

    def listening(self: Speaker, id: str, /, **args: Any) -> str:
        asked.append((self.locale, id))
        return say(self, id, **args)

    monkeypatch.setattr(Speaker, "say", listening)
    for name, cards in faces.catalogue(game).items():
        for locale in locales():
            assert Speaker(locale, game).has(f"content-{name}")
            assert all(card.names[locale].get("", card.id) != card.id for card in cards), name
    assert [id for locale, id in asked if not Speaker(locale, game).has(id)] == []
    assert QUIZ not in faces.catalogue(game)


def test_no_simulation_in_the_books() -> None:
    for game, locale in BOOKS:
        assert not re.search(r"baseline|standard error|simulat|simulad|specification|especificación", rulebook(game, locale).text)
    assert (Path(books.FOLDER).parent / "balance.md").is_file()


MAKERS = {"elplan": "Momento Cero", "financity": "Momento Cero", "citylife": "Somers"}
"""Those whom the rulebooks we worked from name."""


@pytest.mark.parametrize(("game", "locale"), [(game, locale) for game, locale in BOOKS if game in MAKERS])
def test_page_and_terminal_name_who_made_the_game(game: str, locale: str) -> None:
    """Both show the parts of the book, from the first page on."""
    assert any(MAKERS[game] in part.text for part in rulebook(game, locale).parts)


@pytest.mark.parametrize(("game", "locale"), BOOKS)
def test_at_a_table_no_option_and_no_refusal_is_a_code(game: str, locale: str) -> None:
    of, speaker = games.find(game), Speaker(locale, game)
    words = (Path(faces.__file__).parents[1] / "text" / "en" / f"{game}.ftl").read_text("utf-8")
    codes = set(re.findall(r"^(?:option|refused)-(\w+)", words, re.MULTILINE))
    told = book(of, locale, of.settle({}, max(of.seats)), max(of.seats))
    shown = {code for part in told.parts for code in re.findall(r"`(\w+)(?: = \w+)?`", part.text)}
    assert shown & codes == set()
    assert {part.number for part in told.parts} == {part.number for part in rulebook(game, locale).parts}
    assert game != "multiverse" or codes & {code for part in rulebook(game, locale).parts for code in re.findall(r"`(\w+)`", part.text)}
    assert all(not speaker.has(f"refused-{code}") for code in shown)


def test_a_code_in_brackets_leaves_what_stands_behind_it() -> None:
    speaker = Speaker("en", "multiverse")
    bet, swap = "A bet without cards is refused (`bet_empty`; Ruling 10)", "a swap (`swap(seat)`) is none."
    said = worded(f"{bet}, unless `sit_out` is set; {swap}", speaker)
    name = speaker.say("option-sit_out")
    assert said == f"A bet without cards is refused (Ruling 10), unless *{name}* is set; a swap is none."
    assert worded("With `tie_break = fewest_cards`, not `lowest_serial`.", speaker) == (
        f"With *{speaker.say('option-tie_break')}: {speaker.say('option-tie_break-fewest_cards')}*, "
        f"not *{speaker.say('option-tie_break-lowest_serial')}*."
    )
