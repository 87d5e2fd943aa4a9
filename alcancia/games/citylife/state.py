"""City Life: the options, the table, and the book its chapters are written into."""

from dataclasses import field
from typing import Annotated, Final, NamedTuple

import msgspec

from alcancia.games.citylife import content as city
from alcancia.games.citylife.content import DEEDS, KIND, MONEY, PATHS, SHARE, TRAFFIC
from alcancia.games.citylife.decks import find_deck, known_decks
from alcancia.games.citylife.packs import STANDARD, QuizCard, cards_of, find_pack, known_packs, known_topics
from alcancia.games.citylife.shelf import Shelf
from alcancia.kernel import Choice, Flag, Game, Plain, Refused, State, Whole, Words, plain

UNSOLD: Final = -1
LOTTERY: Final = -2
"""The account before the Bank's."""
NO_ONE: Final = -1
MAIN: Final = "main"


class Options(msgspec.Struct, frozen=True, kw_only=True):
    """What a table may agree on before the game; the rulebook's figures are the defaults."""

    rules: Annotated[str, Choice(("basic", "advanced"), default="basic")]
    order: Annotated[str, Choice(("roll", "seat", "random"), default="roll")]
    chain: Annotated[str, Choice(("printed", "always"), default="printed")]
    starting_cash: Annotated[int, Whole(1000, 20000, default=7000, step=500)]
    lottery_seed: Annotated[int, Whole(0, 5000, default=1000, step=500)]
    six_misses: Annotated[bool, Flag(default=True)]
    three_quiz: Annotated[bool, Flag(default=True)]
    exact_finish: Annotated[bool, Flag(default=True)]
    side_paths: Annotated[bool, Flag(default=True)]
    detour_end: Annotated[str, Choice(tuple(map(str, PATHS.corridor.cuts)), default="47")]
    wrong_turn_dead_end: Annotated[bool, Flag(default=True)]
    jail_turns: Annotated[int, Whole(1, 5, default=3)]
    jail_roll: Annotated[bool, Flag(default=True)]
    quiz_packs: Annotated[tuple[str, ...], Shelf(known=known_packs, default=(STANDARD.id,))]
    quiz_topics: Annotated[tuple[str, ...], Shelf(known=known_topics)]
    quiz_levels: Annotated[tuple[str, ...], Words(values=("1", "2", "3"), most=3)]
    quiz_award: Annotated[int, Whole(0, 1000, default=300, step=100)]
    basic_roll_quiz: Annotated[str, Choice(("all", "first"), default="all")]
    basic_school: Annotated[str, Choice(("first", "all"), default="first")]
    quiz_seconds: Annotated[int, Whole(0, 180, default=0)]
    quiz_repeat: Annotated[str, Choice(("cycle", "reshuffle"), default="cycle")]
    shuffle_answers: Annotated[bool, Flag(default=False)]
    judge_mode: Annotated[str, Choice(("software", "seat", "trainer"), default="software")]
    judge_sits_out: Annotated[bool, Flag(default=True)]
    judge_sees_key: Annotated[bool, Flag(default=True)]
    sq82_reward: Annotated[str, Choice(("tower", "museum", "none"), default="tower")]
    share_cap: Annotated[int, Whole(0, 20, default=5)]
    share_lock: Annotated[bool, Flag(default=True)]
    dividend: Annotated[int, Whole(0, 500, default=100, step=100)]
    loan_turns: Annotated[int, Whole(1, 20, default=7)]
    mortgage_turns: Annotated[int, Whole(1, 20, default=7)]
    loan_cost: Annotated[int, Whole(0, 1000, default=200, step=100)]
    mortgaged_fee: Annotated[bool, Flag(default=True)]
    visitor_waive: Annotated[bool, Flag(default=False)]
    tender: Annotated[bool, Flag(default=True)]
    allow_gifts: Annotated[bool, Flag(default=False)]
    offers_per_turn: Annotated[int, Whole(0, 10, default=3)]
    debt_rounding: Annotated[str, Choice(("up", "down"), default="up")]
    fine_turn_cap: Annotated[int, Whole(1, 10, default=5)]
    demerit_limit: Annotated[int, Whole(6, 30, default=15)]
    insurance: Annotated[int, Whole(0, 3000, default=1000, step=100)]
    traffic_deck: Annotated[tuple[str, ...], Shelf(known=known_decks, default=(TRAFFIC.id,), most=1)]
    victory: Annotated[str, Choice(("race", "net_worth"), default="race")]
    arrival_bonus: Annotated[int, Whole(0, 5000, default=2000, step=500)]
    titles: Annotated[bool, Flag(default=True)]
    title_demerit_charge: Annotated[int, Whole(0, 500, default=100, step=100)]
    max_rounds: Annotated[int, Whole(0, 200, default=0)]
    trainer_chooses: Annotated[bool, Flag(default=False)]


Clock = tuple[int, bool]
"""(turns left, still fresh)."""

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
    mortgages: tuple[tuple[str, int, bool], ...] = ()
    pos: list[int] = field(default_factory=list)
    route: list[str] = field(default_factory=list)
    bank_bought: list[int] = field(default_factory=list)
    bank_sold: list[int] = field(default_factory=list)
    share_locked: list[bool] = field(default_factory=list)
    loan: list[Clock | None] = field(default_factory=list)
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
    traffic: dict[str, city.Card]
    loan_due: int


game: Final = Game(
    "citylife",
    version="1",
    seats=range(2, 7),
    state=CityLife,
    options=Options,
    content={
        "board": city.BOARD, "paths": PATHS, "deeds": DEEDS, "money": MONEY, "traffic": city.TRAFFIC, "quiz": find_pack("canada-core"),
    },
    presets={
        "rulebook": {},
        "quick": {"chain": "always", "exact_finish": False},
        "tight": {"rules": "advanced", "starting_cash": 3000, "demerit_limit": 9},
        "scholar": {"rules": "advanced", "quiz_award": 500, "victory": "net_worth"},
    },
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
    moments=(
        "quiz_begins", "traffic_card", "jail_taken_out", "loan_default", "debt_not_covered", "tower_exchanged", "title_scholar",
        "title_wealth", "seat_left", "quiz_reversed",
    ),
    titles=("turn_begin", "resolve", "quiz", "visit", "debt", "turn_close"),
    message_kinds={
        "place": "square", "path": "path", "deed": "card", "tower": "card", "house": "card", "card": "card", "asset": "card",
        "given": "card", "got": "card", "cause": "cause", "what": "cause", "choice": "move", "ruling": "ruling",
    },
)  # fmt: skip


def check_options(options: Options, seats: int) -> Refused | None:
    """CL-4.85 CL-4.99 What options name must exist; a Judge who does not sit out cannot judge."""
    if options.judge_mode == "seat" and not options.judge_sits_out:
        return Refused("option_out_of_range", {"option": "judge_sits_out"})
    if find_deck(options.traffic_deck) is None:
        return Refused("option_out_of_range", {"option": "traffic_deck"})
    if not options.quiz_packs or len(set(options.quiz_packs)) < len(options.quiz_packs):
        return Refused("quiz_pack_invalid", {"option": "quiz_packs"})
    for name in options.quiz_packs:
        if find_pack(name) is None:
            return Refused("quiz_pack_invalid", {"option": "quiz_packs", "pack": name})
    names = [name for name, _ in cards_of(options.quiz_packs, options.quiz_topics, options.quiz_levels)]
    if not names or len(set(names)) < len(names):
        return Refused("quiz_pack_invalid", {"option": "quiz_topics"})
    return None


def prepare(t: CityLife) -> Book:
    """CL-4.11 CL-4.140 CL-4.147 Paths and prices as this table's options make them."""
    return book_for(t.options)


_books: dict[Options, Book] = {}


def book_for(options: Options) -> Book:
    """The tables of these options; worked out once, because many games share them."""
    if options not in _books:
        if len(_books) > 64:
            _books.clear()
        _books[options] = _book(options)
    return _books[options]


def _book(options: Options) -> Book:
    advanced = options.rules == "advanced"
    paths = city.paths_cut_at(int(options.detour_end)) if options.side_paths else {}
    prices = {
        deed: Prices(
            kind.price,
            kind.capital_gains_tax if advanced else 0,
            kind.land_transfer_tax if advanced else 0,
            kind.mortgage + kind.mortgage_cost,
        )
        for deed, kind in KIND.items()
    }
    deck = find_deck(options.traffic_deck)
    assert deck is not None
    prices[SHARE] = Prices(MONEY.share.price, MONEY.share.capital_gains_tax if advanced else 0, 0, 0)
    return Book(
        advanced=advanced,
        paths=paths,
        first={squares[0]: path for path, squares in paths.items()},
        prices=prices,
        cards=dict(cards_of(options.quiz_packs, options.quiz_topics, options.quiz_levels)),
        traffic={card.id: card for card in deck.card},
        loan_due=MONEY.loan.amount + options.loan_cost,
    )


# ── what the chapters ask all the time ───────────────────────────────────────


def deeds_of(t: CityLife, seat: int) -> list[str]:
    """The deeds of a seat, by number of their squares."""
    return [deed for deed, owner in t.owner.items() if owner == seat]


def houses_of(t: CityLife, seat: int) -> list[str]:
    """The Houses of a seat."""
    return [deed for deed in city.HOUSES if t.owner[deed] == seat]


def unsold_houses(t: CityLife) -> list[str]:
    """Houses that the Bank still holds."""
    return [deed for deed in city.HOUSES if t.owner[deed] == UNSOLD]


def is_mortgaged(t: CityLife, deed: str) -> bool:
    """Does a mortgage run on this deed?"""
    return any(entry[0] == deed for entry in t.mortgages)


def payoff(t: CityLife, asset: str) -> int:
    """CL-4.149 What the Bank gets first when this asset is sold."""
    prices: dict[str, Prices] = t.book.prices
    return prices[asset].payoff if t.mortgages and is_mortgaged(t, asset) else 0


def bank_net(t: CityLife, asset: str) -> int:
    """CL-4.103 What selling this asset to the Bank brings."""
    price: Prices = t.book.prices[asset]
    return price.list - price.cgt - payoff(t, asset)


def fee_tax(t: CityLife, amount: int) -> int:
    """CL-4.126 Capital Gains Tax on a fee received: in Advanced a fifth of each full $500."""
    return amount // DEEDS.fee_tax.per * DEEDS.fee_tax.tax if t.book.advanced else 0


def capacity(t: CityLife, seat: int) -> int:
    """CL-4.107 Cash and what the Bank would pay for everything else."""
    return t.cash[seat] + t.held[SHARE][seat] * bank_net(t, SHARE) + sum(bank_net(t, deed) for deed in deeds_of(t, seat))


def net_worth(t: CityLife, seat: int) -> int:
    """CL-8.2 Cash and list prices, less loan and mortgages."""
    deeds = deeds_of(t, seat)
    worth = t.cash[seat] + t.held[SHARE][seat] * MONEY.share.price + sum(KIND[deed].price for deed in deeds)
    owed: int = t.book.loan_due if t.loan[seat] is not None else 0
    return worth - owed - sum(payoff(t, deed) for deed in deeds)


def steps_to_finish(t: CityLife, seat: int) -> int:
    """CL-8.3 Squares still to walk along the present route."""
    route = t.route[seat]
    if route == MAIN:
        return city.PLACES.finish - t.pos[seat]
    squares: tuple[int, ...] = t.book.paths[route]
    return len(squares) - 1 - squares.index(t.pos[seat]) + city.PLACES.finish - squares[-1]


def points_of(t: CityLife, seat: int) -> int:
    """Demerit points a seat holds."""
    cards = t.book.traffic
    return sum(cards[card].points for card in t.demerits[seat])


def present(t: CityLife) -> list[int]:
    """The seats still in the game, in the order of play."""
    return [seat for seat in t.order if seat not in t.gone]
