"""Section 4.3: the option space of District 2. An answer is a whole list of moves, judged one after the other."""

from collections.abc import Iterator
from functools import cache
from typing import Any, Final, TypeAlias

from msgspec import Struct

from alcancia.ground.plain import to_lists, to_tuples_or_none
from alcancia.kernel import NO, Luck, Space

from .card_effects import active_processes
from .content import DESIGNS, IDEA, KINDS, Filling, Three, slot_name
from .desk_count import ways_to_fill
from .desk_draft import INDEX, Draft, Start, refunds, replaced_by_ideas

Sold: TypeAlias = list[tuple[str, Three]]
"""Cards sold back, and the tokens taken for them."""
Swap: TypeAlias = Three
"""What all swaps together change: minus for a kind given, plus for a kind taken."""

EMPTY: Final[Filling] = ((), (0, 0, 0, 0))
MOST_MOVES: Final = 200


class Arrangements(Struct, Space, eq=False, gc=False):
    """EP-4.3.2 EP-4.3.5 Every way to spend one's District 2; lists with the same effect are one."""

    start: Start

    # ── judging ──────────────────────────────────────────────────────────────

    def draft(self, value: Any) -> Draft | str:
        """The desk after these moves, or why one of them is refused."""
        value = to_tuples_or_none(value)
        if type(value) is not tuple or len(value) > MOST_MOVES:
            return "bad_parameter"
        draft = Draft(self.start)
        for step in value:
            if wrong := draft.move(step):
                return wrong
        return draft

    def why_not(self, value: Any) -> str:
        """EP-4.3.3 EP-4.3.4 Why the first move of the list that is not possible is not."""
        draft = self.draft(value)
        return draft if isinstance(draft, str) else ""

    def parse(self, value: Any) -> Any:
        draft = self.draft(value)
        if isinstance(draft, str):
            return NO
        swap = (draft.swapped[0], draft.swapped[1], draft.swapped[2])
        return self.moves(sorted(draft.sold), swap, draft.slots, draft.cards)

    def preview(self, value: Any) -> dict[str, Any] | None:
        """What these moves would lead to, for somebody who is still putting them together."""
        draft = self.draft(value)
        if isinstance(draft, str):
            return None
        had, wild = active_processes(self.start.sheet, tuple(draft.slots), tuple(draft.cards.items()))
        return {
            "free": draft.hand[:3], "ideas": draft.hand[3], "slots": draft.slots, "cards": to_lists(tuple(draft.cards.items())),
            "processes": list(had), "wild": wild, "swaps": draft.swaps,
        }  # fmt: skip

    def moves(self, sold: Sold, swap: Swap, slots: list[str], cards: dict[str, tuple[str, ...]]) -> tuple[Any, ...]:
        """The one list of moves that stands for all with this effect."""
        off: list[str] = []
        on: list[tuple[Any, ...]] = []
        start = self.start
        if start.slots != tuple(slots):
            for name, before, after in zip(start.sheet.names, start.slots, slots, strict=True):
                if before != after:
                    if before:
                        off.append(name)
                    if after:
                        on.append(("activate", name, after))
        for card, laid in start.cards:
            if card in cards and laid != (now := cards[card]):
                if laid:
                    off.append(card)
                if now:
                    on.append(activation(card, now))
        first: list[tuple[Any, ...]] = [("liquidate", card, tokens) for card, tokens in sold]
        if off:
            first.append(("deactivate", tuple(off)))
        if any(swap):
            gives = [kind for kind, change in zip(KINDS, swap, strict=True) for _ in range(-change)]
            takes = [kind for kind, change in zip(KINDS, swap, strict=True) for _ in range(change)]
            first += [("swap", given, taken) for given, taken in zip(gives, takes, strict=True)]
        return (*first, *on)

    # ── choosing ─────────────────────────────────────────────────────────────

    def totals(self, sold: Sold) -> list[int]:
        """All tokens the seat could place: at hand, at work, and from cards sold back."""
        left = [*self.start.free, self.start.ideas]
        for token in self.start.slots:
            if token:
                left[INDEX[token]] += 1
        for _, laid in self.start.cards:
            for token in laid:
                left[INDEX[token]] += 1
        for _, tokens in sold:
            for kind in range(3):
                left[kind] += tokens[kind]
        return left

    def fillings(self, sold: Sold) -> list[tuple[str, tuple[Filling, ...]]]:
        """Every slot and card left, with the ways to fill it."""
        gone = [card for card, _ in sold]
        items = list(self.start.sheet.places)
        items += [(card, DESIGNS[card].fillings) for card, _ in self.start.cards if card not in gone]
        return items if self.start.wildcards else [(item, tuple([f for f in ways if not f[1][3]])) for item, ways in items]

    def swap_ways(self) -> list[Swap]:
        """What so many swaps can change in all, doing nothing first."""
        found: dict[Swap, None] = {(0, 0, 0): None}
        for _ in range(self.start.swaps):
            for before in list(found):
                for given in range(3):
                    for taken in range(3):
                        after = list(before)
                        after[given] -= 1
                        after[taken] += 1
                        found[after[0], after[1], after[2]] = None
        return list(found)

    def sale_ways(self) -> Iterator[Sold]:
        """Every choice of cards to sell back and of tokens for them, selling nothing first."""

        def further(first: int, left: int) -> Iterator[Sold]:
            yield []
            if left:
                for number in range(first, len(mine)):
                    for tokens in refunds(DESIGNS[mine[number]].cost):
                        for rest in further(number + 1, left - 1):
                            yield [(mine[number], tokens), *rest]

        mine = sorted(card for card, _ in self.start.cards)
        return further(0, self.start.sales)

    def sample(self, luck: Luck) -> Any:
        sold = self.sample_sales(luck) if self.start.sales and self.start.cards and luck.bits(2) == 0 else []
        left = self.totals(sold)
        swap: Swap = (0, 0, 0)
        if self.start.swaps and luck.bits(1):
            swap = luck.choice([way for way in self.swap_ways() if min(left[0] + way[0], left[1] + way[1], left[2] + way[2]) >= 0])
            for kind in range(3):
                left[kind] += swap[kind]
        items = self.fillings(sold)
        size = len(items)
        chosen: dict[str, tuple[str, ...]] = {}
        start = luck.below(size)
        # Every other time leave nothing empty that could work: half-empty desks alone would hardly ever make an idea.
        eager = luck.bits(1)
        for number in range(size):
            item, ways = items[(start + number * 7) % size] if size % 7 else items[(start + number) % size]
            fits = [way for way in ways if _fits(way[1], left)]
            pick = 1 + luck.below(len(fits)) if eager and fits else luck.below(len(fits) + 1)
            if pick:
                tokens, takes = fits[pick - 1]
                for kind in range(4):
                    left[kind] -= takes[kind]
                chosen[item] = tokens
            else:
                chosen[item] = ()
        return self.chosen_moves(sold, swap, chosen)

    def sample_sales(self, luck: Luck) -> Sold:
        card = luck.choice(self.start.cards)[0]
        return [(card, luck.choice(refunds(DESIGNS[card].cost)))]

    def chosen_moves(self, sold: Sold, swap: Swap, chosen: dict[str, tuple[str, ...]]) -> tuple[Any, ...]:
        slots = [chosen[name][0] if chosen[name] else "" for name in self.start.sheet.names]
        return self.moves(sold, swap, slots, {card: chosen[card] for card, _ in self.start.cards if card in chosen})

    def sales_and_swaps(self) -> Iterator[tuple[Sold, Swap, list[int]]]:
        """Every choice of cards sold back and of swaps, and the tokens that can be placed then."""
        for sold in self.sale_ways():
            for swap in self.swap_ways():
                left = self.totals(sold)
                for kind in range(3):
                    left[kind] += swap[kind]
                if min(left) >= 0:
                    yield sold, swap, left

    def __iter__(self) -> Iterator[Any]:
        slots = zip(self.start.sheet.names, self.start.slots, strict=True)
        before = {**{name: (token,) if token else () for name, token in slots}, **dict(self.start.cards)}
        for sold, swap, left in self.sales_and_swaps():
            for chosen in _fill(self.fillings(sold), before, 0, left):
                yield self.chosen_moves(sold, swap, chosen)

    def count(self) -> int:
        cases = [([ways for _, ways in self.fillings(sold)], left) for sold, _, left in self.sales_and_swaps()]
        return sum(ways_to_fill(items, (left[0], left[1], left[2], left[3])) for items, left in cases)

    def is_single(self) -> bool:
        """EP-4.0.6 Is leaving everything as it is the only choice?"""
        if (
            any(self.start.slots)
            or any(laid for _, laid in self.start.cards)
            or (self.start.sales and self.start.cards)
            or (self.start.swaps and any(self.start.free))
        ):
            return False
        left = self.totals([])
        return not any(_fits(takes, left) for _, ways in self.fillings([]) for _, takes in ways)

    def to_json(self) -> dict[str, Any]:
        return {
            "kind": "arrangements",
            "slots": [{"id": slot_name(n), "token": kind, "now": self.start.slots[n]} for n, kind in enumerate(self.start.sheet.kinds)],
            "cards": [
                {"id": card, "activation": list(DESIGNS[card].card.activation), "most": DESIGNS[card].card.most_tokens, "now": list(laid)}
                for card, laid in self.start.cards
            ],
            "free": list(self.start.free),
            "ideas": self.start.ideas,
            "swaps": self.start.swaps,
            "liquidations": self.start.sales if self.start.cards else 0,
            "refunds": {card: to_lists(tuple(refunds(DESIGNS[card].cost))) for card, _ in self.start.cards} if self.start.sales else {},
            "wildcards": self.start.wildcards,
        }


@cache
def activation(card: str, tokens: tuple[str, ...]) -> tuple[Any, ...]:
    """The move that lays these tokens on a card."""
    if DESIGNS[card].card.most_tokens:
        ideas = tokens.count(IDEA)
        return ("activate", card, len(tokens) - ideas, ideas)
    return ("activate", card, replaced_by_ideas(card, tokens))


def _fits(takes: tuple[int, int, int, int], left: list[int]) -> bool:
    return takes[0] <= left[0] and takes[1] <= left[1] and takes[2] <= left[2] and takes[3] <= left[3]


def _fill(
    items: list[tuple[str, tuple[Filling, ...]]], before: dict[str, tuple[str, ...]], at: int, left: list[int]
) -> Iterator[dict[str, tuple[str, ...]]]:
    """Every filling of the items from `at` on, as it was before first; leaving empty always works, so no branch is dead."""
    if at == len(items):
        yield {}
        return
    item, ways = items[at]
    now = before[item]
    for tokens, takes in sorted((EMPTY, *ways), key=lambda way: way[0] != now):
        if _fits(takes, left):
            rest = [have - take for have, take in zip(left, takes, strict=True)]
            for further in _fill(items, before, at + 1, rest):
                further[item] = tokens
                yield further
