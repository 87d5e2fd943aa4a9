"""What typed lines mean, for every kind of option space."""

from typing import Any

import pytest

from alcancia.games import find
from alcancia.terminal.answering import Answer, Choice, Wrong, whole
from alcancia.terminal.wishes import Wish, seating_of
from alcancia.text import Speaker, Teller

TELLER = Teller(Speaker("en", "multiverse"), ["Ana", "Beto", "Carla"])
CARDS = {"kind": "subset", "options": ["oll20a", "oll30a", "bluff"], "least": 1, "most": 3, "but": []}
PILES = {"kind": "one_of", "options": ["left", "right"]}
OTHERS = {"kind": "one_of", "options": [1, 2]}
AMOUNT = {"kind": "amount", "lo": 0, "hi": 1200, "step": 10}


def asked(*moves: tuple[str, list[dict[str, Any]]], **more: Any) -> Answer:
    question = {"moves": [{"name": name, "spaces": spaces} for name, spaces in moves]}
    return Answer([question], TELLER, **more)


def exchange(**more: Any) -> Answer:
    return asked(("take", [PILES]), ("swap", [OTHERS]), ("keep", []), **more)


@pytest.mark.parametrize(
    ("typed", "move"),
    [
        ("left", ("take", "left")),
        ("LEFT", ("take", "left")),
        ("take right", ("take", "right")),
        ("swap 2", ("swap", 1)),
        ("swap 3", ("swap", 2)),
        ("keep", ("keep",)),
        ("k", ("keep",)),
        ("2", ("take", "right")),
        ("5", ("keep",)),
    ],
)
def test_moves_by_word_and_by_number(typed: str, move: tuple[Any, ...]) -> None:
    assert exchange().typed(typed) == move


@pytest.mark.parametrize("typed", ["", "6", "0", "swap 1", "swap", "x", "left right", "bet 1", "²", "-1", "take", "\x00", "s" * 5000])
def test_nonsense_is_refused(typed: str) -> None:
    answer = exchange()
    found = answer.typed(typed)
    assert isinstance(found, Wrong) or (typed == "" and found == ("take", "left"))


def test_a_word_that_could_mean_two_moves_means_neither() -> None:
    answer = asked(("take", [PILES]), ("give", [PILES]), ("keep", []), ("keep", []))
    assert isinstance(answer.typed("left"), Wrong)
    assert answer.typed("give left") == ("give", "left")
    assert answer.typed("take left") == ("take", "left")
    assert answer.typed("keep") == ("keep",), "twice the same is no doubt"


def test_in_a_numbered_menu_a_number_is_a_place_in_it() -> None:
    teller = Teller(Speaker("en", "elplan"), ["Ana", "Beto", "Carla"])
    spaces = {"kind": "one_of", "options": ["1", "2a", "5", "4"]}
    answer = Answer([{"moves": [{"name": "place", "spaces": [spaces]}]}], teller)
    assert answer.typed("1") == ("place", "1")
    assert answer.typed("4") == ("place", "4")
    assert answer.typed("2") == answer.typed("2a") == ("place", "2a")
    assert answer.typed("3") == ("place", "5")
    assert isinstance(answer.typed("5"), Wrong)


def test_spanish_words_are_understood_and_english_ones_too() -> None:
    teller = Teller(Speaker("es", "multiverse"), ["Ana", "Beto", "Carla"])
    moves = [{"name": "take", "spaces": [PILES]}, {"name": "swap", "spaces": [OTHERS]}, {"name": "keep", "spaces": []}]
    answer = Answer([{"moves": moves}], teller)
    assert answer.typed("izquierdo") == answer.typed("left") == ("take", "left")
    assert answer.typed("cambiar 2") == answer.typed("swap 2") == ("swap", 1)
    assert answer.typed("recuperar") == ("keep",)


def test_where_a_move_has_no_word_of_its_own_its_first_one_is_understood() -> None:
    teller = Teller(Speaker("es", "elplan"), ["Ana", "Beto", "Carla"])
    insure = {"name": "insure", "spaces": [{"kind": "one_of", "options": ["ignore", "apply"]}]}
    answer = Answer([{"moves": [insure, {"name": "pass", "spaces": []}]}], teller)
    assert answer.typed("pasar") == answer.typed("pass") == ("pass",)
    assert answer.typed("ignorar") == answer.typed("ignore") == ("insure", "ignore")
    alike = Answer([{"moves": [{"name": "acquire", "spaces": []}, {"name": "buy", "spaces": []}]}], teller)
    assert isinstance(alike.typed("comprar"), Wrong), "both begin with this word"
    assert alike.typed("buy") == ("buy",)


def test_without_numbers_a_bare_number_means_nothing() -> None:
    assert isinstance(exchange(numbered=False).typed("2"), Wrong)


def test_a_subset_by_keys_in_any_order() -> None:
    answer = asked(("bet", [CARDS]), keys={"oll30a": "1", "oll20a": "2", "bluff": "b"})
    assert answer.form is not None
    assert answer.typed("bet 1 b") == ("bet", ["oll30a", "bluff"])
    assert answer.typed("2 1") == ("bet", ["oll20a", "oll30a"])
    assert answer.typed("bet oll20a") == ("bet", ["oll20a"])
    assert answer.typed("-") == ("bet", [])
    assert [item.key for item in answer.items()] == ["1", "2", "b"]
    assert isinstance(answer.typed("bet 7"), Wrong)
    assert isinstance(answer.typed("bet 1 7"), Wrong)


def test_picking_with_keys_and_entering() -> None:
    answer = asked(("bet", [CARDS]))
    answer.toggle("oll20a")
    answer.toggle("bluff")
    answer.toggle("oll20a")
    assert answer.enter() == ("bet", ["bluff"])


def test_a_line_picks_while_it_is_typed() -> None:
    answer = asked(("bet", [CARDS]))
    assert answer.preview("bet 1 3 9")
    assert answer.picked == ["oll20a", "bluff"]
    assert not answer.preview("bet 1 3")
    assert not exchange().preview("1 2")


@pytest.mark.parametrize(("typed", "move"), [("120", ("save", 120)), ("save 1,200", ("save", 1200)), ("$30", ("save", 30))])
def test_amounts(typed: str, move: tuple[Any, ...]) -> None:
    assert asked(("save", [AMOUNT])).typed(typed) == move


@pytest.mark.parametrize("typed", ["-10", "1210", "5", "many", "1e3", "save 10 20", "٣"])
def test_impossible_amounts(typed: str) -> None:
    assert isinstance(asked(("save", [AMOUNT])).typed(typed), Wrong)


def test_a_product_is_filled_in_field_by_field_or_at_once() -> None:
    pair = {"kind": "product", "spaces": [OTHERS, AMOUNT]}
    answer = asked(("pass", []), ("offer", [pair]))
    assert answer.typed("offer") is None
    assert answer.typed("2") is None
    assert answer.summary() == "Offer a trade: 2"
    assert answer.back()
    assert answer.typed("1") is None
    assert answer.typed("50") == ("offer", [1, 50])
    assert asked(("pass", []), ("offer", [pair])).typed("offer 2 70") == ("offer", [2, 70])
    assert isinstance(asked(("pass", []), ("offer", [pair])).typed("offer 2 70 1"), Wrong)


def test_back_leads_to_the_menu_but_never_out_of_a_single_form() -> None:
    answer = asked(("pass", []), ("save", [AMOUNT]))
    assert answer.typed("save") is None
    assert answer.back()
    assert answer.form is None
    assert not asked(("save", [AMOUNT])).back()


def test_listed_answers_are_chosen_by_number() -> None:
    answer = asked(("odd", [{"kind": "listed", "options": [("a", 1), ("b", 2)]}]))
    assert answer.typed("2") == ("odd", ("b", 2))
    assert [item.label for item in answer.items()] == ["a and 1", "b and 2"]
    assert answer.typed('["b", 2]') == ("odd", ["b", 2])
    assert isinstance(answer.typed('["b", 2'), Wrong)
    assert isinstance(answer.typed("[" * 20_000), Wrong)


def test_extra_choices_have_words_too() -> None:
    answer = asked(("bet", [CARDS]), extra=[Choice("Sit out", "", ("out",), ("bet", ["bluff"]))])
    assert answer.typed("out") == ("bet", ["bluff"])


def test_whole_numbers_as_people_write_them() -> None:
    assert [whole(text) for text in ("1200", "1,200", "1.200", "$1.200", "-5", "x", "", "9" * 30)] == [
        1200,
        1200,
        1200,
        1200,
        -5,
        None,
        None,
        None,
    ]


def test_a_number_that_can_be_only_one_is_not_asked() -> None:
    """From 0 to 0 there is nothing to say; who names every field may name it all the same."""
    none = {"kind": "amount", "lo": 0, "hi": 0, "step": 1}
    cards = {"kind": "product", "spaces": [AMOUNT, none, AMOUNT]}
    answer = asked(("keep", [cards]))
    assert answer.typed("20") is None and answer.filled() == [20, 0, 0]
    assert answer.typed("30") == ("keep", [20, 0, 30])
    assert asked(("keep", [cards])).typed("keep 20 0 30") == ("keep", [20, 0, 30])
    assert asked(("keep", [{"kind": "product", "spaces": [none]}])).typed("0") == ("keep", [0]), "unless there is nothing else"


@pytest.mark.parametrize(
    ("game", "asked", "sitting"),
    [
        ("financity", {}, ["", "baseline", "baseline", "baseline"]),
        ("financity", {"seats": 1}, [""]),
        ("financity", {"people": 5}, [""] * 5),
        ("financity", {"bots": "saver"}, ["", "saver"]),
        ("multiverse", {}, ["", "baseline", "baseline"]),
        ("multiverse", {"bots": "easy"}, ["", "easy", "easy"]),
    ],
)
def test_whoever_says_nothing_plays_in_company(game: str, asked: dict[str, Any], sitting: list[str]) -> None:
    """A game for one alone is laid for four, as on the page."""
    assert [bot for _, bot in seating_of(Wish(game, **asked), find(game), Speaker("en", game))] == sitting
