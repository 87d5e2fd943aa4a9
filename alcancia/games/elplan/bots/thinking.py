"""What those who search have to know about El Plan: in one period a purchase cannot pay yet, in two it can.

The coach plays to the end all the same: after two periods the judgement is often wrong about which of two ways was better."""

from alcancia.games.common.thinking import Thinking

from ..state import game

game.thinking = Thinking(periods=2, back=0)
