"""Single cards and amounts changed: the same box as one made in a spreadsheet, and the same refusals."""

import re
from collections import Counter
from typing import Any

import pytest
from fluent.syntax import FluentSerializer, ast

from alcancia import games
from alcancia.games.common.chapters import chapter
from alcancia.kernel import Table, Unplayable
from alcancia.shelf import proving
from alcancia.shelf.box import QUIZ, Box, packed, read
from alcancia.shelf.boxes import shipped
from alcancia.shelf.editing import Card, Edit, edited
from alcancia.shelf.faces import catalogue, words_of
from alcancia.shelf.filing import files_of
from alcancia.shelf.press import printed
from alcancia.text.names import bare_messages
from alcancia.text.speaker import Speaker, hand_in, locales, resource

TITLE = {"en": "Our street", "es": "Nuestra calle"}


def box(base: str, *cards: Card, money: str = "") -> Box:
    """The box as it is kept: read from its own file."""
    return read(packed(files_of(edited(Edit(base, TITLE, money, list(cards))))))


def why(base: str, *cards: Card) -> str:
    """What is wrong, in one line."""
    try:
        found = proving.faults(box(base, *cards))
    except Unplayable as fault:
        found = [fault]
    assert found, "nothing was said against it"
    return " ".join([found[0].reason, *map(str, found[0].detail.values())])


CHANGES = {
    "multiverse": [Card("money-currencies", "oll", words={"es": {"": "Peso"}}), Card("money", "values", {"is.9": "70"})],
    "citylife": [Card("money", "share", {"price": "600"}), Card("traffic", "TV01", {"fine": "300"})],
    "financity": [Card("shopping", "SP01", {"cost": "80"}, {"en": {"": "Kite"}}), Card("bank", "loan", {"cash": "700"})],
    "financialit": [Card("events", "EVT-01", {"operations.1": "PAY 9"}), Card("families", "FAM-01", {"income": "14"})],
    "elplan": [Card("cards", "E01", {"cost.money": "3"}), Card("events", "EV01", {"demands.1": "worker"})],
}


@pytest.mark.parametrize("game", games.GAMES)
def test_a_changed_card_is_the_card_that_is_played(game: str) -> None:
    made = box(game, *CHANGES[game])
    assert proving.faults(made) == []
    shown, before = catalogue(game, made), catalogue(game)
    for card in CHANGES[game]:
        face = next(face for face in shown[card.table] if face.id == card.entry)
        usual = next(face for face in before[card.table] if face.id == card.entry)
        assert {way: face.figures[way] for way in card.figures} == card.figures
        assert face.names != usual.names or not card.words
    changed = {(card.table, card.entry) for card in CHANGES[game]}
    for table, faces in before.items():
        same = [face for face in faces if (table, face.id) not in changed]
        assert [face.figures for face in shown[table] if (table, face.id) not in changed] == [face.figures for face in same]
    assert printed(game, made.tables).content_hash != games.find(game).content_hash


def test_every_figure_of_every_card_can_be_put_as_it_is() -> None:
    """Whatever the catalogue shows can be sent back: nothing changes by it."""
    for game in games.GAMES:
        cards = [
            Card(
                table,
                face.id,
                {way: text for way, text in face.figures.items() if way.partition(".")[0] not in ("id", "code", "colour", "glyph")},
            )
            for table, faces in catalogue(game).items()
            for face in faces
        ]
        made = box(game, *cards)
        assert printed(game, made.tables).content_hash == games.find(game).content_hash, game


def test_a_new_card_like_another_and_one_taken_out() -> None:
    made = box(
        "financity", Card("shopping", "SP99", {"cost": "90"}, {"es": {"": "Cometa"}}, like="SP01"), Card("shopping", "SP02", out=True)
    )
    assert proving.faults(made) == []
    shown = {face.id: face for face in catalogue("financity", made)["shopping"]}
    assert "SP02" not in shown and len(shown) == 42
    assert (shown["SP99"].names["es"][""], shown["SP99"].names["en"][""], shown["SP99"].figures["cost"]) == ("Cometa", "LED Bulb Kit", "90")
    again = box_of(made, Card("shopping", "SP99", {"cost": "100"}, {"en": {"": "Kite"}}))
    assert {face.id: face for face in catalogue("financity", again)["shopping"]}["SP99"].names["en"][""] == "Kite"


def box_of(base: Box, *cards: Card) -> Box:
    """The same over a box that lies on no shelf."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("alcancia.shelf.boxes.find", lambda name: base)
        return box(base.name, *cards)


def test_questions_can_be_changed_and_answers_are_never_shown() -> None:
    faces = catalogue("citylife", whole=True)["quiz"]
    assert not any("right" in way or "why" in way or "source" in way for face in faces for way in face.figures)
    new = {"title.en": "Mine", "questions.1.ask.en": "What is 1 + 1?", "questions.1.right": "c", "questions.1.answers.3.en": "2"}
    made = box("citylife", Card("quiz", faces[0].id, new))
    assert proving.faults(made) == []
    question = made.tables[QUIZ]["cards"][0]["questions"][0]
    assert (question["ask"]["en"], question["right"], question["answers"][2]["en"]) == ("What is 1 + 1?", 2, "2")
    assert made.tables[QUIZ]["id"] == "our-street"


@pytest.mark.parametrize(
    ("game", "cards", "said"),
    [
        ("financity", [Card("shopping", "SP01", {"cost": "-80"})], "bad_content shopping.toml SP01 cost: -80"),
        ("financity", [Card("shopping", "SP01", {"cost": "81"})], "SP01: 81 is not a multiple of 10"),
        ("financity", [Card("shopping", "SP01", {"cost": "many"})], "SP01 cost: Expected `int`"),
        ("financity", [Card("shopping", "SP01", {"colour": "red"})], "no_entry"),
        ("financity", [Card("shopping", "SP01", {"kind": "magic"})], "SP01"),
        ("financity", [Card("shopping", "SP01", {"price": "10"})], "SP01"),
        ("financity", [Card("shopping", "NO1")], "bad_box no_entry shopping NO1"),
        ("financity", [Card("zones", "Z1")], "bad_box no_entry zones Z1"),
        ("financity", [Card("shopping", "SP01", words={"en": {"": "<b>x</b>"}})], "markup"),
        ("financity", [Card("shopping", "SP01", words={"fr": {"": "x"}})], "unknown_words"),
        ("financity", [Card("shopping", "SP01", words={"en": {"onclick": "x"}})], "unknown_words"),
        ("financity", [Card("shopping", "SP02", like="SP01")], "new_id"),
        ("financity", [Card("shopping", "../x", like="SP01")], "new_id"),
        ("financity", [Card("bank", "loan2", like="unit")], "no_copy"),
        ("financity", [Card("homes", f"HM{number}", out=True) for number in range(2, 7)], "bad_box too_few homes.toml 1 / 6"),
        ("financity", [Card("bank", "unit", {"is": ""})], "no_entry"),
        ("financialit", [Card("events", "EVT-01", {"operations.1": "NONSENSE 9"})], "events.toml"),
        ("citylife", [Card("quiz", "QF01", {"questions.1.ask.en": "<b>x</b>"})], "quiz.json cards[0].questions[0].ask.en markup"),
        ("citylife", [Card("quiz", "QF01", {"questions.1.right": "f"})], "out_of_range"),
        ("chess", [], "unknown_game"),
        (f"financity@{'0' * 16}", [], "box_missing"),
    ],
)
def test_what_does_not_fit_is_refused_with_its_place(game: str, cards: list[Card], said: str) -> None:
    assert said in why(game, *cards)


def notes_of_pesos() -> Box:
    """Multiverse Money with other notes and another name for one of its currencies."""
    values = {f"is.{at}": text for at, text in enumerate(("10", "10", "10", "50", "50", "50", "60", "70", "90"), 1)}
    sets = {"is.1": "10", "is.2": "50"}
    words = {"en": {"": "Peso"}, "es": {"": "Peso"}}
    return box(
        "multiverse", Card("money", "values", values), Card("money", "set_values", sets), Card("money-currencies", "oll", words=words)
    )


def test_other_notes_are_counted_called_and_drawn_by_what_stands_on_them() -> None:
    made = notes_of_pesos()
    assert proving.faults(made) == []
    game = printed("multiverse", made.tables)
    content = chapter(game, "content")
    assert content.VALUE["oll90"] == 90 and content.NOTES["oll"][:2] == ("oll10a", "oll10b") and content.SERIAL["oll90"] == 39
    table = Table.set_up(game, seats=3, seed="pesos")
    assert chapter(game, "scoring").score_of(table.options, ("oll50a", "oll50b", "oll50c", "oll90")) == 240 + 100
    said = words_of(made).sources["en"]
    assert 'card-oll90 = { "Peso 90" }' in said and 'card-fle50c = { "Fleece 50" }' in said


@pytest.mark.parametrize(
    ("cards", "said"),
    [
        ([Card("money", "values", {"is.7": "30"})], "set_values"),
        ([Card("money", "values", {"is.9": "900"})], "values"),
        ([Card("money", "values", {"is.9": "10"})], "values"),
        ([Card("money", "values", {"is.9": ""})], "values"),
        ([Card("money", "coin_serials", {"is.1": "1"})], "coin_serials serials: 1"),
        ([Card("money-currencies", "oll", {"serials.2": "47"})], "oll serials: 47"),
        ([Card("money-currencies", "oll", out=True)], "currencies"),
    ],
)
def test_notes_that_the_rules_cannot_count_are_refused(cards: list[Card], said: str) -> None:
    assert why("multiverse", *cards).startswith(f"bad_content money.toml {said}")


@pytest.mark.parametrize("base", [*games.GAMES, *shipped()])
def test_a_box_written_as_files_is_the_same_box(base: str) -> None:
    made: Any = edited(Edit(base, TITLE, "₡", CHANGES.get(base, [])))
    again = read(packed(files_of(made)))
    assert (again.title, again.money, again.words) == (made.title, made.money, made.words)
    assert read(packed(files_of(again))) == again
    assert printed(again.game, again.tables).content_hash == printed(made.game, made.tables).content_hash


AMOUNT = re.compile(r"\$\d")
NAMES_AN_AMOUNT = ("learn-", "card-", "savings-")
"""First steps are taken with the usual box; cards are told anew where a box changes them."""


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("game", ["citylife", "financity"])
def test_no_sentence_names_an_amount_that_a_box_can_change(game: str, locale: str) -> None:
    named = Counter[str]()
    for file in (game, f"{game}-lessons"):
        for message in getattr(resource(locale, file), "body", ()):
            if isinstance(message, ast.Message):
                named[message.id.name] += len(AMOUNT.findall(FluentSerializer().serialize_entry(message)))
    assert named["learn-goals" if game == "financity" else "learn-roll"] == 1
    assert [id for id, amounts in named.items() if amounts and not id.startswith(NAMES_AN_AMOUNT)] == []


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("game", ["citylife", "financity"])
def test_a_box_with_a_sign_of_its_own_says_it_before_every_amount(game: str, locale: str) -> None:
    made = box(game, *CHANGES[game], money="₡")
    hand_in(made.name, words_of(made))
    speaker = Speaker(locale, made.name, strict=True)
    for id, texts in bare_messages(game, locale).items():
        for name in texts:
            assert not AMOUNT.search(speaker.say(f"{id}.{name}".removesuffix("."))), id


def test_savings_cards_are_called_by_what_they_are_worth() -> None:
    made = box("financity", Card("bank-savings", "SV500", {"face": "400"}))
    assert proving.faults(made) == []
    hand_in(made.name, words_of(made))
    assert Speaker("en", made.name).say("savings-SV500") == "Savings card of $400"
    assert Speaker("es", made.name).say("saved-SV500", n=2) == "2 × Carta de ahorro de $400"
    assert Speaker("en", "financity").say("saved-SV1000", n=1) == "Savings card of $1,000"
