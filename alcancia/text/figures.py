"""How figures are written, the same in terminal, exports and browser."""

from typing import Any, Final

from fluent.runtime.types import FluentInt, FluentNumber

GROUPING: Final = {"en": (",", 4), "es": (".", 5)}
"""Between thousands, and from how many digits on it is written."""
MINUS: Final = "−"
"""The sign, not the hyphen: as wide as a plus, and read aloud."""


def number(value: int, locale: str, grouped: bool = True) -> str:
    """A whole number: 1,200 and 12,345 in English, 1200 and 12.345 in Spanish."""
    mark, digits = GROUPING.get(locale, GROUPING["en"])
    sign, figures = (MINUS if value < 0 else ""), str(abs(value))
    if not grouped or len(figures) < digits:
        return sign + figures
    return sign + f"{abs(value):,}".replace(",", mark)


def money(value: int, locale: str, sign: str = "$") -> str:
    """An amount of money: $1,200 in English, $1200 in Spanish; a box of somebody's own may have another sign."""
    return f"{MINUS if value < 0 else ''}{sign}{number(abs(value), locale)}"


def decimal(value: float, locale: str, places: int) -> str:
    """A measured figure: 1,234.5 in English, 1234,5 in Spanish."""
    whole, _, part = f"{abs(value):.{places}f}".partition(".")
    point = "," if locale == "es" else "."
    return (MINUS if round(value, places) < 0 else "") + number(int(whole), locale) + (point + part if part else "")


class Figure(FluentInt):
    """A number inside a message; it still chooses plural forms."""

    grouped = True

    def format(self, locale: Any) -> str:
        return number(int(self), locale.language, self.grouped)


class Plain(Figure):
    """A number without marks between thousands."""

    grouped = False


class Money(Figure):
    """An amount of money inside a message."""

    sign = "$"

    def format(self, locale: Any) -> str:
        return money(int(self), locale.language, self.sign)


class Signed(Figure):
    """A change inside a message, with its sign."""

    def format(self, locale: Any) -> str:
        return ("+" if int(self) > 0 else "") + number(int(self), locale.language)


def fluent_signed(value: Any) -> FluentNumber:
    """`SIGNED($n)` in a message: +3, 0, −3."""
    return Signed(value)


def fluent_money(value: Any, sign: str = "$") -> FluentNumber:
    """`MONEY($amount)` in a message."""
    made = Money(value)
    made.sign = sign
    return made


def fluent_number(value: Any, useGrouping: Any = 1) -> FluentNumber:
    """`NUMBER($n)` in a message, with `useGrouping: 0` for figures in columns."""
    return Figure(value) if useGrouping else Plain(value)
