"""Section 7: what a trainer or a table may change. Handbook modifications are marked H in the rulebook."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Annotated, Any, Final

import msgspec

from alcancia.ground.options import Choice, Flag, Option, Whole, Words
from alcancia.kernel import Refused, Unplayable

from . import content
from .book import Book
from .phrases import EFFECTS, FAMILY_EFFECTS, OPERATIONS, Phrases

# ── kinds of options that are made of others ─────────────────────────────────


@dataclass(frozen=True)
class Record(Option):
    """Some named values; those left out keep their printed figure (`whole`: none may be left out)."""

    kind = "record"
    default: Mapping[str, Any] = field(default_factory=dict, kw_only=True)
    parts: tuple[tuple[str, Option], ...]
    whole: bool = False

    def allows(self, value: Any, seats: int) -> bool:
        if not isinstance(value, Mapping) or (self.whole and len(value) != len(self.parts)):
            return False
        known = dict(self.parts)
        return all(name in known and known[name].allows(part, seats) for name, part in value.items())

    def to_json(self, seats: int) -> dict[str, Any]:
        parts = {name: part.to_json(seats) for name, part in self.parts}
        return super().to_json(seats) | {"values": list(parts), "parts": parts, "whole": self.whole}


@dataclass(frozen=True)
class ByCard(Option):
    """For some cards, a value each. `figure`: what it is called on the card, unless a record names its parts."""

    kind = "map"
    default: Mapping[str, Any] = field(default_factory=dict, kw_only=True)
    cards: Mapping[str, Any]
    each: Option
    figure: str = ""

    def allows(self, value: Any, seats: int) -> bool:
        return isinstance(value, Mapping) and all(card in self.cards and self.each.allows(part, seats) for card, part in value.items())

    def to_json(self, seats: int) -> dict[str, Any]:
        printed = {card: self.printed(card) for card in self.cards}
        return super().to_json(seats) | {"values": list(self.cards), "each": self.each.to_json(seats), "printed": printed}

    def printed(self, card: str) -> Any:
        """What stands on the card."""
        if isinstance(self.each, Record):
            return {name: getattr(self.cards[card], name) for name, _ in self.each.parts}
        return getattr(self.cards[card], self.figure)


@dataclass(frozen=True)
class Rows(Option):
    """A list of values of one kind."""

    kind = "list"
    default: tuple[Any, ...] = field(default=(), kw_only=True)
    each: Option
    most: int
    least: int = 0

    def allows(self, value: Any, seats: int) -> bool:
        if type(value) not in (list, tuple) or not self.least <= len(value) <= self.most:
            return False
        return all(self.each.allows(part, seats) for part in value)

    def to_json(self, seats: int) -> dict[str, Any]:
        each = self.each.to_json(seats)
        return super().to_json(seats) | {"values": each.get("values", []), "each": each, "most": self.most, "least": self.least}

    def read(self, text: str) -> Any:
        """As JSON, or plain figures one after the other."""
        if isinstance(self.each, Whole) and "[" not in text:
            return [self.each.read(figure) for figure in text.split(",") if text]
        return super().read(text or "[]")


@dataclass(frozen=True)
class Written(Option):
    """Phrases of the small language of cards, judged when the cards are read. `says`: what kind of message says them."""

    kind = "phrases"
    default: tuple[str, ...] = field(default=(), kw_only=True)
    phrases: Phrases
    says: str
    most: int

    def allows(self, value: Any, seats: int) -> bool:
        return Words(most=self.most).allows(value, seats)

    def to_json(self, seats: int) -> dict[str, Any]:
        return super().to_json(seats) | {"phrases": msgspec.to_builtins(self.phrases), "says": self.says, "most": self.most}


@dataclass(frozen=True)
class SeatOrRandom(Option):
    """A seat's number, or "random"."""

    kind = "seat_or_random"
    default: int | str = field(default="random", kw_only=True)

    def allows(self, value: Any, seats: int) -> bool:
        return (type(value) is int and 0 <= value < seats) or (type(value) is str and value == "random")

    def read(self, text: str) -> Any:
        return int(text) if text.isdecimal() and text.isascii() and len(text) < 3 else text

    def to_json(self, seats: int) -> dict[str, Any]:
        return super().to_json(seats) | {"values": ["random", *map(str, range(seats))]}


@dataclass(frozen=True)
class SeatNo(Whole):
    """A seat's number."""

    kind = "seat"


def _n(lo: int, hi: int) -> Whole:
    return Whole(lo, hi, default=max(lo, 0))


def _record(**parts: Option) -> tuple[tuple[str, Option], ...]:
    return tuple(parts.items())


_EFFECTS: Final = Written(EFFECTS, "effect", most=8)
_UNLESS: Final = Choice(("", "no_loan", *[f"skills {number}" for number in range(11)]), default="")
_WORK: Final = Record(_record(income=_n(-3, 6), effects=_EFFECTS, copies=_n(0, 6)))
_FAMILY: Final = Record(
    _record(
        income=_n(0, 25),
        bills=_n(0, 20),
        goods=_n(0, 10),
        units=_n(0, 30),
        happiness=_n(0, 20),
        effects=Written(FAMILY_EFFECTS, "effect", most=8),
    )
)
_LUXURY: Final = Record(
    _record(cost=_n(0, 30), happiness=_n(0, 10), upkeep=_n(-3, 6), effects=_EFFECTS, tag=Choice(("", *content.TAGS), default=""))
)
_EVENT: Final = Record(
    _record(operations=Written(OPERATIONS, "operation", most=8), peril=Choice(("none", *content.PERILS), default="none"), unless=_UNLESS)
)
_INVESTMENT: Final = Record(_record(cost=_n(0, 30), slots=_n(1, 6), units=_n(0, 60), happiness=_n(0, 10), copies=_n(0, 6)))
_DELTA: Final = Record(_record(income=_n(-5, 5), bills=_n(-5, 5), goods=_n(-5, 5), units=_n(-5, 5), happiness=_n(-5, 5)))
_PREREQ: Final = _record(
    skills=_n(0, 6), careers=_n(0, 6), career_cards=_n(0, 6), insurances=_n(0, 6),
    no_loans=Flag(default=False), no_miscalculation=Flag(default=False),
)  # fmt: skip
_DEAL: Final = Record(
    _record(
        round=Whole(1, 12, default=2), seat=SeatNo(0, lambda seats: seats - 1, default=0), card=Choice(tuple(content.INCOMES), default="")
    ),
    whole=True,
)
WANTED: Final = ("skills", "careers", "career_cards", "luxuries", "happy_luxuries", "insurances", "any", "happiness")
_WANT: Final = Record(_record(what=Choice(WANTED, default="any"), min=_n(1, 60)), whole=True)

_Map = dict[str, Any]
_List = tuple[Any, ...]


class Options(msgspec.Struct, frozen=True, kw_only=True):
    """FL-3.2 Every rule a trainer may bend; the printed figures are the defaults."""

    # 7.1 Frame
    rounds: Annotated[int, Whole(3, 12, default=8, live=True)]
    first_player: Annotated[int | str, SeatOrRandom()]
    family_mode: Annotated[str, Choice(("random", "select", "assigned"), default="random")]
    family_assignment: Annotated[tuple[str, ...], Words(tuple(content.FAMILIES), most=5, ordered=True)]
    pawns: Annotated[int, Whole(2, 5, default=3)]
    start_goods: Annotated[int, Whole(0, 10, default=3)]
    free_slot_choice: Annotated[bool, Flag(default=False)]
    slot_labels: Annotated[_Map, ByCard(content.BOARD.locations, Rows(_n(3, 5), most=6, least=1), "slots")]
    closed_locations: Annotated[tuple[str, ...], Words(("LAB", "INV", "INS"), most=3, live=True)]
    income_below_zero: Annotated[str, Choice(("owed", "forgiven"), default="owed", live=True)]
    track_max: Annotated[int, Whole(20, 60, default=30)]
    # 7.2 Market and goods
    goods_min_per_visit: Annotated[int, Whole(0, 10, default=0, live=True)]
    goods_max_per_visit: Annotated[int, Whole(0, 30, default=0, live=True)]
    goods_price: Annotated[int, Whole(0, 3, default=1, live=True)]
    rebate_from: Annotated[int, Whole(0, 20, default=7, live=True)]
    missing_goods_penalty: Annotated[int, Whole(0, 5, default=2, live=True)]
    luxury_cost_delta: Annotated[int, Whole(-5, 10, default=0)]
    luxury_upkeep_delta: Annotated[int, Whole(-2, 5, default=0)]
    luxury_happiness_delta: Annotated[int, Whole(-3, 3, default=0)]
    luxury_prereq: Annotated[_Map, Record(_PREREQ, live=True)]
    luxury_max_per_visit: Annotated[int, Whole(0, 10, default=0, live=True)]
    market_size: Annotated[int, Whole(2, 10, default=5)]
    refresh_cost: Annotated[int, Whole(0, 5, default=1, live=True)]
    # 7.3 Bills, investments, insurance
    bills_quota: Annotated[int, Whole(1, 12, default=4, live=True)]
    bills_unit: Annotated[int, Whole(0, 3, default=1, live=True)]
    bills_last_call: Annotated[bool, Flag(default=True, live=True)]
    crowd_surcharge: Annotated[int, Whole(0, 5, default=1, live=True)]
    crowd_rule: Annotated[str, Choice(("full", "any_other"), default="full", live=True)]
    investment_cap: Annotated[int, Whole(0, 6, default=2, live=True)]
    insurance_per_visit: Annotated[int, Whole(1, 5, default=2, live=True)]
    insurance_extra_cost: Annotated[int, Whole(0, 10, default=0, live=True)]
    insurance_extra_scope: Annotated[str, Choice(("visit", "held"), default="visit", live=True)]
    insurance_cap: Annotated[int, Whole(0, 6, default=0, live=True)]
    premium_delta: Annotated[int, Whole(-1, 4, default=0)]
    basic_removable: Annotated[bool, Flag(default=False, live=True)]
    # 7.4 Labour
    skill_cost: Annotated[int, Whole(0, 8, default=3, live=True)]
    skill_cost_step: Annotated[int, Whole(0, 4, default=1, live=True)]
    skill_cost_threshold: Annotated[int, Whole(0, 10, default=2, live=True)]
    skills_cap: Annotated[int, Whole(0, 12, default=0, live=True)]
    careers_cap: Annotated[int, Whole(0, 12, default=0, live=True)]
    career_penalty: Annotated[int, Whole(0, 4, default=1, live=True)]
    skill_end_happiness_delta: Annotated[int, Whole(-1, 3, default=0)]
    career_end_happiness_delta: Annotated[int, Whole(-1, 3, default=0)]
    display_size: Annotated[int, Whole(1, 4, default=1)]
    # 7.5 Income cards and events
    income_mode: Annotated[str, Choice(("each", "common", "none"), default="each", live=True)]
    income_deals: Annotated[_List, Rows(_DEAL, most=60, secret=True)]
    income_live: Annotated[bool, Flag(default=False, live=True)]
    income_counts: Annotated[_Map, ByCard(content.INCOMES, _n(0, 20), "copies")]
    income_first_round: Annotated[bool, Flag(default=False)]
    event_mode: Annotated[str, Choice(("shuffled", "stacked", "live"), default="shuffled", live=True)]
    event_order: Annotated[tuple[str, ...], Words(tuple(content.EVENTS), most=72, secret=True, ordered=True)]
    event_pool: Annotated[str, Choice(("deck", "catalogue"), default="deck", live=True)]
    event_counts: Annotated[_Map, ByCard(content.EVENTS, _n(0, 10), "copies")]
    events_per_round: Annotated[tuple[int, ...], Rows(_n(0, 6), most=12, live=True)]
    # 7.6 Card adjustments
    family_delta: Annotated[_Map, _DELTA]
    family_overrides: Annotated[_Map, ByCard(content.FAMILIES, _FAMILY)]
    luxury_overrides: Annotated[_Map, ByCard(content.LUXURIES, _LUXURY)]
    luxury_counts: Annotated[_Map, ByCard(content.LUXURIES, _n(0, 6), "copies")]
    event_overrides: Annotated[_Map, ByCard(content.EVENTS, _EVENT)]
    income_overrides: Annotated[_Map, ByCard(content.INCOMES, _n(-10, 10), "value")]
    investment_overrides: Annotated[_Map, ByCard(content.INVESTMENTS, _INVESTMENT)]
    insurance_overrides: Annotated[_Map, ByCard(content.INSURANCES, _n(0, 6), "premium")]
    skill_overrides: Annotated[_Map, ByCard(content.SKILLS, _WORK)]
    career_overrides: Annotated[_Map, ByCard(content.CAREERS, _WORK)]
    # 7.7 End of the game
    happiness_goal: Annotated[int, Whole(0, 60, default=0)]
    goal_counts_debt: Annotated[bool, Flag(default=False)]
    collection: Annotated[_List, Rows(_WANT, most=8)]
    collection_mode: Annotated[str, Choice(("off", "required_to_win", "ends_game"), default="off")]
    collection_none: Annotated[str, Choice(("no_winner", "by_score"), default="no_winner")]
    goal_winner: Annotated[str, Choice(("reached", "score"), default="reached")]
    count_goods: Annotated[bool, Flag(default=False)]
    count_family: Annotated[bool, Flag(default=False)]
    score_cards_per: Annotated[int, Whole(1, 20, default=2)]
    score_income_per: Annotated[int, Whole(1, 20, default=5)]
    score_units_per: Annotated[int, Whole(1, 20, default=5)]
    # 7.8 Loans, aid, savings
    loan_amount: Annotated[int, Whole(1, 20, default=5, live=True)]
    loan_instalment: Annotated[int, Whole(1, 15, default=4)]
    loan_happiness: Annotated[int, Whole(0, 5, default=1, live=True)]
    loan_cap: Annotated[int, Whole(1, 10, default=3, live=True)]
    loan_early_repay: Annotated[bool, Flag(default=False, live=True)]
    aid_amount: Annotated[int, Whole(0, 10, default=3, live=True)]
    aid_uses: Annotated[int, Whole(0, 3, default=1, live=True)]
    miscalculation_loss: Annotated[int, Whole(0, 5, default=2, live=True)]
    miscalculation_clear_at: Annotated[int, Whole(0, 30, default=0, live=True)]
    savings_from: Annotated[int, Whole(1, 30, default=5, live=True)]
    savings_bonus: Annotated[int, Whole(0, 5, default=1, live=True)]


GROUPS: Final[dict[str, tuple[str, ...]]] = {
    "frame": (
        "rounds", "family_mode", "family_assignment", "first_player", "pawns", "start_goods", "free_slot_choice", "slot_labels",
        "closed_locations", "income_below_zero", "track_max",
    ),
    "market": (
        "goods_price", "goods_min_per_visit", "goods_max_per_visit", "luxury_prereq", "luxury_max_per_visit", "luxury_cost_delta",
        "luxury_upkeep_delta", "luxury_happiness_delta", "rebate_from", "missing_goods_penalty", "market_size", "refresh_cost",
    ),
    "bills": (
        "bills_quota", "bills_unit", "crowd_surcharge", "crowd_rule", "investment_cap", "insurance_per_visit", "insurance_extra_cost",
        "insurance_extra_scope", "insurance_cap", "bills_last_call", "premium_delta", "basic_removable",
    ),
    "labour": (
        "skill_cost", "skills_cap", "careers_cap", "career_penalty", "skill_end_happiness_delta", "career_end_happiness_delta",
        "skill_cost_step", "skill_cost_threshold", "display_size",
    ),
    "chance": (
        "event_mode", "event_order", "event_pool", "event_counts", "income_mode", "income_deals", "income_live", "income_counts",
        "events_per_round", "income_first_round",
    ),
    "cards": (
        "family_delta", "family_overrides", "luxury_overrides", "luxury_counts", "event_overrides", "income_overrides",
        "investment_overrides", "insurance_overrides", "skill_overrides", "career_overrides",
    ),
    "end": (
        "happiness_goal", "collection", "collection_mode", "collection_none", "goal_winner", "goal_counts_debt", "count_goods",
        "count_family", "score_cards_per", "score_income_per", "score_units_per",
    ),
    "loans": (
        "loan_amount", "loan_instalment", "loan_happiness", "loan_cap", "loan_early_repay", "aid_amount", "aid_uses",
        "miscalculation_loss", "miscalculation_clear_at", "savings_from", "savings_bonus",
    ),
}  # fmt: skip
"""As the rulebook has them; in each group what the trainer's handbook names comes first."""

HANDBOOK: Final = frozenset(
    {
        "family_assignment", "goods_min_per_visit", "goods_max_per_visit", "goods_price", "luxury_cost_delta", "luxury_upkeep_delta",
        "luxury_happiness_delta", "luxury_prereq", "luxury_max_per_visit", "bills_quota", "bills_unit", "crowd_surcharge", "crowd_rule",
        "investment_cap", "insurance_per_visit", "insurance_extra_cost", "insurance_extra_scope", "insurance_cap", "skill_cost",
        "skills_cap", "careers_cap", "career_penalty", "skill_end_happiness_delta", "career_end_happiness_delta", "income_mode",
        "income_deals", "income_live", "income_counts", "event_mode", "event_order", "event_pool", "event_counts", *GROUPS["cards"],
        "happiness_goal", "collection", "collection_mode", "collection_none", "goal_winner",
    }
)  # fmt: skip
"""What the trainer's handbook proposes to modify."""

# ── what goes together ───────────────────────────────────────────────────────

MOST_WANTED = 20
"""A set of cards may ask for so many of a kind (Happiness may go higher)."""


def check_options(options: Options, seats: int) -> Refused | None:
    """FL-3.2 Contradictions are refused with a code whose message names both options."""
    try:
        book = Book(options, seats)
    except Unplayable as error:
        return Refused(error.reason, {"option": miswritten(options, seats), **error.detail})
    return next(contradictions(options, seats, book), None)


def miswritten(options: Options, seats: int) -> str:
    """FL-3.2 Which of the options that rewrite cards cannot be read."""
    for name in GROUPS["cards"]:
        others: _Map = {other: {} for other in GROUPS["cards"] if other != name}
        try:
            Book(msgspec.structs.replace(options, **others), seats)
        except Unplayable:
            return name
    return GROUPS["cards"][0]


def contradictions(options: Options, seats: int, book: Book) -> Iterator[Refused]:
    """FL-3.2 Everything that does not go together, in the order of the options."""
    assigned = options.family_assignment
    if options.family_mode == "assigned" and len(assigned) != seats:
        yield Refused("option_out_of_range", {"option": "family_assignment"})
    if len(set(assigned)) < len(assigned):
        yield Refused("family_assigned_twice", {"option": "family_assignment"})
    for place, slots in book.open_slots.items():
        if not slots:
            yield Refused("slot_labels_invalid", {"option": "slot_labels", "location": place})
    if 0 < options.goods_max_per_visit < options.goods_min_per_visit:
        yield Refused("goods_min_above_max", {"option": "goods_min_per_visit", "other": "goods_max_per_visit"})
    yield from bad_deals(options)
    for card in options.event_order:
        if options.event_order.count(card) > book.counts["event"][card]:
            yield Refused("event_order_exceeds_copies", {"option": "event_order", "other": "event_counts", "card": card})
    if options.events_per_round and len(options.events_per_round) != options.rounds:
        yield Refused("events_list_length", {"option": "events_per_round", "other": "rounds"})
    if options.collection_mode != "off" and not options.collection:
        yield Refused("collection_missing", {"option": "collection_mode", "other": "collection"})
    for wanted in options.collection:
        if wanted["what"] != "happiness" and wanted["min"] > MOST_WANTED:
            yield Refused("option_out_of_range", {"option": "collection"})
    if options.loan_early_repay and options.loan_amount >= 2 * book.instalment_floor:
        yield Refused("loan_terms_invalid", {"option": "loan_amount", "other": "loan_instalment"})


def bad_deals(options: Options) -> Iterator[Refused]:
    """FL-4.1.3 A prepared income card belongs to a round that has modifiers, and to one seat once."""
    dealt: list[tuple[Any, Any]] = []
    for entry in options.income_deals:
        if not (1 if options.income_first_round else 2) <= entry["round"] <= options.rounds:
            yield Refused("option_out_of_range", {"option": "income_deals"})
        if (entry["round"], entry["seat"]) in dealt:
            yield Refused("income_deal_duplicate", {"option": "income_deals"})
        dealt.append((entry["round"], entry["seat"]))
