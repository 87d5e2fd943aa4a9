"""FinanCity: ten years of a household. Chapters follow the rulebook."""

from alcancia.kernel import Hooks

from . import anytime, bots, debrief, lessons, options, preview, refusals, scoring, setup, trade, unforeseen, view
from .state import game

__all__ = ["anytime", "bots", "game"]

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
    unforceable=unforeseen.unforceable,
    streams=unforeseen.streams,
    why=refusals.why,
    lapse=trade.lapse,
    measures=debrief.measures,
    lessons=lessons.lessons,
)
