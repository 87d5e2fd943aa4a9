"""El Plan: a year of running a young business in Semilla City. Chapters follow the rulebook."""

from alcancia.games.elplan import (
    administration,
    bot,
    events,
    investment,
    market,
    measures,
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
    "events",
    "game",
    "investment",
    "market",
    "measures",
    "period",
    "production",
    "refusing",
    "scoring",
    "setup",
    "subsidy",
    "summary",
    "view",
]
