"""Section 3: set-up."""

from functools import partial
from typing import Any

from alcancia.kernel import Ask, Chance, OneOf, Step, ask, chance, deal, move

from .content import BOARD, DECKS, EVENTS, GOODS, SHEETS, TYPES, three
from .counts import plus
from .period import period
from .scoring import score
from .state import BOX, PURSES, Business, ElPlan, game, give, in_order, named


def setup(t: ElPlan) -> None:
    """EP-3.3 EP-3.5 EP-3.8 Four decks without an order, an empty market, no subsidies."""
    accounts = 2 * t.seats + 1 + 3 + 1
    t.cash = [0] * accounts
    t.held = {purse: [0] * accounts for purse in PURSES.values() if purse}
    t.business = [Business() for _ in range(t.seats)]
    t.events_left = event_deck(t)
    t.decks = dict(DECKS)
    t.on_offer = {type: ("",) * t.options.offers_per_type for type in TYPES}
    t.then(first_turn(), *[first_offers(type) for type in TYPES], plans(), period(1), score())


def event_deck(t: ElPlan) -> tuple[str, ...]:
    """EP-3.3 EP-3.5 All events, or those of one tone, or none. The two never turned are not told apart."""
    wanted = {"on": ("negative", "positive"), "off": (), "positive_only": ("positive",), "negative_only": ("negative",)}[t.options.events]
    return tuple([id for id, event in EVENTS.items() if event.tone in wanted])


@game.question
def first_turn(t: ElPlan) -> Chance | Step:
    """EP-3.2 Chance, or the host, says who begins."""
    if t.options.first_seat != "random":
        return turn_to(int(t.options.first_seat))
    return chance("first_seat", range(t.seats), then=turn_to())


@game.rule
def turn_to(t: ElPlan, seat: int) -> None:
    """EP-3.2 This seat gets the turn token and the route token."""
    t.turn_seat = seat
    t.tell("turn_passed", seat=seat)


@game.question
def first_offers(t: ElPlan, type: str) -> Chance:
    """EP-3.4 The first offers of a type, left to right."""
    return deal(type, t.decks[type], t.options.offers_per_type, then=offered(type))


@game.rule
def offered(t: ElPlan, type: str, cards: tuple[str, ...]) -> None:
    """EP-3.4 They are turned face up."""
    t.on_offer[type] = cards
    t.decks[type] = tuple([card for card in t.decks[type] if card not in cards])
    for card in cards:
        t.tell("offers_refilled", card=card)


@game.rule
def plans(t: ElPlan) -> None:
    """EP-3.6 One after the other, from the holder of the turn token."""
    t.then(*[choose_plan(seat) for seat in in_order(t)])


def why_not_plan(t: ElPlan, plan: Any) -> str:
    """EP-3.6 Of another level, taken, or too few seats are left to bring in every missing type."""
    if type(plan) is not str or plan not in SHEETS:
        return "bad_parameter"
    if not plan.endswith(str(t.options.level)):
        return "plan_wrong_level"
    taken = [business.plan for business in t.business if business.plan]
    if plan in taken:
        return "plan_taken"
    types = [SHEETS[other].type for other in (*taken, plan)]
    return "plan_type_needed" if sum(good not in types for good in GOODS) > t.seats - len(types) else ""


def legal_plans(t: ElPlan) -> list[str]:
    """EP-3.6 The plans that can be chosen now."""
    return [plan for plan in SHEETS if not why_not_plan(t, plan)]


@game.question
def choose_plan(t: ElPlan, seat: int) -> Ask | Chance | Step:
    """EP-3.6 A plan is chosen, or dealt among those that the seat could choose."""
    legal = legal_plans(t)
    if len(legal) == 1:
        return run_business(seat, legal[0])
    if t.options.plan_choice == "random":
        return chance("plan", legal, then=run_business(seat))
    why = {"choose_plan": partial(why_not_plan, t)}
    return ask(seat, move("choose_plan", OneOf(legal), then=run_business(seat)), why=why)


@game.rule
def run_business(t: ElPlan, seat: int, plan: str) -> None:
    """EP-3.6 EP-3.7 The seat takes the plan, its entrepreneur and its first tokens."""
    business, options = t.business[seat], t.options
    business.plan = plan
    business.slots = ("",) * len(SHEETS[plan].kinds)
    t.tell("plan_chosen", seat=seat, plan=plan)
    start = (options.start_worker, options.start_money, options.start_energy)
    if options.last_seat_bonus and seat == in_order(t)[-1]:
        start = plus(start, three(BOARD.bonus_last_seat))
    give(t, BOX, seat, start, "start")
    t.tell("tokens_dealt", seat=seat, tokens=named(start))
