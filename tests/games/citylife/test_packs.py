"""Section 6.6: quiz packs, good, wrong and hostile."""

import json
from typing import Any

import pytest

from alcancia.games.citylife.library import SHIPPED, name_of
from alcancia.games.citylife.packs import COLUMNS, MOST_BYTES, STANDARD, read_csv, read_json
from tests.games.citylife.position import Laid

GOOD: dict[str, Any] = {
    "format": "quiz-pack/1",
    "id": "tiny",
    "title": {"en": "Tiny", "es": "Mini"},
    "languages": ["en", "es"],
    "licence": "CC0",
    "cards": [
        {
            "id": "K1",
            "title": "One",
            "topic": "money",
            "level": 1,
            "questions": [
                {
                    "ask": {"en": "Two and two?", "es": "¿Dos más dos?"},
                    "answers": ["3", "4"],
                    "right": 1,
                    "why": {"en": "Count.", "es": "Cuenta."},
                    "source": "Fingers",
                }
            ],
        }
    ],
}
CARD, QUESTION = GOOD["cards"][0], GOOD["cards"][0]["questions"][0]


def changed(path: str, value: Any) -> bytes:
    """The good pack with one thing changed; `None` takes it away."""
    pack = json.loads(json.dumps(GOOD))
    here = pack
    *way, last = [int(step) if step.isdigit() else step for step in path.split("/")]
    for step in way:
        here = here[step]
    if value is None:
        del here[last]
    else:
        here[last] = value
    return json.dumps(pack).encode()


def test_the_standard_pack_follows_the_plan() -> None:
    topics = [card.topic for card in STANDARD.cards]
    assert len(topics) == 60 and {topic: topics.count(topic) for topic in dict.fromkeys(topics)} == {
        "finance": 24, "civics": 14, "history": 15, "streets": 7,
    }  # fmt: skip
    for card in STANDARD.cards:
        assert len(card.questions) == 3
        for question in card.questions:
            assert len(question.answers) == 5
            assert question.why["en"] and question.why["es"] and question.source["en"]


def test_the_printed_card_is_among_them() -> None:
    card = next(card for card in STANDARD.cards if card.id == "QH04")
    rights = [question.answers[question.right]["en"] for question in card.questions]
    assert "Bjarni" in rights[0] and "986" in rights[1]


def test_a_good_pack() -> None:
    pack, faults = read_json(json.dumps(GOOD).encode())
    assert pack is not None and faults == []
    assert pack.cards[0].questions[0].answers[1] == {"en": "4", "es": "4"}
    name = name_of(pack)
    library = SHIPPED.with_own([pack])
    assert library.packs[name] is pack and name.startswith("tiny@")
    laid = Laid(library=library, quiz_packs=["canada-core", name])
    assert len(laid.t.quiz_deck) == 61 and "tiny:K1" in laid.t.quiz_deck


@pytest.mark.parametrize(
    ("path", "value", "place", "code"),
    [
        ("format", "quiz-pack/2", "format", "unknown_format"),
        ("id", "a b", "id", "bad_id"),
        ("id", 7, "id", "bad_id"),
        ("languages", [], "languages", "wrong_number"),
        ("languages", "en", "languages", "not_a_list"),
        ("languages", ["en", "English"], "languages[1]", "bad_language"),
        ("languages", ["en", "en"], "languages", "alike"),
        ("languages", ["en", "es", "fr"], "title.fr", "missing_language"),
        ("title/de", "Klein", "title.de", "unknown_language"),
        ("cards", [], "cards", "wrong_number"),
        ("cards", {}, "cards", "not_a_list"),
        ("cards", [CARD, CARD], "cards[1].id", "duplicate_id"),
        ("cards/0", "K1", "cards[0]", "not_a_map"),
        ("cards/0/colour", "red", "cards[0].colour", "unknown_field"),
        ("cards/0/topic", None, "cards[0].topic", "missing"),
        ("cards/0/level", 4, "cards[0].level", "out_of_range"),
        ("cards/0/level", True, "cards[0].level", "out_of_range"),
        ("cards/0/title", "x" * 61, "cards[0].title", "too_long"),
        ("cards/0/questions", [QUESTION] * 6, "cards[0].questions", "wrong_number"),
        ("cards/0/questions/0/right", 2, "cards[0].questions[0].right", "out_of_range"),
        ("cards/0/questions/0/right", "b", "cards[0].questions[0].right", "out_of_range"),
        ("cards/0/questions/0/answers", ["4"], "cards[0].questions[0].answers", "wrong_number"),
        ("cards/0/questions/0/answers", ["4", " 4"], "cards[0].questions[0].answers", "answers_alike"),
        ("cards/0/questions/0/answers/0", ["3"], "cards[0].questions[0].answers[0]", "not_a_text"),
        ("cards/0/questions/0/ask/es", "", "cards[0].questions[0].ask.es", "empty"),
        ("cards/0/questions/0/ask/es", "¿" * 301, "cards[0].questions[0].ask.es", "too_long"),
        ("cards/0/questions/0/ask/en", "<b>Two</b>?", "cards[0].questions[0].ask.en", "markup"),
        ("cards/0/questions/0/why/en", "see <script>", "cards[0].questions[0].why.en", "markup"),
        ("cards/0/questions/0/why/en", "a\u202eb", "cards[0].questions[0].why.en", "control"),
    ],
)
def test_what_is_wrong_is_named_with_its_place(path: str, value: Any, place: str, code: str) -> None:
    pack, faults = read_json(changed(path, value))
    assert pack is None
    assert (place, code) in [(fault.place, fault.code) for fault in faults]


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"", "not_json"),
        (b"[1,2", "not_json"),
        (b"\xff\xfe", "not_json"),
        (b"[" * 50_000, "not_json"),
        (json.dumps([[[[[[[[[[[[1]]]]]]]]]]]]).encode(), "too_deep"),
        (b'{"a":1,"a":2}', "duplicate_key"),
        (b'{"a":1.5}', "bad_number"),
        (b'{"a":1e999}', "bad_number"),
        (b"x" * (MOST_BYTES + 1), "too_large"),
        (b"[]", "not_a_map"),
        (b"null", "not_a_map"),
    ],
)
def test_hostile_files(data: bytes, code: str) -> None:
    pack, faults = read_json(data)
    assert pack is None and faults[0].code == code


def test_many_faults_are_cut_short() -> None:
    pack, faults = read_json(changed("cards", [{}] * 400))
    assert pack is None and len(faults) == 100


def rows(*lines: str) -> bytes:
    return "\n".join((",".join(COLUMNS), *lines)).encode()


EN = "K1,One,money,1,1,en,Two and two?,3,4,,,,,b,Count.,Fingers"
ES = "K1,Uno,money,1,1,es,¿Dos más dos?,3,4,,,,,b,Cuenta.,Dedos"


def test_a_spreadsheet() -> None:
    pack, faults = read_csv(b"\xef\xbb\xbf" + rows(EN, ES), "tiny")
    assert faults == [] and pack is not None
    assert pack.languages == ("en", "es") and pack.cards[0].questions[0].right == 1
    assert pack.cards[0].title == {"en": "One", "es": "Uno"}


@pytest.mark.parametrize(
    ("data", "place", "code"),
    [
        (b"\xff", "", "not_csv"),
        (b"a,b\n1,2", "row 1", "wrong_columns"),
        (rows("K1,One"), "row 2", "wrong_number"),
        (rows(EN.replace(",b,", ",c,")), "row 2", "bad_right"),
        (rows(EN.replace(",b,", ",bc,")), "row 2", "bad_right"),
        (rows(EN.replace("3,4,,", "3,,4,")), "row 2", "answers_gap"),
        (rows(EN, EN), "row 3", "duplicate_row"),
        (rows(EN, ES.replace(",b,", ",a,")), "row 3", "question_differs"),
        (rows(EN, ES.replace("money", "time")), "row 3", "card_differs"),
        (rows(EN.replace(",1,1,", ",1,2,")), "card K1", "questions_gap"),
        (rows(EN.replace(",1,1,", ",1,x,")), "row 2", "bad_number"),
        (rows(EN.replace("Two and two?", "<i>Two</i>")), "cards[0].questions[0].ask.en", "markup"),
        (rows(EN, ES.replace(",1,1,", ",1,2,")), "cards[0].questions[0].ask.es", "missing_language"),
    ],
)
def test_wrong_spreadsheets(data: bytes, place: str, code: str) -> None:
    pack, faults = read_csv(data, "tiny")
    assert pack is None
    assert (place, code) in [(fault.place, fault.code) for fault in faults]
