"""City Life: a race through the city, in Basic and Advanced rules. Chapters follow the rulebook."""

from alcancia.games.citylife import abouts, bot, debrief, leaving, refusing, scoring, setup, trading, view
from alcancia.games.citylife.table import game

__all__ = ["abouts", "bot", "debrief", "game", "leaving", "refusing", "scoring", "setup", "trading", "view"]
