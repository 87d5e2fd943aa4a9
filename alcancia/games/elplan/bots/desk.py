"""Section 12, line 4: how a sensible player arranges the desk in District 2.

Every playout waits for this. Which desks can be filled depends only on what the slots and cards take and give and on the tokens there
are, so it is found out once for all seats that have the same.
"""

from functools import cache, lru_cache
from itertools import permutations
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from alcancia.kernel import MoveValue

from ..content import DESIGNS, IDEA, KINDS, SHEETS, Three
from ..desk_draft import INDEX
from ..desk_space import Arrangements
from .valuation import AT_ONCE, PER_ACTIVATION, SAME_TABLE, effects, production_value

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
MOST_KEPT: Final = 5_000
FIRST, RICH, RANK, PLACE = 1 << 20, 1 << 18, 1 << 12, (1 << 12) - 1

Four: TypeAlias = tuple[int, int, int, int]
"""Workers, money, energy and ideas."""


class Item:
    """A slot or card that could be made to work: what it takes and gives. There is one of each kind, shared by all that are alike."""

    __slots__ = ("again", "extra", "gives", "kind", "needs", "packed", "repeats", "turns", "wild")

    def __init__(self, needs: Three, gives: Three, wild: int, extra: float, most_tokens: int) -> None:
        self.needs, self.gives, self.wild, self.extra = needs, gives, wild, extra
        self.repeats = max(1, most_tokens)
        self.kind = needs.index(1) if sum(needs) == 1 and not most_tokens else 3
        """The kind of token, if one is all it takes; else 3."""
        self.packed = packed(gives, wild)
        self.again = packed(gives, 0)
        """What it gives, in one number; and what every further time."""
        first = extra > PER_ACTIVATION and not any(gives)  # It is worth its tokens without making anything: income is, above all.
        poor = RICH if sum(gives) + wild <= sum(needs) else 0
        ranks = [min((order.index(process) for process in range(3) if gives[process]), default=3) for order in PROCESS_ORDERS]
        self.turns = tuple([0 if first else FIRST + rank * RANK + late for rank in ranks for late in (poor, 0)])
        """When its turn comes in each order of filling, apart from its place."""


WILD: Final = 1 << 24
"""One wild process, among processes in one number."""
ALL: Final = (1 << 32) - 1


def packed(had: Three, wild: int) -> int:
    """Processes in one number, so that they add up at once."""
    return had[0] | had[1] << 8 | had[2] << 16 | wild * WILD


def unpacked(made: int) -> tuple[Three, int]:
    """The processes in one number, and the wild ones."""
    return (made & 255, made >> 8 & 255, made >> 16 & 255), made >> 24 & 255


def count_of(made: int) -> int:
    """How many processes are in one number, wild ones among them."""
    return (made & 255) + (made >> 8 & 255) + (made >> 16 & 255) + (made >> 24 & 255)


item_of = cache(Item)


@cache
def slot_items(plan: str) -> tuple[Item, ...]:
    """The slots of a plan, as the player sees them."""
    sheet = SHEETS[plan]
    slots = zip(sheet.kinds, sheet.processes, strict=True)
    return tuple([item_of(_one(KINDS.index(kind)), _one(process), 0, 0.0, 0) for kind, process in slots])


@cache
def card_item(card: str, last: bool) -> Item | None:
    """A card, as the player sees it; None if nothing can be expected of it."""
    design = DESIGNS[card]
    printed = design.card
    extra = 0.0 if printed.income and last else effects(card)
    makes = sum(design.gives) + printed.wild
    return item_of(design.activation, design.gives, printed.wild, extra, printed.most_tokens) if makes or extra else None


def _one(place: int) -> Three:
    return int(place == 0), int(place == 1), int(place == 2)


Desk: TypeAlias = tuple[int, int, float, Four, int]
"""One way to fill the items: the processes in one number, how many, what else it brings, the tokens that stay at hand (ideas last), and
which order of filling led to it. Thousands are kept, so they are bare tuples of numbers, which nobody has to look after."""
EXTRA: Final = 1 << 32
"""Above the processes in one number: which items bring something else, one bit each."""


class Works:
    """All slots and cards of a seat that could be made to work, and a dozen orders of filling them.

    Income comes first, then process by process, cards that give more than they take first or in their place; what only helps a little
    comes last.
    """

    __slots__ = ("_desks", "_more", "_orders", "cards_first", "extras", "gives", "items", "kinds", "slots", "wants")

    def __init__(self, before: "Works | None", item: Item, slots: int) -> None:
        """One item more than before."""
        place = 0 if before is None else len(before.items)
        self.items: tuple[Item, ...] = (item,) if before is None else (*before.items, item)
        self.slots = slots
        self.cards_first = (*range(slots, place + 1), *range(min(slots, place + 1)))
        """The order in which what changes nothing is emptied."""
        w, m, e = (0, 0, 0) if before is None else before.wants
        need, repeats = item.needs, item.repeats
        self.wants: Three = (w + need[0] * repeats, m + need[1] * repeats, e + need[2] * repeats)
        """The tokens it would take to fill everything."""
        gives = item.packed + (EXTRA << place if item.extra else 0)
        self.kinds: tuple[int, ...] = (item.kind,) if before is None else (*before.kinds, item.kind)
        self.gives: tuple[int, ...] = (gives,) if before is None else (*before.gives, gives)
        """Of each item, the kind of token it takes, and what it gives in one number."""
        self.extras: tuple[tuple[int, float], ...] = (() if before is None else before.extras) + (
            ((place, item.extra),) if item.extra else ()
        )
        """The places of the items that bring something else, and how much."""
        self._orders: dict[int, tuple[int, ...]] = {}
        self._desks: dict[Four, tuple[Desk, ...]] = {}
        self._more: dict[Item, Works] = {}

    def more(self, item: Item) -> "Works":
        """The same with one item more; found out once for all cards that are alike."""
        found = self._more.get(item)
        if found is None:
            found = self._more[item] = Works(self, item, self.slots)
        return found

    def desks(self, w: int, m: int, e: int, ideas: int) -> tuple[Desk, ...]:
        """The desks that the orders of filling lead to with so many tokens, each once. Tokens beyond all wants are left out of them."""
        wants = self.wants
        all_wants = wants[0] + wants[1] + wants[2]
        tokens = (
            w if w < wants[0] else wants[0], m if m < wants[1] else wants[1], e if e < wants[2] else wants[2],
            ideas if ideas < all_wants else all_wants,
        )  # fmt: skip
        found = self._desks.get(tokens)
        if found is None:
            if len(self._desks) > MOST_KEPT:
                self._desks.clear()
            found = self._desks[tokens] = self._filled(tokens)
        return found

    def orders(self) -> dict[int, tuple[int, ...]]:
        """The orders that differ, as places that follow each other, by their numbers."""
        if not self._orders:
            seen: dict[tuple[int, ...], int] = {}
            for number, turns in enumerate(zip(*[item.turns for item in self.items], strict=True)):
                order = sorted([turn + place for place, turn in enumerate(turns)])
                seen.setdefault(tuple([turn & PLACE for turn in order]), number)
            self._orders = {number: places for places, number in seen.items()}
        return self._orders

    def _filled(self, tokens: Four) -> tuple[Desk, ...]:
        """Fill in every order; where nothing is scarce one is as good as any."""
        found: dict[tuple[int, Four], int] = {}
        kinds, values, items = self.kinds, self.gives, self.items
        orders = self.orders()
        for number, places in [(0, orders[0])] if tokens[:3] == self.wants else orders.items():
            left = list(tokens)
            made = 0
            for place in places:
                kind = kinds[place]
                if kind == 3:
                    item = items[place]
                    if taken := taken_by(item, left):
                        made += values[place]
                        if item.repeats > 1:
                            made += (uses(item, taken) - 1) * item.again
                elif left[kind]:
                    left[kind] -= 1
                    made += values[place]
                elif left[3]:
                    left[3] -= 1
                    made += values[place]
            found.setdefault((made, (left[0], left[1], left[2], left[3])), number)
        return tuple(
            [
                (made & ALL, count_of(made), self.extra(made, number) if made >= EXTRA else 0.0, left, number)
                for (made, left), number in found.items()
            ]
        )

    def extra(self, made: int, number: int) -> float:
        """What working cards bring apart from processes, added up in this order: fractions come to the same only in the same order."""
        works = [(place, extra) for place, extra in self.extras if made & EXTRA << place]
        if len(works) > 2:
            items = self.items
            works.sort(key=lambda work: items[work[0]].turns[number] + work[0])
        found = 0.0
        for _, extra in works:
            found += extra
        return found

    def laid(self, w: int, m: int, e: int, ideas: int, number: int) -> list[Four | None]:
        """What lies on each item if so many tokens are laid in this order."""
        left = [w, m, e, ideas]
        found: list[Four | None] = [None] * len(self.items)
        for place in self.orders()[number]:
            kind = self.kinds[place]
            if kind == 3:
                found[place] = taken_by(self.items[place], left)
            elif left[kind] or left[3]:
                kind = kind if left[kind] else 3
                left[kind] -= 1
                found[place] = TAKEN[kind]
        return found


def taken_by(item: Item, left: list[int]) -> Four | None:
    """The tokens that an item takes of those left, resources first, ideas for the gaps; None if they are too few."""
    w, m, e, ideas = left
    need_w, need_m, need_e = item.needs
    times = item.repeats
    while times:
        short_w, short_m, short_e = w - need_w, m - need_m, e - need_e
        gaps = 0
        if short_w < 0:
            gaps, short_w = -short_w, 0
        if short_m < 0:
            gaps, short_m = gaps - short_m, 0
        if short_e < 0:
            gaps, short_e = gaps - short_e, 0
        if gaps > ideas:
            break
        w, m, e, ideas, times = short_w, short_m, short_e, ideas - gaps, times - 1
    taken = (left[0] - w, left[1] - m, left[2] - e, left[3] - ideas)
    if not any(taken):
        return None
    left[:] = (w, m, e, ideas)
    return taken


def uses(item: Item, taken: Four) -> int:
    """How many times over an item gives what it gives, with these tokens on it."""
    return taken[0] + taken[1] + taken[2] + taken[3] if item.repeats > 1 else 1


@lru_cache(maxsize=20_000)
def works_of(plan: str, cards: tuple[str, ...], last: bool) -> Works:
    """The slots of a plan and these cards; what cannot be expected to bring anything is left out."""
    works = slots_of(plan)
    for card in cards:
        if (item := card_item(card, last)) is not None:
            works = works.more(item)
    return works


@cache
def slots_of(plan: str) -> Works:
    """The slots of a plan alone."""
    first, *others = slot_items(plan)
    works = Works(None, first, 1 + len(others))
    for item in others:
        works = works.more(item)
    return works


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
    best, chosen, why, hand, over = -1.0, None, "", (0, 0, 0), (0, 0, 0)
    w, m, e, ideas = totals
    most_w, most_m, most_e = works.wants
    for worth, cost, reason in aims(seat, totals):
        have_w, have_m, have_e = have = (w - cost[0], m - cost[1], e - cost[2])
        more = (
            have_w - most_w if have_w > most_w else 0, have_m - most_m if have_m > most_m else 0, have_e - most_e if have_e > most_e else 0,
        )  # fmt: skip
        for desk in works.desks(have_w, have_m, have_e, ideas):
            value = judge.value(desk, more) + worth
            if value > best:
                best, chosen, why, hand, over = value, desk, reason, have, more
    assert chosen is not None
    laid = works.laid(*hand, ideas, chosen[4])
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
    """What a desk is worth to this player. `over`: the tokens beside it that nothing on the desk wants."""

    __slots__ = ("bought", "each", "held", "known", "last", "least", "more", "off", "plan", "reserve", "steady", "trade")

    def __init__(self, seat: "Seat") -> None:
        event, business, style = seat.event, seat.business, seat.style
        self.plan, self.held, self.last = seat.plan, seat.held, seat.last
        trade = self.trade = seat.trade()
        self.least, self.steady = trade.least, trade.prospects.steady
        self.reserve = style.reserve
        self.each = SAVERS_RESERVE if style.reserve > 2 else RESERVE
        wild = 1 if business.space == "4" and not business.benefit_lost else 0
        self.off = 0
        if event is not None:
            wild, self.off = wild + event.wild, event.processes_off
        self.more = wild * WILD
        asked = (SAME_TABLE[seat.plan], seat.held, self.off)
        self.known, self.bought = trade.prospects.values.of(asked), trade.values.of(asked)

    def output(self, made: int, money: int) -> float:
        """The best that can be made in this period of the processes in one number, with stock and purchases."""
        made += self.more
        if money < self.least:
            known, key = self.known, made
        else:
            known, key = self.bought, made | money << 32
        found = known.get(key)
        if found is None:
            had, wild = unpacked(made)
            most = had[0] + had[1] + had[2] + wild - self.off
            money = money if money >= self.least else 0
            found = known[key] = production_value(self.plan, had, wild, most if most > 0 else 0, self.held, money, self.trade)[0]
        return found

    def later(self, processes: int, free: int, extra: float) -> float:
        """A little for every process and for a reserve, and what cards bring apart from processes."""
        reserve = self.reserve
        return 0.0 if self.last else PER_PROCESS * processes + self.each * (free if free < reserve else reserve) + extra

    def value(self, desk: Desk, over: Three) -> float:
        """Production, and what is left for later."""
        made, processes, extra, left, _ = desk
        free = left[0] + over[0] + left[1] + over[1] + left[2] + over[2]
        return self.output(made, left[1] + over[1]) + self.later(processes, free, extra)

    def tidy(self, desk: Desk, over: Three, works: Works, laid: list[Four | None]) -> int:
        """Take tokens off what adds nothing, and if none is at hand then, off what this period's production can do without. How many
        are at hand in the end."""
        desk, _ = self._take_off(desk, over, works, laid, True, 1 << 30)
        return self._take_off(desk, over, works, laid, False, AT_HAND)[1]

    def _take_off(self, desk: Desk, over: Three, works: Works, laid: list[Four | None], later: bool, enough: int) -> tuple[Desk, int]:
        """Empty what can be emptied without loss, until enough tokens are at hand."""
        made, processes, extra, (w, m, e, ideas), order = desk
        free = w + m + e + over[0] + over[1] + over[2]
        if free >= enough:
            return desk, free
        money = m + over[1]
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
                w, m, e, ideas = w + taken[0], m + taken[1], e + taken[2], ideas + taken[3]
                if free >= enough:
                    break
        return (made, processes, extra, (w, m, e, ideas), order), free


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
