"""Bots: what a seat may know and choose goes in, a move comes out."""

from alcancia.bots.seat import Bot, Sight, bots_of, find_bot, play_out

__all__ = ["Bot", "Sight", "bots_of", "find_bot", "play_out"]
