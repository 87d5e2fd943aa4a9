"""What those who search have to know about El Plan: in one period a purchase cannot pay yet, in two it can."""

from alcancia.games.common.thinking import Thinking

from ..state import game

game.thinking = Thinking(periods=2)
