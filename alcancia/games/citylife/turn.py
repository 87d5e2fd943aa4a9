"""Sections 4.A and 4.M: the frame of a turn, its close, and the end of the game."""

from functools import cache
from typing import Any

from alcancia.kernel import Ask, Chance, Move, Refused, Step, ask, chance, move

from .content import DIE, PIPS, PLACES
from .credit import start_clocks, tick
from .missing import serve_missed
from .moving import walk
from .options import Options
from .owing import run_out
from .quiz import quiz
from .scoring import finish, tell_figures
from .squares import resolve
from .state import CityLife, game, points_of, present, steps_to_finish
from .traffic import traffic_card

FITTING = 3
"""About how many rounds pass at the finish until somebody's roll fits."""


def amend(t: CityLife, options: Options) -> Options | Refused:
    """CL-4.191 A rule changed in play holds from the next round on: there must be one, and a limit still has it."""
    if t.period and t.period == t.options.max_rounds:
        return Refused("no_next_period")
    return Refused("bad_option_value", {"option": "max_rounds"}) if 0 < options.max_rounds <= t.period else options


def last(t: CityLife, period: int) -> list[tuple[str, int]] | Refused:
    """CL-8.7 An early end: the game ends after a round to come, as with `max_rounds`."""
    return [("max_rounds", period)] if t.period < period < (length(t) or period + 1) else Refused("bad_last_period")


def length(t: CityLife) -> int | None:
    """CL-8.4 CL-8.7 The last round, if there is a limit; somebody may arrive before it."""
    return dict(t.changes).get("max_rounds", t.options.max_rounds) or None


def ahead(t: CityLife) -> int | None:
    """CL-4.61 About how many rounds the first to arrive still needs, at the pace of all so far; more where the roll has to fit."""
    left = [steps_to_finish(t, seat) for seat in present(t)]
    walked = sum([PLACES.finish - steps for steps in left])
    if t.period < 2 or walked <= 0:
        return None
    return -(-min(left) * (t.period - 1) * len(left) // walked) + (FITTING if t.options.exact_finish else 0)


def comes(t: CityLife, stream: str, outcome: Any) -> Step | None:
    """CL-4.4 CL-4.91 What a trainer is shown of a roll or a Traffic card before it comes: for the player whose turn it is."""
    if t.active < 0 or not t.period:
        return None
    return rolled(t.active, outcome) if stream == "die" else traffic_card(t.active, outcome) if stream == "traffic" else None


def strikes(t: CityLife, seat: int) -> dict[str, int]:
    """CL-4.4 CL-4.91 What a roll or a Traffic card can change beside money and shares."""
    return {
        "square": t.pos[seat],
        "missed": sum([left for _, left, _ in t.missed[seat]]),
        "points": points_of(t, seat),
    }


@game.rule
def turn_begin(t: CityLife, seat: int, extra: bool) -> None:
    """CL-4.1 CL-4.175 Whoever has turns to miss misses this one. What was borrowed before is no longer fresh."""
    t.active = seat
    t.turn_no += 1
    t.once = t.borrowed = ()
    start_clocks(t, seat)
    if extra:
        t.tell("extra_turn", seat=seat)
    else:
        t.tell("turn_begins", seat=seat, round=t.period)
    t.played = not t.missed[seat]
    if t.played:
        t.then(pre_roll(seat), turn_close(seat, True))
    else:
        t.then(serve_missed(seat))


@game.question
def pre_roll(t: CityLife, seat: int) -> Ask:
    """CL-4.2 Trade, sell, borrow or exchange first, as anytime moves; then roll."""
    return ask(seat, rolling(seat))


@cache
def rolling(seat: int) -> Move:
    """The one move everybody waits for."""
    return move("roll", then=roll(seat))


@game.question
def roll(t: CityLife, seat: int) -> Chance:
    """CL-4.3 The die."""
    return chance("die", PIPS, then=rolled(seat))


@game.rule
def rolled(t: CityLife, seat: int, pips: int) -> None:
    """CL-4.4 CL-4.5 CL-4.6 CL-4.7 CL-4.8 CL-4.18 A 6 misses the turn; a 3 brings a quiz after everything else."""
    options = t.options
    t.ruled = None
    t.tell("rolled", seat=seat, pips=pips)
    if pips == DIE.missed_on and options.six_misses:
        t.tell("six", seat=seat)
        return
    if not walk(t, seat, pips):
        return
    if t.pos[seat] == PLACES.finish:
        t.arrived = seat
        t.tell("arrived", seat=seat)
        finish(t)
    elif pips == DIE.quiz_on and options.three_quiz:
        t.then(resolve(seat), quiz(seat, "roll"))
    else:
        t.then(resolve(seat))


@game.rule
def turn_close(t: CityLife, seat: int, counted: bool) -> None:
    """CL-4.9 CL-4.190 First the clocks and what falls due, then the turn passes on."""
    steps: list[Step] = []
    if counted and t.book.advanced:
        tick(t, seat)
        steps = run_out(t, seat)
    t.then(*steps, turn_end(seat))


@game.rule
def turn_end(t: CityLife, seat: int) -> None:
    """CL-4.46 CL-4.190 CL-4.191 CL-8.4 Offers lapse; then the extra turn, or the next seat in the order of play."""
    t.played = False
    if t.offers or any(t.proposed):
        for made in t.offers:
            t.tell("offer_closed", no=made.no, how="lapsed", seat=made.by, other=made.to)
        t.clear_offers()
    if t.extra:
        t.extra = False
        if seat not in t.gone:
            t.then(turn_begin(seat, True))
            return
    at = t.order.index(seat)
    after = [other for other in t.order[at + 1 :] if other not in t.gone]
    if after:
        t.then(turn_begin(after[0], False))
        return
    tell_figures(t)
    if t.period == t.options.max_rounds:
        t.tell("rounds_over")
        finish(t)
        return
    game.change_rules(t)
    t.period += 1
    t.then(turn_begin(next(other for other in t.order if other not in t.gone), False))
