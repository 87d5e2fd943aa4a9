"""Section 12, line 4: how a sensible player arranges the desk in District 2."""

from collections.abc import Callable, Iterable, Iterator
from functools import cache, lru_cache
from itertools import permutations
from typing import TYPE_CHECKING, Any, TypeAlias

from alcancia.kernel import MoveValue

from ..content import DESIGNS, IDEA, KINDS, SHEETS, Three
from ..desk_draft import INDEX
from ..desk_space import Arrangements
from .valuation import AT_ONCE, PER_ACTIVATION, effects, production_value

if TYPE_CHECKING:
    from .baseline import Seat

PER_PROCESS = 0.12
RESERVE, SAVERS_RESERVE = 0.1, 0.15
"""A token at hand is worth less than a process to most, and more to a saver."""
AT_HAND = 1
"""So many tokens are kept from what only later periods need: an event may demand one, and without it the benefit of the space is lost."""
CANDIDATES = 3
PROCESS_ORDERS = tuple(permutations(range(3)))
TAKEN = ((1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 1, 0), (0, 0, 0, 1))

Taken: TypeAlias = tuple[int, int, int, int]
"""Workers, money, energy and ideas that lie on an item."""


class Item:
    """A slot or card that could be made to work. There is one of each, so they are told apart by identity."""

    __slots__ = ("extra", "first", "gives", "kind", "name", "needs", "poor", "ranks", "repeats", "wild")

    def __init__(self, name: str, needs: Three, gives: Three, wild: int = 0, extra: float = 0.0, most_tokens: int = 0) -> None:
        self.name, self.needs, self.gives, self.wild, self.extra = name, needs, gives, wild, extra
        self.repeats = max(1, most_tokens)
        self.kind = needs.index(1) if sum(needs) == 1 and not most_tokens else -1
        """The kind of token, if one is enough; else -1."""
        self.first = extra > PER_ACTIVATION and not any(gives)
        """Is it worth its tokens without making anything? Income is, above all."""
        self.poor = sum(gives) + wild <= sum(needs)
        """Does it give no more than it takes?"""
        self.ranks = tuple(min((order.index(process) for process in range(3) if gives[process]), default=3) for order in PROCESS_ORDERS)
        """When its turn comes in each order of the processes."""


@cache
def slot_items(plan: str) -> tuple[Item, ...]:
    """The slots of a plan, as the player sees them."""
    sheet = SHEETS[plan]
    return tuple([Item(name, _one(KINDS.index(sheet.kinds[at])), _one(sheet.processes[at])) for name, at in sheet.names.items()])


@cache
def card_item(card: str, last: bool) -> Item | None:
    """A card, as the player sees it; None if nothing can be expected of it."""
    design = DESIGNS[card]
    printed = design.card
    makes = sum(design.gives) + printed.wild
    extra = 0.0 if printed.income and last else effects(card)
    return Item(card, design.activation, design.gives, printed.wild, extra, printed.most_tokens) if makes or extra else None


def _one(place: int) -> Three:
    return int(place == 0), int(place == 1), int(place == 2)


@lru_cache(maxsize=20_000)
def orders_of(items: tuple[Item, ...]) -> tuple[tuple[Item, ...], ...]:
    """A dozen orders of filling: income first, then process by process, cards that give more than they take first or in their place.

    What only helps a little comes last.
    """
    if len(items) < 2:
        return (items,)
    income = [item for item in items if item.first]
    rest = [item for item in items if not item.first]
    found: dict[tuple[Item, ...], None] = {}
    for number in range(len(PROCESS_ORDERS)):
        in_place = sorted(rest, key=lambda item: item.ranks[number])
        rich_first = sorted(in_place, key=lambda item: item.poor)
        found[tuple(income + rich_first)] = None
        found[tuple(income + in_place)] = None
    return tuple(found)


class Desk:
    """One way to fill the items."""

    __slots__ = ("extra", "had", "laid", "left", "wild")

    def __init__(self, left: list[int], had: list[int], wild: int, extra: float, laid: dict[str, Taken]) -> None:
        self.left, self.had, self.wild, self.extra, self.laid = left, had, wild, extra, laid

    def fill(self, items: Iterable[Item]) -> None:
        """One after the other: resources first, ideas for the gaps."""
        left, had, laid = self.left, self.had, self.laid
        for item in items:
            kind = item.kind
            if kind < 0:
                self.fill_more(item)
                continue
            if not left[kind]:
                kind = 3
                if not left[3]:
                    continue
            left[kind] -= 1
            laid[item.name] = TAKEN[kind]
            gives = item.gives
            had[0] += gives[0]
            had[1] += gives[1]
            had[2] += gives[2]
            self.wild += item.wild
            self.extra += item.extra

    def fill_more(self, item: Item) -> None:
        """An item that takes several tokens."""
        w, m, e, ideas = self.left
        need_w, need_m, need_e = item.needs
        for _ in range(item.repeats):
            gaps = max(0, need_w - w) + max(0, need_m - m) + max(0, need_e - e)
            if gaps > ideas:
                break
            w, m, e, ideas = max(0, w - need_w), max(0, m - need_m), max(0, e - need_e), ideas - gaps
        taken = (self.left[0] - w, self.left[1] - m, self.left[2] - e, self.left[3] - ideas)
        if any(taken):
            self.lay(item, taken)

    def lay(self, item: Item, taken: Taken) -> None:
        """Put these tokens on it."""
        self.laid[item.name] = taken
        self._count(item, taken, 1)

    def empty(self, item: Item) -> Taken:
        """Take everything off again."""
        taken = self.laid.pop(item.name)
        self._count(item, taken, -1)
        return taken

    def _count(self, item: Item, taken: Taken, sign: int) -> None:
        left, had, gives = self.left, self.had, item.gives
        left[0] -= sign * taken[0]
        left[1] -= sign * taken[1]
        left[2] -= sign * taken[2]
        left[3] -= sign * taken[3]
        used = sign * sum(taken) if item.repeats > 1 else sign
        had[0] += used * gives[0]
        had[1] += used * gives[1]
        had[2] += used * gives[2]
        self.wild += sign * item.wild
        self.extra += sign * item.extra


class Works:
    """All slots and cards of a seat that could be made to work, and the orders of filling that lead to different desks.

    Only items that need a scarce kind can take anything away from each other, so only their order matters: all others are filled anyway.
    What brings something extra stays in the order, for fractions add up to the same only in the same order.
    """

    __slots__ = ("_apart", "cards_first", "items", "wants")

    def __init__(self, slots: tuple[Item, ...], cards: tuple[Item, ...]) -> None:
        self.items = items = slots + cards
        self.cards_first = cards + slots
        """The order in which what changes nothing is emptied."""
        self.wants = [sum(item.needs[kind] * item.repeats for item in items) for kind in range(3)]
        """The tokens it would take to fill everything."""
        self._apart: dict[tuple[int, ...], tuple[Desk, tuple[tuple[Item, ...], ...]]] = {}

    def apart(self, scarce: tuple[int, ...]) -> tuple[Desk, tuple[tuple[Item, ...], ...]]:
        """What is filled anyway where these kinds are scarce, and the orders of the rest."""
        if scarce not in self._apart:
            contested = tuple([item for item in self.items if item.extra or any([item.needs[kind] for kind in scarce])])
            anyway = Desk([*self.wants, 0], [0, 0, 0], 0, 0.0, {})
            anyway.fill([item for item in self.items if item not in contested])
            self._apart[scarce] = anyway, orders_of(contested)
        return self._apart[scarce]

    def desks(self, left: list[int]) -> Iterator[Desk]:
        """The desks that the orders of filling lead to, each once."""
        scarce = tuple([kind for kind in range(3) if left[kind] < self.wants[kind]])
        anyway, orders = self.apart(scarce)
        w, m, e = self.wants
        rest = [left[0] - w + anyway.left[0], left[1] - m + anyway.left[1], left[2] - e + anyway.left[2], left[3]]
        seen = set()
        for order in orders:
            desk = Desk(rest[:], anyway.had[:], anyway.wild, anyway.extra, anyway.laid.copy())
            desk.fill(order)
            mark = (*desk.had, desk.wild, desk.extra, *desk.left)
            if mark not in seen:
                seen.add(mark)
                yield desk


@lru_cache(maxsize=20_000)
def works_of(plan: str, cards: tuple[str, ...], last: bool) -> Works:
    """The slots of a plan and these cards."""
    items = [card_item(card, last) for card in cards]
    return Works(slot_items(plan), tuple([item for item in items if item is not None]))


def best_desk(seat: "Seat") -> tuple[MoveValue, str]:
    """Try every order for each card the seat may want to buy, and keep the best."""
    me, style = seat.me, seat.style
    works = works_of(seat.plan, tuple([card for card, _ in me["cards"]]), seat.last)
    totals = [*seat.free, me["ideas_free"] if seat.options["idea_wildcards"] else 0]
    for tokens in (*[(token,) for token in me["slots"] if token], *[laid for _, laid in me["cards"]]):
        for token in tokens:
            totals[INDEX[token]] += 1
    judge = Judge(seat)
    best: tuple[float, Desk | None, str] = (-1.0, None, "")
    for worth, cost, reason in aims(seat, totals):
        for desk in works.desks([have - paid for have, paid in zip(totals, (*cost, 0), strict=True)]):
            value = judge.value(desk) + worth
            if value > best[0]:
                best = (value, desk, reason)
    chosen = best[1]
    assert chosen is not None
    judge.tidy(chosen, works.cards_first)
    reason = best[2] or ("admin_reserve" if style.reserve > 2 and any(chosen.left[:3]) else "admin_produce")
    return ("arrange", moves_of(seat, chosen)), reason


def aims(seat: "Seat", totals: list[int]) -> list[tuple[float, Three, str]]:
    """Buying nothing, or one of the best cards that could be paid: what it is worth, and what has to be set aside."""
    found: list[tuple[float, Three, str]] = [(0.0, (0, 0, 0), "")]
    if seat.style.invests:
        for worth, card, cost in seat.wanted("" if seat.me["benefit_lost"] else seat.me["space"])[:CANDIDATES]:
            if all(have >= paid for have, paid in zip(totals, cost, strict=False)):
                found.append((worth + AT_ONCE * DESIGNS[card].play, cost, "admin_card"))
    return found


class Judge:
    """What a desk is worth to this player."""

    def __init__(self, seat: "Seat") -> None:
        self.seat = seat
        self.trade = seat.trade()
        self.wild = int(seat.me["space"] == "4" and not seat.me["benefit_lost"]) + (seat.event.wild if seat.event else 0)
        self.off = seat.event.processes_off if seat.event else 0
        self.known: dict[tuple[int, ...], float] = {}

    def output(self, desk: Desk) -> float:
        """The best production of this period, with stock and purchases."""
        seat, (p, lo, k) = self.seat, desk.had
        wild = desk.wild + self.wild
        money = desk.left[1] if self.trade.reaches(desk.left[1]) else 0
        key = (p, lo, k, wild, money)
        if key not in self.known:
            most = max(0, p + lo + k + wild - self.off)
            self.known[key] = production_value(seat.plan, (p, lo, k), wild, most, seat.held, money, self.trade)[0]
        return self.known[key]

    def value(self, desk: Desk) -> float:
        """Production, a little for every process and for a reserve, and what cards bring apart from processes."""
        seat = self.seat
        free = desk.left[0] + desk.left[1] + desk.left[2]
        each = SAVERS_RESERVE if seat.style.reserve > 2 else RESERVE
        later = 0.0 if seat.last else PER_PROCESS * (sum(desk.had) + desk.wild) + each * min(free, seat.style.reserve) + desk.extra
        return self.output(desk) + later

    def tidy(self, desk: Desk, items: tuple[Item, ...]) -> None:
        """Take tokens off what adds nothing, and if none is at hand then, off what this period's production can do without."""
        self._take_off(desk, items, self.value, None)
        self._take_off(desk, items, self.output, AT_HAND)

    def _take_off(self, desk: Desk, items: tuple[Item, ...], worth: Callable[[Desk], float], enough: int | None) -> None:
        """Empty what can be emptied without loss, until enough tokens are at hand."""
        now = worth(desk)
        for item in items:
            if enough is not None and sum(desk.left[:3]) >= enough:
                return
            if item.name in desk.laid and not item.extra:
                taken = desk.empty(item)
                if worth(desk) < now:
                    desk.lay(item, taken)


def moves_of(seat: "Seat", desk: Desk) -> tuple[Any, ...]:
    """The moves that lead from the desk as it is to this one."""
    space = seat.ask.moves[0].spaces[0]
    assert isinstance(space, Arrangements)
    sheet = SHEETS[seat.plan]
    slots = [_token(desk.laid.get(name), sheet.kinds[number]) for name, number in sheet.names.items()]
    cards: dict[str, tuple[str, ...]] = {}
    for card, _ in seat.me["cards"]:
        laid = desk.laid.get(card)
        cards[card] = () if laid is None else next(tokens for tokens, takes in DESIGNS[card].fillings if takes == laid)
    return space.moves([], (0, 0, 0), slots, cards)


def _token(laid: tuple[int, int, int, int] | None, kind: str) -> str:
    return "" if laid is None else IDEA if laid[3] else kind
