"""Section 4.9: the summary of a period."""

from functools import partial
from typing import Any

from alcancia.kernel import Ask, Chance, MoveValue, OneOf, Sealed, ask, ask_sealed, chance, move

from .card_effects import working
from .content import GOODS, SUBSIDIES, TYPES
from .counts import is_counts, minus, splits, too_dear
from .investment import refill
from .state import BOX, ElPlan, game, hand_over, named, stock, subsidy_of


@game.rule
def summary(t: ElPlan) -> None:
    """EP-4.9.1 EP-4.9.2 EP-4.9.3 EP-4.9.4 EP-4.9.5 EP-4.9.6 The chores of the summary, in this order."""
    t.district = 8
    over = tuple([seat for seat in range(t.seats) if sum(stock(t, seat)) > store(t, seat)])
    if over:
        t.then(keep(over), home())
    else:
        t.then(home())


def store(t: ElPlan, seat: int) -> int:
    """EP-4.9.1 How many products a seat may keep."""
    return t.options.warehouse_limit if working(t.business[seat].cards).warehouse else t.options.keep_limit


def why_not_keep(t: ElPlan, seat: int, kept: Any) -> str:
    """EP-4.9.1 Not just as many as there is room for, or more than one holds."""
    if not is_counts(kept):
        return "bad_parameter"
    if sum(kept) != store(t, seat):
        return "wrong_keep_count"
    return "not_enough_products" if too_dear(stock(t, seat), kept) else ""


@game.question
def keep(t: ElPlan, seats: tuple[int, ...]) -> Sealed:
    """EP-4.9.1 EP-4.0.5 Those above their store choose what to keep, all at the same time; different products come first."""

    def of(seat: int) -> Ask | MoveValue:
        ways = sorted(splits(store(t, seat), stock(t, seat)), key=lambda way: -sum(count > 0 for count in way))
        if len(ways) == 1:
            return ("keep", ways[0])
        return ask(seat, move("keep", OneOf(ways)), why={"keep": partial(why_not_keep, t, seat)})

    return ask_sealed(seats, of, then=kept())


@game.rule
def kept(t: ElPlan, answers: tuple[tuple[int, MoveValue], ...]) -> None:
    """EP-4.9.1 The rest goes to the box."""
    for seat, (_, kept) in answers:
        waste = minus(stock(t, seat), kept)
        hand_over(t, seat, BOX, waste, "cutback")
        t.tell("cut_back", seat=seat, products=named(waste, GOODS))


@game.rule
def home(t: ElPlan) -> None:
    """EP-4.9.2 EP-4.9.3 Entrepreneurs return, the event leaves the game, everything of this period is forgotten."""
    for business in t.business:
        business.space = business.insure = ""
        business.benefit_lost = business.discount_used = False
        business.acquired = business.advisers_used = business.swaps_left = 0
        business.bought = business.sold = ()
    if t.event:
        t.removed = (*t.removed, t.event)
        t.event = ""
    if t.options.event_preview and t.events_left:
        t.then(preview(), offers())
    else:
        t.then(offers())


@game.question
def preview(t: ElPlan) -> Chance:
    """EP-4.9.3 EP-4.10.1 With the option: the next period's event is drawn and shown now."""
    return chance("event", t.events_left, then=previewed())


@game.rule
def previewed(t: ElPlan, event: str) -> None:
    """EP-4.9.3 Everybody can plan for it."""
    t.next_event = event
    t.events_left = tuple([left for left in t.events_left if left != event])
    t.tell("event_shown", event=event)


@game.rule
def offers(t: ElPlan) -> None:
    """EP-4.9.4 Empty places are filled; with the option, stale offers leave first."""
    if t.options.refresh_offers:
        refresh(t)
    t.then(*[refill(type) for type in TYPES if "" in t.on_offer[type] and t.decks[type]], reassign())


def refresh(t: ElPlan) -> None:
    """EP-4.9.4 Where nothing was bought and the deck lasts, the left offer leaves and the others move left."""
    for type in TYPES:
        if type not in t.bought_types and t.decks[type]:
            gone, *rest = t.on_offer[type]
            t.on_offer[type] = (*rest, "")
            if gone:
                t.removed = (*t.removed, gone)
                t.tell("offer_withdrawn", card=gone)


@game.rule
def reassign(t: ElPlan) -> None:
    """EP-4.9.5 What is left on the subsidy spaces is dealt again one by one from the left."""
    places = [subsidy_of(t, number) for number in range(len(SUBSIDIES))]
    before = [t.cash[place] for place in places]
    total = sum(before)
    after = [(total + len(places) - 1 - number) // len(places) for number in range(len(places))]
    if after != before:
        for place, old, new in zip(places, before, after, strict=True):
            t.pay(place, BOX, max(0, old - new), "subsidy_moved")
        for place, old, new in zip(places, before, after, strict=True):
            t.pay(BOX, place, max(0, new - old), "subsidy_moved")
        t.tell("subsidies_reassigned", first=after[0], second=after[1], third=after[2])
    t.then(pass_turn())


@game.rule
def pass_turn(t: ElPlan) -> None:
    """EP-4.9.6 The turn token and the route token go to the next seat clockwise."""
    t.turn_seat = (t.turn_seat + 1) % t.seats
    t.bought_types = ()
    t.tell("turn_passed", seat=t.turn_seat)
