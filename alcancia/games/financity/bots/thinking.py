"""What those who search have to know about FinanCity: in four years one sees what a move does, and the rest is long and noisy.

The coach plays to the end all the same: its sentences are about goals, which lie there."""

from alcancia.games.common.thinking import Thinking

from ..state import game

game.thinking = Thinking(periods=4, back=0)
