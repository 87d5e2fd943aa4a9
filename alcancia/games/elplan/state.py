"""El Plan: the table, and the book its chapters are written into."""

from dataclasses import field
from typing import ClassVar, Final

from alcancia.kernel import BANK, Game, Plain, State, plain

from .content import CONTENT, GOODS, IDEA, KINDS, Three
from .options import GROUPS, PRESETS, Options


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
    "elplan", version="1", seats=range(3, 10), state=ElPlan, options=Options, content=CONTENT,
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
    presets=PRESETS, groups=GROUPS,
    gauges={"money": ("resources",)},
    levels=(
        "ideas", "points", "trios", "resources", "free_worker", "free_money", "free_energy", "at_work", "idle", "ideas_at_work", "cards",
        "cards_expert", "cards_technology", "cards_infrastructure", "cards_active", "market_stock", "subsidies_waiting",
    ),
    moments=("event_turned", "cut_back", "liquidated", "subsidy_claimed", "last_period_called"),
    titles=(
        "decisions", "events", "administration", "investment", "production", "market", "subsidy", "innovation", "summary", "score",
    ),
    message_kinds={
        "card": "card", "event": "card", "space": "space", "plan": "plan", "item": "item", "tokens": "kind", "products": "kind",
        "given": "token", "taken": "token", "product": "product", "token": "token", "spot": "board-space", "cancelled": "kind",
    },
    move_parts={
        "choose_plan": ("plan",), "place": ("spot",), "pay": (("cancelled", "counts", *KINDS), ("tokens", "counts", *KINDS)),
        "arrange": (("steps", "steps"),), "liquidate": ("card", ("tokens", "counts", *KINDS)), "deactivate": ("item",),
        "activate": ("item", "token"), "swap": ("given", "taken"), "acquire": ("card", "advisers", ("tokens", "counts", *KINDS), "start"),
        "produce": (("products", "made"),), "buy": ("product", ("n", "of", "product", "kind"), ("imported", "of", "product", "kind")),
        "sell": ("product", ("n", "of", "product", "kind"), "energy"),
        "innovate": ("n",), "keep": (("products", "counts", *GOODS),),
    },
)  # fmt: skip


# ── where tokens lie ─────────────────────────────────────────────────────────

PURSES: Final[dict[str, str]] = {**{kind: "" if kind == "money" else kind for kind in KINDS}, IDEA: IDEA, **{good: good for good in GOODS}}
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
    """EP-4.0.8 The resource tokens a seat has at hand (or of another account): workers, money, energy."""
    held = t.held
    return held["worker"][seat], t.cash[seat], held["energy"][seat]


def placed(t: ElPlan, seat: int) -> Three:
    """EP-4.0.8 The resource tokens of a seat that are at work."""
    return free(t, at_work(t, seat))


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
