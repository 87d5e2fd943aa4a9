"""How a person judges this table: what cards, dangers and places are worth to one seat (section 12)."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from math import floor
from typing import Any, Final

import msgspec

from alcancia.kernel import BANK

from ..book import Book, Force, book_of
from ..content import BASIC, CLAUSES, INSURANCES
from ..events import spared, unit_cost
from ..figures import career_penalty, goods_price, in_force, invest_price
from ..insurance import extra_cost
from ..investing import no_investing, surcharge
from ..labour import no_learning, no_seeking
from ..loans import aid_amount, no_aid
from ..market import unlocked
from ..options import Options
from ..scoring import payout
from ..state import GOODS, HAPPINESS, NO_PAWN, FinanciaLit, Home
from ..view import Lying

LYING: Final = tuple(Lying.__annotations__)
BEDROCK, PATIENCE = 0.20, 0.04
"""A Unit is worth so much Happiness at the end, and a little more for every round in which it can still work."""
PAWN = 0.25
MOST_RESERVE = 8.0
LAST_RESERVE = 0.7
WORST_FIRST: Final = ("fire", "health", "theft", "job", "vehicle")
"""In which order clauses are taken."""
LAST_ROUNDS = 2
"""So near the end more clauses are taken, for the card bonus."""


@dataclass(frozen=True)
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
    cover: int = 4
    """So many insurances are enough, until the end is near."""


@lru_cache(maxsize=32)
def _known(options: bytes, seats: int) -> tuple[Options, Book]:
    given = msgspec.json.decode(options)
    settled = msgspec.convert({**given, "income_deals": (), "event_order": ()}, Options)
    return settled, book_of(settled, seats)


def position(view: Mapping[str, Any], options: Options, book: Book) -> FinanciaLit:
    """The table as one seat knows it from its view, as far as the rules ask for it to work out this seat's figures."""
    table, seat, me = view["table"], view["seat"], view["table"]["homes"][view["seat"]]
    t = FinanciaLit(seats=len(table["homes"]), options=options, period=table["round"])
    t.book = book
    t.cash = [home["units"] for home in table["homes"]]
    t.held = {HAPPINESS: [home["happiness"] for home in table["homes"]], GOODS: [home["goods"] for home in table["homes"]]}
    t.homes = [Home()] * t.seats
    t.homes[seat] = home = Home(**{name: me[name] for name in LYING})
    if me["career_pawn"] is None:
        home.career_pawn = NO_PAWN
    t.slots = {"INV": [BANK if slot["seat"] is None else slot["seat"] for slot in table["locations"]["INV"] if slot["open"]]}
    return t


class Valuation:
    """One seat's judgement of the table."""

    def __init__(self, view: Mapping[str, Any], temper: Temper) -> None:
        self.temper = temper
        self.table, self.seat = view["table"], view["seat"]
        self.options, self.book = _known(msgspec.json.encode(view["options"]), len(self.table["homes"]))
        self.t = position(view, self.options, self.book)
        self.me: dict[str, Any] = self.table["homes"][self.seat]
        self.left: int = self.table["rounds"] - self.table["round"]
        self.unit: float = BEDROCK + PATIENCE * self.left
        self.later = [sum(self.unit_in(number) for number in range(first, self.left + 1)) for first in range(self.left + 3)]
        self.safe = self.shielded()
        self.events: dict[str, int] = self.table["decks"]["event"] or self.table["discards"]["event"]

    # ── what things are worth ────────────────────────────────────────────────

    def unit_in(self, rounds: int) -> float:
        """What a Unit will be worth so many rounds from now."""
        return BEDROCK + PATIENCE * max(0, self.left - rounds)

    def each_round(self, first: int) -> float:
        """A Unit in every round from `first` rounds from now to the end."""
        return self.later[first]

    def effects(self, force: Force, first: int, weight: float = 1.0) -> float:
        """What a card's effects bring from `first` rounds from now on (upkeep from the very next payment)."""
        options = self.options
        value = force.income * (self.each_round(max(first, 1)) + (1 / options.score_income_per if self.left >= first else 0))
        value -= force.bills * self.each_round(max(0, first - 1))
        value -= force.goods_need * options.goods_price * self.each_round(max(0, first - 1))
        value += force.end_happiness + weight / options.score_cards_per
        value -= force.skill_cost * 0.5 * max(0, self.left - 1) * self.unit
        value += 0.15 * self.left * self.unit * bool(force.discount_extra)
        value += 0.25 * self.unit * self.left * bool(force.rebate_from < self.me["rebate_from"])
        value += sum(self.danger(peril) * self.unit for peril in force.protect if not self.covered(peril))
        return value

    def skill(self, card: str) -> float:
        """Income for the rounds left, half a card, end Happiness, less the price."""
        return self.temper.work * self.effects(self.book.force[card], 1) - float(self.me["skill_price"]) * self.unit

    def career(self, card: str) -> float:
        """The same a round later, less the penalty and a pawn's absence."""
        force = self.book.force[card]
        if not self.left:
            return self.temper.work / self.options.score_cards_per
        value = self.effects(force, 2) - (0 if self.left >= 1 else force.end_happiness) + force.on_activation
        return self.temper.work * value - career_penalty(self.t, self.seat) * self.unit_in(1) - PAWN

    def investment(self, card: str, price: int) -> float:
        """The payout at the value of Units then, less the price now."""
        it = self.book.investments[card]
        worth = self.unit_in(it.slots) if it.slots <= self.left else BEDROCK
        value = payout(self.t, card, it.slots) * worth + it.happiness
        return self.temper.investing * value - price * self.unit

    def luxury(self, card: str) -> float:
        """Happiness, half a card, end Happiness and effect, less price and upkeep."""
        it, force = self.book.luxuries[card], self.book.force[card]
        value = self.temper.luxury * it.happiness + self.effects(force, 1, force.card_weight)
        if it.tag and not self.covered("vehicle"):
            value -= self.danger("vehicle") * self.unit * 0.5
        return value - it.cost * self.unit

    # ── dangers ──────────────────────────────────────────────────────────────

    def covered(self, peril: str) -> bool:
        """Is the seat insured against it, or protected by a card?"""
        return peril in self.safe

    def shielded(self) -> set[str]:
        """The perils that cannot touch the seat."""
        safe = {INSURANCES[card].peril for card in self.me["insurances"]}
        return safe.union(*[self.book.force[card].protect for card in in_force(self.t.homes[self.seat])])

    def draws(self, first: int = 0) -> int:
        """Event cards still to come, from `first` rounds from now on."""
        now = self.table["round"] - 1
        return sum(self.table["events_in"][now + first :])

    def cost(self, card: str) -> tuple[float, float]:
        """Units and Happiness an Event would cost this seat."""
        units, joy = float(unit_cost(self.t, self.seat, card)), 0.0
        for name, number, _, _ in self.book.others[card]:
            if name == "HAPPY" and number < 0:
                joy -= number
            elif name == "INCOME_NEXT" and number < 0:
                units -= number * 0.9
            elif name == "PAWN_AWAY":
                joy += PAWN
        return units, joy

    def danger(self, peril: str) -> float:
        """Units (Happiness counted in Units) that this peril takes over the rest of the game, if nothing stops it."""
        return self.outlook[0].get(peril, 0.0) * self.draws()

    @cached_property
    def outlook(self) -> tuple[dict[str, float], float]:
        """The loss to expect from one Event: by peril, and in Units from all that nothing stops."""
        total = sum(self.events.values()) or 1
        losses: dict[str, float] = {}
        open_cost = 0.0
        for card, copies in self.events.items():
            units, joy = self.cost(card)
            peril = self.book.events[card].peril
            losses[peril] = losses.get(peril, 0.0) + copies / total * (units + joy / self.unit)
            if units and not spared(self.t, self.seat, card):
                open_cost += copies / total * units
        return losses, open_cost

    @cached_property
    def reserve(self) -> float:
        """Twice the expected cost of this round's Events from perils that are not covered."""
        now: int = self.table["events_in"][self.table["round"] - 1]
        kept = min(MOST_RESERVE, self.temper.reserve * self.outlook[1] * now)
        return float(kept if self.left else kept * LAST_RESERVE)

    def insured(self, card: str, saved: float) -> float:
        """What an insurance is worth that saves so many Units: less its premium, plus its part of the card bonus."""
        premium = self.book.premiums[card] * self.each_round(0)
        return float(self.temper.insurance * saved * self.unit - premium + 1 / self.options.score_cards_per)

    def clause(self, card: str) -> float:
        """What a clause is worth for the rest of the game."""
        peril = INSURANCES[card].peril
        return self.insured(card, 0.0 if self.covered(peril) else self.danger(peril))

    def basic(self) -> float:
        """Basic saves what it covers, and is the way to Fire and Health: half of theirs."""
        later = sum(self.danger(peril) for peril in WORST_FIRST[:2]) if self.left else 0.0
        return self.insured(BASIC, self.danger(INSURANCES[BASIC].peril) + 0.5 * later)

    def needed(self, card: str) -> bool:
        """Is there something to insure? Near the end any clause will do."""
        peril = INSURANCES[card].peril
        driving = any(self.book.luxuries[held].tag == "vehicle" for held in self.me["luxuries"])
        return self.left < LAST_ROUNDS or not (self.covered(peril) or (peril == "vehicle" and not driving))

    # ── money at hand ────────────────────────────────────────────────────────

    def aid(self) -> int:
        """What the family could still give."""
        return 0 if no_aid(self.t, self.seat) == "aid_used" else aid_amount(self.t, self.seat)

    def outlay(self, card: str) -> int:
        """What a luxury takes this round: its price, and what it adds to the bills and to the goods needed."""
        force, cost = self.book.force[card], self.book.luxuries[card].cost
        return cost if self.temper.careless else cost + max(0, force.bills) + max(0, force.goods_need) * self.options.goods_price

    def missing(self) -> int:
        """Goods still missing this round."""
        return max(0, int(self.me["need"]) - int(self.me["goods"]))

    def due(self) -> int:
        """The bills, with the discount if the right to it is there."""
        return int(self.me["bills_due"])

    def spare(self) -> float:
        """Units beyond this round's bills and goods. Learning is no wish: it may go into the reserve."""
        return float(self.me["units"] - self.due() - goods_price(self.t, self.seat, self.missing()))

    def free(self) -> float:
        """Units that are not spoken for: bills, goods for this round, the reserve."""
        return self.spare() - self.reserve

    def on_credit(self) -> bool:
        """Would a purchase be made with borrowed money, while there is time to repay it?"""
        return bool(self.me["loans"] and self.left and not self.temper.careless)


# ── where to send a pawn ─────────────────────────────────────────────────────


def best_investment(seen: Valuation, free: float, coming: bool) -> tuple[float, str]:
    """The best open investment that leaves what is spoken for, `coming` with one more pawn in the crowd; none on credit."""
    t, seat, found = seen.t, seen.seat, (0.0, "")
    if seen.on_credit():
        return found
    here = t.slots["INV"]
    if coming and BANK in here:
        here = t.slots["INV"] = [*here]
        here[here.index(BANK)] = seat
    crowd = surcharge(t)
    for card in (*seen.table["shows"]["short"], *seen.table["shows"]["long"]):
        if not no_investing(t, seat, card, crowd, floor(free)):
            found = max(found, (seen.investment(card, invest_price(t, seat, card, crowd)), card))
    return found


def best_work(seen: Valuation) -> tuple[float, str, str]:
    """The better of the open jobs and skills."""
    found = (0.0, "", "")
    if not no_seeking(seen.t, seen.seat):
        for card in seen.table["shows"]["career"]:
            found = max(found, (seen.career(card), "seek", card))
    if not no_learning(seen.t, seen.seat, floor(seen.spare())):
        for card in seen.table["shows"]["skill"]:
            found = max(found, (seen.skill(card), "learn", card))
    return found


def clauses_wanted(seen: Valuation, free: float) -> list[str]:
    """The clauses worth having against what is not covered yet, the worst dangers first."""
    options, held = seen.options, seen.me["insurances"]
    order = sorted(CLAUSES, key=lambda card: WORST_FIRST.index(INSURANCES[card].peril))
    most = len(INSURANCES) if seen.left < LAST_ROUNDS else seen.temper.cover
    most = min(most, options.insurance_cap or most) - len(held)
    chosen = [card for card in order if card not in held and seen.needed(card) and seen.clause(card) > 0]
    chosen = chosen[: max(0, min(options.insurance_per_visit, most))]
    while chosen and (price := extra_cost(seen.t, seen.seat, tuple(chosen))) and price > free:
        chosen.pop()
    return chosen


def insurance_value(seen: Valuation, free: float) -> float:
    """What a visit to the broker would bring: Basic and the way to clauses, or the best clauses."""
    if BASIC not in seen.me["insurances"]:
        return seen.basic()
    return sum(seen.clause(card) for card in clauses_wanted(seen, free))


def luxuries_wanted(seen: Valuation, free: float) -> list[str]:
    """Luxuries with a positive value that the free Units can pay, dearest value first; none on credit."""
    if seen.on_credit():
        return []
    owned = seen.me["luxuries"]
    wanted = sorted(((seen.luxury(card), card) for card in set(seen.table["market"]) if card not in owned), reverse=True)
    chosen = []
    for value, card in wanted:
        cost = seen.outlay(card)
        if value > 0 and cost <= free:
            free -= cost
            chosen.append(card)
    return chosen


def market_value(seen: Valuation, free: float) -> float:
    """Goods missing now, a little for the next round's, and luxuries."""
    options = seen.options
    worth: float = options.missing_goods_penalty - options.goods_price * seen.unit
    value = worth * min(seen.missing(), max(0, seen.me["units"]))
    if seen.left:
        later = max(0, seen.me["need"] - max(0, seen.me["goods"] - seen.me["need"]))
        value += 0.15 * later
    if unlocked(seen.t, seen.seat):
        value += sum(seen.luxury(card) for card in luxuries_wanted(seen, free))
    return float(value)


def place_values(seen: Valuation) -> dict[str, float]:
    """What a pawn would bring at each location."""
    free = seen.free()
    off = seen.me["discount"] if not seen.me["has_discount"] else 0
    return {
        "LAB": best_work(seen)[0],
        "INV": best_investment(seen, free, coming=True)[0],
        "INS": insurance_value(seen, free) - (seen.unit if seen.me["miscalculation"] else 0),
        "MKT": market_value(seen, free),
        "BIL": off * seen.unit,
    }
