"""FinanCity: ten years of a household. Chapters follow the rulebook."""

from alcancia.games.financity import (
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
from alcancia.games.financity.state import game
from alcancia.kernel import Hooks

__all__ = ["anytime", "bots", "game"]

game.hooks = Hooks(
    setup=setup.setup,
    view=view.view,
    redeal=view.redeal,
    standings=scoring.standings,
    figures=preview.figures,
    bot_view=view.bot_view,
    check=view.check,
    check_options=options.check_options,
    unforceable=unforeseen.unforceable,
    streams=unforeseen.streams,
    left=unforeseen.left,
    comes=unforeseen.comes,
    strikes=unforeseen.strikes,
    goals=scoring.aims,
    amend=year.amend,
    why=refusals.why,
    lapse=trade.lapse,
    measures=debrief.measures,
    lessons=lessons.lessons,
)
