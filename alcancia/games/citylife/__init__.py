"""City Life: a race through the city, in Basic and Advanced rules. Chapters follow the rulebook."""

from alcancia.games.citylife import abouts, bot, leaving, measures, refusing, scoring, setup, trading, view
from alcancia.games.citylife.table import game

__all__ = ["abouts", "bot", "game", "leaving", "measures", "refusing", "scoring", "setup", "trading", "view"]
