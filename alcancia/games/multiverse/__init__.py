"""Multiverse Money: the exchange office between dimensions. Chapters follow the rulebook."""

from alcancia.kernel import Hooks

from . import bots, debrief, exchange, options, preview, rounds, scoring, setup, view
from .state import game

__all__ = ["bots", "debrief", "exchange", "game", "options", "preview", "rounds", "scoring", "setup", "view"]

game.hooks = Hooks(
    setup=setup.setup,
    view=view.view,
    redeal=view.redeal,
    standings=scoring.standings,
    worth=scoring.worth,
    figures=preview.figures,
    check=view.check,
    check_options=options.check_options,
    needs_trainer=options.needs_trainer,
    script=options.script,
    streams=rounds.streams,
    why=exchange.why,
    prepare=rounds.prepare,
    reseal=view.reseal,
    measures=debrief.measures,
    lessons=debrief.lessons,
)
