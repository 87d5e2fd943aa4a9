"""Arranging: who would sit where if the lesson began now."""

from collections.abc import Sequence
from typing import Final

from alcancia.kernel import Refused
from alcancia.server.classes.names import SIGNS
from alcancia.server.classes.plan import Layout, fits, layouts, length_of, mixed, play_minutes, propose, spread
from alcancia.server.classes.state import ClassState, Learner
from alcancia.shelf.own import find

ROUND: Final = len(SIGNS)


def layout_of(state: ClassState) -> Layout | None:
    """The sizes of the tables as things stand; None if they cannot be laid."""
    units, terms = state.units(), state.terms
    length = length_of(terms.id, terms.options)
    if terms.seating == "sit":
        counts = [len(people) for _, people in _as_they_sit(units)]
        longest = play_minutes(terms.id, max(counts), length) if counts else 0
        return Layout(tuple(counts), longest, fits(longest, terms.minutes)) if counts else None
    best = propose(terms.id, len(units), terms.minutes, terms.tables, terms.same_luck, length) if units else None
    if best is None or terms.tables is not None or _together(units, best.sizes):
        return best
    # Those who share a device can only play at one table: rather another number of tables than a group torn apart.
    others = [] if terms.same_luck else choices(state)
    return next((layout for layout in others if _together(units, layout.sizes)), best)


def _groups(units: Sequence[Learner]) -> list[list[int]]:
    """Who came on the same device."""
    groups: dict[int, list[int]] = {}
    for unit in units:
        groups.setdefault(unit.group, []).append(unit.number)
    return list(groups.values())


def _together(units: Sequence[Learner], sizes: Sequence[int]) -> bool:
    """Does everybody who shares a device find room at one table?"""
    groups = _groups(units)
    seated = [set(people) for people in spread(groups, sizes)]
    return all(any(set(group) <= people for people in seated) for group in groups)


def choices(state: ClassState) -> list[Layout]:
    """Other numbers of tables, each with its forecast."""
    terms, heads = state.terms, len(state.units())
    return layouts(terms.id, heads, terms.minutes, length_of(terms.id, terms.options)) if heads else []


def arrange(state: ClassState) -> list[tuple[str, list[int]]] | Refused:
    """Signs, and whose seats are at each table (a pair's is its first learner's)."""
    units, terms = state.units(), state.terms
    layout = layout_of(state)
    if layout is None:
        return Refused("too_few_learners" if len(units) < 3 else "no_such_layout")
    if terms.seating == "sit":
        return _as_they_sit(units)
    tables = _seat(units, layout.sizes, terms.seating == "mixed")
    return [(SIGNS[number], people) for number, people in enumerate(tables)]


def _seat(units: Sequence[Learner], sizes: Sequence[int], mixing: bool) -> list[list[int]]:
    """Everybody by the layout, and whom the trainer placed where they were placed."""
    groups = _groups(units)
    if mixing:
        # Neighbours apart, but not those who share a device.
        shared = spread([group for group in groups if len(group) > 1], sizes)
        left = [size - len(people) for size, people in zip(sizes, shared, strict=True)]
        alone = mixed([group[0] for group in groups if len(group) == 1], left)
        tables = [people + more for people, more in zip(shared, alone, strict=True)]
    else:
        tables = spread(groups, sizes)
    placed = {unit.number: SIGNS.index(unit.sign) for unit in units if unit.sign in SIGNS[: len(sizes)]}
    for number, goal in placed.items():
        next(people for people in tables if number in people).remove(number)
        tables[goal].append(number)
    if placed:
        _even_out(tables, sizes, {group[0] for group in groups if len(group) == 1} - set(placed))
    return tables


def _even_out(tables: list[list[int]], sizes: Sequence[int], loose: set[int]) -> None:
    """Sizes within one of each other again, by moving as few as possible of those who sit nowhere for a reason."""
    while givers := [people for people in tables if loose & set(people)]:
        fullest = max(givers, key=len)
        number = min(range(len(tables)), key=lambda number: (len(tables[number]), len(tables[number]) - sizes[number]))
        if len(fullest) - len(tables[number]) < 2:
            return
        last = next(one for one in reversed(fullest) if one in loose)
        fullest.remove(last)
        tables[number].append(last)


def _as_they_sit(units: Sequence[Learner]) -> list[tuple[str, list[int]]]:
    """By the signs they chose; who chose none sits at the smallest table."""
    tables: dict[str, list[int]] = {}
    for unit in units:
        if unit.sign is not None:
            tables.setdefault(unit.sign, []).append(unit.number)
    for unit in units:
        if unit.sign is None:
            smallest = min(tables, key=lambda sign: len(tables[sign]), default=SIGNS[0])
            tables.setdefault(smallest, []).append(unit.number)
    return [(sign, tables[sign]) for sign in SIGNS if sign in tables]


def seats_at(state: ClassState, people: Sequence[int], layout: Layout) -> list[list[int]] | Refused:
    """Who has which seat of one table, bots (nobody) for what is left when all tables are to be alike."""
    seats = [state.at_seat(learner) for learner in people]
    if state.terms.same_luck:
        seats += [[] for _ in range(max(layout.sizes) - len(seats))]
    return seats if len(seats) in find(state.terms.id).seats else Refused("bad_table_size", {"seats": len(seats)})
