"""Zone 1, Planning: every seat places its home."""

from functools import cache, partial
from typing import Any

from alcancia.kernel import Ask, Move, MoveValue, OneOf, Receiver, Sealed, Step, ask, ask_sealed, move

from .content import ZONES, At
from .decks import turn
from .state import BANK_TERMS, UNCHANGED, City, question, rule

DECK_AT = {At.INVESTMENTS: "investments", At.SHOPPING: "shopping"}


@rule
def planning(t: City) -> None:
    """FC-Z1.1 FC-Z1.7 FC-4.2 This year's modifiers begin; then the homes are placed in order."""
    t.marker = At.PLANNING
    t.counted = False
    for h in t.homes:
        h.mods, h.mods_next = h.mods_next, UNCHANGED
        h.bought, h.settled, h.declared = (), False, None
    if t.options.planning == "secret":
        t.then(place_in_secret())
    else:
        t.then(*(place(seat) for seat in t.order()))


@question
def place(t: City, seat: int) -> Ask | Step:
    """FC-Z1.1 FC-Z1.2 One of the six benefit zones; who is bound to Extra Jobs goes there."""
    if t.homes[seat].must_extra_job:
        return put_home(seat, At.EXTRA_JOBS)
    return placement(t, seat, put_home(seat))


def placement(t: City, seat: int, then: Receiver[[str]] | None) -> Ask:
    """FC-Z1.6 By hand a home may also be wasted on a general zone."""
    return ask(seat, place_move(t.options.claims == "by_hand", then), default=("place", At.FREE_TIME))


@cache
def place_move(anywhere: bool, then: Receiver[[str]] | None) -> Move:
    """FC-Z1.1 FC-Z1.6 The zones to choose from."""
    return move("place", OneOf.of(ZONES, partial(why_not_zone, anywhere)), then=then)


def why_not_zone(anywhere: bool, zone: Any) -> str:
    """FC-Z1.1 FC-Z1.6 One of the twelve, and one with a benefit unless homes may be wasted."""
    if type(zone) is not str or zone not in ZONES:
        return "unknown_zone"
    return "" if anywhere or ZONES[zone].benefit else "zone_without_benefit"


def why_not_place(t: City, seat: int, zone: Any) -> str:
    """FC-Z1.1 FC-Z1.2 Who is bound to Extra Jobs goes nowhere else."""
    bound = t.homes[seat].must_extra_job and zone != At.EXTRA_JOBS
    return why_not_zone(t.options.claims == "by_hand", zone) or ("forced_extra_job" if bound else "")


@rule
def put_home(t: City, seat: int, zone: str) -> None:
    """FC-Z1.1 FC-Z1.2 FC-Z1.5 The home stands; a duty is served. The Loans zone works at once."""
    h = t.homes[seat]
    t.tell("token_placed", seat=seat, zone=zone, forced=int(h.must_extra_job))
    h.zone, h.must_extra_job = zone, False
    if zone in DECK_AT and t.options.planning == "in_order":
        t.then(*more_cards(t, zone, 1))


def more_cards(t: City, zone: str, most: int) -> list[Step]:
    """FC-Z1.3 Always one card more than homes: one is turned for the second home and each further one."""
    extra = len(t.standing(zone)) - BANK_TERMS.offers.face_up + 1
    return [turn(DECK_AT[zone])] * max(0, min(extra, most))


@question
def place_in_secret(t: City) -> Sealed:
    """FC-Z1.1 With the option all place at the same time."""

    def of(seat: int) -> Ask | MoveValue:
        return ("place", At.EXTRA_JOBS) if t.homes[seat].must_extra_job else placement(t, seat, None)

    return ask_sealed(range(t.seats), of, then=show_homes())


@rule
def show_homes(t: City, placed: tuple[tuple[int, MoveValue], ...]) -> None:
    """FC-Z1.3 Homes are shown together; then the extra cards are turned, investments first."""
    steps = [put_home(seat, dict(placed)[seat][1]) for seat in t.order()]
    t.then(*steps, turn_extra(At.INVESTMENTS), turn_extra(At.SHOPPING))


@rule
def turn_extra(t: City, zone: str) -> None:
    """FC-Z1.3 As many more cards as there are homes beyond the first."""
    t.then(*more_cards(t, zone, t.seats))
