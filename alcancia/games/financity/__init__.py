"""FinanCity: ten years of a household. Chapters follow the rulebook."""

from alcancia.games.financity import anytime, setup, view
from alcancia.games.financity.table import game

__all__ = ["anytime", "game", "setup", "view"]
