"""Bots: what a seat may know and choose goes in, a move comes out."""

from alcancia.bots.playouts import World, imagined
from alcancia.bots.roster import bots_of, find_bot
from alcancia.bots.saying import spoken
from alcancia.bots.search import Budget, Thought, search
from alcancia.bots.seat import Bot, play_out
from alcancia.games.common.seat_view import SeatView

__all__ = ["Bot", "Budget", "SeatView", "Thought", "World", "bots_of", "find_bot", "imagined", "play_out", "search", "spoken"]
