"""FinanCity's bots: a sensible person, and three with habits of their own."""

from alcancia.games.financity.bots import baseline, personas

__all__ = ["baseline", "personas"]
