"""Section 12: players made of rules of thumb."""

from alcancia.games.elplan.bots import personas

__all__ = ["personas"]
