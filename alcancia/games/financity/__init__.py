"""FinanCity: ten years of a household. Chapters follow the rulebook."""

from alcancia.kernel import Hooks

from . import (
    anytime,
    bots,
    debrief,
    lessons,
    options,
    preview,
    refusals,
    scoring,
    setup,
    trade,
    unforeseen,
    view,
    year,
)
from .state import game

__all__ = ["anytime", "bots", "game"]

game.hooks = Hooks(
    setup=setup.setup, check_options=options.check_options,
    view=view.view, bot_view=view.bot_view, open_figures=True, redeal=view.redeal, check=view.check,
    standings=scoring.standings, worth=scoring.worth, figures=preview.figures,
    unforceable=unforeseen.unforceable, streams=unforeseen.streams,
    why=refusals.why, lapse=trade.lapse, measures=debrief.measures, lessons=lessons.lessons,
    left=unforeseen.left, comes=unforeseen.comes, strikes=unforeseen.strikes, goals=scoring.aims, amend=year.amend,
    last=year.last, length=year.length, covered=view.covered,
)  # fmt: skip
