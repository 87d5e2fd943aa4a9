"""What those who search have to know about City Life: in an imagined world nobody knows the key of a quiz.

Who thinks hard about money has learned something about it: they know as many answers as the scholar."""

from alcancia.games.common.thinking import Thinking

from ..state import game

game.thinking = Thinking(knows="scholar", unsearched=frozenset({"answer", "at_will", "ruling"}))
