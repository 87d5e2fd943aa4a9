"""Section 12, line 4: how a sensible player arranges the desk in District 2."""

from functools import cache
from typing import TYPE_CHECKING, Any, Final

from alcancia.kernel import MoveValue

from ..content import DESIGNS, IDEA, SHEETS, Three
from ..desk_draft import INDEX
from ..desk_space import Arrangements
from .filling import Desk, Four, Works, card_item, uses, works_of
from .valuation import AT_ONCE, MONEY, SAME_TABLE, WILD, count_of

if TYPE_CHECKING:
    from .baseline import Seat

PER_PROCESS = 0.12
RESERVE, SAVERS_RESERVE = 0.1, 0.15
"""A token at hand is worth less than a process to most, and more to a saver."""
AT_HAND = 1
"""So many tokens are kept from what only later periods need: an event may demand one, and without it the benefit of the space is lost."""
CANDIDATES = 3
ENOUGH: Final = 1 << 30


def best_desk(seat: "Seat") -> tuple[MoveValue, str]:
    """Try every order for each card the seat may want to buy, and keep the best."""
    business, style = seat.business, seat.style
    works = works_of(seat.plan, tuple([card for card, _ in business.cards]), seat.last)
    totals = [*seat.free, seat.t.held[IDEA][seat.seat] if seat.options.idea_wildcards else 0]
    for token in business.slots:
        if token:
            totals[INDEX[token]] += 1
    for _, tokens in business.cards:
        for token in tokens:
            totals[INDEX[token]] += 1
    judge = Judge(seat)
    chosen, why, hand, over = None, "", (0, 0, 0), (0, 0, 0)
    w, m, e, ideas = totals
    most_w, most_m, most_e = works.wants
    for worth, cost, reason in aims(seat, totals):
        have_w, have_m, have_e = have = (w - cost[0], m - cost[1], e - cost[2])
        more = (
            have_w - most_w if have_w > most_w else 0, have_m - most_m if have_m > most_m else 0, have_e - most_e if have_e > most_e else 0,
        )  # fmt: skip
        desk = judge.better(works.desks(have_w, have_m, have_e, ideas), more, worth)
        if desk is not None:
            chosen, why, hand, over = desk, reason, have, more
    assert chosen is not None
    laid = works.laid(*hand, ideas, chosen[-1])
    left = judge.tidy(chosen, over, works, laid)
    reason = why or ("admin_reserve" if style.reserve > 2 and left else "admin_produce")
    return ("arrange", moves_of(seat, laid)), reason


def aims(seat: "Seat", totals: list[int]) -> list[tuple[float, Three, str]]:
    """Buying nothing, or one of the best cards that could be paid: what it is worth, and what has to be set aside."""
    found: list[tuple[float, Three, str]] = [(0.0, (0, 0, 0), "")]
    if seat.style.invests:
        for worth, card, cost in seat.wanted("" if seat.business.benefit_lost else seat.business.space)[:CANDIDATES]:
            if totals[0] >= cost[0] and totals[1] >= cost[1] and totals[2] >= cost[2]:
                found.append((worth + AT_ONCE * DESIGNS[card].play, cost, "admin_card"))
    return found


class Judge:
    """What a desk is worth to this player, and the best worth seen so far. `over`: the tokens beside it that nothing on it wants."""

    __slots__ = ("best", "bought", "each", "known", "last", "least", "more", "reserve", "steady")

    def __init__(self, seat: "Seat") -> None:
        event, business, style = seat.event, seat.business, seat.style
        self.last = seat.last
        trade = seat.trade()
        self.least, self.steady = trade.least, trade.prospects.steady
        self.reserve = style.reserve
        self.each = SAVERS_RESERVE if style.reserve > 2 else RESERVE
        wild, off = 1 if business.space == "4" and not business.benefit_lost else 0, 0
        if event is not None:
            wild, off = wild + event.wild, event.processes_off
        self.more = wild * WILD
        asked = (SAME_TABLE[seat.plan], seat.held, off)
        self.known, self.bought = trade.prospects.yields[asked], trade.yields[asked]
        self.best = -1.0

    def output(self, made: int, money: int) -> float:
        """The best that can be made in this period of the processes in one number, with stock and purchases."""
        made += self.more
        return self.known[made] if money < self.least else self.bought[made | money << MONEY]

    def later(self, processes: int, free: int, extra: float) -> float:
        """A little for every process and for a reserve, and what cards bring apart from processes."""
        reserve = self.reserve
        return 0.0 if self.last else PER_PROCESS * processes + self.each * (free if free < reserve else reserve) + extra

    def better(self, desks: tuple[Desk, ...], over: Three, worth: float) -> Desk | None:
        """The best of these desks, if it is better than all before: production, what is left for later, and what it leads to."""
        best, found = self.best, None
        more, over_m, over_all = self.more, over[1], over[0] + over[1] + over[2]
        known, bought, least, later = self.known, self.bought, self.least, self.later
        for desk in desks:
            made, processes, extra, money, free, _ = desk
            made, money = made + more, money + over_m
            output = known[made] if money < least else bought[made | money << MONEY]
            value = output + later(processes, free + over_all, extra) + worth
            if value > best:
                best, found = value, desk
        self.best = best
        return found

    def tidy(self, desk: Desk, over: Three, works: Works, laid: list[Four | None]) -> int:
        """Take tokens off what adds nothing, and if none is at hand then, off what this period's production can do without. How many
        are at hand in the end."""
        desk, _ = self._take_off(desk, over, works, laid, True, ENOUGH)
        return self._take_off(desk, over, works, laid, False, AT_HAND)[1]

    def _take_off(self, desk: Desk, over: Three, works: Works, laid: list[Four | None], later: bool, enough: int) -> tuple[Desk, int]:
        """Empty what can be emptied without loss, until enough tokens are at hand."""
        made, processes, extra, money, free, order = desk
        free += over[0] + over[1] + over[2]
        if free >= enough:
            return desk, free
        money += over[1]
        best = self.output(made, money)
        now = best + self.later(processes, free, extra) if later else best
        least, steady, items = self.least, self.steady, works.items
        for number in works.cards_first:
            taken = laid[number]
            if taken is None:
                continue
            item = items[number]
            if item.extra:
                continue
            gives, more = item.packed, free + taken[0] + taken[1] + taken[2]
            if item.repeats > 1:
                gives += (uses(item, taken) - 1) * item.again
            fewer = processes - count_of(gives)
            value = self.later(fewer, more, extra) if later else 0.0
            # Fewer processes never make more, unless the token makes it possible to buy.
            if steady and money + taken[1] < least and best + value < now:
                continue
            if self.output(made - gives, money + taken[1]) + value >= now:
                laid[number] = None
                made, processes, free, money = made - gives, fewer, more, money + taken[1]
                if free >= enough:
                    break
        return (made, processes, extra, money - over[1], free - over[0] - over[1] - over[2], order), free


def moves_of(seat: "Seat", desk: list[Four | None]) -> tuple[Any, ...]:
    """The moves that lead from the desk as it is to this one."""
    space = seat.ask.moves[0].spaces[0]
    assert isinstance(space, Arrangements)
    kinds = SHEETS[seat.plan].kinds
    slots = ["" if laid is None else IDEA if laid[3] else kind for laid, kind in zip(desk, kinds, strict=False)]
    cards: dict[str, tuple[str, ...]] = {}
    number, last = len(kinds), seat.last
    for card, _ in seat.business.cards:
        cards[card] = ()
        if card_item(card, last) is not None:
            cards[card] = tokens_on(card, desk[number])
            number += 1
    return space.moves([], (0, 0, 0), slots, cards)


@cache
def tokens_on(card: str, laid: Four | None) -> tuple[str, ...]:
    """The tokens of a card, by name."""
    return next(tokens for tokens, takes in DESIGNS[card].fillings if takes == laid) if laid else ()
