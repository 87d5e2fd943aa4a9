"""Sale of Products between seats, in Reorganisation."""

from typing import Any

from alcancia.kernel import Ask, Offer, OneOf, Together, ask, ask_together, move

from .content import SHOPPING
from .counting import Priced
from .state import BANK_TERMS, City, question, rule, whole

SALE, PURCHASE = "sale", "purchase"


@rule
def sale(t: City) -> None:
    """FC-Z11.7 FC-Z11.10 FC-TR.2 The window opens if somebody has something to sell, or if loans are open now."""
    t.clear_offers()
    t.traded = ()
    t.done = [False] * t.seats
    if t.options.loans_in_reorganisation or (t.options.trade and t.seats > 1 and any(products(t, seat) for seat in range(t.seats))):
        t.then(trade())


def products(t: City, seat: int) -> list[str]:
    """FC-TR.1 FC-TR.3 The Products this seat could sell: only Products, each at most once in a window."""
    return [own[0] for own in t.homes[seat].shopping if SHOPPING[own[0]].kind == "product" and own[0] not in t.traded]


def may_sell(t: City, seat: int) -> bool:
    """FC-OI.2 A restricted seat may sell, unless the option forbids it."""
    return t.options.overindebted_may_sell or not t.homes[seat].restricted


def highest_price(t: City, card: str, buyer: int, seen: bool) -> int:
    """FC-TR.2 Up to the buyer's cash (hidden cash is checked on acceptance) and the cap."""
    most = t.cash[buyer] if seen or not t.options.hide_cash else BANK_TERMS.trade.highest_hidden_price
    return min(most, SHOPPING[card].cost) if t.options.trade_price_cap == "printed_cost" else most


def seller_of(offer: Offer) -> int:
    """Who would hand over the Product."""
    return offer.by if offer.terms[0] == SALE else offer.to


def buyer_of(offer: Offer) -> int:
    """Who would pay."""
    return offer.to if offer.terms[0] == SALE else offer.by


@question
def trade(t: City) -> Together:
    """FC-TR.2 FC-TR.3 FC-TR.8 FC-4.4 All together, move by move, until everybody is done."""
    goods = [products(t, seat) for seat in range(t.seats)]  # found once for all who are asked

    def of(seat: int) -> Ask | None:
        return None if t.done[seat] else trading(t, seat, goods)

    return ask_together(t.order(), of)


def trading(t: City, seat: int, goods: list[list[str]]) -> Ask | None:
    """FC-TR.2 FC-TR.3 FC-4.5 Offers to make, to answer and to take back; who has nothing of the kind is not asked."""
    moves = []
    mine = [offer.no for offer in t.offers if offer.by == seat]
    if t.options.trade and not mine and not why_no_more(t, seat):
        if sales := salable(t, seat, goods):
            moves.append(move("propose_sale", Priced(sales, BANK_TERMS.trade.price_step), then=propose_sale(seat), again=True))
        if purchases := buyable(t, seat, goods):
            moves.append(move("propose_purchase", Priced(purchases, BANK_TERMS.trade.price_step), then=propose_purchase(seat), again=True))
    if given := [offer for offer in t.offers if offer.to == seat]:
        if ready := [offer.no for offer in given if refuse(t, offer) is None]:
            moves.append(move("accept", OneOf(ready), then=accept_offer(), again=True))
        moves.append(move("decline", OneOf([offer.no for offer in given]), then=decline_offer(), again=True))
    if mine:
        moves.append(move("withdraw_offer", OneOf(mine), then=withdraw_offer(), again=True))
    if not moves and not t.options.loans_in_reorganisation:
        return None
    return ask(seat, *moves, move("done", then=done_trading(seat), again=True), default=("done",))


def salable(t: City, seat: int, goods: list[list[str]]) -> list[tuple[tuple[str, int], int]]:
    """FC-TR.1 FC-TR.2 ((Product, buyer), highest price) of everything this seat could offer."""
    if not goods[seat]:
        return []
    buyers = [other for other in range(t.seats) if not why_not_between(t, seat, other)]
    return [((card, buyer), highest_price(t, card, buyer, False)) for card in goods[seat] for buyer in buyers]


def buyable(t: City, seat: int, goods: list[list[str]]) -> list[tuple[tuple[str], int]]:
    """FC-TR.2 ((Product,), highest price) of everything this seat could ask for."""
    sellers = [other for other in range(t.seats) if goods[other] and not why_not_between(t, other, seat)]
    return [((card,), highest_price(t, card, seat, True)) for seller in sellers for card in goods[seller]]


# ── why not ──────────────────────────────────────────────────────────────────


def why_not_between(t: City, seller: int, buyer: int) -> str:
    """FC-TR.7 FC-OI.2 Two seats; a restricted one cannot buy, and cannot sell if the option forbids it."""
    if seller == buyer:
        return "same_seat"
    if t.homes[buyer].restricted:
        return "buyer_restricted"
    return "" if may_sell(t, seller) else "seller_restricted"


def why_no_more(t: City, seat: int) -> str:
    """FC-TR.3 One open offer at a time, and not too many in a window."""
    if t.proposed[seat] >= t.options.max_proposals:
        return "too_many_proposals"
    return "proposal_open" if t.offers and any([offer.by == seat for offer in t.offers]) else ""


def why_not_sell(t: City, seat: int, terms: Any) -> str:
    """FC-TR.1 FC-TR.2 FC-TR.7 One's own Product, to a seat that may buy it."""
    if type(terms) is not tuple or len(terms) != 3:
        return "bad_amount"
    card, buyer, price = terms
    if reason := why_not_product(t, seat, card) or ("same_seat" if buyer == seat else ""):
        return reason
    if type(buyer) is not int or not 0 <= buyer < t.seats:
        return "unknown_seat"
    return why_not_deal(t, seat, seat, buyer, card, price)


def why_not_ask_to_buy(t: City, seat: int, terms: Any) -> str:
    """FC-TR.1 FC-TR.2 FC-TR.7 Somebody else's Product."""
    if type(terms) is not tuple or len(terms) != 2:
        return "bad_amount"
    card, price = terms
    seller = next((who for who in range(t.seats) if owns(t, who, card)), seat)
    return why_not_product(t, seller, card) or why_not_deal(t, seat, seller, seat, card, price)


def why_not_product(t: City, seller: int, card: Any) -> str:
    """FC-TR.1 Only Products, and only one's own."""
    if type(card) is not str or card not in SHOPPING or SHOPPING[card].kind != "product":
        return "not_a_product"
    return "" if owns(t, seller, card) else "not_owner"


def why_not_deal(t: City, seat: int, seller: int, buyer: int, card: str, price: Any) -> str:
    """FC-TR.2 FC-TR.3 Seats, price, and the limits of a window."""
    if reason := why_not_between(t, seller, buyer):
        return reason
    if not whole(price) or price % BANK_TERMS.trade.price_step or price > highest_price(t, card, buyer, seat == buyer):
        return "price_out_of_range"
    if card not in products(t, seller):
        return "product_already_traded"
    return why_no_more(t, seat) or ("" if trade_open(t) else "trade_closed")


def trade_open(t: City) -> bool:
    """FC-TR.2 Is the window open?"""
    return t.options.trade and bool(t.agenda) and t.agenda[-1][0] == "trade"


def why_not_answer(t: City, seat: int, no: Any) -> str:
    """FC-TR.8 The offer is gone, or cannot be settled now; without a number it is an event that is accepted."""
    if no == ():
        return ""
    offer = next((offer for offer in t.offers if offer.no == no), None) if type(no) is int else None
    if offer is None:
        return "offer_gone" if trade_open(t) else "trade_closed"
    return (refuse(t, offer) if seat == offer.to else None) or ""


def refuse(t: City, offer: Offer) -> str | None:
    """FC-TR.7 FC-TR.8 Why this offer cannot be settled just now."""
    _, card, price = offer.terms
    seller, buyer = seller_of(offer), buyer_of(offer)
    if card not in products(t, seller):
        return "product_already_traded"
    return why_not_between(t, seller, buyer) or ("not_enough_cash" if t.cash[buyer] < price else None)


# ── offers ───────────────────────────────────────────────────────────────────


@rule
def propose_sale(t: City, seat: int, terms: tuple[str, int, int]) -> None:
    """FC-TR.2 To sell one of one's own Products to a seat."""
    card, buyer, price = terms
    propose(t, seat, buyer, SALE, card, price)


@rule
def propose_purchase(t: City, seat: int, terms: tuple[str, int]) -> None:
    """FC-TR.2 To buy a Product from its owner."""
    card, price = terms
    propose(t, seat, owner(t, card), PURCHASE, card, price)


def owner(t: City, card: str) -> int:
    """FC-TR.2 Whose Product it is."""
    return next(seat for seat in range(t.seats) if owns(t, seat, card))


def owns(t: City, seat: int, card: str) -> bool:
    """FC-TR.1 Is it this seat's?"""
    return any([own[0] == card for own in t.homes[seat].shopping])


def propose(t: City, seat: int, other: int, kind: str, card: str, price: int) -> None:
    """FC-TR.3 The offer stands; who was done is asked again."""
    offer = Offer(no=t.offer_no, by=seat, to=other, terms=(kind, card, price))
    t.offer_no += 1
    t.proposed[seat] += 1
    t.offers.append(offer)
    t.done[other] = False
    t.tell("trade_proposed", kind=kind, by=seller_of(offer), to=buyer_of(offer), card=card, price=price)


def declined(t: City, offer: Offer, lapsed: bool) -> None:
    """FC-TR.8 The offer is off the table."""
    _, card, price = offer.terms
    t.offers.remove(offer)
    t.tell("trade_declined", by=seller_of(offer), to=buyer_of(offer), card=card, price=price, lapsed=int(lapsed))


@rule
def accept_offer(t: City, no: int) -> None:
    """FC-TR.8 The offer is settled."""
    offer = found(t, no)
    t.offers.remove(offer)
    _, card, price = offer.terms
    t.then(change_hands(seller_of(offer), buyer_of(offer), card, price))


@rule
def change_hands(t: City, seller: int, buyer: int, card: str, price: int) -> None:
    """FC-TR.4 The price is paid, the card handed over."""
    t.pay(buyer, seller, price, "sale")
    t.then(hand_over(seller, buyer, card))
    t.tell("trade_done", by=seller, to=buyer, card=card, price=price)


@rule
def hand_over(t: City, seller: int, buyer: int, card: str) -> None:
    """FC-TR.5 FC-TR.6 The card changes hands with all that is printed on it; no wellbeing now, no yearly purchase used up."""
    t.homes[seller].shopping = tuple([own for own in t.homes[seller].shopping if own[0] != card])
    t.homes[buyer].shopping += ((card, t.year, seller),)
    t.traded += (card,)
    lapse(t)


@rule
def decline_offer(t: City, no: int) -> None:
    """FC-TR.8 It still counts among the proposer's offers."""
    declined(t, found(t, no), lapsed=False)


@rule
def withdraw_offer(t: City, no: int) -> None:
    """FC-TR.2 The proposer takes it back."""
    offer = found(t, no)
    t.offers.remove(offer)
    t.tell("trade_withdrawn", seat=offer.by, card=offer.terms[1])


@rule
def done_trading(t: City, seat: int) -> None:
    """FC-TR.8 Declines every offer made to the seat; its own stays open."""
    for offer in [offer for offer in t.offers if offer.to == seat]:
        declined(t, offer, lapsed=False)
    t.done[seat] = True


def found(t: City, no: int) -> Offer:
    """The offer of this number."""
    return next(offer for offer in t.offers if offer.no == no)


def lapse(t: City) -> None:
    """FC-TR.8 Offers for a sold Product lapse, and offers to buy that the buyer can no longer pay."""
    for offer in t.offers[:]:
        reason = refuse(t, offer)
        if reason == "product_already_traded" or (reason is not None and offer.terms[0] == PURCHASE):
            declined(t, offer, lapsed=True)
