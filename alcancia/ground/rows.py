"""The rows that games hand back: standings, measures, lessons and goals, each with what all games have in common."""

from collections.abc import Sequence
from typing import Any, NotRequired, TypedDict


class Behind(TypedDict):
    """Why a seat stands behind another: what decided, and how much of it each has. Its message is `behind-<decides>`."""

    other: int
    decides: str
    mine: int
    theirs: int


class StandingsRow(TypedDict):
    """One seat at the end (or now): its place, how its score was made, why it is not one place better. Games add what else they show."""

    rank: int
    seat: int
    score: int
    parts: Sequence[Any]
    behind: NotRequired[Behind | None]


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
