"""The cards: what each is worth, whose money it is, and its serial number."""

from collections.abc import Iterable
from itertools import filterfalse
from typing import Final

import msgspec

from alcancia.ground.content import load


class Currency(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One of the seven kinds of money."""

    code: str
    colour: str
    glyph: str
    serials: tuple[int, ...]


class Money(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that is printed on the cards."""

    values: tuple[int, ...]
    set_values: tuple[int, ...]
    coin_value: int
    coin_serials: tuple[int, ...]
    currencies: tuple[Currency, ...]


MONEY: Final = load(__package__, "money.toml", Money)
BLUFF: Final = "bluff"
COIN: Final = "coin"
CODES: Final = tuple(currency.code for currency in MONEY.currencies)


def _note_ids(code: str) -> list[str]:
    """Equal notes are told apart by a letter, in ascending serial (section 6.2)."""
    letters = iter("abc" * len(MONEY.values))
    return [f"{code}{value}{next(letters) if value in MONEY.set_values else ''}" for value in MONEY.values]


NOTES: Final = {currency.code: tuple(_note_ids(currency.code)) for currency in MONEY.currencies}
COINS: Final = tuple(f"{COIN}{number}" for number in range(1, len(MONEY.coin_serials) + 1))
CARDS: Final = (*[note for notes in NOTES.values() for note in notes], *COINS)

VALUE: Final[dict[str, int]] = {BLUFF: 0}
"""Face value of every card."""
SERIAL: Final[dict[str, int]] = {}
"""Serial number of every money card; the bluff card has none and sorts last."""
CURRENCY: Final[dict[str, str]] = {}
"""Whose money a card is; coins belong to nobody."""

for _currency in MONEY.currencies:
    for _note, _value, _serial in zip(NOTES[_currency.code], MONEY.values, _currency.serials, strict=True):
        VALUE[_note], SERIAL[_note], CURRENCY[_note] = _value, _serial, _currency.code
for _coin, _serial in zip(COINS, MONEY.coin_serials, strict=True):
    VALUE[_coin], SERIAL[_coin], CURRENCY[_coin] = MONEY.coin_value, _serial, COIN
SERIAL[BLUFF] = max(SERIAL.values()) + 1

_serial_of = SERIAL.__getitem__


def in_order(cards: Iterable[str]) -> tuple[str, ...]:
    """Cards by ascending serial, the bluff card last: the one way a set of cards is written (Ruling 47)."""
    return tuple(sorted(cards, key=_serial_of))


def less(cards: tuple[str, ...], gone: tuple[str, ...]) -> tuple[str, ...]:
    """The cards that stay when some are gone."""
    return tuple(filterfalse(frozenset(gone).__contains__, cards))


def total(cards: Iterable[str]) -> int:
    """MM-4.13 The sum of the face values; currencies and sets do not matter."""
    return sum(map(VALUE.__getitem__, cards))
