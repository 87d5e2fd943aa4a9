"""Laying out a position of El Plan by hand, for the worked examples."""

from typing import Any

from alcancia import Table
from alcancia.games import find
from alcancia.games.elplan.content import DESIGNS, GOODS, KINDS, TYPES
from alcancia.games.elplan.scoring import score
from alcancia.games.elplan.state import ElPlan, market_of, subsidy_of
from alcancia.kernel import BANK, Step

GAME = find("elplan")
PLANS = ("OF1", "HM1", "AT1", "SA1", "DE1", "ME1", "EI1", "BI1", "NH1")
Three = tuple[int, int, int]


def lay(seats: int = 3, plans: tuple[str, ...] = PLANS, **options: Any) -> ElPlan:
    """A table of this many seats with these plans, seat 0 first, at its first period."""
    table = Table.new("elplan", seats=seats, seed="example", options={"first_seat": "0", **options})
    state = state_of(table)
    for seat, plan in enumerate(plans[:seats]):
        if not state.business[seat].plan:
            played = table.play(seat, ["choose_plan", plan])
            assert played, played
    assert [business.plan for business in state.business] == list(plans[:seats])
    return state


def state_of(table: Table) -> ElPlan:
    """The position, under its own type."""
    state = table.state
    assert isinstance(state, ElPlan)
    return state


def run(t: ElPlan, *steps: Step, seed: str = "example") -> Table:
    """The table that has just these steps before it, and then the scoring."""
    t.agenda[:] = [score(), *reversed(steps)]
    return Table.at(GAME, t, seed=seed, quiet=False)


def purse(t: ElPlan, of: str) -> list[int]:
    """The accounts of one kind of token."""
    return t.cash if of == "money" else t.held[of]


def put(t: ElPlan, account: int, of: str, count: int) -> None:
    """Let an account hold so many of a kind; the rest is the box's."""
    accounts = purse(t, of)
    accounts[BANK] += accounts[account] - count
    accounts[account] = count


def at_hand(t: ElPlan, seat: int, tokens: Three, ideas: int = 0) -> None:
    """The free tokens of a seat."""
    for kind, count in zip(KINDS, tokens, strict=True):
        put(t, seat, kind, count)
    put(t, seat, "idea", ideas)


def products(t: ElPlan, account: int, counts: Three) -> None:
    """The products of a seat (or, under its account, of the market)."""
    for good, count in zip(GOODS, counts, strict=True):
        put(t, account, good, count)


def on_market(t: ElPlan, counts: Three) -> None:
    """What lies on the market."""
    products(t, market_of(t), counts)


def subsidies(t: ElPlan, counts: Three) -> None:
    """The money lying on 6a, 6b and 6c."""
    for number, count in enumerate(counts):
        put(t, subsidy_of(t, number), "money", count)


def piles(t: ElPlan) -> Three:
    """What lies on 6a, 6b and 6c."""
    return t.cash[subsidy_of(t, 0)], t.cash[subsidy_of(t, 1)], t.cash[subsidy_of(t, 2)]


def own(t: ElPlan, seat: int, card: str, *tokens: str) -> None:
    """A card of this seat, with these tokens on it."""
    business = t.business[seat]
    kind = DESIGNS[card].type
    t.decks[kind] = tuple(left for left in t.decks[kind] if left != card)
    t.on_offer[kind] = tuple("" if offer == card else offer for offer in t.on_offer[kind])
    business.cards = (*business.cards, (card, tokens))
    place(t, seat, tokens)


def place(t: ElPlan, seat: int, tokens: tuple[str, ...]) -> None:
    """These tokens are at work, from the box."""
    for token in tokens:
        put(t, t.seats + seat, token, purse(t, token)[t.seats + seat] + 1)


def fill(t: ElPlan, seat: int, *slots: int, idea: bool = False) -> None:
    """These slots (from 1) hold their token, from the box."""
    from alcancia.games.elplan.content import SHEETS

    business = t.business[seat]
    kinds = SHEETS[business.plan].kinds
    laid = list(business.slots)
    for slot in slots:
        laid[slot - 1] = "idea" if idea else kinds[slot - 1]
    place(t, seat, tuple(laid[slot - 1] for slot in slots))
    business.slots = tuple(laid)


def offer(t: ElPlan, *cards: str) -> None:
    """Just these cards are on offer."""
    for type in TYPES:
        t.decks[type] = tuple(sorted([*t.decks[type], *[card for card in t.on_offer[type] if card]]))
        chosen = tuple(card for card in cards if DESIGNS[card].type == type)
        t.decks[type] = tuple(card for card in t.decks[type] if card not in chosen)
        t.on_offer[type] = chosen + ("",) * (t.options.offers_per_type - len(chosen))


def stand(t: ElPlan, *spaces: str) -> None:
    """Where the entrepreneurs stand, seat by seat."""
    for business, space in zip(t.business, spaces, strict=False):
        business.space = space


def turn_event(t: ElPlan, event: str) -> None:
    """This event is in force."""
    t.events_left = tuple(left for left in t.events_left if left != event)
    t.event = event
