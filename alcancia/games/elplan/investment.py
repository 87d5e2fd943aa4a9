"""Section 4.4, District 3: investment."""

from functools import lru_cache, partial
from typing import Any

from alcancia.kernel import Ask, Chance, OneOf, ask, deal, move

from .card_effects import working
from .content import DESIGNS, KINDS, SPACES, TYPES, Three, tally
from .counts import is_counts, minus, times, too_dear
from .events import event_of, spared
from .state import BOX, ElPlan, at_work, free, game, give, in_order, named

Acquisition = tuple[str, int, Three, int]
"""Card, advisers used, tokens paid, and whether it starts work at once (for Risk Prevention: with how many workers)."""


@game.rule
def investment(t: ElPlan) -> None:
    """EP-4.4.1 District 3: in order, each seat may acquire a card."""
    t.district = 3
    t.tell("district_entered", district=3)
    if t.options.investments_per_period:
        t.then(*[acquire(seat) for seat in in_order(t)])


# ── prices ───────────────────────────────────────────────────────────────────


def advisers_left(t: ElPlan, seat: int) -> int:
    """EP-4.4.2 Active Financial Advisers not yet used this period."""
    business = t.business[seat]
    return working(business.cards).advisers - business.advisers_used


def space_discount(t: ElPlan, seat: int, type: str) -> tuple[str, ...]:
    """EP-4.4.2 The kinds the seat's District 3 space takes off a card of this type."""
    business = t.business[seat]
    if not business.space or business.benefit_lost or business.discount_used:
        return ()
    printed = SPACES[business.space]
    return printed.kinds if printed.card_type == type else ()


def off(costs: set[Three], kinds: tuple[str, ...], must: bool = False) -> set[Three]:
    """EP-4.4.2 The costs after one discount of one of these kinds; without effect where the cost holds none of them."""
    found = set()
    for w, m, e in costs:
        less = []
        if m and "money" in kinds:
            less.append((w, m - 1, e))
        if e and "energy" in kinds:
            less.append((w, m, e - 1))
        found.update(less or ([] if must else [(w, m, e)]))
    return found


@lru_cache(maxsize=5_000)
def discounted(cost: Three, kinds: tuple[str, ...], further: int, advisers: int) -> tuple[tuple[int, Three], ...]:
    """EP-4.4.2 Every (advisers used, tokens to pay) after the discount of these kinds and so many of either kind."""
    costs = off({cost}, kinds) if kinds else {cost}
    for _ in range(further):
        costs = off(costs, ("money", "energy"))
    found = [(0, cost) for cost in sorted(costs, reverse=True)]
    for used in range(1, advisers + 1):
        costs = off(costs, ("money", "energy"), must=True)
        found += [(used, cost) for cost in sorted(costs, reverse=True)]
    return tuple(found)


def prices(t: ElPlan, seat: int, card: str, most_advisers: int) -> tuple[tuple[int, Three], ...]:
    """EP-4.4.2 Every (advisers used, tokens to pay) for a card, in the order of the table of discounts."""
    design = DESIGNS[card]
    cost, further = design.cost, 0
    if t.event and not spared(t, seat):
        event = event_of(t)
        cost = (cost[0], cost[1] + event.card_money_more, cost[2])
        further = event.technology_discount if design.type == "technology" else 0
    return discounted(cost, space_discount(t, seat, design.type), further, most_advisers)


def starts(t: ElPlan, card: str, left: Three) -> range:
    """EP-4.4.4 With how many tokens' worth a card may go to work the moment it is acquired; the free resources left must do."""
    design = DESIGNS[card]
    if not design.play and not t.options.play_all:
        return range(1)
    most, need = design.card.most_tokens or 1, design.activation
    while most * need[0] > left[0] or most * need[1] > left[1] or most * need[2] > left[2]:
        most -= 1
    return range(most + 1)


def acquisitions(t: ElPlan, seat: int) -> list[Acquisition]:
    """EP-4.4.2 EP-4.4.4 Each distinct way to acquire a card on offer."""
    held, advisers = free(t, seat), advisers_left(t, seat)
    found: list[Acquisition] = []
    for type in TYPES:
        for card in t.on_offer[type]:
            if card:
                for used, cost in prices(t, seat, card, advisers):
                    left = minus(held, cost)
                    if min(left) >= 0:
                        found += [(card, used, cost, start) for start in starts(t, card, left)]
    return found


def why_not_start(t: ElPlan, card: str, left: Three, start: int) -> str:
    """EP-4.4.4 A pause card, too many tokens on it, or too few free resources left after paying."""
    design = DESIGNS[card]
    if start in starts(t, card, left):
        return ""
    if not design.play and not t.options.play_all:
        return "not_immediate"
    return "too_many_tokens" if start > (design.card.most_tokens or 1) else too_dear(left, times(design.activation, start))


def why_not_acquire(t: ElPlan, seat: int, chosen: Any) -> str:
    """EP-4.4.1 EP-4.4.2 EP-4.4.4 Not on offer, a discount that is not there, the wrong price, too dear, or no immediate work."""
    if type(chosen) is not tuple or len(chosen) != 4 or type(chosen[0]) is not str:
        return "bad_parameter"
    card, advisers, cost, start = chosen
    if card not in DESIGNS:
        return "no_such_card"
    if card not in t.on_offer[DESIGNS[card].type]:
        return "not_on_offer"
    if type(start) is tuple:
        return "ideas_only_in_district_2"
    if is_counts(cost, 4) and cost[3]:
        return "ideas_not_resources"
    if not is_counts((advisers, start), 2) or not is_counts(cost):
        return "bad_parameter"
    if advisers > advisers_left(t, seat):
        return "adviser_used"
    asked = [price for used, price in prices(t, seat, card, advisers) if used == advisers]
    if cost not in asked:
        return "wrong_payment" if asked else "discount_not_applicable"
    return too_dear(free(t, seat), cost) or why_not_start(t, card, minus(free(t, seat), cost), start)


# ── acquiring ────────────────────────────────────────────────────────────────


@game.question
def acquire(t: ElPlan, seat: int) -> Ask | None:
    """EP-4.4.1 EP-4.0.6 One of the cards on offer, or nothing; who can pay for none is not asked."""
    found = acquisitions(t, seat)
    if not found:
        return None
    moves = move("acquire", OneOf(found), then=acquired(seat)), move("pass", then=passed_investment(seat))
    return ask(seat, *moves, default=("pass",), why={"acquire": partial(why_not_acquire, t, seat)})


@game.rule
def passed_investment(t: ElPlan, seat: int) -> None:
    """EP-4.4.1 Acquiring is a possibility, not a duty."""
    t.tell("passed_investment", seat=seat)


@game.rule
def acquired(t: ElPlan, seat: int, chosen: Acquisition) -> None:
    """EP-4.4.1 EP-4.4.3 The cost goes to the box, the card to the plan; its place stays empty until the summary."""
    card, advisers, cost, start = chosen
    business, design = t.business[seat], DESIGNS[card]
    if space_discount(t, seat, design.type):
        business.discount_used = True
    give(t, seat, BOX, cost, "card_cost")
    business.advisers_used += advisers
    business.acquired += 1
    t.on_offer[design.type] = tuple(["" if offer == card else offer for offer in t.on_offer[design.type]])
    if design.type not in t.bought_types:
        t.bought_types = (*t.bought_types, design.type)
    t.tell("acquired", seat=seat, card=card, tokens=named(cost), count=sum(cost), advisers=advisers)
    tokens = start_work(t, seat, card, start) if start else ()
    business.cards = (*business.cards, (card, tokens))
    if business.acquired < t.options.investments_per_period:
        t.then(acquire(seat))
    if t.options.refill_at_once:
        t.then(refill(design.type))


def start_work(t: ElPlan, seat: int, card: str, start: int) -> tuple[str, ...]:
    """EP-4.4.4 EP-4.4.5 The card works from this moment on."""
    design = DESIGNS[card]
    tokens = design.card.activation * (start if design.card.most_tokens else 1)
    counts = tally(tokens, KINDS)
    give(t, seat, at_work(t, seat), counts, "put_to_work")
    t.tell("activated", seat=seat, item=card, tokens=named(counts))
    return tokens


@game.question
def refill(t: ElPlan, type: str) -> Chance | None:
    """EP-4.9.4 EP-4.10.1 Empty places on offer are filled from the left while the deck lasts."""
    empty = t.on_offer[type].count("")
    count = min(empty, len(t.decks[type]))
    return deal(type, t.decks[type], count, then=refilled(type)) if count else None


@game.rule
def refilled(t: ElPlan, type: str, cards: tuple[str, ...]) -> None:
    """EP-4.9.4 Left before right; cards not bought stay where they are."""
    fresh = list(cards)
    t.on_offer[type] = tuple([offer or (fresh.pop(0) if fresh else "") for offer in t.on_offer[type]])
    t.decks[type] = tuple([card for card in t.decks[type] if card not in cards])
    for card in cards:
        t.tell("offers_refilled", card=card)
