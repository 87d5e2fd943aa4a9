"""How a person judges this table: what cards, dangers and places are worth to one seat (section 12)."""

from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Any, Final

import msgspec

from alcancia.games.financialit.book import Book, Force, book_of
from alcancia.games.financialit.cards import BASIC, BOARD, CLAUSES, INSURANCES, LUXURIES
from alcancia.games.financialit.options import Options

EARLY_CUT: Final = BOARD.figures.early_cut
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


class Eyes:
    """One seat's judgement of the table."""

    def __init__(self, view: dict[str, Any], temper: Temper) -> None:
        self.temper = temper
        self.table, self.seat = view["table"], view["seat"]
        self.options, self.book = _known(msgspec.json.encode(view["options"]), view["seats"])
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
        penalty = min(self.options.career_penalty, self.book.force[self.me["family"]].career_penalty)
        return self.temper.work * value - penalty * self.unit_in(1) - PAWN

    def investment(self, card: str, price: int) -> float:
        """The payout at the value of Units then, less the price now."""
        it = self.book.investments[card]
        if it.slots <= self.left:
            value = it.units * self.unit_in(it.slots) + it.happiness
        else:
            value = max(0, it.units - EARLY_CUT * (it.slots - self.left)) * BEDROCK + it.happiness
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
        for card in (*self.me["luxuries"], *self.me["skills"], *[card for card, active in self.me["careers"] if active]):
            safe |= self.book.force[card].protect
        return safe

    def draws(self, first: int = 0) -> int:
        """Event cards still to come, from `first` rounds from now on."""
        now = self.table["round"] - 1
        return sum(self.table["events_in"][now + first :])

    def cost(self, card: str) -> tuple[float, float]:
        """Units and Happiness an Event would cost this seat."""
        units = joy = 0.0
        for name, number, what, _ in self.book.operations[card]:
            if name == "PAY":
                units += number
            elif name == "PAY_PER_LOAN":
                units += number * len(self.me["loans"])
            elif name == "PAY_IF_TAG" and any(LUXURIES[held].tag == what for held in self.me["luxuries"]):
                units += number
            elif name == "HAPPY" and number < 0:
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
            condition, number = self.book.unless[card]
            if peril not in self.safe and not (condition == "skills" and len(self.me["skills"]) >= number):
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
        options = self.options
        return max(options.aid_amount, self.book.force[self.me["family"]].aid_amount) if self.me["aid_used"] < options.aid_uses else 0

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
        return float(self.me["units"]) - self.due() - self.missing() * self.options.goods_price

    def free(self) -> float:
        """Units that are not spoken for: bills, goods for this round, the reserve."""
        return self.spare() - self.reserve

    def on_credit(self) -> bool:
        """Would a purchase be made with borrowed money, while there is time to repay it?"""
        return bool(self.me["loans"] and self.left and not self.temper.careless)


# ── where to send a pawn ─────────────────────────────────────────────────────


def invest_price(eyes: Eyes, card: str, surcharge: int) -> int:
    """The price of an investment for this seat."""
    force = eyes.book.force
    held = {*eyes.me["luxuries"], *eyes.me["skills"], *[name for name, active in eyes.me["careers"] if active]}
    return max(0, eyes.book.investments[card].cost + surcharge + sum(force[name].invest_cost for name in held))


def best_investment(eyes: Eyes, surcharge: int, free: float) -> tuple[float, str]:
    """The best open investment that leaves what is spoken for; none on credit."""
    found = (0.0, "")
    if eyes.on_credit() or len(eyes.me["investments"]) >= eyes.options.investment_cap:
        return found
    for card in (*eyes.table["shows"]["short"], *eyes.table["shows"]["long"]):
        price = invest_price(eyes, card, surcharge)
        if price <= free:
            found = max(found, (eyes.investment(card, price), card))
    return found


def best_work(eyes: Eyes) -> tuple[float, str, str]:
    """The better of the open jobs and skills."""
    found = (0.0, "", "")
    options, me = eyes.options, eyes.me
    if me["career_pawn"] is None and not (options.careers_cap and len(me["careers"]) >= options.careers_cap):
        for card in eyes.table["shows"]["career"]:
            found = max(found, (eyes.career(card), "seek", card))
    if me["skill_price"] <= eyes.spare() and not (options.skills_cap and len(me["skills"]) >= options.skills_cap):
        for card in eyes.table["shows"]["skill"]:
            found = max(found, (eyes.skill(card), "learn", card))
    return found


def clauses_wanted(eyes: Eyes, free: float) -> list[str]:
    """The clauses worth having against what is not covered yet, the worst dangers first."""
    options, held = eyes.options, eyes.me["insurances"]
    order = sorted(CLAUSES, key=lambda card: WORST_FIRST.index(INSURANCES[card].peril))
    most = len(INSURANCES) if eyes.left < LAST_ROUNDS else eyes.temper.cover
    most = min(most, options.insurance_cap or most) - len(held)
    chosen = [card for card in order if card not in held and eyes.needed(card) and eyes.clause(card) > 0]
    chosen = chosen[: max(0, min(options.insurance_per_visit, most))]
    price = options.insurance_extra_cost
    free_ones = 0 if options.insurance_extra_scope == "held" else 1
    while chosen and price and price * max(0, len(chosen) - free_ones) > free:
        chosen.pop()
    return chosen


def insurance_value(eyes: Eyes, free: float) -> float:
    """What a visit to the broker would bring: Basic and the way to clauses, or the best clauses."""
    if BASIC not in eyes.me["insurances"]:
        return eyes.basic()
    return sum(eyes.clause(card) for card in clauses_wanted(eyes, free))


def luxuries_wanted(eyes: Eyes, free: float) -> list[str]:
    """Luxuries with a positive value that the free Units can pay, dearest value first; none on credit."""
    if eyes.on_credit():
        return []
    owned = eyes.me["luxuries"]
    wanted = sorted(((eyes.luxury(card), card) for card in set(eyes.table["market"]) if card not in owned), reverse=True)
    chosen = []
    for value, card in wanted:
        cost = eyes.outlay(card)
        if value > 0 and cost <= free:
            free -= cost
            chosen.append(card)
    return chosen


def unlocked(eyes: Eyes) -> bool:
    """Does the seat meet the trainer's condition for luxuries?"""
    me = eyes.me
    have = {
        "skills": len(me["skills"]), "careers": len(me["careers"]), "career_cards": len(me["skills"]) + len(me["careers"]),
        "insurances": len(me["insurances"]), "no_loans": not me["loans"], "no_miscalculation": not me["miscalculation"],
    }  # fmt: skip
    return all(have[name] >= least for name, least in eyes.options.luxury_prereq.items())


def market_value(eyes: Eyes, free: float) -> float:
    """Goods missing now, a little for the next round's, and luxuries."""
    options = eyes.options
    worth: float = options.missing_goods_penalty - options.goods_price * eyes.unit
    value = worth * min(eyes.missing(), max(0, eyes.me["units"]))
    if eyes.left:
        later = max(0, eyes.me["need"] - max(0, eyes.me["goods"] - eyes.me["need"]))
        value += 0.15 * later
    if unlocked(eyes):
        value += sum(eyes.luxury(card) for card in luxuries_wanted(eyes, free))
    return float(value)


def place_values(eyes: Eyes) -> dict[str, float]:
    """What a pawn would bring at each location."""
    free = eyes.free()
    here = [slot for slot in eyes.table["locations"]["INV"] if slot["open"]]
    full = sum(slot["seat"] is None for slot in here) <= 1
    off = eyes.me["discount"] if not eyes.me["has_discount"] else 0
    return {
        "LAB": best_work(eyes)[0],
        "INV": best_investment(eyes, eyes.options.crowd_surcharge if full else 0, free)[0],
        "INS": insurance_value(eyes, free) - (eyes.unit if eyes.me["miscalculation"] else 0),
        "MKT": market_value(eyes, free),
        "BIL": off * eyes.unit,
    }
