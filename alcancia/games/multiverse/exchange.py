"""Sections 4.4 and 4.5: the exchanges, from the highest bet down, and the refill of the piles."""

from collections.abc import Sequence
from functools import cache
from typing import Final

from alcancia.games.multiverse.money import SERIAL, in_order, less
from alcancia.games.multiverse.table import LEFT, PILES, RIGHT, Multiverse, game
from alcancia.kernel import Ask, Chance, Move, OneOf, Step, deal, move

KEEP: Final = ("keep",)


def actor(t: Multiverse) -> int | None:
    """MM-4.15 The highest total acts; among equals the lowest serial (or, by option, the fewest cards first)."""
    highest = max(t.stake)
    if not highest:
        return None
    if t.stake.count(highest) == 1:
        return t.stake.index(highest)
    level = [seat for seat, stake in enumerate(t.stake) if stake == highest]
    fewest = t.options.tie_break == "fewest_cards"
    return min(level, key=lambda seat: (len(t.front[seat]) if fewest else 0, SERIAL[t.front[seat][0]]))


def next_turn(t: Multiverse) -> None:
    """MM-4.15 Look at the bets as they now lie: who is next to exchange."""
    if t.told is not None and (seat := actor(t)) is not None:
        tell_turn(t, seat)
    t.then(exchange())


def tell_turn(t: Multiverse, seat: int) -> None:
    """MM-4.15 Whose turn it is and why, with the deciding serial where totals are equal."""
    cards = t.front[seat]
    worth, low = t.stake[seat], SERIAL[cards[0]]
    t.tell("turn_started", seat=seat, cards=cards, total=worth, low=low)
    level = [other for other, stake in enumerate(t.stake) if stake == worth and other != seat]
    if level:
        t.tell("turn_tied", seat=seat, others=level, total=worth, low=low)


@game.question
def exchange(t: Multiverse) -> Ask | None:
    """MM-4.16 MM-4.24 MM-4.34 The actor chooses; who does not answer keeps the bet. No bet left: the exchanges are over."""
    seat = actor(t)
    if seat is None:
        return None
    others = tuple([other for other, bet in enumerate(t.front) if bet and other != seat]) if t.options.swaps else ()
    return Ask(seat, exchanges(seat, others), KEEP)


@cache
def exchanges(seat: int, others: tuple[int, ...]) -> tuple[Move, ...]:
    """MM-4.17 MM-4.18 The whole bet for a whole pile, or for another's whole bet, or back to the hand."""
    take = move("take", OneOf(PILES), then=taken(seat))
    swap = move("swap", OneOf(others), then=swapped(seat))
    keep = move("keep", then=kept(seat))
    return (take, swap, keep) if others else (take, keep)


@game.rule
def taken(t: Multiverse, seat: int, pile: str) -> None:
    """MM-4.16 The bet becomes the pile; all that lay in the pile goes to the hand."""
    given, got = t.front[seat], t.pile[pile]
    t.tell("pile_taken", seat=seat, pile=pile, given=given, taken=got)
    t.pile[pile] = given
    end_turn(t, seat, got)


@game.rule
def swapped(t: Multiverse, seat: int, other: int) -> None:
    """MM-4.16 MM-4.19 MM-4.22 MM-4.23 The bet now lies before the other seat, who plays next with it."""
    given, got = t.front[seat], t.front[other]
    t.tell("bets_swapped", seat=seat, other=other, given=given, taken=got)
    t.front[other], t.stake[other] = given, t.stake[seat]
    end_turn(t, seat, got, swapped_by=seat)


@game.rule
def kept(t: Multiverse, seat: int) -> None:
    """MM-4.16 MM-4.19 The cards in front go to the hand, wherever they came from."""
    cards = t.front[seat]
    t.tell("bet_kept", seat=seat, cards=cards)
    end_turn(t, seat, cards)


def end_turn(t: Multiverse, seat: int, got: tuple[str, ...], swapped_by: int | None = None) -> None:
    """MM-4.20 MM-4.21 MM-7.2 Cards go to the hand, seen by all; the seat's round is over."""
    t.hand[seat] = in_order(t.hand[seat] + got)
    t.front[seat], t.stake[seat] = (), 0
    t.acted = (*t.acted, seat)
    t.swapped_by = swapped_by
    next_turn(t)


@game.question
def refill(t: Multiverse) -> Chance | Step | None:
    """MM-4.25 MM-4.26 MM-4.27 Both piles are filled up to four, left first; after the last round not at all."""
    if t.last_round:
        return None
    size = t.options.pile_size
    missing = max(0, size - len(t.pile[LEFT])) + max(0, size - len(t.pile[RIGHT]))
    return deal("deck", t.deck, min(missing, len(t.deck)), then=refilled()) if missing and t.deck else refilled(())


@game.hook
def streams(t: Multiverse) -> list[tuple[str, Sequence[str], str]]:
    """MM-4.26 The trainer may choose what is turned over next, card by card."""
    return [("deck", sorted(t.deck), "card")] if t.deck and not t.last_round else []


@game.rule
def refilled(t: Multiverse, cards: tuple[str, ...]) -> None:
    """MM-4.26 MM-4.28 MM-4.29 MM-4.30 Cards turned one by one; an empty deck or a long stall brings the last round."""
    from alcancia.games.multiverse.betting import round_

    lay(t, cards)
    if cards and not t.deck:
        t.tell("deck_exhausted")
        t.last_round = True
        t.tell("last_round_announced", reason="deck")
    elif not cards:
        t.stall += 1
        t.tell("stalled", stall=t.stall, stall_limit=t.options.stall_limit)
        if t.stall == t.options.stall_limit:
            t.last_round = True
            t.tell("last_round_announced", reason="stall")
    else:
        t.stall = 0
    t.then(round_(t.period + 1))


def lay(t: Multiverse, cards: tuple[str, ...]) -> None:
    """MM-4.25 MM-4.26 The last to act turns the cards: a matter of form."""
    if not cards:
        return
    room = max(0, t.options.pile_size - len(t.pile[LEFT]))
    by = t.acted[-1] if t.acted else None
    count = len(t.deck)
    for number, card in enumerate(cards):
        t.tell("card_turned", pile=LEFT if number < room else RIGHT, card=card, by=by, deck=count - number - 1)
    t.pile[LEFT] = in_order(t.pile[LEFT] + cards[:room])
    t.pile[RIGHT] = in_order(t.pile[RIGHT] + cards[room:])
    t.deck = less(t.deck, cards)
