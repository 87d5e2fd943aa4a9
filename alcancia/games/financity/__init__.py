"""FinanCity: ten years of a household. Chapters follow the rulebook."""

from alcancia.games.financity import anytime, bot, lessons, measures, refusing, scoring, setup, trade, unforeseen, view
from alcancia.games.financity.table import game
from alcancia.kernel import Hooks

__all__ = ["anytime", "bot", "game", "lessons", "measures", "refusing", "scoring", "setup", "trade", "unforeseen", "view"]

game.hooks = Hooks(
    setup=setup.setup,
    view=view.view,
    redeal=view.redeal,
    standings=scoring.standings,
    bot_view=view.bot_view,
    check=view.check,
    check_options=setup.check_options,
    unforceable=unforeseen.unforceable,
    streams=unforeseen.streams,
    why=refusing.why,
    lapse=trade.lapse,
    measures=measures.measures,
    lessons=lessons.lessons,
)
