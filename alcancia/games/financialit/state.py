"""FinanciaLit: the table, and the book its chapters are written into."""

from dataclasses import field
from typing import ClassVar, Final, cast

from alcancia.kernel import Game, Plain, State, plain

from .book import Book, book_of
from .content import CONTENT, PRESETS
from .options import GROUPS, HANDBOOK, Options

HAPPINESS: Final = "happiness"
GOODS: Final = "goods"
NO_PAWN: Final = -1
"""No pawn stands on a Career card."""
NO_TOKEN: Final = 0
"""A Loan card that has just been taken carries no token yet."""


@plain
class Home(Plain):
    """One seat's family board. Units, Happiness and Common Goods are in the ledger."""

    family: str = ""
    tracker: int = 0
    modifier: int = 0
    pawns_free: int = 0
    placed: dict[str, int] = field(default_factory=dict)
    career_pawn: int = NO_PAWN
    pawns_away: int = 0
    pawn_away_next: bool = False
    saved: bool = False
    luxuries: list[str] = field(default_factory=list)
    insurances: list[str] = field(default_factory=list)
    skills: list[str] = field(default_factory=list)
    careers: list[tuple[str, bool]] = field(default_factory=list)
    investments: list[tuple[str, int]] = field(default_factory=list)
    loans: list[int] = field(default_factory=list)
    miscalculation: bool = False
    aid_used: int = 0
    income_next: int = 0
    bills_next: int = 0


@plain
class FinanciaLit(State):
    """The whole position. `period` is the round. Decks are what is left of them, in the order of the lists: nobody knows more."""

    QUIET_LEDGER: ClassVar[bool] = True
    units = State.cash
    """The purses: the ledger's money by the name it has in this game."""
    printed = cast(Book, State.book)
    """The cards as they stand in this game."""

    options: Options
    homes: list[Home] = field(default_factory=list)
    first: int = 0
    slots: dict[str, list[int]] = field(default_factory=dict)
    market: list[str] = field(default_factory=list)
    shows: dict[str, list[str]] = field(default_factory=dict)
    decks: dict[str, list[str]] = field(default_factory=dict)
    discards: dict[str, list[str]] = field(default_factory=dict)
    dealt: list[str] = field(default_factory=list)
    dues: list[int] = field(default_factory=list)
    last_event: str = ""
    reached: tuple[int, ...] = ()
    before: tuple[int, ...] = ()
    complete: tuple[int, ...] = ()
    scores: tuple[tuple[int, ...], ...] = ()

    @property
    def happiness(self) -> list[int]:
        """The Happiness tracks."""
        return self.held[HAPPINESS]

    @property
    def goods(self) -> list[int]:
        """The pantries."""
        return self.held[GOODS]

    @property
    def waiting(self) -> str:
        """What the table waits for."""
        return self.agenda[-1][0]

    @property
    def ahead(self) -> set[str]:
        """Everything that is still to come in this period."""
        return {step[0] for step in self.agenda}

    def order(self) -> tuple[int, ...]:
        """FL-4.0.11 All seats in turn order, from the first seat clockwise."""
        return _ORDERS[self.seats][self.first]

    def after(self, seat: int) -> tuple[int, ...]:
        """FL-4.2.1 All seats clockwise, from the one after this seat round to itself."""
        return _ORDERS[self.seats][(seat + 1) % self.seats]


_ORDERS: Final = [[(*range(first, seats), *range(first)) for first in range(seats)] for seats in range(6)]

game: Final = Game(
    "financialit", version="2", older={"1": lambda t: book_of(t.options, t.seats, first=True)},
    seats=range(3, 6), state=FinanciaLit, options=Options, content=CONTENT, presets=PRESETS,
    groups=GROUPS, handbook=HANDBOOK,
    codes={"unknown_option": "option_unknown", "bad_option_value": "option_out_of_range"},
    reasons=(
        "no_pawn", "already_here", "location_full", "location_closed", "slot_taken", "slot_not_usable", "not_enough_units",
        "card_not_shown", "deck_empty", "career_in_progress", "skills_cap", "careers_cap", "investment_cap", "insurance_cap",
        "basic_first", "too_many_changes", "no_change", "unknown_clause", "basic_not_removable", "duplicate_luxury", "luxury_locked",
        "luxury_limit", "goods_already_bought", "goods_minimum", "goods_maximum", "refresh_used", "refresh_too_late", "loan_limit",
        "loan_not_now", "aid_used", "aid_needs_miscalculation", "aid_not_now", "must_raise_money", "settlement_not_allowed",
        "family_taken", "event_not_available", "income_card_unknown", "not_live", "seat_unknown", "option_unknown",
        "option_out_of_range", "goods_min_above_max", "event_order_exceeds_copies", "family_assigned_twice", "events_list_length",
        "income_deal_duplicate", "effect_unknown", "collection_missing", "trainer_missing", "loan_terms_invalid",
        "slot_labels_invalid",
    ),
    gauges={"money": ("cash",), "debt": ("debt",), "wellbeing": ("happiness",)},
    levels=(
        "happiness", "units", "goods", "need", "tracker", "loans", "insurances", "projected",
    ),
    moments=("event_shown", "insolvency", "miscalculation", "goods_missing", "career_active", "goal_reached"),
    titles=(
        "income", "action", "labour", "investing", "insurance", "marketplace", "use_goods", "bills", "events", "upkeep",
        "final_investments", "final_settlement", "score",
    ),
    message_kinds={
        "card": "card", "cards": "card", "family": "card", "added": "card", "removed": "card", "shield": "card",
        "location": "location",
    },
    move_parts={
        "choose_family": ("family",), "place": ("location", "slot"), "seek": ("card",), "learn": ("card",), "invest": ("card",),
        "change_clauses": ("cards",), "buy_goods": ("n",), "buy_luxury": ("card",), "settle": (("loans", "many"),),
        "repay_loan": (("loan", "from_one"),), "choose_event": ("card",), "deal": (("card", "each"),),
    },
)  # fmt: skip


def prepare(t: FinanciaLit) -> Book:
    """FL-3.2 The catalogue with this game's card adjustments."""
    return book_of(t.options, t.seats)
