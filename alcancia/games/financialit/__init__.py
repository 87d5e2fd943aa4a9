"""FinanciaLit: a family's money over eight periods. Chapters follow the rulebook."""

from alcancia.kernel import Hooks

from . import bots, debrief, events, lessons, options, preview, scoring, setup, state, trainer, upkeep, view
from .state import game

__all__ = ["bots", "debrief", "game", "lessons", "options", "preview", "scoring", "setup", "state", "trainer", "view"]

game.hooks = Hooks(
    setup=setup.setup, prepare=state.prepare, check_options=options.check_options,
    view=view.view, all_open=True, open_figures=True, redeal=view.redeal, check=view.check,
    standings=scoring.standings, worth=scoring.worth, figures=preview.figures,
    needs_trainer=trainer.needs_trainer, script=trainer.script, unforceable=trainer.unforceable, streams=trainer.streams,
    amend=trainer.amend, last=trainer.last, length=trainer.length, why=trainer.why, measures=debrief.measures, lessons=lessons.lessons,
    left=trainer.left, comes=events.comes, strikes=events.strikes, goals=upkeep.goals,
)  # fmt: skip
