"""City Life: a race through the city, in Basic and Advanced rules. Chapters follow the rulebook."""

from alcancia.games.citylife import bots, debrief, leaving, offers, options, preview, quiz, refusing, scoring, setup, state, view
from alcancia.games.citylife.state import game
from alcancia.kernel import Hooks

__all__ = ["bots", "game", "leaving"]

game.hooks = Hooks(
    setup=setup.setup,
    view=view.view,
    redeal=view.redeal,
    standings=scoring.standings,
    figures=preview.figures,
    check=view.check,
    check_options=options.check_options,
    unforceable=quiz.unforceable,
    streams=quiz.streams,
    why=refusing.why,
    prepare=state.prepare,
    hint=quiz.hint,
    seconds=quiz.seconds,
    lapse=offers.lapse,
    measures=debrief.measures,
    lessons=debrief.lessons,
)
