"""Zone 11, Reorganisation: the board is cleared, loans are counted."""

from typing import Any

from alcancia.kernel import Amount, Ask, Chance, Step, Subset, Together, ask, ask_together, chance, move

from .bank import net, payable, take_back, too_many
from .content import SHOPPING, At
from .decks import turn
from .state import BANK_TERMS, DECKS, LOAN, City, owed, question, rule, whole
from .trade import sale


@rule
def reorganisation(t: City) -> None:
    """FC-Z11.1 FC-Z11.2 FC-Z11.3 Homes are lifted, unsold cards go under their decks, the event is put away."""
    t.marker = At.REORGANISATION
    for h in t.homes:
        h.zone = ""
    for deck in DECKS:
        if t.offer[deck]:
            t.tell("cards_returned", cards=t.offer[deck])
        t.bottom[deck] += t.offer[deck]
        t.offer[deck] = ()
    t.past_events += (t.event,)
    t.event = ""
    new = [turn(deck) for deck in DECKS for _ in range(BANK_TERMS.offers.face_up)]
    t.then(next_first(), *new, repay_before_count(), count_loans(), cancel(), sale())


@question
def next_first(t: City) -> Chance | Step:
    """FC-Z11.4 The first player token goes to the left, or by chance if the option says so."""
    if t.options.first_player_rule == "random":
        return chance("first_player", tuple(range(t.seats)), then=passes_on())
    return passes_on((t.first + 1) % t.seats)


@rule
def passes_on(t: City, seat: int) -> None:
    """FC-Z11.4 FC-Z11.5 The token is passed; then new cards are turned."""
    t.first = seat
    t.tell("first_player_passed", seat=seat)


@question
def repay_before_count(t: City) -> Together:
    """FC-Z11.9 Those with 13 cards or more who could still reach 12, all together."""
    free = LOAN.overindebted_from - 1

    def of(seat: int) -> Ask | None:
        h = t.homes[seat]
        if h.loans <= free or t.cash[seat] + net(t, seat) < owed(h.loans - free):
            return None
        most = min(payable(t, seat).values())
        return ask(seat, move("repay_before_count", Amount(0, most), then=repaid_before_count(seat)), default=("repay_before_count", 0))

    return ask_together(t.order(), of, independent=True)


def why_not_repay_before(t: City, seat: int, cards: Any) -> str:
    """FC-Z11.9 Any number of cards that cash covers, or none."""
    return too_many(cards, payable(t, seat)) if whole(cards) else "bad_amount"


@rule
def repaid_before_count(t: City, seat: int, cards: int) -> None:
    """FC-Z11.9 FC-LN.8 An advance repayment at the last moment."""
    take_back(t, seat, cards, "loan_repaid_advance")


@rule
def count_loans(t: City) -> None:
    """FC-Z11.6 FC-OI.1 FC-OI.3 FC-OI.4 With 13 cards or more: restricted, and bound to Extra Jobs next year."""
    t.tell("loans_counted")
    t.counted = True
    for seat in t.order():
        h = t.homes[seat]
        if h.loans >= LOAN.overindebted_from:
            h.restricted = h.must_extra_job = True
            t.tell("over_indebted", seat=seat, count=h.loans)


@question
def cancel(t: City) -> Together | None:
    """FC-Z11.10 With the option, owners may give up Services, all together."""
    if not t.options.cancel_services:
        return None

    def of(seat: int) -> Ask | None:
        services = tuple([own[0] for own in t.homes[seat].shopping if SHOPPING[own[0]].kind == "service"])
        return ask(seat, move("cancel", Subset(services), then=cancelled(seat)), default=("cancel", ())) if services else None

    return ask_together(t.order(), of, independent=True)


@rule
def cancelled(t: City, seat: int, services: tuple[str, ...]) -> None:
    """FC-Z11.10 Cancelled cards leave the game."""
    h = t.homes[seat]
    h.shopping = tuple([own for own in h.shopping if own[0] not in services])
    for card in services:
        t.tell("service_cancelled", seat=seat, card=card)
