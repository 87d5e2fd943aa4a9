"""Zone 10, Unforeseen Event.

A seat's `stage` says where it stands: insure (use a token?), choose (which harm?), event (money is short).
"""

from collections.abc import Iterable, Sequence
from typing import Any

from alcancia.kernel import BANK, Ask, Chance, OneOf, Step, Together, ask, ask_together, chance, move

from .bank import hand_back, lend, write_off
from .content import EVENTS, HOMES, INVESTMENTS, SHOPPING, At, Event, LoseCash, NextYear, Pay
from .counting import NOTHING
from .expenses import forced, may_borrow, raising
from .state import UNCHANGED, City, Effect, question, rule


@rule
def unforeseen(t: City) -> None:
    """FC-Z10.1 The marker reaches the event."""
    t.marker = At.EVENT
    t.then(draw_event())


@question
def draw_event(t: City) -> Chance:
    """FC-Z10.1 FC-3.4 One of all that have not yet come; a trainer may be allowed to choose."""
    return chance("events", t.events, then=event_comes())


def unforceable(t: City, stream: str, outcome: str | int) -> str | None:
    """FC-Z10.1 What a trainer may choose instead of chance: nothing, events, or every draw, as the option says."""
    return None if stream in [name for name, _, _ in streams(t)] else "bad_forced_outcome"


def left(t: City, stream: str, outcome: str | int) -> int | None:
    """FC-Z10.1 Each event comes once in a game, and each card is in its deck once."""
    pool = next((pool for name, pool, _ in streams(t) if name == stream), ())
    return None if stream == "first_player" and outcome in pool else list(pool).count(outcome)


def comes(t: City, stream: str, outcome: Any) -> Step | None:
    """FC-Z10.2 What a trainer is shown of an event before it comes; not while somebody still raises money for something else."""
    return event_comes(outcome) if stream == "events" and not any(h.stage for h in t.homes) else None


def strikes(t: City, seat: int) -> dict[str, int]:
    """FC-Z10.2 FC-Z10.9 What an event can change beside money and wellbeing."""
    h = t.homes[seat]
    coming = h.mods_next
    return {
        "loans": h.loans,
        "tokens": h.tokens,
        "home_income": coming.home_income,
        "expenses": coming.expenses,
        "business_off": int(coming.business_off),
        "interest_off": int(coming.interest_off),
        "education_bonus": coming.education_bonus,
    }


def streams(t: City) -> list[tuple[str, Sequence[str | int], str]]:
    """FC-Z10.1 What can still come, as far as the option lets a trainer choose it."""
    events: list[tuple[str, Sequence[str | int], str]] = [("events", t.events, "card")]
    decks = [(deck, cards, "card") for deck, cards in t.unknown.items() if cards]
    drawn = [("first_player", range(t.seats), "")] if t.options.first_player_rule == "random" else []
    return {"none": [], "events": events, "all": [*events, *decks, *drawn]}[t.options.trainer_chance]


@rule
def event_comes(t: City, event: str) -> None:
    """FC-Z10.2 Everybody's effect is worked out from the position at the draw; then each seat meets it."""
    t.events = tuple([other for other in t.events if other != event])
    t.event = event
    t.tell("event_drawn", event=event)
    for seat in t.order():
        t.homes[seat].effect = personal(t, seat, EVENTS[event])
    for seat in t.order():
        meet(t, seat)
    t.then(bear(), year_settled())


# ── what it means for a seat ─────────────────────────────────────────────────


def personal(t: City, seat: int, event: Event) -> Effect:
    """FC-Z10.2 FC-Z10.10 Money, wellbeing and next year's change for this seat, as it stands now."""
    wellbeing = t.held["wellbeing"][seat]
    owed = bill(t, seat, event.pay) + stolen(t, seat, event.lose_cash)
    branches = tuple([(b.id, bill(t, seat, b.pay), b.lose_wellbeing) for b in event.choice if b.lose_wellbeing <= wellbeing])
    return Effect(
        gain=event.gain_cash,
        joy=event.gain_wellbeing,
        sorrow=min(event.lose_wellbeing, wellbeing),
        owed=owed,
        next_year=change(t, seat, event.next_year),
        branches=branches,
    )


def bill(t: City, seat: int, pay: Pay | None) -> int:
    """FC-Z10.2 What the card asks of this seat."""
    if pay is None:
        return 0
    h = t.homes[seat]
    return charge(pay, counted(h.home, h.shopping, h.loans))


def counted(home: str, shopping: Iterable[Sequence[Any]], loans: int) -> tuple[int, int, int, int, int]:
    """FC-Z10.2 What bills of events count: members, children, older people, Products, loan cards."""
    found = HOMES[home]
    return found.members, found.children, found.seniors, sum([SHOPPING[own[0]].kind == "product" for own in shopping]), loans


def charge(pay: Pay, counted: tuple[int, int, int, int, int]) -> int:
    """FC-Z10.2 The base, and so much for each of what the card counts."""
    members, children, seniors, products, loans = counted
    amount = pay.base + pay.per_member * members + pay.per_child * children + pay.per_senior * seniors
    amount += pay.per_product * products + pay.per_loan_card * loans
    return amount if pay.max is None else min(amount, pay.max)


def stolen(t: City, seat: int, lose: LoseCash | None) -> int:
    """FC-Z10.2 A part of the cash in hand, rounded down."""
    if lose is None:
        return 0
    part = t.cash[seat] // lose.part
    return min(part - part % lose.round_down, lose.max)


def change(t: City, seat: int, coming: NextYear | None) -> NextYear:
    """FC-Z10.9 FC-Z10.10 Next year's part, if there is a next year and it would change anything for this seat (ruling 4 of ours)."""
    if coming is None or t.last_year:
        return UNCHANGED
    h = t.homes[seat]
    kinds = {INVESTMENTS[card].kind for card, _ in h.investments}
    return NextYear(
        home_income=coming.home_income,
        expenses=coming.expenses,
        business_off=coming.business_off and "business" in kinds,
        interest_off=coming.interest_off and h.saved != NOTHING,
        education_bonus=coming.education_bonus if "education" in kinds else 0,
    )


# ── insurance, choice and payment ────────────────────────────────────────────


def meet(t: City, seat: int) -> None:
    """FC-Z10.3 FC-Z10.4 FC-Z10.5 Insured by zone, perhaps by a token, or not at all."""
    h, kind = t.homes[seat], EVENTS[t.event].kind
    if h.effect == Effect():
        h.effect = None
        t.tell("event_nil", seat=seat)
    elif h.zone == At.INSURANCE and kind == "harmful":
        avoid(t, seat, "zone")
    elif (h.zone == At.INSURANCE and kind == "mixed") or (h.zone != At.INSURANCE and h.tokens and kind != "helpful"):
        h.stage = "insure"
    else:
        suffer(t, seat)


def avoid(t: City, seat: int, by: str) -> None:
    """FC-Z10.3 FC-Z10.4 The whole card does nothing to this seat, next year's part included."""
    h = t.homes[seat]
    effect = h.effect or Effect()
    h.effect, h.stage = None, ""
    t.tell("event_avoided", seat=seat, how=by, event=t.event, owed=effect.owed, wellbeing=effect.sorrow)


def suffer(t: City, seat: int) -> None:
    """FC-Z10.5 FC-Z10.6 The effect comes; where the card offers a choice, the seat makes it."""
    h = t.homes[seat]
    assert h.effect is not None
    if len(h.effect.branches) > 1:
        h.stage = "choose"
        return
    for branch in h.effect.branches:
        choose(t, seat, branch)
    undergo(t, seat)


def choose(t: City, seat: int, branch: tuple[str, int, int]) -> None:
    """FC-Z10.6 The chosen harm is the seat's effect now."""
    _, owed, sorrow = branch
    t.homes[seat].effect = Effect(owed=owed, sorrow=sorrow)


def undergo(t: City, seat: int) -> None:
    """FC-Z10.7 FC-Z10.9 Money gained, wellbeing gained, wellbeing lost, next year noted, money owed."""
    h = t.homes[seat]
    effect = h.effect
    assert effect is not None
    t.pay(BANK, seat, effect.gain, "event_gain")
    t.pay(BANK, seat, effect.joy, "event", of="wellbeing")
    t.pay(seat, BANK, effect.sorrow, "event", of="wellbeing")
    t.tell("event_applied", seat=seat, event=t.event, gain=effect.gain, joy=effect.joy, sorrow=effect.sorrow, owed=effect.owed)
    if effect.next_year != UNCHANGED:
        h.mods_next = effect.next_year
        note_change(t, seat, effect.next_year)
    h.stage = "event"
    pay_event(t, seat)


def note_change(t: City, seat: int, coming: NextYear) -> None:
    """FC-Z10.9 It is said aloud what will be different next year."""
    for kind in coming.__struct_fields__:
        if amount := getattr(coming, kind):
            way = "" if amount is True else "_more" if amount > 0 else "_less"
            t.tell("modifier_set", seat=seat, kind=kind + way, amount=abs(int(amount)))


def pay_event(t: City, seat: int) -> None:
    """FC-Z10.8 From cash; savings while they suffice; else savings or a loan; what is left is written off."""
    h = t.homes[seat]
    assert h.effect is not None
    owed = h.effect.owed
    while t.cash[seat] < owed:
        borrowing = may_borrow(t, seat)
        if h.saved == NOTHING and not borrowing:
            break
        if not forced(t, seat, borrowing):
            return
    paid = min(owed, t.cash[seat])
    t.pay(seat, BANK, paid, "event_loss")
    h.stage, h.effect = "", None
    if paid < owed:
        write_off(t, seat, owed - paid)


# ── the questions ────────────────────────────────────────────────────────────


@question
def bear(t: City) -> Together:
    """FC-Z10.4 FC-Z10.6 FC-Z10.8 FC-4.4 Each seat is asked what its own stage asks, together with the others."""

    def of(seat: int) -> Ask | None:
        h = t.homes[seat]
        if not h.stage:
            return None
        if h.stage == "insure":
            refuse = "avoid" if h.zone == At.INSURANCE else "use_token"
            return ask(
                seat,
                move(refuse, then=be_insured(seat), again=True),
                move("accept", then=accept_event(seat), again=True),
                default=(refuse,),
                name="use_insurance",
            )  # fmt: skip
        if h.stage == "choose":
            assert h.effect is not None
            branches = OneOf([branch[0] for branch in h.effect.branches])
            return ask(seat, move("choose", branches, then=choose_harm(seat), again=True), name="event_choice")
        return raising(t, seat, "raise_event", may_borrow(t, seat), withdraw_for_event(seat), borrow_for_event(seat))

    return ask_together(t.order(), of, independent=True)


@rule
def be_insured(t: City, seat: int) -> None:
    """FC-Z10.3 FC-Z10.4 Insured by the zone, or by a token that goes back to the Bank."""
    h = t.homes[seat]
    if h.zone == At.INSURANCE:
        avoid(t, seat, "zone")
    else:
        h.tokens -= 1
        avoid(t, seat, "token")


@rule
def accept_event(t: City, seat: int) -> None:
    """FC-Z10.4 The effect comes, the token stays."""
    t.homes[seat].stage = ""
    suffer(t, seat)


@rule
def choose_harm(t: City, seat: int, branch: str) -> None:
    """FC-Z10.6 One of the branches open to the seat."""
    effect = t.homes[seat].effect
    assert effect is not None
    choose(t, seat, next(found for found in effect.branches if found[0] == branch))
    undergo(t, seat)


@rule
def withdraw_for_event(t: City, seat: int, cards: tuple[int, ...]) -> None:
    """FC-Z10.8 Part of the value is kept; then the payment is tried again."""
    hand_back(t, seat, cards)
    pay_event(t, seat)


@rule
def borrow_for_event(t: City, seat: int) -> None:
    """FC-Z10.8 A loan; then the payment is tried again."""
    lend(t, seat)
    pay_event(t, seat)


@rule
def year_settled(t: City) -> None:
    """FC-Z10.10 All effects are settled: the year's accounts can be read."""
    t.tell("year_settled", year=t.year)
