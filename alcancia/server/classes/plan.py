"""Seating that knows the clock: how many tables, of which size, and how long that takes."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from alcancia.shelf.own import find

LIKED: Final = 4
"""The size at which most is learned, where the clock allows it."""
LARGEST: Final = 5
"""More people than this are not put at one table without being asked to."""
MOST_TABLES: Final = 20
DEBRIEF_MINUTES: Final = 5
ARRIVING_MINUTES: Final = 5
DECISION_SECONDS: Final = 9
"""What a learner takes for a decision, waiting for others included. A class's own pace takes its place once there is one."""
DECISIONS: Final = {"multiverse": (-10, 16), "citylife": (-31, 42), "financity": (0, 37), "financialit": (-10, 53), "elplan": (-8, 66)}
"""Decisions of a whole game: so many, and so many more for each seat. What the baseline takes at tables of three to five."""
LESSONS: Final = {
    "citylife": {"quick": 0.65, "scholar": 1.3},
    "financity": {"rulebook": 1.4, "short": 0.6},
    "financialit": {"short_class": 0.6},
    "elplan": {"class_hour": 0.65, "quick": 0.55},
}
"""Ready-made lessons that need clearly fewer or more decisions than the usual rules: so many times as many."""


class Layout(NamedTuple):
    """Tables of these sizes; so many minutes of play; do they fit into the lesson?"""

    sizes: tuple[int, ...]
    minutes: int
    fits: bool


def length_of(game: str, options: Mapping[str, Any]) -> float:
    """How long a game by these rules is, beside one by the usual rules."""
    lesson = next((name for name, rules in find(game).presets.items() if rules == options), "")
    return LESSONS.get(game, {}).get(lesson, 1.0)


def play_minutes(game: str, seats: int, length: float = 1.0) -> int:
    """How long a whole game of so many seats takes, before anything is known about the class."""
    table, each = DECISIONS[game]
    return max(1, round((table + each * seats) * length * DECISION_SECONDS / 60))


def fits(play: int, minutes: int) -> bool:
    """Does so much play go into a lesson, with time to arrive and to talk?"""
    return play <= minutes - DEBRIEF_MINUTES - ARRIVING_MINUTES


def sizes_of(heads: int, tables: int) -> tuple[int, ...]:
    """So many heads at so many tables, within one of each other."""
    few, more = divmod(heads, tables)
    return (few + 1,) * more + (few,) * (tables - more)


def layouts(game: str, heads: int, minutes: int, length: float = 1.0) -> list[Layout]:
    """Every way to seat these heads without bots, the best first."""
    allowed = find(game).seats
    found = []
    for tables in range(1, min(heads, MOST_TABLES) + 1):
        sizes = sizes_of(heads, tables)
        if sizes[-1] in allowed and sizes[0] in allowed:
            longest = play_minutes(game, sizes[0], length)
            found.append(Layout(sizes, longest, fits(longest, minutes)))
    usual = [layout for layout in found if layout.sizes[-1] >= 3 and layout.sizes[0] <= LARGEST]
    return sorted(usual or found, key=_unlikeness)


def _unlikeness(layout: Layout) -> tuple[bool, int, int]:
    """Those that fit first, then those nearest to the liked size; if none fits, the quickest."""
    off = sum(abs(size - LIKED) for size in layout.sizes) * 60 // len(layout.sizes)
    return not layout.fits, 0 if layout.fits else layout.minutes, off


def propose(game: str, heads: int, minutes: int, tables: int | None = None, equal: bool = False, length: float = 1.0) -> Layout | None:
    """The best layout, or that of so many tables; with `equal` all sizes are alike, and at most two seats are for bots."""
    if equal:
        return _equal(game, heads, minutes, tables, length)
    return next((layout for layout in layouts(game, heads, minutes, length) if tables in (None, len(layout.sizes))), None)


def _equal(game: str, heads: int, minutes: int, tables: int | None, length: float) -> Layout | None:
    """Sizes alike, with the fewest bots; of those the best layout."""
    best: tuple[int, Layout] | None = None
    for bots in range(3):
        for layout in layouts(game, heads + bots, minutes, length):
            if layout.sizes[0] == layout.sizes[-1] and tables in (None, len(layout.sizes)):
                best = best or (bots, layout)
    return None if best is None else best[1]


def spread(groups: Sequence[Sequence[int]], sizes: Sequence[int]) -> list[list[int]]:
    """Who sits where: groups stay together as far as there is room, in the order in which they came."""
    tables: list[list[int]] = [[] for _ in sizes]
    rest: list[int] = []
    for group in sorted(groups, key=len, reverse=True) if any(len(group) > 1 for group in groups) else groups:
        room = _room(tables, sizes, len(group))
        if room is None:
            rest += group
        else:
            tables[room] += group
    for one in rest:
        room = _room(tables, sizes, 1)
        assert room is not None, "there are as many seats as people"
        tables[room].append(one)
    return tables


def _room(tables: list[list[int]], sizes: Sequence[int], wanted: int) -> int | None:
    return next((number for number, size in enumerate(sizes) if len(tables[number]) + wanted <= size), None)


def mixed(units: Iterable[int], sizes: Sequence[int]) -> list[list[int]]:
    """Neighbours apart: dealt round the tables like cards."""
    tables: list[list[int]] = [[] for _ in sizes]
    at = 0
    for unit in units:
        while len(tables[at % len(sizes)]) >= sizes[at % len(sizes)]:
            at += 1
        tables[at % len(sizes)].append(unit)
        at += 1
    return tables
