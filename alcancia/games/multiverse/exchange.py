"""Section 4.4: the exchanges, from the highest bet down."""

from functools import cache
from typing import Any, Final

from alcancia.kernel import Ask, Move, OneOf, move

from .content import SERIAL, in_order
from .state import PILES, Multiverse, game

KEEP: Final = ("keep",)
EXCHANGES: Final = ("take", "swap", "keep")


def actor(t: Multiverse) -> int | None:
    """MM-4.15 The highest total acts."""
    stake = t.stake
    highest = max(stake)
    if not highest:
        return None
    return stake.index(highest) if stake.count(highest) == 1 else of_equals(t, highest)


def of_equals(t: Multiverse, stake: int) -> int:
    """MM-4.15 Among equal totals the lowest serial acts, or, by option, the fewest cards first."""
    level = [seat for seat in range(t.seats) if t.stake[seat] == stake]
    fewest = t.options.tie_break == "fewest_cards"
    return min(level, key=lambda seat: (len(t.front[seat]) if fewest else 0, SERIAL[t.front[seat][0]]))


def tell_turn(t: Multiverse) -> None:
    """MM-4.15 Whose turn it is and why, with the deciding serial where totals are equal."""
    seat = actor(t)
    if seat is None:
        return
    cards = t.front[seat]
    worth, low = t.stake[seat], SERIAL[cards[0]]
    t.tell("turn_started", seat=seat, cards=cards, total=worth, low=low)
    if t.stake.count(worth) > 1:
        level = [other for other, stake in enumerate(t.stake) if stake == worth and other != seat]
        t.tell("turn_tied", seat=seat, others=level, total=worth, low=low)


@game.question
def exchange(t: Multiverse) -> Ask | None:
    """MM-4.16 MM-4.24 MM-4.34 The actor chooses; who does not answer keeps the bet. No bet left: the exchanges are over."""
    seat = actor(t)
    if seat is None:
        return None
    return Ask(seat, exchanges(seat, t.sat_out, t.acted, t.options.swaps), KEEP)


@cache
def exchanges(seat: int, sat_out: tuple[bool, ...], acted: tuple[int, ...], swaps: bool) -> tuple[Move, ...]:
    """MM-4.17 MM-4.18 The whole bet for a whole pile, or for another's whole bet, or back to the hand."""
    others = [other for other, out in enumerate(sat_out) if not out and other not in acted and other != seat]
    take = move("take", Piles(PILES), then=taken(seat), again=True)
    swap = move("swap", Rivals(others, seat, len(sat_out)), then=swapped(seat), again=True)
    keep = move("keep", then=kept(seat), again=True)
    return (take, swap, keep) if others and swaps else (take, keep)


class Piles(OneOf, tag="one_of", eq=False, gc=False):
    """MM-4.16 One of the two piles."""

    def why_not(self, value: Any) -> str:
        return "unknown_pile"


class Rivals(OneOf, tag="one_of", eq=False, gc=False):
    """MM-4.18 Another seat whose bet still lies there."""

    seat: int = 0
    seats: int = 0

    def why_not(self, value: Any) -> str:
        if type(value) is not int or not 0 <= value < self.seats:
            return "unknown_seat"
        return "target_is_self" if value == self.seat else "target_has_no_bet"

    def to_json(self) -> dict[str, Any]:
        return OneOf(self.options).to_json()


def why(t: Multiverse, seat: int, ask: Ask | None, name: str, named: tuple[Any, ...]) -> str | None:
    """MM-4.16 MM-4.33 Naming cards in an exchange, no pile at all, or a swap where there is none to choose from."""
    if ask is None or ask.name != "exchange" or name not in EXCHANGES:
        return None
    if len(named) > (name != "keep"):
        return "partial_exchange"
    if name == "take":
        return "unknown_pile"
    return Rivals((), seat, t.seats).why_not(*named or (None,)) if t.options.swaps else "swaps_off"


@game.rule
def taken(t: Multiverse, seat: int, pile: str) -> None:
    """MM-4.16 The bet becomes the pile; all that lay in the pile goes to the hand."""
    given, got = t.front[seat], t.pile[pile]
    if t.recording:
        t.tell("pile_taken", seat=seat, pile=pile, given=given, taken=got)
    t.pile[pile] = given
    end_turn(t, seat, got)


@game.rule
def swapped(t: Multiverse, seat: int, other: int) -> None:
    """MM-4.16 MM-4.19 MM-4.22 MM-4.23 The bet now lies before the other seat, who plays next with it."""
    given, got = t.front[seat], t.front[other]
    if t.recording:
        t.tell("bets_swapped", seat=seat, other=other, given=given, taken=got)
    t.front[other], t.stake[other] = given, t.stake[seat]
    end_turn(t, seat, got, swapped_by=seat)


@game.rule
def kept(t: Multiverse, seat: int) -> None:
    """MM-4.16 MM-4.19 The cards in front go to the hand, wherever they came from."""
    cards = t.front[seat]
    if t.recording:
        t.tell("bet_kept", seat=seat, cards=cards)
    end_turn(t, seat, cards)


def end_turn(t: Multiverse, seat: int, got: tuple[str, ...], swapped_by: int | None = None) -> None:
    """MM-4.20 MM-4.21 MM-7.2 Cards go to the hand, seen by all; the seat's round is over."""
    t.hand[seat] = in_order(t.hand[seat] + got)
    t.front[seat], t.stake[seat] = (), 0
    t.acted += (seat,)
    t.swapped_by = swapped_by
    if t.recording:
        tell_turn(t)
