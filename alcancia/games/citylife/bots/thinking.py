"""What those who search have to know about City Life: in an imagined world nobody knows the key of a quiz."""

from alcancia.games.common.thinking import Thinking

from ..state import game

game.thinking = Thinking(unsearched=frozenset({"answer", "at_will", "ruling"}))
