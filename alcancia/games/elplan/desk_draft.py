"""Section 4.3: District 2 move by move, while it is being put together.

["liquidate", card, [worker, money, energy]]    ["deactivate", [slots and cards]]    ["swap", from, to]
["activate", slot, token]    ["activate", card, [worker, money, energy replaced by ideas]]    ["activate", "E04a", workers, ideas]
"""

from typing import Any, Final, NamedTuple, TypeAlias

from .content import BOARD, DESIGNS, IDEA, KINDS, TOKENS, Desk, Three, filling
from .counts import is_counts, splits

Cards: TypeAlias = tuple[tuple[str, tuple[str, ...]], ...]
INDEX: Final = {token: number for number, token in enumerate(TOKENS)}


class Start(NamedTuple):
    """What a seat's District 2 begins with."""

    sheet: Desk
    slots: tuple[str, ...]
    cards: Cards
    free: Three
    ideas: int
    swaps: int
    sales: int
    wildcards: bool


def refunds(cost: Three) -> list[Three]:
    """EP-4.3.3 Half the tokens of the printed cost, rounded up, chosen among them."""
    return splits(-(-sum(cost) // BOARD.refund_divisor), cost)


class Draft:
    """A seat's District 2 while it is being put together. Each move returns a reason code, or "" if it was possible."""

    __slots__ = ("cards", "deactivated", "hand", "part_two", "sales", "slots", "sold", "start", "swapped", "swaps")

    def __init__(self, start: Start) -> None:
        self.start = start
        self.slots = list(start.slots)
        self.cards = dict(start.cards)
        self.hand = [*start.free, start.ideas]
        self.sales, self.swaps = start.sales, start.swaps
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
        if type(card) is not str or not is_counts(tokens):
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
            self.hand[INDEX[token]] += 1

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
        return self.start.sheet.names.get(item)

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
        if not self.hand[INDEX[given]]:
            return f"not_enough_{given}"
        self.part_two = True
        self.swaps -= 1
        for kind, change in ((INDEX[given], -1), (INDEX[taken], 1)):
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
        if isinstance(tokens, str):
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
        if token not in (IDEA, self.start.sheet.kinds[number]):
            return "wrong_token"
        if wrong := self.lay((token,)):
            return wrong
        self.slots[number] = token
        return ""

    def lay(self, tokens: tuple[str, ...]) -> str:
        """EP-4.0.8 Only tokens at hand can be placed."""
        needs = filling(tokens)[1]
        if needs[3] and not self.start.wildcards:
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
        if len(given) != 2 or not is_counts(given, 2):
            return "bad_parameter"
        if sum(given) > design.card.most_tokens:
            return "too_many_tokens"
        return design.card.activation * given[0] + (IDEA,) * given[1] or "incomplete_activation"
    if len(given) != 1 or not is_counts(given[0]):
        return "bad_parameter"
    for tokens, _ in design.fillings:
        if given[0] == replaced_by_ideas(card, tokens):
            return tokens
    return "wrong_token"


def replaced_by_ideas(card: str, tokens: tuple[str, ...]) -> Three:
    """Which required tokens ideas stand in for."""
    asked = DESIGNS[card].activation
    return asked[0] - tokens.count("worker"), asked[1] - tokens.count("money"), asked[2] - tokens.count("energy")
