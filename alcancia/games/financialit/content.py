"""Everything that is printed on cards and board."""

from typing import Final

import msgspec

from alcancia.ground.content import load


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
