"""Investments and Shopping: one card a year, in order."""

from alcancia.games.financity.cards import INVESTMENTS, SHOPPING
from alcancia.games.financity.table import City, preview, question, rule
from alcancia.kernel import BANK, Ask, Move, OneOf, Receiver, ask, move

YES, NO = ("yes",), ("no",)


@rule
def investments(t: City) -> None:
    """FC-Z6.1 In order, those whose home stands here."""
    t.marker = "Z6"
    t.then(*(buy_investment(seat) for seat in t.standing("Z6")))


@rule
def shopping(t: City) -> None:
    """FC-Z7.1 In order, those whose home stands here."""
    t.marker = "Z7"
    t.then(*(buy_shopping(seat) for seat in t.standing("Z7")))


@question
def buy_investment(t: City, seat: int) -> Ask | None:
    """FC-Z6.1 FC-4.5 One of the offered cards that cash covers, or none; asked even if only none is left."""
    cards = [card for card in t.offer["investments"] if INVESTMENTS[card].cost <= t.cash[seat]]
    return purchase(t, seat, "investments", "buy_investment", cards, invest(seat))


@question
def buy_shopping(t: City, seat: int) -> Ask | None:
    """FC-Z7.1 FC-4.5 On the same terms, with the shopping offer."""
    cards = [card for card in t.offer["shopping"] if SHOPPING[card].cost <= t.cash[seat]]
    return purchase(t, seat, "shopping", "buy_shopping", cards, shop(seat))


def purchase(t: City, seat: int, deck: str, name: str, cards: list[str], then: Receiver[[str]]) -> Ask | None:
    """FC-4.5 Skipped only if the offer is empty."""
    if not t.offer[deck]:
        return None
    leave: Move = move("pass", then=buy_nothing(seat))
    moves = (move(name, OneOf(cards), then=then), leave) if cards else (leave,)
    return ask(seat, *moves, default=("pass",))


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
    return ask(seat, move("yes", then=enjoy(seat, card)), move("no", then=forgo(seat, card)), default=YES)


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


@preview("buy_investment")
def about_investment(t: City, seat: int, card: str) -> dict[str, int]:
    """FC-Z6.2 Price, yearly income, years in which it will pay, cash after."""
    found = INVESTMENTS[card]
    return {"price": found.cost, "income": found.income, "years": t.options.years - t.year, "cash": t.cash[seat] - found.cost}


@preview("buy_shopping")
def about_shopping(t: City, seat: int, card: str) -> dict[str, int]:
    """FC-Z7.2 FC-Z7.4 Price, wellbeing now and later, yearly expenses, cash after."""
    found = SHOPPING[card]
    years = t.options.years - t.year
    return {
        "price": found.cost,
        "wellbeing": found.wellbeing,
        "later": found.wellbeing * years if found.every_year else 0,
        "expense": found.expense,
        "years": years,
        "cash": t.cash[seat] - found.cost,
    }
