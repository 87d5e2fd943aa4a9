"""Investments and Shopping: one card a year, in order."""

from collections.abc import Mapping
from functools import partial
from typing import Any, NamedTuple

from alcancia.kernel import BANK, Ask, Move, OneOf, Receiver, ask, move

from .content import INVESTMENTS, SHOPPING, At, Investment, Shopping
from .state import City, question, rule


@rule
def investments(t: City) -> None:
    """FC-Z6.1 In order, those whose home stands here."""
    t.marker = At.INVESTMENTS
    t.then(*(buy_investment(seat) for seat in t.standing(At.INVESTMENTS)))


@rule
def shopping(t: City) -> None:
    """FC-Z7.1 In order, those whose home stands here."""
    t.marker = At.SHOPPING
    t.then(*(buy_shopping(seat) for seat in t.standing(At.SHOPPING)))


class Counter(NamedTuple):
    """Where cards of one kind are bought."""

    zone: str
    deck: str
    name: str
    bought: str
    cards: Mapping[str, Investment | Shopping]


INVEST = Counter(At.INVESTMENTS, "investments", "buy_investment", "investment", INVESTMENTS)
SHOP = Counter(At.SHOPPING, "shopping", "buy_shopping", "shopping", SHOPPING)


@question
def buy_investment(t: City, seat: int) -> Ask | None:
    """FC-Z6.1 FC-4.5 One of the offered cards that cash covers, or none; asked even if only none is left."""
    return purchase(t, seat, INVEST, invest(seat))


@question
def buy_shopping(t: City, seat: int) -> Ask | None:
    """FC-Z7.1 FC-4.5 On the same terms, with the shopping offer."""
    return purchase(t, seat, SHOP, shop(seat))


def purchase(t: City, seat: int, counter: Counter, then: Receiver[[str]]) -> Ask | None:
    """FC-4.5 Skipped only if the offer is empty."""
    if not t.offer[counter.deck]:
        return None
    cards = OneOf.of(t.offer[counter.deck], partial(why_not_buy, t, seat, counter))
    leave: Move = move("pass", then=buy_nothing(seat))
    return ask(seat, *((move(counter.name, cards, then=then), leave) if cards.options else (leave,)), default=("pass",))


def why_not_buy(t: City, seat: int, counter: Counter, card: Any) -> str:
    """FC-Z6.1 FC-Z7.1 An offered card that cash covers, for those who stand here, once a year."""
    offered, h = type(card) is str and card in t.offer[counter.deck], t.homes[seat]
    if offered and counter.cards[card].cost > t.cash[seat]:
        return "not_enough_cash"
    if t.marker == counter.zone != h.zone:
        return "not_in_zone"
    if not offered:
        return "card_not_offered"
    return "already_bought" if t.marker == counter.zone and counter.bought in h.bought else ""


@rule
def invest(t: City, seat: int, card: str) -> None:
    """FC-Z6.2 FC-Z6.3 The cost is paid once; the card is kept and not replaced this year."""
    h, found = t.homes[seat], INVESTMENTS[card]
    t.pay(seat, BANK, found.cost, "investment")
    h.investments += ((card, t.year),)
    h.bought += ("investment",)
    t.offer["investments"] = tuple([other for other in t.offer["investments"] if other != card])
    t.tell("investment_bought", seat=seat, card=card, price=found.cost, income=found.income)


@rule
def shop(t: City, seat: int, card: str) -> None:
    """FC-Z7.2 FC-Z7.4 FC-Z7.5 The card is the seat's for good, its expense figure counts from now on."""
    h, found = t.homes[seat], SHOPPING[card]
    t.pay(seat, BANK, found.cost, "shopping")
    h.shopping += ((card, t.year, BANK),)
    h.bought += ("shopping",)
    t.offer["shopping"] = tuple([other for other in t.offer["shopping"] if other != card])
    t.tell("shopping_bought", seat=seat, card=card, price=found.cost)
    t.then(claim_purchase(seat, card) if t.options.claims == "by_hand" else enjoy(seat, card))


@question
def claim_purchase(t: City, seat: int, card: str) -> Ask:
    """FC-Z7.2 By hand the buyer has to ask for the wellbeing, or it is lost."""
    return ask(seat, move("yes", then=enjoy(seat, card)), move("no", then=forgo(seat, card)), default=("yes",))


@rule
def enjoy(t: City, seat: int, card: str) -> None:
    """FC-Z7.2 FC-Z7.3 The card's wellbeing, at once."""
    amount = SHOPPING[card].wellbeing
    t.pay(BANK, seat, amount, "purchase", of="wellbeing")
    t.tell("purchase_enjoyed", seat=seat, card=card, amount=amount)


@rule
def forgo(t: City, seat: int, card: str) -> None:
    """FC-Z7.2 The points of this purchase are lost."""
    t.tell("bonus_missed", seat=seat, card=card, amount=SHOPPING[card].wellbeing)


@rule
def buy_nothing(t: City, seat: int) -> None:
    """FC-Z6.2 Nobody has to buy."""
    t.tell("nothing_bought", seat=seat)
