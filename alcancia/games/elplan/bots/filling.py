"""Section 12, line 4: what a desk can be filled with.

Every playout waits for this. Which desks can be filled depends only on what the slots and cards take and give and on the tokens there
are, so it is found out once for all seats that have the same.
"""

from bisect import bisect
from functools import cache, lru_cache
from itertools import permutations
from typing import Final, TypeAlias

from ..content import DESIGNS, KINDS, SHEETS, Three
from .valuation import ALL, PER_ACTIVATION, count_of, effects, packed

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


Desk: TypeAlias = tuple[int, int, float, int, int, int]
"""One way to fill the items: the processes in one number, how many, what else it brings, the money and all the tokens that stay at hand,
and which order of filling led to it. Thousands are kept, so they are bare tuples of numbers, which nobody has to look after."""
EXTRA: Final = 1 << 32
"""Above the processes in one number: which items bring something else, one bit each."""


class Works:
    """All slots and cards of a seat that could be made to work, and a dozen orders of filling them.

    Income comes first, then process by process, cards that give more than they take first or in their place; what only helps a little
    comes last.
    """

    __slots__ = ("_desks", "_more", "_turns", "cards_first", "extras", "gives", "items", "kinds", "orders", "slots", "wants")

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
        turns = [list[int]() for _ in item.turns] if before is None else before._turns
        orders = [b"" for _ in item.turns] if before is None else before.orders
        spots = [bisect(earlier, turn) for earlier, turn in zip(turns, item.turns, strict=True)]  # after those whose turn is the same
        self._turns: list[list[int]] = [[*its[:at], turn, *its[at:]] for its, at, turn in zip(turns, spots, item.turns, strict=True)]
        self.orders: list[bytes] = [its[:at] + bytes((place,)) + its[at:] for its, at in zip(orders, spots, strict=True)]
        """The places of all items in each order of filling."""
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

    def _filled(self, tokens: Four) -> tuple[Desk, ...]:
        """Fill in every order that is not like one before; where nothing is scarce one is as good as any."""
        found: dict[tuple[int, int, int], int] = {}
        kinds, values, items, orders = self.kinds, self.gives, self.items, self.orders
        tried = set[bytes]()
        for number, places in enumerate(orders[:1] if tokens[:3] == self.wants else orders):
            if places in tried:
                continue
            tried.add(places)
            left, made = list(tokens), 0
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
            found.setdefault((made, left[1], left[0] + left[1] + left[2]), number)
        return tuple(
            [
                (made & ALL, count_of(made), self.extra(made, number) if made > ALL else 0.0, money, free, number)
                for (made, money, free), number in found.items()
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
        for place in self.orders[number]:
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
