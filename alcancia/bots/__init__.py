"""Bots: what a seat may know and choose goes in, a move comes out."""

from alcancia.bots.playouts import World, imagined
from alcancia.bots.seat import Bot, bots_of, find_bot, play_out
from alcancia.games.common.seat_view import SeatView

__all__ = ["Bot", "SeatView", "World", "bots_of", "find_bot", "imagined", "play_out"]
