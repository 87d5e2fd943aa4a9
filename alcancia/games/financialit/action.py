"""Section 4.2: the Action Phase. Pawns are sent out; what they do comes later."""

from functools import cache
from typing import Any, Final

from alcancia.kernel import BANK, Amount, Ask, Move, OneOf, Product, Step, Where, ask, move

from .content import BOARD, PLACES
from .loans import gain, lose, within_reach
from .state import NO_PAWN, FinanciaLit, game

BROKER = "INS"
BROKER_FEE = BOARD.figures.broker_fee
SAVE = ("save",)
_NO_PAWN: Final = ("no_pawn",) * len(PLACES)


@game.rule
def action(t: FinanciaLit) -> None:
    """FL-4.2.1 Nobody has saved yet; the first seat begins."""
    for home in t.homes:
        home.saved = False
    t.then(action_turn(t.first), action_end())


def next_turn(t: FinanciaLit, seat: int) -> None:
    """FL-4.2.1 The next seat clockwise that has not saved is asked, until all have; one seat may go on alone."""
    homes = t.homes
    for after in t.after(seat):
        if not homes[after].saved:
            t.agenda.append(action_turn(after))
            return


def barred(t: FinanciaLit, seat: int, units: int) -> tuple[str, ...]:
    """FL-4.2.2 FL-4.2.4 FL-4.2.5 For each location why no pawn of this seat can go there with so many Units; "" where one can."""
    home = t.homes[seat]
    if not home.pawns_free:
        return _NO_PAWN
    here, slots, closed = home.placed, t.slots, t.printed.closed
    poor = home.miscalculation and units < BROKER_FEE
    reasons = []
    for place in PLACES:
        if place in here:
            reasons.append("already_here")
        elif BANK not in slots[place]:
            reasons.append("location_full")
        elif place in closed:
            reasons.append("location_closed")
        else:
            reasons.append("not_enough_units" if poor and place == BROKER else "")
    return tuple(reasons)


def why_not_place(t: FinanciaLit, seat: int, where: Any) -> str:
    """FL-4.2.2 FL-4.2.4 FL-4.2.5 Why a pawn cannot be placed there: the location, then its slot, and last of all money."""
    chooses = t.options.free_slot_choice
    place, slot = where if chooses and type(where) is tuple and len(where) == 2 else (where, 0)
    if place not in PLACES or (chooses and (type(slot) is not int or slot < 1)):
        return ""
    reason = barred(t, seat, t.units[seat])[PLACES.index(place)]
    return (slot and reason in ("", "not_enough_units") and why_not_slot(t, place, slot)) or reason


@game.question
def action_turn(t: FinanciaLit, seat: int) -> Ask | Step:
    """FL-4.2.2 FL-4.2.6 FL-4.2.7 Place a pawn, useful or not, or save; who can only save does so without being asked."""
    reasons = barred(t, seat, t.units[seat])
    if "" not in reasons and "" not in barred(t, seat, within_reach(t, seat)):
        return saved(seat)
    if t.options.free_slot_choice and "" in reasons:
        places = [place for place, reason in zip(PLACES, reasons, strict=True) if not reason]
        return ask(seat, placing(t, seat, places), move("save", then=saved(seat)), default=SAVE)
    return Ask(seat, turns(seat, reasons), SAVE)


@cache
def turns(seat: int, reasons: tuple[str, ...]) -> tuple[Move, ...]:
    """FL-4.2.3 Where nothing bars the way, the lowest free slot is taken."""
    save = move("save", then=saved(seat))
    places = [place for place, reason in zip(PLACES, reasons, strict=True) if not reason]
    return (move("place", OneOf(places), then=placed(seat)), save) if places else (save,)


def placing(t: FinanciaLit, seat: int, places: list[str]) -> Move:
    """FL-4.2.3 By option the move carries the slot."""
    slots = Product(OneOf(places), Amount(1, max(max(t.printed.open_slots[place]) for place in places)))
    return move("place", Where.unless(slots, lambda where: why_not_slot(t, *where)), then=placed(seat))


def why_not_slot(t: FinanciaLit, place: str, slot: int) -> str:
    """FL-4.2.3 FL-4.2.4 Not open with this number of players, or not empty."""
    numbers = t.printed.open_slots[place]
    if slot not in numbers:
        return "slot_not_usable"
    return "" if t.slots[place][numbers.index(slot)] == BANK else "slot_taken"


@game.rule
def placed(t: FinanciaLit, seat: int, where: str | tuple[str, int]) -> None:
    """FL-4.2.3 FL-4.2.5 The pawn stands there; with a Miscalculation the broker takes a fee, never refunded."""
    place, slot = where if isinstance(where, tuple) else (where, 0)
    numbers, home = t.printed.open_slots[place], t.homes[seat]
    index = numbers.index(slot) if slot else t.slots[place].index(BANK)
    t.slots[place][index] = seat
    home.placed[place] = numbers[index]
    home.pawns_free -= 1
    if t.recording:
        t.tell("pawn_placed", seat=seat, location=place, slot=numbers[index])
    if place == BROKER and home.miscalculation:
        t.pay(seat, BANK, BROKER_FEE, "insurance_fee")
        t.tell("insurance_fee", seat=seat, amount=BROKER_FEE)
    next_turn(t, seat)


@game.rule
def saved(t: FinanciaLit, seat: int) -> None:
    """FL-4.2.6 The seat's actions are over for this round. Saving costs nothing and gives nothing by itself."""
    t.homes[seat].saved = True
    if t.recording:
        t.tell("saved", seat=seat)
    next_turn(t, seat)


@game.rule
def action_end(t: FinanciaLit) -> None:
    """FL-4.2.8 Seekers come back and their careers become active; pawns sent away return."""
    for seat in t.order():
        home = t.homes[seat]
        if home.career_pawn != NO_PAWN:
            start_career(t, seat)
        if home.pawns_away:
            home.pawns_free += home.pawns_away
            home.pawns_away = 0
            t.tell("pawn_back", seat=seat)


def start_career(t: FinanciaLit, seat: int) -> None:
    """FL-4.2.8 FL-4.3.3 The card is active, and what it says for that moment happens."""
    home = t.homes[seat]
    card, _ = home.careers[home.career_pawn]
    home.careers[home.career_pawn] = (card, True)
    home.career_pawn = NO_PAWN
    home.pawns_free += 1
    change = t.printed.force[card].on_activation
    if change > 0:
        gain(t, seat, change, "career")
    elif change:
        change = -lose(t, seat, -change, "career")
    t.tell("career_active", seat=seat, card=card, happiness=change)


def visitors(t: FinanciaLit, place: str) -> list[int]:
    """FL-4.3.1 The seats at a location, lowest slot first."""
    return [seat for seat in t.slots[place] if seat != BANK]
