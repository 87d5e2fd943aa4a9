"""Players of Multiverse Money made of code."""

from alcancia.games.multiverse.bots import baseline, personas

__all__ = ["baseline", "personas"]
