"""Zone 9, Insurance: safe this year, and tokens for later ones."""

from alcancia.kernel import BANK, Ask, Together, ask, ask_together, move

from .content import At
from .state import City, question, rule


@rule
def insurance(t: City) -> None:
    """FC-Z9.1 Whose home stands here is safe from this year's event, and may buy a token."""
    t.marker = At.INSURANCE
    t.then(buy_insurance())


@question
def buy_insurance(t: City) -> Together:
    """FC-Z9.2 FC-4.5 All together: one token, or none; asked even if only none is left."""

    def of(seat: int) -> Ask:
        decline = move("no", then=decline_insurance(seat))
        if why_not_insure(t, seat):
            return ask(seat, decline)
        return ask(seat, move("yes", then=insure(seat)), decline, default=("no",))

    return ask_together(t.standing(At.INSURANCE), of, independent=True)


def why_not_insure(t: City, seat: int) -> str:
    """FC-Z9.2 Where the home stands, once a year, from cash."""
    h = t.homes[seat]
    if h.zone != At.INSURANCE:
        return "not_in_zone"
    if "insurance" in h.bought:
        return "already_bought"
    return "not_enough_cash" if t.cash[seat] < t.options.insurance_price else ""


@rule
def insure(t: City, seat: int) -> None:
    """FC-Z9.2 A token for any later year."""
    t.pay(seat, BANK, t.options.insurance_price, "insurance")
    t.homes[seat].tokens += 1
    t.homes[seat].bought += ("insurance",)
    t.tell("insurance_bought", seat=seat, price=t.options.insurance_price)


@rule
def decline_insurance(t: City, seat: int) -> None:
    """FC-Z9.2 No duty to buy."""
    t.tell("insurance_declined", seat=seat)
