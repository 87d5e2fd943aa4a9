"""Section 4.C: missed turns and Jail."""

from alcancia.kernel import Chance, chance

from .content import DIE, PIPS, PLACES
from .moving import put
from .state import CityLife, game


def add_missed(t: CityLife, seat: int, kind: str, turns: int, cause: str) -> None:
    """CL-4.20 CL-4.21 CL-4.22 Turns to miss queue up behind those already there, and remember their kind."""
    if turns:
        t.missed[seat] = (*t.missed[seat], (kind, turns, cause))
        t.tell("missed_added", seat=seat, n=turns, cause=cause)


def to_jail(t: CityLife, seat: int, turns: int, cause: str) -> None:
    """CL-4.55 CL-4.96 CL-4.108 On Square 44, missing turns until they are over or a 6 is rolled."""
    if t.pos[seat] != PLACES.jail:
        put(t, seat, PLACES.jail)
    add_missed(t, seat, "jail", turns, cause)


def serve(t: CityLife, seat: int) -> str:
    """CL-4.23 One turn of the first block is over; the kind of that block."""
    (kind, left, cause), *rest = t.missed[seat]
    t.missed[seat] = ((kind, left - 1, cause), *rest) if left > 1 else tuple(rest)
    t.tell("turn_missed", seat=seat, cause=cause, left=left - 1)
    return kind


@game.rule
def serve_missed(t: CityLife, seat: int) -> None:
    """CL-4.23 CL-4.25 CL-4.26 A missed turn passes; clocks count it unless it is for a debt or in Jail."""
    from .turn import turn_close

    if t.missed[seat][0][0] == "jail" and t.options.jail_roll:
        t.then(jail_roll(seat))
    else:
        t.then(turn_close(seat, serve(t, seat) == "other"))


@game.question
def jail_roll(t: CityLife, seat: int) -> Chance:
    """CL-4.24 In Jail the die is rolled on every missed turn."""
    return chance("jail", PIPS, then=jail_rolled(seat))


@game.rule
def jail_rolled(t: CityLife, seat: int, pips: int) -> None:
    """CL-4.24 CL-4.176 A 6 opens the Jail: roll to move, unless other turns are still to be missed."""
    from .turn import roll, turn_close

    t.tell("jail_rolled", seat=seat, pips=pips)
    if pips != DIE.jail_opens_on:
        serve(t, seat)
        t.then(turn_close(seat, False))
        return
    t.missed[seat] = t.missed[seat][1:]
    t.tell("jail_left", seat=seat)
    if t.missed[seat]:
        t.then(turn_close(seat, serve(t, seat) == "other"))
    else:
        t.played = True
        t.then(roll(seat), turn_close(seat, True))
