"""Messages in words: figures, lists, facts, refusals, options, rulebooks."""

import re

import pytest
from babel import Locale

from alcancia.games import find
from alcancia.kernel import Fact
from alcancia.text import Speaker, Teller, Unsaid, decimal, language, locales, money, number, rulebook
from alcancia.text.figures import Signed
from alcancia.text.rulebook import parse

NAMES = ["Ana", "Beto", "Inés"]


def teller(locale: str) -> Teller:
    return Teller(Speaker(locale, "multiverse", strict=True), NAMES, find("multiverse").message_kinds)


@pytest.mark.parametrize(
    ("value", "en", "es"),
    [(0, "0", "0"), (999, "999", "999"), (1200, "1,200", "1200"), (12345, "12,345", "12.345"), (-1234567, "−1,234,567", "−1.234.567")],
)
def test_numbers_are_grouped_as_each_language_does(value: int, en: str, es: str) -> None:
    assert number(value, "en") == en
    assert number(value, "es") == es


def test_money_has_its_sign_outside() -> None:
    assert [money(1200, "en"), money(1200, "es"), money(12345, "es"), money(-50, "en")] == ["$1,200", "$1200", "$12.345", "−$50"]


def test_measured_figures() -> None:
    assert decimal(1234.56, "en", 1) == "1,234.6"
    assert decimal(-12345.6, "es", 1) == "−12.345,6"


def test_money_and_numbers_inside_messages_agree_with_the_functions() -> None:
    paid = {"key": "paid", "args": {"from": 0, "to": -1, "amount": 1200, "reason": "nowhere", "of": ""}}
    assert teller("en").fact(paid) == "Ana pays the bank $1,200."
    assert teller("es").fact(paid) == "Ana paga $1200 al banco."
    assert teller("en").fact(paid | {"args": paid["args"] | {"of": "points"}}) == "Ana gives the bank 1,200 (points)."  # type: ignore[operator]


def test_changes_have_a_sign() -> None:
    assert [Signed(value).format(Locale("es")) for value in (3, 0, -12345)] == ["+3", "0", "−12.345"]


def test_languages() -> None:
    assert locales() == ("en", "es")
    assert language({"LANG": "es_MX.UTF-8"}) == "es"
    assert language({"LANG": "es_MX.UTF-8", "LC_ALL": "C.UTF-8"}) == "en"
    assert language({"LANG": "es_MX.UTF-8", "ALCANCIA_LANG": "en"}) == "en"
    assert language({"LANG": "fr_FR"}) == "en"
    assert language({}) == "en"


def test_lists_are_joined_in_the_language() -> None:
    assert teller("en").several(["a", "b", "c"]) == "a, b and c"
    assert teller("es").several(["a", "b"]) == "a y b"
    assert teller("es").several(["Ana", "Inés"]) == "Ana e Inés"
    assert teller("es").several(["Ana", "Hilda"]) == "Ana e Hilda"
    assert teller("es").several(["agua", "hielo"]) == "agua y hielo"
    assert teller("es").several([]) == "ninguna"


def test_facts_name_seats_and_cards() -> None:
    fact = Fact("pile_taken", {"seat": 1, "pile": "left", "given": ["oll20a"], "taken": ["fle60", "coin1"]}, 1)
    seen = fact.seen_by(None)
    assert seen is not None
    assert teller("en").fact(seen) == "Beto takes the left pile. Gets Fleece 60 and Portal coin; leaves Ollie 20 there."
    assert teller("es").fact(seen) == "Beto toma el pozo izquierdo. Se lleva Vellón 60 y Moneda del portal y deja allí Oli 20."


def test_the_owner_reads_another_wording() -> None:
    fact = Fact("dealt", {"seat": 0, "count": 6}, 1, 0, {"cards": ["oll20a", "bluff"]})
    mine, other = fact.seen_by(0), fact.seen_by(1)
    assert mine is not None
    assert other is not None
    assert teller("en").fact(mine) == "Ana, your hand: Ollie 20 and Decoy."
    assert teller("en").fact(other) == "Ana gets 6 cards."


def test_nobody_and_none_choose_a_wording_but_are_never_printed_raw() -> None:
    turned = {"key": "card_turned", "args": {"pile": "left", "card": "oll20a", "by": None, "deck": 1}}
    assert teller("es").fact(turned) == "Sale Oli 20 en el pozo izquierdo. Queda 1 carta en el mazo."
    started = {"key": "game_started", "args": {"game_no": 1, "removed": []}}
    assert teller("es").fact(started) == "Empieza la partida 1. Se juega con las siete divisas."
    wicked = Teller(Speaker("en", "multiverse"), ["nobody", "none", "x"], find("multiverse").message_kinds)
    assert wicked.fact({"key": "card_turned", "args": turned["args"] | {"by": 0}}).startswith("nobody turns up Ollie 20")  # type: ignore[operator]


def test_scores_are_listed_by_name() -> None:
    ended = {"key": "game_ended", "args": {"winners": [2], "scores": [10, 1200, 5], "totals": [10, 1200, 5]}}
    assert teller("en").fact(ended) == "The game is over. The win goes to Inés. Scores: Ana 10, Beto 1,200, Inés 5."


def test_refusals_count_from_one_and_explain_the_reason() -> None:
    said = teller("en").refusal("move_refused", {"at": 4, "why": "bet_empty"})
    assert said == "The record does not fit: move 5 is not allowed. A bet needs at least one card. Choose one or more cards from your hand."
    assert "xyz" in teller("es").refusal("xyz")


def test_moves_and_options() -> None:
    said = teller("en")
    assert said.move("take", "left") == "Take the left pile"
    assert said.move("swap", 1) == "Swap with Beto"
    assert said.move("keep") == "Take it back"
    assert said.move("bet", ["oll20a", "bluff"]) == "Bet: Ollie 20 and Decoy"
    assert said.about("take", "left").startswith("You get every card of the left pile")
    assert said.option("swap", 2) == "Inés"
    assert said.prompt("bet") == "Choose the cards you bet."
    assert said.prompt("exchange", "swapped", name="Ana").startswith("Ana swapped with you")
    assert said.rule_option("bet_counts", "hidden") == "Secret until the reveal"
    assert said.waiting([0, 2]) == "Waiting for: Ana and Inés"


def test_consequences_are_short_notes() -> None:
    assert (
        teller("en").consequence({"move": ["buy", "x"], "price": 1200, "gives": 0, "win_or_lose": 3}, {}) == "costs $1,200, win or lose 3"
    )
    assert teller("es").consequence({"move": ["buy", "x"], "price": 1200}, {}) == "cuesta $1200"


def test_a_strict_speaker_does_not_muddle_through() -> None:
    strict = Speaker("es", "multiverse", strict=True)
    with pytest.raises(Unsaid):
        strict.say("no-such-message")
    with pytest.raises(Unsaid):
        strict.say("fact-bet_kept", seat="Ana")
    assert Speaker("es").say("no-such-message") == "no-such-message"


@pytest.mark.parametrize("locale", ["en", "es"])
def test_the_rulebook_by_paragraph(locale: str) -> None:
    book = rulebook("multiverse", locale)
    assert book.title == "Multiverse Money"
    assert len(book.paragraphs) > 50
    assert "swap" in book.paragraphs["MM-4.16"]
    assert not any(re.match(r"\*\*MM", text) for text in book.paragraphs.values())
    (heading, numbers), *_ = book.around(["MM-4.16"])
    assert heading
    assert "MM-4.15" in numbers


def test_a_game_without_a_rulebook_has_an_empty_one() -> None:
    assert rulebook("nowhere", "en").paragraphs == {}


def test_a_table_belongs_to_the_paragraph_before_it() -> None:
    book = parse("# T\n\n## A\n\n**XX-1** One.\n\n| a | b |\n| - | - |\n\nnot mine\n\n**XX-2** Two.")
    assert book.paragraphs == {"XX-1": "One.\n\n| a | b |\n| - | - |", "XX-2": "Two."}
    assert book.sections == {"A": ["XX-1", "XX-2"]}


def test_counts_are_read_as_a_list_of_things() -> None:
    for locale, words in (("en", "Ana starts with 2 workers and 1 money."), ("es", "Ana empieza con 2 trabajadores y 1 de dinero.")):
        said = Teller(Speaker(locale, "elplan"), ["Ana"], {"tokens": "kind"})
        assert said.fact({"key": "tokens_dealt", "args": {"seat": 0, "tokens": {"worker": 2, "money": 1}}}) == words
