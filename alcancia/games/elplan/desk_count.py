"""How many ways there are to fill slots and cards, without listing them."""

from functools import lru_cache
from math import factorial

from .content import Filling


def ways_to_fill(items: list[tuple[Filling, ...]], left: tuple[int, int, int, int]) -> int:
    """The number of fillings with these tokens (worker, money, energy, idea); an item may stay empty."""
    alike = [0, 0, 0]
    ideas_serve = False
    others = []
    for ways in items:
        kind = _single_kind(ways)
        if kind is None:
            others.append(tuple([takes for _, takes in ways]))
        else:
            alike[kind] += 1
            ideas_serve = ideas_serve or len(ways) == 2
    used: dict[tuple[int, int, int, int], int] = {(0, 0, 0, 0): 1}
    for costs in others:
        used = _one_more(used, costs, left)
    many = 0
    for (w, m, e, i), ways_so_far in used.items():
        room = left[3] - i if ideas_serve else 0
        table = _convolve(
            _convolve(_alike(alike[0], left[0] - w, room), _alike(alike[1], left[1] - m, room)), _alike(alike[2], left[2] - e, room)
        )
        many += ways_so_far * sum(table[: room + 1])
    return many


def _single_kind(ways: tuple[Filling, ...]) -> int | None:
    """The kind of an item that takes just one token, if it is such an item."""
    tokens, takes = ways[0]
    return takes.index(1) if len(tokens) == 1 and all(len(laid) == 1 for laid, _ in ways) else None


def _one_more(
    used: dict[tuple[int, int, int, int], int], costs: tuple[tuple[int, int, int, int], ...], left: tuple[int, int, int, int]
) -> dict[tuple[int, int, int, int], int]:
    """All consumptions after one more item, which may also stay empty."""
    after = dict(used)
    for (w, m, e, i), many in used.items():
        for cost in costs:
            key = (w + cost[0], m + cost[1], e + cost[2], i + cost[3])
            if key[0] <= left[0] and key[1] <= left[1] and key[2] <= left[2] and key[3] <= left[3]:
                after[key] = after.get(key, 0) + many
    return after


@lru_cache(maxsize=4096)
def _alike(items: int, tokens: int, ideas: int) -> tuple[int, ...]:
    """For each number of ideas used: ways to fill some of n items that take one token of a kind, or an idea."""
    return tuple(
        [
            sum(factorial(items) // (factorial(r) * factorial(i) * factorial(items - r - i)) for r in range(min(tokens, items - i) + 1))
            for i in range(min(ideas, items) + 1)
        ]
    )


def _convolve(first: tuple[int, ...], second: tuple[int, ...]) -> tuple[int, ...]:
    found = [0] * (len(first) + len(second) - 1)
    for i, a in enumerate(first):
        for j, b in enumerate(second):
            found[i + j] += a * b
    return tuple(found)
