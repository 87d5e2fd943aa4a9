"""The box for Spanish-speaking learners of City Life: whole, in both languages, fair, and not bound to a year."""

import json
import re
import sys
from collections import Counter
from typing import Any

import msgspec
import pytest

from alcancia.games.citylife.packs import TOPICS
from alcancia.shelf import boxes
from alcancia.shelf.box import QUIZ
from alcancia.shelf.press import printed

BOX = next(box for box in boxes.shipped().values() if box.id == "latin-america")
CARDS: list[dict[str, Any]] = BOX.tables[QUIZ]["cards"]
QUESTIONS: list[dict[str, Any]] = [question for card in CARDS for question in card["questions"]]
FIGURE = re.compile(r"\d[\d.,]*\d(?!th )")
"""A number of two digits or more, but no century: Spanish writes those in Roman figures."""
SUMS = re.compile(r"(?<![\d=÷×+−→] )(?<![\d.,$])\$?[\d.,]*\d(?: [×÷+−] \$?[\d.,]*\d)+ = −?\$?[\d.,]*\d%?")


def texts(of: Any) -> list[dict[str, str]]:
    """Every text by language in a part of the box."""
    if isinstance(of, dict):
        return [of] if "es" in of else [text for part in of.values() for text in texts(part)]
    return [text for part in of for text in texts(part)] if isinstance(of, list | tuple) else []


def test_sixty_cards_of_three_questions_with_a_reason_and_a_source() -> None:
    assert len(CARDS) == 60 and {len(card["questions"]) for card in CARDS} == {3}
    assert {len(question["answers"]) for question in QUESTIONS} == {5}
    assert {card["topic"] for card in CARDS} == TOPICS
    assert len({question["ask"]["es"] for question in QUESTIONS}) == len(QUESTIONS)


def test_both_languages_everywhere() -> None:
    said = texts(CARDS)
    assert len(said) == 60 + 180 * 8
    assert all(set(text) == {"es", "en"} and text["es"].strip() and text["en"].strip() for text in said)
    assert all(question["ask"]["es"] != question["ask"]["en"] for question in QUESTIONS)
    assert set(BOX.title) == {"en", "es"}


def test_where_the_right_answer_stands_tells_nothing() -> None:
    assert Counter(question["right"] for question in QUESTIONS) == dict.fromkeys(range(5), 36)
    longest = [question for question in QUESTIONS if stands_out(question)]
    assert len(longest) < len(QUESTIONS) / 4


def stands_out(question: dict[str, Any]) -> bool:
    lengths = [len(answer["es"]) for answer in question["answers"]]
    return lengths.count(max(lengths)) == 1 and lengths[question["right"]] == max(lengths)


def test_no_year_of_ours_and_not_about_another_country() -> None:
    said = json.dumps([CARDS, BOX.words, BOX.title], ensure_ascii=False)
    assert re.findall(r"(?<![\d.,])(?:199\d|20\d\d)(?![\d.,]?\d)", said) == []
    assert re.findall(r"canad", said, re.IGNORECASE) == []


@pytest.mark.parametrize("locale", ["es", "en"])
def test_sums_in_the_reasons_are_right(locale: str) -> None:
    checked = [told for question in QUESTIONS for told in SUMS.findall(question["why"][locale])]
    assert len(checked) > 60
    assert [told for told in checked if not holds(told, locale)] == []
    assert not holds("2 × 2 = 5", locale) and holds("$1.200 ÷ 2 = $600" if locale == "es" else "$1,200 ÷ 2 = $600", locale)


@pytest.mark.parametrize("locale", ["es", "en"])
def test_the_right_figure_is_the_one_the_reason_arrives_at(locale: str) -> None:
    asked = [question for question in QUESTIONS if re.fullmatch(r"\$?\d[\d.,]*%?", question["answers"][question["right"]][locale])]
    assert len(asked) > 45
    for question in asked:
        right, why = question["answers"][question["right"]][locale], question["why"][locale]
        assert re.search(rf"(?<![\d.,]){re.escape(right)}(?![.,]?\d)", why), question["ask"][locale]


def holds(told: str, locale: str) -> bool:
    """Whether a sum is right, with the signs of its language."""
    between = str.maketrans({".": "", ",": "."} if locale == "es" else {",": ""})
    left, right = told.translate(between).replace("$", "").replace("−", "-").split(" = ")
    parts = re.split(r" ([×÷+-]) ", left)
    signs, numbers = [None, *parts[1::2]], [float(part) for part in parts[::2]]
    total = [numbers[0]]
    for sign, number in zip(signs[1:], numbers[1:], strict=True):
        if sign in ("×", "÷"):
            total[-1] = total[-1] * number if sign == "×" else total[-1] / number
        else:
            total.append(number if sign == "+" else -number)
    result = float(right.rstrip("%")) / (100 if right.endswith("%") else 1)
    return abs(sum(total) - result) < 0.005


def test_money_is_written_as_in_each_language() -> None:
    for text in texts(CARDS):
        assert not re.search(r"\d,\d{3}(?!\d)", text["es"]) and not re.search(r"\d\.\d{3}(?!\d)", text["en"]), text
        digits = {locale: sorted(re.sub(r"[.,]", "", number) for number in FIGURE.findall(said)) for locale, said in text.items()}
        assert digits["es"] == digits["en"], text


def test_a_topic_of_a_box_without_a_message_is_called_what_it_is_called_there() -> None:
    own = msgspec.json.decode(msgspec.json.encode(BOX.tables[QUIZ]))
    own["cards"][0]["topic"] = "cooking"
    state = printed("citylife", {QUIZ: own}).state
    known = sys.modules[state.__module__.replace(".state", ".library")].SHIPPED.known_topics()
    assert known["cooking"] == {"": "cooking"} and known["finance"] == {}
