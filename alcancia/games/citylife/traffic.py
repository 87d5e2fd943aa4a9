"""Section 4.G: Traffic Violation cards."""

from alcancia.kernel import BANK, Chance, Step, chance

from .content import PLACES, Card
from .missing import add_missed, to_jail
from .moving import put
from .owing import debt
from .state import LOTTERY, CityLife, game, points_of


@game.question
def draw_traffic(t: CityLife, seat: int) -> Chance | Step:
    """CL-4.90 CL-4.99 From the cards not yet seen; when there are none, the one that has lain at the bottom longest."""
    if t.traffic:
        return chance("traffic", t.traffic, then=traffic_card(seat))
    return traffic_card(seat, t.traffic_bottom[0]) if t.traffic_bottom else no_card()


@game.rule
def no_card(t: CityLife) -> None:
    """CL-4.99 All cards are in players' hands."""
    t.tell("traffic_none")


@game.rule
def traffic_card(t: CityLife, seat: int, id: str) -> None:
    """CL-4.91 CL-4.92 CL-4.93 Award, fine, move, missed turns, special effect, points: in this order."""
    if t.traffic:
        at = t.traffic.index(id)
        t.traffic = t.traffic[:at] + t.traffic[at + 1 :]
    else:
        t.traffic_bottom = t.traffic_bottom[1:]
    card: Card = t.book.traffic[id]
    t.tell("traffic_card", seat=seat, card=card.name or id)
    if card.award:
        if card.award_if == "no_points" and points_of(t, seat):
            t.tell("card_no_award", seat=seat)
        else:
            t.pay(BANK, seat, card.award, "traffic_award")
    if card.fine:
        t.then(debt(seat, card.fine, LOTTERY, "traffic_fine", ""), after_fine(seat, id))
    else:
        t.then(after_fine(seat, id))


@game.rule
def after_fine(t: CityLife, seat: int, id: str) -> None:
    """CL-4.91 CL-4.94 CL-4.95 CL-4.96 CL-4.97 What the card does once the fine is settled; squares reached do nothing."""
    card: Card = t.book.traffic[id]
    if card.move:
        to = max(PLACES.start, t.pos[seat] + card.move)
        if to < PLACES.finish:
            put(t, seat, to)
        else:
            t.tell("not_moved", seat=seat)
    if card.to:
        put(t, seat, card.to)
    if card.jail:
        to_jail(t, seat, card.jail, "jail_card")
    add_missed(t, seat, "other", card.miss, "card")
    if card.special == "hand_back":
        hand_back(t, seat)
    if card.points:
        t.demerits[seat] = (*t.demerits[seat], id)
        total = points_of(t, seat)
        t.tell("card_kept", seat=seat, points=card.points, total=total)
        if total >= t.options.demerit_limit:
            full(t, seat, total)
    else:
        t.traffic_bottom = (*t.traffic_bottom, id)


def hand_back(t: CityLife, seat: int) -> None:
    """CL-4.91 The card with the most points goes back, the oldest of equals."""
    held = t.demerits[seat]
    if held:
        worst = max(held, key=lambda id: t.book.traffic[id].points)
        at = held.index(worst)
        t.demerits[seat] = held[:at] + held[at + 1 :]
        t.traffic_bottom = (*t.traffic_bottom, worst)
        t.tell("card_handed_back", seat=seat, card=t.book.traffic[worst].name or worst)


def full(t: CityLife, seat: int, total: int) -> None:
    """CL-4.98 All cards go back, oldest first; to Square 10, and in Advanced insurance is owed."""
    t.tell("points_full", seat=seat, total=total)
    t.traffic_bottom = (*t.traffic_bottom, *t.demerits[seat])
    t.demerits[seat] = ()
    put(t, seat, PLACES.demerit_return)
    if t.book.advanced:
        t.then(debt(seat, t.options.insurance, LOTTERY, "insurance", ""))
