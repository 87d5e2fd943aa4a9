"""What a seat may know, what it could not tell apart, and what must always hold (section 2)."""

from typing import Final, Literal, NamedTuple, Required, TypeAlias, TypedDict, cast

from alcancia.ground.content import figures
from alcancia.kernel import Luck

from .card_effects import working
from .content import (
    DECKS,
    DESIGNS,
    EVENTS,
    GOODS,
    IDEA,
    KINDS,
    PROCESSES,
    SHEETS,
    SPACES,
    TYPES,
    CardType,
    Desk,
    Good,
    Kind,
    Process,
    Three,
    filling,
)
from .investment import advisers_left
from .period import is_open
from .production import processes
from .scoring import points, resources
from .setup import event_deck, legal_plans
from .state import PURSES, ElPlan, free, ideas, market_of, stock, subsidy_of
from .summary import store

Slot: TypeAlias = Literal["", "worker", "money", "energy", "idea"]
Token: TypeAlias = Literal["worker", "money", "energy", "idea"]


class PlanSheet(TypedDict):
    """What stands on a plan: its type, what each slot takes and gives, and what the rows of its table need and make."""

    type: Good
    slots: list[tuple[Kind, Process]]
    rows: list[tuple[Three, Good, int]]


class Printed(TypedDict, total=False):
    """What stands on a card; what is nought is left out."""

    type: Required[CardType]
    cost: Required[dict[Kind, int]]
    activation: Required[list[Kind]]
    symbol: Required[Literal["play", "pause"]]
    copies: int
    processes: list[Process]
    most_tokens: int
    wild: int
    income: Kind
    sale_bonus: int
    shield: int
    swap: int
    adviser: int
    purchase_discount: int
    warehouse: bool
    import_discount: int
    export_bonus: int


class EventCard(TypedDict, total=False):
    """What an event does; what is nought is left out."""

    tone: Required[Literal["negative", "positive"]]
    demands: list[Kind]
    market_closed: bool
    sowing: int
    wild: int
    processes_off: int
    money_share: int
    sale_less: int
    card_money_more: int
    gift: dict[Kind, int]
    gift_fewest_ideas: dict[Kind, int]
    technology_discount: int


class Workplace(TypedDict):
    """What a seat can work and trade with."""

    plan: str
    slots: tuple[Slot, ...]
    cards: tuple[tuple[str, tuple[Token, ...]], ...]
    free: Three
    ideas_free: int
    products: Three
    space: str
    benefit_lost: bool
    bought: tuple[Good, ...]
    sold: tuple[Good, ...]
    advisers_left: int
    store: int


class Player(Workplace):
    """All of one seat's things."""

    ideas: int
    insure: str
    acquired: int
    discount_used: bool
    swaps_left: int
    points: int
    trios: int
    resources: int
    processes: Three
    wild: int
    usable: int


class View(TypedDict):
    """The whole table. District 0: decisions, 1 to 7: the districts, 8: the summary."""

    level: int
    periods: int
    last: bool
    turn_seat: int
    district: int
    event: str
    next_event: str
    events_left: tuple[str, ...]
    events_to_come: int
    on_offer: dict[CardType, tuple[str, ...]]
    decks: dict[CardType, int]
    market: Three
    subsidies: Three
    spaces: dict[str, bool]
    plans: list[str]
    sheets: dict[str, PlanSheet]
    printed: dict[str, Printed]
    event_cards: dict[str, EventCard]
    players: list[Player]


def sheet_figures(sheet: Desk) -> PlanSheet:
    """A plan for people to read."""
    slots = [(kind, PROCESSES[process]) for kind, process in zip(sheet.kinds, sheet.processes, strict=True)]
    rows = [(need, GOODS[good], count) for need, (good, count) in zip(sheet.needs, sheet.makes, strict=True)]
    return {"type": sheet.type, "slots": slots, "rows": rows}


PRINTED: Final = {card: cast(Printed, figures(design.card)) for card, design in DESIGNS.items()}
PLANS: Final = {plan: sheet_figures(sheet) for plan, sheet in SHEETS.items()}
HAPPENINGS: Final = {id: cast(EventCard, figures(event)) for id, event in EVENTS.items()}
"""What people read off cards, plans and events, counted once."""


class Book(NamedTuple):
    """What follows from the options alone."""

    spaces: tuple[str, ...]
    benefits: dict[str, str]


def prepare(t: ElPlan) -> Book:
    """EP-4.1.2 The spaces of today's board. District 2 has as many as the option says."""
    left_out = [id for id, space in SPACES.items() if space.benefit == "worker"][t.options.d2_spaces :]
    return Book(tuple([id for id in SPACES if id not in left_out]), {id: space.benefit for id, space in SPACES.items()})


def view(t: ElPlan, seat: int | None) -> View:
    """EP-4.10.2 Everything is public but the order of undrawn cards, which nobody has decided yet."""
    options = t.options
    plans = legal_plans(t) if not t.period else []
    lying = [card for type in TYPES for card in t.on_offer[type] if card] + [card for own in t.business for card, _ in own.cards]
    return {
        "level": options.level,
        "periods": options.periods,
        "last": t.last,
        "turn_seat": t.turn_seat,
        "district": t.district,
        "event": t.event,
        "next_event": t.next_event,
        "events_left": t.events_left,
        "events_to_come": events_to_come(t),
        "on_offer": {type: t.on_offer[type] for type in TYPES},
        "decks": {type: len(t.decks[type]) for type in TYPES},
        "market": stock(t, market_of(t)),
        "subsidies": piles(t),
        "spaces": {space: is_open(t, space) for space in t.book.spaces},
        "plans": plans,
        "sheets": {plan: PLANS[plan] for plan in (*plans, *[own.plan for own in t.business]) if plan},
        "printed": {card: PRINTED[card] for card in lying},
        "event_cards": {event: HAPPENINGS[event] for event in (t.event, t.next_event) if event},
        "players": [player(t, who) for who in range(t.seats)],
    }


def piles(t: ElPlan) -> Three:
    """EP-4.7.1 The money that lies on each subsidy space."""
    return t.cash[subsidy_of(t, 0)], t.cash[subsidy_of(t, 1)], t.cash[subsidy_of(t, 2)]


def player(t: ElPlan, who: int) -> Player:
    """All of one seat's things lie open."""
    business = t.business[who]
    had, wild, usable = processes(t, who)
    return {
        **desk(t, who),
        "ideas": ideas(t, who),
        "insure": business.insure,
        "acquired": business.acquired,
        "discount_used": business.discount_used,
        "swaps_left": business.swaps_left,
        "points": points(t, who),
        "trios": working(business.cards).trios,
        "resources": resources(t, who),
        "processes": had,
        "wild": wild,
        "usable": usable,
    }


def desk(t: ElPlan, who: int) -> Workplace:
    """What a seat can work and trade with, and what its bot looks at."""
    business = t.business[who]
    return {
        "plan": business.plan,
        "slots": cast("tuple[Slot, ...]", business.slots),
        "cards": cast("tuple[tuple[str, tuple[Token, ...]], ...]", business.cards),
        "free": free(t, who),
        "ideas_free": t.held[IDEA][who],
        "products": stock(t, who),
        "space": business.space,
        "benefit_lost": business.benefit_lost,
        "bought": cast("tuple[Good, ...]", business.bought),
        "sold": cast("tuple[Good, ...]", business.sold),
        "advisers_left": advisers_left(t, who),
        "store": store(t, who),
    }


def redeal(t: ElPlan, seat: int, luck: Luck) -> ElPlan:
    """EP-3.3 EP-4.10.1 Nothing hidden is stored, so every world looks like this one."""
    return t


def events_to_come(t: ElPlan) -> int:
    """EP-3.5 How many will still be turned: two of the box never are."""
    turned = len(event_deck(t)) - len(t.events_left)
    return min(len(t.events_left), max(0, t.options.periods - turned))


def check(t: ElPlan) -> None:
    """EP-4.0.8 EP-4.4.3 No card is lost or doubled, and what lies on plans and cards is what the ledger says is at work."""
    for type in TYPES:
        owned = [card for business in t.business for card, _ in business.cards if DESIGNS[card].type == type]
        gone = [card for card in t.removed if card in DECKS[type]]
        shown = [card for card in t.on_offer[type] if card]
        assert sorted([*t.decks[type], *owned, *gone, *shown]) == sorted(DECKS[type]), type
    seen = [event for event in (*t.removed, t.event, t.next_event) if event in EVENTS]
    assert sorted([*t.events_left, *seen]) == sorted(event_deck(t))
    for who, business in enumerate(t.business):
        check_desk(t, who)
        assert not business.space or [other.space for other in t.business].count(business.space) == 1
    if t.district != 5:
        assert max(stock(t, market_of(t))) < t.options.export_size
    assert 0 <= t.period <= t.options.periods


def check_desk(t: ElPlan, who: int) -> None:
    """EP-4.3.4 Slots hold their resource or an idea, cards nothing or a full activation."""
    business = t.business[who]
    if not business.plan:
        return
    sheet = SHEETS[business.plan]
    lying = [token for token in business.slots if token]
    for kind, token in zip(sheet.kinds, business.slots, strict=True):
        assert token in ("", kind, IDEA)
    for card, tokens in business.cards:
        assert not tokens or filling(tokens) in DESIGNS[card].fillings, (card, tokens)
        lying += tokens
    for name in (*KINDS, IDEA):
        purse = t.held[PURSES[name]] if PURSES[name] else t.cash
        assert purse[t.seats + who] == lying.count(name), (who, name)
    assert all(t.held[good][t.seats + who] == 0 for good in GOODS)
