"""City Life: the table, the book its chapters are written into, and what they ask all the time."""

from dataclasses import field
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Self

import msgspec

from alcancia.kernel import Game, Plain, State, Step, plain

from . import content
from .content import DEED, DEEDS, KIND, MONEY, PATHS, SHARE
from .library import SHIPPED, Library
from .options import GROUPS, PRESETS, Options
from .packs import STANDARD, QuizCard

UNSOLD: Final = -1
LOTTERY: Final = -2
"""The account before the Bank's."""
NO_ONE: Final = -1
MAIN: Final = "main"


class Clock:
    """CL-4.175 CL-4.176 How long a credit may still run: fresh until its owner's next turn begins, then one less for every counted turn."""

    __slots__ = ()
    left: int
    fresh: bool

    def running(self) -> Self:
        """It is no longer fresh."""
        return msgspec.structs.replace(self, fresh=False) if self.fresh else self  # type: ignore[type-var]

    def ticked(self) -> Self:
        """One turn less."""
        return self if self.fresh else msgspec.structs.replace(self, left=self.left - 1)  # type: ignore[type-var]


class Loan(msgspec.Struct, Clock, frozen=True, array_like=True):
    """A loan that runs; all are of the same amount."""

    left: int
    fresh: bool


class Mortgage(msgspec.Struct, Clock, frozen=True, array_like=True):
    """A mortgage that runs on a deed."""

    deed: str
    left: int
    fresh: bool


Block = tuple[str, int, str]
"""(kind: jail, debt or other; turns left; cause)."""


@plain
class Quiz(Plain):
    """A quiz round that is going on. Answers are letters in the order shown."""

    card: str
    kind: str
    seat: int
    judge: int = NO_ONE
    by: str = "software"
    questions: int = 1
    number: int = 0
    order: tuple[int, ...] = ()
    key: str = ""
    queue: tuple[int, ...] = ()
    tried: tuple[int, ...] = ()
    struck: tuple[str, ...] = ()
    perfect: bool = True
    paid: bool = True


@plain
class Debt(Plain):
    """A debt that cash did not cover."""

    debtor: int
    amount: int
    creditor: int
    cause: str
    deed: str = ""
    left: tuple[str, ...] = ()
    shares_left: int = 0


@plain
class CityLife(State):
    """The whole position. `period` is the round. Shares are a ledger of their own."""

    options: Options
    order: tuple[int, ...] = ()
    gone: tuple[int, ...] = ()
    active: int = NO_ONE
    played: bool = False
    turn_no: int = 0
    extra: bool = False
    once: tuple[int, ...] = ()
    borrowed: tuple[int, ...] = ()
    owner: dict[str, int] = field(default_factory=dict)
    mortgages: tuple[Mortgage, ...] = ()
    pos: list[int] = field(default_factory=list)
    route: list[str] = field(default_factory=list)
    bank_bought: list[int] = field(default_factory=list)
    bank_sold: list[int] = field(default_factory=list)
    share_locked: list[bool] = field(default_factory=list)
    loan: list[Loan | None] = field(default_factory=list)
    borrow_ban: list[bool] = field(default_factory=list)
    demerits: list[tuple[str, ...]] = field(default_factory=list)
    missed: list[tuple[Block, ...]] = field(default_factory=list)
    traffic: tuple[str, ...] = ()
    traffic_bottom: tuple[str, ...] = ()
    quiz_deck: tuple[str, ...] = ()
    quiz_bottom: tuple[str, ...] = ()
    quiz: Quiz | None = None
    veiled: bool = False
    ruled: tuple[int, bool, int] | None = None
    debt: Debt | None = None
    asked: list[int] = field(default_factory=list)
    right: list[int] = field(default_factory=list)
    winners: tuple[int, ...] = ()
    arrived: int = NO_ONE
    if TYPE_CHECKING:
        book: "Book"


class Prices(NamedTuple):
    """What one asset costs and brings under the table's rule set."""

    list: int
    cgt: int
    ltt: int
    payoff: int


class Book(NamedTuple):
    """Tables worked out from the options once."""

    advanced: bool
    paths: dict[str, tuple[int, ...]]
    first: dict[int, str]
    prices: dict[str, Prices]
    cards: dict[str, QuizCard]
    traffic: dict[str, content.Card]
    loan_due: int


game: Final = Game(
    "citylife", version="1", seats=range(2, 7), state=CityLife, options=Options,
    content={
        "board": content.BOARD, "paths": PATHS, "deeds": DEEDS, "money": MONEY, "traffic": content.TRAFFIC, "quiz": STANDARD,
    },
    presets=PRESETS, groups=GROUPS,
    codes={
        "not_your_decision": "not_asked", "unknown_move": "unknown_option", "bad_parameter": "unknown_option",
        "bad_option_value": "option_out_of_range",
    },
    reasons=(
        "not_asked", "not_your_turn", "unknown_option", "amount_out_of_range", "amount_step", "not_enough_cash", "deed_owned",
        "not_on_square", "not_owner", "own_turn_only", "house_not_unsold", "deed_mortgaged", "already_mortgaged", "not_mortgaged",
        "loan_outstanding", "no_loan", "borrow_banned", "borrow_once_per_turn", "advanced_only", "share_cap_reached",
        "share_bank_locked", "shares_only_on_dollar_sign", "not_enough_shares", "fee_not_optional", "no_house_to_send",
        "offer_to_proprietor_first", "must_sell_first", "frozen_by_debt", "window_closed", "offer_empty", "offer_two_way_cash",
        "offer_no_price", "offer_limit", "offer_gone", "trade_tax_unaffordable", "judge_cannot_answer", "answer_struck_out",
        "already_missed_question", "quiz_pack_invalid", "option_out_of_range", "trainer_does_not_choose",
    ),
    gauges={"money": ("net_worth",), "debt": ("owed",)},
    looks=("row", "column"),
    content_was=("07a4b309649f6c20", "2d3ae0ea09a1c2db", "1a8bfe0c289adffd"),
    levels=(
        "cash", "net_worth", "steps", "shares", "deeds", "points", "loan", "mortgages", "lottery",
    ),
    moments=(
        "quiz_begins", "traffic_card", "jail_taken_out", "loan_default", "debt_not_covered", "tower_exchanged", "title_scholar",
        "title_wealth", "seat_left", "quiz_reversed",
    ),
    titles=("turn_begin", "resolve", "quiz", "visit", "debt", "turn_close"),
    message_kinds={
        "place": "square", "path": "path", "deed": "card", "tower": "card", "house": "card", "card": "card", "asset": "card",
        "given": "card", "got": "card", "cause": "cause", "what": "cause", "choice": "move", "ruling": "ruling",
    },
    move_parts={
        "mortgage": ("deed",), "redeem": ("deed",), "sell_deed": ("deed",), "exchange_tower": ("tower", "house"), "send": ("house",),
        "choose": ("house",), "put_up": ("asset",), "sell": ("asset",), "tender": ("asset",), "shares": ("n",), "sell_shares": ("n",),
        "bid": ("amount",), "answer": ("letter",), "rule": ("ruling", "letter"),
        "offer": ("other", "given", ("given", "more", "share"), "pays", "got", ("got", "more", "share"), "price"),
        "accept": (("no", "offer"),), "decline": (("no", "offer"),), "withdraw": (("no", "offer"),),
    },
)  # fmt: skip


def prepare(t: CityLife, library: Library = SHIPPED) -> Book:
    """CL-4.11 CL-4.140 CL-4.147 Paths and prices as this table's options make them."""
    return _book(t.options, library)


@lru_cache(maxsize=64)
def _book(options: Options, library: Library) -> Book:
    """The tables of these options; worked out once, because many games share them."""
    advanced = options.rules == "advanced"
    paths = content.paths_cut_at(int(options.detour_end)) if options.side_paths else {}
    prices = {
        deed: Prices(
            kind.price,
            kind.capital_gains_tax if advanced else 0,
            kind.land_transfer_tax if advanced else 0,
            kind.mortgage + kind.mortgage_cost,
        )
        for deed, kind in KIND.items()
    }
    deck = library.deck(options.traffic_deck)
    assert deck is not None
    prices[SHARE] = Prices(MONEY.share.price, MONEY.share.capital_gains_tax if advanced else 0, 0, 0)
    return Book(
        advanced=advanced,
        paths=paths,
        first={squares[0]: path for path, squares in paths.items()},
        prices=prices,
        cards=dict(library.cards(options.quiz_packs, options.quiz_topics, options.quiz_levels)),
        traffic={card.id: card for card in deck.card},
        loan_due=MONEY.loan.amount + options.loan_cost,
    )


# ── what the chapters ask all the time ───────────────────────────────────────


def deeds_of(t: CityLife, seat: int) -> list[str]:
    """The deeds of a seat, by number of their squares."""
    return [deed for deed, owner in t.owner.items() if owner == seat]


def houses_of(t: CityLife, seat: int) -> list[str]:
    """The Houses of a seat."""
    return [deed for deed in content.HOUSES if t.owner[deed] == seat]


def why_not_unsold(t: CityLife, house: Any) -> str:
    """Does the Bank no longer hold this House? Nothing is said of what is no House."""
    return "house_not_unsold" if house in content.HOUSES and t.owner[house] != UNSOLD else ""


def is_mortgaged(t: CityLife, deed: str) -> bool:
    """Does a mortgage run on this deed?"""
    return any([mortgage.deed == deed for mortgage in t.mortgages])


def why_not_owner(t: CityLife, seat: int, deed: Any) -> str:
    """Is it somebody else's deed, or the Bank's? Nothing is said of what is no deed."""
    return "not_owner" if deed in DEED and t.owner[deed] != seat else ""


def payoff(t: CityLife, asset: str) -> int:
    """CL-4.149 What the Bank gets first when this asset is sold."""
    return t.book.prices[asset].payoff if t.mortgages and is_mortgaged(t, asset) else 0


def bank_net(t: CityLife, asset: str) -> int:
    """CL-4.103 What selling this asset to the Bank brings."""
    price = t.book.prices[asset]
    return price.list - price.cgt - payoff(t, asset)


def fee_tax(t: CityLife, amount: int) -> int:
    """CL-4.126 Capital Gains Tax on a fee received: in Advanced a fifth of each full $500."""
    return amount // DEEDS.fee_tax.per * DEEDS.fee_tax.tax if t.book.advanced else 0


def capacity(t: CityLife, seat: int) -> int:
    """CL-4.107 Cash and what the Bank would pay for everything else."""
    return t.cash[seat] + t.held[SHARE][seat] * bank_net(t, SHARE) + sum(bank_net(t, deed) for deed in deeds_of(t, seat))


def owed_to_bank(t: CityLife, seat: int) -> int:
    """CL-4.171 CL-4.173 What it would take to pay back loan and mortgages."""
    loan = t.book.loan_due if t.loan[seat] is not None else 0
    return loan + sum([payoff(t, mortgage.deed) for mortgage in mortgages_of(t, seat)])


def mortgages_of(t: CityLife, seat: int) -> list[Mortgage]:
    """The mortgages that a seat has to pay back, in the order they were taken."""
    return [mortgage for mortgage in t.mortgages if t.owner[mortgage.deed] == seat]


def net_worth(t: CityLife, seat: int) -> int:
    """CL-8.2 Cash and list prices, less loan and mortgages."""
    worth = t.cash[seat] + t.held[SHARE][seat] * MONEY.share.price + sum([KIND[deed].price for deed in deeds_of(t, seat)])
    return worth - owed_to_bank(t, seat)


def steps_to_finish(t: CityLife, seat: int) -> int:
    """CL-8.3 Squares still to walk along the present route."""
    route = t.route[seat]
    if route == MAIN:
        return content.PLACES.finish - t.pos[seat]
    squares = t.book.paths[route]
    return len(squares) - 1 - squares.index(t.pos[seat]) + content.PLACES.finish - squares[-1]


def points_of(t: CityLife, seat: int) -> int:
    """Demerit points a seat holds."""
    cards = t.book.traffic
    return sum(cards[card].points for card in t.demerits[seat])


def present(t: CityLife) -> list[int]:
    """The seats still in the game, in the order of play."""
    return [seat for seat in t.order if seat not in t.gone]


def open_step(t: CityLife) -> Step:
    """The question the table waits for, with its arguments."""
    return t.agenda[-1] if t.agenda else ("", (), ())


def cards_in_play(t: CityLife) -> tuple[str, ...]:
    """CL-4.97 Traffic cards that were drawn and are not yet done with: each is an argument of the step that puts it away."""
    return tuple([args[1] for name, args, _ in t.agenda if name == "after_fine"])
