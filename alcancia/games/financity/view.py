"""What a seat may know, and what must always hold (chapter 2 of the rules)."""

from collections.abc import Mapping, Sequence
from typing import Any, NotRequired, TypedDict, cast

from alcancia.ground.content import figures
from alcancia.kernel import Luck

from .anytime import why_not_loan, why_not_repay, why_not_withdraw
from .bank import loan_price, net, smallest_card, surcharge
from .content import EVENTS, FACES, HOMES, INTEREST, INVESTMENTS, SHOPPING, NextYear
from .preview import forecast, left, missing, usual
from .scoring import Goals, goals
from .state import CARD, DECKS, LOAN, UNCHANGED, City, Effect, face, minimum

PRINTED: Mapping[str, Any] = {id: figures(card) for id, card in (*INVESTMENTS.items(), *SHOPPING.items())}
"""What stands on every card; each view hands out copies of its own."""
HOMES_PRINTED: Mapping[str, Any] = {home: figures(card) for home, card in HOMES.items()}


class Modifiers(TypedDict, total=False):
    """What is different from an ordinary year."""

    home_income: int
    expenses: int
    business_off: bool
    interest_off: bool
    education_bonus: int


class EffectSeen(TypedDict):
    """What the event means for a seat."""

    gain: int
    joy: int
    sorrow: int
    owed: int
    branches: tuple[tuple[str, int, int], ...]
    next_year: Modifiers


class Household(TypedDict):
    """One household as it lies on the table."""

    home: str
    savings: tuple[int, ...]
    saved: int
    net: int
    wellbeing: int
    loans: int
    minimum: int
    loan_price: int
    investments: tuple[tuple[str, int], ...]
    shopping: tuple[tuple[str, int, int], ...]
    tokens: int
    zone: str
    must_extra_job: bool
    restricted: bool
    mods: Modifiers
    mods_next: Modifiers
    settled: bool
    stage: str
    effect: EffectSeen | None
    goals: Goals
    cash: int | None


class Player(Household):
    """With what has to be raised now, and this year's sum where the program does it (see `Forecast`)."""

    missing: int | None
    income: NotRequired[int]
    coming: NotRequired[int]
    expenses: NotRequired[int]
    bill: NotRequired[int]
    due: NotRequired[int]
    free: NotRequired[int | None]


class Printed(TypedDict):
    """What stands on a card of the two decks."""

    kind: str
    cost: int
    income: NotRequired[int]
    wellbeing: NotRequired[int]
    every_year: NotRequired[bool]
    expense: NotRequired[int]


class HomePrinted(TypedDict):
    """What stands on a home."""

    income: int
    expenses: int
    adults: NotRequired[int]
    children: NotRequired[int]
    seniors: NotRequired[int]


class LoseCashPrinted(TypedDict):
    """One part in so many of the cash in hand."""

    part: int
    round_down: int
    max: int


class BranchPrinted(TypedDict):
    """One way of being harmed."""

    id: str
    pay: Mapping[str, int | None] | None
    lose_wellbeing: int


class EventPrinted(TypedDict):
    """What stands on an event."""

    kind: str
    pay: NotRequired[Mapping[str, int | None]]
    lose_cash: NotRequired[LoseCashPrinted]
    gain_cash: NotRequired[int]
    gain_wellbeing: NotRequired[int]
    lose_wellbeing: NotRequired[int]
    next_year: NotRequired[Modifiers]
    choice: NotRequired[Sequence[BranchPrinted]]


class Terms(TypedDict):
    """The Bank's terms at this table."""

    faces: tuple[int, ...]
    interest: tuple[int, ...]
    loan: int
    card: int
    cap: int
    step: int
    over: int


class Decks(TypedDict):
    """The cards of both decks."""

    investments: tuple[str, ...]
    shopping: tuple[str, ...]


class Left(TypedDict):
    """How many cards of each deck nobody has seen."""

    investments: int
    shopping: int


class Seen(TypedDict):
    """The table."""

    year: int
    years: int
    marker: str
    first: int
    offer: Decks
    unknown: Left
    bottom: Decks
    events: tuple[str, ...]
    event: str
    past_events: tuple[str, ...]
    done: list[bool]
    proposed: list[int]
    traded: tuple[str, ...]
    players: list[Player]
    printed: Mapping[str, Printed]
    homes: Mapping[str, HomePrinted]
    terms: Terms
    event_card: NotRequired[EventPrinted]
    closed: NotRequired[Mapping[str, str]]
    payout: NotRequired[Sequence[int]]


def view(t: City, seat: int | None) -> Seen:
    """FC-4.8 Everything lies open but the order of undrawn cards; an option hides the others' cash."""
    seen: Seen = {
        "year": t.year,
        "years": t.options.years,
        "marker": t.marker,
        "first": t.first,
        "offer": decks(t.offer),
        "unknown": {"investments": len(t.unknown["investments"]), "shopping": len(t.unknown["shopping"])},
        "bottom": decks(t.bottom),
        "events": t.events,
        "event": t.event,
        "past_events": t.past_events,
        "done": list(t.done),
        "proposed": t.proposed[: t.seats],
        "traded": t.traded,
        "players": [player(t, who, seat) for who in range(t.seats)],
        "printed": printed(t),
        "homes": {home: card.copy() for home, card in HOMES_PRINTED.items()},
        "terms": terms(t),
    }
    if t.event:
        seen["event_card"] = cast(EventPrinted, figures(EVENTS[t.event]))
    if seat is not None and 0 <= seat < t.seats:
        seen["closed"] = closed(t, seat)
        seen["payout"] = payout(t, seat)
    return seen


def bot_view(t: City, seat: int) -> dict[str, Any]:
    """FC-4.8 What bots look at: their own household, where the others' homes stand, and the cards on the table."""
    players: list[Any] = [{"zone": h.zone} for h in t.homes]
    players[seat] = household(t, seat, seat)
    return {
        "year": t.year,
        "years": t.options.years,
        "marker": t.marker,
        "first": t.first,
        "offer": dict(t.offer),
        "players": players,
    }


def decks(cards: Mapping[str, tuple[str, ...]]) -> Decks:
    """The cards of both decks that lie somewhere."""
    return {"investments": cards["investments"], "shopping": cards["shopping"]}


def printed(t: City) -> dict[str, Printed]:
    """FC-4.8 What is printed on every card that lies face up somewhere."""
    owned = [card for h in t.homes for card in (*[own[0] for own in h.investments], *[own[0] for own in h.shopping])]
    seen = [*owned, *[card for deck in DECKS for card in (*t.offer[deck], *t.bottom[deck])]]
    return {card: PRINTED[card].copy() for card in seen}


def terms(t: City) -> Terms:
    """FC-LN.1 FC-LN.4 FC-LN.6 FC-SV.4 The Bank's terms at this table."""
    return {
        "faces": FACES,
        "interest": INTEREST[t.options.savings_plan],
        "loan": LOAN.cash,
        "card": CARD,
        "cap": LOAN.cap,
        "step": LOAN.cards_per_minimum,
        "over": LOAN.overindebted_from,
    }


def payout(t: City, seat: int) -> list[int]:
    """FC-SV.2 What savings cards worth 0, 100, 200 … would bring just now, up to all that the seat holds."""
    values = range(0, t.held["savings"][seat] + 1, FACES[0])
    return [value - surcharge(t, value, t.marker) for value in values]


def closed(t: City, seat: int) -> dict[str, str]:
    """FC-AT.1 FC-AT.2 Why a loan, a withdrawal or a repayment is not possible just now."""
    repay = why_not_repay(t, seat, 1) if t.homes[seat].loans else "nothing_owed"
    withdraw = why_not_withdraw(t, seat, smallest_card(t.homes[seat]))
    found = {"take_loan": why_not_loan(t, seat), "withdraw": withdraw, "repay": repay}
    return {name: reason for name, reason in found.items() if reason}


def player(t: City, who: int, seat: int | None) -> Player:
    """FC-4.8 One household as it lies on the table, with this year's forecast; hidden cash is in no sum."""
    seen = household(t, who, seat)
    cash = seen["cash"]
    lacks = None if cash is None else missing(t, who)
    found: dict[str, Any] = {**seen, "missing": lacks}
    if t.options.claims == "automatic" and t.homes[who].home:
        year = forecast(t, who, usual(t, who))
        found |= year._asdict() | {"free": None if cash is None else left(cash, year)}
    return cast(Player, found)


def household(t: City, who: int, seat: int | None) -> Household:
    """FC-4.8 One household as it lies on the table; an option hides the others' cash."""
    h = t.homes[who]
    return {
        "home": h.home,
        "savings": h.saved,
        "saved": t.held["savings"][who],
        "net": net(t, who),
        "wellbeing": t.held["wellbeing"][who],
        "loans": h.loans,
        "minimum": minimum(h.loans),
        "loan_price": loan_price(t, who),
        "investments": h.investments,
        "shopping": h.shopping,
        "tokens": h.tokens,
        "zone": h.zone,
        "must_extra_job": h.must_extra_job,
        "restricted": h.restricted,
        "mods": changes(h.mods),
        "mods_next": changes(h.mods_next),
        "settled": h.settled,
        "stage": h.stage,
        "effect": effect_seen(h.effect),
        "goals": goals(t, who),
        "cash": None if t.options.hide_cash and who != seat else t.cash[who],
    }


def covered(t: City) -> tuple[str, ...]:
    """With `hide_cash` everybody keeps their money to themselves."""
    return ("money",) if t.options.hide_cash else ()


def effect_seen(effect: Effect | None) -> EffectSeen | None:
    """FC-Z10.2 What the event means for a seat, while it is not settled."""
    if effect is None:
        return None
    return {
        "gain": effect.gain, "joy": effect.joy, "sorrow": effect.sorrow, "owed": effect.owed,
        "branches": effect.branches, "next_year": changes(effect.next_year),
    }  # fmt: skip


def changes(mods: NextYear) -> Modifiers:
    """Only what is different from an ordinary year."""
    found = {} if mods is UNCHANGED else {name: value for name in mods.__struct_fields__ if (value := getattr(mods, name))}
    return cast(Modifiers, found)


def redeal(t: City, seat: int, luck: Luck) -> City:
    """FC-4.7 Nothing hidden is stored: undrawn cards have no order."""
    return t


def check(t: City) -> None:
    """FC-4.6 FC-4.7 FC-LN.4 FC-OI.1 What must hold after every move."""
    held_back = {own[0] for h in t.homes for own in h.shopping}
    for deck, cards in DECKS.items():
        owned = [card for h in t.homes for card, *_ in (h.investments if deck == "investments" else h.shopping)]
        everywhere = [*t.unknown[deck], *t.bottom[deck], *t.offer[deck], *owned]
        assert len(set(everywhere)) == len(everywhere), deck
        gone = set(cards) - set(everywhere)
        assert not gone or (t.options.cancel_services and all(SHOPPING[card].kind == "service" for card in gone)), gone
    assert len(held_back) == sum(len(h.shopping) for h in t.homes)
    for seat, h in enumerate(t.homes):
        assert t.cash[seat] >= 0 and t.cash[seat] % 10 == 0
        assert 0 <= h.loans <= LOAN.cap
        assert t.held["wellbeing"][seat] >= 0
        assert t.held["savings"][seat] == face(h.saved) and min(h.saved) >= 0
        assert not h.restricted or h.loans >= LOAN.overindebted_from
        assert h.tokens >= 0
    assert len(t.past_events) + (t.event != "") <= t.year
