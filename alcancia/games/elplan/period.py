"""Sections 4.0 and 4.1: a period, and where the entrepreneurs stand."""

from typing import Any, Final

from alcancia.games.elplan.administration import administration
from alcancia.games.elplan.content import EVENTS, SPACES, SUBSIDIES
from alcancia.games.elplan.events import events
from alcancia.games.elplan.investment import investment
from alcancia.games.elplan.market import market
from alcancia.games.elplan.production import production
from alcancia.games.elplan.scoring import points, resources, score, trios
from alcancia.games.elplan.state import ElPlan, free, game, ideas, in_order, market_of, stock, subsidy_of
from alcancia.games.elplan.subsidy import innovation, subsidy
from alcancia.games.elplan.summary import summary
from alcancia.kernel import NOBODY, TRAINER, Ask, OneOf, Step, ask, move

DISTRICTS: Final = 7
"""The route; what comes after it is the summary."""


@game.rule
def period(t: ElPlan, number: int) -> None:
    """EP-4.0.1 EP-4.0.3 A period: decisions, the route through seven districts, the summary."""
    t.period = number
    t.last = number == t.options.periods
    t.tell("period_started", period=number, periods=t.options.periods, seat=t.turn_seat)
    t.then(
        decisions(), events(), administration(), investment(), production(), market(), subsidy(), innovation(),
        last_period(), summary(), next_period(),
    )  # fmt: skip


@game.rule
def decisions(t: ElPlan) -> None:
    """EP-4.0.2 EP-4.1.1 In order, each seat places its entrepreneur."""
    t.district = 0
    t.then(*[place(seat) for seat in in_order(t)])


def types_on_market(t: ElPlan) -> int:
    """EP-4.1.3 How many types of product the market holds, whatever their number."""
    return sum(count > 0 for count in stock(t, market_of(t)))


def exists(t: ElPlan, space: str) -> bool:
    """EP-4.1.2 Is this space on today's board? District 2 has as many as the option says."""
    if space not in SPACES:
        return False
    town_hall = [id for id, printed in SPACES.items() if printed.benefit == "worker"]
    return space not in town_hall[t.options.d2_spaces :]


def is_open(t: ElPlan, space: str) -> bool:
    """EP-4.1.2 EP-4.1.3 The later subsidy spaces open with the types on the market."""
    printed = SPACES[space]
    if printed.types_needed:
        return t.options.d6_all_open or types_on_market(t) >= printed.types_needed
    return printed.benefit != "insurance" or t.options.insurance != "none"


def open_spaces(t: ElPlan) -> list[str]:
    """EP-4.1.1 The spaces an entrepreneur may go to now."""
    taken = [business.space for business in t.business]
    return [space for space in t.book.spaces if space not in taken and is_open(t, space)]


@game.question
def place(t: ElPlan, seat: int) -> Ask | Step:
    """EP-4.1.1 EP-4.0.6 One open space; the last one is taken without asking."""
    spaces = open_spaces(t)
    if not spaces:
        return not_placed(seat)
    if len(spaces) == 1:
        return placed(seat, spaces[0])
    return ask(seat, move("place", OneOf(spaces), then=placed(seat)))


@game.rule
def placed(t: ElPlan, seat: int, space: str) -> None:
    """EP-4.1.4 The entrepreneur stays there until the summary."""
    t.business[seat].space = space
    t.tell("placed", seat=seat, space=space)


@game.rule
def not_placed(t: ElPlan, seat: int) -> None:
    """EP-4.1.5 No space is left: no benefit this period."""
    t.tell("no_space", seat=seat)


@game.preview("place")
def about_place(t: ElPlan, seat: int, space: str) -> dict[str, Any]:
    """EP-4.1.2 What the space would bring this seat: money lying there, cheaper cards, or cover against the events left."""
    printed = SPACES[space]
    shown: dict[str, Any] = {"benefit": printed.benefit}
    if space in SUBSIDIES:
        shown["lying"] = t.cash[subsidy_of(t, SUBSIDIES.index(space))]
    if printed.benefit == "insurance":
        coming = (t.next_event,) if t.next_event else t.events_left
        shown["negative"], shown["of"] = sum(EVENTS[event].tone == "negative" for event in coming), len(coming)
    if printed.card_type:
        shown["cards"] = [card for card in t.on_offer[printed.card_type] if card]
    return shown


@game.rule
def last_period(t: ElPlan) -> None:
    """EP-4.8.2 EP-8.1 After District 7 of the last period nothing but scoring is left."""
    if t.recording:
        tell_standing(t)
    goal = t.options.win_at
    reached = goal and any(ideas(t, seat) >= goal for seat in range(t.seats))
    if t.last or reached:
        del t.agenda[1:]


def tell_standing(t: ElPlan) -> None:
    """EP-4.10.2 For the debrief: what the period left behind, before the summary."""
    for seat, business in enumerate(t.business):
        tokens = free(t, seat)
        t.tell(
            "standing", owner=NOBODY, seat=seat, ideas=ideas(t, seat), points=points(t, seat), worker=tokens[0], money=tokens[1],
            energy=tokens[2], space=business.space, trios=trios(t, seat), resources=resources(t, seat),
        )  # fmt: skip
    t.tell("town", owner=NOBODY, stock=list(stock(t, market_of(t))), waiting=sum(t.cash[subsidy_of(t, number)] for number in range(3)))


@game.rule
def next_period(t: ElPlan) -> None:
    """EP-4.9.6 The next period begins."""
    t.then(period(t.period + 1))


@game.trainer_anytime
def stop(t: ElPlan, seat: int) -> Ask | None:
    """EP-4.8.2 The trainer may call the end: this period is the last."""
    return None if t.last or not t.period else ask(TRAINER, move("stop", then=stopped()))


@game.rule
def stopped(t: ElPlan) -> None:
    """EP-4.8.2 Everybody hears that this period is the last; once its District 7 is over, that is the end."""
    t.last = True
    t.tell("last_period_called")
    if t.district > DISTRICTS:
        t.finish()
        t.then(score())
