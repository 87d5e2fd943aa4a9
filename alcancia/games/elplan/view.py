"""What a seat may know, what it could not tell apart, and what must always hold (section 2)."""

from typing import Any, Final, NamedTuple

from alcancia.games.elplan.card_effects import working
from alcancia.games.elplan.content import (
    DECKS,
    DESIGNS,
    EVENTS,
    GOODS,
    IDEA,
    KINDS,
    PROCESSES,
    SHEETS,
    SPACES,
    SUBSIDIES,
    TYPES,
    Desk,
    filling,
)
from alcancia.games.elplan.investment import advisers_left
from alcancia.games.elplan.period import is_open
from alcancia.games.elplan.production import processes
from alcancia.games.elplan.scoring import points, resources
from alcancia.games.elplan.setup import event_deck, legal_plans
from alcancia.games.elplan.state import PURSES, ElPlan, free, ideas, market_of, stock, subsidy_of
from alcancia.games.elplan.summary import store
from alcancia.ground.content import figures
from alcancia.kernel import Luck


def sheet_figures(sheet: Desk) -> dict[str, Any]:
    """What stands on a plan: its type, what each slot takes and gives, and what the rows of its table need and make."""
    slots = [[kind, PROCESSES[process]] for kind, process in zip(sheet.kinds, sheet.processes, strict=True)]
    rows = [[need, GOODS[good], count] for need, (good, count) in zip(sheet.needs, sheet.makes, strict=True)]
    return {"type": sheet.type, "slots": slots, "rows": rows}


PRINTED: Final = {card: figures(design.card) for card, design in DESIGNS.items()}
PLANS: Final = {plan: sheet_figures(sheet) for plan, sheet in SHEETS.items()}
HAPPENINGS: Final = {id: figures(event) for id, event in EVENTS.items()}
"""What people read off cards, plans and events, counted once."""


class Book(NamedTuple):
    """What follows from the options alone."""

    spaces: tuple[str, ...]
    benefits: dict[str, str]


def prepare(t: ElPlan) -> Book:
    """EP-4.1.2 The spaces of today's board. District 2 has as many as the option says."""
    left_out = [id for id, space in SPACES.items() if space.benefit == "worker"][t.options.d2_spaces :]
    return Book(tuple([id for id in SPACES if id not in left_out]), {id: space.benefit for id, space in SPACES.items()})


def view(t: ElPlan, seat: int | None) -> dict[str, Any]:
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


def bot_view(t: ElPlan, seat: int) -> dict[str, Any]:
    """EP-4.10.2 What bots read of the view: what lies in the middle, their own desk, and the others' plans."""
    return {
        "last": t.last,
        "event": t.event,
        "on_offer": {type: t.on_offer[type] for type in TYPES},
        "market": stock(t, market_of(t)),
        "subsidies": piles(t),
        "players": [desk(t, who) if who == seat else {"plan": business.plan} for who, business in enumerate(t.business)],
    }


def piles(t: ElPlan) -> list[int]:
    """EP-4.7.1 The money that lies on each subsidy space."""
    return [t.cash[subsidy_of(t, number)] for number in range(len(SUBSIDIES))]


def player(t: ElPlan, who: int) -> dict[str, Any]:
    """All of one seat's things lie open."""
    business = t.business[who]
    known = {
        **desk(t, who),
        "ideas": ideas(t, who),
        "insure": business.insure,
        "acquired": business.acquired,
        "discount_used": business.discount_used,
        "swaps_left": business.swaps_left,
        "points": points(t, who),
        "trios": working(business.cards).trios,
        "resources": resources(t, who),
    }
    if business.plan:
        known["processes"], known["wild"], known["usable"] = processes(t, who)
    return known


def desk(t: ElPlan, who: int) -> dict[str, Any]:
    """What a seat can work and trade with."""
    business = t.business[who]
    return {
        "plan": business.plan,
        "slots": business.slots,
        "cards": business.cards,
        "free": free(t, who),
        "ideas_free": t.held[IDEA][who],
        "products": stock(t, who),
        "space": business.space,
        "benefit_lost": business.benefit_lost,
        "bought": business.bought,
        "sold": business.sold,
        "advisers_left": advisers_left(t, who),
        "store": store(t, who),
    }


def redeal(t: ElPlan, seat: int, luck: Luck) -> ElPlan:
    """EP-3.3 EP-4.10.1 Nothing hidden is stored, so every world looks like this one."""
    return t


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
