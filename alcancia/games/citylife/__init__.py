"""City Life: a race through the city, in Basic and Advanced rules. Chapters follow the rulebook."""

from alcancia.games.citylife import debrief, leaving, preview, quiz, refusing, scoring, setup, state, trading, view
from alcancia.games.citylife.bots import baseline
from alcancia.games.citylife.state import game
from alcancia.kernel import Hooks

__all__ = ["baseline", "debrief", "game", "leaving", "preview", "quiz", "refusing", "scoring", "setup", "state", "trading", "view"]

game.hooks = Hooks(
    setup=setup.setup,
    view=view.view,
    redeal=view.redeal,
    standings=scoring.standings,
    check=view.check,
    check_options=state.check_options,
    unforceable=quiz.unforceable,
    streams=quiz.streams,
    why=refusing.why,
    prepare=state.prepare,
    hint=quiz.hint,
    seconds=quiz.seconds,
    lapse=trading.lapse,
    measures=debrief.measures,
    lessons=debrief.lessons,
)
