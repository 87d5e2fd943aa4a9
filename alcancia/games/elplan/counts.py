"""Counts of three kinds (Three): adding, taking away, sharing out, and why there are not enough."""

from typing import Any

from .content import KINDS, Three


def plus(some: Three, more: Three) -> Three:
    """Both together."""
    return some[0] + more[0], some[1] + more[1], some[2] + more[2]


def minus(some: Three, less: Three) -> Three:
    """What is left when these are taken away."""
    return some[0] - less[0], some[1] - less[1], some[2] - less[2]


def times(some: Three, number: int) -> Three:
    """So often the same."""
    return number * some[0], number * some[1], number * some[2]


def splits(total: int, most: Three) -> list[Three]:
    """Every way to take so many in all, of each kind no more than there are."""
    return [
        (first, second, total - first - second)
        for first in range(min(most[0], total) + 1)
        for second in range(min(most[1], total - first) + 1)
        if total - first - second <= most[2]
    ]


def too_dear(held: Three, cost: Three) -> str:
    """EP-4.0.8 The reason code if there is not enough of a kind at hand."""
    if cost[0] <= held[0] and cost[1] <= held[1] and cost[2] <= held[2]:
        return ""
    return next(f"not_enough_{kind}" for kind, have, need in zip(KINDS, held, cost, strict=True) if need > have)


def is_counts(value: Any, size: int = 3) -> bool:
    """Has somebody sent so many whole numbers, none below zero?"""
    return (type(value) is tuple or type(value) is list) and len(value) == size and all([type(n) is int and n >= 0 for n in value])
