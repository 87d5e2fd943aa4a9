"""The cards: what each is worth, whose money it is, and its serial number."""

from collections.abc import Iterable
from itertools import filterfalse
from typing import Final

import msgspec

from alcancia.ground.content import load
from alcancia.ground.refusals import Unplayable


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
DRAWN: Final = ("oll", "fle", "ela", "ink", "cru", "spi", "yaw")
"""The currencies that people know to draw. A box may call them what it likes."""
SET: Final = 3
"""So many equal notes make a set."""
MOST: Final = 1000
"""What a whole currency, or a serial, stays below."""


def _check() -> None:
    """Sections 6.1 and 6.2: nine notes, of which two kinds are there three times; every card has a serial of its own."""
    if tuple(currency.code for currency in MONEY.currencies) != DRAWN:
        raise Unplayable("bad_content", file="money.toml", entry="currencies: " + " ".join(DRAWN))
    values = MONEY.values
    sets = {value for value in values if values.count(value) > 1}
    if len(values) != 9 or list(values) != sorted(values) or not values[0] > 0 or sum(values) >= MOST or not 0 <= MONEY.coin_value < MOST:
        raise Unplayable("bad_content", file="money.toml", entry=f"values: {list(values)}")
    if sets != set(MONEY.set_values) or len(MONEY.set_values) != 2 or any(values.count(value) != SET for value in sets):
        raise Unplayable("bad_content", file="money.toml", entry=f"set_values: {list(MONEY.set_values)}")
    if len(MONEY.coin_serials) != 6:
        raise Unplayable("bad_content", file="money.toml", entry=f"coin_serials: {len(MONEY.coin_serials)}")
    seen: set[int] = set()
    for code, serials in [*((currency.code, currency.serials) for currency in MONEY.currencies), ("coin_serials", MONEY.coin_serials)]:
        if code in DRAWN and len(serials) != len(values):
            raise Unplayable("bad_content", file="money.toml", entry=f"{code} serials: {len(serials)}")
        for serial in serials:
            if serial in seen or not 0 < serial < MOST:
                raise Unplayable("bad_content", file="money.toml", entry=f"{code} serials: {serial}")
            seen.add(serial)


_check()
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
