"""Section 6: the cards, and the content file they come from."""

from collections import Counter

import pytest

from alcancia.games.multiverse.content import CODES, COINS, CURRENCY, MONEY, NOTES, SERIAL, VALUE, Money, in_order, total
from alcancia.ground.content import parse
from alcancia.kernel import Unplayable

TABLE = {
    "oll": (1, 24, 47, 8, 32, 55, 63, 16, 39),
    "fle": (17, 41, 64, 2, 25, 48, 33, 56, 9),
    "ela": (11, 34, 57, 18, 42, 65, 3, 26, 49),
    "ink": (4, 27, 51, 12, 35, 58, 43, 66, 19),
    "cru": (21, 44, 67, 5, 28, 52, 13, 36, 59),
    "spi": (14, 37, 61, 22, 45, 68, 53, 6, 29),
    "yaw": (7, 31, 54, 15, 38, 62, 23, 46, 69),
}
COLUMNS = ("20a", "20b", "20c", "30a", "30b", "30c", "40", "50", "60")


def test_the_table_of_serials() -> None:
    assert tuple(TABLE) == CODES
    for code, serials in TABLE.items():
        assert NOTES[code] == tuple(f"{code}{column}" for column in COLUMNS)
        assert tuple(SERIAL[note] for note in NOTES[code]) == serials
        assert [VALUE[note] for note in NOTES[code]] == [20, 20, 20, 30, 30, 30, 40, 50, 60]
        assert sum(VALUE[note] for note in NOTES[code]) == 300
        assert {CURRENCY[note] for note in NOTES[code]} == {code}
    assert [(coin, SERIAL[coin], VALUE[coin]) for coin in COINS] == [(f"coin{n}", 10 * n, 10) for n in range(1, 7)]


def test_the_serials_are_1_to_69() -> None:
    money = [card for card in SERIAL if card != "bluff"]
    assert sorted(SERIAL[card] for card in money) == list(range(1, 70))
    assert len(money) == 69 == 74 - 5


def test_how_the_serials_were_made() -> None:
    """Number j of those that are no round ten: currency j mod 7, value the (j mod 9)-th of a fixed list."""
    by_serial = {SERIAL[note]: note for notes in NOTES.values() for note in notes}
    values = (20, 30, 40, 20, 30, 50, 20, 30, 60)
    for j, serial in enumerate(number for number in range(1, 70) if number % 10 or number > 60):
        note = by_serial[serial]
        assert (CURRENCY[note], VALUE[note]) == (CODES[j % 7], values[j % 9])


def test_letters_ascend_with_the_serial() -> None:
    for code in CODES:
        for value in (20, 30):
            serials = [SERIAL[f"{code}{value}{letter}"] for letter in "abc"]
            assert serials == sorted(serials)


def test_mean_serials_are_even() -> None:
    means = {value: [SERIAL[n] for notes in NOTES.values() for n in notes if VALUE[n] == value] for value in (20, 30, 40, 50, 60)}
    assert {value: round(sum(found) / len(found)) for value, found in means.items()} == {20: 34, 30: 35, 40: 33, 50: 36, 60: 39}


def test_colours_and_glyphs_are_all_different() -> None:
    assert [(c.colour, c.glyph) for c in MONEY.currencies] == [
        ("#8B5A2B", "wheel"), ("#7B3FA0", "curl"), ("#2E8B57", "zigzag"), ("#1F6FB2", "drop"), ("#C8372D", "loaf"), ("#E2B100", "star"),
        ("#E8799E", "moon"),
    ]  # fmt: skip


def test_canonical_order() -> None:
    assert in_order(["bluff", "coin6", "oll60", "oll20a"]) == ("oll20a", "oll60", "coin6", "bluff")
    assert total(["oll60", "coin1", "bluff"]) == 70


def test_values_and_sets_agree() -> None:
    counts = Counter(MONEY.values)
    assert {value: counts[value] for value in MONEY.set_values} == {20: 3, 30: 3}
    assert len(MONEY.values) == 9


GOOD = """
values = [20]
set_values = []
coin_value = 10
coin_serials = [1]
[[currencies]]
code = "oll"
colour = "#000000"
glyph = "wheel"
serials = [2]
"""


@pytest.mark.parametrize(
    ("change", "entry"),
    [
        (("coin_value = 10", 'coin_value = "10"'), "coin_value"),
        (("coin_value = 10", "coin_value = 10.0"), "coin_value"),
        (("coin_value = 10", "coin_value = true"), "coin_value"),
        (("coin_value = 10", "coin_valeu = 10"), "coin_valeu"),
        (('glyph = "wheel"', ""), "glyph"),
        (("serials = [2]", 'serials = ["2"]'), "serials"),
        (("values = [20]", "values = [20"), ""),
    ],
)
def test_wrong_content_is_refused_by_name(change: tuple[str, str], entry: str) -> None:
    assert parse("money.toml", GOOD, Money).coin_value == 10
    with pytest.raises(Unplayable) as error:
        parse("money.toml", GOOD.replace(*change), Money)
    assert error.value.reason == "bad_content"
    assert error.value.detail["file"] == "money.toml"
    assert entry in error.value.detail["entry"]
