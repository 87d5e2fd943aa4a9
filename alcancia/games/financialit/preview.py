"""Price and consequence of every option, worked out only to be shown before it is taken (section 13)."""

from typing import Any

from alcancia.games.financialit.action import BROKER, BROKER_FEE, visitors
from alcancia.games.financialit.content import BASIC, INSURANCES
from alcancia.games.financialit.figures import bills, bills_due, goods_need, goods_price, instalment, invest_price, skill_price
from alcancia.games.financialit.insurance import extra_cost
from alcancia.games.financialit.investing import crowded, on_offer
from alcancia.games.financialit.labour import no_learning
from alcancia.games.financialit.loans import LOAN_SLOTS, aid_amount, loan_happiness, repay_price
from alcancia.games.financialit.scoring import after_settling, early_payout, parts
from alcancia.games.financialit.state import FinanciaLit, game
from alcancia.kernel import BANK


def left_after(t: FinanciaLit, seat: int, price: int) -> dict[str, Any]:
    """FL-2.3 FL-2.5 A price, what is left in the purse, the bill, and what is left once goods and bills of this round are paid.

    Goods that can no longer be bought cost no Units but Happiness (FL-4.4.2): so many will be missing.
    """
    units, bill = t.units[seat] - price, bills_due(t, seat)
    missing = max(0, goods_need(t, seat) - t.goods[seat])
    food = goods_price(t, seat, missing) if can_shop(t, seat) else 0
    hungry = 0 if can_shop(t, seat) else missing
    return {"price": price, "left": units, "bill": bill, "after_bills": units - food - bill, "hungry": hungry}


def can_shop(t: FinanciaLit, seat: int) -> bool:
    """FL-4.3.13 Can the seat still buy goods this round: a pawn in the Market, or one to send there, and none bought in this visit?"""
    home, (step, args, _) = t.homes[seat], t.agenda[-1]
    if step == "pay_market" and args[0] == seat:
        return not args[2]
    return "MKT" in home.placed or (home.pawns_free > 0 and not home.saved)


def with_luxury(t: FinanciaLit, seat: int, card: str) -> FinanciaLit:
    """FL-4.3.13 The table as if the seat already owned this Luxury: its upkeep and its effect count in this round's bills."""
    then = t.clone()
    then.homes[seat].luxuries.append(card)
    return then


def with_cover(t: FinanciaLit, seat: int, changed: tuple[str, ...]) -> FinanciaLit:
    """FL-4.3.11 The table as if these Insurances had been added or dropped: the premiums count in this round's bills."""
    then = t.clone()
    held = then.homes[seat].insurances
    then.homes[seat].insurances = [card for card in INSURANCES if (card in held) != (card in changed)]
    return then


@game.preview("choose_family")
def family(t: FinanciaLit, seat: int, card: str) -> dict[str, Any]:
    """FL-3.4 A family's figures."""
    it = t.printed.families[card]
    return {"income": it.income, "bills": it.bills, "goods": it.goods, "units": it.units, "happiness": it.happiness}


@game.preview("place")
def placement(t: FinanciaLit, seat: int, where: Any) -> dict[str, Any]:
    """FL-4.2.3 FL-4.2.5 Places left, the broker's fee, what early bills would save, and what is left if one buys there."""
    place = where if isinstance(where, str) else where[0]
    fee = BROKER_FEE if place == BROKER and t.homes[seat].miscalculation else 0
    then, spent = visited(t.clone(), seat, place)
    shown = left_after(then, seat, fee + spent)
    saves = bills_due(t, seat) - shown["bill"] if place == "BIL" else 0
    return shown | {"price": fee, "places": t.slots[place].count(BANK), "saves": saves, "spend": spent}


def visited(t: FinanciaLit, seat: int, place: str) -> tuple[FinanciaLit, int]:
    """FL-4.3.4 FL-4.3.6 FL-4.3.11 FL-2.2 The table with a pawn there after a usual visit, and its price.

    A Skill, the cheapest Investment, the next Insurance, or bills paid early; in the Market nothing but the goods that are missing.
    """
    home = t.homes[seat]
    home.placed[place] = 0
    home.pawns_free -= 1
    if place == "LAB" and t.shows["skill"] and no_learning(t, seat, t.units[seat]) != "skills_cap":
        return t, skill_price(t, seat)
    if place == "INV" and (cards := on_offer(t)) and len(home.investments) < t.options.investment_cap:
        surcharge = t.options.crowd_surcharge if crowded(t, len(visitors(t, "INV")) + 1) else 0
        return t, min(invest_price(t, seat, card, surcharge) for card in cards)
    if place == "INS" and (wanted := [card for card in INSURANCES if card not in home.insurances]):
        first = (wanted[0],)
        return with_cover(t, seat, first), 0 if wanted[0] == BASIC else extra_cost(t, seat, first)
    return t, 0


@game.preview("save")
def saving(t: FinanciaLit, seat: int) -> dict[str, Any]:
    """FL-4.2.6 What this round's goods and bills will leave if no further pawn is sent out."""
    then = t.clone()
    then.homes[seat].saved = True
    return left_after(then, seat, 0)


@game.preview("seek")
def job(t: FinanciaLit, seat: int, card: str) -> dict[str, Any]:
    """FL-4.3.2 FL-4.3.3 Free of charge; from when it pays, and whether that is still in this game."""
    starts = t.period + 2
    return left_after(t, seat, 0) | {
        "income": t.printed.force[card].income,
        "from_round": starts,
        "in_time": int(starts <= t.options.rounds),
    }


@game.preview("learn")
def course(t: FinanciaLit, seat: int, card: str) -> dict[str, Any]:
    """FL-4.3.4 The price, and from when it pays."""
    starts = t.period + 1
    shown = {"income": t.printed.force[card].income, "from_round": starts, "in_time": int(starts <= t.options.rounds)}
    return left_after(t, seat, skill_price(t, seat)) | shown


@game.preview("invest")
def investment(t: FinanciaLit, seat: int, card: str) -> dict[str, Any]:
    """FL-4.3.6 FL-8.2 The price with any surcharge, the round of payout, and what it pays then or cut short."""
    it, surcharge = t.printed.investments[card], t.agenda[-1][1][1]
    pays = t.period + it.slots
    in_time = pays <= t.options.rounds
    units = it.units if in_time else early_payout(t, card, pays - t.options.rounds)
    shown = {"surcharge": surcharge, "pays": units, "happiness": it.happiness, "round": pays, "in_time": int(in_time)}
    return left_after(t, seat, invest_price(t, seat, card, surcharge)) | shown


@game.preview("take_basic", "remove_basic", "change_clauses")
def cover(t: FinanciaLit, seat: int, chosen: tuple[str, ...] = ()) -> dict[str, Any]:
    """FL-4.3.11 FL-4.3.12 What it costs at once, and what the bills will be."""
    then = with_cover(t, seat, chosen or (BASIC,))
    total = bills(then, seat)
    return left_after(then, seat, extra_cost(t, seat, chosen)) | {"bills": total, "premium": total - bills(t, seat)}


@game.preview("refresh_market")
def new_layout(t: FinanciaLit, seat: int) -> dict[str, Any]:
    """FL-4.3.13 The price of a new layout."""
    return left_after(t, seat, t.options.refresh_cost)


@game.preview("buy_goods")
def goods(t: FinanciaLit, seat: int, number: int) -> dict[str, Any]:
    """FL-2.5 The price, and how much of this round's need is then in stock."""
    price, need, bill = goods_price(t, seat, number), goods_need(t, seat), bills_due(t, seat)
    stock = t.goods[seat] + number
    units = t.units[seat] - price
    return {"price": price, "left": units, "bill": bill, "after_bills": units - bill, "stock": stock, "need": need}


@game.preview("buy_luxury")
def luxury(t: FinanciaLit, seat: int, card: str) -> dict[str, Any]:
    """FL-4.3.13 Price, Happiness at once, upkeep for good."""
    it, then = t.printed.luxuries[card], with_luxury(t, seat, card)
    return left_after(then, seat, it.cost) | {"happiness": it.happiness, "upkeep": it.upkeep, "need": goods_need(then, seat)}


@game.preview("take_loan")
def loan(t: FinanciaLit, seat: int) -> dict[str, Any]:
    """FL-4.0.3 What it brings, what it takes back, and the Happiness it costs."""
    back = LOAN_SLOTS * instalment(t, seat)
    return {"amount": t.options.loan_amount, "back": back, "happiness": loan_happiness(t, seat), "due": t.dues[seat]}


@game.preview("family_aid")
def aid(t: FinanciaLit, seat: int) -> dict[str, Any]:
    """FL-4.0.5 What the family gives."""
    return {"amount": aid_amount(t, seat), "due": t.dues[seat]}


@game.preview("repay_loan")
def repayment(t: FinanciaLit, seat: int, number: int) -> dict[str, Any]:
    """FL-4.0.4 The price of early repayment."""
    return left_after(t, seat, repay_price(t, seat, number))


@game.preview("proceed")
def going_ahead(t: FinanciaLit, seat: int) -> dict[str, Any]:
    """FL-4.5.1 What is missing for the bills."""
    return {"due": bills_due(t, seat), "missing": max(0, bills_due(t, seat) - t.units[seat])}


@game.preview("settle")
def settlement(t: FinanciaLit, seat: int, chosen: tuple[int, ...]) -> dict[str, Any]:
    """FL-8.3 Both prices, and the score that results."""
    units, happiness = after_settling(t, seat, chosen)
    shown = {"price": t.units[seat] - units, "happiness": t.happiness[seat] - happiness}
    return shown | {"score": sum(parts(t, seat, units, happiness))}


@game.preview("choose_event")
def event(t: FinanciaLit, seat: int, card: str) -> dict[str, Any]:
    """FL-4.6.4 FL-4.6.5 Copies left, and what each seat would have to pay."""
    from alcancia.games.financialit.events import spared, unit_cost

    hit = [0 if spared(t, who, card) else unit_cost(t, who, card) for who in range(t.seats)]
    return {"copies": t.decks["event"].count(card), "costs": hit}
