"""El Plan: a year of running a young business in Semilla City. Chapters follow the rulebook."""

from alcancia.kernel import Hooks

from . import bots, debrief, events, lessons, options, period, preview, scoring, setup, view
from .state import game

__all__ = ["bots", "debrief", "events", "game", "lessons", "options", "period", "preview", "scoring", "setup", "view"]

game.hooks = Hooks(
    setup=setup.setup, prepare=view.prepare, check_options=options.check_options,
    view=view.view, all_open=True, open_figures=True, redeal=view.redeal, check=view.check,
    standings=scoring.standings, worth=scoring.worth, figures=preview.figures,
    streams=events.streams,
    why=period.why, measures=debrief.measures, lessons=lessons.lessons,
    left=events.left, comes=events.comes, strikes=events.strikes, goals=scoring.goals, amend=period.amend,
    last=period.last, length=period.length,
)  # fmt: skip
