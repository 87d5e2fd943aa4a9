"""FinanCity: ten years of a household. Chapters follow the rulebook."""

from alcancia.games.financity import anytime, bot, lessons, measures, refusing, setup, view
from alcancia.games.financity.table import game

__all__ = ["anytime", "bot", "game", "lessons", "measures", "refusing", "setup", "view"]
