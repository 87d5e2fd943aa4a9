"""El Plan: the options, the table, and the book its chapters are written into."""

from dataclasses import field
from typing import Annotated, ClassVar, Final

import msgspec

from alcancia.games.elplan.prints import CONTENT, GOODS, IDEA, KINDS, Three
from alcancia.kernel import BANK, Choice, Flag, Game, Plain, Refused, State, Whole, plain


class Options(msgspec.Struct, frozen=True, kw_only=True):
    """EP-3.1 What a table may agree on before the game; the level matters most."""

    level: Annotated[int, Whole(1, 3, default=1)]
    periods: Annotated[int, Whole(4, 14, default=12)]
    first_seat: Annotated[str, Choice(("random", *map(str, range(9))), default="random")]
    plan_choice: Annotated[str, Choice(("choose", "random"), default="choose")]
    start_worker: Annotated[int, Whole(0, 6, default=2)]
    start_money: Annotated[int, Whole(0, 6, default=2)]
    start_energy: Annotated[int, Whole(0, 6, default=2)]
    events: Annotated[str, Choice(("on", "off", "positive_only", "negative_only"), default="on")]
    event_preview: Annotated[bool, Flag(default=False)]
    insurance: Annotated[str, Choice(("auto", "ask", "none"), default="auto")]
    shortfall: Annotated[str, Choice(("any", "empty_only"), default="any")]
    d2_spaces: Annotated[int, Whole(1, 4, default=2)]
    d6_all_open: Annotated[bool, Flag(default=False)]
    liquidations: Annotated[int, Whole(1, 9, default=1)]
    liquidate_anywhere: Annotated[bool, Flag(default=False)]
    investments_per_period: Annotated[int, Whole(0, 3, default=1)]
    offers_per_type: Annotated[int, Whole(1, 4, default=2)]
    refill_at_once: Annotated[bool, Flag(default=False)]
    refresh_offers: Annotated[bool, Flag(default=False)]
    play_all: Annotated[bool, Flag(default=False)]
    idea_wildcards: Annotated[bool, Flag(default=True)]
    buy_price: Annotated[int, Whole(1, 6, default=3)]
    import_price: Annotated[int, Whole(2, 9, default=5)]
    sale_price: Annotated[int, Whole(1, 3, default=1)]
    one_type_market: Annotated[bool, Flag(default=True)]
    export_size: Annotated[int, Whole(3, 12, default=6)]
    export_subsidy: Annotated[int, Whole(0, 3, default=1)]
    keep_limit: Annotated[int, Whole(0, 6, default=1)]
    warehouse_limit: Annotated[int, Whole(1, 9, default=3)]
    ideas_per_period: Annotated[int, Whole(0, 9, default=0)]
    points_idea: Annotated[int, Whole(1, 3, default=1)]
    points_trio: Annotated[int, Whole(0, 3, default=1)]
    trio_needs_idea: Annotated[bool, Flag(default=True)]
    last_seat_bonus: Annotated[bool, Flag(default=False)]
    win_at: Annotated[int, Whole(0, 20, default=0)]


@plain
class Business(Plain):
    """One seat's plan and cards, and where its entrepreneur stands. Tokens and products lie in the ledger."""

    plan: str = ""
    slots: tuple[str, ...] = ()
    cards: tuple[tuple[str, tuple[str, ...]], ...] = ()
    space: str = ""
    benefit_lost: bool = False
    acquired: int = 0
    insure: str = ""
    discount_used: bool = False
    bought: tuple[str, ...] = ()
    sold: tuple[str, ...] = ()
    advisers_used: int = 0
    swaps_left: int = 0


@plain
class ElPlan(State):
    """The whole position. No deck has an order: what is not turned is a set."""

    QUIET_LEDGER: ClassVar[bool] = True
    options: Options
    business: list[Business] = field(default_factory=list)
    turn_seat: int = 0
    district: int = 0
    event: str = ""
    next_event: str = ""
    events_left: tuple[str, ...] = ()
    decks: dict[str, tuple[str, ...]] = field(default_factory=dict)
    on_offer: dict[str, tuple[str, ...]] = field(default_factory=dict)
    bought_types: tuple[str, ...] = ()
    removed: tuple[str, ...] = ()
    last: bool = False


game: Final = Game(
    "elplan",
    version="1",
    seats=range(3, 10),
    state=ElPlan,
    options=Options,
    content=CONTENT,
    codes={
        "not_your_decision": "not_your_turn", "already_answered": "already_done",
        "bad_option_value": "bad_option", "unknown_option": "bad_option",
    },
    reasons=(
        "not_your_turn", "already_done", "bad_option", "wrong_step", "plan_taken", "plan_wrong_level", "plan_type_needed", "no_such_space",
        "space_taken", "space_closed", "must_place", "must_pay_demanded", "wrong_payment", "wrong_cancel", "ideas_not_resources",
        "liquidation_not_allowed", "not_your_card", "no_such_card", "wrong_refund", "deactivate_first", "already_deactivated", "not_active",
        "already_active", "wrong_token", "incomplete_activation", "too_many_tokens", "not_enough_worker", "not_enough_money",
        "not_enough_energy", "not_enough_ideas", "token_locked", "no_swap_left", "swap_same_type", "not_on_offer", "one_card_per_period",
        "adviser_used", "discount_not_applicable", "not_immediate", "ideas_only_in_district_2", "not_enough_processes", "no_such_row",
        "market_closed", "not_in_market", "one_type_only", "not_enough_products", "nothing_to_do", "idea_limit", "switched_off",
        "wrong_keep_count", "too_few_players", "too_many_players",
    ),
    presets={
        "first_game": {"level": 1},
        "class_hour": {"level": 1, "periods": 8, "plan_choice": "random"},
        "quick": {"level": 1, "periods": 6, "start_worker": 3, "start_money": 3, "start_energy": 3},
        "merchants": {"level": 3},
        "storm": {"events": "negative_only"},
        "calm": {"events": "off"},
    },
    moments=("event_turned", "cut_back", "liquidated", "subsidy_claimed", "last_period_called"),
    titles=(
        "decisions", "events", "administration", "investment", "production", "market", "subsidy", "innovation", "summary", "score",
    ),
    message_kinds={
        "card": "card", "event": "card", "space": "space", "plan": "plan", "item": "item", "tokens": "kind", "products": "kind",
        "given": "token", "taken": "token",
    },
)  # fmt: skip


def check_options(options: Options, seats: int) -> Refused | None:
    """EP-3.1 EP-3.2 Prices must rise from sale to purchase to import: anything else would be a money pump."""
    if not options.sale_price < options.buy_price < options.import_price:
        return Refused("bad_option", {"option": "buy_price"})
    if options.warehouse_limit < options.keep_limit:
        return Refused("bad_option", {"option": "warehouse_limit"})
    if options.first_seat != "random" and int(options.first_seat) >= seats:
        return Refused("bad_option", {"option": "first_seat"})
    return None


# ── where tokens lie ─────────────────────────────────────────────────────────

PURSES: Final = {**{kind: "" if kind == "money" else kind for kind in KINDS}, IDEA: IDEA, **{good: good for good in GOODS}}
"""The ledger's name for each kind of token: money is its cash."""
_KIND_PURSES: Final = tuple(PURSES[kind] for kind in KINDS)


def at_work(t: ElPlan, seat: int) -> int:
    """EP-4.0.8 The account of a seat's placed tokens."""
    return t.seats + seat


def market_of(t: ElPlan) -> int:
    """The account of the market."""
    return 2 * t.seats


def subsidy_of(t: ElPlan, number: int) -> int:
    """The account of the first, second or third subsidy space."""
    return 2 * t.seats + 1 + number


def free(t: ElPlan, seat: int) -> Three:
    """EP-4.0.8 The resource tokens a seat has at hand: workers, money, energy."""
    held = t.held
    return held["worker"][seat], t.cash[seat], held["energy"][seat]


def stock(t: ElPlan, account: int) -> Three:
    """The products of a seat, or of the market."""
    held = t.held
    return held["raw_material"][account], held["consumer_good"][account], held["service"][account]


def ideas(t: ElPlan, seat: int) -> int:
    """EP-8.2 All ideas of a seat, at hand and at work."""
    purse = t.held[IDEA]
    return purse[seat] + purse[t.seats + seat]


def give(t: ElPlan, giver: int, taker: int, counts: Three, reason: str) -> None:
    """Move resource tokens, all kinds at once."""
    for of, count in zip(_KIND_PURSES, counts, strict=True):
        if count:
            t.pay(giver, taker, count, reason, of)


def hand_over(t: ElPlan, giver: int, taker: int, counts: Three, reason: str) -> None:
    """Move products, all types at once."""
    for of, count in zip(GOODS, counts, strict=True):
        if count:
            t.pay(giver, taker, count, reason, of)


def named(counts: tuple[int, ...], names: tuple[str, ...] = (*KINDS, IDEA)) -> dict[str, int]:
    """Counts by name, for people to read; what is not there is left out."""
    return {name: count for name, count in zip(names, counts, strict=False) if count}


def in_order(t: ElPlan) -> list[int]:
    """EP-4.0.2 The seats from the holder of the turn token, clockwise."""
    return [(t.turn_seat + step) % t.seats for step in range(t.seats)]


BOX: Final = BANK
