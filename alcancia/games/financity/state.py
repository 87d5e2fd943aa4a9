"""FinanCity's table: its state, and the words the chapters share."""

from collections.abc import Iterable, Sequence
from dataclasses import field
from functools import cache
from typing import Any, ClassVar, Final

import msgspec

from alcancia.kernel import Game, Plain, State, plain

from .content import FACES, HOMES, INVESTMENTS, SAVINGS, SHOPPING, NextYear, content
from .options import GROUPS, PRESETS, Options

BANK_TERMS: Final = content.bank
LOAN: Final = content.bank.loan
CARD: Final = content.bank.loan.card
UNCHANGED: Final = NextYear()
MODIFIER: Final = "modifier"
"""The line of a declaration of expenses that stands for this year's event."""


FIRST: Final = "1"
"""The first version of the rules, by which games begun then go on: no loan for the instalments of 13 cards, and in Planning the coming
income does not count for repaying early."""


class Effect(msgspec.Struct, frozen=True):
    """What an event does to one seat, fixed at the draw."""

    gain: int = 0
    joy: int = 0
    sorrow: int = 0
    owed: int = 0
    next_year: NextYear = UNCHANGED
    branches: tuple[tuple[str, int, int], ...] = ()
    """(branch, money owed, wellbeing lost) where the card lets people choose."""


@plain
class Household(Plain):
    """One seat's home and all that lies around it."""

    home: str = ""
    saved: tuple[int, ...] = (0, 0, 0)
    """Savings cards of each denomination, smallest first."""
    loans: int = 0
    investments: tuple[tuple[str, int], ...] = ()
    """(card, year in which it was bought)."""
    shopping: tuple[tuple[str, int, int], ...] = ()
    """(card, year in which it was acquired, from whom)."""
    tokens: int = 0
    zone: str = ""
    must_extra_job: bool = False
    restricted: bool = False
    mods: NextYear = UNCHANGED
    mods_next: NextYear = UNCHANGED
    bought: tuple[str, ...] = ()
    settled: bool = False
    declared: tuple[str, ...] | None = None
    """By hand: the lines that count in this year's expenses."""
    stage: str = ""
    """Where this seat stands in Expenses or in the event; empty when it has nothing left to settle there."""
    effect: Effect | None = None

    def expense_lines(self) -> dict[str, int]:
        """FC-Z8.2 Every owned card with an expense figure, and this year's modifier."""
        found = {own[0]: SHOPPING[own[0]].expense for own in self.shopping if SHOPPING[own[0]].expense}
        return found | {MODIFIER: self.mods.expenses} if self.mods.expenses else found

    def expenses(self) -> int:
        """FC-Z8.1 This year's, as things stand; once declared, as declared."""
        if self.declared is None:
            return bill(self.home, card_expenses(self.shopping) if self.shopping else 0, self.mods.expenses)
        return bill(self.home, *self.expense_parts())

    def expense_parts(self) -> tuple[int, int]:
        """FC-Z8.1 What cards and this year's event add to the expenses of the home."""
        if self.declared is None:
            return card_expenses(self.shopping), self.mods.expenses
        lines = self.expense_lines()
        event = lines.pop(MODIFIER, 0) if MODIFIER in self.declared else 0
        return sum([amount for line, amount in lines.items() if line in self.declared]), event


def card_expenses(shopping: Iterable[Sequence[Any]]) -> int:
    """FC-Z7.4 The expense figures on owned cards."""
    return sum([SHOPPING[own[0]].expense for own in shopping])


def bill(home: str, cards: int, event: int) -> int:
    """FC-Z8.1 Home, plus or minus the figures on cards, plus this year's modifier; never below zero."""
    amount = HOMES[home].expenses + cards + event
    return amount if amount > 0 else 0


@cache
def around(first: int, seats: int) -> tuple[int, ...]:
    """FC-4.3 All seats, from this one to the left."""
    return tuple((first + i) % seats for i in range(seats))


@plain
class City(State):
    """The whole position of a game of FinanCity."""

    QUIET_LEDGER: ClassVar[bool] = True

    options: Options
    year: int = 0
    marker: str = ""
    first: int = 0
    homes: list[Household] = field(default_factory=list)
    unknown: dict[str, tuple[str, ...]] = field(default_factory=dict)
    """Cards of each deck that nobody has seen; drawn uniformly."""
    bottom: dict[str, tuple[str, ...]] = field(default_factory=dict)
    """Cards lying face up under each deck, in order."""
    offer: dict[str, tuple[str, ...]] = field(default_factory=dict)
    """Face-up cards beside the board, oldest first."""
    events: tuple[str, ...] = ()
    event: str = ""
    past_events: tuple[str, ...] = ()
    done: list[bool] = field(default_factory=list)
    """Who is done with the sale of Products, or with the closing."""
    traded: tuple[str, ...] = ()
    counted: bool = False
    """Loans were counted this year."""

    def order(self) -> tuple[int, ...]:
        """FC-4.3 From the first player to the left."""
        return around(self.first, self.seats)

    def standing(self, zone: str) -> list[int]:
        """FC-4.2 The seats whose home stands on this zone, in order."""
        return [seat for seat in self.order() if self.homes[seat].zone == zone]

    @property
    def last_year(self) -> bool:
        """Is this the last year?"""
        return self.year >= self.options.years


DECKS: Final = {"investments": tuple(INVESTMENTS), "shopping": tuple(SHOPPING)}

REASONS: Final = (
    "wrong_zone", "unknown_zone", "zone_without_benefit", "forced_extra_job", "bad_amount", "not_multiple_of_100", "not_enough_cash",
    "not_enough_savings", "saving_restricted", "saving_closed", "loan_closed", "loan_cap", "loan_restricted", "use_savings_first",
    "nothing_owed", "repay_too_few", "repay_too_many", "bills_first", "pending_payment", "not_in_zone", "card_not_offered",
    "already_bought", "no_token", "choice_unavailable", "already_claimed", "nothing_to_claim", "not_a_product", "not_owner", "same_seat",
    "unknown_seat", "buyer_restricted", "seller_restricted", "price_out_of_range", "product_already_traded", "too_many_proposals",
    "proposal_open", "offer_gone", "trade_closed", "bad_option", "bad_seat_count", "not_your_prompt",
)  # fmt: skip

game = Game(
    "financity", version="2", older={FIRST: lambda t: FIRST},
    seats=range(1, 7), state=City, options=Options, content=content, reasons=REASONS,
    codes={
        "not_your_decision": "not_your_prompt", "stale_decision": "not_your_prompt", "already_answered": "not_your_prompt",
        "bad_player_count": "bad_seat_count", "bad_option_value": "bad_option", "unknown_option": "bad_option",
    },
    presets=PRESETS, groups=GROUPS,
    message_kinds={
        "card": "card", "cards": "card", "other_card": "card", "event": "card", "line": "card", "lines": "card",
        "home": "home", "zone": "zone",
    },
    move_parts={
        "choose_home": ("home",), "assign_home": ("home",), "place": ("zone",), "buy_investment": ("card",), "buy_shopping": ("card",),
        "claim_income": ("cards",), "declare_expenses": ("lines",), "cancel": ("cards",), "choose": ("way",),
        "pay_year": ("n",), "repay": ("n",),
        "repay_before_count": ("n",), "arrange": (("saved", "counts", *SAVINGS),), "withdraw": (("saved", "counts", *SAVINGS),),
        "propose_sale": ("card", "to", "price"), "propose_purchase": ("card", "price"), "offer": ("to", "kind", "card", "price"),
        "accept": (("no", "offer"),), "decline": (("no", "offer"),), "withdraw_offer": (("no", "offer"),),
    },
    gauges={"money": ("cash", "savings"), "debt": ("owed",), "wellbeing": ("wellbeing",)},
    levels=(
        "restricted", "cash", "savings", "loans", "net_worth", "wellbeing", "goal_wellbeing", "goal_savings", "goal_loans",
        "goal_investments",
    ),
    moments=("event_drawn", "over_indebted", "bill_written_off", "service_cancelled", "trade_done"),
    titles=(
        "year", "planning", "income", "saving", "extra_jobs", "free_time", "investments", "shopping", "expenses", "insurance",
        "unforeseen", "reorganisation", "count_loans", "sale", "closing_time", "finish",
    ),
)  # fmt: skip
rule, question, anytime, preview = game.rule, game.question, game.anytime, game.preview


def minimum(loans: int) -> int:
    """FC-LN.6 One card for each started six."""
    return -(-loans // LOAN.cards_per_minimum)


def face(cards: Sequence[int]) -> int:
    """FC-SV.1 The value printed on these savings cards."""
    return sum([count * value for count, value in zip(cards, FACES, strict=True)])


def owed(cards: int) -> int:
    """FC-LN.1 What so many loan cards cost when they are paid back."""
    return CARD * cards


def whole(value: Any) -> bool:
    """Is this a whole number that is not below zero?"""
    return type(value) is int and value >= 0
