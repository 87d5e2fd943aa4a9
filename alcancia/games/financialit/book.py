"""The cards as they stand in this game: printed figures, changed once by the options (FL-3.2)."""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

import msgspec

from . import content
from .content import EventCard, FamilyCard, InvestmentCard, LuxuryCard, WorkCard
from .phrases import FIGURES, LOWEST, Operation, is_loss, parse_effect, parse_operation, parse_unless

if TYPE_CHECKING:
    from .options import Options

NO_FAMILY: Final = ""
"""A household that nobody lives in yet: no figures, no effects."""
NEVER: Final = 1_000
"""Higher than any count of goods, and any price."""


class Force:
    """What a card does while it is in force: its effects by name, ready to be summed up."""

    __slots__ = (
        "aid_amount", "aid_free", "bills", "card_weight", "career_penalty", "discount_always", "discount_extra", "end_happiness",
        "goods_need", "goods_per_income", "immune_event", "income", "invest_cost", "loan_instalment", "modifier_min",
        "modifier_none", "modifier_times", "no_pawn_away", "on_activation", "protect", "rebate_from", "skill_cost", "tag",
    )  # fmt: skip

    def __init__(self, effects: Iterable[str], family: bool = False, income: int = 0, bills: int = 0, tag: str = "") -> None:
        self.aid_amount = self.discount_extra = self.end_happiness = self.goods_need = self.goods_per_income = 0
        self.invest_cost = self.on_activation = self.skill_cost = 0
        self.aid_free = self.discount_always = self.modifier_none = self.no_pawn_away = 0
        self.card_weight = self.modifier_times = 1
        self.career_penalty = self.loan_instalment = self.rebate_from = NEVER
        self.modifier_min = -NEVER
        self.income, self.bills, self.tag = income, bills, tag
        self.protect: frozenset[str] = frozenset()
        self.immune_event: frozenset[str] = frozenset()
        for text in effects:
            self._add(*parse_effect(text, family))

    def _add(self, name: str, value: Any) -> None:
        if name in ("protect", "immune_event"):
            setattr(self, name, getattr(self, name) | {value})
        elif name in LOWEST:
            setattr(self, name, min(value, getattr(self, name)))
        elif name in ("card_weight", "modifier_times", "modifier_min", "aid_amount"):
            setattr(self, name, value)
        else:
            setattr(self, name, getattr(self, name) + value)


class Book:
    """The catalogue of one game, and the tables that follow from its options and its number of seats."""

    __slots__ = (
        "always", "boards", "closed", "costs", "counts", "deck_of", "decks", "events", "events_in", "families", "figures", "first", "force",
        "growers", "harmful", "incomes", "instalment_floor", "insurer", "investments", "labels", "luxuries", "open_slots", "operations",
        "others", "premiums", "shown", "stay_home", "stops", "unless",
    )  # fmt: skip

    def __init__(self, options: "Options", seats: int, first: bool = False) -> None:
        self.first = first
        """Are these the first version's rules? A visit was asked to end where nothing was left to buy, and what an Event had added to
        the bills was forgotten before they were paid."""
        self.force: dict[str, Force] = {}
        self.boards: dict[tuple[Any, ...], Any] = {}
        self.families = {card: _family(card, printed, options) for card, printed in content.FAMILIES.items()}
        self.luxuries = {card: _luxury(card, printed, options) for card, printed in content.LUXURIES.items()}
        self.investments: dict[str, InvestmentCard] = {
            card: _changed(printed, options.investment_overrides.get(card)) for card, printed in content.INVESTMENTS.items()
        }
        self.events = {card: _event(printed, options.event_overrides.get(card)) for card, printed in content.EVENTS.items()}
        self.incomes = {card: options.income_overrides.get(card, printed.value) for card, printed in content.INCOMES.items()}
        self.premiums = {
            card: max(0, options.insurance_overrides.get(card, printed.premium) + options.premium_delta)
            for card, printed in content.INSURANCES.items()
        }
        skills = {card: _changed(printed, options.skill_overrides.get(card)) for card, printed in content.SKILLS.items()}
        careers = {card: _changed(printed, options.career_overrides.get(card)) for card, printed in content.CAREERS.items()}
        self._forces(options, skills, careers)
        self._figures()
        self._events()
        self._decks(options, skills, careers)
        self._print(skills, careers)
        self.labels = {place: options.slot_labels.get(place, content.BOARD.locations[place].slots) for place in content.PLACES}
        self.open_slots = {
            place: tuple(number for number, label in enumerate(self.labels[place], 1) if label <= seats) for place in content.PLACES
        }
        self.events_in = event_counts(options)
        self.closed = frozenset([*options.closed_locations, *(() if options.investment_cap else ("INV",))])

    def _forces(self, options: "Options", skills: dict[str, WorkCard], careers: dict[str, WorkCard]) -> None:
        self.force[NO_FAMILY] = Force(("card_weight 0",))
        for family, it in self.families.items():
            self.force[family] = Force(it.effects, family=True)
        for luxury, thing in self.luxuries.items():
            self.force[luxury] = Force(thing.effects, bills=thing.upkeep, tag=thing.tag)
        for insurance, premium in self.premiums.items():
            self.force[insurance] = Force((), bills=premium)
        for pile, delta in ((skills, options.skill_end_happiness_delta), (careers, options.career_end_happiness_delta)):
            for card, work in pile.items():
                force = self.force[card] = Force(work.effects, income=work.income)
                force.end_happiness = max(0, force.end_happiness + delta)
        self.always = frozenset([card for card, force in self.force.items() if force.discount_always])
        self.growers = frozenset([card for card, force in self.force.items() if force.goods_per_income])
        self.stay_home = frozenset([card for card, force in self.force.items() if force.no_pawn_away])
        self.instalment_floor = min(options.loan_instalment, *[force.loan_instalment for force in self.force.values()])

    def _figures(self) -> None:
        """What each card adds to each figure; a family's own income, bills and goods among them."""
        self.figures: dict[str, dict[str, int]] = {
            effect: {card: getattr(force, effect) for card, force in self.force.items()} for effect in FIGURES
        }
        for family, it in self.families.items():
            self.figures["income"][family] += it.income
            self.figures["bills"][family] += it.bills
            self.figures["goods_need"][family] += it.goods

    def _events(self) -> None:
        self.operations: dict[str, tuple[Operation, ...]] = {
            card: tuple([parse_operation(text) for text in event.operations]) for card, event in self.events.items()
        }
        self.unless = {card: parse_unless(event.unless) for card, event in self.events.items()}
        self.others = {card: tuple([op for op in ops if not op[0].startswith("PAY")]) for card, ops in self.operations.items()}
        self.costs = {
            card: (sum(op[1] for op in ops if op[0] == "PAY"), tuple([op for op in ops if op[0] in ("PAY_PER_LOAN", "PAY_IF_TAG")]))
            for card, ops in self.operations.items()
        }
        self.harmful = frozenset([card for card, operations in self.operations.items() if any(map(is_loss, operations))])
        insurer = {printed.peril: card for card, printed in content.INSURANCES.items()}
        self.insurer = {card: insurer.get(event.peril, "") for card, event in self.events.items()}
        self.stops = {
            card: frozenset(
                [
                    *([self.insurer[card]] if event.peril else []),
                    *[name for name, force in self.force.items() if event.peril in force.protect or card in force.immune_event],
                ]
            )
            for card, event in self.events.items()
        }

    def _decks(self, options: "Options", skills: dict[str, WorkCard], careers: dict[str, WorkCard]) -> None:
        terms = {
            term: {card: printed.copies for card, printed in self.investments.items() if printed.term == term} for term in ("short", "long")
        }
        self.counts: dict[str, dict[str, int]] = {
            "event": {card: options.event_counts.get(card, printed.copies) for card, printed in content.EVENTS.items()},
            "income": {card: options.income_counts.get(card, printed.copies) for card, printed in content.INCOMES.items()},
            "luxury": {card: options.luxury_counts.get(card, printed.copies) for card, printed in content.LUXURIES.items()},
            "career": {card: work.copies for card, work in careers.items()},
            "skill": {card: work.copies for card, work in skills.items()},
            **terms,
        }
        self.decks = {name: [card for card, copies in counts.items() for _ in range(copies)] for name, counts in self.counts.items()}
        self.deck_of = {card: term for term, cards in terms.items() for card in cards}

    def _print(self, skills: dict[str, WorkCard], careers: dict[str, WorkCard]) -> None:
        """The figures of every card, as a page shows them; effects as (name, number or word)."""
        self.shown: dict[str, dict[str, Any]] = {}
        for pile in (self.families, self.luxuries, self.investments, skills, careers):
            for card, printed in pile.items():
                figures = msgspec.to_builtins(printed)
                figures.pop("copies", None)
                if "effects" in figures:
                    figures["effects"] = [parse_effect(text, card in self.families) for text in figures["effects"]]
                self.shown[card] = figures
        for card, premium in self.premiums.items():
            self.shown[card] = {"premium": premium, "peril": content.INSURANCES[card].peril}
        for card, event in self.events.items():
            figures = {"peril": event.peril, "unless": self.unless[card], "operations": self.operations[card]}
            self.shown[card] = figures | {"stopped_by": sorted(self.stops[card]), "harmful": card in self.harmful}

    def deck(self, name: str) -> list[str]:
        """A full deck, in the order in which cards are listed."""
        return self.decks[name][:]


def event_counts(options: "Options") -> tuple[int, ...]:
    """FL-4.6.1 Event cards by period: the options' own list, or the printed one, cut off or continued with its last figure."""
    listed = options.events_per_round or content.BOARD.events.per_round
    return tuple([listed[min(number, len(listed) - 1)] for number in range(options.rounds)])


def _changed(printed: Any, override: Mapping[str, Any] | None) -> Any:
    if not override:
        return printed
    fresh = {name: tuple(value) if isinstance(value, list) else value for name, value in override.items()}
    return msgspec.structs.replace(printed, **fresh)


def _event(printed: EventCard, override: Mapping[str, Any] | None) -> EventCard:
    """A trainer takes the peril away with the word "none"."""
    event: EventCard = _changed(printed, override)
    return msgspec.structs.replace(event, peril="") if event.peril == "none" else event


def _family(card: str, printed: FamilyCard, options: "Options") -> FamilyCard:
    family: FamilyCard = _changed(printed, options.family_overrides.get(card))
    moved = {name: max(0, getattr(family, name) + delta) for name, delta in options.family_delta.items()}
    return msgspec.structs.replace(family, **moved) if moved else family


def _luxury(card: str, printed: LuxuryCard, options: "Options") -> LuxuryCard:
    """Deltas after the override: a price never below 0, upkeep never lowered below 0, Happiness only where some is printed."""
    luxury: LuxuryCard = _changed(printed, options.luxury_overrides.get(card))
    lowered = options.luxury_upkeep_delta < 0
    upkeep = luxury.upkeep + options.luxury_upkeep_delta
    if lowered:
        upkeep = min(luxury.upkeep, max(0, upkeep))
    happiness = luxury.happiness
    if happiness >= 1:
        happiness = max(0, happiness + options.luxury_happiness_delta)
    return msgspec.structs.replace(luxury, cost=max(0, luxury.cost + options.luxury_cost_delta), upkeep=upkeep, happiness=happiness)


def book_of(options: "Options", seats: int, first: bool = False) -> Book:
    """The book for these options; games with the same options share it."""
    return _book(type(options), msgspec.json.encode(options), seats, first)


@lru_cache(maxsize=64)
def _book(kind: type["Options"], options: bytes, seats: int, first: bool) -> Book:
    return Book(msgspec.json.decode(options, type=kind), seats, first)
