"""The question banks: enough of them, in both languages, and none that contradicts the record."""

import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from alcancia.coach.questions import BANK, STAGES, Figures, Question, few, questions
from alcancia.games import GAMES
from alcancia.kernel import Table
from alcancia.terminal.files import play_again, read_record
from alcancia.text import Speaker, Teller
from tests.coach.games import finished

RECORDS = Path(__file__).parent.parent / "records"


@cache
def some_games(game: str) -> list[Table]:
    return [finished(game), *[play_again(read_record(path)) for path in sorted((RECORDS / game).glob("*.json"))[::5]]]


@cache
def asked_at(game: str) -> list[tuple[Table, list[Question]]]:
    """Everything that is asked after some games."""
    return [(table, [question for seat in range(table.state.seats) for question in questions(table, seat)]) for table in some_games(game)]


COUNTED = r"\b1 (more )?(cards|tokens|products|ideas|trios|goods|right answers|cartas|fichas|productos|ideas|tríos|respuestas)\b"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("locale", ["en", "es"])
def test_one_card_is_not_called_cards(game: str, locale: str) -> None:
    speaker = Speaker(locale, game, strict=True)
    for table, found in asked_at(game):
        teller = Teller(speaker, [f"P{seat}" for seat in range(table.state.seats)], table.game.message_kinds)
        for question in found:
            args = {name: 1 if type(value) is int and name not in ("other", "all") else value for name, value in question.args.items()}
            said = speaker.say(f"question-{game}-{question.id}", **{name: teller.argument(name, value) for name, value in args.items()})
            assert not re.search(COUNTED, said), said


@pytest.mark.parametrize("game", GAMES)
def test_a_bank_has_a_dozen_in_the_order_of_the_talk(game: str) -> None:
    bank = BANK[game]
    assert len(bank) >= 12
    assert len({template.id for template in bank}) == len(bank)
    order = [STAGES.index(template.stage) for template in bank]
    assert order == sorted(order)
    assert set(order) == set(range(len(STAGES)))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("locale", ["en", "es"])
def test_every_question_can_be_asked_in_every_language(game: str, locale: str) -> None:
    asked = set()
    for table, found in asked_at(game):
        speaker = Speaker(locale, game, strict=True)
        teller = Teller(speaker, [f"P{seat}" for seat in range(table.state.seats)], table.game.message_kinds)
        for question in found:
            given = {name: teller.argument(name, value) for name, value in question.args.items()}
            said = speaker.say(f"question-{game}-{question.id}", **given)
            assert said.endswith((".", "?"))
            asked.add(question.id)
    for template in BANK[game]:
        assert Speaker(locale, game).has(f"question-{game}-{template.id}")
    assert len(asked) >= 12, sorted({template.id for template in BANK[game]} - asked)


def simply(rows: list[dict[str, Any]], seat: int, measure: str) -> tuple[int, int]:
    """A second, simple reading of a measure: its sum and its last value."""
    values = [row[measure] for row in rows if row["seat"] == seat]
    return sum(values), values[-1]


def contradictions(rows: list[dict[str, Any]], lessons: list[dict[str, Any]], question: Question) -> list[str]:
    """What in a question is not so in the record."""
    wrong = []
    on = question.on[0]
    if on.startswith("lesson-"):
        same = [row for row in lessons if row["lesson"] == on.removeprefix("lesson-") and row["seat"] == question.seat]
        if not any(question.args.items() <= row.items() for row in same):
            wrong.append(on)
    elif "other" in question.args:
        mine, theirs = (simply(rows, seat, on) for seat in (question.seat, question.args["other"]))
        if question.args["mine"] not in mine or question.args["theirs"] not in theirs or question.args["mine"] == question.args["theirs"]:
            wrong.append(on)
    else:
        wrong += [name for name, value in question.args.items() if value not in simply(rows, question.seat, name)]
        told = set(question.args)
        wrong += [name for name in question.on if name not in told and simply(rows, question.seat, name)[0]]
    return wrong


@pytest.mark.parametrize("game", GAMES)
def test_no_question_contradicts_the_record(game: str) -> None:
    for table, found in asked_at(game):
        rows, lessons = table.measures(), table.lessons()
        for question in found:
            assert contradictions(rows, lessons, question) == []


def test_a_question_that_contradicts_is_noticed() -> None:
    table = finished("financity")
    question = questions(table, 0)[0]
    name, value = next(iter(question.args.items()))
    planted = Question(question.game, question.id, question.stage, question.seat, {**question.args, name: value + 1}, question.on)
    assert contradictions(table.measures(), table.lessons(), planted)


def test_without_the_figure_there_is_no_question() -> None:
    table = finished("financity", people=("spender", "baseline", "saver"))
    rows = [dict(row) | {"finance_cost": 0} for row in table.measures()]
    before = Figures.of(table, 0)
    after = Figures(rows, table.lessons(), 0, 3)
    template = next(template for template in BANK["financity"] if template.id == "loan_cost")
    assert (template.args(before) is not None) == (before.total("finance_cost") > 0)
    assert template.args(after) is None


def test_a_few_are_spread_over_the_stages() -> None:
    found = questions(finished("financity"), 0)
    chosen = few(found, 6)
    assert len(chosen) == 6
    assert [STAGES.index(question.stage) for question in chosen] == sorted(STAGES.index(question.stage) for question in chosen)
    assert len({question.stage for question in chosen}) == len({question.stage for question in found})


@pytest.mark.parametrize("locale", ["en", "es"])
def test_no_question_scolds(locale: str) -> None:
    text = (Path(__file__).parent.parent.parent / "alcancia" / "text" / locale / "questions.ftl").read_text("utf-8")
    banned = r"\b(stupid|wrong|bad|mistake|fail\w*|error|tonto|mal|fracas\w*)\b"
    assert not re.search(banned, text, re.IGNORECASE)
