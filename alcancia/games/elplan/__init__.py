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
    table,
    view,
)
from alcancia.games.elplan.table import game
from alcancia.kernel import Hooks

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
    "table",
    "view",
]

game.hooks = Hooks(
    setup=setup.setup,
    view=view.view,
    redeal=view.redeal,
    standings=scoring.standings,
    bot_view=view.bot_view,
    check=view.check,
    check_options=table.check_options,
    streams=events.streams,
    why=refusing.why,
    prepare=view.prepare,
    measures=debrief.measures,
    lessons=lessons.lessons,
)
