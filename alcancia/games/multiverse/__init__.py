"""Multiverse Money: the exchange office between dimensions. Chapters follow the rulebook."""

from alcancia.kernel import Hooks

from . import bots, debrief, exchange, options, preview, rounds, scoring, setup, view
from .state import game

__all__ = ["bots", "debrief", "exchange", "game", "options", "preview", "rounds", "scoring", "setup", "view"]

game.hooks = Hooks(
    setup=setup.setup, prepare=rounds.prepare, check_options=options.check_options,
    view=view.view, bot_view=view.bot_view, redeal=view.redeal, reseal=view.reseal, check=view.check,
    standings=scoring.standings, worth=scoring.worth, figures=preview.figures,
    needs_trainer=options.needs_trainer, script=options.script, streams=rounds.streams,
    why=exchange.why, measures=debrief.measures, lessons=debrief.lessons,
    left=rounds.left, amend=rounds.amend, last=rounds.last, length=rounds.length, ahead=rounds.ahead,
)  # fmt: skip
