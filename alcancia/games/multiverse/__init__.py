"""Multiverse Money: the exchange office between dimensions. Chapters follow the rulebook."""

from alcancia.games.multiverse import bot, debrief, exchange, prices, refusing, rounds, scoring, setup, view
from alcancia.games.multiverse.table import game

__all__ = ["bot", "debrief", "exchange", "game", "prices", "refusing", "rounds", "scoring", "setup", "view"]
