"""Section 10: why a move is refused. If several reasons apply the first in the book's order is given, lack of Units last."""

from typing import Any

from alcancia.games.financialit.action import BROKER, BROKER_FEE
from alcancia.games.financialit.content import BASIC, CLAUSES, EVENTS, FAMILIES, INCOMES, PLACES
from alcancia.games.financialit.figures import MOST_GOODS, invest_price, skill_price
from alcancia.games.financialit.insurance import removable, within_cap
from alcancia.games.financialit.loans import can_borrow, may_borrow_now
from alcancia.games.financialit.market import goods_range, unlocked
from alcancia.games.financialit.state import NO_PAWN, FinanciaLit
from alcancia.kernel import BANK, TRAINER, Ask

ANYTIME = ("take_loan", "family_aid", "repay_loan")


def why(t: FinanciaLit, seat: int, ask: Ask | None, name: str, given: tuple[Any, ...]) -> str | None:
    """FL-4.0.4 FL-4.0.8 The reason code of a refused move, or None where the kernel's own will do."""
    if name in ("choose_event", "draw", "deal"):
        return why_not_trainer(t, seat, ask, name, given)
    if ask is not None and ask.name == "raise_money" and name not in ("take_loan", "family_aid"):
        return "must_raise_money"
    if name in ANYTIME and seat != TRAINER:
        return why_not_borrow(t, seat, name, given)
    if ask is None:
        return None
    reasons = {
        "setup_family": why_not_family, "action_turn": why_not_place, "pay_labour": why_not_labour, "pay_invest": why_not_invest,
        "pay_insurance": why_not_insure, "pay_market": why_not_buy, "final_loans": why_not_settle,
    }  # fmt: skip
    return reasons[ask.name](t, seat, name, given) if ask.name in reasons else None


def why_not_trainer(t: FinanciaLit, seat: int, ask: Ask | None, name: str, given: tuple[Any, ...]) -> str | None:
    """FL-4.1.3 FL-4.6.3 Trainer's moves by others, in a mode that is not live, or naming what is not there."""
    if seat != TRAINER:
        return "trainer_only"
    live = t.options.income_live if name == "deal" else t.options.event_mode == "live"
    if not live:
        return "not_live"
    if ask is None or ask.named(name) is None:
        return None
    if name == "choose_event" and len(given) == 1 and given[0] in EVENTS:
        return "event_not_available"
    if name == "deal" and len(given) == 1 and type(given[0]) is tuple:
        if len(given[0]) != t.seats:
            return "seat_unknown"
        return "income_card_unknown" if any(card not in ("draw", *INCOMES) for card in given[0]) else None
    return None


def why_not_borrow(t: FinanciaLit, seat: int, name: str, given: tuple[Any, ...]) -> str | None:
    """FL-4.0.3 FL-4.0.4 FL-4.0.5 Outside the moments for it, at the limit, used up, or without the card it needs."""
    home = t.homes[seat]
    if name == "take_loan":
        return "loan_not_now" if can_borrow(t, seat) else "loan_limit"
    if name == "repay_loan":
        if not t.options.loan_early_repay or not may_borrow_now(t, seat):
            return "loan_not_now"
        known = len(given) == 1 and type(given[0]) is int and 0 <= given[0] < len(home.loans)
        return "not_enough_units" if known else "bad_parameter"
    if home.aid_used >= t.options.aid_uses:
        return "aid_used"
    if not home.miscalculation and not t.printed.force[home.family].aid_free:
        return "aid_needs_miscalculation"
    return "aid_not_now"


def why_not_family(t: FinanciaLit, seat: int, name: str, given: tuple[Any, ...]) -> str | None:
    """FL-3.4 Taken by another seat."""
    return "family_taken" if name == "choose_family" and len(given) == 1 and given[0] in FAMILIES else None


def why_not_place(t: FinanciaLit, seat: int, name: str, given: tuple[Any, ...]) -> str | None:
    """FL-4.2.2 FL-4.2.4 FL-4.2.5 No pawn, already there, full, closed, slot, and last of all money."""
    if name != "place" or len(given) != 1:
        return None
    chooses = t.options.free_slot_choice
    place, slot = given[0] if chooses and type(given[0]) is tuple and len(given[0]) == 2 else (given[0], 0)
    if type(place) is not str or place not in PLACES or (chooses and (type(slot) is not int or slot < 1)):
        return None
    home = t.homes[seat]
    if not home.pawns_free:
        return "no_pawn"
    if place in home.placed:
        return "already_here"
    if BANK not in t.slots[place]:
        return "location_full"
    if place in t.printed.closed:
        return "location_closed"
    if slot and slot not in t.printed.open_slots[place]:
        return "slot_not_usable"
    if slot and t.slots[place][t.printed.open_slots[place].index(slot)] != BANK:
        return "slot_taken"
    return "not_enough_units" if place == BROKER and home.miscalculation and t.units[seat] < BROKER_FEE else None


def why_not_labour(t: FinanciaLit, seat: int, name: str, given: tuple[Any, ...]) -> str | None:
    """FL-4.3.1 FL-4.3.2 FL-4.3.4 Nothing left, not shown, a pawn already seeking, a cap, money."""
    if name not in ("seek", "learn") or len(given) != 1:
        return None
    show = t.shows["career" if name == "seek" else "skill"]
    home, options = t.homes[seat], t.options
    if not show:
        return "deck_empty"
    if given[0] not in show:
        return "card_not_shown"
    if name == "seek":
        return "career_in_progress" if home.career_pawn != NO_PAWN else "careers_cap"
    if options.skills_cap and len(home.skills) >= options.skills_cap:
        return "skills_cap"
    return "not_enough_units" if skill_price(t, seat) > t.units[seat] else None


def why_not_invest(t: FinanciaLit, seat: int, name: str, given: tuple[Any, ...]) -> str | None:
    """FL-4.3.6 Nothing left, not shown, no room, money."""
    if name != "invest" or len(given) != 1:
        return None
    shown = [*t.shows["short"], *t.shows["long"]]
    if not shown:
        return "deck_empty"
    if given[0] not in shown:
        return "card_not_shown"
    if len(t.homes[seat].investments) >= t.options.investment_cap:
        return "investment_cap"
    surcharge = t.agenda[-1][1][1]
    return "not_enough_units" if invest_price(t, seat, given[0], surcharge) > t.units[seat] else None


def why_not_insure(t: FinanciaLit, seat: int, name: str, given: tuple[Any, ...]) -> str | None:
    """FL-4.3.9 FL-4.3.10 FL-4.3.12 The cap, Basic first, too many or no changes, unknown clauses, Basic itself, money."""
    held = t.homes[seat].insurances
    if name == "remove_basic" and BASIC in held:
        return None if removable(t, seat) else "basic_not_removable"
    if name != "change_clauses" or len(given) != 1 or type(given[0]) is not tuple:
        return None
    chosen = given[0]
    known = all(type(card) is str and card in CLAUSES for card in chosen) and len(set(chosen)) == len(chosen)
    if known and BASIC in held and not within_cap(t, seat, chosen):
        return "insurance_cap"
    if BASIC not in held:
        return "basic_first"
    if len(chosen) > t.options.insurance_per_visit:
        return "too_many_changes"
    if not chosen:
        return "no_change"
    if not known:
        return "basic_not_removable" if BASIC in chosen else "unknown_clause"
    return "not_enough_units"


def why_not_buy(t: FinanciaLit, seat: int, name: str, given: tuple[Any, ...]) -> str | None:
    """FL-4.3.13 FL-4.3.16 FL-4.3.17 Luxuries, goods and the new layout, each with its own reasons."""
    _, refreshed, stocked, luxuries = t.agenda[-1][1]
    goods_first = bool(t.options.goods_min_per_visit) and not stocked and goods_range(t, seat, t.units[seat])[1] > 0
    if name == "buy_luxury" and len(given) == 1:
        return why_not_luxury(t, seat, given[0], luxuries, goods_first)
    if name == "buy_goods" and len(given) == 1 and type(given[0]) is int and given[0] >= 1:
        return why_not_goods(t, seat, given[0], stocked)
    if name == "refresh_market":
        if refreshed:
            return "refresh_used"
        return "refresh_too_late" if stocked or luxuries else "not_enough_units"
    return "goods_minimum" if name == "done" and goods_first else None


def why_not_luxury(t: FinanciaLit, seat: int, card: Any, bought: int, goods_first: bool) -> str | None:
    """FL-4.3.13 FL-4.3.16 Not there, owned, locked, limit, goods first, money."""
    if type(card) is not str or card not in t.market:
        return "card_not_shown"
    if card in t.homes[seat].luxuries:
        return "duplicate_luxury"
    if not unlocked(t, seat):
        return "luxury_locked"
    limit = t.options.luxury_max_per_visit
    if limit and bought >= limit:
        return "luxury_limit"
    return "goods_minimum" if goods_first else "not_enough_units"


def why_not_goods(t: FinanciaLit, seat: int, number: int, stocked: bool) -> str | None:
    """FL-4.3.13 FL-4.3.17 Bought already, too few, too many, money."""
    if stocked:
        return "goods_already_bought"
    least, _ = goods_range(t, seat, t.units[seat])
    if number < least:
        return "goods_minimum"
    most = t.options.goods_max_per_visit or MOST_GOODS
    return "goods_maximum" if number > most else "not_enough_units"


def why_not_settle(t: FinanciaLit, seat: int, name: str, given: tuple[Any, ...]) -> str | None:
    """FL-8.3 Not affordable, or not of least uncovered Happiness."""
    if name != "settle" or len(given) != 1 or type(given[0]) is not tuple:
        return None
    loans = range(len(t.homes[seat].loans))
    return "settlement_not_allowed" if all(type(n) is int and n in loans for n in given[0]) else None
