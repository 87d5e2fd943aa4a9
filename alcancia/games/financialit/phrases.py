"""The small language in which cards are written: what a card does while it lies there, what an Event does once, whom it spares."""

from collections.abc import Mapping
from typing import Any, Final

import msgspec

from alcancia.ground.refusals import Unplayable

from .content import EVENTS, PERILS, TAGS


class Figure(msgspec.Struct, frozen=True):
    """A place for a number."""

    lo: int
    hi: int


class Name(msgspec.Struct, frozen=True):
    """A place for one of a few words; `says`: what kind of message names them."""

    says: str
    values: tuple[str, ...]


class Phrase(msgspec.Struct, frozen=True):
    """A form of words with places to fill in."""

    form: str
    slots: Mapping[str, Figure | Name] = {}

    def read(self, text: str) -> dict[str, Any] | None:
        """What stands in the places; None if the text has another form."""
        said: dict[str, Any] = {}
        words, form = text.split(" "), self.form.split(" ")
        if len(words) != len(form):
            return None
        for word, place in zip(words, form, strict=True):
            name = place[1:-1]
            match self.slots.get(name):
                case Figure(lo, hi) if word.isascii() and word.removeprefix("-").isdecimal() and len(word) <= 4:
                    said[name] = int(word)
                    if not lo <= int(word) <= hi:
                        raise Unplayable("option_out_of_range", effect=text)
                case Name(_, values) if word in values:
                    said[name] = word
                case None if word == place:
                    pass
                case _:
                    return None
        return said


Phrases = Mapping[str, Phrase]
"""By the name of the message that says them."""

_COST: Final = Figure(0, 20)
_SWING: Final = Figure(-20, 20)
_SMALL: Final = Figure(-10, 10)

FIGURES: Final[dict[str, Figure]] = {
    "income": _SMALL, "bills": _SMALL, "goods_need": _SMALL, "skill_cost": _SMALL, "invest_cost": _SMALL, "rebate_from": Figure(1, 20),
    "discount_extra": Figure(0, 10), "card_weight": Figure(0, 5), "end_happiness": _SMALL, "on_activation": _SMALL,
    "modifier_times": Figure(0, 3), "modifier_min": _SMALL, "aid_amount": Figure(0, 10), "career_penalty": Figure(0, 4),
    "loan_instalment": Figure(1, 15), "goods_per_income": Figure(0, 10),
}  # fmt: skip
"""Effects that are a number, each with its range."""

FAMILY_ONLY: Final = frozenset(("modifier_times", "modifier_none", "modifier_min", "aid_amount", "aid_free"))
LOWEST: Final = frozenset(("rebate_from", "career_penalty", "loan_instalment"))

FAMILY_EFFECTS: Final[Phrases] = {
    **{name: Phrase(f"{name} {{n}}", {"n": figure}) for name, figure in FIGURES.items()},
    **{name: Phrase(name) for name in ("discount_always", "no_pawn_away", "modifier_none", "aid_free")},
    "protect": Phrase("protect {what}", {"what": Name("peril", PERILS)}),
    "immune_event": Phrase("immune_event {what}", {"what": Name("card", tuple(EVENTS))}),
}
EFFECTS: Final[Phrases] = {name: phrase for name, phrase in FAMILY_EFFECTS.items() if name not in FAMILY_ONLY}

OPERATIONS: Final[Phrases] = {
    **{name: Phrase(f"{name} {{n}}", {"n": _COST}) for name in ("PAY", "PAY_PER_LOAN", "GAIN")},
    **{name: Phrase(f"{name} {{n}}", {"n": _SWING}) for name in ("HAPPY", "GOODS", "INCOME_NEXT", "BILLS_NEXT")},
    **{name: Phrase(name) for name in ("GOODS_HALF", "PAWN_AWAY")},
    "INVEST_SHIFT": Phrase("INVEST_SHIFT {n}", {"n": Figure(-1, 1)}),
    "PAY_IF_TAG": Phrase("PAY_IF_TAG {what} {n}", {"what": Name("tag", TAGS), "n": _COST}),
    "GAIN_PER-work": Phrase("GAIN_PER work {n} max {max}", {"n": _COST, "max": _COST}),
    "GAIN_PER-insurance": Phrase("GAIN_PER insurance {n} max {max}", {"n": _COST, "max": _COST}),
    "HAPPY_IF_UNITS": Phrase("HAPPY_IF_UNITS {what} {n}", {"what": _COST, "n": _SMALL}),
}
UNLESS: Final[Phrases] = {
    "": Phrase(""),
    "no_loan": Phrase("no_loan"),
    "skills": Phrase("skills {n}", {"n": Figure(0, 10)}),
}

Effect = tuple[str, int | str]
"""(name, number or word); an effect without either carries 1."""

Operation = tuple[str, int, int | str, int]
"""(name, number, tag or kind or threshold, maximum)."""


def parse_effect(text: str, family: bool = False) -> Effect:
    """An effect from its text, or Unplayable with the reason code an option is refused with."""
    name, said = _read(text, FAMILY_EFFECTS if family else EFFECTS)
    return (name, next(iter(said.values()), 1))


def parse_operation(text: str) -> Operation:
    """An operation from its text, or Unplayable with the reason code an option is refused with."""
    key, said = _read(text, OPERATIONS)
    name, _, kind = key.partition("-")
    return (name, said.get("n", 0), said.get("what", kind), said.get("max", 0))


def parse_unless(text: str) -> tuple[str, int]:
    """A condition that spares a seat: ("", 0), ("skills", k) or ("no_loan", 0)."""
    name, said = _read(text, UNLESS)
    return (name, said.get("n", 0))


def is_loss(operation: Operation) -> bool:
    """FL-4.6.4 Is this part of an Event a loss?"""
    name, number, _, _ = operation
    if name.startswith("PAY") or name in ("GOODS_HALF", "PAWN_AWAY"):
        return True
    return number > 0 if name in ("BILLS_NEXT", "INVEST_SHIFT") else number < 0


def _read(text: str, phrases: Phrases) -> tuple[str, dict[str, Any]]:
    name, _, rest = text.partition(" ")
    for key in (name, f"{name}-{rest.partition(' ')[0]}"):
        if key in phrases and (said := phrases[key].read(text)) is not None:
            return key, said
    raise Unplayable("effect_unknown", effect=text)
