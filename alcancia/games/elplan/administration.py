"""Section 4.3, District 2: administration."""

from typing import Any

from alcancia.kernel import Ask, MoveValue, Sealed, ask, ask_sealed, move

from .card_effects import working
from .content import DESIGNS, ONE, SHEETS, Three, filling
from .desk_draft import Draft, Start
from .desk_space import Arrangements
from .events import benefit
from .state import BOX, ElPlan, at_work, free, game, give, named


@game.rule
def administration(t: ElPlan) -> None:
    """EP-4.3.1 District 2: income first, then everybody arranges their business."""
    t.district = 2
    t.tell("district_entered", district=2)
    for seat in range(t.seats):
        income(t, seat)
    t.then(administer())


def incomes(t: ElPlan, seat: int) -> list[tuple[str, Three]]:
    """EP-4.3.1 What income cards that are active at this moment bring, and under no card the worker of the space."""
    found = [(card, ONE[DESIGNS[card].card.income or ""]) for card in working(t.business[seat].cards).income]
    return [*found, ("", ONE["worker"])] if benefit(t, seat, "worker") else found


def income(t: ElPlan, seat: int) -> None:
    """EP-4.3.1 Incomes, and earned swaps."""
    for card, tokens in incomes(t, seat):
        give(t, BOX, seat, tokens, "income" if card else "space_worker")
        if card:
            t.tell("received_income", seat=seat, tokens=named(tokens), card=card)
        else:
            t.tell("received", seat=seat, tokens=named(tokens), source="space")
    business = t.business[seat]
    business.swaps_left = working(business.cards).swaps


def may_liquidate(t: ElPlan, seat: int) -> int:
    """EP-4.3.3 How many cards the seat may sell back now."""
    allowed = t.options.liquidate_anywhere or benefit(t, seat, "worker")
    return t.options.liquidations if allowed else 0


def start_of(t: ElPlan, seat: int) -> Start:
    """EP-4.3.2 EP-4.3.8 The slots, cards and tokens that the seat may now arrange."""
    business = t.business[seat]
    return Start(
        SHEETS[business.plan], business.slots, business.cards, free(t, seat), t.held["idea"][seat], business.swaps_left,
        may_liquidate(t, seat), t.options.idea_wildcards,
    )  # fmt: skip


@game.question
def administer(t: ElPlan) -> Sealed:
    """EP-4.3.2 EP-4.3.5 All at the same time; until the last has finished, a decision can be taken back."""

    def of(seat: int) -> Ask | MoveValue:
        space = Arrangements(start_of(t, seat))
        return ("arrange", ()) if space.is_single() else ask(seat, move("arrange", space), default=("arrange", ()))

    return ask_sealed(range(t.seats), of, then=arranged())


@game.rule
def arranged(t: ElPlan, answers: tuple[tuple[int, MoveValue], ...]) -> None:
    """EP-4.3.3 EP-4.3.4 EP-4.3.6 Every list of moves is carried out."""
    for seat, (_, moves) in answers:
        if moves:
            carry_out(t, seat, moves)


def carry_out(t: ElPlan, seat: int, moves: tuple[Any, ...]) -> None:
    """EP-4.3.3 EP-4.3.4 Tokens off, cards sold back, swaps, tokens to work."""
    business = t.business[seat]
    start = start_of(t, seat)
    draft = Draft(start)
    for value in moves:
        refused = draft.move(value)
        assert not refused, (value, refused)
    off, on = changes(business.slots, dict(business.cards), draft)
    work = at_work(t, seat)
    give(t, work, seat, (off[0], off[1], off[2]), "taken_off")
    t.pay(work, seat, off[3], "taken_off", "idea")
    for card, tokens in draft.sold:
        give(t, BOX, seat, tokens, "liquidation")
        t.removed = (*t.removed, card)
    w, m, e = draft.swapped
    give(t, seat, BOX, (max(0, -w), max(0, -m), max(0, -e)), "swap_given")
    give(t, BOX, seat, (max(0, w), max(0, m), max(0, e)), "swap_taken")
    give(t, seat, work, (on[0], on[1], on[2]), "put_to_work")
    t.pay(seat, work, on[3], "put_to_work", "idea")
    if t.recording:
        tell_moves(t, seat, Draft(start), moves)
    business.slots = tuple(draft.slots)
    business.cards = tuple(draft.cards.items())


def changes(slots: tuple[str, ...], cards: dict[str, tuple[str, ...]], draft: Draft) -> tuple[list[int], list[int]]:
    """EP-4.0.8 How many tokens of each kind leave their place, and how many are placed."""
    off, on = [0, 0, 0, 0], [0, 0, 0, 0]
    pairs: list[tuple[tuple[str, ...], tuple[str, ...]]] = [
        ((before,) if before else (), (after,) if after else ()) for before, after in zip(slots, draft.slots, strict=True)
    ]
    pairs += [(before, draft.cards.get(card, ())) for card, before in cards.items()]
    for before, after in pairs:
        if before != after:
            for kind, (less, more) in enumerate(zip(filling(before)[1], filling(after)[1], strict=True)):
                off[kind] += less
                on[kind] += more
    return off, on


def tell_moves(t: ElPlan, seat: int, before: Draft, moves: tuple[Any, ...]) -> None:
    """EP-4.3.3 EP-4.3.4 What everybody reads when the step is over."""
    for value in moves:
        name = value[0]
        if name == "liquidate":
            t.tell("liquidated", seat=seat, card=value[1], tokens=named(value[2]))
        elif name == "deactivate":
            for item in value[1]:
                t.tell("deactivated", seat=seat, item=item, tokens=named(filling(laid_on(before, item))[1]))
        elif name == "swap":
            t.tell("swapped", seat=seat, given=value[1], taken=value[2])
        before.move(value)
        if name == "activate":
            t.tell("activated", seat=seat, item=value[1], tokens=named(filling(laid_on(before, value[1]))[1]))


def laid_on(draft: Draft, item: str) -> tuple[str, ...]:
    """The tokens on a slot or card."""
    number = draft.slot(item)
    if number is None:
        return draft.cards[item]
    return (draft.slots[number],) if draft.slots[number] else ()
