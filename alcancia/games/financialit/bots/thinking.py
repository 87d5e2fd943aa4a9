"""What those who search have to know about FinanciaLit: to the end it is long and noisy, in a round one sees what a move does."""

from alcancia.games.common.thinking import Thinking

from ..state import game

game.thinking = Thinking(periods=1)
