"""City Life: a race through the city, in Basic and Advanced rules. Chapters follow the rulebook."""

from dataclasses import replace
from functools import partial

from alcancia.kernel import Game, Hooks

from . import bots, debrief, leaving, lessons, offers, options, preview, quiz, refusals, scoring, setup, state, turn, view
from .library import Library
from .state import game

__all__ = ["bots", "game", "leaving", "stocked"]

game.hooks = Hooks(
    setup=setup.setup, prepare=state.prepare, check_options=options.check_options,
    view=view.view, bot_view=view.bot_view, open_figures=True, redeal=view.redeal, check=view.check,
    standings=scoring.standings, worth=scoring.worth, score_in=scoring.score_in, figures=preview.figures,
    unforceable=quiz.unforceable, streams=quiz.streams, hint=quiz.hint, topic=quiz.topic, seconds=quiz.seconds,
    why=refusals.why, lapse=offers.lapse, measures=debrief.measures, lessons=lessons.lessons,
    left=quiz.left, comes=turn.comes, strikes=turn.strikes, amend=turn.amend,
    last=turn.last, length=turn.length, ahead=turn.ahead,
)  # fmt: skip


def stocked(library: Library) -> Game:
    """City Life with the content of this library."""
    hooks = replace(
        game.hooks,
        check_options=partial(options.check_options, library=library),
        prepare=partial(state.prepare, library=library),
    )
    return game.with_content({name: option.of(library) for name, option in game.schema.items() if isinstance(option, options.Named)}, hooks)
