"""Sale of Products between seats, in Reorganisation."""

from alcancia.games.financity.cards import SHOPPING
from alcancia.games.financity.counting import Priced
from alcancia.games.financity.table import BANK_TERMS, City, preview, question, rule
from alcancia.kernel import Ask, Offer, OneOf, Together, ask, ask_together, move

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
    if not mine and t.proposed[seat] < t.options.max_proposals and t.options.trade:
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
    """FC-TR.1 FC-TR.7 ((Product, buyer), highest price): restricted seats cannot buy."""
    if not goods[seat] or not may_sell(t, seat):
        return []
    buyers = [other for other in range(t.seats) if other != seat and not t.homes[other].restricted]
    return [((card, buyer), highest_price(t, card, buyer, False)) for card in goods[seat] for buyer in buyers]


def buyable(t: City, seat: int, goods: list[list[str]]) -> list[tuple[tuple[str], int]]:
    """FC-TR.2 FC-TR.7 ((Product,), highest price): any Product of a seat that may sell."""
    if t.homes[seat].restricted:
        return []
    sellers = [other for other in range(t.seats) if goods[other] and other != seat and may_sell(t, other)]
    return [((card,), highest_price(t, card, seat, True)) for seller in sellers for card in goods[seller]]


def refuse(t: City, offer: Offer) -> str | None:
    """FC-TR.7 FC-TR.8 Why this offer cannot be settled just now."""
    _, card, price = offer.terms
    if card not in products(t, seller_of(offer)):
        return "product_already_traded"
    if t.homes[buyer_of(offer)].restricted:
        return "buyer_restricted"
    if not may_sell(t, seller_of(offer)):
        return "seller_restricted"
    return "not_enough_cash" if t.cash[buyer_of(offer)] < price else None


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
    return next(seat for seat in range(t.seats) if any(own[0] == card for own in t.homes[seat].shopping))


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
    """FC-TR.4 FC-TR.5 FC-TR.6 The card changes hands with all that is printed on it; no wellbeing now, no yearly purchase used up."""
    offer = found(t, no)
    t.offers.remove(offer)
    _, card, price = offer.terms
    seller, buyer = seller_of(offer), buyer_of(offer)
    t.pay(buyer, seller, price, "sale")
    t.homes[seller].shopping = tuple([own for own in t.homes[seller].shopping if own[0] != card])
    t.homes[buyer].shopping += ((card, t.year, seller),)
    t.traded += (card,)
    t.tell("trade_done", by=seller, to=buyer, card=card, price=price)
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


@preview("propose_sale", "propose_purchase")
def about_offer(t: City, seat: int, terms: tuple[str | int, ...]) -> dict[str, int]:
    """FC-TR.4 FC-TR.5 What the Product brings and costs its owner."""
    card = SHOPPING[str(terms[0])]
    return {"wellbeing": card.wellbeing if card.every_year else 0, "expense": card.expense, "cost": card.cost}
