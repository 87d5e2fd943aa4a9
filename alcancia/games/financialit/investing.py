"""Section 4.3, investments: money now for more money later."""

from functools import cache

from alcancia.kernel import BANK, Ask, Move, OneOf, Step, move

from .action import visitors
from .figures import invest_price
from .labour import FORGO, forgo, not_shown
from .layout import fill_show
from .loans import within_reach
from .state import FinanciaLit, game


@game.rule
def investing(t: FinanciaLit) -> None:
    """FL-4.3.6 FL-4.3.7 The crowd is measured once, on entering; then one seat after the other."""
    if here := visitors(t, "INV"):
        t.then(*[pay_invest(seat, surcharge(t)) for seat in here])


def surcharge(t: FinanciaLit, coming: int = 0) -> int:
    """FL-4.3.7 Dearer while all open slots are taken; by option, while anybody else is there. `coming`: with so many more."""
    here = len(visitors(t, "INV")) + coming
    crowded = here > 1 if t.options.crowd_rule == "any_other" else here == len(t.slots["INV"])
    return t.options.crowd_surcharge if crowded else 0


def on_offer(t: FinanciaLit) -> list[str]:
    """FL-4.3.6 The open Short-Term and Long-Term cards."""
    return [*sorted(set(t.shows["short"])), *sorted(set(t.shows["long"]))]


def no_room(t: FinanciaLit, seat: int) -> bool:
    """FL-4.3.6 Does the seat hold as many investments as it may?"""
    return len(t.homes[seat].investments) >= t.options.investment_cap


def no_investing(t: FinanciaLit, seat: int, card: str, crowd: int, units: int) -> str:
    """FL-4.3.6 Not without room for another card, nor without the money."""
    if no_room(t, seat):
        return "investment_cap"
    return "not_enough_units" if invest_price(t, seat, card, crowd) > units else ""


@game.question
def pay_invest(t: FinanciaLit, seat: int, crowd: int) -> Ask | Step:
    """FL-4.3.6 One open card that the seat can pay, while it has room for it; or leave."""
    cards, units = on_offer(t), t.units[seat]
    payable = tuple([card for card in cards if not no_investing(t, seat, card, crowd, units)])
    if not payable and all([no_investing(t, seat, card, crowd, within_reach(t, seat)) for card in cards]):
        return forgo(seat, "INV")
    why = {"invest": lambda card: not_shown(cards, card) or no_investing(t, seat, card, crowd, units)}
    return Ask(seat, purchases(seat, crowd, payable), FORGO, why=why)


@cache
def purchases(seat: int, crowd: int, cards: tuple[str, ...]) -> tuple[Move, ...]:
    """FL-4.3.6 Buy one of these, or leave."""
    leave = move("forgo", then=forgo(seat, "INV"))
    return (move("invest", OneOf(cards), then=invest(seat, crowd)), leave) if cards else (leave,)


@game.rule
def invest(t: FinanciaLit, seat: int, crowd: int, card: str) -> None:
    """FL-4.3.8 Pay, take the card, its token on the highest slot."""
    price, it = invest_price(t, seat, card, crowd), t.printed.investments[card]
    t.pay(seat, BANK, price, "investment")
    t.shows[it.term].remove(card)
    t.homes[seat].investments.append((card, it.slots))
    t.tell("investment_bought", seat=seat, card=card, price=price)
    t.then(fill_show(it.term))
