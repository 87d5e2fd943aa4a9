"""Section 10: why a move is refused, in the order in which the rules list the reasons."""

from collections.abc import Iterator
from typing import Any

from alcancia.games.financity.anytime import loans_open, locked, most_repayable
from alcancia.games.financity.bank import under_cap
from alcancia.games.financity.cards import EVENTS, FACES, INVESTMENTS, SHOPPING, ZONES, Investment, Shopping
from alcancia.games.financity.expenses import may_borrow
from alcancia.games.financity.income import yearly_bonuses
from alcancia.games.financity.table import BANK_TERMS, CARD, City, face, minimum
from alcancia.games.financity.trade import highest_price, may_sell, products, refuse
from alcancia.kernel import Ask

ZONE_OF = {
    "place": "Z1", "claim_income": "Z2", "arrange": "Z3", "buy_investment": "Z6", "buy_shopping": "Z7", "declare_expenses": "Z8",
    "pay_year": "Z8", "use_token": "Z10", "avoid": "Z10", "choose": "Z10", "repay_before_count": "Z11", "cancel": "Z11",
}  # fmt: skip
MOVES = (*ZONE_OF, "withdraw", "take_loan", "repay", "pass", "yes", "no", "accept", "decline", "withdraw_offer", "done")


def why(t: City, seat: int, ask: Ask | None, name: str, arguments: tuple[Any, ...]) -> str | None:
    """FC-4.8 The first reason that fits; that it is not this seat's question or zone only if no other does."""
    reasons = WHY.get(name)
    if reasons is not None:
        for reason in reasons(t, seat, arguments[0] if len(arguments) == 1 else arguments):
            return reason
    if ask is not None and ask.named(name) is not None:
        return "bad_amount"
    if name in ZONE_OF and ZONE_OF[name] != t.marker:
        return "wrong_zone"
    return "not_your_prompt" if name in MOVES else None


def whole(value: Any) -> bool:
    """A whole number that is not below zero."""
    return type(value) is int and value >= 0


def counts(value: Any) -> bool:
    """So many savings cards of each kind."""
    return type(value) is tuple and len(value) == len(FACES) and all(whole(count) for count in value)


def why_not_place(t: City, seat: int, zone: Any) -> Iterator[str]:
    """FC-Z1.1 FC-Z1.2 FC-Z1.6"""
    if type(zone) is not str or zone not in ZONES:
        yield "unknown_zone"
    elif t.options.claims == "automatic" and not ZONES[zone].benefit:
        yield "zone_without_benefit"
    elif t.homes[seat].must_extra_job and zone != "Z4":
        yield "forced_extra_job"


def why_not_arrange(t: City, seat: int, cards: Any) -> Iterator[str]:
    """FC-Z3.1 FC-Z3.2 FC-Z3.3 FC-SV.3"""
    if not counts(cards):
        yield "not_multiple_of_100" if whole(cards) and cards % FACES[0] else "bad_amount"
        return
    h = t.homes[seat]
    if face(cards) > t.cash[seat] + t.held["savings"][seat]:
        yield "not_enough_cash"
    if h.restricted and any(wanted > held for wanted, held in zip(cards, h.saved, strict=True)):
        yield "saving_restricted"
    yield "saving_closed"


def why_not_withdraw(t: City, seat: int, cards: Any) -> Iterator[str]:
    """FC-SV.1 FC-AT.2"""
    if not counts(cards) or not any(cards):
        yield "bad_amount"
    elif any(wanted > held for wanted, held in zip(cards, t.homes[seat].saved, strict=True)):
        yield "not_enough_savings"
    elif locked(t, seat):
        yield "pending_payment"


def why_not_loan(t: City, seat: int, _: Any) -> Iterator[str]:
    """FC-LN.4 FC-LN.5 FC-Z8.7 FC-Z8.11 FC-Z10.8"""
    h = t.homes[seat]
    if not t.marker or not loans_open(t):
        yield "loan_closed"
    if not under_cap(t, seat):
        yield "loan_cap"
    if (h.restricted and h.stage not in ("expenses", "event")) or (h.stage == "minimum" and not may_borrow(t, seat)):
        yield "loan_restricted"
    if h.stage in ("expenses", "event") and not may_borrow(t, seat):
        yield "use_savings_first"
    if locked(t, seat):
        yield "pending_payment"


def why_not_repay(t: City, seat: int, cards: Any) -> Iterator[str]:
    """FC-LN.8 FC-AT.2"""
    if not whole(cards) or not cards:
        yield "bad_amount"
        return
    yield from too_much(t, seat, cards)
    if cards > most_repayable(t, seat):
        yield "bills_first"
    if locked(t, seat):
        yield "pending_payment"


def too_much(t: City, seat: int, cards: int) -> Iterator[str]:
    """FC-LN.9 More than cash, or than the cards held."""
    if cards * CARD > t.cash[seat]:
        yield "not_enough_cash"
    if not t.homes[seat].loans:
        yield "nothing_owed"
    if cards > t.homes[seat].loans:
        yield "repay_too_many"


def why_not_pay_year(t: City, seat: int, cards: Any) -> Iterator[str]:
    """FC-Z8.3 FC-Z8.10"""
    if not whole(cards):
        yield "bad_amount"
        return
    h = t.homes[seat]
    if h.stage in ("outcome", "cards") and cards * CARD + (0 if h.settled else h.expenses()) > t.cash[seat]:
        yield "not_enough_cash"
    if not h.loans:
        yield "nothing_owed"
    if cards < minimum(h.loans):
        yield "repay_too_few"
    if cards > h.loans:
        yield "repay_too_many"


def why_not_repay_before(t: City, seat: int, cards: Any) -> Iterator[str]:
    """FC-Z11.9"""
    if not whole(cards):
        yield "bad_amount"
    else:
        yield from too_much(t, seat, cards)


def why_not_buy(t: City, seat: int, card: Any, deck: str, zone: str, kind: str) -> Iterator[str]:
    """FC-Z6.1 FC-Z7.1"""
    every: dict[str, Investment] | dict[str, Shopping] = INVESTMENTS if deck == "investments" else SHOPPING
    found = every.get(card) if type(card) is str else None
    if found is not None and found.cost > t.cash[seat] and card in t.offer[deck]:
        yield "not_enough_cash"
    if t.marker == zone and t.homes[seat].zone != zone:
        yield "not_in_zone"
    if found is None or card not in t.offer[deck]:
        yield "card_not_offered"
    if t.marker == zone and kind in t.homes[seat].bought:
        yield "already_bought"


def why_not_invest(t: City, seat: int, card: Any) -> Iterator[str]:
    """FC-Z6.1 FC-Z6.2"""
    return why_not_buy(t, seat, card, "investments", "Z6", "investment")


def why_not_shop(t: City, seat: int, card: Any) -> Iterator[str]:
    """FC-Z7.1"""
    return why_not_buy(t, seat, card, "shopping", "Z7", "shopping")


def why_not_yes(t: City, seat: int, _: Any) -> Iterator[str]:
    """FC-Z9.2 FC-Z7.2 Buying a token, or claiming the wellbeing of a purchase."""
    h = t.homes[seat]
    if t.marker == "Z9":
        if h.zone == "Z9" and "insurance" not in h.bought and t.cash[seat] < t.options.insurance_price:
            yield "not_enough_cash"
        if h.zone != "Z9":
            yield "not_in_zone"
        if "insurance" in h.bought:
            yield "already_bought"
    elif t.marker == "Z7" and "shopping" in h.bought:
        yield "already_claimed"


def why_not_token(t: City, seat: int, _: Any) -> Iterator[str]:
    """FC-Z10.4"""
    if not t.homes[seat].tokens:
        yield "no_token"


def why_not_choose(t: City, seat: int, branch: Any) -> Iterator[str]:
    """FC-Z10.6"""
    if t.homes[seat].stage == "choose" or (t.event and any(found.id == branch for found in EVENTS[t.event].choice)):
        yield "choice_unavailable"


def why_not_claim(t: City, seat: int, cards: Any) -> Iterator[str]:
    """FC-Z2.3"""
    if type(cards) is not tuple or not all(type(card) is str for card in cards):
        yield "bad_amount"
        return
    mine = yearly_bonuses(t, seat)
    if len(set(cards)) < len(cards) or (t.marker == "Z2" and mine and all(card in mine for card in cards)):
        yield "already_claimed"
    if any(card not in mine for card in cards):
        yield "nothing_to_claim"


def why_not_declare(t: City, seat: int, lines: Any) -> Iterator[str]:
    """FC-Z8.2"""
    if type(lines) is not tuple or not all(type(line) is str for line in lines):
        yield "bad_amount"
    elif len(set(lines)) < len(lines) or t.homes[seat].declared is not None:
        yield "already_claimed"
    elif any(line not in t.homes[seat].expense_lines() for line in lines):
        yield "nothing_to_claim"


def why_not_sell(t: City, seat: int, terms: Any) -> Iterator[str]:
    """FC-TR.1 FC-TR.2 FC-TR.3 FC-TR.7"""
    if type(terms) is not tuple or len(terms) != 3:
        yield "bad_amount"
        return
    card, buyer, price = terms
    yield from why_not_product(t, seat, card)
    if buyer == seat:
        yield "same_seat"
    if type(buyer) is not int or not 0 <= buyer < t.seats:
        yield "unknown_seat"
        return
    if t.homes[buyer].restricted:
        yield "buyer_restricted"
    yield from why_not_deal(t, seat, seat, buyer, card, price, False)


def why_not_ask_to_buy(t: City, seat: int, terms: Any) -> Iterator[str]:
    """FC-TR.2 FC-TR.3 FC-TR.7"""
    if type(terms) is not tuple or len(terms) != 2:
        yield "bad_amount"
        return
    card, price = terms
    owners = [who for who in range(t.seats) if any(own[0] == card for own in t.homes[who].shopping)]
    yield from why_not_product(t, owners[0] if owners else seat, card)
    if seat in owners:
        yield "same_seat"
    if t.homes[seat].restricted:
        yield "buyer_restricted"
    yield from why_not_deal(t, seat, owners[0], seat, card, price, True)


def why_not_product(t: City, seller: int, card: Any) -> Iterator[str]:
    """FC-TR.1 Only Products, and only one's own."""
    if type(card) is not str or card not in SHOPPING or SHOPPING[card].kind != "product":
        yield "not_a_product"
    elif all(own[0] != card for own in t.homes[seller].shopping):
        yield "not_owner"


def why_not_deal(t: City, seat: int, seller: int, buyer: int, card: str, price: Any, seen: bool) -> Iterator[str]:
    """FC-TR.2 FC-TR.3 Price, and the limits of a window."""
    if not may_sell(t, seller):
        yield "seller_restricted"
    if not whole(price) or price % BANK_TERMS.trade.price_step or price > highest_price(t, card, buyer, seen):
        yield "price_out_of_range"
    if card not in products(t, seller):
        yield "product_already_traded"
    if t.proposed[seat] >= t.options.max_proposals:
        yield "too_many_proposals"
    if any(offer.by == seat for offer in t.offers):
        yield "proposal_open"
    if not trade_open(t):
        yield "trade_closed"


def trade_open(t: City) -> bool:
    """FC-TR.2 Is the window open?"""
    return t.options.trade and bool(t.agenda) and t.agenda[-1][0] == "trade"


def why_not_answer(t: City, seat: int, no: Any) -> Iterator[str]:
    """FC-TR.8 The offer is gone, or cannot be settled now."""
    if no == ():
        return
    offer = next((offer for offer in t.offers if offer.no == no), None) if type(no) is int else None
    if offer is None:
        yield "offer_gone" if trade_open(t) else "trade_closed"
    elif seat == offer.to and (reason := refuse(t, offer)) is not None:
        yield reason


def why_not_done(t: City, seat: int, _: Any) -> Iterator[str]:
    """FC-TR.3"""
    if not trade_open(t):
        yield "trade_closed"


WHY = {
    "place": why_not_place,
    "arrange": why_not_arrange,
    "withdraw": why_not_withdraw,
    "take_loan": why_not_loan,
    "repay": why_not_repay,
    "pay_year": why_not_pay_year,
    "repay_before_count": why_not_repay_before,
    "buy_investment": why_not_invest,
    "buy_shopping": why_not_shop,
    "yes": why_not_yes,
    "use_token": why_not_token,
    "choose": why_not_choose,
    "claim_income": why_not_claim,
    "declare_expenses": why_not_declare,
    "propose_sale": why_not_sell,
    "propose_purchase": why_not_ask_to_buy,
    "accept": why_not_answer,
    "decline": why_not_answer,
    "withdraw_offer": why_not_answer,
    "done": why_not_done,
}
