"""The rows that games hand back: standings, measures, lessons and goals, each with what all games have in common."""

from collections.abc import Sequence
from typing import Any, TypedDict


class StandingsRow(TypedDict):
    """One seat at the end (or now): its place, and how its score was made. Games add what else they show."""

    rank: int
    seat: int
    score: int
    parts: Sequence[Any]


class MeasureRow(TypedDict):
    """The figures of one seat in one period. Games add their figures."""

    seat: int
    period: int


class GoalRow(TypedDict):
    """One thing to reach: its message is `aim-<goal>`. `at_most`: so many or fewer."""

    goal: str
    needs: int
    has: Sequence[int]
    at_most: bool


class LessonRow(TypedDict):
    """Something worth calling out. Games add its figures; seat None: it is everybody's."""

    lesson: str
    seat: int | None
