"""El Plan: a year of running a young business in Semilla City. Chapters follow the rulebook."""

from alcancia.kernel import Hooks

from . import bots, debrief, events, lessons, options, period, preview, scoring, setup, view
from .state import game

__all__ = ["bots", "debrief", "events", "game", "lessons", "options", "period", "preview", "scoring", "setup", "view"]

game.hooks = Hooks(
    setup=setup.setup,
    view=view.view,
    redeal=view.redeal,
    standings=scoring.standings,
    worth=scoring.worth,
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
