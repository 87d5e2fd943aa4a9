"""What a seat may know, and what must always hold (chapter 2 of the rules)."""

from typing import Any

from alcancia.games.financity.anytime import repay, take_loan, withdraw
from alcancia.games.financity.bank import loan_price, smallest_card
from alcancia.games.financity.cards import EVENTS, FACES, HOMES, INTEREST, INVESTMENTS, SHOPPING, NextYear
from alcancia.games.financity.refusing import why_not_loan, why_not_repay, why_not_withdraw
from alcancia.games.financity.scoring import goals
from alcancia.games.financity.table import CARD, DECKS, LOAN, UNCHANGED, City, Effect, face, minimum
from alcancia.ground.content import figures
from alcancia.kernel import Luck

PRINTED = {id: figures(card) for id, card in (*INVESTMENTS.items(), *SHOPPING.items())}
"""What stands on every card; each view hands out copies of its own."""
HOMES_PRINTED = {home: figures(card) for home, card in HOMES.items()}


def view(t: City, seat: int | None) -> dict[str, Any]:
    """FC-4.8 Everything lies open but the order of undrawn cards; an option hides the others' cash."""
    seen: dict[str, Any] = {
        "year": t.year,
        "years": t.options.years,
        "marker": t.marker,
        "first": t.first,
        "offer": dict(t.offer),
        "unknown": {deck: len(cards) for deck, cards in t.unknown.items()},
        "bottom": dict(t.bottom),
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
        seen["event_card"] = figures(EVENTS[t.event])
    if seat is not None and 0 <= seat < t.seats:
        seen["closed"] = closed(t, seat)
    return seen


def bot_view(t: City, seat: int) -> dict[str, Any]:
    """FC-4.8 What bots look at: their own household, where the others' homes stand, and the cards on the table."""
    players: list[dict[str, Any]] = [{"zone": h.zone} for h in t.homes]
    players[seat] = household(t, seat, seat)
    return {
        "year": t.year,
        "years": t.options.years,
        "marker": t.marker,
        "first": t.first,
        "offer": dict(t.offer),
        "players": players,
    }


def printed(t: City) -> dict[str, dict[str, Any]]:
    """FC-4.8 What is printed on every card that lies face up somewhere."""
    owned = [card for h in t.homes for card in (*[own[0] for own in h.investments], *[own[0] for own in h.shopping])]
    seen = [*owned, *[card for deck in DECKS for card in (*t.offer[deck], *t.bottom[deck])]]
    return {card: PRINTED[card].copy() for card in seen}


def terms(t: City) -> dict[str, Any]:
    """FC-LN.1 FC-LN.4 FC-LN.6 FC-SV.4 The Bank's terms at this table."""
    return {
        "faces": list(FACES),
        "interest": list(INTEREST[t.options.savings_plan]),
        "loan": LOAN.cash,
        "card": CARD,
        "cap": LOAN.cap,
        "step": LOAN.cards_per_minimum,
        "over": LOAN.overindebted_from,
        "surcharge": 0 if t.marker == "Z3" else t.options.withdraw_surcharge,
    }


def closed(t: City, seat: int) -> dict[str, str]:
    """FC-AT.1 FC-AT.2 Why a loan, a withdrawal or a repayment is not possible just now."""
    found = {}
    for name, anytime, reasons, least in (
        ("take_loan", take_loan, why_not_loan, ()),
        ("withdraw", withdraw, why_not_withdraw, smallest_card(t.homes[seat])),
        ("repay", repay, why_not_repay, 1),
    ):
        if anytime(t, seat) is None:
            found[name] = next(reasons(t, seat, least), "pending_payment")
    if "repay" in found and not t.homes[seat].loans:
        found["repay"] = "nothing_owed"
    return found


def player(t: City, who: int, seat: int | None) -> dict[str, Any]:
    """FC-4.8 One household as it lies on the table, with this year's forecast."""
    h, seen = t.homes[who], household(t, who, seat)
    if t.options.claims == "automatic" and h.home:
        expenses = h.expenses()
        bill, due = (0, 0) if h.settled else (expenses, CARD * seen["minimum"])
        seen["income"] = income_of(t, who)
        seen["expenses"] = expenses
        seen["due"] = due
        seen["bill"] = bill
        seen["free"] = None if seen["cash"] is None else seen["cash"] - bill - due
    return seen


def household(t: City, who: int, seat: int | None) -> dict[str, Any]:
    """FC-4.8 One household as it lies on the table; an option hides the others' cash."""
    h = t.homes[who]
    return {
        "home": h.home,
        "savings": h.saved,
        "saved": t.held["savings"][who],
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


def effect_seen(effect: Effect | None) -> dict[str, Any] | None:
    """FC-Z10.2 What the event means for a seat, while it is not settled."""
    if effect is None:
        return None
    seen = {name: getattr(effect, name) for name in ("gain", "joy", "sorrow", "owed", "branches")}
    return seen | {"next_year": changes(effect.next_year)}


def changes(mods: NextYear) -> dict[str, Any]:
    """Only what is different from an ordinary year."""
    if mods is UNCHANGED:
        return {}
    return {name: value for name in mods.__struct_fields__ if (value := getattr(mods, name))}


def income_of(t: City, who: int) -> int:
    """FC-Z2.1 What a year brings as things stand, without modifiers."""
    h = t.homes[who]
    interest = sum([a * b for a, b in zip(h.saved, INTEREST[t.options.savings_plan], strict=True)])
    return HOMES[h.home].income + interest + sum([INVESTMENTS[card].income for card, _ in h.investments])


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
