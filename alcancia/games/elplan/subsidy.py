"""Sections 4.7 and 4.8, Districts 6 and 7: subsidy and innovation."""

from alcancia.kernel import Amount, Ask, MoveValue, OneOf, Sealed, ask, ask_sealed, move

from .content import ONE, SUBSIDIES
from .events import benefit
from .state import BOX, ElPlan, game, give, hand_over, named, stock, subsidy_of


@game.rule
def subsidy(t: ElPlan) -> None:
    """EP-4.7.1 District 6: those who stand there take support."""
    t.district = 6
    t.tell("district_entered", district=6)
    seats = tuple([seat for seat in range(t.seats) if benefit(t, seat, "subsidy")])
    if seats:
        t.then(claim(seats))


@game.question
def claim(t: ElPlan, seats: tuple[int, ...]) -> Sealed:
    """EP-4.7.1 EP-4.0.5 Money or energy, all at the same time."""

    def of(seat: int) -> Ask | MoveValue:
        return ask(seat, move("claim", OneOf(("money", "energy"))))

    return ask_sealed(seats, of, then=claimed())


@game.rule
def claimed(t: ElPlan, answers: tuple[tuple[int, MoveValue], ...]) -> None:
    """EP-4.7.1 EP-4.7.2 A token from the box and the whole pile of the space; other piles stay."""
    for seat, (_, kind) in answers:
        space = t.business[seat].space
        account = subsidy_of(t, SUBSIDIES.index(space))
        pile = t.cash[account]
        tokens = ONE[kind]
        give(t, BOX, seat, tokens, "subsidy")
        t.pay(account, seat, pile, "subsidy_pile")
        t.tell("subsidy_claimed", seat=seat, space=space, tokens=named(tokens), amount=pile)


@game.rule
def innovation(t: ElPlan) -> None:
    """EP-4.8.1 District 7: three different products become an idea."""
    t.district = 7
    t.tell("district_entered", district=7)
    seats = tuple([seat for seat in range(t.seats) if min(stock(t, seat))])
    if seats:
        t.then(innovate(seats))


@game.question
def innovate(t: ElPlan, seats: tuple[int, ...]) -> Sealed:
    """EP-4.8.1 EP-4.0.5 As many sets as one holds, or fewer, all at the same time."""

    def of(seat: int) -> Ask | MoveValue:
        sets = min(stock(t, seat))
        space = Amount.within(0, {"not_enough_products": sets, "idea_limit": t.options.ideas_per_period or sets})
        return ask(seat, move("innovate", space), default=("innovate", space.hi))

    return ask_sealed(seats, of, then=innovated())


@game.rule
def innovated(t: ElPlan, answers: tuple[tuple[int, MoveValue], ...]) -> None:
    """EP-4.8.1 One of each product goes back to the box for each idea."""
    for seat, (_, count) in answers:
        if count:
            hand_over(t, seat, BOX, (count, count, count), "products_joined")
            t.pay(BOX, seat, count, "idea", "idea")
            t.tell("idea_made", seat=seat, count=count)
