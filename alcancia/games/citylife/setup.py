"""Section 3: setting up, and the order of play."""

from alcancia.kernel import BANK, Chance, Step, chance, deal

from .content import DEED, PIPS, PLACES, SHARE
from .state import LOTTERY, MAIN, UNSOLD, CityLife, game
from .turn import turn_begin

Groups = tuple[tuple[int, ...], ...]


def setup(t: CityLife) -> None:
    """CL-3.1 CL-3.4 CL-3.5 CL-3.6 The Bank holds everything; all vehicles stand on Square 1, both decks are full."""
    seats = t.seats
    t.cash = [0] * (seats + 2)
    t.held = {SHARE: [0] * (seats + 2)}
    t.owner = dict.fromkeys(DEED, UNSOLD)
    t.pos = [PLACES.start] * seats
    t.route = [MAIN] * seats
    t.bank_bought = [0] * seats
    t.bank_sold = [0] * seats
    t.share_locked = [False] * seats
    t.loan = [None] * seats
    t.borrow_ban = [False] * seats
    t.demerits = [()] * seats
    t.missed = [()] * seats
    t.asked = [0] * seats
    t.right = [0] * seats
    t.traffic = tuple([card.id for card in t.book.traffic.values() for _ in range(card.copies)])
    t.quiz_deck = tuple(t.book.cards)
    t.then(first_money(), order_of_play())


@game.rule
def first_money(t: CityLife) -> None:
    """CL-3.2 CL-3.3 Everybody gets the starting cash; the Bank fills the Lottery."""
    for seat in range(t.seats):
        t.pay(BANK, seat, t.options.starting_cash, "start_money")
    t.pay(BANK, LOTTERY, t.options.lottery_seed, "lottery_filled")


@game.question
def order_of_play(t: CityLife) -> Chance | Step:
    """CL-3.7 All roll for the order; by option it is drawn by lot, or as people sit."""
    everybody = tuple(range(t.seats))
    if t.options.order == "random":
        return deal("order", everybody, t.seats, then=ordered())
    return ordered(everybody) if t.options.order == "seat" else roll_off((everybody,))


@game.rule
def roll_off(t: CityLife, groups: Groups) -> None:
    """CL-3.8 The lowest group that is still tied rolls; when none is tied, the order is found."""
    for at, group in enumerate(groups):
        if len(group) > 1:
            t.then(order_roll(groups, at, ()))
            return
    t.then(ordered(tuple([seat for group in groups for seat in group])))


@game.question
def order_roll(t: CityLife, groups: Groups, at: int, pips: tuple[int, ...]) -> Chance:
    """CL-3.7 CL-3.9 One seat after the other; no number has a meaning of its own here."""
    return chance("order", PIPS, then=order_rolled(groups, at, pips))


@game.rule
def order_rolled(t: CityLife, groups: Groups, at: int, before: tuple[int, ...], number: int) -> None:
    """CL-3.7 CL-3.8 When the whole group has rolled it is parted by number, lowest first."""
    group, pips = groups[at], (*before, number)
    t.tell("order_rolled", seat=group[len(before)], pips=number)
    if len(pips) < len(group):
        t.then(order_roll(groups, at, pips))
        return
    parted = [tuple([seat for seat, mine in zip(group, pips, strict=True) if mine == face]) for face in PIPS]
    t.then(roll_off((*groups[:at], *[tied for tied in parted if tied], *groups[at + 1 :])))


@game.rule
def ordered(t: CityLife, order: tuple[int, ...]) -> None:
    """CL-3.7 This is the rotation for everything in the game."""
    t.order = order
    t.period = 1
    t.tell("order_set", others=list(order))
    t.then(turn_begin(order[0], False))
