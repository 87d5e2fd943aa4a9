"""Multiverse Money: the exchange office between dimensions. Chapters follow the rulebook."""

from alcancia.games.multiverse import bots, debrief, exchange, options, preview, rounds, scoring, setup, view
from alcancia.games.multiverse.state import game
from alcancia.kernel import Hooks

__all__ = ["bots", "debrief", "exchange", "game", "options", "preview", "rounds", "scoring", "setup", "view"]

game.hooks = Hooks(
    setup=setup.setup,
    view=view.view,
    redeal=view.redeal,
    standings=scoring.standings,
    figures=preview.figures,
    check=view.check,
    check_options=options.check_options,
    needs_trainer=options.needs_trainer,
    script=options.script,
    streams=rounds.streams,
    left=rounds.left,
    amend=rounds.amend,
    why=exchange.why,
    prepare=rounds.prepare,
    reseal=view.reseal,
    measures=debrief.measures,
    lessons=debrief.lessons,
)
