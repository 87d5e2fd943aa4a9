"""What those who search have to know about FinanCity: its goals lie at the very end, and games are short."""

from alcancia.games.common.thinking import Thinking

from ..state import game

game.thinking = Thinking()
