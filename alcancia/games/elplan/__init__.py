"""El Plan: a year of running a young business in Semilla City. Chapters follow the rulebook."""

from alcancia.games.elplan import (
    administration,
    bots,
    debrief,
    events,
    investment,
    lessons,
    market,
    options,
    period,
    preview,
    production,
    scoring,
    setup,
    subsidy,
    summary,
    view,
)
from alcancia.games.elplan.state import game
from alcancia.kernel import Hooks

__all__ = [
    "administration",
    "bots",
    "debrief",
    "events",
    "game",
    "investment",
    "lessons",
    "market",
    "options",
    "period",
    "preview",
    "production",
    "scoring",
    "setup",
    "subsidy",
    "summary",
    "view",
]

game.hooks = Hooks(
    setup=setup.setup,
    view=view.view,
    redeal=view.redeal,
    standings=scoring.standings,
    figures=preview.figures,
    bot_view=view.bot_view,
    check=view.check,
    check_options=options.check_options,
    streams=events.streams,
    why=period.why,
    prepare=view.prepare,
    measures=debrief.measures,
    lessons=lessons.lessons,
)
