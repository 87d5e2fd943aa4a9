"""What a seat has beside its purses, and what no difference can know of a move: shown before every decision."""

from typing import Any

from .administration import incomes, may_liquidate
from .card_effects import working
from .content import EVENTS, SHEETS, SPACES, SUBSIDIES
from .events import Payment, benefit, demanded, event_of, event_paid, gift, payments, shields, shrunk, spared
from .investment import advisers_left
from .market import discount, exports_at, sale_bonus
from .production import processes, produced, used
from .scoring import points, resources, trios
from .state import ElPlan, at_work, free, game, ideas, placed, stock, subsidy_of
from .subsidy import claimed, innovated
from .summary import kept, store


def figures(t: ElPlan, seat: int) -> dict[str, int]:
    """EP-4.10.2 Points and what they are made of, the business at work, and what is certain to come as things stand."""
    business = t.business[seat]
    (production, logistics, marketing), wild, usable = processes(t, seat)
    room = store(t, seat)
    return {
        "points": points(t, seat),
        "ideas": ideas(t, seat),
        "trios": trios(t, seat),
        "resources": resources(t, seat),
        "owned": len(business.cards),
        "working": sum(bool(tokens) for _, tokens in business.cards),
        "placed": sum(placed(t, seat)) + t.held["idea"][at_work(t, seat)],
        "production": production,
        "logistics": logistics,
        "marketing": marketing,
        "wild": wild,
        "usable": usable,
        "income": sum(sum(tokens) for card, tokens in incomes(t, seat) if card or t.district < 2),
        "shields": shields(t, seat),
        "swaps": working(business.cards).swaps,
        "advisers": advisers_left(t, seat),
        "liquidations": may_liquidate(t, seat),
        "less": discount(t, seat),
        "bonus": sale_bonus(t, seat),
        "space_benefit": int(bool(business.space) and not business.benefit_lost),
        "pile": t.cash[subsidy_of(t, SUBSIDIES.index(business.space))] if benefit(t, seat, "subsidy") else 0,
        "store": room,
        "waste": 0 if t.last else max(0, sum(stock(t, seat)) - room),
        **at_stake(t, seat),
    }


def at_stake(t: ElPlan, seat: int) -> dict[str, int]:
    """EP-4.2.3 EP-4.2.8 EP-4.2.9 The fewest tokens that the event in force costs this seat at once, and those that it gives."""
    if t.district != 1 or spared(t, seat):
        return {"due": 0, "gift": 0}
    event = event_of(t)
    ways = payments(free(t, seat), demanded(t), shields(t, seat))
    return {"due": min(sum(handed) for _, handed in ways) + shrunk(t, seat, event), "gift": sum(gift(t, seat, event))}


game.previewed("insure", "acquire", "buy")


@game.preview("place")
def of_placing(t: ElPlan, seat: int, space: str) -> dict[str, Any]:
    """EP-4.1.2 What the space is for: cover against the events left, or the cards that would be cheaper."""
    printed = SPACES[space]
    shown: dict[str, Any] = {"benefit": printed.benefit}
    if printed.benefit == "insurance":
        coming = (t.next_event,) if t.next_event else t.events_left
        shown["negative"], shown["of"] = sum(EVENTS[event].tone == "negative" for event in coming), len(coming)
    if printed.card_type:
        shown["cards"] = [card for card in t.on_offer[printed.card_type] if card]
    return shown


@game.preview("sell")
def of_selling(t: ElPlan, seat: int, chosen: tuple[str, int, int]) -> dict[str, Any]:
    """EP-4.6.6 Whether it would cause an export."""
    return {"exports": exports_at(t, chosen[0], chosen[1])}


# ── answers in envelopes: what the step would do that carries them out; no seat's answer changes another's ───────────


@game.preview("pay")
def of_paying(t: ElPlan, seat: int, payment: Payment) -> dict[str, Any]:
    """EP-4.2.3 EP-4.2.4 EP-4.2.5 What is handed over, and whether a benefit is lost."""
    return {"supposing": event_paid(((seat, ("pay", payment)),))}


@game.preview("produce")
def of_producing(t: ElPlan, seat: int, rows: tuple[int, ...]) -> dict[str, Any]:
    """EP-4.5.4 What is made, and with how many processes."""
    return {"supposing": produced(((seat, ("produce", rows)),)), "used": used(SHEETS[t.business[seat].plan], rows)}


@game.preview("claim")
def of_claiming(t: ElPlan, seat: int, kind: str) -> dict[str, Any]:
    """EP-4.7.1 EP-4.7.2 The token, and the money lying there."""
    return {"supposing": claimed(((seat, ("claim", kind)),))}


@game.preview("innovate")
def of_innovating(t: ElPlan, seat: int, count: int) -> dict[str, Any]:
    """EP-4.8.1 The ideas, and the products they take."""
    return {"supposing": innovated(((seat, ("innovate", count)),))}


@game.preview("keep")
def of_keeping(t: ElPlan, seat: int, products: tuple[int, int, int]) -> dict[str, Any]:
    """EP-4.9.1 What goes to the box."""
    return {"supposing": kept(((seat, ("keep", products)),))}
