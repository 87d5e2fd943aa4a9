"""Section 4.3, insurance: Basic first, then clauses, all seats at the same time."""

from functools import cache
from typing import Any, Final

from alcancia.kernel import BANK, Ask, Move, Subset, Together, Where, ask_together, move

from .action import visitors
from .content import BASIC, CLAUSES, INSURANCES
from .labour import FORGO, forgo
from .loans import within_reach
from .state import FinanciaLit, game

_RANK: Final = {card: rank for rank, card in enumerate(INSURANCES)}


@game.rule
def insurance(t: FinanciaLit) -> None:
    """FL-4.3.9 Seats at the broker's decide at once; they cannot affect each other."""
    if here := visitors(t, "INS"):
        stuck = [seat for seat in here if not has_choice(t, seat)]
        asked = tuple([seat for seat in here if seat not in stuck])
        t.then(*[forgo(seat, "INS") for seat in stuck], *([pay_insurance(asked)] if asked else []))


@game.question
def pay_insurance(t: FinanciaLit, here: tuple[int, ...]) -> Together:
    """FL-4.3.9 FL-4.3.10 Without Basic: Basic, or leave. With it: change one or two clauses, or leave."""
    return ask_together(here, lambda seat: cover(t, seat))


def has_choice(t: FinanciaLit, seat: int) -> bool:
    """FL-4.0.2 Is there anything but leaving, now or with the money the seat could raise?"""
    free = not t.options.insurance_cap and not t.options.insurance_extra_cost
    if free or BASIC not in t.homes[seat].insurances or removable(t, seat):
        return True
    return can_change(t, seat, within_reach(t, seat))


def cover(t: FinanciaLit, seat: int) -> Ask:
    """FL-4.3.9 FL-4.3.10 One seat's question at the broker's."""
    why = {"change_clauses": lambda chosen: why_not_change(t, seat, chosen, t.units[seat])}
    if BASIC not in t.homes[seat].insurances:
        return Ask(seat, first_visit(seat), FORGO, why=why)
    if removable(t, seat):
        return Ask(seat, (*clause_changes(t, seat), move("remove_basic", then=remove_basic(seat)), leaving(seat)), FORGO, why=why)
    return Ask(seat, (*clause_changes(t, seat), leaving(seat)), FORGO, why=why | {"remove_basic": lambda: "basic_not_removable"})


@cache
def first_visit(seat: int) -> tuple[Move, ...]:
    """FL-4.3.9 Basic and nothing else, or leave."""
    return (move("take_basic", then=take_basic(seat)), leaving(seat))


@cache
def leaving(seat: int) -> Move:
    """FL-4.3.9 Leave without a change."""
    return move("forgo", then=forgo(seat, "INS"))


def removable(t: FinanciaLit, seat: int) -> bool:
    """FL-4.3.10 By option Basic can be dropped while no clause is held."""
    return t.options.basic_removable and t.homes[seat].insurances == [BASIC]


def extra_cost(t: FinanciaLit, seat: int, chosen: tuple[str, ...]) -> int:
    """FL-4.3.12 A price on every addition beyond the first of a visit, or on every clause, by option."""
    price = t.options.insurance_extra_cost
    if not price:
        return 0
    held = t.homes[seat].insurances
    additions = sum(card not in held for card in chosen)
    return price * (additions if t.options.insurance_extra_scope == "held" else max(0, additions - 1))


def within_cap(t: FinanciaLit, seat: int, chosen: tuple[str, ...]) -> bool:
    """FL-4.3.10 Not more cards than the cap; removals alone are always within it."""
    cap, held = t.options.insurance_cap, t.homes[seat].insurances
    added = sum(card not in held for card in chosen)
    return not cap or not added or len(held) + 2 * added - len(chosen) <= cap


def why_not_change(t: FinanciaLit, seat: int, chosen: Any, units: int) -> str:
    """FL-4.3.9 FL-4.3.10 FL-4.3.12 Basic first, the cap, too many or no changes, unknown clauses, Basic itself, money."""
    if type(chosen) is not tuple:
        return ""
    if BASIC not in t.homes[seat].insurances:
        return "basic_first"
    known = len(set(chosen)) == len(chosen) and set(CLAUSES).issuperset(chosen)
    if known and not within_cap(t, seat, chosen):
        return "insurance_cap"
    if len(chosen) > t.options.insurance_per_visit:
        return "too_many_changes"
    if not known or not chosen:
        return "no_change" if not chosen else "basic_not_removable" if BASIC in chosen else "unknown_clause"
    return "not_enough_units" if extra_cost(t, seat, chosen) > units else ""


def can_change(t: FinanciaLit, seat: int, units: int) -> bool:
    """FL-4.3.10 Is there a set of clauses that may be changed with so many Units? One alone costs least."""
    return any([not why_not_change(t, seat, (card,), units) for card in CLAUSES])


def clause_changes(t: FinanciaLit, seat: int) -> tuple[Move, ...]:
    """FL-4.3.10 FL-4.3.12 A subset of the clauses: held ones are dropped, the others added."""
    most = min(t.options.insurance_per_visit, len(CLAUSES))
    if not t.options.insurance_cap and not t.options.insurance_extra_cost:
        return any_clauses(seat, most)
    space = Where.unless(Subset(CLAUSES, 1, most), lambda chosen: why_not_change(t, seat, chosen, t.units[seat]))
    return (move("change_clauses", space, then=change_clauses(seat)),) if can_change(t, seat, t.units[seat]) else ()


@cache
def any_clauses(seat: int, most: int) -> tuple[Move, ...]:
    """FL-4.3.10 Without a cap or a price every set of this size will do."""
    return (move("change_clauses", Subset(CLAUSES, 1, most), then=change_clauses(seat)),)


@game.rule
def take_basic(t: FinanciaLit, seat: int) -> None:
    """FL-4.3.9 FL-4.3.11 Costs nothing now; the premium is part of this very round's bills."""
    t.homes[seat].insurances.insert(0, BASIC)
    t.tell("insurance_changed", seat=seat, added=[BASIC], removed=[], price=0)


@game.rule
def remove_basic(t: FinanciaLit, seat: int) -> None:
    """FL-4.3.10 By option."""
    t.homes[seat].insurances.remove(BASIC)
    t.tell("insurance_changed", seat=seat, added=[], removed=[BASIC], price=0)


@game.rule
def change_clauses(t: FinanciaLit, seat: int, chosen: tuple[str, ...]) -> None:
    """FL-4.3.10 FL-4.3.11 FL-4.3.12 Held clauses are dropped, others added; both count at once."""
    home, price = t.homes[seat], extra_cost(t, seat, chosen)
    added = [card for card in chosen if card not in home.insurances]
    removed = [card for card in chosen if card in home.insurances]
    t.pay(seat, BANK, price, "insurance_extra")
    home.insurances = sorted([card for card in home.insurances if card not in removed] + added, key=_RANK.__getitem__)
    t.tell("insurance_changed", seat=seat, added=added, removed=removed, price=price)
