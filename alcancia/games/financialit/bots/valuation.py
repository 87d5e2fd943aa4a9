"""How a person judges this table: what cards, dangers and places are worth to one seat (section 12).

Everything lies open in this game, so a player reads the position itself. Every playout waits for this: what follows from the cards
alone is kept with the book they stand in, and sums are added in the order of the cards, for the same result with every version of Python.
"""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

from alcancia.kernel import BANK

from ..book import NO_FAMILY, Book
from ..content import BASIC, CLAUSES, INSURANCES
from ..events import spared, unit_cost
from ..figures import (
    bills,
    bills_due,
    career_penalty,
    discount,
    goods_need,
    goods_price,
    has_discount,
    in_force,
    rebate_from,
    skill_price,
    summed_once,
)
from ..insurance import extra_cost
from ..investing import no_room, surcharge
from ..labour import no_learning, no_seeking
from ..loans import aid_amount, no_aid
from ..market import unlocked
from ..scoring import payout
from ..state import FinanciaLit

BEDROCK, PATIENCE = 0.20, 0.04
"""A Unit is worth so much Happiness at the end, and a little more for every round in which it can still work."""
PAWN = 0.25
MOST_RESERVE = 8.0
LAST_RESERVE = 0.7
WORST_FIRST: Final = ("fire", "health", "theft", "job", "vehicle")
"""In which order clauses are taken."""
IN_ORDER: Final = sorted(CLAUSES, key=lambda card: WORST_FIRST.index(INSURANCES[card].peril))
TELLING: Final = ("goods_need", "rebate_from", "skill_cost", "career_penalty", "invest_cost")
"""The figures of cards that change what things cost a home, beside its bills."""
PERIL: Final = {card: printed.peril for card, printed in INSURANCES.items()}
LAST_ROUNDS = 2
"""So near the end more clauses are taken, for the card bonus."""


@dataclass(frozen=True, eq=False)
class Temper:
    """What a person cares about, as weights on the baseline's judgement."""

    work: float = 1.0
    insurance: float = 1.0
    luxury: float = 1.0
    investing: float = 1.0
    reserve: float = 2.0
    careless: bool = False
    """Borrows again with a loan still running, buys luxuries with it, and thinks of their upkeep later."""
    stock: int = 2
    restless: bool = False
    """Where nothing on the Market pleases, pays for other things to be laid out."""
    cover: int = 4
    """So many insurances are enough, until the end is near."""


class Outlook(NamedTuple):
    """What a seat has to expect while nobody draws an Event or gets a card."""

    losses: dict[str, float]
    """The loss to expect from one Event, by peril."""
    open_cost: float
    """What one costs in Units on average, of all that nothing stops."""
    luxuries: dict[tuple["Temper", str], float]
    """What luxuries that have to do with dangers are worth to a temper, once worked out."""


Threat: TypeAlias = tuple[float, float, str, bool]
"""An Event as it threatens a home: Units, Happiness, its peril, and whether anything there stops it."""


class Danger(NamedTuple):
    """An Event as it threatens anybody: Units beside its price, Happiness, and its peril."""

    units: float
    joy: float
    peril: str


class Standing(NamedTuple):
    """What follows from those cards of a home that make a difference to prices and dangers."""

    need: int
    """The goods it uses up in a round."""
    rebate: int
    """From how many goods on a purchase is cheaper."""
    skill_price: int
    penalty: int
    off_investments: int
    safe: frozenset[str]
    """The perils that cannot touch it: insured against, or protected by a card."""
    outlooks: dict[tuple[object, ...], Outlook]
    """By the Events that are left, the rounds left and the loans: what to expect."""
    threats: dict[int, dict[str, Threat]]
    """By the number of loans: what each Event would do."""
    goods_prices: dict[int, int]
    """What so many goods cost."""


class Household(NamedTuple):
    """What follows from all the cards that are in force in a home."""

    standing: Standing
    number: int
    """Which of the households known so far it is."""
    dues: dict[tuple[int, bool], int]
    """By what an Event adds to the bills, and whether a pawn is there to see to them: what is due."""
    offs: dict[tuple[int, bool], int]
    """The same for what a pawn there would take off."""


class Notes:
    """What one book's cards come to, once worked out."""

    def __init__(self, book: Book) -> None:
        self.book = book
        self.dangers = {card: self.danger(card) for card in book.events}
        self.harmless = dict.fromkeys([danger.peril for danger in self.dangers.values()], 0.0)
        """No loss by any peril."""
        self.usual: dict[str, Threat] = {
            card: (book.costs[card][0] + danger.units, danger.joy, danger.peril, False) for card, danger in self.dangers.items()
        }
        """What each Event does to a home that has nothing against it."""
        self.to_come = [sum(book.events_in[period:]) for period in range(len(book.events_in) + 1)]
        """By the rounds that are over, the Events still to come."""
        self.varying = [card for card in book.events if book.costs[card][1] or book.unless[card][0]]
        """Those for which more counts than the cards in force."""
        self.stopped = {held: [card for card in book.events if held in book.stops[card]] for held in book.force}
        """By card, the Events that it stops."""
        self.matters = frozenset([card for card in book.force if self.matter(card)])
        self.standings: dict[tuple[object, ...], Standing] = {}
        self.households: dict[tuple[object, ...], Household] = {}
        self.counted = 0
        self.touched = frozenset([card for card, luxury in book.luxuries.items() if luxury.tag or book.force[card].protect])
        """The luxuries whose worth hangs on what is to be feared."""
        self.luxuries: dict[tuple[object, ...], dict[str, float]] = {}
        """By temper, rounds left and rebate: what the others are worth."""
        self.effects: dict[tuple[object, ...], float] = {}
        self.places: dict[tuple[object, ...], dict[str, float]] = {}

    def matter(self, card: str) -> bool:
        """Does a card make any difference to prices and dangers?"""
        figures, plain = self.book.figures, NO_FAMILY
        told = any([figures[effect][card] != figures[effect][plain] for effect in TELLING])
        return told or bool(self.book.force[card].protect) or card in PERIL or card in self.tagged or self.stops(card)

    @property
    def tagged(self) -> list[str]:
        """Luxuries of a kind that some Event asks for."""
        return [card for card, luxury in self.book.luxuries.items() if luxury.tag]

    def stops(self, card: str) -> bool:
        """Is there an Event that it stops?"""
        return bool(self.stopped[card])

    def household(self, t: FinanciaLit, seat: int) -> Household:
        """A home's figures, kept until its cards change."""
        home = t.homes[seat]
        key = (home.family, *home.luxuries, 0, *home.insurances, 0, *home.skills, 0, *home.careers)
        found = self.households.get(key)
        if found is None:
            if len(self.households) > MOST_NOTES:
                self.households.clear()
            self.counted += 1
            found = self.households[key] = Household(self.standing(t, seat), self.counted, {}, {})
        return found

    def standing(self, t: FinanciaLit, seat: int) -> Standing:
        """The figures for which most cards make no difference; how many skills there are makes one."""
        home, matters = t.homes[seat], self.matters
        telling = [card for card in in_force(home) if card in matters]
        key = (len(home.skills), *telling)
        found = self.standings.get(key)
        if found is None:
            if len(self.standings) > MOST_NOTES:
                self.standings.clear()
            safe = {PERIL[card] for card in home.insurances}.union(*[self.book.force[card].protect for card in telling])
            found = self.standings[key] = Standing(
                goods_need(t, seat), rebate_from(t, seat), skill_price(t, seat), career_penalty(t, seat),
                summed_once(t, seat, "invest_cost"), frozenset(safe), {}, {}, {},
            )  # fmt: skip
        return found

    def danger(self, card: str) -> Danger:
        """What an Event threatens with."""
        units = joy = 0.0
        for name, number, _, _ in self.book.others[card]:
            if name == "HAPPY" and number < 0:
                joy -= number
            elif name == "INCOME_NEXT" and number < 0:
                units -= number * 0.9
            elif name == "PAWN_AWAY":
                joy += PAWN
        return Danger(units, joy, self.book.events[card].peril)


@lru_cache(maxsize=20_000)
def shares_of(events: tuple[str, ...]) -> tuple[tuple[str, float], ...]:
    """Each Event that is left, and how likely it comes next."""
    return tuple([(card, events.count(card) / len(events)) for card in dict.fromkeys(events)])


notes_of = lru_cache(maxsize=32)(Notes)
MOST_NOTES: Final = 20_000


@lru_cache(maxsize=64)
def units_to_come(left: int) -> tuple[float, ...]:
    """By the round of the first, what a Unit in every round from then to the end is worth."""
    found = []
    for first in range(left + 3):
        value = 0.0
        for rounds in range(first, left + 1):
            value += BEDROCK + PATIENCE * max(0, left - rounds)
        found.append(value)
    return tuple(found)


class Valuation:
    """One seat's judgement of the table. Looking costs more than deciding, so it works out only what it is asked for, and once."""

    __slots__ = (
        "_due", "_free", "_outlook", "_spare", "goods", "held", "home", "household", "later", "left", "notes", "seat", "t", "temper",
        "unit", "units",
    )  # fmt: skip

    def __init__(self, t: FinanciaLit, seat: int, temper: Temper) -> None:
        self.t, self.seat, self.temper = t, seat, temper
        self.home, self.notes = t.homes[seat], notes_of(t.printed)
        self.household = self.notes.household(t, seat)
        self.held = self.household.standing
        self.left: int = t.options.rounds - t.period
        self.unit: float = BEDROCK + PATIENCE * self.left
        self.later = units_to_come(self.left)
        self.units: int = t.units[seat]
        self.goods: int = t.goods[seat]
        self._due = -1
        self._spare: int | None = None
        self._free: float | None = None
        self._outlook: Outlook | None = None

    # ── what things are worth ────────────────────────────────────────────────

    def unit_in(self, rounds: int) -> float:
        """What a Unit will be worth so many rounds from now."""
        return BEDROCK + PATIENCE * max(0, self.left - rounds)

    def effects(self, card: str, first: int, weight: float = 1.0) -> float:
        """What a card's effects bring from `first` rounds from now on (upkeep from the very next payment)."""
        key, known = (card, first, weight, self.left, self.held.rebate), self.notes.effects
        value = known.get(key)
        if value is None:
            if len(known) > MOST_NOTES:
                known.clear()
            value = known[key] = self._effects(card, first, weight)
        protect = self.t.printed.force[card].protect
        if protect:
            more = 0.0
            for peril in sorted(protect):
                more += 0.0 if self.covered(peril) else self.danger(peril) * self.unit
            value += more
        return value

    def _effects(self, card: str, first: int, weight: float) -> float:
        options, force, later = self.t.options, self.t.printed.force[card], self.later
        value = force.income * (later[max(first, 1)] + (1 / options.score_income_per if self.left >= first else 0))
        value -= force.bills * later[max(0, first - 1)]
        value -= force.goods_need * options.goods_price * later[max(0, first - 1)]
        value += force.end_happiness + weight / options.score_cards_per
        value -= force.skill_cost * 0.5 * max(0, self.left - 1) * self.unit
        value += 0.15 * self.left * self.unit * bool(force.discount_extra)
        return value + 0.25 * self.unit * self.left * bool(force.rebate_from < self.held.rebate)

    def skill(self, card: str) -> float:
        """Income for the rounds left, half a card, end Happiness, less the price."""
        return self.temper.work * self.effects(card, 1) - self.held.skill_price * self.unit

    def career(self, card: str) -> float:
        """The same a round later, less the penalty and a pawn's absence."""
        force = self.t.printed.force[card]
        if not self.left:
            return self.temper.work / self.t.options.score_cards_per
        value = self.effects(card, 2) + force.on_activation
        return self.temper.work * value - self.held.penalty * self.unit_in(1) - PAWN

    def investment(self, card: str, price: int) -> float:
        """The payout at the value of Units then, less the price now."""
        it = self.t.printed.investments[card]
        worth = self.unit_in(it.slots) if it.slots <= self.left else BEDROCK
        value = payout(self.t, card, it.slots) * worth + it.happiness
        return self.temper.investing * value - price * self.unit

    def luxuries(self) -> list[tuple[float, str]]:
        """Those on the Market that the seat does not own and that are worth their price, best first."""
        notes, owned, found = self.notes, self.home.luxuries, []
        key = (self.temper, self.left, self.held.rebate)
        plain = notes.luxuries.get(key)
        if plain is None:
            if len(notes.luxuries) > MOST_NOTES:
                notes.luxuries.clear()
            plain = notes.luxuries[key] = {}
        for card in set(self.t.market):
            value = plain.get(card)
            if value is None:
                value = self.luxury(card)
                if card not in notes.touched:
                    plain[card] = value
            if value > 0 and card not in owned:
                found.append((value, card))
        found.sort(reverse=True)
        return found

    def luxury(self, card: str) -> float:
        """Happiness, half a card, end Happiness and effect, less price and upkeep."""
        if card not in self.notes.touched:
            return self._luxury(card)
        known, key = self.outlook.luxuries, (self.temper, card)
        value = known.get(key)
        if value is None:
            value = known[key] = self._luxury(card)
        return value

    def _luxury(self, card: str) -> float:
        book = self.t.printed
        it, force = book.luxuries[card], book.force[card]
        value = self.temper.luxury * it.happiness + self.effects(card, 1, force.card_weight)
        if it.tag and not self.covered("vehicle"):
            value -= self.danger("vehicle") * self.unit * 0.5
        return value - it.cost * self.unit

    # ── dangers ──────────────────────────────────────────────────────────────

    def covered(self, peril: str) -> bool:
        """Is the seat insured against it, or protected by a card?"""
        return peril in self.held.safe

    def draws(self) -> int:
        """Event cards still to come."""
        return self.notes.to_come[self.t.period - 1]

    def danger(self, peril: str) -> float:
        """Units (Happiness counted in Units) that this peril takes over the rest of the game, if nothing stops it."""
        return self.outlook.losses.get(peril, 0.0) * self.draws()

    @property
    def outlook(self) -> Outlook:
        """The loss to expect from one Event. It stays the same while nobody draws one or gets a card, so it is kept."""
        if self._outlook is None:
            known = self.held.outlooks
            events = tuple(self.t.decks["event"] or self.t.discards["event"])
            key = (events, self.left, len(self.home.loans))
            found = known.get(key)
            if found is None:
                if len(known) > MOST_NOTES:
                    known.clear()
                found = known[key] = self.expect(events)
            self._outlook = found
        return self._outlook

    def expect(self, events: tuple[str, ...]) -> Outlook:
        """What the cards left among the Events would cost this seat, on average."""
        unit, open_cost, threats = self.unit, 0.0, self.threats()
        losses = self.notes.harmless.copy()
        for card, share in shares_of(events):
            units, joy, peril, stopped = threats[card]
            losses[peril] += share * (units + joy / unit)
            if units and not stopped:
                open_cost += share * units
        return Outlook(losses, open_cost, {})

    def threats(self) -> dict[str, Threat]:
        """What each Event would do to this home, with as many loans as it has."""
        known, loans = self.held.threats, len(self.home.loans)
        found = known.get(loans)
        if found is None:
            t, seat, notes = self.t, self.seat, self.notes
            found = known[loans] = notes.usual.copy()
            for held in in_force(self.home):
                for card in notes.stopped.get(held, ()):
                    units, joy, peril, _ = found[card]
                    found[card] = (units, joy, peril, True)
            for card in notes.varying:
                danger = notes.dangers[card]
                found[card] = (unit_cost(t, seat, card) + danger.units, danger.joy, danger.peril, spared(t, seat, card))
        return found

    @property
    def reserve(self) -> float:
        """Twice the expected cost of this round's Events from perils that are not covered."""
        now = self.t.printed.events_in[self.t.period - 1]
        kept = min(MOST_RESERVE, self.temper.reserve * self.outlook.open_cost * now)
        return kept if self.left else kept * LAST_RESERVE

    def insured(self, card: str, saved: float) -> float:
        """What an insurance is worth that saves so many Units: less its premium, plus its part of the card bonus."""
        premium = self.t.printed.premiums[card] * self.later[0]
        return float(self.temper.insurance * saved * self.unit - premium + 1 / self.t.options.score_cards_per)

    def clause(self, card: str) -> float:
        """What a clause is worth for the rest of the game."""
        return self.insured(card, 0.0 if self.covered(PERIL[card]) else self.danger(PERIL[card]))

    def basic(self) -> float:
        """Basic saves what it covers, and is the way to Fire and Health: half of theirs."""
        later = self.danger(WORST_FIRST[0]) + self.danger(WORST_FIRST[1]) if self.left else 0.0
        return self.insured(BASIC, self.danger(PERIL[BASIC]) + 0.5 * later)

    def needed(self, card: str) -> bool:
        """Is there something to insure? Near the end any clause will do."""
        if self.left < LAST_ROUNDS:
            return True
        peril, luxuries = PERIL[card], self.t.printed.luxuries
        if peril == "vehicle" and not any([luxuries[held].tag == "vehicle" for held in self.home.luxuries]):
            return False
        return not self.covered(peril)

    # ── money at hand ────────────────────────────────────────────────────────

    def aid(self) -> int:
        """What the family could still give."""
        return 0 if no_aid(self.t, self.seat) == "aid_used" else aid_amount(self.t, self.seat)

    def outlay(self, card: str) -> int:
        """What a luxury takes this round: its price, and what it adds to the bills and to the goods needed."""
        force, cost = self.t.printed.force[card], self.t.printed.luxuries[card].cost
        return cost if self.temper.careless else cost + max(0, force.bills) + max(0, force.goods_need) * self.t.options.goods_price

    def missing(self) -> int:
        """Goods still missing this round."""
        return max(0, self.held.need - self.goods)

    def due(self) -> int:
        """The bills, with the discount if the right to it is there."""
        if self._due < 0:
            known, key = self.household.dues, (self.home.bills_next, "BIL" in self.home.placed)
            found = known.get(key)
            if found is None:
                found = known[key] = bills_due(self.t, self.seat)
            self._due = found
        return self._due

    def off(self) -> int:
        """What a pawn at the bills would save, where the discount is not granted anyway."""
        known, key = self.household.offs, (self.home.bills_next, "BIL" in self.home.placed)
        found = known.get(key)
        if found is None:
            t, seat = self.t, self.seat
            found = known[key] = 0 if has_discount(t, seat) else discount(t, seat, bills(t, seat), granted=True)
        return found

    def spare(self) -> int:
        """Units beyond this round's bills and goods. Learning is no wish: it may go into the reserve."""
        if self._spare is None:
            self._spare = self.units - self.due() - self.price_of_goods(self.missing())
        return self._spare

    def price_of_goods(self, number: int) -> int:
        """What so many goods cost."""
        known = self.held.goods_prices
        found = known.get(number)
        if found is None:
            found = known[number] = goods_price(self.t, self.seat, number)
        return found

    def free(self) -> float:
        """Units that are not spoken for: bills, goods for this round, the reserve."""
        if self._free is None:
            self._free = self.spare() - self.reserve
        return self._free

    def on_credit(self) -> bool:
        """Would a purchase be made with borrowed money, while there is time to repay it?"""
        return bool(self.home.loans and self.left and not self.temper.careless)


# ── where to send a pawn ─────────────────────────────────────────────────────


def best_investment(seen: Valuation, free: float, coming: bool) -> tuple[float, str]:
    """The best open investment that leaves what is spoken for, `coming` with one more pawn in the crowd; none on credit."""
    t, seat, found = seen.t, seen.seat, (0.0, "")
    if seen.on_credit() or no_room(t, seat):
        return found
    more = surcharge(t, int(coming and BANK in t.slots["INV"])) + seen.held.off_investments
    investments = t.printed.investments
    for card in t.shows["short"] + t.shows["long"]:
        price = max(0, investments[card].cost + more)
        if price <= free:
            found = max(found, (seen.investment(card, price), card))
    return found


def best_work(seen: Valuation) -> tuple[float, str, str]:
    """The better of the open jobs and skills."""
    t, seat, found = seen.t, seen.seat, (0.0, "", "")
    if not no_seeking(t, seat):
        for card in t.shows["career"]:
            found = max(found, (seen.career(card), "seek", card))
    if not no_learning(t, seat, seen.spare()):
        for card in t.shows["skill"]:
            found = max(found, (seen.skill(card), "learn", card))
    return found


def clauses_wanted(seen: Valuation, free: float) -> list[str]:
    """The clauses worth having against what is not covered yet, the worst dangers first."""
    options, held = seen.t.options, seen.home.insurances
    most = len(INSURANCES) if seen.left < LAST_ROUNDS else seen.temper.cover
    most = min(most, options.insurance_cap or most, options.insurance_per_visit + len(held)) - len(held)
    if most <= 0:
        return []
    chosen = [card for card in IN_ORDER if card not in held and seen.needed(card) and seen.clause(card) > 0][:most]
    while chosen and (price := extra_cost(seen.t, seen.seat, tuple(chosen))) and price > free:
        chosen.pop()
    return chosen


def insurance_value(seen: Valuation, free: float) -> float:
    """What a visit to the broker would bring: Basic and the way to clauses, or the best clauses."""
    if BASIC not in seen.home.insurances:
        return seen.basic()
    value = 0.0
    for card in clauses_wanted(seen, free):
        value += seen.clause(card)
    return value


def luxuries_wanted(seen: Valuation, free: float) -> list[tuple[float, str]]:
    """Luxuries with a positive value that the free Units can pay, dearest value first, with that value; none on credit."""
    if seen.on_credit():
        return []
    chosen = []
    for value, card in seen.luxuries():
        cost = seen.outlay(card)
        if cost <= free:
            free -= cost
            chosen.append((value, card))
    return chosen


def market_value(seen: Valuation, free: float) -> float:
    """Goods missing now, a little for the next round's, and luxuries."""
    options = seen.t.options
    worth: float = options.missing_goods_penalty - options.goods_price * seen.unit
    value = worth * min(seen.missing(), max(0, seen.units))
    if seen.left:
        later = max(0, seen.held.need - max(0, seen.goods - seen.held.need))
        value += 0.15 * later
    if unlocked(seen.t, seen.seat):
        luxuries = 0.0
        for joy, _ in luxuries_wanted(seen, free):
            luxuries += joy
        value += luxuries
    return value


def place_values(seen: Valuation) -> dict[str, float]:
    """What a pawn would bring at each location. Between two pawns of a round little changes, so it is kept with all it rests on."""
    t, seat, home, known = seen.t, seen.seat, seen.home, seen.notes.places
    if t.options.luxury_prereq:
        return _place_values(seen)
    shows, coming = t.shows, int(BANK in t.slots["INV"])
    key = (
        seen.temper, seen.household.number, seen.left, t.units[seat], t.goods[seat], len(home.loans), len(home.investments),
        home.career_pawn, home.bills_next, home.miscalculation, "BIL" in home.placed, surcharge(t, coming), tuple(shows["career"]),
        tuple(shows["skill"]), tuple(shows["short"]), tuple(shows["long"]), tuple(t.market),
        tuple(t.decks["event"] or t.discards["event"]),
    )  # fmt: skip
    found = known.get(key)
    if found is None:
        if len(known) > MOST_NOTES:
            known.clear()
        found = known[key] = _place_values(seen)
    return found


def _place_values(seen: Valuation) -> dict[str, float]:
    free = seen.free()
    return {
        "LAB": best_work(seen)[0],
        "INV": best_investment(seen, free, coming=True)[0],
        "INS": insurance_value(seen, free) - (seen.unit if seen.home.miscalculation else 0),
        "MKT": market_value(seen, free),
        "BIL": seen.off() * seen.unit,
    }
