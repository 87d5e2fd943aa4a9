"""Section 4.M, last part: a seat is taken out of the game."""

from typing import Final

from alcancia.kernel import BANK, Ask, OneOf, ask, move

from .content import SHARE
from .credit import close_mortgage
from .property import buy
from .scoring import clear_table, finish
from .state import NO_ONE, UNSOLD, CityLife, deeds_of, game, present
from .turn import turn_end

DEBT_STEPS: Final = frozenset(("raise_money", "take_asset", "tender", "choose_bid", "not_covered"))


@game.trainer_anytime
def remove_seat(t: CityLife, trainer: int) -> Ask | None:
    """CL-4.197 The trainer may take a seat out at any time."""
    return ask(trainer, move("remove_seat", OneOf(sorted(present(t))), then=removed()))


@game.rule
def removed(t: CityLife, seat: int) -> None:
    """CL-4.197 Deeds to the Bank, cards to the bottom, money and shares out of the game; the last one left wins."""
    t.tell("seat_left", seat=seat)
    for deed in deeds_of(t, seat):
        close_mortgage(t, deed)
        t.owner[deed] = UNSOLD
    t.traffic_bottom = (*t.traffic_bottom, *t.demerits[seat])
    t.demerits[seat] = t.missed[seat] = ()
    t.loan[seat] = None
    t.pay(seat, BANK, t.cash[seat], "left_game")
    t.pay(seat, BANK, t.held[SHARE][seat], "shares_left_game", of=SHARE)
    t.gone = (*t.gone, seat)
    t.offers = [offer for offer in t.offers if seat not in (offer.by, offer.to)]
    left = present(t)
    if len(left) == 1:
        t.tell("alone", seat=left[0])
        finish(t)
    elif seat == t.active:
        abandon_turn(t, seat)
    else:
        step_aside(t, seat)


def abandon_turn(t: CityLife, seat: int) -> None:
    """CL-4.197 The rest of the turn falls away."""
    clear_table(t)
    t.then(turn_end(seat))


def step_aside(t: CityLife, seat: int) -> None:
    """CL-4.197 Somebody else's turn goes on without the seat: as creditor, as Judge, and in the line of the quiz."""
    if t.debt is not None and t.debt.creditor == seat:
        visitor, deed = t.debt.debtor, t.debt.deed
        t.debt = None
        while t.agenda[-1][0] in DEBT_STEPS:
            t.agenda.pop()
        t.then(buy(visitor, deed))
    if t.quiz is not None:
        t.quiz.queue = tuple([other for other in t.quiz.queue if other != seat])
        t.quiz.tried = tuple([other for other in t.quiz.tried if other != seat])
        if t.quiz.judge == seat:
            t.quiz.judge = NO_ONE
            if t.quiz.by == "seat":
                t.quiz.by = "software"
