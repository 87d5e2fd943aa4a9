"""Section 4.2, District 1: events."""

from collections.abc import Sequence
from functools import partial
from itertools import combinations
from typing import Any

from alcancia.kernel import Ask, Chance, MoveValue, OneOf, Sealed, Step, ask, ask_sealed, chance, move

from .card_effects import working
from .content import BOARD, EVENTS, GOODS, KINDS, NO_EVENT, SUBSIDIES, TYPES, Event, Three, three
from .counts import is_counts, minus, plus, splits, too_dear
from .state import BOX, ElPlan, free, game, give, ideas, market_of, named, placed, stock, subsidy_of

Payment = tuple[Three, Three]
"""Which demands are cancelled, and what is handed over."""


def event_of(t: ElPlan) -> Event:
    """The event in force, or one that does nothing."""
    return EVENTS[t.event] if t.event else NO_EVENT


def spared(t: ElPlan, seat: int) -> bool:
    """EP-4.2.2 EP-4.2.10 Does the event pass this seat by? The insured need not fear bad ones, or ignore what they like."""
    business = t.business[seat]
    if business.space != "1":
        return False
    return business.insure == "ignore" if t.options.insurance == "ask" else event_of(t).tone == "negative"


def benefit(t: ElPlan, seat: int, kind: str) -> bool:
    """EP-4.0.4 EP-4.2.5 Does the seat's space give it this benefit, and has it not been lost?"""
    business = t.business[seat]
    return bool(business.space) and not business.benefit_lost and t.book.benefits[business.space] == kind


@game.rule
def events(t: ElPlan) -> None:
    """EP-4.2.1 The route begins: an event is turned, if there is one left."""
    t.district = 1
    t.tell("district_entered", district=1)
    if t.next_event:
        t.then(turned(t.next_event))
    elif t.events_left:
        t.then(draw())
    else:
        t.tell("no_event")


@game.question
def draw(t: ElPlan) -> Chance:
    """EP-4.2.1 EP-4.10.1 One of those left, all alike; the trainer may choose it."""
    return chance("event", t.events_left, then=turned())


def streams(t: ElPlan) -> list[tuple[str, Sequence[str], str]]:
    """EP-4.2.1 EP-4.10.1 The events and cards that can still be drawn."""
    decks = [(type, t.decks[type], "card") for type in TYPES if t.decks.get(type)]
    return [("event", t.events_left, "card"), *decks]


def left(t: ElPlan, stream: str, outcome: Any) -> int:
    """EP-4.2.1 EP-4.10.1 Each event comes once; a card as often as it lies in its deck."""
    return sum(list(pool).count(outcome) for name, pool, _ in streams(t) if name == stream)


def comes(t: ElPlan, stream: str, outcome: Any) -> Step | None:
    """EP-4.2.2 EP-4.2.9 What a trainer is shown of an event before it is turned."""
    return turned(outcome) if stream == "event" else None


def strikes(t: ElPlan, seat: int) -> dict[str, int]:
    """EP-4.2.5 What an event can change beside tokens and products."""
    return {"space_benefit": int(bool(t.business[seat].space) and not t.business[seat].benefit_lost)}


@game.rule
def turned(t: ElPlan, event: str) -> None:
    """EP-4.2.1 The event is in force until the summary."""
    t.event, t.next_event = event, ""
    t.events_left = tuple([left for left in t.events_left if left != event])
    t.tell("event_turned", event=event)
    t.then(insure(), happens())


@game.question
def insure(t: ElPlan) -> Ask | None:
    """EP-4.2.10 With the option: the seat on the insurance space says whether the event counts for it."""
    if t.options.insurance == "ask":
        for seat, business in enumerate(t.business):
            if business.space == "1":
                return ask(seat, move("insure", OneOf(("ignore", "apply")), then=insured(seat)))
    return None


@game.rule
def insured(t: ElPlan, seat: int, choice: str) -> None:
    """EP-4.2.10 Ignore: nothing of the event reaches the seat. Apply: it is treated like any other."""
    t.business[seat].insure = choice
    t.tell("insured", seat=seat, choice=choice)


@game.rule
def happens(t: ElPlan) -> None:
    """EP-4.2.2 EP-4.2.9 What the event does at once; lasting effects are read in their district."""
    event = event_of(t)
    reached = [seat for seat in range(t.seats) if not spared(t, seat)]
    if event.tone == "negative" and t.options.insurance == "auto":
        for seat in range(t.seats):
            if seat not in reached:
                t.tell("insured", seat=seat, choice="auto")
    if event.gift:
        gifts(t, event, reached)
    if event.sowing:
        sow(t, event.sowing)
    if event.money_share:
        inflate(t, event, reached)
    if event.demands:
        t.then(pay(tuple(reached)))


def gifts(t: ElPlan, event: Event, reached: list[int]) -> None:
    """EP-4.2.9 Gifts come at once."""
    for seat, tokens in [(seat, gift(t, seat, event)) for seat in reached]:
        give(t, BOX, seat, tokens, "event_gift")
        t.tell("received", seat=seat, tokens=named(tokens), source="event")


def gift(t: ElPlan, seat: int, event: Event) -> Three:
    """EP-4.2.9 What an event gives a seat, with something more for those with the fewest ideas."""
    tokens = three(event.gift)
    if event.gift_fewest_ideas and ideas(t, seat) == min(ideas(t, other) for other in range(t.seats)):
        return plus(tokens, three(event.gift_fewest_ideas))
    return tokens


def types_on_market(t: ElPlan) -> int:
    """EP-4.1.3 How many types of product the market holds, whatever their number."""
    return len(GOODS) - stock(t, market_of(t)).count(0)


def sow(t: ElPlan, amount: int) -> None:
    """EP-4.2.6 As many subsidy spaces as there are types on the market receive money, from the left."""
    for number, space in enumerate(SUBSIDIES[: types_on_market(t)]):
        t.pay(BOX, subsidy_of(t, number), amount, "subsidy_event")
        t.tell("subsidy_laid", space=space, amount=amount, source="event")


def inflate(t: ElPlan, event: Event, reached: list[int]) -> None:
    """EP-4.2.8 Money is returned; no shield helps and no benefit is lost."""
    for seat in reached:
        if lost := shrunk(t, seat, event):
            t.pay(seat, BOX, lost, "inflation")
            t.tell("event_paid", seat=seat, tokens=named((0, lost, 0)))


def shrunk(t: ElPlan, seat: int, event: Event) -> int:
    """EP-4.2.8 The free money that an inflation takes: a third, rounded up."""
    return -(-t.cash[seat] // event.money_share) if event.money_share else 0


# ── demands ──────────────────────────────────────────────────────────────────


def shields(t: ElPlan, seat: int) -> int:
    """EP-4.2.3 How many demands the seat's active cards cancel."""
    return working(t.business[seat].cards).shields


def due(held: Three, demands: Three) -> int:
    """EP-4.2.3 EP-4.2.4 The tokens that meet these demands: one each, or substitutes for a kind the seat has no free token of."""
    missing = sum([wanted > 0 and have == 0 for have, wanted in zip(held, demands, strict=True)])
    return sum(demands) + (BOARD.substitutes - 1) * missing


def held_back(held: Three, demands: Three, tokens: Three) -> bool:
    """EP-4.2.3 Is a demanded token at hand and not handed over?"""
    return any([wanted and have and not handed for have, wanted, handed in zip(held, demands, tokens, strict=True)])


def payments(held: Three, demands: Three, shield: int) -> list[Payment]:
    """EP-4.2.3 EP-4.2.4 Every distinct way to meet the demands; who has too little hands over everything."""
    kinds = [kind for kind in range(3) if demands[kind]]
    found: list[Payment] = []
    for gone in combinations(kinds, min(shield, len(kinds))):
        cancelled = (int(0 in gone), int(1 in gone), int(2 in gone))
        left = minus(demands, cancelled)
        handed = splits(min(due(held, left), sum(held)), held)
        found += [(cancelled, tokens) for tokens in handed if not held_back(held, left, tokens)]
    return found


def why_not_pay(t: ElPlan, seat: int, payment: Any) -> str:
    """EP-4.2.3 EP-4.2.4 Wrong demands cancelled, tokens that are not at hand, substitutes for what is, or too many or too few."""
    if type(payment) is not tuple or len(payment) != 2 or not is_counts(payment[0]):
        return "bad_parameter"
    cancelled, tokens = payment
    if is_counts(tokens, 4) and tokens[3]:
        return "ideas_not_resources"
    if not is_counts(tokens):
        return "bad_parameter"
    held, left = free(t, seat), minus(demanded(t), cancelled)
    if min(left) < 0 or sum(cancelled) != min(shields(t, seat), sum(demanded(t))):
        return "wrong_cancel"
    if short := too_dear(held, tokens):
        return short if too_dear(plus(held, placed(t, seat)), tokens) else "token_locked"
    if held_back(held, left, tokens):
        return "must_pay_demanded"
    return "" if sum(tokens) == min(due(held, left), sum(held)) else "wrong_payment"


def demanded(t: ElPlan) -> Three:
    """EP-4.2.3 What the event demands, one of each kind it names."""
    demands = event_of(t).demands
    return int(KINDS[0] in demands), int(KINDS[1] in demands), int(KINDS[2] in demands)


@game.question
def pay(t: ElPlan, reached: tuple[int, ...]) -> Sealed:
    """EP-4.2.3 EP-4.2.4 EP-4.0.5 All who are not insured pay at the same time; who has no choice is not asked."""
    demands = demanded(t)

    def of(seat: int) -> Ask | MoveValue:
        ways = payments(free(t, seat), demands, shields(t, seat))
        if len(ways) == 1:
            return ("pay", ways[0])
        return ask(seat, move("pay", OneOf(ways)), why={"pay": partial(why_not_pay, t, seat)})

    return ask_sealed(reached, of, then=event_paid())


@game.rule
def event_paid(t: ElPlan, answers: tuple[tuple[int, MoveValue], ...]) -> None:
    """EP-4.2.3 EP-4.2.4 Tokens go to the box; who could not cover all loses the benefit of the space."""
    demands = demanded(t)
    for seat, (_, (cancelled, tokens)) in answers:
        held = free(t, seat)
        wanted = due(held, minus(demands, cancelled))
        if any(cancelled):
            t.tell("event_cancelled", seat=seat, tokens=named(cancelled))
        if any(tokens):
            give(t, seat, BOX, tokens, "event_demand")
            t.tell("event_paid", seat=seat, tokens=named(tokens))
        if wanted > sum(tokens) and (t.options.shortfall == "any" or not any(held)):
            lose_benefit(t, seat)


def lose_benefit(t: ElPlan, seat: int) -> None:
    """EP-4.2.5 Everything the space would give this period is lost; the entrepreneur stays on it."""
    business = t.business[seat]
    business.benefit_lost = True
    if business.space:
        t.tell("benefit_lost", seat=seat, space=business.space)
