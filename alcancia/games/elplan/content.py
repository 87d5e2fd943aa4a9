"""Everything that is printed: plans, events, investment cards, spaces, and what follows from them alone."""

from functools import cache
from itertools import product
from typing import Final, Literal, TypeAlias

import msgspec

from alcancia.ground.content import load

Kind: TypeAlias = Literal["worker", "money", "energy"]
Process: TypeAlias = Literal["production", "logistics", "marketing"]
Good: TypeAlias = Literal["raw_material", "consumer_good", "service"]
CardType: TypeAlias = Literal["expert", "technology", "infrastructure"]
Three: TypeAlias = tuple[int, int, int]
"""Counts of worker, money, energy; of production, logistics, marketing; or of raw material, consumer good, service."""

KINDS: Final[tuple[Kind, ...]] = ("worker", "money", "energy")
PROCESSES: Final[tuple[Process, ...]] = ("production", "logistics", "marketing")
GOODS: Final[tuple[Good, ...]] = ("raw_material", "consumer_good", "service")
TYPES: Final[tuple[CardType, ...]] = ("expert", "technology", "infrastructure")
IDEA: Final = "idea"
TOKENS: Final = (*KINDS, IDEA)


class Event(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An event card; it does whatever of these fields is set."""

    id: str
    tone: Literal["negative", "positive"]
    demands: tuple[Kind, ...] = ()
    market_closed: bool = False
    sowing: int = 0
    wild: int = 0
    processes_off: int = 0
    money_share: int = 0
    sale_less: int = 0
    card_money_more: int = 0
    gift: dict[Kind, int] = {}
    gift_fewest_ideas: dict[Kind, int] = {}
    technology_discount: int = 0


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An investment design; its copies differ by a letter at the end of the id."""

    id: str
    type: CardType
    copies: int
    cost: dict[Kind, int]
    activation: tuple[Kind, ...]
    symbol: Literal["play", "pause"]
    processes: tuple[Process, ...] = ()
    most_tokens: int = 0
    wild: int = 0
    income: Kind | None = None
    sale_bonus: int = 0
    shield: int = 0
    swap: int = 0
    adviser: int = 0
    purchase_discount: int = 0
    warehouse: bool = False
    import_discount: int = 0
    export_bonus: int = 0


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One of the nine plans, with the slots that all its levels share."""

    id: str
    type: Good
    slots: tuple[tuple[Kind, Process], ...]


class Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A row of a production table: these processes make so many of this product."""

    processes: tuple[Process, ...]
    product: Good
    count: int


class Sheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a level adds to the plans of one type: further slots, and the production table."""

    level: int
    type: Good
    more_slots: tuple[tuple[Kind, Process], ...]
    rows: tuple[Row, ...]


class Space(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An opportunity space."""

    id: str
    district: int
    benefit: Literal["insurance", "worker", "discount", "process", "purchase", "subsidy"]
    card_type: CardType | None = None
    kinds: tuple[Kind, ...] = ()
    types_needed: int = 0


class Board(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The spaces, and figures printed on the board."""

    space: tuple[Space, ...]
    substitutes: int
    events_kept_out: int
    refund_divisor: int
    bonus_last_seat: dict[Kind, int]


class Cards(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file of investment cards."""

    card: tuple[Card, ...]


class Events(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file of events."""

    event: tuple[Event, ...]


class Plans(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file of plans."""

    plan: tuple[Plan, ...]
    sheet: tuple[Sheet, ...]


class Content(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that is printed."""

    board: Board
    cards: Cards
    events: Events
    plans: Plans


CONTENT: Final = Content(
    board=load(__package__, "board.toml", Board),
    cards=load(__package__, "cards.toml", Cards),
    events=load(__package__, "events.toml", Events),
    plans=load(__package__, "plans.toml", Plans),
)
BOARD: Final = CONTENT.board
SPACES: Final = {space.id: space for space in BOARD.space}
EVENTS: Final = {event.id: event for event in CONTENT.events.event}
NO_EVENT: Final = Event(id="", tone="positive")
SUBSIDIES: Final = tuple(space.id for space in BOARD.space if space.benefit == "subsidy")


def three(counts: dict[Kind, int]) -> Three:
    """Counts by name as counts by position."""
    return counts.get("worker", 0), counts.get("money", 0), counts.get("energy", 0)


ONE: Final[dict[str, Three]] = {"worker": (1, 0, 0), "money": (0, 1, 0), "energy": (0, 0, 1)}
"""A single token of each kind."""


def tally(words: tuple[str, ...], of: tuple[str, ...]) -> Three:
    """How often each of three words occurs."""
    return words.count(of[0]), words.count(of[1]), words.count(of[2])


class Design:
    """A card as the rules use it: counts by position instead of words."""

    __slots__ = ("activation", "card", "cost", "fillings", "gives", "play", "type", "type_number")

    def __init__(self, card: Card) -> None:
        self.card = card
        self.type = card.type
        self.type_number = TYPES.index(card.type)
        self.cost = three(card.cost)
        self.activation = tally(card.activation, KINDS)
        self.play = card.symbol == "play"
        self.gives = tally(card.processes, PROCESSES)
        self.fillings = fillings_of(card)


Filling: TypeAlias = tuple[tuple[str, ...], tuple[int, int, int, int]]
"""The tokens that lie on a slot or card, and how many of each kind (idea last) that takes."""


Places: TypeAlias = tuple[tuple[str, tuple[Filling, ...]], ...]
"""Slots and cards, each with the ways to fill it."""


@cache
def filling(tokens: tuple[str, ...]) -> Filling:
    """These tokens, counted."""
    return tokens, (*tally(tokens, KINDS), tokens.count(IDEA))


def fillings_of(card: Card) -> tuple[Filling, ...]:
    """EP-4.3.4 EP-4.3.6 Every way to make a card work: all its tokens, any of them replaced by ideas."""
    found = []
    most = card.most_tokens
    asked = [card.activation * number for number in range(1, most + 1)] if most else [card.activation]
    for tokens in asked:
        kinds = sorted(set(tokens), key=KINDS.index)
        for ideas in product(*[range(tokens.count(kind) + 1) for kind in kinds]):
            laid = []
            for kind, replaced in zip(kinds, ideas, strict=True):
                laid += [kind] * (tokens.count(kind) - replaced) + [IDEA] * replaced
            found.append(filling(tuple(laid)))
    return tuple(found)


def _copies(card: Card) -> list[str]:
    return [card.id + letter for letter in "abcdefgh"[: card.copies]]


DESIGNS: Final = {copy: Design(card) for card in CONTENT.cards.card for copy in _copies(card)}
"""Every card in the box by its own id."""
DECKS: Final[dict[str, tuple[str, ...]]] = {type: tuple(copy for copy, design in DESIGNS.items() if design.type == type) for type in TYPES}


def slot_name(number: int) -> str:
    """Slots are called s1, s2 …"""
    return f"s{number + 1}"


class Desk:
    """A plan sheet as the rules use it."""

    __slots__ = ("kinds", "makes", "names", "needs", "places", "processes", "type")

    def __init__(self, plan: Plan, sheet: Sheet) -> None:
        slots = (*plan.slots, *sheet.more_slots)
        self.type = plan.type
        self.kinds = tuple(kind for kind, _ in slots)
        self.processes = tuple(PROCESSES.index(process) for _, process in slots)
        self.names = {slot_name(number): number for number in range(len(slots))}
        self.places: Places = tuple((slot_name(n), (filling((kind,)), filling((IDEA,)))) for n, kind in enumerate(self.kinds))
        self.needs = tuple(tally(row.processes, PROCESSES) for row in sheet.rows)
        self.makes = tuple((GOODS.index(row.product), row.count) for row in sheet.rows)


SHEETS: Final = {
    f"{plan.id}{sheet.level}": Desk(plan, sheet) for plan in CONTENT.plans.plan for sheet in CONTENT.plans.sheet if sheet.type == plan.type
}
"""Every plan sheet by plan and level: OF1, OF2 …"""
