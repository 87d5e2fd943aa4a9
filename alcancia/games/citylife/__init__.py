"""City Life: a race through the city, in Basic and Advanced rules. Chapters follow the rulebook."""

from alcancia.games.citylife import abouts, bot, debrief, leaving, quiz, refusing, scoring, setup, table, trading, view
from alcancia.games.citylife.table import game
from alcancia.kernel import Hooks

__all__ = ["abouts", "bot", "debrief", "game", "leaving", "quiz", "refusing", "scoring", "setup", "table", "trading", "view"]

game.hooks = Hooks(
    setup=setup.setup,
    view=view.view,
    redeal=view.redeal,
    standings=scoring.standings,
    check=view.check,
    check_options=table.check_options,
    unforceable=quiz.unforceable,
    streams=quiz.streams,
    why=refusing.why,
    prepare=table.prepare,
    hint=quiz.hint,
    seconds=quiz.seconds,
    lapse=trading.lapse,
    measures=debrief.measures,
    lessons=debrief.lessons,
)
