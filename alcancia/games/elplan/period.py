"""Sections 4.0 and 4.1: a period, and where the entrepreneurs stand."""

from functools import partial
from typing import Any, Final

from alcancia.kernel import NOBODY, TRAINER, Ask, OneOf, Refused, Step, ask, move
from alcancia.kernel.questions import Why

from .administration import administration
from .content import SPACES
from .events import events, types_on_market
from .investment import investment
from .market import closed, market
from .options import Options
from .production import production
from .scoring import points, resources, score, trios
from .state import ElPlan, free, game, ideas, in_order, market_of, stock, subsidy_of
from .subsidy import innovation, subsidy
from .summary import summary

DISTRICTS: Final = 7
"""The route; what comes after it is the summary."""


def amend(t: ElPlan, options: Options) -> Options | Refused:
    """EP-4.0.1 A rule changed in play holds from the next period on: there must be one, and a shorter game still has it."""
    if t.last:
        return Refused("no_next_period")
    return Refused("bad_option_value", {"option": "periods"}) if options.periods <= t.period else options


def last(t: ElPlan, period: int) -> list[tuple[str, int]] | Refused:
    """EP-8.5 An early end: a period to come is the last one, and ends with its District 7."""
    return [("periods", period)] if not t.last and t.period < period < length(t) else Refused("bad_last_period")


def length(t: ElPlan) -> int:
    """EP-4.8.2 EP-8.5 The last period, as agreed or as the trainer has announced."""
    periods: int = t.period if t.last else dict(t.changes).get("periods", t.options.periods)
    return periods


@game.rule
def period(t: ElPlan, number: int) -> None:
    """EP-4.0.1 EP-4.0.3 A period: decisions, the route through seven districts, the summary."""
    game.change_rules(t)
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


def why_not_place(t: ElPlan, space: Any) -> str:
    """EP-4.1.1 EP-4.1.2 EP-4.1.3 Not on today's board, closed, or taken."""
    if space in open_spaces(t) or type(space) is not str:
        return ""
    if space not in t.book.spaces:
        return "no_such_space"
    return "space_taken" if is_open(t, space) else "space_closed"


@game.question
def place(t: ElPlan, seat: int) -> Ask | Step:
    """EP-4.1.1 EP-4.0.6 One open space; the last one is taken without asking."""
    spaces = open_spaces(t)
    if not spaces:
        return not_placed(seat)
    if len(spaces) == 1:
        return placed(seat, spaces[0])
    why: Why = {"place": partial(why_not_place, t), "pass": must_place}
    return ask(seat, move("place", OneOf(spaces), then=placed(seat)), why=why)


def must_place(*given: Any) -> str:
    """EP-4.1.1 Nobody may stay away while a space is open."""
    return "must_place"


@game.rule
def placed(t: ElPlan, seat: int, space: str) -> None:
    """EP-4.1.4 The entrepreneur stays there until the summary."""
    t.business[seat].space = space
    t.tell("placed", seat=seat, space=space)


@game.rule
def not_placed(t: ElPlan, seat: int) -> None:
    """EP-4.1.5 No space is left: no benefit this period."""
    t.tell("no_space", seat=seat)


@game.rule
def last_period(t: ElPlan) -> None:
    """EP-4.8.2 EP-8.1 After District 7 of the last period nothing but scoring is left."""
    if t.recording:
        tell_standing(t)
    goal = t.options.win_at
    reached = goal and any(ideas(t, seat) >= goal for seat in range(t.seats))
    if t.last or reached:
        end_now(t)


def end_now(t: ElPlan) -> None:
    """EP-8.1 Nothing but scoring is left to happen."""
    t.finish()
    t.then(score())


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
        end_now(t)


DESK_MOVES: Final = ("liquidate", "deactivate", "swap", "activate")
MOVES: Final = (
    "choose_plan", "place", "insure", "pay", "arrange", "acquire", "produce", "buy", "sell", "claim", "innovate", "keep", "pass",
    *DESK_MOVES,
)  # fmt: skip


def why(t: ElPlan, seat: int, ask: Ask | None, name: str, arguments: tuple[Any, ...]) -> str | None:
    """EP-4.0.3 EP-4.0.7 The reason code of a move that belongs to another moment, or None where the kernel's own will do."""
    if ask is None:
        return why_not_asked(t, seat, name)
    if ask.named(name) is not None:
        return None
    if name in DESK_MOVES:
        return "bad_parameter" if ask.name == "administer" else "token_locked"
    return "wrong_step" if name in MOVES else None


def why_not_asked(t: ElPlan, seat: int, name: str) -> str | None:
    """EP-4.2.7 EP-4.4.1 Where there is more to say than that somebody else is asked."""
    if 0 <= seat < t.seats:
        if name in ("buy", "sell") and t.district == 5 and closed(t, seat):
            return "market_closed"
        if name == "acquire" and t.district == 3 and 0 < t.options.investments_per_period <= t.business[seat].acquired:
            return "one_card_per_period"
    return None
