"""Multiverse Money: the exchange office between dimensions. Chapters follow the rulebook."""

from alcancia.games.multiverse import bot, debrief, exchange, prices, refusing, rounds, scoring, setup, table, view
from alcancia.games.multiverse.table import game
from alcancia.kernel import Hooks

__all__ = ["bot", "debrief", "exchange", "game", "prices", "refusing", "rounds", "scoring", "setup", "table", "view"]

game.hooks = Hooks(
    setup=setup.setup,
    view=view.view,
    redeal=view.redeal,
    standings=scoring.standings,
    check=view.check,
    check_options=table.check_options,
    needs_trainer=table.needs_trainer,
    script=table.script,
    streams=rounds.streams,
    why=refusing.why,
    prepare=rounds.prepare,
    reseal=view.reseal,
    measures=debrief.measures,
    lessons=debrief.lessons,
)
