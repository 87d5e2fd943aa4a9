"""FinanCity: ten years of a household. Chapters follow the rulebook."""

from alcancia.games.financity import anytime, bot, measures, refusing, setup, view
from alcancia.games.financity.table import game

__all__ = ["anytime", "bot", "game", "measures", "refusing", "setup", "view"]
