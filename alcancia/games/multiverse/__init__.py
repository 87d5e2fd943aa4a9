"""Multiverse Money: the exchange office between dimensions. Chapters follow the rulebook."""

from alcancia.games.multiverse import betting, bot, debrief, exchange, prices, refusing, scoring, setup, view
from alcancia.games.multiverse.table import game

__all__ = ["betting", "bot", "debrief", "exchange", "game", "prices", "refusing", "scoring", "setup", "view"]
