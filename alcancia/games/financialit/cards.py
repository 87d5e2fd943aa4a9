"""Everything that is printed on cards and board, and the small language in which effects are written."""

from typing import Final

import msgspec

from alcancia.ground.content import load
from alcancia.kernel import Unplayable


class FamilyCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A household with its starting figures."""

    income: int
    bills: int
    goods: int
    units: int
    happiness: int
    effects: tuple[str, ...] = ()


class IncomeCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A change of one period's income."""

    value: int
    copies: int


class InsuranceCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Cover against one peril."""

    peril: str
    premium: int
    clause: bool


class LuxuryCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A wish with a price, perhaps with upkeep."""

    cost: int
    happiness: int
    upkeep: int
    effects: tuple[str, ...] = ()
    tag: str = ""
    copies: int = 3


class InvestmentCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Money now for more money later."""

    term: str
    cost: int
    slots: int
    units: int
    happiness: int
    copies: int


class WorkCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A Skills or Career Advance card."""

    income: int
    effects: tuple[str, ...] = ()
    copies: int = 2


class EventCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Something that happens to everybody who is not protected."""

    operations: tuple[str, ...]
    peril: str = ""
    unless: str = ""
    copies: int = 1


class Place(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A location: for each slot the smallest number of players with which it is open."""

    slots: tuple[int, ...]


class Schedule(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Event cards by period."""

    per_round: tuple[int, ...]


class Figures(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Single figures that stand in the rules."""

    broker_fee: int
    goods_rebate: int
    most_goods: int
    early_cut: int
    loan_slots: int


class Board(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The town."""

    figures: Figures
    locations: dict[str, Place]
    events: Schedule


FAMILIES: Final = load(__package__, "families.toml", dict[str, FamilyCard])
INCOMES: Final = load(__package__, "income.toml", dict[str, IncomeCard])
INSURANCES: Final = load(__package__, "insurances.toml", dict[str, InsuranceCard])
LUXURIES: Final = load(__package__, "luxuries.toml", dict[str, LuxuryCard])
INVESTMENTS: Final = load(__package__, "investments.toml", dict[str, InvestmentCard])
SKILLS: Final = load(__package__, "skills.toml", dict[str, WorkCard])
CAREERS: Final = load(__package__, "careers.toml", dict[str, WorkCard])
EVENTS: Final = load(__package__, "events.toml", dict[str, EventCard])
BOARD: Final = load(__package__, "board.toml", Board)
PRESETS: Final = load(__package__, "presets.toml", dict[str, dict[str, object]])
CONTENT: Final = (FAMILIES, INCOMES, INSURANCES, LUXURIES, INVESTMENTS, SKILLS, CAREERS, EVENTS, BOARD)

BASIC: Final = next(card for card, printed in INSURANCES.items() if not printed.clause)
CLAUSES: Final = tuple(card for card, printed in INSURANCES.items() if printed.clause)
PERILS: Final = tuple(printed.peril for printed in INSURANCES.values())
PLACES: Final = tuple(BOARD.locations)
TAGS: Final = ("vehicle",)

# ── effects: "name", "name number" or "name word" ────────────────────────────

_BARE: Final = ("discount_always", "no_pawn_away", "modifier_none", "aid_free")
_SMALL: Final = (-10, 10)
RANGES: Final[dict[str, tuple[int, int]]] = {
    "income": _SMALL, "bills": _SMALL, "goods_need": _SMALL, "skill_cost": _SMALL, "invest_cost": _SMALL, "rebate_from": (1, 20),
    "discount_extra": (0, 10), "card_weight": (0, 5), "end_happiness": _SMALL, "on_activation": _SMALL, "modifier_times": (0, 3),
    "modifier_min": _SMALL, "aid_amount": (0, 10), "career_penalty": (0, 4), "loan_instalment": (1, 15), "goods_per_income": (0, 10),
}  # fmt: skip
FAMILY_ONLY: Final = frozenset(("modifier_times", "modifier_none", "modifier_min", "aid_amount", "aid_free"))
LOWEST: Final = frozenset(("rebate_from", "career_penalty", "loan_instalment"))

Effect = tuple[str, int | str]
"""(name, number or word); an effect without either carries 1."""


def parse_effect(text: str, family: bool = False) -> Effect:
    """An effect from its text, or Unplayable with the reason code an option is refused with."""
    name, *rest = text.split(" ")
    if name in FAMILY_ONLY and not family:
        raise Unplayable("effect_unknown", effect=text)
    if name in _BARE and not rest:
        return (name, 1)
    if name == "protect" and len(rest) == 1 and rest[0] in PERILS:
        return (name, rest[0])
    if name == "immune_event" and len(rest) == 1 and rest[0] in EVENTS:
        return (name, rest[0])
    if name in RANGES and len(rest) == 1:
        return (name, _number(rest[0], *RANGES[name], text))
    raise Unplayable("effect_unknown", effect=text)


# ── operations of events ─────────────────────────────────────────────────────

Operation = tuple[str, int, int | str, int]
"""(name, number, tag or kind or threshold, maximum)."""

_COST: Final = (0, 20)
_SWING: Final = (-20, 20)
_ONE_NUMBER: Final = {
    "PAY": _COST, "PAY_PER_LOAN": _COST, "HAPPY": _SWING, "GOODS": _SWING, "GAIN": _COST,
    "INCOME_NEXT": _SWING, "BILLS_NEXT": _SWING, "INVEST_SHIFT": (-1, 1),
}  # fmt: skip


def parse_operation(text: str) -> Operation:
    """An operation from its text, or Unplayable with the reason code an option is refused with."""
    name, *rest = text.split(" ")
    if name in ("GOODS_HALF", "PAWN_AWAY") and not rest:
        return (name, 0, "", 0)
    if name in _ONE_NUMBER and len(rest) == 1:
        return (name, _number(rest[0], *_ONE_NUMBER[name], text), "", 0)
    if name == "PAY_IF_TAG" and len(rest) == 2 and rest[0] in TAGS:
        return (name, _number(rest[1], *_COST, text), rest[0], 0)
    if name == "GAIN_PER" and len(rest) == 4 and rest[0] in ("work", "insurance") and rest[2] == "max":
        return (name, _number(rest[1], *_COST, text), rest[0], _number(rest[3], *_COST, text))
    if name == "HAPPY_IF_UNITS" and len(rest) == 2:
        return (name, _number(rest[1], *_SMALL, text), _number(rest[0], *_COST, text), 0)
    raise Unplayable("effect_unknown", effect=text)


def parse_unless(text: str) -> tuple[str, int]:
    """A condition that spares a seat: ("", 0), ("skills", k) or ("no_loan", 0)."""
    name, *rest = text.split(" ")
    if name in ("", "no_loan") and not rest:
        return (name, 0)
    if name == "skills" and len(rest) == 1:
        return (name, _number(rest[0], 0, 10, text))
    raise Unplayable("effect_unknown", effect=text)


def _number(word: str, lo: int, hi: int, text: str) -> int:
    if not word.removeprefix("-").isdecimal() or len(word) > 4:
        raise Unplayable("effect_unknown", effect=text)
    number = int(word)
    if not lo <= number <= hi:
        raise Unplayable("option_out_of_range", effect=text)
    return number
