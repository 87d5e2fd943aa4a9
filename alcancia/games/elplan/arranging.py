"""Section 4.3: the option space of District 2. An answer is a whole list of moves, judged one after the other.

    ["liquidate", card, [worker, money, energy]]    ["deactivate", [slots and cards]]    ["swap", from, to]
    ["activate", slot, token]    ["activate", card, [worker, money, energy replaced by ideas]]    ["activate", "E04a", workers, ideas]
"""

from collections.abc import Iterator
from typing import Any, Final

from alcancia.games.elplan.counting import ways_to_fill
from alcancia.games.elplan.prints import BOARD, DESIGNS, IDEA, KINDS, TOKENS, Desk, Filling, Three, filling, slot_name
from alcancia.kernel import NO, Luck, Space
from alcancia.kernel.plain import freeze, melt

Cards = tuple[tuple[str, tuple[str, ...]], ...]
Swap = Three
"""What all swaps together change: minus for a kind given, plus for a kind taken."""

EMPTY: Final[Filling] = ((), (0, 0, 0, 0))
MOST_MOVES: Final = 200
_INDEX: Final = {token: number for number, token in enumerate(TOKENS)}


def refunds(cost: Three) -> list[Three]:
    """EP-4.3.3 Half the tokens of the printed cost, rounded up, chosen among them."""
    due = -(-sum(cost) // BOARD.refund_divisor)
    return [
        (w, m, due - w - m)
        for w in range(min(cost[0], due) + 1)
        for m in range(min(cost[1], due - w) + 1)
        if due - w - m <= cost[2]
    ]


class Draft:
    """A seat's District 2 while it is being put together. Each move returns a reason code, or "" if it was possible."""

    __slots__ = ("cards", "deactivated", "hand", "part_two", "sales", "slots", "sold", "space", "swapped", "swaps")

    def __init__(self, space: "Arrangements") -> None:
        self.space = space
        self.slots = list(space.slots)
        self.cards = dict(space.cards)
        self.hand = [*space.free, space.ideas]
        self.sales, self.swaps = space.sales, space.swaps
        self.sold: list[tuple[str, Three]] = []
        self.swapped = [0, 0, 0]
        self.deactivated = self.part_two = False

    def move(self, value: Any) -> str:
        """One move, whatever its form."""
        if type(value) is not tuple or not value or type(value[0]) is not str:
            return "bad_parameter"
        name, given = value[0], value[1:]
        if name == "liquidate" and len(given) == 2:
            return self.liquidate(*given)
        if name == "deactivate" and len(given) == 1:
            return self.deactivate(*given)
        if name == "swap" and len(given) == 2:
            return self.swap(*given)
        if name == "activate" and len(given) in (2, 3):
            return self.activate(*given)
        return "bad_parameter" if name in ("liquidate", "deactivate", "swap", "activate") else "unknown_move"

    def liquidate(self, card: Any, tokens: Any) -> str:
        """EP-4.3.3 A card leaves the game for half its printed cost."""
        if type(card) is not str or not _is_counts(tokens, 3):
            return "bad_parameter"
        if self.part_two:
            return "deactivate_first"
        if not self.sales:
            return "liquidation_not_allowed"
        if wrong := self.not_mine(card):
            return wrong
        if tokens not in refunds(DESIGNS[card].cost):
            return "wrong_refund"
        self.take_off(self.cards.pop(card))
        for kind in range(3):
            self.hand[kind] += tokens[kind]
        self.sales -= 1
        self.sold.append((card, tokens))
        return ""

    def not_mine(self, card: str) -> str:
        """Why this card cannot be named."""
        if card in self.cards:
            return ""
        return "not_your_card" if card in DESIGNS else "no_such_card"

    def take_off(self, tokens: tuple[str, ...]) -> None:
        for token in tokens:
            self.hand[_INDEX[token]] += 1

    def deactivate(self, items: Any) -> str:
        """EP-4.3.3 Once: tokens come back from any slots and cards."""
        if type(items) is not tuple or not all(type(item) is str for item in items) or len(set(items)) < len(items):
            return "bad_parameter"
        if self.part_two:
            return "deactivate_first"
        if self.deactivated:
            return "already_deactivated"
        if not items:
            return "nothing_to_do"
        for item in items:
            if (number := self.slot(item)) is not None:
                if not self.slots[number]:
                    return "not_active"
            elif wrong := self.not_mine(item):
                return wrong
            elif not self.cards[item]:
                return "not_active"
        for item in items:
            if (number := self.slot(item)) is not None:
                self.take_off((self.slots[number],))
                self.slots[number] = ""
            else:
                self.take_off(self.cards[item])
                self.cards[item] = ()
        self.deactivated = True
        return ""

    def slot(self, item: str) -> int | None:
        """The position of a slot of this plan."""
        return self.space.sheet.names.get(item)

    def swap(self, given: Any, taken: Any) -> str:
        """EP-4.3.4 One free resource token for one of another kind."""
        if given == IDEA or taken == IDEA:
            return "ideas_not_resources"
        if given not in KINDS or taken not in KINDS:
            return "bad_parameter"
        if given == taken:
            return "swap_same_type"
        if not self.swaps:
            return "no_swap_left"
        if not self.hand[_INDEX[given]]:
            return f"not_enough_{given}"
        self.part_two = True
        self.swaps -= 1
        for kind, change in ((_INDEX[given], -1), (_INDEX[taken], 1)):
            self.hand[kind] += change
            self.swapped[kind] += change
        return ""

    def activate(self, item: Any, *given: Any) -> str:
        """EP-4.3.4 EP-4.3.7 Tokens, or ideas in their place, go to work on a slot or a card."""
        if type(item) is not str:
            return "bad_parameter"
        if (number := self.slot(item)) is not None:
            return self.activate_slot(number, *given)
        if wrong := self.not_mine(item):
            return wrong
        if self.cards[item]:
            return "already_active"
        tokens = card_tokens(item, given)
        if type(tokens) is str:
            return tokens
        if wrong := self.lay(tokens):
            return wrong
        self.cards[item] = tokens
        return ""

    def activate_slot(self, number: int, token: Any = None, *more: Any) -> str:
        """EP-4.3.4 A slot takes one token: its resource, or an idea."""
        if more or token not in TOKENS:
            return "bad_parameter"
        if self.slots[number]:
            return "already_active"
        if token not in (IDEA, self.space.sheet.kinds[number]):
            return "wrong_token"
        if wrong := self.lay((token,)):
            return wrong
        self.slots[number] = token
        return ""

    def lay(self, tokens: tuple[str, ...]) -> str:
        """EP-4.0.8 Only tokens at hand can be placed."""
        needs = filling(tokens)[1]
        if needs[3] and not self.space.wildcards:
            return "switched_off"
        for kind, need in enumerate(needs):
            if need > self.hand[kind]:
                return "not_enough_ideas" if kind == 3 else f"not_enough_{KINDS[kind]}"
        for kind, need in enumerate(needs):
            self.hand[kind] -= need
        self.part_two = True
        return ""


def card_tokens(card: str, given: tuple[Any, ...]) -> tuple[str, ...] | str:
    """The tokens an activation lays on a card, or why it cannot be meant."""
    design = DESIGNS[card]
    if design.card.most_tokens:
        if len(given) != 2 or not _is_counts(given, 2):
            return "bad_parameter"
        if sum(given) > design.card.most_tokens:
            return "too_many_tokens"
        return design.card.activation * given[0] + (IDEA,) * given[1] or "incomplete_activation"
    if len(given) != 1 or not _is_counts(given[0], 3):
        return "bad_parameter"
    for tokens, _ in design.fillings:
        if given[0] == replaced_by_ideas(card, tokens):
            return tokens
    return "wrong_token"


def replaced_by_ideas(card: str, tokens: tuple[str, ...]) -> Three:
    """Which required tokens ideas stand in for."""
    asked = DESIGNS[card].activation
    return asked[0] - tokens.count("worker"), asked[1] - tokens.count("money"), asked[2] - tokens.count("energy")


def _is_counts(value: Any, size: int) -> bool:
    return type(value) is tuple and len(value) == size and all(type(count) is int and count >= 0 for count in value)


class Arrangements(Space):
    """EP-4.3.2 EP-4.3.5 Every way to spend one's District 2; lists with the same effect are one."""

    __slots__ = ("cards", "free", "ideas", "sales", "sheet", "slots", "swaps", "wildcards")

    def __init__(
        self, sheet: Desk, slots: tuple[str, ...], cards: Cards, free: Three, ideas: int, swaps: int, sales: int, wildcards: bool
    ) -> None:
        self.sheet, self.slots, self.cards = sheet, slots, cards
        self.free, self.ideas, self.swaps, self.sales, self.wildcards = free, ideas, swaps, sales, wildcards

    # ── judging ──────────────────────────────────────────────────────────────

    def draft(self, value: Any) -> Draft | str:
        """The desk after these moves, or why one of them is refused."""
        value = freeze(value)
        if type(value) is not tuple or len(value) > MOST_MOVES:
            return "bad_parameter"
        draft = Draft(self)
        for step in value:
            if wrong := draft.move(step):
                return wrong
        return draft

    def parse(self, value: Any) -> Any:
        draft = self.draft(value)
        if isinstance(draft, str):
            return NO
        swap = (draft.swapped[0], draft.swapped[1], draft.swapped[2])
        return self.moves(sorted(draft.sold), swap, draft.slots, draft.cards)

    def moves(self, sold: list[tuple[str, Three]], swap: Swap, slots: list[str], cards: dict[str, tuple[str, ...]]) -> tuple[Any, ...]:
        """The one list of moves that stands for all with this effect."""
        off: list[str] = []
        on: list[tuple[Any, ...]] = []
        for number, (before, after) in enumerate(zip(self.slots, slots, strict=True)):
            if before != after:
                if before:
                    off.append(slot_name(number))
                if after:
                    on.append(("activate", slot_name(number), after))
        for card, laid in self.cards:
            if card in cards and laid != (now := cards[card]):
                if laid:
                    off.append(card)
                if now:
                    on.append(activation(card, now))
        gives = [kind for kind, change in zip(KINDS, swap, strict=True) for _ in range(-change)]
        takes = [kind for kind, change in zip(KINDS, swap, strict=True) for _ in range(change)]
        return (
            *[("liquidate", card, tokens) for card, tokens in sold],
            *([("deactivate", tuple(off))] if off else ()),
            *[("swap", given, taken) for given, taken in zip(gives, takes, strict=True)],
            *on,
        )

    # ── choosing ─────────────────────────────────────────────────────────────

    def totals(self, sold: list[tuple[str, Three]]) -> list[int]:
        """All tokens the seat could place: at hand, at work, and from cards sold back."""
        left = [*self.free, self.ideas]
        for token in self.slots:
            if token:
                left[_INDEX[token]] += 1
        for _, laid in self.cards:
            for token in laid:
                left[_INDEX[token]] += 1
        for _, tokens in sold:
            for kind in range(3):
                left[kind] += tokens[kind]
        return left

    def fillings(self, sold: list[tuple[str, Three]]) -> list[tuple[str, tuple[Filling, ...]]]:
        """Every slot and card left, with the ways to fill it."""
        gone = [card for card, _ in sold]
        items = list(self.sheet.places)
        items += [(card, DESIGNS[card].fillings) for card, _ in self.cards if card not in gone]
        return items if self.wildcards else [(item, tuple([f for f in ways if not f[1][3]])) for item, ways in items]

    def swap_ways(self) -> list[Swap]:
        """What so many swaps can change in all, doing nothing first."""
        found: dict[Swap, None] = {(0, 0, 0): None}
        for _ in range(self.swaps):
            for before in list(found):
                for given in range(3):
                    for taken in range(3):
                        after = list(before)
                        after[given] -= 1
                        after[taken] += 1
                        found[after[0], after[1], after[2]] = None
        return list(found)

    def sale_ways(self) -> Iterator[list[tuple[str, Three]]]:
        """Every choice of cards to sell back and of tokens for them, selling nothing first."""

        def further(first: int, left: int) -> Iterator[list[tuple[str, Three]]]:
            yield []
            if left:
                for number in range(first, len(mine)):
                    for tokens in refunds(DESIGNS[mine[number]].cost):
                        for rest in further(number + 1, left - 1):
                            yield [(mine[number], tokens), *rest]

        mine = sorted(card for card, _ in self.cards)
        return further(0, self.sales)

    def sample(self, luck: Luck) -> Any:
        sold = self.sample_sales(luck) if self.sales and self.cards and luck.bits(2) == 0 else []
        left = self.totals(sold)
        swap: Swap = (0, 0, 0)
        if self.swaps and luck.bits(1):
            swap = luck.choice([way for way in self.swap_ways() if min(left[0] + way[0], left[1] + way[1], left[2] + way[2]) >= 0])
            for kind in range(3):
                left[kind] += swap[kind]
        items = self.fillings(sold)
        size = len(items)
        chosen: dict[str, tuple[str, ...]] = {}
        start = luck.below(size)
        for number in range(size):
            item, ways = items[(start + number * 7) % size] if size % 7 else items[(start + number) % size]
            fits = [way for way in ways if _fits(way[1], left)]
            pick = luck.below(len(fits) + 1)
            if pick:
                tokens, takes = fits[pick - 1]
                for kind in range(4):
                    left[kind] -= takes[kind]
                chosen[item] = tokens
            else:
                chosen[item] = ()
        return self.chosen_moves(sold, swap, chosen)

    def sample_sales(self, luck: Luck) -> list[tuple[str, Three]]:
        card = luck.choice(self.cards)[0]
        return [(card, luck.choice(refunds(DESIGNS[card].cost)))]

    def chosen_moves(self, sold: list[tuple[str, Three]], swap: Swap, chosen: dict[str, tuple[str, ...]]) -> tuple[Any, ...]:
        slots = [chosen[name][0] if chosen[name] else "" for name in self.sheet.names]
        return self.moves(sold, swap, slots, {card: chosen[card] for card, _ in self.cards if card in chosen})

    def __iter__(self) -> Iterator[Any]:
        for sold in self.sale_ways():
            items = self.fillings(sold)
            before = {**{name: (token,) if token else () for name, token in zip(self.sheet.names, self.slots, strict=True)}, **dict(self.cards)}
            for swap in self.swap_ways():
                left = self.totals(sold)
                for kind in range(3):
                    left[kind] += swap[kind]
                if min(left) >= 0:
                    for chosen in _fill(items, before, 0, left):
                        yield self.chosen_moves(sold, swap, chosen)

    def count(self) -> int:
        many = 0
        for sold in self.sale_ways():
            items = [ways for _, ways in self.fillings(sold)]
            for swap in self.swap_ways():
                left = self.totals(sold)
                for kind in range(3):
                    left[kind] += swap[kind]
                if min(left) >= 0:
                    many += ways_to_fill(items, (left[0], left[1], left[2], left[3]))
        return many

    def is_single(self) -> bool:
        """EP-4.0.6 Is leaving everything as it is the only choice?"""
        if any(self.slots) or any(laid for _, laid in self.cards) or (self.sales and self.cards) or (self.swaps and any(self.free)):
            return False
        left = self.totals([])
        return not any(_fits(takes, left) for _, ways in self.fillings([]) for _, takes in ways)

    def to_json(self) -> dict[str, Any]:
        return {
            "kind": "arrangements",
            "slots": [{"id": slot_name(n), "token": kind, "now": self.slots[n]} for n, kind in enumerate(self.sheet.kinds)],
            "cards": [
                {"id": card, "activation": list(DESIGNS[card].card.activation), "most": DESIGNS[card].card.most_tokens, "now": list(laid)}
                for card, laid in self.cards
            ],
            "free": list(self.free),
            "ideas": self.ideas,
            "swaps": self.swaps,
            "liquidations": self.sales if self.cards else 0,
            "refunds": {card: melt(tuple(refunds(DESIGNS[card].cost))) for card, _ in self.cards} if self.sales else {},
            "wildcards": self.wildcards,
        }


def activation(card: str, tokens: tuple[str, ...]) -> tuple[Any, ...]:
    """The move that lays these tokens on a card."""
    if DESIGNS[card].card.most_tokens:
        ideas = tokens.count(IDEA)
        return ("activate", card, len(tokens) - ideas, ideas)
    return ("activate", card, replaced_by_ideas(card, tokens))


def _fits(takes: tuple[int, int, int, int], left: list[int]) -> bool:
    return takes[0] <= left[0] and takes[1] <= left[1] and takes[2] <= left[2] and takes[3] <= left[3]


def _fill(items: list[tuple[str, tuple[Filling, ...]]], before: dict[str, tuple[str, ...]], at: int, left: list[int]) -> Iterator[dict[str, tuple[str, ...]]]:
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
