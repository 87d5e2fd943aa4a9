"""Zone 3, Savings: put money aside or take some back."""

from functools import partial
from typing import Any

from alcancia.kernel import BANK, Ask, Together, ask, ask_together, move

from .content import FACES, At
from .counting import Counts
from .state import City, face, question, rule, whole


@rule
def saving(t: City) -> None:
    """FC-Z3.1 FC-SV.3 The marker is in Savings: the only place to put money aside."""
    t.marker = At.SAVINGS
    t.then(savings())


@question
def savings(t: City) -> Together:
    """FC-Z3.1 FC-4.4 All together: the savings cards to hold from now on."""

    def of(seat: int) -> Ask | None:
        space = arrangement(t, seat)
        if space.most() < FACES[0]:
            return None
        why = {"arrange": partial(why_not_arrange, t, seat)}
        return ask(seat, move("arrange", space, then=arrange(seat)), default=("arrange", t.homes[seat].saved), why=why)

    return ask_together(t.order(), of, independent=True)


def arrangement(t: City, seat: int) -> Counts:
    """FC-Z3.1 FC-Z3.2 What cash and savings cover together; restricted seats may only withdraw."""
    h = t.homes[seat]
    return Counts(t.cash[seat] + t.held["savings"][seat], h.saved if h.restricted else None, beyond="saving_restricted")


def why_not_arrange(t: City, seat: int, cards: Any) -> str:
    """FC-Z3.1 FC-Z3.2 FC-Z3.3 FC-SV.3 Whole cards, with money one has, and only in Savings."""
    if whole(cards) and cards % FACES[0]:
        return "not_multiple_of_100"
    return arrangement(t, seat).why_not(cards) or "saving_closed"


@rule
def arrange(t: City, seat: int, cards: tuple[int, ...]) -> None:
    """FC-Z3.1 FC-SV.1 The difference moves between cash and savings at face value."""
    h = t.homes[seat]
    before, after = t.held["savings"][seat], face(cards)
    kind = "kept" if cards == h.saved else "exchanged"
    if after > before:
        kind = "saved"
        t.pay(seat, BANK, after - before, "saved")
        t.pay(BANK, seat, after - before, "saved", of="savings")
    elif after < before:
        kind = "withdrawn"
        t.pay(seat, BANK, before - after, "savings_returned", of="savings")
        t.pay(BANK, seat, before - after, "savings_returned")
    h.saved = cards
    t.tell("savings_changed", seat=seat, kind=kind, amount=abs(after - before), total=after)
