"""Section 4.J, second part: making an offer, answering it, and the exchange."""

from typing import Any

from alcancia.kernel import Ask, Offer, OneOf, ask, move

from .content import SHARE
from .property import hand_over, in_debt, visited, window_open
from .shares import give_shares
from .state import LOTTERY, CityLife, game, present
from .trading import Side, Terms, Trade, barred, can_deal, has_goods, refuse, sides


@game.anytime
def offer(t: CityLife, seat: int) -> Ask | str | None:
    """CL-4.110 CL-4.141 CL-4.145 Offer a trade to somebody, a few times in a turn, if anything is there to trade."""
    if not window_open(t):
        return "window_closed"
    if t.proposed[seat] >= t.options.offers_per_turn:
        return "offer_limit"
    if barred(t, seat):
        return "frozen_by_debt"
    mine = has_goods(t, seat)
    partners = [other for other in present(t) if other != seat and not barred(t, other) and (mine or has_goods(t, other))]
    if not any([can_deal(t, seat, other) for other in partners]):
        return None
    return ask(seat, move("offer", Trade(t, seat, partners), then=offer_made(seat)))


@game.anytime
def accept(t: CityLife, seat: int) -> Ask | str | None:
    """CL-4.110 CL-4.145 Accept or decline what one is offered."""
    if not window_open(t):
        return "window_closed"
    mine = [made for made in t.offers if made.to == seat]
    if not mine:
        return None
    sealed = t.envelopes()
    ready = [made.no for made in mine if not frozen(t, made) and made.by not in sealed]
    decline = move("decline", OneOf([made.no for made in mine]), then=offer_closed("declined"))
    return ask(seat, move("accept", OneOf(ready), then=offer_accepted()), decline) if ready else ask(seat, decline)


@game.anytime
def withdraw(t: CityLife, seat: int) -> Ask | str | None:
    """CL-4.145 Take one's own offer off the table."""
    if not window_open(t):
        return "window_closed"
    mine = [made.no for made in t.offers if made.by == seat]
    return ask(seat, move("withdraw", OneOf(mine), then=offer_closed("withdrawn"))) if mine else None


def frozen(t: CityLife, made: Offer) -> bool:
    """CL-4.110 CL-4.141 It stands, but cannot be accepted now."""
    gives, gets = sides(made.terms)
    return in_debt(t, made.by) or in_debt(t, made.to) or visited(t) in (*gives.deeds, *gets.deeds)


def why_not_answer(t: CityLife, seat: int, no: object) -> str:
    """CL-4.110 An offer that is not there, or one that waits until a debt is settled."""
    if type(no) is not int:
        return ""
    return "frozen_by_debt" if any(made.no == no and seat in (made.by, made.to) for made in t.offers) else "offer_gone"


@game.rule
def offer_made(t: CityLife, seat: int, value: tuple[Any, ...]) -> None:
    """CL-4.145 It stands until somebody answers it, or the turn ends."""
    t.offer_no += 1
    t.proposed[seat] += 1
    made = Offer(no=t.offer_no, by=seat, to=value[0], terms=value[1:])
    t.offers.append(made)
    gives, gets = sides(made.terms)
    t.tell("offer_made", no=made.no, seat=seat, other=made.to, given=named(gives), pays=gives.cash, got=named(gets), price=gets.cash)


@game.rule
def offer_accepted(t: CityLife, no: int) -> None:
    """CL-4.145 The offer is off the table, and carried out."""
    made = taken_off(t, no)
    gives, gets = sides(made.terms)
    t.tell("offer_accepted", no=no, seat=made.to, other=made.by, given=named(gives), pays=gives.cash, got=named(gets), price=gets.cash)
    t.then(exchanged(made.by, made.to, made.terms))


@game.rule
def offer_closed(t: CityLife, how: str, no: int) -> None:
    """CL-4.145 Declined by one side, or withdrawn by the other."""
    made = taken_off(t, no)
    t.tell("offer_closed", no=no, how=how, seat=made.by, other=made.to)


def taken_off(t: CityLife, no: int) -> Offer:
    """The offer of this number, off the table."""
    made = next(made for made in t.offers if made.no == no)
    t.offers.remove(made)
    return made


def lapse(t: CityLife) -> None:
    """CL-4.145 CL-4.148 What can no longer be kept is off the table."""
    for made in [made for made in t.offers if refuse(t, made.by, made.to, made.terms)]:
        t.offers.remove(made)
        t.tell("offer_closed", no=made.no, how="lapsed", seat=made.by, other=made.to)


@game.rule
def exchanged(t: CityLife, by: int, to: int, terms: Terms) -> None:
    """CL-4.145 CL-4.147 CL-4.149 CL-4.164 CL-4.165 Goods and money change hands; each side pays its taxes."""
    gives, gets = sides(terms)
    t.pay(by, to, gives.cash, "trade")
    t.pay(to, by, gets.cash, "trade")
    for giver, taker, side in ((by, to, gives), (to, by, gets)):
        give_shares(t, giver, taker, side.shares)
        tax(t, giver, side.shares * t.book.prices[SHARE].cgt, "capital_gains_tax")
        for deed in side.deeds:
            hand_over(t, giver, taker, deed)
            tax(t, giver, t.book.prices[deed].cgt, "capital_gains_tax")
            tax(t, taker, t.book.prices[deed].ltt, "land_transfer_tax")


def tax(t: CityLife, seat: int, amount: int, reason: str) -> None:
    """CL-4.62 CL-4.147 Taxes go to the Lottery."""
    t.pay(seat, LOTTERY, amount, reason)


def named(side: Side) -> list[str]:
    """CL-4.145 How the log names goods: deeds and shares one by one."""
    return [*side.deeds, *[SHARE] * side.shares]
