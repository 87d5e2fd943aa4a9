"""El Plan: a year of running a young business in Semilla City. Chapters follow the rulebook."""

from alcancia.games.elplan import (
    administration,
    bot,
    debrief,
    events,
    investment,
    lessons,
    market,
    period,
    production,
    refusing,
    scoring,
    setup,
    subsidy,
    summary,
    view,
)
from alcancia.games.elplan.table import game

__all__ = [
    "administration",
    "bot",
    "debrief",
    "events",
    "game",
    "investment",
    "lessons",
    "market",
    "period",
    "production",
    "refusing",
    "scoring",
    "setup",
    "subsidy",
    "summary",
    "view",
]
