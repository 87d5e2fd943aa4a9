"""What a seat has, owes and may expect, and what to say beside a move that no difference of these figures can know (section 13)."""

from typing import Any, TypedDict, cast

from alcancia.kernel import BANK, Step

from .action import placed
from .content import BASIC, CLAUSES
from .events import spared, unit_cost
from .figures import bills, bills_due, counted_cards, forecast, goods_need, goods_price, invest_price
from .insurance import change_clauses, take_basic, within_cap
from .investing import invest, on_offer, surcharge
from .labour import learn, no_learning
from .loans import aid_left, credit_left, repay_price
from .market import shopping
from .scoring import payout, projected
from .state import FinanciaLit, game

# ── figures ──────────────────────────────────────────────────────────────────


def can_shop(t: FinanciaLit, seat: int, ahead: set[str]) -> bool:
    """FL-4.3.13 Can the seat still buy goods this round: a visit to come, a pawn in the Market, or one to send there?"""
    home = t.homes[seat]
    if "marketplace" not in ahead:
        return seat in shopping(t)
    may_send = "action" in ahead or ("action_end" in ahead and not home.saved)
    return "MKT" in home.placed or (may_send and home.pawns_free > 0)


class Round(TypedDict):
    """What this round will still take."""

    bill: int
    missing: int
    food: int
    hungry: int
    after_bills: int
    short: int


def of_this_round(t: FinanciaLit, seat: int) -> Round:
    """FL-2.3 FL-2.5 FL-4.4.2 The bill still to pay, what the goods still missing cost, and what is left when all that is paid.

    Goods that can no longer be bought cost no Units but Happiness: so many will be missing.
    """
    ahead, units = t.ahead, t.units[seat]
    bill = bills_due(t, seat) if "bills" in ahead or "pay_bills" in ahead else 0
    missing = max(0, goods_need(t, seat) - t.goods[seat]) if "use_goods" in ahead else 0
    shops = can_shop(t, seat, ahead)
    food = goods_price(t, seat, missing) if shops and missing else 0
    return {
        "bill": bill,
        "missing": missing,
        "food": food,
        "hungry": 0 if shops else missing,
        "after_bills": units - food - bill - t.dues[seat],
        "short": max(0, bill - units),
    }


def figures(t: FinanciaLit, seat: int) -> dict[str, int]:
    """FL-2.1 FL-2.4 FL-2.8 FL-2.11 What a seat has, owes and may expect beside Units, Happiness and goods."""
    if seat < 0:
        return {}
    home, upkeep = t.homes[seat], t.printed.figures["bills"]
    return {
        "pawns": home.pawns_free,
        "skills": len(home.skills),
        "careers": len(home.careers),
        "luxuries": len(home.luxuries),
        "insurances": len(home.insurances),
        "investments": len(home.investments),
        "loans": len(home.loans),
        "cards": counted_cards(t, seat),
        "need": goods_need(t, seat),
        "bills": bills(t, seat),
        "premiums": sum([upkeep[card] for card in home.insurances]),
        "upkeep": sum([upkeep[card] for card in home.luxuries]),
        **cast("dict[str, int]", of_this_round(t, seat)),
        "due": t.dues[seat],
        "debt": sum([repay_price(t, seat, number) for number in range(len(home.loans))]),
        "credit": credit_left(t, seat),
        "aid": aid_left(t, seat),
        "forecast": forecast(t, seat),
        "to_come": sum([payout(t, card, token) for card, token in home.investments]),
        "joy_to_come": sum([t.printed.investments[card].happiness for card, _ in home.investments]),
        "projected": sum(projected(t, seat)),
    }


# ── previews ─────────────────────────────────────────────────────────────────

game.previewed(
    "choose_family", "save", "take_basic", "remove_basic", "change_clauses", "refresh_market", "buy_goods", "buy_luxury", "repay_loan",
    "proceed", "settle", "forgo", "done",
)  # fmt: skip


@game.preview("place")
def placement(t: FinanciaLit, seat: int, where: str | tuple[str, int]) -> dict[str, Any]:
    """FL-4.2.3 FL-4.2.5 Places left, and how things stand after a usual visit there; a purse below 0 says what would be missing."""
    place = where if isinstance(where, str) else where[0]
    then = t.clone()
    carry_out(then, placed(seat, where))
    carry_out(then, *usual_visit(then, seat, place))
    usual = of_this_round(then, seat)
    return {
        "places": t.slots[place].count(BANK),
        "usual_price": t.units[seat] - then.units[seat],
        "usual_bill": usual["bill"],
        "usual_left": usual["after_bills"],
        "usual_hungry": usual["hungry"],
    }


def carry_out(t: FinanciaLit, *steps: Step) -> None:
    """FL-4.2.3 Let these rules happen on a copy, and nothing after them."""
    for name, args, _ in steps:
        game.steps[name][1](t, *args)


def usual_visit(t: FinanciaLit, seat: int, place: str) -> list[Step]:
    """FL-4.3.4 FL-4.3.6 FL-4.3.9 What people mostly do there: learn, buy the cheapest Investment, take the next Insurance.

    Bills are paid early by standing there, and in the Market goods are counted as those that are missing.
    """
    home = t.homes[seat]
    if place == "LAB" and t.shows["skill"] and no_learning(t, seat, t.units[seat]) != "skills_cap":
        return [learn(seat, t.shows["skill"][0])]
    if place == "INV" and len(home.investments) < t.options.investment_cap:
        crowd = surcharge(t)
        cards = sorted(on_offer(t), key=lambda card: invest_price(t, seat, card, crowd))
        return [invest(seat, crowd, card) for card in cards[:1]]
    if place == "INS" and BASIC not in home.insurances:
        return [take_basic(seat)]
    if place == "INS":
        wanted = [(card,) for card in CLAUSES if card not in home.insurances]
        return [change_clauses(seat, chosen) for chosen in wanted[:1] if within_cap(t, seat, chosen)]
    return []


@game.preview("seek", "learn")
def work(t: FinanciaLit, seat: int, card: str) -> dict[str, Any]:
    """FL-4.3.3 FL-4.3.4 What the work pays, from when, and whether that is still in this game; a job begins a round later than a skill."""
    starts = t.period + (1 if card in t.shows["skill"] else 2)
    return {"income": t.printed.force[card].income, "from_round": starts, "in_time": int(starts <= t.options.rounds)}


@game.preview("invest")
def investment(t: FinanciaLit, seat: int, card: str) -> dict[str, Any]:
    """FL-4.3.6 FL-8.2 In which round it pays, and whether that is still in this game."""
    pays = t.period + t.printed.investments[card].slots
    return {"round": pays, "in_time": int(pays <= t.options.rounds)}


@game.preview("take_loan", "family_aid")
def raising(t: FinanciaLit, seat: int) -> dict[str, Any]:
    """FL-4.0.8 For what debt the money is raised, if there is one."""
    return {"owed": t.dues[seat]}


@game.preview("choose_event")
def event(t: FinanciaLit, seat: int, card: str) -> dict[str, Any]:
    """FL-4.6.4 FL-4.6.5 Copies left, and what each seat would have to pay."""
    hit = [0 if spared(t, who, card) else unit_cost(t, who, card) for who in range(t.seats)]
    return {"copies": t.decks["event"].count(card), "costs": hit}
